"""Lights at the table: calm where many lie side by side, and none of them hides what has to be read."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF

from cardgui.rules.skyjo.grid import CELLS, grid_start
from cardgui.scene.choices import Slot
from cardgui.scene.lights import BADGE_HEIGHT, TARGET_HEIGHT, arrow_ends, is_lattice
from cardgui.scene.look.lights import FOCUS_GAP, focus_gap
from cardgui.scene.look.plates import PillContent, pill_width
from cardgui.scene.look.theme import DAY
from cardgui.scene.signs import fitting_scale
from tests.scene.conftest import MakeBoard

U = 60.0


def grid(columns: int, rows: int, gap: float) -> list[QRectF]:
    return [
        QRectF(column * (1 + gap) * U, row * (1.4 + gap) * U, U, 1.4 * U)
        for row in range(rows)
        for column in range(columns)
    ]


def test_a_grid_is_a_lattice_and_rows_apart_are_not() -> None:
    assert is_lattice(grid(4, 3, 0.09))
    assert not is_lattice(grid(8, 1, 0.09))
    assert not is_lattice(grid(4, 3, 0.3))
    assert not is_lattice(grid(4, 1, 0.09) + [room.translated(0, 3 * U) for room in grid(4, 1, 0.09)])


def test_a_hints_arrow_keeps_to_the_edges() -> None:
    source, target = QRectF(0, 0, U, 1.4 * U), QRectF(300, 200, U, 1.4 * U)
    start, end = arrow_ends(source, target, 1.0)
    assert not source.adjusted(1, 1, -1, -1).contains(start)
    assert not target.contains(end)
    assert target.adjusted(-10, -10, 10, 10).contains(end)


def test_between_neighbours_it_has_a_length_all_the_same() -> None:
    start, end = arrow_ends(QRectF(0, 0, U, 1.4 * U), QRectF(U + 5, 0, U, 1.4 * U), 1.0)
    assert end.x() - start.x() >= 20
    same = QRectF(0, 0, U, U)
    assert arrow_ends(same, same, 1.0) == (same.center(), same.center())


@pytest.mark.parametrize("u", [40, 80, 200])
def test_the_keyboards_ring_lies_outside_a_targets_frame(u: int) -> None:
    """The frame with its brackets reaches 0.085 u beyond the card; the ring's halo is 7 px wide."""
    assert focus_gap(u, 1.0) - 3.5 >= 0.085 * u - 0.01
    assert focus_gap(20, 1.0) >= FOCUS_GAP


def test_the_movers_picture_lies_above_the_lights(make_board: MakeBoard) -> None:
    assert BADGE_HEIGHT > TARGET_HEIGHT + 1
    board = make_board("person,person").board
    board.click(Slot(grid_start(0)))
    assert [item for item in board.items() if item.zValue() >= BADGE_HEIGHT]


def test_the_whole_grid_is_lit_calmly(make_board: MakeBoard) -> None:
    """The frames of the cells in the window differ from the usual one, which a single place gets."""
    board = make_board("person,easy").board
    view = board.view
    assert view is not None
    rooms = [board.room_of(Slot(grid_start(0) + cell)) for cell in range(CELLS)]
    assert is_lattice(rooms)
    parts = board.paintbox.parts
    u = rooms[0].width()
    calm, usual = (parts.target(u, DAY, 1, on_card=True, calm=calm).pixmap.toImage() for calm in (True, False))
    away = math.ceil(0.46 * u)
    assert usual.pixelColor(away - 3, usual.height() // 2).alpha() > 0
    assert calm.pixelColor(away - 4, calm.height() // 2).alpha() == 0


def test_a_line_too_long_is_written_smaller_before_it_is_cut() -> None:
    pill = PillContent("Build, or discard a card", kind="prompt")
    narrow, wide = pill_width(pill, 1.0), pill_width(pill, 1.4)
    assert fitting_scale([(pill, wide)], 1.0, 1.4) == 1.4
    assert 1.0 <= fitting_scale([(pill, narrow + 10)], 1.0, 1.4) < 1.4
    assert fitting_scale([(pill, narrow / 2)], 1.0, 1.4) == 1.0


def test_the_table_says_that_it_is_paused(make_board: MakeBoard) -> None:
    """While a computer seat is on turn; a person's turn has a line of its own."""
    view = make_board("person,easy")
    controller, fixtures = view.controller, view.board.fixtures
    controller.pause(True)
    while controller.view().legal:
        assert fixtures.line not in ("", "Paused")
        controller.play([controller.view().legal[0]])
    assert fixtures.line == "Paused"
    controller.look_at(0)
    assert fixtures.line == ""
    controller.pause(False)
    assert fixtures.line not in ("", "Paused")
