"""One line of text in the program's typeface, centred by how it looks and made to fit into its room."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardgui.scene.look.elision import elided
from cardgui.scene.look.lettering import LEAST_TEXT, LINE_HEIGHT, two_lines
from cardgui.scene.look.painted_lines import tell_watchers

_HAIR = 0.75
"""Px by which an advance may be wider than its room."""


def text_px(size: float, scale: float = 1.0) -> int:
    """The pixel size of text that is `size` px at scale 1: grows with `scale`, never below `LEAST_TEXT`."""
    return max(math.ceil(LEAST_TEXT), round(size * scale))


def line_width(text: str, font: QFont) -> float:
    """The advance of one line, px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def _is_arabic(text: str) -> bool:
    return any("\u0620" <= letter <= "\u065f" or "\u066e" <= letter <= "\u06ef" for letter in text)


def baseline(text: str, font: QFont, centre_y: float) -> float:
    """Where the baseline lies so that `text` looks centred on `centre_y`.

    The typeface's line box has more room below than above, so the letters decide: capitals and digits by their
    height, mixed text half way to the x-height, Arabic by the middle of its box.
    """
    metrics = QFontMetricsF(font)
    if _is_arabic(text):
        return centre_y + (metrics.ascent() - metrics.descent()) / 2
    if any(letter.islower() for letter in text):
        return centre_y + metrics.capHeight() * 0.25 + metrics.xHeight() * 0.27
    return centre_y + metrics.capHeight() / 2


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as there is room for it.

    font: of the size that was asked for, or smaller.  lines: one, or two where it is broken at a space.  whole: whether
    nothing of it must be cut off.
    """

    font: QFont
    lines: tuple[str, ...]
    whole: bool


def fitted(text: str, font: QFont, width: float, height: float) -> Fitted:
    """`text` in a room of `width` x `height`, px: as large as it can be whole, in two lines where that is larger, and
    not below `LEAST_TEXT`."""
    if QFontMetricsF(font).horizontalAdvance(text) <= width + _HAIR:
        return Fitted(font, (text,), True)
    smaller = QFont(font)
    while smaller.pixelSize() > LEAST_TEXT:
        if QFontMetricsF(smaller).horizontalAdvance(text) <= width + _HAIR:
            return Fitted(smaller, (text,), True)
        lines = _two_lines(text, smaller, width, height)
        if lines:
            return Fitted(smaller, lines, True)
        smaller.setPixelSize(smaller.pixelSize() - 1)
    if QFontMetricsF(smaller).horizontalAdvance(text) <= width + _HAIR:
        return Fitted(smaller, (text,), True)
    lines = _two_lines(text, smaller, width, height)
    return Fitted(smaller, lines or (text,), bool(lines))


def _two_lines(text: str, font: QFont, width: float, height: float) -> tuple[str, ...]:
    """`text` broken at a space, where both lines fit; else nothing."""
    # The letters are less high than their lines: a little less does too.
    if " " not in text or 2 * LINE_HEIGHT * font.pixelSize() > 1.1 * height:
        return ()
    metrics = QFontMetricsF(font)
    lines = two_lines(text, metrics)
    return tuple(lines) if all(metrics.horizontalAdvance(line) <= width + _HAIR for line in lines) else ()


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    rtl: bool = False,
) -> str:
    """Paint one line, vertically centred in `rect`, and return what was painted. Where it is too wide it gets smaller,
    or two lines where `rect` is high enough; what does not fit even then is elided.

    `align` is absolute: AlignLeft is left in every reading direction; `rtl` orders the words.
    """
    fit = fitted(text, font, rect.width(), rect.height())
    painter.save()
    painter.setFont(fit.font)
    painter.setPen(QColor(colour))
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    high = LINE_HEIGHT * fit.font.pixelSize()
    middle = rect.center().y() - high * (len(fit.lines) - 1) / 2
    painted = [
        _paint(painter, rect, middle + high * index, line, fit.font, align) for index, line in enumerate(fit.lines)
    ]
    painter.restore()
    return " ".join(painted)


def _paint(painter: QPainter, rect: QRectF, middle: float, text: str, font: QFont, align: Qt.AlignmentFlag) -> str:
    """One line, its letters centred on `middle`; answers what was painted."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    shown = text
    if width > rect.width() + _HAIR:
        shown = elided(text, metrics, rect.width())
        width = metrics.horizontalAdvance(shown)
    if align == Qt.AlignmentFlag.AlignLeft:
        x = rect.left()
    elif align == Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    else:
        x = rect.center().x() - width / 2
    start = QPointF(x, baseline(text, font, middle))
    painter.drawText(start, shown)
    tell_watchers(painter, text, shown, font, start)
    return shown
