"""What is carried stays at the pointer, whatever becomes of the table meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from cardgui.rules.kings_corners.places import SIDES
from cardgui.rules.skyjo.grid import DISCARD_PILE
from cardgui.scene.board_view import BoardView
from cardgui.scene.choices import Slot
from tests.scene.conftest import MakeBoard
from tests.scene.games.test_kings_corners_table import board, moments, press, touch, with_run
from tests.scene.test_board import drag, middle, open_two

POINT = QPoint(600, 260)


def grow(view: BoardView) -> None:
    view.resize(1500, 900)
    view.fit()


def shrink(view: BoardView) -> None:
    view.resize(800, 600)
    view.fit()


def turn_round(view: BoardView) -> None:
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)


def write_larger(view: BoardView) -> None:
    view.set_text(1.4)


def stretch(view: BoardView) -> None:
    """As the edge of the window is dragged: the picture is stretched before it is drawn anew."""
    view.resize(1400, 850)
    view.resize(1500, 900)
    assert not view.transform().isIdentity()


Change = Callable[[BoardView], None]
CHANGES = [grow, shrink, turn_round, write_larger, stretch]


def seen(view: BoardView, card: int) -> QPointF:
    """Where the middle of a card is on the screen."""
    return view.viewportTransform().map(view.board.items_by_card[card].pos())


def at_pointer(view: BoardView, card: int) -> bool:
    return (seen(view, card) - POINT.toPointF()).manhattanLength() < 1


@pytest.mark.parametrize("change", CHANGES)
def test_a_card_stays_at_the_pointer(make_board: MakeBoard, change: Change) -> None:
    view = make_board()
    open_two(view)
    drag(view, middle(view, DISCARD_PILE), POINT, release=False)
    assert view.board.held is not None
    card = view.board.held.cards[0]
    assert at_pointer(view, card)
    change(view)
    held = view.board.held
    assert held is not None
    assert held.dragged
    assert view.board.items_by_card[card].lifted
    assert at_pointer(view, card)
    view.fit()
    assert at_pointer(view, card)


@pytest.mark.parametrize("change", CHANGES)
def test_a_run_stays_gathered_round_the_card_that_was_gripped(make_board: MakeBoard, change: Change) -> None:
    view, _, run = with_run(make_board)
    press(view, touch(view, run[0]))
    press(view, touch(view, run[1]))
    drag(view, touch(view, run[1]), POINT, release=False)
    held = view.board.held
    assert held is not None
    first, second = held.cards
    change(view)
    assert at_pointer(view, second)
    apart = seen(view, second) - seen(view, first)
    assert 0 < apart.x() < view.board.items_by_card[first].boundingRect().width()
    assert apart.y() == 0


def with_pile(make_board: MakeBoard) -> tuple[BoardView, int]:
    """A table at which a pile of several cards can be moved, and its place."""
    for deal in range(20):
        view = board(make_board, deal=deal)
        for table in moments(view, 60, deal):
            piles = table.observation.table.piles
            found = [move.source for move in table.legal if move.source in SIDES and len(piles[move.source]) > 2]
            if found:
                return view, found[0]
    raise AssertionError("no pile to move")


@pytest.mark.parametrize("change", CHANGES)
def test_a_pile_is_carried_on_by_the_same_card(make_board: MakeBoard, change: Change) -> None:
    view, place = with_pile(make_board)
    pile = view.controller.view().observation.table.piles[place]
    drag(view, touch(view, Slot(place, 0)), POINT, release=False)
    first, last = pile[0], pile[-1]
    assert at_pointer(view, first)
    change(view)
    assert at_pointer(view, first)
    poses = [view.board.items_by_card[card].pose for card in (first, last)]
    step = poses[1].point - poses[0].point  # type: ignore[union-attr]
    shown = seen(view, last) - seen(view, first)
    assert (shown - view.transform().map(step)).manhattanLength() < 2
