"""Where everything of a small position stands: cards, empty places, labels, in px from a corner of their own."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from cardgui.language.lists import facts
from cardgui.language.numbers import number
from cardgui.language.phrases.common import points
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.kings_corners.places import CORNERS, SIDES
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import Round
from cardgui.rules.skyjo.grid import CELLS, WIDTH
from cardgui.rules.skyjo.round import SkyjoRound
from cardgui.scene.layout import CARD_RATIO
from cardgui.scene.look.lettering import LEAST_TEXT
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.sheet import SIMPLE_BELOW
from cardgui.scene.look.text import line_width
from cardgui.scene.poses import NARROW, STANDS_FOR

GAP = 0.14
"""Between cards side by side, in u."""
ITEM_GAP = 0.55
ROW_GAP = 0.34
LABEL_GAP = 0.10
DOWN_STEP = 0.36
"""How far the cards of a pile lie apart that runs downwards, in u."""
ACROSS_STEP = 0.34
SIMPLE_ACROSS_STEP = 0.40
"""The same for piles that run to the right; wider for small cards, whose index is larger."""
BAY_ROOM = 0.16
"""What a bay of Kings Corners has round its widest pile, in u."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is seen. place, at: which one.  face: as `TableGame.card_face` takes it; UNKNOWN for its back.

    strip: see `CardPictures.pixmap`.  under: how many cards lie hidden under it.
    """

    place: int
    at: int
    rect: QRectF
    face: int
    strip: float = 0.0
    under: int = 0


@dataclass(frozen=True, slots=True)
class Empty:
    """A place without cards."""

    place: int
    rect: QRectF
    mark: PlaceMark


@dataclass(frozen=True, slots=True)
class Label:
    """Words under what they name."""

    text: str
    middle: QPointF
    font: QFont


@dataclass(frozen=True, slots=True)
class Tableau:
    """What is seen of a position. bays: the areas of Kings Corners, with whether each is a corner.

    spread: its piles are those of Kings Corners, which overlap.
    """

    size: QSizeF
    cards: tuple[Card, ...] = ()
    empties: tuple[Empty, ...] = ()
    labels: tuple[Label, ...] = ()
    bays: tuple[tuple[QRectF, bool], ...] = ()
    spread: bool = False

    def moved(self, x: float, y: float) -> Tableau:
        """The same, farther right and down by so many px."""
        by = QPointF(x, y)
        return replace(
            self,
            cards=tuple(replace(card, rect=card.rect.translated(by)) for card in self.cards),
            empties=tuple(replace(empty, rect=empty.rect.translated(by)) for empty in self.empties),
            labels=tuple(replace(label, middle=label.middle + by) for label in self.labels),
            bays=tuple((rect.translated(by), corner) for rect, corner in self.bays),
        )

    def rect_of(self, place: int, at: int = -1) -> QRectF | None:
        """Where a card of a place is seen, the top one by default, or the empty place; None where it is not shown."""
        found = [card for card in self.cards if card.place == place]
        for card in found:
            if card.at == at:
                return card.rect
        if found:
            return found[-1].rect
        return next((empty.rect for empty in self.empties if empty.place == place), None)

    def whole(self, place: int) -> QRectF | None:
        """The room of a pile that moves as a whole; None for other places."""
        cards = [card.rect for card in self.cards if card.place == place]
        if place not in (*SIDES, *CORNERS) or len(cards) < 2 or not self.spread:
            return None
        return cards[0].united(cards[-1])


def united(parts: Iterable[Tableau], size: QSizeF) -> Tableau:
    """Several as one."""
    parts = list(parts)
    return Tableau(
        size,
        tuple(card for part in parts for card in part.cards),
        tuple(empty for part in parts for empty in part.empties),
        tuple(label for part in parts for label in part.labels),
        tuple(bay for part in parts for bay in part.bays),
        any(part.spread for part in parts),
    )


def longest_pile(positions: Iterable[Round]) -> int:
    """How many cards the longest pile has at a side or corner of Kings Corners."""
    return max(
        (len(table.piles[place]) for table in positions for place in (*SIDES, *CORNERS) if _spread(table)), default=1
    )


def _spread(table: Round) -> bool:
    return table.game.places(table.seats)[SIDES[0]].kind is PlaceKind.SPREAD


@dataclass(slots=True)
class Builder:
    """Lays positions out. u: the width of a card, px.  words: for labels.  rtl: reading direction.

    longest: see `longest_pile`.  room: the most that words may take, px.  apart: each item has a row of its own.
    """

    u: float
    words: QFont
    rtl: bool
    sums: bool = False
    longest: int = 1
    room: float = math.inf
    apart: bool = False
    tall: float = field(init=False)

    def __post_init__(self) -> None:
        self.tall = CARD_RATIO * self.u

    def tableau(self, table: Round, show: Sequence[Sequence[str]]) -> Tableau:
        """The rows of items, each in the middle, one below another."""
        if self.apart:
            show = [(item,) for row in show for item in row]
        rows = [self._row([self._item(table, item) for item in row]) for row in show]
        wide = max(row.size.width() for row in rows)
        placed, y = [], 0.0
        for row in rows:
            placed.append(row.moved((wide - row.size.width()) / 2, y))
            y += row.size.height() + ROW_GAP * self.u
        return united(placed, QSizeF(wide, y - ROW_GAP * self.u))

    def _row(self, items: list[Tableau]) -> Tableau:
        high = max(item.size.height() for item in items)
        placed, x = [], 0.0
        for item in reversed(items) if self.rtl else items:
            placed.append(item.moved(x, 0))
            x += item.size.width() + ITEM_GAP * self.u
        return united(placed, QSizeF(x - ITEM_GAP * self.u, high))

    # -- items

    def _item(self, table: Round, item: str) -> Tableau:
        names = {place.name: index for index, place in enumerate(table.game.places(table.seats))}
        if item == "table":
            return self._cross(table)
        if item in names:
            found = self._place(table, names[item])
        elif item.endswith(".grid"):
            found = self._grid(table, names[f"{item}.0"])
        elif item == "build" or f"{item}.0" in names:
            found = self._side_by_side([self._place(table, names[name]) for name in names if _belongs(name, item)])
        else:
            raise KeyError(item)
        return self._labelled(found, self._title(table, item))

    def _side_by_side(self, places: list[Tableau]) -> Tableau:
        x, placed = 0.0, []
        for part in reversed(places) if self.rtl else places:
            placed.append(part.moved(x, 0))
            x += part.size.width() + GAP * self.u
        return united(placed, QSizeF(x - GAP * self.u, max(part.size.height() for part in places)))

    def _place(self, table: Round, number_of: int) -> Tableau:
        kind = table.game.places(table.seats)[number_of].kind
        pile = table.piles[number_of]
        if kind is PlaceKind.HAND:
            return self._run(table, number_of, (1 + GAP) * self.u, 0)
        if kind is PlaceKind.SPREAD:
            return self._run(table, number_of, self.across * self.u, 0)
        if kind is PlaceKind.OPEN and table.game.places(table.seats)[number_of].seat >= 0 and len(pile) > 1:
            return self._run(table, number_of, 0, DOWN_STEP * self.u)
        if not pile:
            return self._empty(table, number_of)
        top = len(pile) - 1
        card = Card(number_of, top, self._room(), self._face(table, number_of, top), under=top)
        return Tableau(QSizeF(self.u, self.tall), (card,))

    @property
    def across(self) -> float:
        return SIMPLE_ACROSS_STEP if self.u < SIMPLE_BELOW else ACROSS_STEP

    def _run(self, table: Round, place: int, dx: float, dy: float) -> Tableau:
        """The cards of a place one after another."""
        count = len(table.piles[place])
        if not count:
            return self._empty(table, place)
        strip = dy / self.u if 0 < dy / self.u < NARROW else 0.0
        cards = tuple(
            Card(
                place,
                at,
                self._room().translated(at * dx, at * dy),
                self._face(table, place, at),
                strip if at < count - 1 else 0.0,
            )
            for at in range(count)
        )
        last = cards[-1].rect
        return Tableau(QSizeF(last.right(), last.bottom()), cards, spread=_spread(table))

    def _empty(self, table: Round, place: int) -> Tableau:
        kind = table.game.places(table.seats)[place].kind
        mark = PlaceMark()
        if kind is PlaceKind.BUILD:
            mark = PlaceMark(number=number(1))
        elif kind is PlaceKind.SPREAD:
            mark = PlaceMark(emblem="crown" if place in CORNERS else "suits")
        elif kind is PlaceKind.GRID:
            mark = PlaceMark(style="gone")
        return Tableau(QSizeF(self.u, self.tall), (), (Empty(place, self._room(), mark),))

    def _grid(self, table: Round, first: int) -> Tableau:
        step_x, step_y = (1 + GAP) * self.u, self.tall + GAP * self.u
        parts = []
        for cell in range(CELLS):
            row, column = divmod(cell, WIDTH)
            if self.rtl:
                column = WIDTH - 1 - column
            parts.append(self._place(table, first + cell).moved(column * step_x, row * step_y))
        return united(parts, QSizeF(WIDTH * step_x - GAP * self.u, CELLS // WIDTH * step_y - GAP * self.u))

    def _cross(self, table: Round) -> Tableau:
        """The middle of Kings Corners. The compass is the same in every reading direction."""
        piles = {place: self._place(table, place) for place in (*SIDES, *CORNERS)}
        wide = (1 + self.across * (max(1, self.longest) - 1) + 2 * BAY_ROOM) * self.u
        high = self.tall + 2 * BAY_ROOM * self.u
        north, east, south, west = SIDES
        north_east, south_east, south_west, north_west = CORNERS
        rows = ((north_west, north, north_east), (west, 0, east), (south_west, south, south_east))
        parts, bays = [], []
        gap = 0.1 * self.u
        for y, row in enumerate(rows):
            for x, place in enumerate(row):
                bay = QRectF(x * (wide + gap), y * (high + gap), wide, high)
                part = piles[place] if place else self._place(table, place)
                bays.append((bay, place in CORNERS))
                corner = bay.center() - QPointF(part.size.width(), part.size.height()) / 2
                parts.append(part.moved(corner.x(), corner.y()))
        size = QSizeF(3 * wide + 2 * gap, 3 * high + 2 * gap)
        return replace(united(parts, size), bays=tuple(bays))

    # -- cards and words

    def _room(self) -> QRectF:
        return QRectF(0, 0, self.u, self.tall)

    @staticmethod
    def _face(table: Round, place: int, at: int) -> int:
        kind = table.game.places(table.seats)[place].kind
        card = table.piles[place][at]
        if kind is PlaceKind.DRAW or (kind is not PlaceKind.HAND and table.knows[card] != table.everyone):
            return UNKNOWN
        if kind is PlaceKind.HAND and not table.knows[card] & 1 and table.knows[card] != table.everyone:
            return UNKNOWN
        face = table.face[card]
        text = table.card_text(place, at)
        return face + STANDS_FOR * int(text[1:]) if face == WILD and len(text) > 1 else face

    def _labelled(self, part: Tableau, text: str) -> Tableau:
        if not text:
            return part
        words = QFont(self.words)
        while line_width(text, words) > self.room and words.pixelSize() > LEAST_TEXT:
            words.setPixelSize(words.pixelSize() - 1)
        wide = max(part.size.width(), line_width(text, words))
        below = part.size.height() + LABEL_GAP * self.u
        high = self.words.pixelSize() * 1.35
        label = Label(text, QPointF(wide / 2, below + high / 2), words)
        inner = part.moved((wide - part.size.width()) / 2, 0)
        return replace(inner, size=QSizeF(wide, below + high), labels=(*inner.labels, label))

    def _title(self, table: Round, item: str) -> str:
        if self.sums and item.endswith(".grid"):
            assert isinstance(table, SkyjoRound)
            return facts([item_title(table.game.name, item), points(table.shown_points(int(item[1])))])
        return item_title(table.game.name, item)


def _belongs(name: str, item: str) -> bool:
    return name.rpartition(".")[0] == item


def item_title(game: str, item: str) -> str:
    """What a place is called under its cards."""
    own = item.removeprefix("p0.")
    if own.startswith("p1."):
        own = "other " + own.removeprefix("p1.").partition(".")[0]
    elif own.startswith("p2."):
        own = "partner " + own.removeprefix("p2.").partition(".")[0]
    if game == "skip_bo_junior" and own == "hand":
        own = "hand piles"
    if game == "kings_corners" and own == "draw":
        own = "stock"
    return {
        "draw": QCoreApplication.translate("RulePictures", "draw pile", "under cards in a rule book's picture"),
        "build": QCoreApplication.translate("RulePictures", "building piles", "under cards in a rule book's picture"),
        "discard": (
            QCoreApplication.translate("RulePictures", "your discard piles", "under cards in a rule book's picture")
            if game == "skip_bo"
            else QCoreApplication.translate("RulePictures", "discard pile", "under cards in a rule book's picture")
        ),
        "stock": (
            QCoreApplication.translate("RulePictures", "stock", "in the middle of Kings Corners, in a picture")
            if game == "kings_corners"
            else QCoreApplication.translate("RulePictures", "your stock", "under cards in a rule book's picture")
        ),
        "hand": QCoreApplication.translate("RulePictures", "your hand", "under cards in a rule book's picture"),
        "hand piles": QCoreApplication.translate(
            "RulePictures", "your hand piles", "under cards in a rule book's picture"
        ),
        "drawn": QCoreApplication.translate("RulePictures", "drawn card", "under a card in a rule book's picture"),
        "grid": QCoreApplication.translate("RulePictures", "your cards", "under cards in a rule book's picture"),
        "other grid": QCoreApplication.translate(
            "RulePictures", "another player's cards", "under cards in a rule book's picture"
        ),
        "partner stock": QCoreApplication.translate(
            "RulePictures", "your partner's stock", "under cards in a rule book's picture"
        ),
        "partner discard": QCoreApplication.translate(
            "RulePictures", "your partner's discard piles", "under cards in a rule book's picture"
        ),
    }.get(own, "")
