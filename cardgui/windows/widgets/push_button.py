"""The round push button of pages and dialogs."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import fitted, line_width, paint_line
from cardgui.scene.look.theme import SHADOW
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, off_ink, paint_focus_ring, ui_font

ButtonKind = Literal["primary", "secondary", "gold", "danger"]

_WORDS = 0.86
"""How much of the height two lines of words may take."""
_TEXT_SIZES = ((36, 15.0), (44, 17.0), (48, 19.0), (54, 19.0), (60, 22.0), (72, 23.0))


def text_size(height: float) -> float:
    """The size of the words on a button `height` px high, px at scale 1."""
    return next((size for high, size in _TEXT_SIZES if height <= high), 23.0)


class PushButton(PaintedButton):
    """A rounded button: "primary" green, "secondary" white, "gold", or "danger" for what cannot be taken back.

    The words are smaller, or in two lines, when the button is narrower than its size hint; where they are elided even
    so its tooltip has them. Enter and space press it. `height_px` is the visible height at scale 1 (36, 44, 48, 54 or
    60).
    """

    def __init__(
        self,
        text: str,
        kind: ButtonKind = "primary",
        icon: str = "",
        height_px: float = 48,
        parent: QWidget | None = None,
        trailing: bool | None = None,
    ) -> None:
        """`icon` is a name of `icons`; `trailing` puts it after the words, which "right" does by itself."""
        super().__init__(parent)
        self._kind: ButtonKind = kind
        self._icon = icon
        self._height = height_px
        self._trailing = trailing
        self.setText(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    @property
    def kind(self) -> ButtonKind:
        return self._kind

    def set_kind(self, kind: ButtonKind) -> None:
        self._kind = kind
        self.update()

    def set_text(self, text: str) -> None:
        """Change the words, and the accessible name with them."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_icon(self, name: str) -> None:
        """Change the icon, "" for none."""
        self._icon = name
        self.updateGeometry()
        self.update()

    def _parts(self) -> tuple[float, float, float]:
        """Widths of the icon with its gap and of the words, and the text's px."""
        font = ui_font(text_size(self._height), fonts.SEMI_BOLD)
        size = font.pixelSize()
        return (size * 1.55 if self._icon else 0.0), line_width(self.text(), font), size

    def sizeHint(self) -> QSize:
        icon, words, size = self._parts()
        high = max(self._height * self.k, size * 1.75)
        # With an icon alone it is a circle.
        wide = icon + words + max(size * 2.4, high * 0.8) if self.text() else 0.0
        room = 2 * ROOM * self.k
        return QSize(math.ceil(max(wide, high) + room), math.ceil(high + room))

    def minimumSizeHint(self) -> QSize:
        icon, words, size = self._parts()
        hint = self.sizeHint()
        least = math.ceil(icon + min(words, size * 4) + size * 1.6 + 2 * ROOM * self.k)
        return QSize(min(hint.width(), least), hint.height())

    def whole_width(self) -> int:
        """The least width at which the words stand in one line of their size, px."""
        icon, words, size = self._parts()
        return math.ceil(icon + words + size + 2 * ROOM * self.k)

    def is_elided(self) -> bool:
        """Whether there are words that do not fit now, not even smaller or in two lines."""
        if not self.text():
            return False
        icon, _, size = self._parts()
        rect = self.visible_rect()
        font = ui_font(text_size(self._height), fonts.SEMI_BOLD)
        return not fitted(self.text(), font, rect.width() - icon - size, rect.height() * _WORDS).whole

    def cut_words(self) -> str:
        return self.text() if self.is_elided() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k, theme = self.visible_rect(), self.k, self.theme
        pressed = self.isDown()
        if pressed:
            rect.translate(0, 1.2 * k)
        radius = rect.height() / 2
        raised = self._kind != "secondary" and not theme.high_contrast and self.isEnabled()
        if raised:
            depth = 1.0 if pressed else 2.2
            paint_soft(painter, rect, radius, (1.6 if pressed else 2.7) * k, SHADOW, 0.34, dy=depth * k)
        ink = self._paint_ground(painter, rect, radius, pressed)
        self._paint_words(painter, rect, ink)
        if self.hasFocus():
            paint_focus_ring(painter, rect, radius)

    def _paint_ground(self, painter: QPainter, rect: QRectF, radius: float, pressed: bool) -> QColor:
        theme, k = self.theme, self.k
        if not self.isEnabled():
            drawing.fill_round(painter, rect, radius, QColor(theme.panel_soft))
            if theme.high_contrast:
                edge = drawing.inset(rect, 0.75 * k)
                drawing.line_round(painter, edge, radius - 0.75 * k, off_ink(theme.text, theme.panel_soft), 1.5 * k)
            return off_ink(theme.text, theme.panel_soft)
        shift = -0.14 if pressed else (0.09 if self.underMouse() else 0.0)

        def tone(base: QColor | str) -> QColor:
            return drawing.mix(base, "#FFFFFF" if shift > 0 else "#000000", abs(shift))

        if self._kind == "secondary":
            ground = QColor(theme.panel)
            if self.underMouse() or pressed:
                ground = drawing.mix(theme.panel, theme.text, 0.12 if pressed else 0.05)
            drawing.fill_round(painter, rect, radius, ground)
            width = (2.0 if theme.high_contrast else 1.5) * k
            drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, QColor(theme.line), width)
            return QColor(theme.text)
        if self._kind == "gold" and not theme.high_contrast:
            drawing.fill_round(painter, rect, radius, drawing.vertical(rect, tone("#FFE08C"), tone("#FBC443")))
            return QColor("#3A2614")
        base = theme.warning if self._kind == "danger" else (theme.gold if self._kind == "gold" else theme.button)
        top = base if theme.high_contrast else drawing.mix(base, "#FFFFFF", 0.10)
        drawing.fill_round(painter, rect, radius, drawing.vertical(rect, tone(top), tone(base)))
        if self._kind == "danger":
            return QColor("#000000" if QColor(base).lightnessF() > 0.5 else "#FFFFFF")
        return QColor("#000000" if self._kind == "gold" else theme.button_text)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        icon, words, size = self._parts()
        rtl = self.rtl
        shown = min(words, max(0.0, rect.width() - icon - size))
        start = rect.center().x() - (icon + shown) / 2
        trailing = self._icon == "right" if self._trailing is None else self._trailing
        at_left = trailing == rtl
        if self._icon:
            side = size * 1.3
            left = start - size * 0.1 if at_left else start + icon + shown - side + size * 0.1
            if not self.text():
                left = rect.center().x() - side / 2
            paint_icon(painter, self._icon, QRectF(left, rect.center().y() - side / 2, side, side), ink, rtl=rtl)
        high = rect.height() * _WORDS
        place = QRectF(start + (icon if at_left else 0), rect.center().y() - high / 2, shown, high)
        paint_line(painter, place, self.text(), ui_font(text_size(self._height), fonts.SEMI_BOLD), ink, rtl=rtl)
