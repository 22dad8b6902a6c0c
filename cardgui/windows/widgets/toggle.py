"""A switch."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.icons import paint_icon
from cardgui.windows.widgets.painted_button import press_on_return
from cardgui.windows.widgets.themed import ROOM, Themed, paint_focus_ring

_WIDTH, _HEIGHT = 56.0, 32.0
_OFF = "#8C7F70"


class Toggle(Themed, QCheckBox):
    """On or off, with a check mark when on so that the colour is not needed. Space and Enter switch it.

    All of QCheckBox holds: `toggled`, `isChecked`, `setChecked`.
    """

    def __init__(self, name: str, checked: bool = False, parent: QWidget | None = None) -> None:
        """`name` says to a screen reader what is switched; it is not shown."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setChecked(checked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(math.ceil((_WIDTH + 2 * ROOM) * self.k), math.ceil((_HEIGHT + 2 * ROOM) * self.k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_on_return(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        on, radius = self.isChecked(), rect.height() / 2
        if not self.isEnabled():
            painter.setOpacity(0.45)
        track, knob = QColor(theme.button if on else _OFF), QColor("#FFFFFF")
        if theme.high_contrast:
            track, knob = (track, QColor("#000000")) if on else (QColor("#000000"), knob)
        if self.underMouse() and self.isEnabled():
            track = drawing.mix(track, "#FFFFFF", 0.08)
        drawing.fill_round(painter, rect, radius, track)
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor("#FFFFFF"), 2 * k)
        at_right = on != self.rtl
        middle = QPointF(rect.right() - radius if at_right else rect.left() + radius, rect.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(knob)
        painter.drawEllipse(middle, radius - 4 * k, radius - 4 * k)
        if on:
            side = 14 * k
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_icon(painter, "check", place, track, 2.8)
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_focus_ring(painter, rect, radius)
