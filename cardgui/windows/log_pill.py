"""The pill in the bar that says what happened last, and unfolds the log."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QEnterEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.lettering import least_width, paint_words, words_fit
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import paint_focus_ring, ui_font

_HEIGHT = 36.0
_PICTURE = 13.0
_SIZE = 15.5
"""Of the letters, where there is room for them."""
_LEAST, _LEAST_READABLE, _MOST = 150.0, 250.0, 460.0


class LogPill(PaintedButton):
    """One line with the picture of whose doing it was; a screen reader says it. Checked while the log is unfolded.
    Hidden while there is nothing to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A click leaves the keyboard at the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._picture = ""
        self._text = ""
        self._hint = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()
        self.hide()

    @property
    def line(self) -> str:
        """What it says."""
        return self._text

    def set_hint(self, text: str) -> None:
        """What a click does, for the tooltip and a screen reader."""
        self._hint = text
        self.setAccessibleDescription(text)
        self._tip()

    def _tip(self) -> None:
        room = self.width() - self._before() - self._after()
        cut = not words_fit(self._text, ui_font(_SIZE).pixelSize(), room, weight=fonts.REGULAR)
        self.setToolTip(f"{self._text}\n{self._hint}" if cut else self._hint)

    def say(self, text: str, picture: str = "", aloud: bool = True, spoken: str = "") -> None:
        """Show a line and have it read aloud. picture: "" for none.  spoken: is read instead, where more is told."""
        self._picture, self._text = picture, text
        self.setAccessibleName(text)
        self.setVisible(True)
        self.updateGeometry()
        self.update()
        self._tip()
        if aloud and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken or text))

    def clear(self) -> None:
        """Say nothing."""
        self._text = self._picture = ""
        self.hide()

    def _before(self) -> float:
        return (38 if self._picture else 16) * self.k

    def _after(self) -> float:
        return 36 * self.k

    def sizeHint(self) -> QSize:
        wide = self._before() + line_width(self._text, ui_font(_SIZE)) + self._after() + 4 * self.k
        return QSize(math.ceil(min(_MOST * self.k, max(_LEAST * self.k, wide))), math.ceil(_HEIGHT * self.k))

    def minimumSizeHint(self) -> QSize:
        # On two lines of small letters everything is there; a title beside it gives way to that.
        least = self._before() + least_width(self._text, weight=fonts.REGULAR) + self._after() + 4 * self.k
        wide = min(math.ceil(max(_LEAST_READABLE * self.k, least)), self.sizeHint().width())
        return QSize(wide, math.ceil(_HEIGHT * self.k))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tip()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._tip()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, rtl = self.k, self.theme, self.rtl
        rect = drawing.inset(QRectF(self.rect()), 1.75 * k)
        radius = rect.height() / 2
        ground = 0.34 if theme.name == "day" else 0.09
        if self.underMouse() or self.isChecked():
            ground += 0.22 if theme.name == "day" else 0.08
        if theme.high_contrast:
            drawing.fill_round(painter, rect, radius, QColor("#000000"))
            drawing.line_round(painter, rect, radius, QColor(theme.wood_line), 1.5 * k)
        else:
            drawing.fill_round(painter, rect, radius, color("#FFFFFF", ground))
            drawing.line_round(painter, rect, radius, color(theme.on_wood, 0.26), 1.2 * k)
        if self._picture:
            x = rect.right() - radius if rtl else rect.left() + radius
            paint_avatar(painter, QPointF(x, rect.center().y()), _PICTURE * k, self._picture, "#FFFFFF", 1.8 * k)
        before, after = self._before(), self._after()
        room = rect.adjusted(after, 0, -before, 0) if rtl else rect.adjusted(before, 0, -after, 0)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        font = ui_font(_SIZE)
        if line_width(self._text, font) <= room.width():
            paint_line(painter, room, self._text, font, theme.on_wood, align, rtl)
        else:
            size = font.pixelSize()
            ink = theme.on_wood
            paint_words(painter, room, self._text, size, ink, weight=fonts.REGULAR, right_to_left=rtl, align=align)
        side = 18 * k
        x = rect.left() + 12 * k if rtl else rect.right() - 12 * k - side
        chevron = QRectF(x, rect.center().y() - side / 2, side, side)
        paint_icon(painter, "up" if self.isChecked() else "down", chevron, theme.on_wood, 2.4)
        if self.hasFocus():
            paint_focus_ring(painter, rect, radius, gap=0.5)
