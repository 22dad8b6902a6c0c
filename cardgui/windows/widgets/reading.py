"""How a text to be read looks, whatever it is: the panel shows through, and the bar is slim."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QTextBrowser

from cardgui.scene.look.theme import Theme
from cardgui.windows.widgets.scroll import scroll_bar_style


def dress(browser: QTextBrowser, theme: Theme) -> None:
    """Colours of the text and of what is selected, and the style of the scroll bar."""
    palette = browser.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
    palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
    palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.button))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.button_text))
    browser.setPalette(palette)
    browser.verticalScrollBar().setStyleSheet(scroll_bar_style(theme))
