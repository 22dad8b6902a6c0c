"""A number with a minus and a plus at its sides."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.windows.widgets.themed import ROOM, Themed, paint_field, paint_focus_ring, ui_font

_WIDTH, _HEIGHT = 158.0, 42.0
_FIRST_REPEAT_MS, _REPEAT_MS = 400, 80


class Stepper(Themed, QSpinBox):
    """A spin box in the program's looks: minus, a number that can be typed, plus.

    All of QSpinBox holds: `valueChanged`, `setRange`, `setSingleStep`, the arrow and page keys, digits of its
    locale. Holding a sign repeats it. The wheel turns it only while it has the focus, so that a page scrolls past.
    """

    def __init__(
        self, least: int, most: int, value: int, name: str, step: int = 1, parent: QWidget | None = None
    ) -> None:
        """`name` says to a screen reader what is counted."""
        super().__init__(parent)
        self._held = 0
        self._hovered = 0
        self._repeat = QTimer(self)
        self._repeat.timeout.connect(self._repeated)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.lineEdit().setFrame(False)
        self.lineEdit().setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.valueChanged.connect(self.update)
        self.follow_theme()

    def setSpecialValueText(self, text: str) -> None:
        super().setSpecialValueText(text)
        self.updateGeometry()

    def theme_changed(self) -> None:
        font = ui_font(18, fonts.SEMI_BOLD)
        self.setFont(font)
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window, QPalette.ColorRole.Button):
            palette.setColor(role, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, QColor(self.theme.text))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(self.theme.button))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(self.theme.button_text))
        self.setPalette(palette)
        self.lineEdit().setPalette(palette)
        self._place_number()
        super().theme_changed()

    def sizeHint(self) -> QSize:
        room = 2 * ROOM * self.k
        high = max(_HEIGHT * self.k, self.fontMetrics().capHeight() * 2.6)
        digits = max(len(self.textFromValue(self.minimum())), len(self.textFromValue(self.maximum())))
        metrics = self.fontMetrics()
        words = max(metrics.horizontalAdvance("0") * digits, metrics.horizontalAdvance(self.specialValueText()))
        wide = words + 2 * high + 16 * self.k
        return QSize(math.ceil(max(_WIDTH * self.k, wide) + room), math.ceil(high + room))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _disc(self, sign: int) -> QPointF:
        """The middle of the minus (-1) or the plus (1)."""
        rect = self.visible_rect()
        at_right = (sign > 0) != self.rtl
        x = rect.right() - rect.height() / 2 if at_right else rect.left() + rect.height() / 2
        return QPointF(x, rect.center().y())

    def _sign_at(self, place: QPointF) -> int:
        rect = self.visible_rect()
        for sign in (-1, 1):
            middle = self._disc(sign)
            if abs(place.x() - middle.x()) <= rect.height() / 2:
                return sign
        return 0

    def _place_number(self) -> None:
        rect = self.visible_rect()
        side = rect.height() + 2 * self.k
        inner = rect.adjusted(side, 3 * self.k, -side, -3 * self.k).toRect()
        # The typeface's letters sit high in their line box.
        self.lineEdit().setGeometry(QRect(inner).translated(0, round(self.fontMetrics().height() * 0.035)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_number()

    def hideEvent(self, event: QHideEvent) -> None:
        self._let_go()
        super().hideEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        sign = self._sign_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and sign:
            self._held = sign
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.stepBy(sign)
            self.lineEdit().deselect()
            self._repeat.start(_FIRST_REPEAT_MS)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._sign_at(event.position())
        self.update()

    def _repeated(self) -> None:
        self._repeat.setInterval(_REPEAT_MS)
        self.stepBy(self._held)
        self.lineEdit().deselect()

    def _let_go(self) -> None:
        self._repeat.stop()
        self._held = 0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        radius = rect.height() / 2
        if not self.isEnabled():
            painter.setOpacity(0.5)
        paint_field(painter, rect)
        for sign, name in ((-1, "minus"), (1, "plus")):
            middle, disc = self._disc(sign), radius - 4 * k
            usable = self.value() > self.minimum() if sign < 0 else self.value() < self.maximum()
            ground = QColor(theme.panel)
            if usable and self._held == sign:
                ground = drawing.mix(theme.panel, theme.text, 0.16)
            elif usable and self._hovered == sign and self.underMouse():
                ground = drawing.mix(theme.panel, theme.text, 0.06)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawEllipse(middle, disc, disc)
            ink = QColor(theme.text)
            if not usable:
                ink.setAlphaF(0.32)
            side = 18 * k
            paint_icon(painter, name, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), ink)
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_focus_ring(painter, rect, radius)
