"""Theme and scale of all widgets, and what themed widgets share.

Widgets reserve `ROOM` px (at scale 1) on every side of what they show, for the focus ring and the shadow; a layout
of them therefore needs that much less spacing.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.card_style import PLAIN, CardStyle
from cardgui.scene.look.text import text_px
from cardgui.scene.look.theme import DAY, THEMES, Theme

BASE_WIDTH: Final = 1280
BASE_HEIGHT: Final = 800
LEAST_SCALE: Final = 0.9
MOST_SCALE: Final = 2.7
ROOM: Final = 7.0
"""Free px at scale 1 round the visible part of buttons, steppers, segments and switches."""

OFF: Final = 0.66
"""How much of their ink words have on what cannot be used just now: they can still be read (WCAG AA)."""

FOCUS_WIDTH: Final = 3.0
FOCUS_GAP: Final = 4.0


def scale_for(width: float, height: float) -> float:
    """The scale k of a window of that size, px: min(width / 1280, height / 800), kept within 0.9 to 2.7."""
    return min(MOST_SCALE, max(LEAST_SCALE, min(width / BASE_WIDTH, height / BASE_HEIGHT)))


def off_ink(ink: str, ground: str, share: float = OFF) -> QColor:
    """The ink of such words on a ground. share: more than `OFF` where the two are not far from each other."""
    return drawing.mix(ground, ink, share)


class CurrentTheme(QObject):
    """Which theme and scale the widgets of the program are painted in now.

    Attributes:
        theme: the colours.
        scale: the factor k on every px.
        text_scale: a further factor on text alone, a person's preference (1.0 is normal).
        cards: how cards are drawn.

    Signals:
        changed: one of them is another now.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = DAY
        self.scale = 1.0
        self.text_scale = 1.0
        self.cards: CardStyle = PLAIN

    def set_theme(self, theme: Theme | str) -> None:
        """Take another theme, or the one of that name ("day", "night", "high_contrast"); KeyError when unknown."""
        chosen = THEMES[theme] if isinstance(theme, str) else theme
        if chosen != self.theme:
            self.theme = chosen
            self.changed.emit()

    def set_scale(self, scale: float) -> None:
        """Take another scale, kept within 0.9 to 2.7."""
        scale = min(MOST_SCALE, max(LEAST_SCALE, scale))
        if not math.isclose(scale, self.scale, abs_tol=0.002):
            self.scale = scale
            self.changed.emit()

    def set_text_scale(self, factor: float) -> None:
        """Take another factor for text; `Preferences.text_size` keeps it within 0.75 to 2."""
        if not math.isclose(factor, self.text_scale, abs_tol=0.002):
            self.text_scale = factor
            self.changed.emit()

    def set_cards(self, style: CardStyle) -> None:
        """Have cards drawn in another way."""
        if style != self.cards:
            self.cards = style
            self.changed.emit()

    def fit(self, size: QSize) -> None:
        """Take the scale that belongs to a window of that size, px."""
        self.set_scale(scale_for(size.width(), size.height()))


current_theme: Final = CurrentTheme()


def px(size: float) -> int:
    """`size` px at scale 1 as whole px now."""
    return round(size * current_theme.scale)


def gap_between(distance: float) -> int:
    """The layout spacing that leaves `distance` px (at scale 1) between what is seen of two widgets with `ROOM`."""
    return max(0, px(distance) - 2 * px(ROOM))


def ui_font(size: float, weight: QFont.Weight = fonts.REGULAR) -> QFont:
    """The program's typeface, `size` px at scale 1, grown by scale and text size, never under 12 px."""
    return fonts.font(text_px(size, current_theme.scale * current_theme.text_scale), weight)


def paint_focus_ring(painter: QPainter, rect: QRectF, radius: float, gap: float = FOCUS_GAP) -> None:
    """The ring of the keyboard's focus round `rect`: 3 px wide, its middle `gap` px outside, with a thin halo."""
    theme, k = current_theme.theme, current_theme.scale
    outer = drawing.inset(rect, -gap * k)
    halo = QColor(theme.focus_halo)
    drawing.line_round(painter, outer, radius + gap * k, halo, (FOCUS_WIDTH + 1.6) * k)
    drawing.line_round(painter, outer, radius + gap * k, QColor(theme.focus), FOCUS_WIDTH * k)


def paint_field(painter: QPainter, rect: QRectF) -> None:
    """The ground and the edge of what is written or chosen in."""
    theme, k, radius = current_theme.theme, current_theme.scale, rect.height() / 2
    drawing.fill_round(painter, rect, radius, QColor(theme.panel_soft))
    width = (2.0 if theme.high_contrast else 1.0) * k
    drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, QColor(theme.line), width)


class Themed:
    """Mixed into a QWidget class: follows theme and scale. Call `follow_theme()` at the end of `__init__`.

    Override `theme_changed` to do more than lay out and paint again.
    """

    def follow_theme(self) -> None:
        """Keep up with `current_theme` from now on."""
        current_theme.changed.connect(self.theme_changed)
        self.theme_changed()

    def theme_changed(self) -> None:
        """Theme, scale or text size is another now."""
        assert isinstance(self, QWidget)
        self.updateGeometry()
        self.update()

    @property
    def theme(self) -> Theme:
        return current_theme.theme

    @property
    def card_style(self) -> CardStyle:
        """How cards are drawn."""
        return current_theme.cards

    @property
    def k(self) -> float:
        """The scale on every px."""
        return current_theme.scale

    @property
    def rtl(self) -> bool:
        """Whether this widget is laid out from right to left."""
        assert isinstance(self, QWidget)
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    @property
    def start_side(self) -> Qt.AlignmentFlag:
        """The side from which the program's language is read. By itself Qt goes by the letters: a Latin name, and
        digits, would stand at the left of an Arabic page."""
        return Qt.AlignmentFlag.AlignAbsolute | (
            Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        )

    def visible_rect(self) -> QRectF:
        """The part that is seen as the widget: all but the room for shadow and ring."""
        assert isinstance(self, QWidget)
        return drawing.inset(QRectF(self.rect()), ROOM * self.k)


class FixedSize(Themed):
    """As `Themed`, for what is exactly as large as its `sizeHint` says, at every scale."""

    def theme_changed(self) -> None:
        assert isinstance(self, QWidget)
        self.setFixedSize(self.sizeHint())
        super().theme_changed()
