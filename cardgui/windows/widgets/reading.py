"""A page with a text to be read, whatever it is: the panel shows through, and the bar is slim."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cardgui.windows.widgets.focus_ring import FocusRing
from cardgui.windows.widgets.scroll import scroll_bar_style
from cardgui.windows.widgets.themed import Themed, px

_HEIGHT, _LEAST_HEIGHT = 2000.0, 120.0


class ReadingPage(Themed, QTextBrowser):
    """As high as there is room. Arrow and page keys scroll, and never sideways. Call `follow_theme()` at the
    end of `__init__`, and set the text anew in `theme_changed`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(_LEAST_HEIGHT))
        self._ring = FocusRing(self)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setHeight(px(_HEIGHT))
        return hint

    def theme_changed(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, QColor(self.theme.text))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(self.theme.button))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(self.theme.button_text))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(self.theme))
        super().theme_changed()
