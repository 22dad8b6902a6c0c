"""A button on the wooden bar at the top."""

from __future__ import annotations

import math

from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, off_ink, paint_focus_ring, ui_font

_HEIGHT = 36.0
_SQUARE = 40.0
_SIDE_ROOM = ROOM / 2
_RADIUS = 10.0


OFF_ON_WOOD = 0.78


class BarButton(PaintedButton):
    """An icon with a word, 36 px high. The word vanishes while `compact` is true, and is then the tooltip.

    It has `ROOM` above and below but only half of it at its sides, so that buttons stand 7 px apart in a layout
    without spacing. A checkable one stays dark while checked.
    """

    def __init__(self, icon: str, text: str = "", tooltip: str = "", parent: QWidget | None = None) -> None:
        """`tooltip` is also the accessible name of a button without words."""
        super().__init__(parent)
        # A click leaves the keyboard where it is, as at the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icon = icon
        self._tip = tooltip
        self._title = ""
        self._compact = False
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()
        self.follow_theme()

    def _name(self) -> None:
        self.setAccessibleName(self._title or self.text() or self._tip)
        self.setToolTip(self._tip or (self.text() if self._compact else ""))

    def set_text(self, text: str, tooltip: str | None = None) -> None:
        """Change the word (and the tooltip)."""
        self.setText(text)
        if tooltip is not None:
            self._tip = tooltip
        self._name()
        self.updateGeometry()

    def set_tooltip(self, tooltip: str) -> None:
        """Change the tooltip, for example to why the button cannot be pressed now."""
        self._tip = tooltip
        self._name()

    def set_title(self, title: str) -> None:
        """Change what a screen reader calls it, whatever its word and its tooltip are."""
        self._title = title
        self._name()

    def set_icon(self, name: str) -> None:
        self._icon = name
        self.update()

    def _get_compact(self) -> bool:
        return self._compact

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone, or the word too."""
        if compact != self._compact:
            self._compact = compact
            self._name()
            self.updateGeometry()
            self.update()

    compact = Property(bool, _get_compact, set_compact)

    def width_for(self, compact: bool) -> int:
        """The width it would like with or without its word, px."""
        wide = _SQUARE * self.k
        if self.text() and not compact:
            wide += line_width(self.text(), ui_font(15, fonts.SEMI_BOLD)) + 10 * self.k
        return math.ceil(wide + 2 * _SIDE_ROOM * self.k)

    def sizeHint(self) -> QSize:
        return QSize(self.width_for(self._compact), math.ceil((_HEIGHT + 2 * ROOM) * self.k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def visible_rect(self) -> QRectF:
        side, over = _SIDE_ROOM * self.k, (self.height() - _HEIGHT * self.k) / 2
        return QRectF(self.rect()).adjusted(side, over, -side, -over)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme, rtl = self.visible_rect(), self.k, self.theme, self.rtl
        ink = QColor(theme.on_wood)
        ground = 0.09
        if not self.isEnabled():
            ink = off_ink(theme.on_wood, theme.wood, OFF_ON_WOOD)
            ground = 0.045
        elif self.isDown() or self.isChecked():
            ground = 0.24
        elif self.underMouse():
            ground = 0.16
        drawing.fill_round(painter, rect, _RADIUS * k, color(theme.on_wood, ground))
        if theme.high_contrast:
            edge = drawing.inset(rect, 0.75 * k)
            drawing.line_round(painter, edge, _RADIUS * k, ink, 1.5 * k)
        side = 21 * k
        worded = bool(self.text()) and not self._compact
        middle = rect.center().x()
        if worded:
            middle = rect.right() - 20 * k if rtl else rect.left() + 20 * k
        place = QRectF(middle - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, self._icon, place, ink, rtl=rtl)
        if worded:
            words = rect.adjusted(8 * k, 0, -35 * k, 0) if rtl else rect.adjusted(35 * k, 0, -8 * k, 0)
            align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, words, self.text(), ui_font(15, fonts.SEMI_BOLD), ink, align, rtl)
        if self.hasFocus():
            paint_focus_ring(painter, rect, _RADIUS * k, gap=1.5)
