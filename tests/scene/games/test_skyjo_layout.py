"""Skyjo's table fits every window: nothing overlaps, nothing is cut off, cards can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt

from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, DRAW_PILE, WIDTH, drawn_place, grid_start
from cardgui.scene.games.skyjo_layout import skyjo_layout
from cardgui.scene.layout import Frame, Layout

SIZES = [(800, 600), (1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1600), (3840, 2160)]
ODD_SIZES = [(800, 1400), (2560, 600), (560, 600)]
LEAST_CARD = 28
"""px: below this the numeral of a card in the corner is no longer read."""


def rooms(layout: Layout, seats: int) -> dict[str, QRectF]:
    """All rooms that must not overlap each other, by name."""
    found = {f"mat {mat.seat}": mat.rect for mat in layout.mats}
    found["drawn"] = layout.spots[drawn_place(0)].rect
    for name, point in layout.pills.items():
        found[f"pill {name}"] = QRectF(point.x() - 5, point.y() - 5, 10, 10)
    return found


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES])
def test_nothing_overlaps_or_leaves_the_felt(size: tuple[int, int], seats: int, direction: Qt.LayoutDirection) -> None:
    frame = Frame(QSizeF(*size), direction)
    layout = skyjo_layout(frame, seats, bottom=seats // 2)
    found = rooms(layout, seats)
    names = [name for name in found if not name.startswith("pill")]
    for i, one in enumerate(names):
        assert frame.felt.contains(found[one]), one
        for two in names[i + 1 :]:
            assert not found[one].intersects(found[two]), (one, two)
    for seat in range(seats):
        mat = next(mat.rect for mat in layout.mats if mat.seat == seat)
        for cell in range(CELLS):
            assert mat.contains(layout.spots[grid_start(seat) + cell].rect)
            assert not layout.plates[seat].intersects(layout.spots[grid_start(seat) + cell].rect)
        for other in layout.mats:
            assert other.seat == seat or not other.rect.intersects(layout.plates[seat])
    piles = next(mat.rect for mat in layout.mats if mat.seat is None)
    for place in (DRAW_PILE, DISCARD_PILE):
        assert piles.contains(layout.spots[place].rect)
    assert not layout.spots[DRAW_PILE].rect.intersects(layout.spots[DISCARD_PILE].rect)
    if size in SIZES:
        assert min(spot.u for spot in layout.spots.values()) >= LEAST_CARD


@pytest.mark.parametrize("seats", range(2, 9))
def test_clockwise_stays_clockwise_from_right_to_left(seats: int) -> None:
    """The grids are mirrored, the order of the seats round the table is not."""
    size = QSizeF(1280, 800)
    there = skyjo_layout(Frame(size), seats, 0)
    back = skyjo_layout(Frame(size, Qt.LayoutDirection.RightToLeft), seats, 0)
    for seat in range(1, seats):
        one, two = (
            next(mat.rect.united(made.plates[seat]).center() for mat in made.mats if mat.seat == seat)
            for made in (there, back)
        )
        assert (one.x() < 640) == (two.x() < 640) or abs(one.x() - 640) < 1
        assert abs(one.y() - two.y()) < 1
    first, last = grid_start(0), grid_start(0) + WIDTH - 1
    assert there.spots[first].x < there.spots[last].x
    assert back.spots[first].x > back.spots[last].x
    assert there.spots[DRAW_PILE].x < there.spots[first].x
    assert back.spots[DRAW_PILE].x > back.spots[first].x


def test_more_room_makes_larger_cards() -> None:
    widths = [skyjo_layout(Frame(QSizeF(*size)), 4, 0).spots[grid_start(0)].u for size in SIZES if size[0] != 1366]
    assert widths[0] >= 50
    assert widths == sorted(widths)
