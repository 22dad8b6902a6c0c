"""A line to write in."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QInputMethodEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.widgets.themed import ROOM, Themed, paint_field, paint_focus_ring, ui_font

_HEIGHT = 44.0


class TextField(Themed, QLineEdit):
    """A line edit with round ends. All of QLineEdit holds: `textChanged`, `returnPressed`, validators."""

    def __init__(
        self, name: str, text: str = "", placeholder: str = "", width_px: float = 220, parent: QWidget | None = None
    ) -> None:
        """`name` says to a screen reader what is to be written; `width_px` is the width it would like, at scale 1."""
        super().__init__(parent)
        self._width = width_px
        self._composing = False
        self.setText(text)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def _align(self) -> None:
        self.setAlignment(self.start_side | Qt.AlignmentFlag.AlignVCenter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()
            self._set_margins()

    def theme_changed(self) -> None:
        self._align()
        self.setFont(ui_font(17))
        palette = self.palette()
        clear = QColor(0, 0, 0, 0)
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, clear)
        palette.setColor(QPalette.ColorRole.Text, QColor(self.theme.text))
        # Painted here, so that it can be smaller where there is little room.
        palette.setColor(QPalette.ColorRole.PlaceholderText, clear)
        palette.setColor(QPalette.ColorRole.Highlight, QColor(self.theme.button))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(self.theme.button_text))
        self.setPalette(palette)
        self._set_margins()
        super().theme_changed()

    def _set_margins(self) -> None:
        side, over = round((ROOM + 16) * self.k), round(ROOM * self.k)
        # The typeface's letters sit high in their line box.
        lower = round(self.fontMetrics().height() * 0.06)
        self.setTextMargins(side, over + lower, side, over - lower)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def sizeHint(self) -> QSize:
        room = 2 * ROOM * self.k
        high = max(_HEIGHT * self.k, self.font().pixelSize() * 2.2)
        return QSize(math.ceil(self._width * self.k + room), math.ceil(high + room))

    def least_width(self) -> int:
        """The width at which the placeholder can be read whole, px."""
        margins = self.textMargins()
        words = math.ceil(line_width(self.placeholderText(), self.font()))
        return words + margins.left() + margins.right() + 6

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(min(self._width, 90) * self.k), self.sizeHint().height())

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def _paint_placeholder(self, painter: QPainter) -> None:
        rtl, margins = self.rtl, self.textMargins()
        room = QRectF(self.contentsRect()).adjusted(margins.left(), margins.top(), -margins.right(), -margins.bottom())
        # As far in as QLineEdit writes.
        room.adjust(2, 0, -2, 0)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        paint_line(painter, room, self.placeholderText(), self.font(), self.theme.muted, align, rtl)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect = self.visible_rect()
        if not self.isEnabled():
            painter.setOpacity(0.45)
        paint_field(painter, rect)
        if not self.text() and not self._composing and self.placeholderText():
            self._paint_placeholder(painter)
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_focus_ring(painter, rect, rect.height() / 2)
        painter.end()
        super().paintEvent(event)
