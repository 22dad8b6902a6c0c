"""Kings Corners fits every window: nothing overlaps, every index can be read, the compass is never mirrored."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt

from cardgui.controller.still import still_view
from cardgui.controller.view import View
from cardgui.rules.games import game_named
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.scene.games.chips import VALUES, stacks
from cardgui.scene.games.kings_corners_layout import kings_corners_layout
from cardgui.scene.games.kings_corners_plan import WHOLE_INDEX, WHOLE_SIMPLE_INDEX, fanned
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look.sheet import SIMPLE_BELOW

SIZES = [(800, 600), (1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1600), (3840, 2160)]
ODD_SIZES = [(800, 1400), (2560, 600), (560, 600)]
DIRECTIONS = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
PILES = (*SIDES, *CORNERS)


def table(seats: int, bottom: int = 0, scoring: str = "chips") -> View:
    match = Match(game_named("kings_corners"), [Seat("person", "a")] * seats, 5, {"scoring": scoring})
    return replace(still_view(match, bottom), bottom=bottom)


def crowded(view: View, hand: int) -> View:
    """The same with piles of 13 and 12 cards and as many as are left in the hands; which ones does not matter here."""
    piles = view.observation.table.piles
    cards = sorted(card for pile in piles for card in pile)
    filled: list[list[int]] = [[] for _ in piles]
    for place, count in ((CORNERS[0], 13), (SIDES[0], 12), (FIRST_HAND + view.bottom, hand)):
        filled[place] = [cards.pop() for _ in range(count)]
    filled[FIRST_HAND + (view.bottom + 1) % view.seats] = [cards.pop() for _ in range(min(20, len(cards)))]
    filled[STOCK] = cards
    observation = view.observation
    return replace(view, observation=type(observation)(
        observation.game, observation.options, observation.seats, observation.seat, observation.number,
        type(observation.table)(
            filled, observation.table.faces, observation.table.knows, observation.table.pool, observation.table.hidden
        ),
        observation.state,
    ))  # fmt: skip


def bays(layout: Layout, view: View) -> dict[str, QRectF]:
    piles = view.observation.table.piles
    return {f"pile {place}": layout.spots[place].pile_rect(len(piles[place])) for place in PILES}


def apart(rooms: dict[str, QRectF]) -> None:
    names = list(rooms)
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            assert not rooms[one].intersects(rooms[two]), (one, two)


@pytest.mark.parametrize("scoring", ["chips", "single_round"])
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES])
def test_nothing_overlaps_or_leaves_the_felt(
    size: tuple[int, int], seats: int, direction: Qt.LayoutDirection, scoring: str
) -> None:
    frame = Frame(QSizeF(*size), direction)
    bottom = seats - 1
    view = crowded(table(seats, bottom, scoring), 20)
    layout = kings_corners_layout(frame, view)
    piles = view.observation.table.piles
    seated = {f"seat {mat.seat}": mat.rect for mat in layout.mats if mat.seat is not None}
    rooms = bays(layout, view) | seated | {"stock": layout.spots[STOCK].rect}
    apart(rooms)
    for name, room in rooms.items():
        assert frame.felt.contains(room), name
    for mat in layout.mats:
        assert mat.seat is not None or not any(mat.rect.intersects(other) for other in seated.values())
    for seat in range(seats):
        mat = seated[f"seat {seat}"]
        hand = layout.spots[FIRST_HAND + seat].pile_rect(len(piles[FIRST_HAND + seat]))
        assert mat.contains(hand), seat
        assert not hand.intersects(layout.plates[seat])
        for other, room in rooms.items():
            assert other == f"seat {seat}" or not room.intersects(layout.plates[seat]), (seat, other)
    own = seated[f"seat {bottom}"]
    hand = layout.spots[FIRST_HAND + bottom].pile_rect(20)
    assert own.contains(layout.button)
    assert not layout.button.intersects(hand)
    sorters = {sorter.order: sorter.rect for sorter in layout.sorters}
    line = QRectF(layout.prompt.x() - layout.prompt_width / 2, layout.prompt.y() - 10, layout.prompt_width, 20)
    apart(sorters | {"plate": layout.plates[bottom], "prompt": line})
    assert layout.prompt_width >= (230 if size[0] >= 800 else 210)
    stands = {piece.name: piece.rect for piece in layout.pieces if piece.name.startswith(("chips", "pot"))}
    assert bool(stands) == (scoring == "chips")
    apart(stands | bays(layout, view) | {"stock": layout.spots[STOCK].rect, "hand": hand})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_index_of_every_card_is_seen_whole(size: tuple[int, int], seats: int) -> None:
    """In piles of 13 and in a hand of 20; small cards have a larger index."""
    view = crowded(table(seats), 20)
    layout = kings_corners_layout(Frame(QSizeF(*size)), view)
    for place in (CORNERS[0], SIDES[0], FIRST_HAND):
        spot = layout.spots[place]
        whole = WHOLE_SIMPLE_INDEX if spot.u < SIMPLE_BELOW else WHOLE_INDEX
        assert spot.fan.step(len(view.observation.table.piles[place]), spot.u)[0] >= whole * spot.u - 0.01
        assert spot.u >= 40


@pytest.mark.parametrize("u", [40, 56, 88, 200])
def test_steps_shrink_before_cards_do(u: int) -> None:
    largest = float(u)
    for count in range(2, 30):
        size, step = fanned(count, u, 3.3 * u, 0.34)
        assert size + step * (count - 1) <= 3.3 * u + 0.01
        assert size <= largest
        if size < u:
            assert step <= 0.35 * size
        largest = size
    assert fanned(2, u, 3.3 * u, 0.34)[0] == u


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_compass_and_the_seats_are_not_mirrored(size: tuple[int, int]) -> None:
    view = table(4)
    there = kings_corners_layout(Frame(QSizeF(*size)), view)
    back = kings_corners_layout(Frame(QSizeF(*size), Qt.LayoutDirection.RightToLeft), view)
    for place in PILES:
        assert there.spots[place].rect == back.spots[place].rect
    north, east, south, west = (there.spots[place].centre for place in SIDES)
    assert west.x() < north.x() == south.x() < east.x()
    assert north.y() < west.y() == east.y() < south.y()
    for seat in (1, 2, 3):
        one, two = (next(mat.rect for mat in layout.mats if mat.seat == seat) for layout in (there, back))
        assert one == two
    assert there.plates[1].center().x() < there.plates[2].center().x() < there.plates[3].center().x()
    assert there.plates[0].x() < size[0] / 2 < back.plates[0].x()
    assert there.button.x() > size[0] / 2 > back.button.x()


def test_others_sit_beside_the_bays_where_there_is_room() -> None:
    wide = kings_corners_layout(Frame(QSizeF(1280, 800)), table(3))
    small = kings_corners_layout(Frame(QSizeF(800, 600)), table(3))
    assert wide.plates[1].bottom() > wide.spots[SIDES[0]].y
    assert small.plates[1].bottom() < small.spots[SIDES[0]].y


def test_more_room_makes_larger_cards() -> None:
    widths = [kings_corners_layout(Frame(QSizeF(*size)), table(4)).spots[STOCK].u for size in SIZES]
    assert widths[0] >= 58
    assert widths[2] >= 80
    assert widths[-1] >= 200


@pytest.mark.parametrize("count", [0, 1, 5, 6, 9, 15, 50, 199, 240])
def test_stacks_are_worth_what_they_show(count: int) -> None:
    shown = stacks(count)
    assert sum(VALUES[index] * many for index, many in shown) == count
    assert all(many <= 8 for _, many in shown)


@pytest.mark.parametrize("count", range(1, 801, 37))
def test_there_is_always_a_single_chip_to_pay_with(count: int) -> None:
    assert any(index == 0 and many for index, many in stacks(count))
