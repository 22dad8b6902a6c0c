"""All settings in one dialog: complete, live, by mouse and by keys, in every language and look."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, Qt, QThreadPool, QUrl
from PySide6.QtGui import QColor, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.controller.setup import parse_setup
from cardgui.preferences import Preferences, Setting
from cardgui.scene.look.avatars import is_avatar
from cardgui.windows import picture_files
from cardgui.windows.actions import CHOICES
from cardgui.windows.card_samples import BackChoice
from cardgui.windows.main_window import MainWindow
from cardgui.windows.own_settings import OwnSettingsDialog
from cardgui.windows.person_dialog import PersonDialog, edit_person
from cardgui.windows.picture_files import PictureError, read_picture
from cardgui.windows.setting_words import setting_choices, setting_value
from cardgui.windows.settings_dialog import GROUPS, SettingsDialog
from cardgui.windows.tastes import PERSONAL
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import current_theme
from cardgui.windows.widgets.toggle import Toggle
from tests.windows.conftest import OpenWindow

_ELSEWHERE = {"hand_order", "window_geometry"}
"""Settings with a place of their own: at the hand, and the window itself."""


def open_settings(window: MainWindow, group: str = "table") -> SettingsDialog:
    window.registry["settings"].trigger()
    dialog = DialogFrame.open_over(window)[-1]
    assert isinstance(dialog, SettingsDialog)
    dialog.show_group(group)
    QApplication.processEvents()
    return dialog


def words(dialog: QWidget) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(TextLabel) if not label.isHidden())


def segment(dialog: SettingsDialog, key: str, text: str) -> QWidget:
    control = dialog.controls[key]
    assert isinstance(control, Segments)
    return next(button for button in control._buttons if button.segment.key == text)


def test_every_setting_has_its_place(window: MainWindow) -> None:
    every = {name for name, value in vars(Preferences).items() if isinstance(value, Setting)}
    shown = [key for keys in GROUPS.values() for key in keys]
    assert len(shown) == len(set(shown))
    assert set(shown) | _ELSEWHERE == every
    assert set(open_settings(window).controls) == set(shown)


def test_it_opens_by_key_from_the_menu_and_on_the_start_page(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = DialogFrame.open_over(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not DialogFrame.open_over(window)
    button = window.start_page.bar.findChild(QWidget, "settings")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (dialog,) = DialogFrame.open_over(window)
    assert isinstance(dialog, SettingsDialog)


def test_every_choice_holds_at_once_and_is_kept(window: MainWindow) -> None:
    assert window.begin(parse_setup("skyjo", "person,easy", 3))
    preferences = window.services.preferences
    for group, keys in GROUPS.items():
        for key in keys:
            if key in ("language", "full_screen"):
                continue
            preferences.sound = True
            dialog = open_settings(window, group)
            control = dialog.controls[key]
            if isinstance(control, Segments):
                for text, _ in setting_choices(key):
                    QTest.mouseClick(segment(dialog, key, text), Qt.MouseButton.LeftButton)
                    assert getattr(preferences, key) == setting_value(key, text), (key, text)
            elif isinstance(control, BackChoice):
                for back in control._backs:
                    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
                    assert preferences.card_back == back.word
                    assert window.table_page.board.board.paintbox.style.back == back.word
            else:
                before = getattr(preferences, key)
                QTest.mouseClick(control, Qt.MouseButton.LeftButton)
                assert getattr(preferences, key) is not before
            dialog.finish("")
    kept = {key: getattr(preferences, key) for keys in GROUPS.values() for key in keys}
    assert preferences.save()
    again = Preferences()
    assert {key: getattr(again, key) for key in kept} == kept


def test_it_shows_what_is_changed_elsewhere(window: MainWindow) -> None:
    dialog = open_settings(window)
    preferences = window.services.preferences
    preferences.colours = "high_contrast"
    preferences.sound = False
    preferences.card_back = "tiles"
    colours, sound, backs = (dialog.controls[key] for key in ("colours", "sound", "card_back"))
    assert isinstance(colours, Segments)
    assert colours.current() == "high_contrast"
    assert isinstance(sound, Toggle)
    assert not sound.isChecked()
    assert not dialog.controls["loudness"].isEnabled()
    assert isinstance(backs, BackChoice)
    assert [back.word for back in backs._backs if back.isChecked()] == ["tiles"]


def shown(control: QWidget) -> dict[str, str]:
    """The words of each segment, by its key."""
    assert isinstance(control, Segments)
    return {button.segment.key: button.text() for button in control._buttons}


BETWEEN = [
    ("text_size", 120, "120%"),
    ("text_size", 75, "75%"),
    ("text_size", 200, "200%"),
    ("card_size", 65, "65%"),
    ("loudness", 45, "45%"),
    ("loudness", 0, "0%"),
    ("computer_pace", 10, "0.01 s"),
    ("computer_pace", 1000, "1.0 s"),
    ("animation_speed", 400, "400%"),
]
"""What no step of a setting is, and how it is written."""


@pytest.mark.parametrize(("key", "value", "text"), BETWEEN)
def test_a_value_between_two_steps_is_shown_as_it_is(window: MainWindow, key: str, value: int, text: str) -> None:
    """A text of 120% must not be told as one of 125%."""
    preferences = window.services.preferences
    setattr(preferences, key, value)
    dialog = open_settings(window)
    control = dialog.controls[key]
    assert isinstance(control, Segments)
    assert control.current() == str(value)
    assert shown(control)[str(value)] == text
    order = [int(number) for number in control.offered() if int(number) or key == "loudness"]
    assert order in (sorted(order), sorted(order, reverse=True))
    assert getattr(preferences, key) == value, "looking at it changes nothing"
    step = next(number for number, _ in setting_choices(key) if int(number))
    control.set_current(step)
    assert getattr(preferences, key) == int(step)
    assert str(value) in control.offered(), "one can go back"
    dialog.finish("")
    assert str(value) not in shown(open_settings(window).controls[key])


def test_a_value_that_comes_while_the_settings_are_open_is_shown_too(window: MainWindow) -> None:
    dialog = open_settings(window)
    window.services.preferences.text_size = 133
    assert shown(dialog.controls["text_size"])["133"] == "133%"
    assert isinstance(dialog.controls["text_size"], Segments)
    assert dialog.controls["text_size"].current() == "133"


@pytest.mark.parametrize(("key", "value"), [("text_size", 150), ("computer_pace", 0), ("animation_speed", 0)])
def test_a_step_is_none_of_its_own_number(window: MainWindow, key: str, value: int) -> None:
    setattr(window.services.preferences, key, value)
    control = open_settings(window).controls[key]
    assert isinstance(control, Segments)
    assert control.offered() == tuple(text for text, _ in setting_choices(key))
    assert control.current() == str(value)


def test_the_menu_checks_what_holds_and_nothing_else(window: MainWindow) -> None:
    actions, preferences = window.registry, window.services.preferences

    def checked(submenu: str) -> list[str]:
        return [name for name in CHOICES[submenu] if actions[name].isChecked()]

    preferences.text_size = 150
    assert checked("text") == ["text_150"]
    preferences.text_size = 140
    assert checked("text") == []
    actions["text_100"].trigger()
    assert preferences.text_size == 100
    assert checked("text") == ["text_100"]
    preferences.loudness = 45
    assert checked("sound") == []
    preferences.sound = False
    assert checked("sound") == ["sound_0"]
    assert checked("undo_policy") == ["undo_any"]


def test_the_language_changes_live_and_the_focus_stays(window: MainWindow) -> None:
    dialog = open_settings(window, "language")
    QTest.mouseClick(segment(dialog, "language", "ar"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert window.services.preferences.language == "ar"
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert dialog.isVisible()
    focused = QApplication.focusWidget()
    assert focused is segment(dialog, "language", "ar")
    assert focused.isVisible()
    QTest.keyClick(focused, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert window.services.preferences.language == "vi"


def test_all_can_be_reached_by_keys(window: MainWindow) -> None:
    dialog = open_settings(window)
    focused = QApplication.focusWidget()
    assert focused is dialog._tabs.taken_button()
    for group, keys in GROUPS.items():
        dialog._tabs.taken_button().setFocus()
        while dialog._tabs.current() != group:
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Right)
        for key in keys:
            if key == "loudness":
                assert dialog.controls[key].isEnabled()
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]  # there is one
            focused = QApplication.focusWidget()
            control = dialog.controls[key]
            assert focused is control or control.isAncestorOf(focused), key  # type: ignore[arg-type]
    backs = dialog.controls["card_back"]
    dialog.show_group("cards")
    assert isinstance(backs, BackChoice)
    backs._backs[0].setFocus()
    QTest.keyClick(backs._backs[0], Qt.Key.Key_Right)
    assert window.services.preferences.card_back == backs._backs[1].word


@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_everything_fits_the_least_window(open_window: OpenWindow, language: str, text_size: int) -> None:
    window = open_window(800, 600)
    window.services.preferences.language = language
    window.services.preferences.text_size = text_size
    QApplication.processEvents()
    for group, keys in GROUPS.items():
        dialog = open_settings(window, group)
        assert dialog.rect().contains(dialog.sheet_rect())
        for key in keys:
            control = dialog.controls[key]
            assert control.accessibleName()
            left = control.mapTo(dialog, QPoint(0, 0)).x()
            assert dialog.sheet_rect().left() <= left
            assert left + control.width() <= dialog.sheet_rect().right()
            if isinstance(control, Segments):
                for button in control._buttons:
                    assert button.wanted_width() <= button.width() + 14 * current_theme.scale, (key, button.text())
        dialog.finish("")


def test_whose_setting_it_is_stands_there(window: MainWindow) -> None:
    people, tastes = window.services.people, window.services.tastes
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    tastes.set_own(ana, "large_print", True)
    setup = parse_setup("skyjo", "person:Ana,easy", 3)
    assert window.begin(replace(setup, people=(ana, None)))
    dialog = open_settings(window, "cards")
    assert words(dialog).count("'s own setting") == 1
    toggle = dialog.controls["large_print"]
    assert isinstance(toggle, Toggle)
    assert toggle.isChecked()
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert people.settings(ana).large_print is False
    assert not window.services.preferences.large_print


# -- the person's dialog


def test_own_settings_are_chosen_and_given_up(window: MainWindow) -> None:
    people, tastes = window.services.people, window.services.tastes
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    person = people.get(ana)
    dialog = edit_person(window, window.services, person)
    assert dialog is not None
    dialog._open_settings()
    own = DialogFrame.open_over(window)[-1]
    assert isinstance(own, OwnSettingsDialog)
    assert set(own.controls) == set(PERSONAL)
    for key, segments in own.controls.items():
        assert segments.current() == ""
        for text, _ in setting_choices(key):
            segments.set_current(text)
            assert tastes.own(ana, key) == setting_value(key, text)
        segments.set_current("")
        assert tastes.own(ana, key) is None
    own.finish("")
    tastes.set_own(ana, "text_size", 120)
    dialog._open_settings()
    own = DialogFrame.open_over(window)[-1]
    assert isinstance(own, OwnSettingsDialog)
    assert own.controls["text_size"].current() == "120"
    assert shown(own.controls["text_size"])["120"] == "120%"
    own.finish("")
    dialog.finish("")


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#3366CC"))
    path = tmp_path / "photo.png"
    assert image.save(str(path))
    return path


def wait_for_picture(dialog: PersonDialog) -> None:
    assert dialog.reading
    for _ in range(1000):
        if not dialog.reading:
            return
        QTest.qWait(20)
    raise AssertionError("the picture was not read")


def test_an_own_picture_is_taken_shown_and_there_at_the_next_start(open_window: OpenWindow, photo: Path) -> None:
    window = open_window()
    people = window.services.people
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    dialog = edit_person(window, window.services, people.get(ana))
    assert isinstance(dialog, PersonDialog)
    dialog.take_picture(photo)
    wait_for_picture(dialog)
    dialog._submit()
    saved = people.get(ana)
    assert saved is not None
    assert saved.picture.startswith("own-")
    assert is_avatar(saved.picture)
    window.start_page.refresh()
    window.show_start()
    button = window.start_page._family._people[0]
    assert button.who == saved.picture
    middle = button.picture_centre().toPoint()
    assert button.grab().toImage().pixelColor(middle).blue() > 180
    window = open_window()
    assert window.start_page._family._people[0].who == saved.picture


def test_a_file_that_is_no_picture_changes_nothing_and_says_why(window: MainWindow, tmp_path: Path) -> None:
    people = window.services.people
    assert people is not None
    ana = people.add("Ana", "owl", 1.0)
    dialog = edit_person(window, window.services, people.get(ana))
    assert isinstance(dialog, PersonDialog)
    wrong = tmp_path / "wrong.png"
    wrong.write_text("nothing to see")
    dialog.take_picture(wrong)
    wait_for_picture(dialog)
    assert "This is not a picture." in words(dialog)
    dialog._submit()
    saved = people.get(ana)
    assert saved is not None
    assert saved.picture == "owl"
    assert people.pictures() == {}


def test_a_picture_can_be_dropped(window: MainWindow, photo: Path) -> None:
    dialog = edit_person(window, window.services)
    assert isinstance(dialog, PersonDialog)
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(photo))])
    event = QDropEvent(
        dialog.rect().center().toPointF(),
        Qt.DropAction.CopyAction,
        carried,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    dialog.dropEvent(event)
    wait_for_picture(dialog)
    dialog.field.setText("Zuri")
    dialog._submit()
    assert window.services.people is not None
    assert window.services.people.all()[0].picture.startswith("own-")


def test_the_picture_changes_at_the_table_too(window: MainWindow, photo: Path) -> None:
    people, controller = window.services.people, window.services.controller
    assert people is not None
    ana = people.add("Ana", "fox", 1.0)
    assert window.begin(replace(parse_setup("skyjo", "person:Ana,easy", 3), people=(ana, None)))
    dialog = edit_person(window, window.services, people.get(ana))
    assert isinstance(dialog, PersonDialog)
    dialog.take_picture(photo)
    wait_for_picture(dialog)
    dialog._submit()
    assert controller.view().chairs[0].picture.startswith("own-")


def test_the_window_does_not_wait_for_a_picture(
    window: MainWindow, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read beside the window, nothing is saved without it, and the one chosen last counts."""
    png, go_on = read_picture(photo), threading.Event()
    threads: list[int] = []

    def slow(path: Path) -> bytes:
        threads.append(threading.get_ident())
        assert go_on.wait(20)
        if path.name == "first.png":
            raise PictureError("damaged")
        return png

    monkeypatch.setattr(picture_files, "read_picture", slow)
    dialog = edit_person(window, window.services)
    assert isinstance(dialog, PersonDialog)
    dialog.take_picture(Path("first.png"))
    dialog.take_picture(photo)
    QTest.keyClicks(dialog.field, "Zuri")
    assert dialog.field.text() == "Zuri", "the window is at work meanwhile"
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog._save.isEnabled()
    assert "The picture is being read…" in words(dialog)
    assert window.services.people is not None
    assert window.services.people.all() == []
    go_on.set()
    wait_for_picture(dialog)
    assert "damaged" not in words(dialog)
    assert threading.get_ident() not in threads
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.services.people.all()[0].picture.startswith("own-")


def test_a_picture_that_comes_after_its_dialog_does_no_harm(
    window: MainWindow, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(picture_files, "read_picture", lambda path: go_on.wait(20) and b"")
    dialog = edit_person(window, window.services)
    assert isinstance(dialog, PersonDialog)
    dialog.take_picture(photo)
    dialog.finish("")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    go_on.set()
    assert QThreadPool.globalInstance().waitForDone(20_000)
    QApplication.processEvents()
    assert window.services.people is not None
    assert window.services.people.all() == []
