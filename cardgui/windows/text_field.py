"""A line to write in."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.windows.widgets.themed import ROOM, Themed, paint_focus_ring, ui_font

_HEIGHT = 44.0


class TextField(Themed, QLineEdit):
    """A line edit with round ends. All of QLineEdit holds: `textChanged`, `returnPressed`, validators."""

    def __init__(
        self, name: str, text: str = "", placeholder: str = "", width_px: float = 220, parent: QWidget | None = None
    ) -> None:
        """`name` says to a screen reader what is to be written; `width_px` is the width it would like, at scale 1."""
        super().__init__(parent)
        self._width = width_px
        self.setText(text)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def theme_changed(self) -> None:
        self.setFont(ui_font(17))
        palette = self.palette()
        clear = QColor(0, 0, 0, 0)
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, clear)
        palette.setColor(QPalette.ColorRole.Text, QColor(self.theme.text))
        palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(self.theme.muted))
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

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(min(self._width, 90) * self.k), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        radius = rect.height() / 2
        if not self.isEnabled():
            painter.setOpacity(0.45)
        drawing.fill_round(painter, rect, radius, QColor(theme.panel_soft))
        width = (2.0 if theme.high_contrast else 1.0) * k
        drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, QColor(theme.line), width)
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_focus_ring(painter, rect, radius)
        painter.end()
        super().paintEvent(event)
