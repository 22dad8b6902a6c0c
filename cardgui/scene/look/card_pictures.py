"""Pixmaps of cards: each face is drawn once per card size, device pixel ratio, look and kind of digits."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardgui.scene.look.backs import (
    paint_blossom_back,
    paint_blue_back,
    paint_clay_back,
    paint_tile_back,
    paint_wave_back,
)
from cardgui.scene.look.card_style import BACKS, PLAIN, CardStyle
from cardgui.scene.look.drawing import antialias
from cardgui.scene.look.faces import paint_number, paint_number_side, paint_number_strip
from cardgui.scene.look.lettering import numeral
from cardgui.scene.look.pixmap_cache import PixmapCache
from cardgui.scene.look.playing_faces import RANKS, SUITS, paint_playing
from cardgui.scene.look.sheet import HEIGHT, RADIUS, Face, Sheet, paint_edge, paint_paper
from cardgui.scene.look.skyjo_faces import paint_skyjo
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.theme import SHADOW, Theme

MARGIN: Final = 0.16
"""Room for the shadow on each side of a lying card, in u (rounded up to whole device pixels)."""
LIFTED_MARGIN: Final = 0.44
"""The same for a lifted card, whose shadow is longer."""
EDGE_STEP: Final = 0.02
"""How far each card of a pile shows under the one above it, in u."""
MOST_EDGES: Final = 6
"""A pile shows no more cards than this, the top one included."""

_NUMBERS: Final = tuple(str(number) for number in range(1, 13))
_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "number": (*_NUMBERS, "W", *(f"W{number}" for number in _NUMBERS)),
    "skyjo": tuple(str(number) for number in range(-2, 13)),
    "playing": tuple(rank + suit for suit in SUITS for rank in RANKS),
    **dict.fromkeys(BACKS.values(), ("",)),
}
_PAINTERS: Final[dict[str, Face]] = {
    "number": paint_number,
    "skyjo": paint_skyjo,
    "playing": paint_playing,
    "back_blue": paint_blue_back,
    "back_clay": paint_clay_back,
    "back_waves": paint_wave_back,
    "back_tiles": paint_tile_back,
    "back_blossoms": paint_blossom_back,
}
_WITH_NUMERALS: Final = ("number", "skyjo")


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows.

    Attributes:
        kind: "number" (both Skip-Bo games), "skyjo", "playing" (52 cards), or a back of `card_style.BACKS`.
        text: number: "1" to "12", "W" (wild), "W1" to "W12" (wild, standing for a number);
            skyjo: "-2" to "12"; playing: rank and suit, "AS", "10H", "KD"; backs: "".

    Raises:
        ValueError: there is no such face.
    """

    kind: str
    text: str = ""

    def __post_init__(self) -> None:
        texts = _TEXTS.get(self.kind)
        if texts is None:
            raise ValueError(f"card face of kind {self.kind!r}: expected one of {', '.join(_TEXTS)}")
        if self.text not in texts:
            raise ValueError(f"{self.kind} card {self.text!r}: expected one of {', '.join(texts) or 'none'}")


def all_faces(kind: str) -> tuple[CardFace, ...]:
    """Every face of a kind, in order."""
    return tuple(CardFace(kind, text) for text in _TEXTS[kind])


