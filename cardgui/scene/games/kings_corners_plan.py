"""The rooms of Kings Corners: the cross and its corners in the middle, the own hand below, the others round it.

The compass, the seats and the fans are the same from right to left; plates, prompt, button and chips change sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardgui.rules.kings_corners.cards import RANKS
from cardgui.scene.layout import CARD_RATIO, Frame, Scaled, largest
from cardgui.scene.look.sheet import SIMPLE_BELOW

COLUMNS = {"w": 0, "n": 1, "s": 1, "e": 2, "nw": 0, "sw": 0, "ne": 2, "se": 2}
ROWS = {"n": 0, "nw": 0, "ne": 0, "w": 1, "e": 1, "s": 2, "sw": 2, "se": 2}
GAP_X = 0.14
GAP_Y = 0.11
"""Between the bays, in u."""
LEAST_BAY = 3.3
MOST_BAY = 4.1
"""How wide a bay is, in u."""
PILE_MARGIN = 0.2
"""What a pile leaves of the width of its bay, in u."""
PILE_STEP = 0.34
HAND_STEP = 0.61
"""How far the cards of a pile and of the own hand lie apart where there is room, in u."""
WHOLE_INDEX = 0.275
"""The least step at which the index of a covered card is seen whole, in u."""
WHOLE_SIMPLE_INDEX = 0.345
"""The same for the larger index of small cards."""
BACKS_STEP = 0.4
BACKS_ARC = 6.0
NARROW = 92
NARROW_WITH_CHIPS = 112
"""The room for backs and labels where the row above is narrow, px times k."""
HELD_UP = 0.2
"""How much higher than its cards a hand is that is held up, in u."""


def fanned(count: int, u: float, room: float, step: float) -> tuple[float, float]:
    """The width of each of `count` cards and how far they lie apart, px, so that they fit and each index is whole.

    The step shrinks first, then the cards. u: the cards at their largest, px.  room: px.  step: at most, in u.
    """
    if count < 2:
        return u, 0.0
    share = (room / u - 1) / (count - 1)
    if share >= _whole(u):
        return u, min(max(step, _whole(u)), share) * u
    small = room / (1 + (count - 1) * WHOLE_INDEX)
    if small < SIMPLE_BELOW:
        small = room / (1 + (count - 1) * WHOLE_SIMPLE_INDEX)
    small = min(float(int(small)), u)
    return small, min(max(step, _whole(small)) * small, (room - small) / (count - 1))


def _whole(u: float) -> float:
    return WHOLE_SIMPLE_INDEX if u < SIMPLE_BELOW else WHOLE_INDEX


@dataclass(frozen=True, slots=True)
class Chair:
    """The room of another seat. backs: of its cards, held up, without the arc.  u: of these, px.

    count, chips_label: the middles of the labels.  label_width: how wide each of them may be, px.
    chips: of its stacks, null where there is no room for them.
    """

    mat: QRectF
    plate: QRectF
    backs: QRectF
    u: float
    count: QPointF
    chips: QRectF
    chips_label: QPointF
    label_width: float

    def mirrored(self) -> Chair:
        """The same within its mat from right to left."""
        turn = _Turn(self.mat)
        return replace(
            self,
            plate=turn.rect(self.plate),
            backs=turn.rect(self.backs),
            count=turn.point(self.count),
            chips=turn.rect(self.chips),
            chips_label=turn.point(self.chips_label),
        )


@dataclass(frozen=True, slots=True)
class Own:
    """The room of the seat at the bottom. hand: of its cards.  prompt: the line that the prompt stands on."""

    mat: QRectF
    plate: QRectF
    chips: QRectF
    chips_label: QPointF
    hand: QRectF
    sorters: tuple[QRectF, ...]
    prompt: QRectF
    button: QRectF

    def mirrored(self) -> Own:
        """The same from right to left."""
        turn = _Turn(self.mat)
        return replace(
            self,
            plate=turn.rect(self.plate),
            chips=turn.rect(self.chips),
            chips_label=turn.point(self.chips_label),
            hand=turn.rect(self.hand),
            sorters=tuple(turn.rect(sorter) for sorter in self.sorters),
            prompt=turn.rect(self.prompt),
            button=turn.rect(self.button),
        )


@dataclass(frozen=True, slots=True)
class _Turn:
    """Mirrors within a room."""

    room: QRectF

    def rect(self, rect: QRectF) -> QRectF:
        return QRectF(self.room.left() + self.room.right() - rect.right(), rect.y(), rect.width(), rect.height())

    def point(self, point: QPointF) -> QPointF:
        return QPointF(self.room.left() + self.room.right() - point.x(), point.y())


@dataclass(frozen=True, slots=True)
class Plan:
    """The rooms of a table, whatever lies on it. u: of the cards in the bays, px.  hand_u: of the own hand's.

    pile_room: how wide a pile may be, px.
    bays: by the points of the compass.  cross: of the four sides and the middle.
    others: clockwise from the own left.
    """

    u: float
    hand_u: float
    pile_room: float
    bays: dict[str, QRectF]
    cross: QRectF
    stock: QPointF
    pot: QRectF
    pot_label: QPointF
    others: tuple[Chair, ...]
    own: Own


@dataclass(frozen=True, slots=True)
class _Sizes(Scaled):
    """The measures of one try. u: px.  bay: width of a bay, in u.  sides: how many sit beside the bays, 0 or 2.

    above: how many sit above.
    """

    frame: Frame
    u: float
    bay: float
    sides: int
    above: int

    @property
    def low(self) -> bool:
        """Whether the window is so low that everything moves closer."""
        return self.frame.size.height() < 700

    @property
    def bay_height(self) -> float:
        return (CARD_RATIO + (0.12 if self.low else 0.2)) * self.u

    @property
    def cross(self) -> tuple[float, float]:
        return (3 * self.bay + 2 * GAP_X) * self.u, 3 * self.bay_height + 2 * GAP_Y * self.u

    @property
    def hand_u(self) -> float:
        return float(int((1.12 if self.low else 1.23) * self.u))

    @property
    def own_height(self) -> float:
        above = max((27 if self.low else 33) * self.k, 23 * self.s + 4 * self.k)
        return above + CARD_RATIO * self.hand_u + 9 * self.k

    @property
    def strip(self) -> float:
        """The height of the mats above."""
        if not self.above:
            return 0
        plate = self.frame.plate_height(self.plate_above(self.above_width(chips=False), chips=False), scored=False)
        return max((62 if self.low else 76) * self.k, plate + 16 * self.k)

    def above_width(self, chips: bool) -> float:
        """The width of the mats above."""
        room = (self.frame.felt.width() - 2 * self.margin - (self.above - 1) * 8 * self.k) / self.above
        if self.sides:
            room = min(room, self.across)
        return min(room, 200 * self.k + 212 * self.s + (210 * self.k if chips else 0))

    def held_above(self, width: float, chips: bool) -> float:
        """The width of the room for backs on such a mat."""
        return max((NARROW_WITH_CHIPS if chips else NARROW) * self.k, min(190 * self.k, width * 0.3))

    def plate_above(self, width: float, chips: bool) -> float:
        """The width of the plate there."""
        return min(212 * self.s, width - 25 * self.k - self.held_above(width, chips))

    @property
    def margin(self) -> float:
        return (13 if self.frame.size.width() >= 1000 else 7) * self.k

    @property
    def side(self) -> float:
        """The width of the mats beside the bays."""
        return 100 * self.k + 66 * self.s

    @property
    def over(self) -> float:
        """What lies above the cross, px."""
        return (10 * self.k + self.strip + 8 * self.k) if self.above else 10 * self.k

    @property
    def under(self) -> float:
        """What lies below the cross, px: the own plate rides on the own mat."""
        return 6 * self.k + 24 * self.s + self.own_height + 7 * self.k

    @property
    def across(self) -> float:
        """The room for the cross from left to right."""
        beside = self.margin + self.side + 12 * self.k if self.sides else self.margin
        return self.frame.felt.width() - 2 * beside

    @property
    def longest(self) -> float:
        """The width of a card in a pile of all ranks."""
        return fanned(RANKS, self.u, self.pile_room, PILE_STEP)[0]

    @property
    def pile_room(self) -> float:
        """The room for a pile from left to right."""
        return self.bay * self.u - PILE_MARGIN * self.u

    def fits(self) -> bool:
        width, height = self.cross
        return width <= self.across and self.over + height + self.under <= self.frame.felt.height()


def fitting(frame: Frame, sides: int, above: int) -> _Sizes:
    """The largest cards, then the widest bays."""

    def sized(u: float, bay: float = LEAST_BAY) -> _Sizes:
        return _Sizes(frame, u, bay, sides, above)

    u = frame.wanted(largest(lambda cards: sized(cards).fits(), 24, frame.size.height() / 4))
    bay = (sized(u).across / u - 2 * GAP_X) / 3
    return sized(u, max(LEAST_BAY, min(MOST_BAY, bay)))


def _arranged(frame: Frame, others: int) -> _Sizes:
    """A single opponent sits above; several beside the bays and above, or where that costs too much, in a row above."""
    row = fitting(frame, 0, others)
    if others == 1 or frame.size.width() < 1000:
        return row
    round_it = fitting(frame, 2, others - 2)
    return round_it if round_it.u >= 0.88 * row.u and round_it.longest >= SIMPLE_BELOW else row


@lru_cache(maxsize=32)
def plan(width: float, height: float, text: float, cards: float, mirrored: bool, seats: int, chips: bool) -> Plan:
    """The rooms of a table of `seats` seats in a view of a size in px. text, cards: see `Frame`.  chips: are played
    for."""
    frame = Frame(QSizeF(width, height), text=text, cards=cards)
    sizes = _arranged(frame, seats - 1)
    felt, u = frame.felt, sizes.u
    cross_width, cross_height = sizes.cross
    spare = felt.height() - sizes.over - cross_height - sizes.under
    whole = QRectF(felt.center().x() - cross_width / 2, felt.top() + sizes.over + spare / 2, cross_width, cross_height)
    bays = {
        point: QRectF(
            whole.x() + COLUMNS[point] * (sizes.bay + GAP_X) * u,
            whole.y() + ROWS[point] * (sizes.bay_height + GAP_Y * u),
            sizes.bay * u,
            sizes.bay_height,
        )
        for point in COLUMNS
    }
    middle = whole.center()
    way = -1 if mirrored else 1
    pot = QRectF(0, 0, 1.05 * u, 0.86 * u)
    pot.moveCenter(QPointF(middle.x() + 0.78 * u * way, middle.y() + 0.22 * u))
    others = _beside(sizes, whole, mirrored, chips) if sizes.sides else ()
    above = _above(sizes, mirrored, chips)
    return Plan(
        u=u,
        hand_u=sizes.hand_u,
        pile_room=sizes.pile_room,
        bays=bays,
        cross=whole,
        stock=QPointF(middle.x() - (0.62 * u * way if chips else 0), middle.y()),
        pot=pot,
        pot_label=QPointF(pot.center().x(), middle.y() - 0.50 * u),
        others=(*others[:1], *above, *others[1:]),
        own=_own(sizes, whole, mirrored, chips),
    )


def _own(sizes: _Sizes, whole: QRectF, mirrored: bool, chips: bool) -> Own:
    felt, k, s = sizes.frame.felt, sizes.k, sizes.s
    width = min(felt.width() - 2 * sizes.margin, max(whole.width() + 40 * k, 920 * k))
    height = sizes.own_height
    mat = QRectF(felt.center().x() - width / 2, felt.bottom() - 7 * k - height, width, height)
    cards = CARD_RATIO * sizes.hand_u
    y = mat.bottom() - 9 * k - cards
    end = 32 * k + 126 * s
    start = 152 * k if chips else 20 * k
    stacks = QRectF(mat.x() + 28 * k, y + 4 * k, 96 * k, cards - 10 * k - 28 * s)
    edge = mat.x() + 20 * k + 212 * s
    dots = tuple(QRectF(edge + 14 * k + i * 42 * k, mat.y() - 17 * k, 34 * k, 34 * k) for i in range(2))
    first = dots[-1].right() + 14 * k
    own = Own(
        mat=mat,
        plate=QRectF(mat.x() + 20 * k, mat.y() - 23 * s, 212 * s, 46 * s),
        chips=stacks,
        chips_label=QPointF(stacks.center().x(), mat.bottom() - 10 * k - 14 * s),
        hand=QRectF(mat.x() + start, y, width - start - end, cards),
        sorters=dots,
        prompt=QRectF(first, mat.y(), mat.right() - 20 * k - first, 0),
        button=QRectF(mat.right() - 22 * k - 126 * s, mat.bottom() - 18 * k - 46 * s, 126 * s, 46 * s),
    )
    return own.mirrored() if mirrored else own


def _beside(sizes: _Sizes, whole: QRectF, mirrored: bool, chips: bool) -> tuple[Chair, ...]:
    """Left and right of the bays."""
    felt, k, s = sizes.frame.felt, sizes.k, sizes.s
    width = sizes.side
    u = min(0.58 * sizes.u, 52 * k)
    backs = CARD_RATIO * u
    plate = sizes.frame.plate_height(width - 14 * k, scored=False)
    height = 40 * k + plate + 28 * s + backs + HELD_UP * u + (88 * k + 28 * s if chips else 0)
    y = whole.center().y() - height / 2 - 10 * k
    found = []
    for x in (felt.left() + sizes.margin, felt.right() - sizes.margin - width):
        mat = QRectF(x, y, width, height)
        held = QRectF(x + 26 * k, y + 28 * k + plate, width - 52 * k, backs)
        count = QPointF(mat.center().x(), held.bottom() + HELD_UP * u + 2 * k + 14 * s)
        stacks = QRectF(mat.center().x() - 44 * k, count.y() + 4 * k + 14 * s, 88 * k, 72 * k) if chips else QRectF()
        label = QPointF(mat.center().x(), stacks.bottom() + 3 * k + 14 * s)
        room = QRectF(x + 7 * k, y + 8 * k, width - 14 * k, plate)
        found.append(Chair(mat, room, held, u, count, stacks, label, width - 14 * k))
    return tuple(found)


def _above(sizes: _Sizes, mirrored: bool, chips: bool) -> tuple[Chair, ...]:
    """In a row above the bays: plate, backs and chips side by side, the chips left out where it gets narrow."""
    felt, k, s = sizes.frame.felt, sizes.k, sizes.s
    if not sizes.above:
        return ()
    gap = 8 * k
    y, height = felt.top() + 10 * k, sizes.strip
    u = float(int((height - 14 * k) / (CARD_RATIO + HELD_UP)))
    width = sizes.above_width(chips)
    stacked = chips and width >= 348 * k + 212 * s
    first = felt.center().x() - (sizes.above * width + (sizes.above - 1) * gap) / 2
    found = []
    for number in range(sizes.above):
        mat = QRectF(first + number * (width + gap), y, width, height)
        end = mat.right() - (210 * k if stacked else 10 * k)
        start = end - sizes.held_above(width, chips) if not stacked else mat.x() + 27 * k + 212 * s
        wide = 212 * s if stacked else sizes.plate_above(width, chips)
        high = sizes.frame.plate_height(wide, scored=False)
        plate = QRectF(mat.x() + 9 * k, mat.center().y() - high / 2, wide, high)
        backs = QRectF(start + 0.12 * u, y + 6 * k, end - start - 0.24 * u, CARD_RATIO * u)
        count = QPointF(backs.center().x(), mat.bottom() - 13 * s)
        stacks = QRectF()
        label = QPointF()
        wide_label = backs.width()
        if stacked:
            stacks = QRectF(end + 6 * k, y + 6 * k, 84 * k, height - 14 * k)
            label = QPointF(stacks.right() + 58 * k, mat.center().y())
            wide_label = 104 * k
        elif chips:
            # Side by side, with a gap between them.
            wide_label = (end - start) / 2 - 3 * k
            label = QPointF((start + end) / 2 + wide_label / 2 + 3 * k, count.y())
            count = QPointF((start + end) / 2 - wide_label / 2 - 3 * k, count.y())
        chair = Chair(mat, plate, backs, u, count, stacks, label, wide_label)
        found.append(chair.mirrored() if mirrored else chair)
    return tuple(found)
