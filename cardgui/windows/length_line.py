"""How long a match will take: a clock and a few words."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.widgets.themed import Themed, ui_font

_SIZE, _ICON, _GAP = 16.0, 20.0, 8.0


class LengthLine(Themed, QWidget):
    """`align` is a side in reading direction, or the middle."""

    def __init__(self, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._align = align
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, explained: str) -> None:
        """explained: where it is known from."""
        self._text = text
        self.setAccessibleName(text)
        self.setAccessibleDescription(explained)
        self.setToolTip(explained)
        self.updateGeometry()
        self.update()

    def _wide(self) -> float:
        return line_width(self._text, ui_font(_SIZE, fonts.SEMI_BOLD)) + (_ICON + _GAP) * self.k

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        wide = self._wide() + margins.left() + margins.right() + 2 * self.k
        return QSize(math.ceil(wide), math.ceil(max(ui_font(_SIZE).pixelSize() * 1.45, (_ICON + 4) * self.k)))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(80 * self.k), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, rtl = self.k, self.theme, self.rtl
        rect = QRectF(self.contentsRect())
        wide = min(self._wide(), rect.width())
        if self._align == Qt.AlignmentFlag.AlignHCenter:
            left = rect.center().x() - wide / 2
        else:
            left = rect.left() if (self._align == Qt.AlignmentFlag.AlignLeft) != rtl else rect.right() - wide
        side = _ICON * k
        icon = QRectF(left + wide - side if rtl else left, rect.center().y() - side / 2, side, side)
        paint_icon(painter, "clock", icon, theme.muted, 2.2)
        words = QRectF(left if rtl else left + side + _GAP * k, rect.top(), wide - side - _GAP * k, rect.height())
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        paint_line(painter, words, self._text, ui_font(_SIZE, fonts.SEMI_BOLD), theme.muted, align, rtl)
