"""Numerals and words drawn as shapes: centred by what is seen of them, and fitted into their box."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
    QTransform,
)

from cardgui.scene.look import fonts
from cardgui.scene.look.elision import elided
from cardgui.scene.look.painted_lines import tell_watchers

LEAST_TEXT: Final = 12.0
"""No text is smaller than this many pixels."""

_DRAWN_AT: Final = 100
_ARABIC_ZERO: Final = "٠"
_ARABIC_ZERO_GROWTH: Final = 1.75
LINE_HEIGHT: Final = 1.05
"""From line to line, in font sizes."""

Align = Literal["left", "center", "right"]


def numeral(number: int, locale: QLocale) -> str:
    """`number` in the digits of `locale`, with a real minus sign (U+2212) on the side where it is usual."""
    return locale.toString(number).replace("-", "\N{MINUS SIGN}")


@lru_cache(maxsize=512)
def glyph_path(text: str, weight: QFont.Weight = fonts.EXTRA_BOLD, right_to_left: bool = False) -> QPainterPath:
    """The outline of `text` at a font size of 100 px; treat it as read-only."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    layout = QTextLayout(text, fonts.font(_DRAWN_AT, weight))
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    layout.createLine().setLineWidth(100_000)
    layout.endLayout()
    for run in layout.glyphRuns():
        raw = run.rawFont()
        for index, position in zip(run.glyphIndexes(), run.positions(), strict=True):
            path.addPath(raw.pathForGlyph(index).translated(position))
    return path


def numeral_path(
    text: str,
    at: QPointF,
    pixels: float,
    *,
    max_width: float = 0.0,
    align: Align = "center",
    right_to_left: bool = False,
    squeeze: float = 1.0,
) -> QPainterPath:
    """A numeral whose seen shape is centred up and down on `at`, and begins, is centred or ends there.

    Args:
        at: the point, in painter units.
        pixels: font size, in painter units; made smaller where the numeral would be wider than `max_width`
            (0: any width). The Arabic zero, a small dot, is drawn larger.
        squeeze: how narrow the numeral may be made, against its own width, before it is made smaller.
    """
    if text == _ARABIC_ZERO:
        pixels *= _ARABIC_ZERO_GROWTH
    path = glyph_path(text, fonts.EXTRA_BOLD, right_to_left)
    bounds = path.boundingRect()
    scale = pixels / _DRAWN_AT
    narrow = 1.0
    if max_width and bounds.width() * scale > max_width:
        narrow = max(squeeze, max_width / (bounds.width() * scale))
        scale = max_width / (bounds.width() * narrow)
    origin = {"left": bounds.left(), "center": bounds.center().x(), "right": bounds.right()}[align]
    transform = QTransform.fromTranslate(at.x(), at.y())
    transform.scale(scale * narrow, scale)
    transform.translate(-origin, -bounds.center().y())
    return transform.map(path)


def paint_numeral(
    painter: QPainter,
    at: QPointF,
    text: str,
    pixels: float,
    ink: QColor | str,
    *,
    max_width: float = 0.0,
    align: Align = "center",
    right_to_left: bool = False,
    squeeze: float = 1.0,
) -> None:
    """Paint `numeral_path` in the colour `ink`."""
    path = numeral_path(
        text, at, pixels, max_width=max_width, align=align, right_to_left=right_to_left, squeeze=squeeze
    )
    painter.fillPath(path, QBrush(QColor(ink)))


def paint_words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    ink: QColor | str,
    *,
    weight: QFont.Weight = fonts.SEMI_BOLD,
    right_to_left: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Paint `text` in `rect`: smaller (to `LEAST_TEXT`), then on two lines, then cut short.

    `pixels` and `LEAST_TEXT` are painter units.  align: to which side; left is left in every reading direction.
    """
    font, lines = _fitted(text, pixels, weight, rect.width())
    metrics = QFontMetricsF(font)
    height = font.pixelSize() * LINE_HEIGHT
    painter.save()
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight)
    top = rect.center().y() - height * len(lines) / 2
    for index, line in enumerate(lines):
        shown = elided(line, metrics, rect.width())
        box = QRectF(rect.x(), top + index * height, rect.width(), height)
        place = align | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(place) | int(Qt.TextFlag.TextDontClip), shown)
        spare = box.width() - metrics.horizontalAdvance(shown)
        share = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: 1.0}.get(align, 0.5)
        start = QPointF(box.left() + spare * share, box.center().y() + metrics.capHeight() / 2)
        tell_watchers(painter, line, shown, font, start)
    painter.restore()


def words_fit(text: str, pixels: float, width: float, *, weight: QFont.Weight = fonts.SEMI_BOLD) -> bool:
    """Whether `paint_words` could paint all of `text` in a box of `width`."""
    font, lines = _fitted(text, pixels, weight, width)
    metrics = QFontMetricsF(font)
    return all(metrics.horizontalAdvance(line) <= width for line in lines)


def least_width(text: str, *, weight: QFont.Weight = fonts.SEMI_BOLD) -> float:
    """The width in which `paint_words` still paints all of `text`, on two lines."""
    metrics = QFontMetricsF(fonts.font(LEAST_TEXT, weight))
    return max(metrics.horizontalAdvance(line) for line in two_lines(text, metrics))


def _fitted(text: str, pixels: float, weight: QFont.Weight, width: float) -> tuple[QFont, list[str]]:
    """The font and the lines with which `text` fits into `width` best."""
    font = fonts.font(max(LEAST_TEXT, pixels), weight)
    while QFontMetricsF(font).horizontalAdvance(text) > width and font.pixelSize() > LEAST_TEXT:
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return font, [text]
    return font, two_lines(text, metrics)


def two_lines(text: str, metrics: QFontMetricsF) -> list[str]:
    """`text` broken at the space that leaves the shorter widest line; whole when it has no space."""
    words = text.split()
    breaks = [[" ".join(words[:index]), " ".join(words[index:])] for index in range(1, len(words))]
    if not breaks:
        return [text]
    return min(breaks, key=lambda lines: max(metrics.horizontalAdvance(line) for line in lines))
