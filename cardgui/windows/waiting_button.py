"""The button that stays at the table when the score sheet was closed between two rounds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QWidget

from cardgui.windows.action_texts import action_texts
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px

_EDGE = 16
"""How far it keeps from the sides of the window, px at scale 1, with the free room round it."""


class WaitingButton(PushButton):
    """Gold, in the middle of its parent: deal the next round, or begin another match like the one that is over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "gold", "right", 54, parent)
        self._table = parent
        self._over = False
        self._middle = QPoint()
        self.hide()

    def offer(self, over: bool) -> None:
        """Show it. over: the match is over."""
        self._over = over
        self._retranslate()
        self.show()
        self.raise_()

    def _retranslate(self) -> None:
        if self._over:
            self.set_text(action_texts()["again"].text)
        else:
            self.set_text(QCoreApplication.translate("Table", "Next round"))
        self.place(self._middle)

    def place(self, middle: QPoint) -> None:
        """Stand round a point of the parent."""
        self._middle = middle
        self.resize(self.sizeHint())
        corner = middle - QPoint(self.width() // 2, self.height() // 2)
        edge = px(_EDGE)
        corner.setX(max(edge, min(corner.x(), self._table.width() - edge - self.width())))
        self.move(corner)

    def theme_changed(self) -> None:
        super().theme_changed()
        if hasattr(self, "_middle"):
            self.place(self._middle)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._retranslate()
