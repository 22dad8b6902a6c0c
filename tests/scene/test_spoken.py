"""What a screen reader is told of the table: uses of places, seats, and what to do."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.rules.skyjo.grid import DISCARD_PILE, DRAW_PILE, grid_start
from cardgui.scene import spoken
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from cardgui.scene.overlay import PLATES
from tests.scene.conftest import MakeBoard


class Ears:
    """Stands for Qt's accessibility while a screen reader listens. heard: what was announced."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: Any) -> None:
        self.heard.append(event.message())


def press(view: BoardView, place: int) -> None:
    QTest.keyClick(view.overlay.buttons[Slot(place)], Qt.Key.Key_Space)
    QApplication.processEvents()


def use(view: BoardView, place: int) -> str:
    return view.overlay.buttons[Slot(place)].accessibleDescription()


def test_each_place_says_what_can_be_done_with_it(make_board: MakeBoard) -> None:
    view = make_board("person,easy")
    own, other = grid_start(0), grid_start(1)
    assert use(view, own) == "can be chosen"
    assert use(view, other) == use(view, DRAW_PILE) == ""
    press(view, own)
    press(view, own + 1)
    assert use(view, DRAW_PILE) == use(view, DISCARD_PILE) == "can be chosen"
    press(view, DISCARD_PILE)
    assert use(view, DISCARD_PILE) == "you hold it"
    assert use(view, own + 2) == "the held card may go here"
    assert use(view, other) == ""
    QTest.keyClick(view.overlay.buttons[Slot(DISCARD_PILE)], Qt.Key.Key_Escape)
    assert use(view, DISCARD_PILE) == "can be chosen"


def test_plates_are_buttons_that_say_how_the_seats_stand(make_board: MakeBoard) -> None:
    view = make_board("person:Ada,easy")
    chosen: list[int] = []
    view.plate_chosen.connect(chosen.append)
    names = [view.overlay.buttons[Slot(PLATES - seat)].accessibleName() for seat in range(2)]
    assert names[0].startswith("Ada. ")
    assert names[0].endswith("on turn")
    assert "Easy" in names[1]
    assert "points" in names[1]
    press(view, PLATES - 1)
    assert chosen == [1]


def test_what_to_do_is_read_aloud_once(make_board: MakeBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    ears = Ears()
    monkeypatch.setattr(spoken, "QAccessible", ears)
    view = make_board("person,easy")
    QApplication.processEvents()
    first = ears.heard[:]
    assert len(first) == 1
    assert view.accessibleDescription() == first[0] == view.board.fixtures.line
    view.board.relayout()
    QApplication.processEvents()
    assert ears.heard == first
    press(view, grid_start(0))
    press(view, grid_start(0) + 1)
    assert ears.heard[-1] == "Take one of these"
    press(view, DISCARD_PILE)
    assert ears.heard[-1] == "Choose the card to exchange"
