"""A match from the words of a command line, and one clear line for what is wrong with them."""

from __future__ import annotations

import unicodedata

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardgui.controller.computer_names import COMPUTER_NAMES, computer_name, in_the_language
from cardgui.controller.setup import SetupError, new_deal, parse_setup
from cardgui.rules.errors import RulesError


def test_what_is_asked_for(qapp: QApplication) -> None:
    setup = parse_setup("skyjo", "person, easy,skilled:Rosa ,person:Amina", "12", ["target=50", "columns=off"])
    assert [(seat.kind, seat.level) for seat in setup.seats] == [
        ("person", None), ("computer", "easy"), ("computer", "skilled"), ("person", None),
    ]  # fmt: skip
    assert [seat.name for seat in setup.seats] == ["Player 1", "Baraka", "Rosa", "Amina"]
    assert (setup.deal, setup.options) == (12, {"target": 50, "columns": False})


def test_what_is_left_out(qapp: QApplication) -> None:
    setup = parse_setup("skyjo")
    assert [seat.kind for seat in setup.seats] == ["person", "computer", "computer", "computer"]
    assert len({seat.name for seat in setup.seats}) == 4
    assert {parse_setup("skyjo").deal for _ in range(8)} != {setup.deal}
    assert all(0 < new_deal() < 1_000_000 for _ in range(50))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "chess"}, ["--game", "chess", "skyjo"]),
        ({"seats": "person"}, ["--seats", "1 seat", "2 to 8"]),
        ({"seats": "person,genius"}, ["--seats", "genius", "beginner, easy"]),
        ({"seats": "person,,easy"}, ["--seats", "person"]),
        ({"seats": "person:,easy"}, ["--seats", "person:", "no name"]),
        ({"seats": "easy,easy: \u200f"}, ["--seats", "no name"]),
        ({"seats": "person:" + "x" * 50 + ",easy"}, ["--seats", "40"]),
        ({"deal": "many"}, ["--deal", "many", "9007199254740991"]),
        ({"deal": -1}, ["--deal", "-1"]),
        ({"deal": "9007199254740992"}, ["--deal"]),
        ({"options": ["target"]}, ["--option", "target", "name=value"]),
        ({"options": ["colour=red"]}, ["--option", "colour", "target"]),
        ({"options": ["target=1"]}, ["--option", "target", "20 to 300"]),
    ],
)
def test_what_is_wrong(qapp: QApplication, words: dict[str, object], said: list[str]) -> None:
    with pytest.raises(SetupError) as wrong:
        parse_setup(**{"game": "skyjo", **words})  # type: ignore[arg-type]  # the wrong words are the point
    line = str(wrong.value)
    assert "\n" not in line
    assert isinstance(wrong.value, RulesError)
    for part in said:
        assert part in line


def test_every_computer_player_has_a_name_of_its_own() -> None:
    taken: list[str] = ["zuri"]
    for _ in range(12):
        taken.append(computer_name(taken))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert set(COMPUTER_NAMES["en"]) - {"Zuri"} < set(taken)


@pytest.mark.parametrize("language", COMPUTER_NAMES)
def test_computer_players_have_names_of_the_language(language: str) -> None:
    names = COMPUTER_NAMES[language]
    assert len(set(names)) == len(names) == len(COMPUTER_NAMES["en"]) == 8
    assert all(("ARABIC" in unicodedata.name(letter)) is (language == "ar") for name in names for letter in name)
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        taken: list[str] = []
        for _ in range(10):
            taken.append(computer_name(taken))
        assert tuple(taken[:8]) == names
        assert len(set(taken)) == 10
        assert [in_the_language(name, ()) for name in names] == list(names)
        assert in_the_language("Robby", ()) == "Robby"
    finally:
        QLocale.setDefault(before)


def test_a_computer_player_s_name_is_never_somebody_else_s() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("ar"))
    try:
        assert in_the_language("Baraka", ["Linh"]) == "أمل"
        assert in_the_language("Baraka", ["أمل"]) == "نور"
    finally:
        QLocale.setDefault(before)
