"""The seats of a table side by side, each with something under its name: a drawn card, a throw, a straw."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.text import paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.widgets.themed import Themed, ui_font

PaintThing = Callable[[QPainter, QRectF, int, int], None]
"""Paints what a seat has in a row into a room in px: painter, room, seat, row."""
_AVATAR = 25.0


@dataclass(frozen=True, slots=True)
class Sitting:
    """name, picture: of who sits on a chair."""

    name: str
    picture: str


class SeatRow(Themed, QWidget):
    """Seats in order, clockwise, and rows of things below them.

    Attributes:
        rows: how many there are.  chosen: the seat with a gold ring, None for none.  faded: seats that are out.
    """

    def __init__(
        self, seats: Sequence[Sitting], paint: PaintThing, thing: tuple[float, float], parent: QWidget | None = None
    ) -> None:
        """thing: width and height of what is painted, px at scale 1."""
        super().__init__(parent)
        self._seats = seats
        self._paint = paint
        self._thing = thing
        self.rows = 1
        self.chosen: int | None = None
        self.faded: Collection[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_state(self, rows: int, chosen: int | None = None, faded: Collection[int] = ()) -> None:
        self.rows, self.chosen, self.faded = rows, chosen, faded
        self.updateGeometry()
        self.update()

    def _head(self) -> float:
        return (2 * _AVATAR + 12) * self.k + ui_font(16).pixelSize() * 1.4

    def sizeHint(self) -> QSize:
        k = self.k
        wide = len(self._seats) * max(self._thing[0] + 16, 84) * k
        return QSize(math.ceil(wide), math.ceil(self._head() + self.rows * (self._thing[1] + 12) * k + 6 * k))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(len(self._seats) * 70 * self.k), self.sizeHint().height())

    def thing_room(self, seat: int, row: int) -> QRectF:
        """Where what a seat has in a row is painted, px."""
        k, step = self.k, self.width() / len(self._seats)
        column = len(self._seats) - 1 - seat if self.rtl else seat
        wide, high = min(self._thing[0] * k, step - 8 * k), self._thing[1] * k
        return QRectF((column + 0.5) * step - wide / 2, self._head() + row * (high + 12 * k) + 4 * k, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        step = self.width() / len(self._seats)
        for seat, sitting in enumerate(self._seats):
            column = len(self._seats) - 1 - seat if self.rtl else seat
            x = (column + 0.5) * step
            painter.setOpacity(0.45 if seat in self.faded else 1.0)
            chosen = seat == self.chosen
            if chosen:
                glow = QRectF(x - step / 2 + 2 * k, 0, step - 4 * k, self.height())
                drawing.fill_round(painter, glow, 16 * k, color("#FFD36B", 0.0 if theme.high_contrast else 0.24))
                drawing.line_round(painter, drawing.inset(glow, k), 15 * k, QColor(theme.gold), 2 * k)
            middle = QPointF(x, (_AVATAR + 6) * k)
            paint_avatar(painter, middle, _AVATAR * k, sitting.picture, theme.gold if chosen else "#FFFFFF", 3 * k)
            room = QRectF(x - step / 2 + 5 * k, (2 * _AVATAR + 10) * k, step - 10 * k, ui_font(16).pixelSize() * 1.4)
            paint_line(painter, room, sitting.name, ui_font(16, fonts.SEMI_BOLD), theme.text, rtl=self.rtl)
            for row in range(self.rows):
                self._paint(painter, self.thing_room(seat, row), seat, row)
        painter.setOpacity(1.0)


def paint_waiting(painter: QPainter, room: QRectF, ink: str, k: float) -> None:
    """A dashed place for what is still to come."""
    pen = QPen(color(ink, 0.4), 1.6 * k)
    pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 0.085 * room.width()
    painter.drawRoundedRect(drawing.inset(room, k), radius, radius)
