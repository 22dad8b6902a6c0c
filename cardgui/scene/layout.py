"""Where everything on the table is, in pixels of the view; a game's own file in `games/` fills it in.

A card is `u` wide and `CARD_RATIO` u high. `k` scales all that is not a card (LOOKS.md).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from cardgui.scene.look.plates import PLATE_HEIGHT
from cardgui.scene.look.theme import Theme

CARD_RATIO = 1.4
EDGE_STEP = 0.02
"""How far apart they are, in u."""
KEPT = 0.86
"""Larger words take so much room at most that this part of a card's width is left."""
WORD_STEPS = 4
LEAST_CARD = 30
"""px: cards are not made smaller than this for somebody who likes them small."""
NAMED_PLATE = 175.0
SCORE = 46.0
"""px at scale 1: the width of a plate with picture, usual name and score, and what the score takes of it."""
MOST_ARC = 42.0
"""Degrees from the first card of a hand that is held up to its last; more cards stand closer."""

Paint = Callable[[QPainter, QRectF, Theme, float], None]
"""Paints a thing into its room: painter, room in px, look, and the scale `Frame.k`."""
SortKey = Callable[[int], int]
"""The rank of a face among those of a hand."""


class Spread(Enum):
    """How the cards of a place lie over each other."""

    PILE = "pile"
    """On top of each other; a few edges of those beneath are seen."""
    SINGLE = "single"
    """One card."""
    FAN = "fan"
    """Side by side or overlapping, so that each can be seen."""


class Anchor(Enum):
    """Which card of a fan stands at the corner of its spot."""

    FIRST = "first"
    LAST = "last"
    MIDDLE = "middle"


@dataclass(frozen=True, slots=True)
class Fan:
    """How the cards of a fan follow each other. Whatever lies to the right lies above, since a card's index is at its
    left in every language.

    dx, dy: from one card to the next, px.  room: the most px that the whole fan takes along its steps, its last card
    included; steps shrink to keep to it.  arc: degrees from one card to the next, for hands held up.
    backwards: the first card is at the right, for a hand that is read from there. A pile that grows is never so: its
    newest card lies above the others.
    """

    dx: float = 0
    dy: float = 0
    room: float = 0
    anchor: Anchor = Anchor.MIDDLE
    arc: float = 0
    backwards: bool = False

    def step(self, count: int, u: float) -> tuple[float, float]:
        """From one card to the next when there are `count` cards `u` px wide."""
        length = abs(self.dx) if self.dx else abs(self.dy)
        card = u if self.dx else u * CARD_RATIO
        needed = length * (count - 1) + card
        share = 1.0
        if self.room and needed > self.room and count > 1 and length:
            share = max(0.0, (self.room - card) / (length * (count - 1)))
        return self.dx * share, self.dy * share

    def index(self, index: int, count: int) -> float:
        """How many steps card `index` is away from the spot's corner."""
        last = count - 1
        return index - {Anchor.FIRST: 0.0, Anchor.LAST: float(last), Anchor.MIDDLE: last / 2}[self.anchor]

    def turn(self, count: int) -> float:
        """Degrees from one card to the next when there are `count` cards."""
        return min(self.arc, MOST_ARC / max(1, count - 1))


@dataclass(frozen=True, slots=True)
class Spot:
    """The room of one place. x, y: the top left corner of a card, px.  u: the card's width, px.

    fan: how several cards lie, for Spread.FAN.
    tucked: the cards lie face down and crosswise beneath the draw pile, which has the same corner.
    """

    x: float
    y: float
    u: float
    spread: Spread = Spread.SINGLE
    fan: Fan = Fan()
    tucked: bool = False

    @property
    def rect(self) -> QRectF:
        """The room of one card at the spot's corner."""
        return QRectF(self.x, self.y, self.u, self.u * CARD_RATIO)

    def card_rect(self, index: int, count: int) -> QRectF:
        """The room of card `index` of `count`, unturned."""
        if self.spread is not Spread.FAN:
            return self.rect
        dx, dy = self.fan.step(count, self.u)
        steps = self.fan.index(index, count)
        return self.rect.translated(steps * dx, steps * dy)

    def mirrored(self, width: float) -> Spot:
        """The same from right to left on a table of that width, px. Cards side by side are a hand."""
        return replace(self, x=width - self.x - self.u, fan=replace(self.fan, backwards=bool(self.fan.dx)))

    def pile_rect(self, count: int) -> QRectF:
        """The room of all its `count` cards."""
        if count < 2 or self.spread is not Spread.FAN:
            return self.rect
        return self.card_rect(0, count).united(self.card_rect(count - 1, count))

    @property
    def centre(self) -> QPointF:
        return self.rect.center()


