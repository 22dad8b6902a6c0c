"""Settings of the machine: defaults, doubt, signals, places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, QStandardPaths

from cardgui.preferences import (
    APPLICATION_NAME,
    HOME_VARIABLE,
    ORGANISATION_NAME,
    Preferences,
    Setting,
    data_folder,
    name_application,
)

DEFAULTS = {
    "language": "",
    "digits": "automatic",
    "colours": "system",
    "text_size": 100,
    "card_size": 100,
    "sound": True,
    "loudness": 60,
    "animation_speed": 100,
    "computer_pace": 600,
    "undo_policy": "any",
    "hints": True,
    "card_back": "",
    "four_colours": False,
    "large_print": False,
    "wait_unseen": True,
    "hand_order": "rank",
    "full_screen": False,
    "window_geometry": b"",
}
OTHERS = {
    "language": "sw",
    "digits": "western",
    "colours": "night",
    "text_size": 150,
    "card_size": 80,
    "sound": False,
    "loudness": 25,
    "animation_speed": 0,
    "computer_pace": 5000,
    "undo_policy": "until_seen",
    "hints": False,
    "card_back": "waves",
    "four_colours": True,
    "large_print": True,
    "wait_unseen": False,
    "hand_order": "suit",
    "full_screen": True,
    "window_geometry": b'\x01\xd9\x00,"\xff',
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def names() -> Iterator[None]:
    """The names of the application, which are as before afterwards."""
    before = (
        QCoreApplication.organizationName(),
        QCoreApplication.organizationDomain(),
        QCoreApplication.applicationName(),
    )
    name_application()
    yield
    QCoreApplication.setOrganizationName(before[0])
    QCoreApplication.setOrganizationDomain(before[1])
    QCoreApplication.setApplicationName(before[2])


def values(preferences: Preferences) -> dict[str, object]:
    return {key: getattr(preferences, key) for key in DEFAULTS}


def write(home: Path, text: str) -> None:
    home.mkdir(exist_ok=True)
    (home / "cardgui.ini").write_text(text, encoding="utf-8")


def test_every_setting_has_its_default_and_is_remembered(home: Path) -> None:
    assert {name for name, value in vars(Preferences).items() if isinstance(value, Setting)} == set(DEFAULTS)
    preferences = Preferences()
    assert values(preferences) == DEFAULTS
    for key, value in OTHERS.items():
        setattr(preferences, key, value)
    assert values(preferences) == OTHERS
    assert preferences.save()
    assert list(home.iterdir()) == [home / "cardgui.ini"]
    again = Preferences()
    assert values(again) == OTHERS
    assert again.set_aside is None


@pytest.mark.parametrize("key", list(DEFAULTS))
def test_a_change_is_told_once_and_only_to_those_concerned(home: Path, key: str) -> None:
    preferences = Preferences()
    told: list[str] = []
    preferences.changed.connect(told.append)
    for other in DEFAULTS:
        getattr(preferences, f"{other}_changed").connect(lambda other=other: told.append(f"{other}!"))
    setattr(preferences, key, DEFAULTS[key])
    assert told == []
    setattr(preferences, key, OTHERS[key])
    setattr(preferences, key, OTHERS[key])
    assert told == [key, f"{key}!"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "xx"),
        ("language", "SW"),
        ("digits", ""),
        ("colours", "pink"),
        ("text_size", "74"),
        ("text_size", "201"),
        ("text_size", "1e2"),
        ("text_size", "１５０"),
        ("sound", "perhaps"),
        ("loudness", "101"),
        ("sound", "1"),
        ("animation_speed", "-1"),
        ("animation_speed", "9" * 5000),
        ("computer_pace", "5001"),
        ("computer_pace", "600, 700"),
        ("undo_policy", "any, never"),
        ("full_screen", "@Invalid()"),
        ("window_geometry", "text"),
    ],
)
def test_what_cannot_be_understood_is_the_default(home: Path, key: str, value: str) -> None:
    write(home, f"[General]\n{key}={value}\ncomputer_pace_of_another_version=7\n")
    preferences = Preferences()
    assert values(preferences) == DEFAULTS
    setattr(preferences, key, OTHERS[key])
    assert preferences.save()
    assert getattr(Preferences(), key) == OTHERS[key]
    # What another version keeps there stays.
    assert "computer_pace_of_another_version=7" in (home / "cardgui.ini").read_text()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "xx"),
        ("language", None),
        ("text_size", True),
        ("text_size", 1000),
        ("text_size", 1.5),
        ("sound", 1),
        ("computer_pace", -1),
        ("undo_policy", ["any"]),
        ("window_geometry", "text"),
        ("window_geometry", b"x" * 70000),
    ],
)
def test_an_impossible_value_is_refused_by_name(home: Path, key: str, value: object) -> None:
    preferences = Preferences()
    preferences.changed.connect(lambda changed: pytest.fail(changed))
    with pytest.raises(ValueError, match=f"{key}: expected "):
        setattr(preferences, key, value)
    assert values(preferences) == DEFAULTS


def test_geometry_as_qt_gives_it(home: Path) -> None:
    preferences = Preferences()
    preferences.store(Preferences.window_geometry, bytes(QByteArray(b"\x01\x00\x02").data()))
    preferences.save()
    assert Preferences().window_geometry == b"\x01\x00\x02"


def test_the_last_set_up_of_each_game(home: Path) -> None:
    preferences = Preferences()
    told: list[str] = []
    preferences.changed.connect(told.append)
    set_up = {"seats": ["Amina", "skilled"], "options": {"target": 60, "name": 'Bê, طاولة; "x" @Invalid()'}}
    assert preferences.set_up("skyjo") is None
    preferences.store_set_up("skyjo", set_up)
    preferences.store_set_up("skyjo", set_up)
    preferences.save()
    assert told == ["set_up/skyjo"]
    assert Preferences().set_up("skyjo") == set_up
    assert Preferences().set_up("skip_bo") is None


@pytest.mark.parametrize("text", ["{", "[]", "1, 2", "\\x5b" * 5000, "7", ""])
def test_a_set_up_that_cannot_be_understood_is_none(home: Path, text: str) -> None:
    write(home, f"[set_up]\nskyjo={text}\n")
    assert Preferences().set_up("skyjo") is None


def test_a_set_up_that_json_cannot_hold_is_refused(home: Path) -> None:
    preferences = Preferences()
    for wrong in ({"a": float("nan")}, {"a": "x" * 70000}):
        with pytest.raises(ValueError, match=r"set-up of skyjo|JSON compliant"):
            preferences.store_set_up("skyjo", wrong)
    with pytest.raises(TypeError):
        preferences.store_set_up("skyjo", {"a": Path()})
    assert preferences.set_up("skyjo") is None


def test_a_settings_file_that_is_partly_unreadable_is_kept(home: Path) -> None:
    text = "[General]\nlanguage=vi\n[[[[\n"
    write(home, text)
    (home / "cardgui-unreadable-1.ini").write_text("kept earlier")
    preferences = Preferences()
    assert preferences.language == "vi"
    preferences.sound = False
    preferences.save()
    assert preferences.set_aside == home / "cardgui-unreadable-2.ini"
    assert preferences.set_aside.read_text() == text
    assert (home / "cardgui-unreadable-1.ini").read_text() == "kept earlier"
    assert Preferences().set_aside is None


def test_settings_that_cannot_be_written_still_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("a file, no folder")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    preferences = Preferences()
    preferences.language = "ar"
    assert not preferences.save()
    assert preferences.language == "ar"
    assert (tmp_path / "file").read_text() == "a file, no folder"


def test_one_variable_moves_everything(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home
    monkeypatch.chdir(home.parent)
    monkeypatch.setenv(HOME_VARIABLE, "portable")
    assert data_folder() == home.parent / "portable"


@pytest.mark.usefixtures("names")
def test_the_usual_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for value in (None, " "):
        if value is None:
            monkeypatch.delenv(HOME_VARIABLE, raising=False)
        else:
            monkeypatch.setenv(HOME_VARIABLE, value)
        place = data_folder()
        assert place == Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
        assert place.parts[-2:] == (ORGANISATION_NAME, APPLICATION_NAME)
    # Without reading or writing what belongs to the person who runs the tests.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    settings = QSettings()
    assert settings.organizationName() == ORGANISATION_NAME
    assert settings.applicationName() == APPLICATION_NAME
