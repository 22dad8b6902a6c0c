"""One line of text in the program's typeface, centred by how it looks and elided where it does not fit."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardgui.scene.look.elision import elided
from cardgui.scene.look.lettering import LEAST_TEXT


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


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    rtl: bool = False,
) -> str:
    """Paint one line, vertically centred in `rect`, and return what was painted (elided when too wide).

    `align` is absolute: AlignLeft is left in every reading direction; `rtl` orders the words.
    """
    metrics = QFontMetricsF(font)
    shown = text
    width = metrics.horizontalAdvance(text)
    if width > rect.width() + 0.75:
        shown = elided(text, metrics, rect.width())
        width = metrics.horizontalAdvance(shown)
    if align == Qt.AlignmentFlag.AlignLeft:
        x = rect.left()
    elif align == Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    else:
        x = rect.center().x() - width / 2
    painter.save()
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    painter.drawText(QPointF(x, baseline(text, font, rect.center().y())), shown)
    painter.restore()
    return shown