@dataclass(frozen=True, slots=True)
class Mat:
    """A lighter area under the cards of a seat, or (seat None) under the common piles. brass: with a line of brass."""

    rect: QRectF
    radius: float
    seat: int | None
    brass: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of a game's own on the cloth, under the cards. name: of its own.  rect: its room, px.

    key: what its picture depends on besides size and look.  margin: how far it reaches beyond its room, px.
    """

    name: str
    rect: QRectF
    key: Hashable
    paint: Paint
    margin: float = 0


@dataclass(frozen=True, slots=True)
class Sorter:
    """A small round button that sorts the hand of the person at the screen: it moves nothing in the match.

    order: the `Frame.hand_order` that it switches on, or off again.
    title: what it does now, as a tooltip and for a screen reader.
    """

    order: str
    title: str
    rect: QRectF
    paint: Paint


@dataclass(frozen=True, slots=True)
class Frame:
    """The window that a layout is made for. size: of the view, px.  direction: of reading.

    hand_order: how the person at the screen wants a hand to lie, a word of the game's; "" as the cards came.
    text: how much larger than usual that person wants words to be, 1 or more.
    cards: how large that person wants cards to be, as a share of the largest for which there is room.
    """

    size: QSizeF
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    hand_order: str = "rank"
    text: float = 1.0
    cards: float = 1.0

    def __hash__(self) -> int:
        return hash((self.size.toTuple(), self.direction, self.hand_order, self.text, self.cards))

    def wanted(self, largest_u: float) -> float:
        """The width of cards in whole px, where the largest could be `largest_u` wide; never too small to be read."""
        return float(max(round(largest_u * self.cards), min(round(largest_u), LEAST_CARD)))

    @property
    def k(self) -> float:
        """The scale of all that is not a card: 1 at 1280 x 800."""
        return min(max(min(self.size.width() / 1280, self.size.height() / 800), 0.9), 2.7)

    @property
    def sign(self) -> float:
        """The scale of what has words on it: plates, pills, buttons."""
        return self.k * self.text

    def plate_height(self, width: float, scored: bool = True) -> float:
        """The height of a plate `width` px wide: with larger words, as long as a name can be read beside the rest.

        scored: a number stands at its end.
        """
        named = NAMED_PLATE if scored else NAMED_PLATE - SCORE
        return PLATE_HEIGHT * min(self.sign, max(self.k, width / named))

    @property
    def bar(self) -> float:
        """The height of the wooden bar."""
        return 50 * self.k

    @property
    def rail(self) -> float:
        """The width of the wooden rail round the felt."""
        return 9 * self.k if self.size.width() >= 1000 else 6 * self.k

    @property
    def felt(self) -> QRectF:
        return QRectF(self.rail, self.bar, self.size.width() - 2 * self.rail, self.size.height() - self.bar - self.rail)

    @property
    def mirrored(self) -> bool:
        return self.direction == Qt.LayoutDirection.RightToLeft


class Scaled:
    """Mixed into what is measured for a frame."""

    __slots__ = ()
    frame: Frame

    @property
    def k(self) -> float:
        """The scale of all that is not a card."""
        return self.frame.k

    @property
    def s(self) -> float:
        """The scale of what has words on it."""
        return self.frame.sign


@dataclass(frozen=True, slots=True)
class Layout:
    """The rooms of one table.

    spots: by place number.  mats: from the bottom up.  plates: by seat.  pills: by name, the room of a small label
    such as a count under a pile.  prompt: the middle of the line that says what to do.
    button: the room of the button that ends a turn.  pill_widths: how wide a label may be, px, where that matters.
    pieces: from the bottom up.  stands: where chips stand, by the names of their pieces, also while there are none.
    sorters: buttons that sort the hand.
    sort_keys: by place, how its cards are sorted for the eye; moves go by the order of the rules all the same.
    prompt_reach: from where to where, px across, the line that says what to do may be; None: no farther than
    `prompt_width` round its middle.
    """

    frame: Frame
    spots: dict[int, Spot]
    mats: tuple[Mat, ...]
    plates: dict[int, QRectF]
    pills: dict[str, QPointF] = field(default_factory=dict)
    prompt: QPointF = field(default_factory=QPointF)
    prompt_width: float = 0
    button: QRectF = field(default_factory=QRectF)
    pill_widths: dict[str, float] = field(default_factory=dict)
    pieces: tuple[Piece, ...] = ()
    stands: dict[str, QRectF] = field(default_factory=dict)
    sorters: tuple[Sorter, ...] = ()
    sort_keys: dict[int, SortKey] = field(default_factory=dict)
    prompt_reach: tuple[float, float] | None = None

    def seen(self, place: int, pile: Sequence[int], faces: Sequence[int]) -> list[int]:
        """The indices of a pile's cards in the order in which they lie, from left to right or from below. faces: by
        card."""
        key, spot = self.sort_keys.get(place), self.spots.get(place)
        indices = list(range(len(pile)))
        if key is not None:
            indices.sort(key=lambda index: key(faces[pile[index]]))
        if spot is not None and spot.fan.backwards:
            indices.reverse()
        return indices

    def mirrored(self) -> Layout:
        """The same from right to left."""
        width = self.frame.size.width()

        def rect(r: QRectF) -> QRectF:
            return QRectF(width - r.right(), r.y(), r.width(), r.height())

        def point(p: QPointF) -> QPointF:
            return QPointF(width - p.x(), p.y())

        reach = self.prompt_reach

        return replace(
            self,
            spots={n: spot.mirrored(width) for n, spot in self.spots.items()},
            mats=tuple(replace(mat, rect=rect(mat.rect)) for mat in self.mats),
            plates={seat: rect(plate) for seat, plate in self.plates.items()},
            pills={name: point(pill) for name, pill in self.pills.items()},
            prompt=point(self.prompt),
            prompt_reach=None if reach is None else (width - reach[1], width - reach[0]),
            button=rect(self.button),
            pieces=tuple(replace(piece, rect=rect(piece.rect)) for piece in self.pieces),
            stands={name: rect(stand) for name, stand in self.stands.items()},
            sorters=tuple(replace(sorter, rect=rect(sorter.rect)) for sorter in self.sorters),
        )


def with_words(frame: Frame, lay: Callable[[Frame], Layout]) -> Layout:
    """What `lay` makes of a frame, its words as large as is wanted as far as all cards keep `KEPT` of their size."""
    usual = lay(replace(frame, text=1.0))
    steps = WORD_STEPS if frame.text > 1.0 else 0
    for share in range(steps, 0, -1):
        layout = lay(replace(frame, text=1.0 + (frame.text - 1.0) * share / WORD_STEPS))
        if all(layout.spots[n].u >= KEPT * spot.u for n, spot in usual.spots.items()):
            return layout
    return usual


def largest(fits: Callable[[float], bool], low: float, high: float) -> float:
    """The largest whole number of pixels from `low` to `high` that fits; `low` if none does."""
    lowest, highest = int(low), int(high)
    while lowest < highest:
        middle = (lowest + highest + 1) // 2
        if fits(middle):
            lowest = middle
        else:
            highest = middle - 1
    return float(lowest)
