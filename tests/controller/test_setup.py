"""A match from the words of a command line, and one clear line for what is wrong with them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import COMPUTER_NAMES, SetupError, computer_name, new_deal, parse_setup
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
        ({"seats": "person"}, ["--seats", "1 seats", "2 to 8"]),
        ({"seats": "person,genius"}, ["--seats", "genius", "easy, skilled"]),
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
    assert set(COMPUTER_NAMES) - {"Zuri"} < set(taken)
