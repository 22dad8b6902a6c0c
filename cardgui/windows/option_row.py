"""A line of a list of options: name, explanation, control."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.scene.look import fonts
from cardgui.windows.margins import set_margins
from cardgui.windows.widgets.label import TextLabel, TextRole
from cardgui.windows.widgets.themed import ROOM, Themed, px


class OptionRow(Themed, QWidget):
    """Name and explanation of an option, its control at the end or below, and a line under it."""

    def __init__(self, title: str, explained: str, control: QWidget, below: bool, last: bool = False) -> None:
        super().__init__()
        self._below = below
        self._last = last
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._head = QHBoxLayout()
        self._head.setSpacing(0)
        self._head.addWidget(TextLabel(title, 17.5, fonts.SEMI_BOLD, wrap=True), 1)
        self._words.addLayout(self._head)
        self._explained = TextLabel(explained, 14.5, role="muted", wrap=True)
        if not explained:
            self._explained.hide()
        self._words.addWidget(self._explained)
        direction = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        self._row = QBoxLayout(direction, self)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(control, 0, Qt.AlignmentFlag(0) if below else Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.follow_theme()

    def add_beside_title(self, widget: QWidget) -> None:
        """Show a small widget at the end of the line with the name."""
        self._head.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def explain(self, text: str, role: TextRole = "muted") -> None:
        """Say something else under the name, "" for nothing."""
        self._explained.set_role(role)
        self._explained.setText(text)
        self._explained.setVisible(bool(text))

    def theme_changed(self) -> None:
        if hasattr(self, "_row"):
            room = px(ROOM)
            self._row.setContentsMargins(0, px(1), 0, px(1))
            self._row.setSpacing(0 if self._below else px(8))
            # Controls bring their own room for the focus ring; words are set in by as much.
            set_margins(self._words, self.rtl, room, px(1), room if self._below else 0, 0)
        super().theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._last:
            painter = QPainter(self)
            room = px(ROOM)
            painter.fillRect(room, self.height() - 1, self.width() - 2 * room, 1, QColor(self.theme.line))
