"""The number cards of both Skip-Bo games: 1 to 12, wild, and a wild card that stands for a number."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QRadialGradient, QTransform

from cardgui.scene.look.drawing import inset, mix, polygon, round_path
from cardgui.scene.look.lettering import Align, numeral_path, paint_numeral
from cardgui.scene.look.shapes import paint_shape, placed
from cardgui.scene.look.sheet import HEIGHT, Sheet
from cardgui.scene.look.theme import color


@dataclass(frozen=True)
class _Range:
    """The colour and shape of four numbers."""

    ink: str
    dark: str
    medallion: str
    mark: str
    radius: float
    simple_radius: float


_RANGES: Final = (
    _Range("#BF5806", "#9A4302", "circle", "circle", 0.365, 0.41),
    _Range("#0E7A73", "#085650", "diamond", "small_diamond", 0.402, 0.455),
    _Range("#6A3AA8", "#4B2284", "star", "small_star", 0.398, 0.445),
)
_PETALS: Final = ("#FF9F1C", "#2ED3BE", "#FF6B8B", "#FFD23F", "#9D7BFF", "#5BC0FF")
_NIGHT_SKY: Final = ("#3A2A78", "#1C1446")
_WILD_INK: Final = "#2A1C66"
# x, y and size in u from the top left corner; repeated from the bottom right one.
_STARLIGHT: Final = (
    (0.76, 0.17, 0.05, "#FFD36B"),
    (0.86, 0.30, 0.025, "#FFFFFF"),
    (0.62, 0.11, 0.022, "#FFFFFF"),
)


def paint_number(sheet: Sheet, text: str) -> None:
    """The face called "1" to "12", "W" (wild) or "W1" to "W12" (wild, standing for a number)."""
    if text.startswith("W"):
        _paint_wild(sheet, int(text[1:]) if len(text) > 1 else None)
        return
    number = int(text)
    kind = _RANGES[(number - 1) // 4]
    if sheet.simple:
        _paint_simple(sheet, number, kind)
    else:
        _paint_full(sheet, number, kind)


def paint_number_strip(sheet: Sheet, text: str, strip: float) -> None:
    """The upper `strip` (in u) of a face of `paint_number`, for a card that is covered up to there: its number on a
    ground of its own, as large as it can be."""
    painter, u, middle = sheet.painter, sheet.u, 0.5 * strip + 0.012
    wild = text.startswith("W")
    kind = _RANGES[(max(1, int(text.strip("W") or 1)) - 1) // 4]
    panel = inset(sheet.rect, 0.03 * u)
    painter.save()
    painter.setClipRect(panel.adjusted(0, 0, 0, strip * u - panel.height()))
    painter.fillPath(round_path(panel, 0.07 * u), QColor(_NIGHT_SKY[1] if wild else sheet.theme.paper[0]))
    painter.restore()
    size = 1.08 * strip
    if text == "W":
        _pinwheel(sheet, sheet.spot(0.085 + size / 2, middle), 0.42 * size * u)
        return
    ink = "#FFFFFF" if wild else kind.dark
    label = sheet.numeral(int(text.strip("W")))
    paint_numeral(painter, sheet.spot(0.085, middle), label, size * u, ink, max_width=0.4 * u, align="left")
    right = sheet.spot(-0.15, 0.5)
    at = QPointF(right.x(), sheet.rect.top() + middle * u)
    if wild:
        _pinwheel(sheet, at, 0.4 * size * u)
    else:
        paint_shape(painter, kind.mark, at.x(), at.y(), 0.28 * size * u, kind.ink)


def paint_number_side(sheet: Sheet, text: str, width: float) -> None:
    """The left `width` (in u) of a face of `paint_number`, for a small card that is covered up to there: its number on
    a ground of its own, as large as it can be, the mark of its range under it."""
    painter, u = sheet.painter, sheet.u
    wild = text.startswith("W")
    kind = _RANGES[(max(1, int(text.strip("W") or 1)) - 1) // 4]
    panel = inset(sheet.rect, 0.03 * u)
    painter.save()
    painter.setClipRect(panel.adjusted(0, 0, width * u - panel.width(), 0))
    painter.fillPath(round_path(panel, 0.07 * u), QColor(_NIGHT_SKY[1] if wild else sheet.theme.paper[0]))
    painter.restore()
    middle = 0.5 * width + 0.015
    if text == "W":
        _pinwheel(sheet, sheet.spot(middle, 0.5 * HEIGHT), 0.44 * width * u)
        return
    label = sheet.numeral(int(text.strip("W")))
    ink = "#FFFFFF" if wild else kind.dark
    room = (width - 0.09) * u
    paint_numeral(painter, sheet.spot(middle, 0.46), label, 0.78 * u, ink, max_width=room, squeeze=0.72)
    below = sheet.spot(middle, 1.05)
    if wild:
        _pinwheel(sheet, below, 0.3 * width * u)
    else:
        paint_shape(painter, kind.mark, below.x(), below.y(), 0.3 * width * u, kind.ink)


def _paint_full(sheet: Sheet, number: int, kind: _Range) -> None:
    painter, u, middle = sheet.painter, sheet.u, sheet.middle
    strong = sheet.theme.high_contrast
    ink = kind.dark if strong else kind.ink
    # Twelve marks round the medallion like the hours of a clock, as many filled as the number says.
    for hour in range(1, 13):
        angle = math.radians(hour * 30 - 90)
        filled = hour <= number
        paint_shape(
            painter,
            kind.mark,
            middle.x() + 0.438 * u * math.cos(angle),
            middle.y() + 0.438 * u * math.sin(angle),
            (0.034 if filled else 0.020) * u,
            color(ink, 1.0 if filled else 0.26),
        )
    radius = kind.radius * u
    shade = QLinearGradient(middle.x(), middle.y() - radius, middle.x(), middle.y() + radius)
    shade.setColorAt(0, QColor(ink) if strong else mix(ink, "#FFFFFF", 0.03))
    shade.setColorAt(1, QColor(ink) if strong else mix(ink, kind.dark, 0.55))
    painter.fillPath(placed(kind.medallion, middle.x(), middle.y(), radius), QBrush(shade))
    label = sheet.numeral(number)
    two = number >= 10
    _paint_inside(sheet, kind, middle, radius * 0.97, label, (0.62 if two else 0.74) * u, 0.57 * u)
    # Kept narrow, and two digits high, clear of the mark at eleven o'clock that would read as a full stop.
    size, width, height = (0.33, 0.30, 0.165) if two else (0.36, 0.185, 0.18)
    corners: tuple[tuple[float, float, Align], ...] = ((0.085, height, "left"), (-0.085, -height, "right"))
    for x, y, align in corners:
        spot = sheet.spot(x, y)
        paint_numeral(painter, spot, label, size * u, kind.dark, max_width=width * u, align=align, squeeze=0.85)
    for x, y in ((-0.175, 0.18), (0.175, -0.18)):
        spot = sheet.spot(x, y)
        paint_shape(painter, kind.mark, spot.x(), spot.y(), 0.085 * u, ink)


def _paint_inside(
    sheet: Sheet, kind: _Range, middle: QPointF, radius: float, label: str, pixels: float, max_width: float
) -> None:
    """The white numeral, made smaller until it is wholly inside the medallion (٧ and ٨ have wide corners)."""
    medallion = placed(kind.medallion, middle.x(), middle.y(), radius)
    path = numeral_path(label, middle, pixels, max_width=max_width)
    for share in range(100, 60, -2):
        shrink = QTransform.fromTranslate(middle.x(), middle.y()).scale(share / 100, share / 100)
        fitted = shrink.translate(-middle.x(), -middle.y()).map(path)
        if medallion.contains(fitted):
            break
    sheet.painter.fillPath(fitted, QBrush(QColor("#FFFFFF")))


def _paint_simple(sheet: Sheet, number: int, kind: _Range) -> None:
    painter, u = sheet.painter, sheet.u
    middle = sheet.middle + QPointF(0, 0.10 * u)
    label = sheet.numeral(number)
    ink = kind.dark if sheet.theme.high_contrast else mix(kind.ink, kind.dark, 0.25)
    radius = kind.simple_radius * u
    painter.fillPath(placed(kind.medallion, middle.x(), middle.y(), radius), QBrush(ink))
    _paint_inside(sheet, kind, middle, radius * 0.97, label, (0.84 if number < 10 else 0.70) * u, 0.64 * u)
    large = sheet.style.large_print
    size, wide, high = (0.46, 0.50, 0.19) if large else (0.37, 0.40, 0.17)
    paint_numeral(painter, sheet.spot(0.07, high), label, size * u, kind.dark, max_width=wide * u, align="left")
    spot = sheet.spot(-0.17, 0.165)
    paint_shape(painter, kind.mark, spot.x(), spot.y(), 0.10 * u, ink)


def _pinwheel(sheet: Sheet, at: QPointF, radius: float) -> None:
    for index, ink in enumerate(_PETALS):
        paint_shape(sheet.painter, "petal", at.x(), at.y(), radius, ink, index * 60)


def _paint_wild(sheet: Sheet, number: int | None) -> None:
    painter, u, middle = sheet.painter, sheet.u, sheet.middle
    panel = inset(sheet.rect, 0.055 * u)
    painter.save()
    painter.setClipPath(round_path(panel, 0.06 * u))
    sky = QRadialGradient(middle, 0.85 * u)
    sky.setColorAt(0, QColor(_NIGHT_SKY[0]))
    sky.setColorAt(1, QColor(_NIGHT_SKY[1]))
    painter.fillRect(panel, QBrush(sky))
    ray = polygon([(0, 0), (-0.1 * u, -u), (0.1 * u, -u)])
    for index in range(12):
        turn = QTransform.fromTranslate(middle.x(), middle.y()).rotate(index * 30)
        painter.fillPath(turn.map(ray), QBrush(color("#FFFFFF", 0.045)))
    painter.restore()
    paper = sheet.theme.paper[0]
    if not sheet.simple:
        for x, y, size, ink in _STARLIGHT:
            for spot in (sheet.spot(x, y), sheet.spot(-x, -y)):
                paint_shape(painter, "spark", spot.x(), spot.y(), size * u, ink)
    corners = [sheet.spot(0.19, 0.19), sheet.spot(-0.19, -0.19)]
    if number is None:
        _pinwheel(sheet, middle, 0.395 * u)
        paint_shape(painter, "circle", middle.x(), middle.y(), 0.155 * u, paper)
        paint_shape(painter, "spark", middle.x(), middle.y(), 0.135 * u, _NIGHT_SKY[0])
        for corner in corners:
            _pinwheel(sheet, corner, 0.105 * u)
            paint_shape(painter, "circle", corner.x(), corner.y(), 0.03 * u, "#FFFFFF")
        return
    label = sheet.numeral(number)
    if sheet.simple:
        middle = middle + QPointF(0, 0.10 * u)
        corners = corners[:1]
    _pinwheel(sheet, middle, 0.395 * u)
    disc, size = (0.30, 0.62) if sheet.simple else (0.285, 0.56)
    wide, corner_size = 0.42, 0.35
    if sheet.style.large_print:
        disc, size, wide, corner_size = 0.335, 0.72, 0.50, 0.42
    paint_shape(painter, "circle", middle.x(), middle.y(), disc * u, paper)
    paint_numeral(painter, middle, label, (size if number < 10 else size * 0.86) * u, _WILD_INK, max_width=wide * u)
    for corner in corners:
        paint_numeral(painter, corner, label, corner_size * u, "#FFFFFF", max_width=0.27 * u)
