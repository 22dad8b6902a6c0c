"""Skyjo's table: the own grid and the two piles as one group at the bottom, the others' grids round it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, DRAW_PILE, WIDTH, drawn_place, grid_start
from cardgui.scene.layout import CARD_RATIO, Frame, Layout, Mat, Scaled, Spot, Spread, largest
from cardgui.scene.look.plates import PLATE_HEIGHT

PITCH = 0.09
"""The gap between the cards of a grid, in u."""
GRID_WIDTH = WIDTH + (WIDTH - 1) * PITCH
GRID_HEIGHT = 3 * CARD_RATIO + 2 * PITCH
PILE_SIZE = 1.1
"""The cards of the two piles, in u of the own grid."""
PILE_GAP = 0.3
AROUND: dict[int, tuple[int, int, int]] = {
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
}
"""How many others sit at the left, at the far side and at the right, by their number."""
BESIDE = 226
"""px at scale 1: the plate of a far seat that stands beside its grid."""
SMALLEST_OTHER = 0.57
LARGEST_OTHER = 0.8


@dataclass(frozen=True, slots=True)
class _Sizes(Scaled):
    """The measures of one try. u: own card.  far, side: cards of the others.  Lengths in px.

    beside: the plate of the far seat stands beside its grid instead of above it.
    """

    frame: Frame
    left: int
    across: int
    right: int
    u: float
    far: float
    side: float
    beside: bool = False

    @property
    def pad(self) -> float:
        return (10 if min(self.far, self.side) < 44 * self.k else 14) * self.k

    @property
    def gap(self) -> float:
        return 8 * self.k

    def plate(self, u: float) -> float:
        """The height of the plate of another seat above cards `u` wide."""
        return self.frame.plate_height(GRID_WIDTH * u + 2 * self.pad - 2 * self.gap)

    def other(self, u: float) -> tuple[float, float]:
        """Width and height of the mat of another seat with cards `u` wide."""
        return GRID_WIDTH * u + 2 * self.pad, self.plate(u) + 2 * self.gap + GRID_HEIGHT * u + self.pad

    @property
    def before(self) -> float:
        """How far a plate that stands beside its grid reaches out of the mat; its end rides on the mat's edge."""
        return BESIDE * self.s - self.pad + 4 * self.k

    @property
    def far_room(self) -> tuple[float, float]:
        """Width and height of the mat of a far seat with its plate."""
        if not self.beside:
            return self.other(self.far)
        width = self.before + GRID_WIDTH * self.far + 2 * self.pad
        return width, GRID_HEIGHT * self.far + 2 * self.pad

    @property
    def margin(self) -> float:
        return 13 * self.k if self.frame.size.width() >= 1000 else 7 * self.k

    @property
    def own(self) -> tuple[float, float]:
        return GRID_WIDTH * self.u + 32 * self.k, self.own_top + GRID_HEIGHT * self.u + 16 * self.k

    @property
    def own_top(self) -> float:
        """From the upper edge of the own mat, on which the plate rides, to its cards."""
        return max(28 * self.k, 21 * self.s + 5 * self.k)

    @property
    def piles(self) -> tuple[float, float]:
        card = PILE_SIZE * self.u
        return 2 * card + PILE_GAP * self.u + 40 * self.k, CARD_RATIO * card + self.pile_top + 16 * self.k + 34 * self.s

    @property
    def pile_top(self) -> float:
        """From the upper edge of the mat of the piles, with the prompt on it, to the cards."""
        return 7 * self.k + 19 * self.s

    @property
    def group_gap(self) -> float:
        return 18 * self.k

    @property
    def group(self) -> float:
        return self.own[0] + self.group_gap + self.piles[0]

    @property
    def overhang(self) -> float:
        """How far the own plate rides above the own mat."""
        return 25 * self.s

    def fits(self) -> bool:
        felt = self.frame.felt
        far_width, far_height = self.far_room
        side_width, side_height = self.other(self.side)
        deepest = max(self.left, self.right)
        sides = side_width + self.margin if deepest else 0
        middle = felt.width() - 2 * sides
        room = felt.height() - self.overhang - self.own[1] - 7 * self.k
        if self.across:
            needed = 12 * self.k + far_height + 6 * self.k
            if room < needed or self.across * far_width + (self.across + 1) * self.gap > middle:
                return False
        elif room < 6 * self.k:
            return False
        if deepest and deepest * side_height + (deepest - 1) * self.gap + 20 * self.k > felt.height():
            return False
        held = CARD_RATIO * PILE_SIZE * self.u + self.pile_top + self.piles[1]
        return self.group + 2 * self.gap <= middle and held <= self.own[1] + self.overhang + max(0, room) * 0.8


