"""A finger does what the mouse does, and nothing that it has to find is smaller than a finger."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.rules.games import GAMES
from cardgui.rules.kings_corners.piles import FIRST_HAND
from cardgui.rules.moves import DRAW, END, TOP
from cardgui.rules.skyjo.grid import DISCARD_PILE, DRAW_PILE, drawn_place, grid_start
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from cardgui.scene.look_through import REST_MS
from tests.scene.conftest import MakeBoard

FINGER = 34
"""px: 9 mm on a screen of 96 px an inch."""
LARGE_HAND = 14
SCREEN = (800, 600)
"""px: QTest's fingers reach no farther than the offscreen platform's screen."""
SIZES = ((1024, 700), (1280, 720), (1100, 1000), (1920, 1080))


class Finger:
    """One finger on the table."""

    device = None

    def __init__(self, view: BoardView) -> None:
        if Finger.device is None:
            Finger.device = QTest.createTouchDevice()
        self._view = view

    def _send(self, what: str, point: QPoint) -> None:
        viewport = self._view.viewport()
        sequence: Any = QTest.touchEvent(viewport, Finger.device)
        getattr(sequence, what)(0, point, viewport)
        sequence.commit()
        QApplication.processEvents()

    def middle(self, place: int) -> QPoint:
        return self._view.board.room_of(Slot(place)).center().toPoint()

    def tap(self, place: int) -> None:
        self.press(place)
        self._send("release", self.middle(place))

    def press(self, place: int) -> None:
        self._send("press", self.middle(place))

    def drag(self, start: int, end: int) -> None:
        self.press(start)
        way = self.middle(end) - self.middle(start)
        for step in (1, 2, 3, 4):
            self._send("move", self.middle(start) + way * step / 4)
        self._send("release", self.middle(end))


def faces_up(view: BoardView, seat: int = 0) -> int:
    assert view.board.view is not None
    down = view.board.view.observation.state["down"]
    assert isinstance(down, list)
    return 12 - int(down[seat]).bit_count()


def test_a_finger_taps(make_board: MakeBoard) -> None:
    view = make_board("person,easy", size=SCREEN)
    finger = Finger(view)
    finger.tap(grid_start(0))
    assert faces_up(view) == 1
    finger.tap(grid_start(0) + 5)
    assert faces_up(view) == 2
    finger.tap(DRAW_PILE)
    held = view.board.held
    assert held is not None
    assert held.slot == Slot(drawn_place(0))
    finger.tap(grid_start(0) + 6)
    assert faces_up(view) == 3


def test_two_quick_taps_on_two_places_are_no_double_tap(make_board: MakeBoard) -> None:
    """A double tap on a touch screen may be a hand's breadth wide; each tap is carried out where it is."""
    view = make_board("person,easy", size=SCREEN)
    for cell in (0, 5):
        Finger(view).tap(grid_start(0) + cell)
    point = view.board.room_of(Slot(DISCARD_PILE)).center()
    view.pointer.double_click(point, finger=True)
    assert view.board.held is not None
    view.pointer.release(point)
    assert view.board.held.slot == Slot(DISCARD_PILE)
    # The next one there is one: the card goes to its best place.
    view.pointer.double_click(point, finger=True)
    assert view.board.held is None
    assert faces_up(view) == 3


def test_a_finger_drags(make_board: MakeBoard) -> None:
    view = make_board("person,easy", size=SCREEN)
    finger = Finger(view)
    for cell in (0, 5):
        finger.tap(grid_start(0) + cell)
    assert view.board.view is not None
    card = view.board.view.observation.table.piles[DISCARD_PILE][-1]
    finger.drag(DISCARD_PILE, grid_start(0) + 6)
    assert view.board.view.observation.table.piles[grid_start(0) + 6] == [card]
    assert view.board.held is None


def test_a_finger_that_stays_looks_through_a_pile(make_board: MakeBoard) -> None:
    view = make_board("person,easy", game="skip_bo", size=SCREEN)
    board, rng = view.board, random.Random(3)
    for _ in range(400):
        assert board.view is not None
        close = [slot for slot in board.slots() if view.looking.is_close(slot)]
        if close:
            break
        away = [move for move in board.view.legal if move.target >= 0]
        board.chosen.emit([rng.choice(away)])
    slot = close[0]
    spot = board.layout.spots[slot.place]  # type: ignore[union-attr]
    point = spot.pile_rect(len(board.view.observation.table.piles[slot.place])).center().toPoint()
    Finger(view)._send("press", point)
    QTest.qWait(REST_MS + 100)
    assert view.looking.slot == slot
    Finger(view)._send("release", point)
    Finger(view).tap(0)
    assert view.looking.slot is None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_own_places_are_as_wide_as_a_finger(make_board: MakeBoard, game: str, size: tuple[int, int]) -> None:
    """With each number of seats; of a hand what is seen of each card."""
    for seats in range(GAMES[game].low, GAMES[game].high + 1):
        view = make_board(",".join(["person"] + ["easy"] * (seats - 1)), seats, game=game, size=size)
        for width, what in widths(view):
            assert width >= FINGER, (seats, what)


@pytest.mark.parametrize("size", SIZES[:1] + SIZES[-2:-1], ids=str)
def test_cards_of_a_large_hand_are_as_wide_as_a_finger(make_board: MakeBoard, size: tuple[int, int]) -> None:
    view = make_board("person,easy", game="kings_corners", size=size, options=("must_play=false",))
    board = view.board
    for _ in range(60):
        assert board.view is not None
        own = board.view.observation.table.piles[FIRST_HAND]
        if not board.view.legal or len(own) == LARGE_HAND:
            break
        board.chosen.emit([next((move for move in board.view.legal if move.verb in (END, DRAW)), board.view.legal[0])])
        for width, what in widths(view):
            assert width >= FINGER, (len(own), what)
    assert len(own) == LARGE_HAND


def widths(view: BoardView) -> list[tuple[float, str]]:
    """How wide everything is that the person at the bottom uses, px."""
    board = view.board
    assert board.view is not None
    assert board.layout is not None
    found = []
    places = board.view.game.places(board.view.seats)
    piles = board.view.observation.table.piles
    for slot in board.slots():
        place, spot = places[slot.place], board.layout.spots[slot.place]
        if place.seat not in (None, board.view.bottom) or spot.tucked:
            continue
        seen = board.room_of(slot).width()
        if slot.at != TOP and len(piles[slot.place]) > 1:
            seen = min(seen, abs(spot.fan.step(len(piles[slot.place]), spot.u)[0]))
        found.append((seen, f"{slot}"))
    for sorter in board.layout.sorters:
        found.append((board.sorter_room(sorter).width(), sorter.title))
    button = board.fixtures.button
    if not button.isNull():
        found += [(button.width(), "button"), (button.height(), "height of the button")]
    return found
