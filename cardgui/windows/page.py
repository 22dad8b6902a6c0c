"""The ground of a page: its colour, and the shadow of the wooden bar at its top."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.scene.look.theme import color
from cardgui.windows.widgets.themed import Themed
from cardgui.windows.widgets.wood_bar import WoodBar


class Page(Themed, QWidget):
    """A wooden bar over a plain ground.

    Attributes:
        bar: the bar.
        content: the widget below it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = WoodBar()
        self.content = _Ground()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.content, 1)
        self.follow_theme()


class _Ground(Themed, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.follow_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.page))
        if self.theme.high_contrast:
            return
        depth = 12 * self.k
        shade = QLinearGradient(0, 0, 0, depth)
        strong = 0.16 if self.theme.name == "day" else 0.4
        shade.setColorAt(0, color("#3A2614" if self.theme.name == "day" else "#000000", strong))
        shade.setColorAt(1, color("#3A2614", 0))
        painter.fillRect(QRectF(0, 0, self.width(), depth), shade)