@lru_cache(maxsize=32)
def skyjo_layout(frame: Frame, seats: int, bottom: int) -> Layout:
    """The table of `seats` seats with seat `bottom` at the bottom of the window: nothing in a match changes it."""
    left, across, right = AROUND[seats - 1]
    sizes = _best(frame, left, across, right)
    layout = _place(frame, sizes, seats, bottom)
    return layout.mirrored() if frame.mirrored else layout


def _best(frame: Frame, left: int, across: int, right: int) -> _Sizes:
    """Own cards as large as they can be with the others at their smallest, then larger others where there is room."""
    least = SMALLEST_OTHER + 0.05 if left + across + right < 5 else SMALLEST_OTHER

    def best(beside: bool) -> _Sizes:
        def sized(u: float, far: float, side: float) -> _Sizes:
            return _Sizes(frame, left, across, right, u, far, side, beside)

        # With room beside the far grid, that seat's cards come nearer to the own ones.
        smallest = least + 0.1 if beside else least
        u = largest(lambda own: sized(own, smallest * own, least * own).fits(), 24, frame.size.height() / 4)
        u = frame.wanted(u)
        side = largest(lambda cards: sized(u, smallest * u, cards).fits(), least * u, LARGEST_OTHER * u)
        far = largest(lambda cards: sized(u, cards, side).fits(), smallest * u, LARGEST_OTHER * u)
        return sized(u, far, side)

    forms = [best(False), best(True)] if across == 1 else [best(False)]
    return max((form for form in forms if form.fits()), key=lambda form: form.u + form.far, default=forms[0])


def _place(frame: Frame, sizes: _Sizes, seats: int, bottom: int) -> Layout:
    spots: dict[int, Spot] = {}
    mats: list[Mat] = []
    plates: dict[int, QRectF] = {}
    around = [(bottom + i) % seats for i in range(1, seats)]
    if frame.mirrored:
        around.reverse()
    rooms = _rooms(frame, sizes)
    for number, (seat, (x, y, u)) in enumerate(zip(around, rooms, strict=True)):
        if sizes.beside and sizes.left <= number < sizes.left + sizes.across:
            width, height = sizes.far_room
            mat = QRectF(x + sizes.before, y, width - sizes.before, height)
            mats.append(Mat(mat, 18 * sizes.k, seat))
            high = PLATE_HEIGHT * sizes.s
            plates[seat] = QRectF(x, y + (height - high) / 2, BESIDE * sizes.s, high)
            _grid(spots, seat, mat.x() + sizes.pad, y + sizes.pad, u)
            continue
        width, height = sizes.other(u)
        mats.append(Mat(QRectF(x, y, width, height), 18 * sizes.k, seat))
        side = sizes.gap if width >= 220 * sizes.k else sizes.gap / 2
        plates[seat] = QRectF(x + side, y + sizes.gap, width - 2 * side, sizes.plate(u))
        _grid(spots, seat, x + (width - GRID_WIDTH * u) / 2, y + sizes.plate(u) + 2 * sizes.gap, u)
    return _own_group(frame, sizes, seats, bottom, spots, mats, plates)


