"""A button of two lines: house rules by their name, and what is in them."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, paint_focus_ring, ui_font

_ABOVE, _BELOW = 17.0, 14.0
_EDGE, _ICON = 16.0, 20.0


class PresetButton(PaintedButton):
    """With a chevron it opens a choice; without it is one of the choices, checked with a check mark."""

    def __init__(self, opens: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opens = opens
        self._title = ""
        self._explained = ""
        self.setCheckable(not opens)
        # One of the choices is as high as its words need.
        policy = QSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed if opens else QSizePolicy.Policy.Preferred
        )
        policy.setHeightForWidth(not opens)
        self.setSizePolicy(policy)
        self.follow_theme()

    @property
    def title(self) -> str:
        return self._title

    @property
    def explained(self) -> str:
        return self._explained

    def show_preset(self, title: str, explained: str, spoken: str = "") -> None:
        """spoken: what is chosen, for a screen reader, before the name."""
        self._title, self._explained = title, explained
        self.setText(title)
        self.setAccessibleName(f"{spoken}: {title}" if spoken else title)
        self.setAccessibleDescription(explained)
        self._tip()
        self.updateGeometry()
        self.update()

    def _below_height(self, width: float) -> float:
        """Of what is in them, px, in as many lines as it needs where it is one of the choices."""
        line = ui_font(_BELOW).pixelSize() * 1.42
        if self._opens:
            return line
        room = QRectF(0, 0, max(1.0, width), 10_000)
        words = QFontMetricsF(ui_font(_BELOW)).boundingRect(room, Qt.TextFlag.TextWordWrap, self._explained)
        return max(line, words.height())

    def _height(self, width: float) -> float:
        return ui_font(_ABOVE).pixelSize() * 1.42 + self._below_height(width) + 12 * self.k

    def heightForWidth(self, width: int) -> int:
        inner = width - (2 * ROOM + 2 * _EDGE + _ICON + 6) * self.k
        return math.ceil(self._height(inner) + 2 * ROOM * self.k)

    def sizeHint(self) -> QSize:
        room = 2 * ROOM * self.k
        words = max(line_width(self._title, ui_font(_ABOVE, fonts.SEMI_BOLD)), 120 * self.k)
        return QSize(math.ceil(words + (2 * _EDGE + _ICON + 8) * self.k + room), math.ceil(self._height(10_000) + room))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(200 * self.k), self.sizeHint().height())

    def _words_room(self) -> QRectF:
        k = self.k
        near, far = _EDGE * k, (_EDGE + _ICON + 6) * k
        rect = self.visible_rect()
        return rect.adjusted(far, 0, -near, 0) if self.rtl else rect.adjusted(near, 0, -far, 0)

    def _tip(self) -> None:
        cut = self._opens and line_width(self._explained, ui_font(_BELOW)) > self._words_room().width()
        self.setToolTip(self._explained if cut else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme, rtl = self.visible_rect(), self.k, self.theme, self.rtl
        radius = min(rect.height() / 2, 20 * k)
        ground = QColor(theme.panel_soft if self._opens else theme.panel)
        if self.isDown():
            ground = drawing.mix(ground, theme.text, 0.14)
        elif self.underMouse():
            ground = drawing.mix(ground, theme.text, 0.05)
        drawing.fill_round(painter, rect, radius, ground)
        width = (2.0 if theme.high_contrast else 1.0) * k
        edge = QColor(theme.line)
        if self.isChecked():
            edge, width = QColor(theme.button), 2.5 * k
        drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, edge, width)
        words = self._words_room()
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        above, below = ui_font(_ABOVE, fonts.SEMI_BOLD), ui_font(_BELOW)
        first, second = above.pixelSize() * 1.36, self._below_height(words.width())
        top = rect.center().y() - (first + second) / 2
        paint_line(painter, QRectF(words.x(), top, words.width(), first), self._title, above, theme.text, align, rtl)
        place = QRectF(words.x(), top + first, words.width(), second)
        if self._opens:
            paint_line(painter, place, self._explained, below, theme.muted, align, rtl)
        else:
            painter.setFont(below)
            painter.setPen(QColor(theme.muted))
            painter.setLayoutDirection(self.layoutDirection())
            flags = align | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop
            painter.drawText(place, int(flags) | int(Qt.TextFlag.TextWordWrap), self._explained)
        if self._opens or self.isChecked():
            side = _ICON * k
            x = rect.left() + (_EDGE - 2) * k if rtl else rect.right() - (_EDGE - 2) * k - side
            icon = QRectF(x, rect.center().y() - side / 2, side, side)
            paint_icon(painter, "down" if self._opens else "check", icon, theme.text if self._opens else theme.button)
        if self.hasFocus():
            paint_focus_ring(painter, rect, radius)