class CardPictures:
    """Draws card faces into pixmaps and keeps them.

    A pixmap is larger than its card by a margin for the shadow; draw it at the card's top left corner plus
    `offset()`. It carries its device pixel ratio. A lifted card is scaled and turned by the item that shows
    it.

    Attributes:
        cache: the pixmaps, bounded in bytes; `cache.made` counts the faces drawn.
    """

    def __init__(self, limit: int = 160 * 1024 * 1024) -> None:
        """`limit`: bytes of pixmaps to keep."""
        self.cache = PixmapCache(limit)

    def pixmap(
        self,
        face: CardFace,
        size_u: float,
        dpr: float,
        theme: Theme,
        locale: QLocale,
        lifted: bool = False,
        strip: float = 0.0,
        style: CardStyle = PLAIN,
    ) -> QPixmap:
        """The card showing `face`.

        Args:
            size_u: card width in logical pixels.
            dpr: device pixel ratio, e.g. 1.5.
            locale: digits and reading direction of the numerals.
            lifted: with the long shadow of a card held in the hand.
            strip: so much of it, in u, is seen above the card that covers it, and its number is small enough to be
                read there; below zero, so much of it at its left; 0 for a card that is seen. Of no matter for faces
                without numbers.
            style: how people like their cards; with a back of its own, that one is drawn for every back.
        """
        if face.kind in BACKS.values():
            face, style = CardFace(BACKS[style.back]) if style.back else face, PLAIN
        digits = (numeral(10, locale), numeral(-2, locale)) if face.kind in _WITH_NUMERALS else None
        strip = strip if face.kind == "number" else 0.0
        key = (face, device_size(size_u, dpr), round(dpr, 4), theme.name, digits, lifted, strip, style)
        return self.cache.get(key, lambda: _draw(face, size_u, dpr, theme, locale, lifted, strip, style))

    def edges(self, cards: int, size_u: float, dpr: float, theme: Theme) -> QPixmap:
        """The cards of a pile that show under its top card, which lies at the pile's own place.

        Draw it at the top card's place plus `offset()`, before the top card.

        Args:
            cards: in the pile, the top card included; beyond `MOST_EDGES` nothing is added.
        """
        shown = max(1, min(cards, MOST_EDGES)) - 1
        key = ("edges", shown, device_size(size_u, dpr), round(dpr, 4), theme.name)
        return self.cache.get(key, lambda: _draw_edges(shown, size_u, dpr, theme))

    @staticmethod
    def offset(size_u: float, dpr: float, lifted: bool = False) -> QPointF:
        """From the card's top left corner to the pixmap's, in logical pixels (both below zero)."""
        margin = _margin(device_size(size_u, dpr)[0], lifted) / dpr
        return QPointF(-margin, -margin)

    @staticmethod
    def card_size(size_u: float, dpr: float) -> tuple[float, float]:
        """Width and height of the card as drawn, in logical pixels: whole device pixels."""
        width, height = device_size(size_u, dpr)
        return width / dpr, height / dpr

    def clear(self) -> None:
        """Forget all pixmaps, as when the window has got a new size."""
        self.cache.clear()


def device_size(size_u: float, dpr: float) -> tuple[int, int]:
    """Width and height in device pixels of a card `size_u` logical pixels wide."""
    return max(8, round(size_u * dpr)), max(11, round(size_u * HEIGHT * dpr))


def _margin(width: int, lifted: bool) -> int:
    return math.ceil((LIFTED_MARGIN if lifted else MARGIN) * width)


def _blank(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _draw(
    face: CardFace,
    size_u: float,
    dpr: float,
    theme: Theme,
    locale: QLocale,
    lifted: bool,
    strip: float,
    style: CardStyle,
) -> QPixmap:
    width, height = device_size(size_u, dpr)
    margin = _margin(width, lifted)
    pixmap = _blank(width + 2 * margin, height + 2 * margin)
    painter = QPainter(pixmap)
    antialias(painter)
    rect = QRectF(margin, margin, width, height)
    paint_card_shadow(painter, rect, theme, lifted)
    sheet = Sheet(painter, rect, theme, locale, style)
    paint_paper(sheet)
    _PAINTERS[face.kind](sheet, face.text)
    if strip < 0:
        paint_number_side(sheet, face.text, -strip)
    elif strip:
        paint_number_strip(sheet, face.text, strip)
    paint_edge(sheet)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _draw_edges(shown: int, size_u: float, dpr: float, theme: Theme) -> QPixmap:
    width, height = device_size(size_u, dpr)
    margin = _margin(width, False)
    step = max(1.0, EDGE_STEP * width)
    pixmap = _blank(width + 2 * margin, height + 2 * margin + math.ceil(shown * step))
    painter = QPainter(pixmap)
    antialias(painter)
    for index in range(shown, 0, -1):
        rect = QRectF(margin, margin + round(index * step), width, height)
        if index == shown:
            paint_card_shadow(painter, rect, theme, False)
        sheet = Sheet(painter, rect, theme, QLocale.c())
        paint_paper(sheet)
        paint_edge(sheet, thin=theme.high_contrast)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def paint_card_shadow(painter: QPainter, rect: QRectF, theme: Theme, lifted: bool) -> None:
    """The soft shadow of a card, lying or lifted; none in high contrast."""
    if theme.high_contrast:
        return
    u = rect.width()
    radius = RADIUS * u
    if lifted:
        paint_soft(painter, rect, radius, 0.10 * u, SHADOW, 0.42, dx=0.03 * u, dy=0.13 * u)
        paint_soft(painter, rect, radius, 0.035 * u, SHADOW, 0.28, dy=0.03 * u)
    else:
        paint_soft(painter, rect, radius, 0.045 * u, SHADOW, 0.34, dy=0.028 * u)
        paint_soft(painter, rect, radius, 0.012 * u, SHADOW, 0.30, dy=0.010 * u)
