"""What all buttons share that paint themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from cardgui.windows.widgets.themed import Themed


class PaintedButton(Themed, QAbstractButton):
    """Has the focus and the pointing hand, is painted anew under the pointer (`underMouse`), and is pressed by Return
    and Enter as well as by the space bar. Call `follow_theme()` at the end of `__init__`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def cut_words(self) -> str:
        """The words that cannot be read whole on it now, "" for none."""
        return ""

    def told(self) -> str:
        """What is shown beside the pointer: the tooltip, below words that are cut off now."""
        cut, tooltip = self.cut_words(), self.toolTip()
        if not cut or cut in tooltip:
            return tooltip
        return f"{cut}\n{tooltip}" if tooltip else cut

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.told():
            QToolTip.showText(event.globalPos(), self.told(), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_on_return(self, event):
            super().keyPressEvent(event)


def press_on_return(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button by Return or Enter, once however long the key is held down. Whether it was one of these keys."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
