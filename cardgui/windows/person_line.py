"""A player's picture with the name beside it, and perhaps a second line."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cardgui.language.bidi import without_marks
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.widgets.themed import Themed, ui_font


class PersonLine(Themed, QWidget):
    """Attributes:

    picture, name, second: what is shown; `show_player` changes them.
    """

    def __init__(
        self, picture: str, name: str, second: str = "", radius: float = 22, parent: QWidget | None = None
    ) -> None:
        """`radius` of the picture is px at scale 1."""
        super().__init__(parent)
        self._radius = radius
        self.picture, self.name, self.second = picture, name, second
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_player(picture, name, second)
        self.follow_theme()

    def show_player(self, picture: str, name: str, second: str = "") -> None:
        # Alone on its line a name needs no isolates, but marks in it would still turn its own letters around.
        name = without_marks(name)
        self.picture, self.name, self.second = picture, name, second
        self.setAccessibleName(f"{name}, {second}" if second else name)
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            # Only where it cannot be read whole.
            told = self.accessibleName() if self.sizeHint().width() > self.width() else ""
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        k = self.k
        words = max(
            line_width(self.name, ui_font(18, fonts.SEMI_BOLD)),
            line_width(self.second, ui_font(14.5)) if self.second else 0.0,
        )
        lines = ui_font(18).pixelSize() * 1.35 + (ui_font(14.5).pixelSize() * 1.35 if self.second else 0.0)
        high = max((2 * self._radius + 8) * k, lines + 4 * k)
        return QSize(math.ceil((2 * self._radius + 18) * k + words + 2 * k), math.ceil(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil((2 * self._radius + 90) * self.k), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, rtl, theme = self.k, self.rtl, self.theme
        radius, rect = self._radius * k, QRectF(self.rect())
        x = rect.right() - radius - 4 * k if rtl else radius + 4 * k
        paint_avatar(painter, QPointF(x, rect.center().y()), radius, self.picture, "#FFFFFF", 2.5 * k)
        start = 2 * radius + 16 * k
        room = QRectF(0 if rtl else start, 0, max(0.0, rect.width() - start), rect.height())
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        above = ui_font(18, fonts.SEMI_BOLD)
        if not self.second:
            paint_line(painter, room, self.name, above, theme.text, align, rtl)
            return
        below = ui_font(14.5)
        first, second = above.pixelSize() * 1.3, below.pixelSize() * 1.3
        top = rect.center().y() - (first + second) / 2
        paint_line(painter, QRectF(room.x(), top, room.width(), first), self.name, above, theme.text, align, rtl)
        place = QRectF(room.x(), top + first, room.width(), second)
        paint_line(painter, place, self.second, below, theme.muted, align, rtl)
