"""The tables of both Skip-Bo games fit every window: nothing overlaps, nothing is cut off, cards can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication

from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE
from cardgui.scene.games import skip_bo_junior_layout, skip_bo_layout
from cardgui.scene.layout import Frame, Layout, Spread
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.theme import DAY
from cardgui.scene.poses import strip_of

SIZES = [(800, 600), (1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1600), (3840, 2160)]
ODD_SIZES = [(800, 1400), (2560, 600), (560, 600)]
LEAST_CARD = 28
"""px: below this the numeral of a card in the corner is no longer read."""
READABLE = 0.25
"""u: of an earlier card so much must be seen for its number to be read."""

Lay = Callable[[Frame, int, int], Layout]
Own = Callable[[int], list[int]]
SKIP_BO = (skip_bo_layout.skip_bo_layout, skip_bo_layout.own_places, True)
JUNIOR = (skip_bo_junior_layout.junior_layout, skip_bo_junior_layout.own_places, False)
TABLES = [(*SKIP_BO, seats) for seats in range(2, 7)] + [(*JUNIOR, seats) for seats in range(2, 5)]
DIRECTIONS = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]


def room(point: QPointF) -> QRectF:
    """The room of a small label."""
    return QRectF(point.x() - 12, point.y() - 10, 24, 20)


def apart(rooms: dict[str, QRectF]) -> None:
    names = list(rooms)
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            assert not rooms[one].intersects(rooms[two]), (one, two)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("lay", "own", "hand", "seats"), TABLES)
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES])
def test_nothing_overlaps_or_leaves_the_felt(
    size: tuple[int, int], lay: Lay, own: Own, hand: bool, seats: int, direction: Qt.LayoutDirection
) -> None:
    frame = Frame(QSizeF(*size), direction)
    bottom = seats // 2
    layout = lay(frame, seats, bottom)
    mats = {f"mat {mat.seat}": mat.rect for mat in layout.mats}
    apart(mats)
    for name, mat in mats.items():
        assert frame.felt.contains(mat), name
    for seat in range(seats):
        places = own(seat)
        mat = mats[f"mat {seat}"]
        cards = {f"place {place}": layout.spots[place].rect for place in places}
        for place in places:
            assert mat.contains(layout.spots[place].pile_rect(5 if hand and place == places[-1] else 1)), place
        cards["plate"] = layout.plates[seat]
        if hand:
            cards[f"place {places[-1]}"] = layout.spots[places[-1]].pile_rect(5)
        apart(cards)
        for other in layout.mats:
            assert other.seat == seat or not other.rect.intersects(layout.plates[seat])
    middle = mats["mat None"]
    common = {f"place {place}": layout.spots[place].rect for place in (DRAW_PILE, *BUILDS)}
    common |= {name: room(point) for name, point in layout.pills.items()}
    assert all(middle.contains(rect) for name, rect in common.items() if name != "stock")
    assert mats[f"mat {bottom}"].contains(common["stock"])
    apart(common)
    assert layout.spots[COMPLETED].tucked
    assert layout.spots[COMPLETED].rect == layout.spots[DRAW_PILE].rect
    if size in SIZES:
        assert min(layout.spots[own(seat)[0]].u for seat in range(seats)) >= LEAST_CARD


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("lay", "own", "hand", "seats"), TABLES)
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES])
def test_long_piles_stay_in_their_room(
    size: tuple[int, int], lay: Lay, own: Own, hand: bool, seats: int, direction: Qt.LayoutDirection
) -> None:
    """A pile of forty covers neither another mat nor a plate nor the words, and its lowest card keeps on the felt."""
    frame = Frame(QSizeF(*size), direction)
    layout = lay(frame, seats, 0)
    words = QRectF(0, 0, layout.prompt_width, 36 * frame.k)
    words.moveCenter(layout.prompt)
    for seat in range(seats):
        for place in own(seat)[1 : -1 if hand else None]:
            pile = layout.spots[place].pile_rect(40)
            assert layout.spots[place].spread is Spread.FAN
            assert pile.bottom() == layout.spots[place].rect.bottom(), "the top card stays where it was"
            assert frame.felt.contains(pile)
            assert not any(pile.intersects(mat.rect) for mat in layout.mats if mat.seat != seat)
            assert not any(pile.intersects(plate) for plate in layout.plates.values())
            assert not pile.intersects(words)


@pytest.mark.parametrize(("lay", "own", "hand", "seats"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_short_piles_can_be_read_card_by_card(
    size: tuple[int, int], lay: Lay, own: Own, hand: bool, seats: int
) -> None:
    layout = lay(Frame(QSizeF(*size)), seats, 0)
    for seat in range(seats):
        spot = layout.spots[own(seat)[1]]
        count = (5 if hand else 3) if seat == 0 else (3 if hand else 2)
        assert spot.fan.step(count, spot.u)[1] >= READABLE * spot.u


@pytest.mark.parametrize(("lay", "own", "hand", "seats"), TABLES)
def test_clockwise_stays_clockwise_from_right_to_left(lay: Lay, own: Own, hand: bool, seats: int) -> None:
    """The piles are mirrored, the order of the seats round the table and the hand are not."""
    there = lay(Frame(QSizeF(1280, 800)), seats, 0)
    back = lay(Frame(QSizeF(1280, 800), Qt.LayoutDirection.RightToLeft), seats, 0)
    for seat in range(1, seats):
        one, two = there.mats, back.mats
        first = next(mat.rect.center() for mat in one if mat.seat == seat)
        second = next(mat.rect.center() for mat in two if mat.seat == seat)
        assert abs(first.x() - second.x()) < 1
        assert abs(first.y() - second.y()) < 1
    assert there.spots[DRAW_PILE].x < there.spots[BUILDS[0]].x < there.spots[BUILDS[3]].x
    assert back.spots[DRAW_PILE].x > back.spots[BUILDS[0]].x > back.spots[BUILDS[3]].x
    if hand:
        for layout in (there, back):
            held = layout.spots[own(0)[-1]]
            assert held.card_rect(0, 5).x() < held.card_rect(4, 5).x()


@pytest.mark.parametrize(("lay", "own", "hand", "seats"), TABLES)
def test_more_room_makes_larger_cards(lay: Lay, own: Own, hand: bool, seats: int) -> None:
    sizes = [size for size in SIZES if size[0] != 1366]
    widths = [lay(Frame(QSizeF(*size)), seats, 0).spots[own(0)[0]].u for size in sizes]
    assert widths[0] >= (60 if hand else 80)
    assert widths == sorted(widths)


def test_juniors_cards_are_larger_than_skip_bos() -> None:
    for size in SIZES:
        frame = Frame(QSizeF(*size))
        for seats in range(2, 5):
            own = [lay(frame, seats, 0).spots[places(0)[0]].u for lay, places, _ in (SKIP_BO, JUNIOR)]
            assert own[1] > own[0]


LEAST_NUMERAL = 11
"""px: an open card whose numeral is lower than this is not read from where one sits."""


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("digits", ["en", "ar_EG"])
def test_open_hands_can_be_read(qapp: QApplication, seats: int, digits: str) -> None:
    """Each number is high enough in what is seen of its card, of five side by side."""
    locale, pictures = QLocale(digits), CardPictures()
    layout = skip_bo_layout.skip_bo_layout(Frame(QSizeF(800, 600)), seats, 0, open_hands=True)
    for seat in range(1, seats):
        spot = layout.spots[skip_bo_layout.own_places(seat)[-1]]
        assert spot.fan.arc == 0
        step = spot.fan.step(5, spot.u)[0]
        strip = strip_of(spot, 5)
        assert -strip * spot.u <= step
        for number in ("1", "7", "10", "12"):
            image = pictures.pixmap(CardFace("number", number), spot.u, 1.0, DAY, locale, strip=strip).toImage()
            left = round(-CardPictures.offset(spot.u, 1.0).x())
            rows = [
                any(image.pixelColor(x, y).lightness() < 110 for x in range(left + 2, left + int(step)))
                for y in range(left + 2, left + round(0.9 * spot.u))
            ]
            assert sum(rows) >= LEAST_NUMERAL, (seat, number)
