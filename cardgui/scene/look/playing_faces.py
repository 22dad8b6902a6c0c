"""The 52 cards: rank and suit in a strip on the left, pips, and courts from a public-domain deck."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from cardgui import resources
from cardgui.scene.look.drawing import round_path
from cardgui.scene.look.lettering import paint_numeral
from cardgui.scene.look.shapes import paint_shape, placed
from cardgui.scene.look.sheet import Sheet
from cardgui.scene.look.theme import Theme, color

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("S", "H", "D", "C")
RED: Final = "#C0282D"
BLACK: Final = "#23262D"

_STRONG: Final = {"S": "#000000", "H": "#B00010", "D": "#0A3A8C", "C": "#0B5A20"}
_TWO: Final = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
_FOUR: Final = {"S": BLACK, "H": RED, "D": "#1D5FAE", "C": "#1A6B30"}
_COURT_PAPER: Final = "#FFFBF2"
_FIRST_INDEX: Final = '<g transform="translate(-114.4,-156)'
# The deck's colours and those of the table.
_COURT_INKS: Final = (
    ('"red"', f'"{RED}"'),
    ("#44F", "#2A4F86"),
    ("#FC4", "#EDB548"),
    ('"#000"', f'"{BLACK}"'),
    ('fill="#fff"', f'fill="{_COURT_PAPER}"'),
)
# The deck's cards are drawn in -120 -168 240 336; the court's frame, without indices, is this part.
_COURT_CARD: Final = QRectF(-120, -168, 240, 336)
_COURT_FRAME: Final = QRectF(-81.6, -129.6, 163.2, 259.2)

_L, _R = -1.0, 1.0
_PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((_L, -1), (_R, -1), (_L, 1), (_R, 1)),
    "5": ((_L, -1), (_R, -1), (0, 0), (_L, 1), (_R, 1)),
    "6": ((_L, -1), (_R, -1), (_L, 0), (_R, 0), (_L, 1), (_R, 1)),
    "7": ((_L, -1), (_R, -1), (_L, 0), (_R, 0), (_L, 1), (_R, 1), (0, -0.5)),
    "8": ((_L, -1), (_R, -1), (_L, 0), (_R, 0), (_L, 1), (_R, 1), (0, -0.5), (0, 0.5)),
    "9": ((_L, -1), (_R, -1), (_L, -0.34), (_R, -0.34), (_L, 0.34), (_R, 0.34), (_L, 1), (_R, 1), (0, 0)),
    "10": (
        (_L, -1),
        (_R, -1),
        (_L, -0.34),
        (_R, -0.34),
        (_L, 0.34),
        (_R, 0.34),
        (_L, 1),
        (_R, 1),
        (0, -0.67),
        (0, 0.67),
    ),
}


@cache
def _court(name: str, ink: str) -> QSvgRenderer:
    """The picture of a court card without the deck's blank card behind it, in the table's colours.

    ink: of its suit.
    """
    text = resources.path("playing-cards", f"{name}.svg").read_text(encoding="utf-8")
    start = text.index("<rect")
    end = text.index("/>", start) + 2
    # The index and the pips come last.
    pips = text.index(_FIRST_INDEX)
    marks = text[pips:].replace('"red"', f'"{ink}"').replace('"#000"', f'"{ink}"')
    text = text[:start] + text[end:pips] + marks
    for old, new in _COURT_INKS:
        text = text.replace(old, new)
    return QSvgRenderer(QByteArray(text.encode("utf-8")))


def suit_ink(suit: str, theme: Theme, four_colours: bool) -> str:
    """The colour of a suit, one of `SUITS`."""
    if theme.high_contrast:
        return _STRONG[suit if four_colours else "H" if suit in "HD" else "S"]
    return (_FOUR if four_colours else _TWO)[suit]


def paint_playing(sheet: Sheet, text: str) -> None:
    """The face called by rank and suit, "AS" to "KD".

    Ranks are written as on every printed deck, whatever the language.
    """
    rank, suit = text[:-1], text[-1]
    ink = suit_ink(suit, sheet.theme, sheet.style.four_colours)
    if rank in "JQK":
        _paint_court(sheet, text, ink)
    elif rank == "A":
        _paint_ace(sheet, suit, ink)
    elif sheet.simple:
        spot = sheet.middle + QPointF(0.12 * sheet.u, (0.30 if sheet.style.large_print else 0.22) * sheet.u)
        paint_shape(sheet.painter, suit, spot.x(), spot.y(), 0.27 * sheet.u, ink)
    else:
        for x, y in _PIPS[rank]:
            spot = sheet.middle + QPointF(x * 0.148 * sheet.u, y * 0.44 * sheet.u)
            paint_shape(sheet.painter, suit, spot.x(), spot.y(), 0.079 * sheet.u, ink, 180 if y > 0 else 0)
    _paint_index(sheet, rank, suit, ink)
    if not sheet.simple:
        painter, middle = sheet.painter, sheet.middle
        painter.save()
        painter.translate(middle)
        painter.rotate(180)
        painter.translate(-middle)
        _paint_index(sheet, rank, suit, ink)
        painter.restore()


def _paint_index(sheet: Sheet, rank: str, suit: str, ink: str) -> None:
    u = sheet.u
    if sheet.style.large_print:
        paint_numeral(sheet.painter, sheet.spot(0.188, 0.24), rank, 0.54 * u, ink, max_width=0.295 * u, squeeze=0.62)
        spot = sheet.spot(0.188, 0.60)
        paint_shape(sheet.painter, suit, spot.x(), spot.y(), 0.14 * u, ink)
        return
    if sheet.simple:
        paint_numeral(sheet.painter, sheet.spot(0.185, 0.20), rank, 0.42 * u, ink, max_width=0.30 * u, squeeze=0.75)
        spot = sheet.spot(0.185, 0.49)
        paint_shape(sheet.painter, suit, spot.x(), spot.y(), 0.11 * u, ink)
        return
    paint_numeral(sheet.painter, sheet.spot(0.148, 0.175), rank, 0.34 * u, ink, max_width=0.23 * u, squeeze=0.75)
    spot = sheet.spot(0.148, 0.40)
    paint_shape(sheet.painter, suit, spot.x(), spot.y(), 0.085 * u, ink)


def _paint_ace(sheet: Sheet, suit: str, ink: str) -> None:
    painter, u, middle = sheet.painter, sheet.u, sheet.middle
    if sheet.simple:
        spot = middle + QPointF(0.12 * u, 0.20 * u)
        paint_shape(painter, suit, spot.x(), spot.y(), 0.30 * u, ink)
        return
    if suit != "S":
        paint_shape(painter, suit, middle.x(), middle.y(), 0.27 * u, ink)
        return
    # The ace of spades is the deck's showpiece: larger, with a line of paper inlaid.
    paint_shape(painter, suit, middle.x(), middle.y(), 0.34 * u, ink)
    inlay = placed(suit, middle.x(), middle.y() - 0.012 * u, 0.255 * u)
    painter.strokePath(inlay, QPen(QColor(sheet.theme.paper[0]), max(1.0, 0.012 * u)))
    paint_shape(painter, "spark", middle.x(), middle.y() + 0.03 * u, 0.075 * u, "#EDB548")


def _paint_court(sheet: Sheet, name: str, ink: str) -> None:
    painter, u, middle = sheet.painter, sheet.u, sheet.middle
    width = 0.66 * u
    height = width * _COURT_FRAME.height() / _COURT_FRAME.width()
    frame = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    notch_width, notch_height = (0.37 * u, 0.64 * u) if sheet.simple else (0.325 * u, 0.52 * u)
    if sheet.style.large_print:
        notch_width, notch_height = 0.41 * u, 0.80 * u
    reach = QRectF(sheet.rect.x() - u, sheet.rect.y() - u, u + notch_width, u + notch_height)
    outline = round_path(frame, 0.05 * u).subtracted(round_path(reach, 0.05 * u))
    if not sheet.simple:
        right, bottom = sheet.rect.right() - notch_width, sheet.rect.bottom() - notch_height
        outline = outline.subtracted(round_path(QRectF(right, bottom, 2 * u, 2 * u), 0.05 * u))
    painter.fillPath(outline, QBrush(QColor(_COURT_PAPER)))
    scale = width / _COURT_FRAME.width()
    whole = QRectF(
        frame.x() + (_COURT_CARD.x() - _COURT_FRAME.x()) * scale,
        frame.y() + (_COURT_CARD.y() - _COURT_FRAME.y()) * scale,
        _COURT_CARD.width() * scale,
        _COURT_CARD.height() * scale,
    )
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    _court(name, ink).render(painter, whole)
    painter.restore()
    _stroke(sheet, outline, ink)


def _stroke(sheet: Sheet, outline: QPainterPath, ink: str) -> None:
    sheet.painter.strokePath(outline, QPen(color(ink, 0.6), max(1.0, 0.010 * sheet.u)))