def _rooms(frame: Frame, sizes: _Sizes) -> list[tuple[float, float, float]]:
    """Left top corner and card width of the mats of the others, clockwise from the own seat's left."""
    felt = frame.felt
    far_width, _ = sizes.far_room
    side_width, side_height = sizes.other(sizes.side)
    top = felt.top() + 10 * sizes.k

    def column(count: int, x: float) -> list[tuple[float, float, float]]:
        height = count * side_height + (count - 1) * sizes.gap
        first = top if count > 1 else felt.top() + 0.19 * felt.height()
        first = max(top, min(first, felt.bottom() - height - 10 * sizes.k))
        return [(x, first + i * (side_height + sizes.gap), sizes.side) for i in range(count)]

    left = column(sizes.left, felt.left() + sizes.margin)
    right = column(sizes.right, felt.right() - sizes.margin - side_width)
    inner_left = felt.left() + (sizes.margin + side_width if sizes.left else 0)
    inner_right = felt.right() - (sizes.margin + side_width if sizes.right else 0)
    space = (inner_right - inner_left - sizes.across * far_width) / (sizes.across + 1)
    step = min(space, 60 * sizes.k)
    width = sizes.across * far_width + (sizes.across - 1) * step
    start = (inner_left + inner_right - width) / 2
    across = [(start + i * (far_width + step), top, sizes.far) for i in range(sizes.across)]
    return [*reversed(left), *across, *right]


def _grid(spots: dict[int, Spot], seat: int, x: float, y: float, u: float) -> None:
    for cell in range(CELLS):
        column, row = cell % WIDTH, cell // WIDTH
        spots[grid_start(seat) + cell] = Spot(x + column * u * (1 + PITCH), y + row * u * (CARD_RATIO + PITCH), u)


def _own_group(
    frame: Frame,
    sizes: _Sizes,
    seats: int,
    bottom: int,
    spots: dict[int, Spot],
    mats: list[Mat],
    plates: dict[int, QRectF],
) -> Layout:
    felt, k, s, u = frame.felt, sizes.k, sizes.s, sizes.u
    own_width, own_height = sizes.own
    pile_width, pile_height = sizes.piles
    x = felt.center().x() - sizes.group / 2
    own = QRectF(x + pile_width + sizes.group_gap, felt.bottom() - 7 * k - own_height, own_width, own_height)
    mats.append(Mat(own, 22 * k, bottom))
    _grid(spots, bottom, own.x() + 16 * k, own.y() + sizes.own_top, u)
    plate = min(340 * s, own_width - 40 * k)
    plates[bottom] = QRectF(own.x() + 20 * k, own.y() - sizes.overhang, plate, PLATE_HEIGHT * s)
    card = PILE_SIZE * u
    held = CARD_RATIO * card + sizes.pile_top
    middle = own.y() + own_height / 2 + held / 2 - 8 * k
    piles = QRectF(x, min(middle - pile_height / 2, own.bottom() - pile_height), pile_width, pile_height)
    mats.append(Mat(piles, 20 * k, None))
    y = piles.y() + sizes.pile_top
    draw_x = piles.x() + 20 * k
    discard_x = draw_x + card + PILE_GAP * u
    spots[DRAW_PILE] = Spot(draw_x, y, card, Spread.PILE)
    spots[DISCARD_PILE] = Spot(discard_x, y, card, Spread.PILE)
    drawn = Spot(piles.center().x() - card / 2, piles.y() - held, card)
    for seat in range(seats):
        spots[drawn_place(seat)] = drawn
    below = y + CARD_RATIO * card + 12 * k + 17 * s
    pills = {
        "draw": QPointF(draw_x + card / 2, below),
        "discard": QPointF(discard_x + card / 2, below),
    }
    prompt = QPointF(piles.center().x(), piles.y())
    button = QRectF(piles.center().x() - 70 * s, drawn.y + CARD_RATIO * card - 12 * k - 44 * s, 140 * s, 44 * s)
    # A long line begins farther to the left, in what is free there.
    beside = [mat.rect for mat in mats if mat.seat not in (bottom, None) and mat.rect.bottom() > prompt.y() - 24 * s]
    left = max((rect.right() for rect in beside if rect.right() < prompt.x()), default=felt.left()) + 8 * k
    right = own.left() - 8 * k
    return Layout(
        frame,
        spots,
        tuple(mats),
        plates,
        pills,
        prompt,
        right - left,
        button,
        pill_widths=dict.fromkeys(pills, (1 + PILE_GAP) * card - 2 * k),
        prompt_reach=(left, right),
    )
