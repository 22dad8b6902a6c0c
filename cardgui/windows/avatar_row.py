"""A row of pictures that only shows who is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.language.lists import all_of
from cardgui.scene.look import drawing
from cardgui.scene.look.avatars import paint_avatar
from cardgui.windows.widgets.themed import Themed

_PITCH = 2.2


class AvatarRow(Themed, QWidget):
    """Pictures side by side at the end of the widget, the first of them leading; they overlap where there is little
    room."""

    def __init__(self, radius: float, parent: QWidget | None = None) -> None:
        """`radius`: px at scale 1."""
        super().__init__(parent)
        self._radius = radius
        self._pictures: tuple[str, ...] = ()
        self.follow_theme()

    def show_pictures(self, players: Sequence[tuple[str, str]]) -> None:
        """players: picture and name of each."""
        self._pictures = tuple(picture for picture, _ in players)
        names = all_of([name for _, name in players])
        self.setToolTip(names)
        self.setAccessibleName(names)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        radius = self._radius * self.k
        wide = (len(self._pictures) - 1) * radius * _PITCH + 2 * radius + 6 * self.k
        return QSize(round(max(0.0, wide)), round(2 * radius + 6 * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(2.6 * self._radius * self.k), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, radius, count = self.k, self._radius * self.k, len(self._pictures)
        if not count:
            return
        room = self.width() - 2 * radius - 6 * k
        pitch = min(_PITCH * radius, room / max(1, count - 1))
        ring = QColor("#FFFFFF") if self.theme.name == "day" else QColor(self.theme.line)
        for index in reversed(range(count)):
            from_end = radius + 3 * k + (count - 1 - index) * pitch
            x = from_end if self.rtl else self.width() - from_end
            paint_avatar(painter, QPointF(x, self.height() / 2), radius, self._pictures[index], ring, 3 * k)
