"""The ring of the keyboard's focus round a widget that is painted by Qt."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.scene.look import drawing
from cardgui.windows.widgets.themed import FOCUS_WIDTH, Themed, paint_focus_ring

_RADIUS = 8.0


class FocusRing(Themed, QWidget):
    """Lies over the edge of a widget while that has the keyboard's focus; a child of it, which does not scroll."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._widget = widget
        widget.installEventFilter(self)
        self.follow_theme()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusIn:
            self.setGeometry(self._widget.rect())
            self.show()
            self.raise_()
        elif kind == QEvent.Type.FocusOut:
            self.hide()
        elif kind == QEvent.Type.Resize:
            self.setGeometry(self._widget.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        edge = (FOCUS_WIDTH / 2 + 1) * self.k
        paint_focus_ring(painter, drawing.inset(QRectF(self.rect()), edge), _RADIUS * self.k, gap=0)
        painter.end()
