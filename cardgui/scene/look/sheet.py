"""What every card face starts from: the paper, its edge, and the spots that faces have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardgui.scene.look.card_style import PLAIN, CardStyle
from cardgui.scene.look.drawing import fill_round, inset, line_round, vertical
from cardgui.scene.look.lettering import numeral
from cardgui.scene.look.theme import Theme, color

RADIUS: Final = 0.085
"""Corner radius of a card, in u."""
HEIGHT: Final = 1.4
"""Height of a card, in u."""
SIMPLE_BELOW: Final = 56
"""Cards less wide than this, in device pixels, get the simple variant of their face."""


@dataclass(frozen=True)
class Sheet:
    """One card to be drawn.

    Attributes:
        painter: draws in device pixels.
        rect: the card, in device pixels; its width is u.
        theme: colours.
        locale: digits and reading direction of the numerals.
        style: how people like their cards.
    """

    painter: QPainter
    rect: QRectF
    theme: Theme
    locale: QLocale
    style: CardStyle = PLAIN

    @property
    def u(self) -> float:
        """Card width in device pixels."""
        return self.rect.width()

    @property
    def middle(self) -> QPointF:
        """Middle of the card."""
        return self.rect.center()

    @property
    def simple(self) -> bool:
        """Whether the card is too small for the full face, or is to have large print alone."""
        return self.u < SIMPLE_BELOW or self.style.large_print

    @property
    def right_to_left(self) -> bool:
        """Reading direction of the numerals (matters for the side of the minus sign)."""
        return self.locale.textDirection() == Qt.LayoutDirection.RightToLeft

    def numeral(self, number: int) -> str:
        """`number` as the players read it."""
        return numeral(number, self.locale)

    def spot(self, x: float, y: float) -> QPointF:
        """The point `x`, `y` (in u) from the top left corner, or from the bottom right one when negative."""
        return QPointF(
            self.rect.x() + x * self.u if x >= 0 else self.rect.right() + x * self.u,
            self.rect.y() + y * self.u if y >= 0 else self.rect.bottom() + y * self.u,
        )


def paint_paper(sheet: Sheet) -> None:
    """The blank card without its edge."""
    fill_round(sheet.painter, sheet.rect, RADIUS * sheet.u, vertical(sheet.rect, *sheet.theme.paper))


def paint_edge(sheet: Sheet, thin: bool = False) -> None:
    """The line round the card, drawn last; one device pixel when `thin`."""
    theme = sheet.theme
    width = 1.0 if thin else max(theme.card_edge_least, theme.card_edge_width * sheet.u)
    line_round(
        sheet.painter,
        inset(sheet.rect, width / 2),
        RADIUS * sheet.u - width / 2,
        color(theme.card_edge, theme.card_edge_alpha),
        width,
    )


Face = Callable[[Sheet, str], None]
"""A function that paints the face called by a text between paper and edge."""
