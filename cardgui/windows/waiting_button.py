"""The button that stays at the table when the score sheet was closed between two rounds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF
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
        self._others: Sequence[QRectF] = ()
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
        self.place(self._middle, self._others)

    def place(self, middle: QPoint, others: Sequence[QRectF]) -> None:
        """Stand round a point of the parent. others: what it must not cover at either side, in px of the parent; its
        words are smaller or in two lines where that takes them."""
        self._middle, self._others = middle, others
        hint = self.sizeHint()
        above = middle.y() - hint.height() / 2
        beside = [rect for rect in others if rect.top() < above + hint.height() and rect.bottom() > above]
        edge = px(_EDGE)
        left = max((rect.right() for rect in beside if rect.right() <= middle.x()), default=edge)
        right = min((rect.left() for rect in beside if rect.left() >= middle.x()), default=self._table.width() - edge)
        wide = min(hint.width(), math.floor(right - left))
        self.resize(max(self.minimumSizeHint().width(), wide), hint.height())
        x = max(left, min(middle.x() - self.width() / 2, right - self.width()))
        self.move(round(x), round(above))

    def theme_changed(self) -> None:
        super().theme_changed()
        if hasattr(self, "_middle"):
            self.place(self._middle, self._others)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._retranslate()
