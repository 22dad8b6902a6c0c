"""The mat of another seat at the tables of the two Skip-Bo games: its plate, stock, piles and hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

from cardgui.scene.layout import CARD_RATIO, Anchor, Fan, Frame, Spot, Spread
from cardgui.scene.look.plates import PLATE_HEIGHT

HELD_SIZE = 0.68
"""The cards of a hand that is held up, in u of the others on the mat."""
HELD_STEP = 0.5
OPEN_STEP = 0.53
"""From one card to the next, in the card's own u; open hands lie as large as the other cards."""
HELD_ARC = 6.0
HELD_MORE = 0.3
"""What a hand that is held up takes beside its cards, in their u."""


class Form(Enum):
    """How the parts of the mat are arranged."""

    WIDE = "wide"
    """Side by side: plate, stock and piles, hand."""
    TALL = "tall"
    """Under each other: plate, stock and piles, hand."""
    ROWS = "rows"
    """Under each other: plate, piles, stock and hand."""


@dataclass(frozen=True, slots=True)
class Piles:
    """What lies there. piles: besides the stock.  hand: whether there is one.  stock_gap, pitch, step: in u.

    step: how much of each earlier card of a pile is seen.  least: earlier cards that there is room for at least.
    open_hand: the hand lies open, and can be read.
    """

    piles: int
    hand: bool
    stock_gap: float
    pitch: float
    step: float
    least: float
    open_hand: bool = False

    @property
    def held(self) -> tuple[float, float, float]:
        """Of a card of the hand, the width in u, the step in its own u, and what is free beside all, in its own u."""
        return (1.0, OPEN_STEP, 0.0) if self.open_hand else (HELD_SIZE, HELD_STEP, HELD_MORE)

    @property
    def held_room(self) -> float:
        """The width of five cards of the hand, in u."""
        size, step, more = self.held
        return size * (1 + 4 * step + more)


@dataclass(frozen=True, slots=True)
class Other:
    """The mat for cards `u` px wide in a frame.

    pad: at its sides, px at scale 1.  peek: more room above the piles, px.
    """

    what: Piles
    form: Form
    u: float
    frame: Frame
    pad: float = 13.0
    peek: float = 0.0

    @property
    def k(self) -> float:
        """The scale of all that is not a card."""
        return self.frame.k

    @property
    def _plate(self) -> tuple[float, float]:
        if self.form is Form.WIDE:
            return 226 * self.frame.sign, PLATE_HEIGHT * self.frame.sign
        width = self._row + 2 * self.pad * self.k - 2 * self._plate_side
        return width, self.frame.plate_height(width)

    @property
    def _plate_side(self) -> float:
        """How far the plate stands from the edges of a mat that it lies across."""
        return min(8.0, self.pad / 2) * self.k

    @property
    def _above(self) -> float:
        """Room for earlier cards above the piles."""
        return self.what.least * self.what.step * self.u + self.peek

    @property
    def _row(self) -> float:
        """The width of stock and piles, or of the piles alone."""
        what = self.what
        piles = 1 + (what.piles - 1) * what.pitch
        return piles * self.u if self.form is Form.ROWS else (1 + what.stock_gap + piles) * self.u

    @property
    def _held(self) -> float:
        """The height of the hand, with its ends hanging down."""
        hanging = 0.0 if self.what.open_hand else 0.08
        return (self.what.held[0] * CARD_RATIO + hanging) * self.u

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, px."""
        k, u, what = self.k, self.u, self.what
        card = CARD_RATIO * u
        if self.form is Form.WIDE:
            hand = 18 * k + what.held_room * u if what.hand else 0.0
            height = max(self._above + card + 22 * k, self._plate[1] + 20 * k)
            return 12 * k + self._plate[0] + 20 * k + self._row + hand + 16 * k, height
        height = 8 * k + self._plate[1] + 8 * k + self._above + card
        if self.form is Form.ROWS:
            height += 8 * k + card
        elif what.hand:
            height += 10 * k + self._held
        return self._row + 2 * self.pad * k, height + min(12.0, self.pad) * k

    def plate(self, x: float, y: float) -> QRectF:
        """The plate of a mat whose corner is at x, y."""
        k = self.k
        width, height = self._plate
        if self.form is Form.WIDE:
            return QRectF(x + 12 * k, y + (self.size[1] - height) / 2, width, height)
        side = self._plate_side
        return QRectF(x + side, y + side, width, height)

    def spots(self, x: float, y: float, places: Sequence[int]) -> dict[int, Spot]:
        """The rooms of a mat whose corner is at x, y. places: stock, piles and, last, the hand if there is one."""
        k, u, what, form = self.k, self.u, self.what, self.form
        card = CARD_RATIO * u
        width, height = self.size
        left = x + (width - self._row) / 2
        top = y + 8 * k + self._plate[1] + 8 * k + self._above
        if form is Form.WIDE:
            left = x + 12 * k + self._plate[0] + 20 * k
            top = y + height - 11 * k - card
        spots = {}
        first = left
        if form is not Form.ROWS:
            spots[places[0]] = Spot(left, top, u, Spread.PILE)
            first += (1 + what.stock_gap) * u
        fan = Fan(dy=what.step * u, room=card + self._above, anchor=Anchor.LAST)
        for pile in range(what.piles):
            spots[places[1 + pile]] = Spot(first + pile * what.pitch * u, top, u, Spread.FAN, fan)
        if not what.hand:
            return spots
        middle, below = x + width / 2, top + card + 10 * k
        if form is Form.WIDE:
            middle = left + self._row + 18 * k + what.held_room * u / 2
            below = y + (height - self._held) / 2
        elif form is Form.ROWS:
            below = top + card + 8 * k
            spots[places[0]] = Spot(left, below, u, Spread.PILE)
            middle = left + (what.pitch * u + self._row) / 2
            below += (card - self._held) / 2
        spots[places[-1]] = self._hand(middle, below)
        return spots

    def _hand(self, middle: float, top: float) -> Spot:
        size, step, _ = self.what.held
        held = size * self.u
        arc = 0.0 if self.what.open_hand else HELD_ARC
        fan = Fan(dx=step * held, room=(1 + 4 * step) * held, arc=arc)
        return Spot(middle - held / 2, top, held, Spread.FAN, fan)
