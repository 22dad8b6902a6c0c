"""A small round button that opens the rule book where it explains what stands beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.icons import paint_icon
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, paint_focus_ring

_SIDE = 22.0


class RuleButton(PaintedButton):
    """A question mark. about: what it explains, for a screen reader."""

    def __init__(self, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        text = QCoreApplication.translate("RuleBook", "Read in the rule book: {about}", "the name of a house rule")
        self.setAccessibleName(text.format(about=about))
        self.setToolTip(QCoreApplication.translate("RuleBook", "Read in the rule book"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        side = math.ceil((_SIDE + 2) * self.k)
        return QSize(math.ceil((_SIDE + 2 * ROOM) * self.k), side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        side = _SIDE * k
        disc = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        over = self.underMouse() or self.isDown()
        drawing.fill_round(painter, disc, side / 2, QColor(theme.button if over else theme.panel_soft))
        line = 2.0 if theme.high_contrast else 1.2
        drawing.line_round(painter, drawing.inset(disc, line / 2 * k), side / 2, QColor(theme.line), line * k)
        ink = theme.button_text if over else theme.text
        paint_icon(painter, "question", drawing.inset(disc, 4 * k), ink, 2.6, rtl=self.rtl)
        if self.hasFocus():
            paint_focus_ring(painter, disc, side / 2, gap=0)
