"""The table of Kings Corners: the cross and its corners in the middle, the own hand below, the others round it.

The compass, the seats and the fans are the same from right to left; plates, prompt, button and chips change sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from cardgui.scene.layout import CARD_RATIO, Frame, largest
from cardgui.scene.look.sheet import SIMPLE_BELOW

COLUMNS = {"w": 0, "n": 1, "s": 1, "e": 2, "nw": 0, "sw": 0, "ne": 2, "se": 2}
ROWS = {"n": 0, "nw": 0, "ne": 0, "w": 1, "e": 1, "s": 2, "sw": 2, "se": 2}
GAP_X = 0.14
GAP_Y = 0.11
"""Between the bays, in u."""
LEAST_BAY = 3.3
MOST_BAY = 4.5
"""How wide a bay is, in u: in the widest, 13 cards lie without getting smaller."""
PILE_STEP = 0.34
HAND_STEP = 0.61
"""How far the cards of a pile and of the own hand lie apart where there is room, in u."""
WHOLE_INDEX = 0.275
"""The least step at which the index of a covered card is seen whole, in u."""
WHOLE_SIMPLE_INDEX = 0.345
"""The same for the larger index of small cards."""
BACKS_STEP = 0.4
BACKS_ARC = 6.0
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
        return u, min(step, share) * u
    small = room / (1 + (count - 1) * WHOLE_INDEX)
    if small < SIMPLE_BELOW:
        small = room / (1 + (count - 1) * WHOLE_SIMPLE_INDEX)
    small = min(float(int(small)), u)
    return small, min(step * small, (room - small) / (count - 1))


def _whole(u: float) -> float:
    return WHOLE_SIMPLE_INDEX if u < SIMPLE_BELOW else WHOLE_INDEX


@dataclass(frozen=True, slots=True)
class Chair:
    """The room of another seat. backs: of its cards, held up, without the arc.  u: of these, px.

    count, chips_label: the middles of the labels.  chips: of its stacks, null where there is no room for them.
    """

    mat: QRectF
    plate: QRectF
    backs: QRectF
    u: float
    count: QPointF
    chips: QRectF
    chips_label: QPointF


@dataclass(frozen=True, slots=True)
class Plan:
    """The rooms of a table, whatever lies on it. u: of the cards in the bays, px.  hand_u: of the own hand's.

    bays: by the points of the compass.  cross: of the four sides and the middle.
    others: clockwise from the own left.
    """

    u: float
    hand_u: float
    bays: dict[str, QRectF]
    cross: QRectF
    stock: QPointF
    pot: QRectF
    pot_label: QPointF
    others: tuple[Chair, ...]
    own: QRectF
    own_plate: QRectF
    own_chips: QRectF
    own_chips_label: QPointF
    hand: QRectF
    sorters: tuple[QRectF, ...]
    prompt: QRectF
    button: QRectF


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The measures of one try. u: px.  bay: width of a bay, in u.  sides: how many sit beside the bays, 0 or 2.

    above: how many sit above.
    """

    frame: Frame
    u: float
    bay: float
    sides: int
    above: int

    @property
    def k(self) -> float:
        return self.frame.k

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
        return CARD_RATIO * self.hand_u + (36 if self.low else 42) * self.k

    @property
    def strip(self) -> float:
        """The height of the mats above."""
        return (62 if self.low else 76) * self.k if self.above else 0

    @property
    def margin(self) -> float:
        return (13 if self.frame.size.width() >= 1000 else 7) * self.k

    @property
    def side(self) -> float:
        """The width of the mats beside the bays."""
        return 166 * self.k

    @property
    def over(self) -> float:
        """What lies above the cross, px."""
        return (10 * self.k + self.strip + 8 * self.k) if self.above else 10 * self.k

    @property
    def under(self) -> float:
        """What lies below the cross, px: the own plate rides on the own mat."""
        return 6 * self.k + 24 * self.k + self.own_height + 7 * self.k

    @property
    def across(self) -> float:
        """The room for the cross from left to right."""
        beside = self.margin + self.side + 12 * self.k if self.sides else self.margin
        return self.frame.felt.width() - 2 * beside

    def fits(self) -> bool:
        width, height = self.cross
        return width <= self.across and self.over + height + self.under <= self.frame.felt.height()


def fitting(frame: Frame, sides: int, above: int) -> _Sizes:
    """The largest cards, then the widest bays."""

    def sized(u: float, bay: float = LEAST_BAY) -> _Sizes:
        return _Sizes(frame, u, bay, sides, above)

    u = largest(lambda cards: sized(cards).fits(), 24, frame.size.height() / 4)
    bay = (sized(u).across / u - 2 * GAP_X) / 3
    return sized(u, max(LEAST_BAY, min(MOST_BAY, bay)))


def _arranged(frame: Frame, others: int) -> _Sizes:
    """A single opponent sits above; several beside the bays and above, or where that costs too much, in a row above."""
    row = fitting(frame, 0, others)
    if others == 1 or frame.size.width() < 1000:
        return row
    round_it = fitting(frame, 2, others - 2)
    return round_it if round_it.u >= 0.88 * row.u else row


@lru_cache(maxsize=64)
def plan(width: float, height: float, mirrored: bool, seats: int, chips: bool, frame: Frame) -> Plan:
    """The rooms of a table of `seats` seats. The first three are those of the frame, which is compared by them."""
    sizes = _arranged(frame, seats - 1)
    felt, k, u = frame.felt, sizes.k, sizes.u
    cross_width, cross_height = sizes.cross
    spare = felt.height() - sizes.over - cross_height - sizes.under
    top = felt.top() + sizes.over + spare * 0.5
    left = felt.center().x() - cross_width / 2
    whole = QRectF(left, top, cross_width, cross_height)
    pitch_x, pitch_y = (sizes.bay + GAP_X) * u, sizes.bay_height + GAP_Y * u
    bays = {
        point: QRectF(left + COLUMNS[point] * pitch_x, top + ROWS[point] * pitch_y, sizes.bay * u, sizes.bay_height)
        for point in COLUMNS
    }
    middle = whole.center()
    way = -1 if mirrored else 1
    stock = QPointF(middle.x() - (0.62 * u * way if chips else 0), middle.y())
    pot = QRectF(0, 0, 1.05 * u, 0.98 * u)
    pot.moveCenter(QPointF(middle.x() + 0.78 * u * way, middle.y() + 0.20 * u))
    own = _own(sizes, whole, mirrored, chips)
    others = _others(sizes, whole, mirrored, seats - 1, chips)
    return Plan(
        u=u,
        hand_u=sizes.hand_u,
        bays=bays,
        cross=whole,
        stock=stock,
        pot=pot,
        pot_label=QPointF(pot.center().x(), middle.y() - 0.52 * u),
        others=others,
        **own,
    )


def _own(sizes: _Sizes, whole: QRectF, mirrored: bool, chips: bool) -> dict[str, QRectF | QPointF | tuple[QRectF, ...] ]:
    felt, k = sizes.frame.felt, sizes.k
    width = min(felt.width() - 2 * sizes.margin, max(whole.width() + 40 * k, 920 * k))
    own = QRectF(felt.center().x() - width / 2, felt.bottom() - 7 * k - sizes.own_height, width, sizes.own_height)
    return {}
