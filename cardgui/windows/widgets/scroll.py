"""A scroll area that shows the page behind it, with a slim bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from cardgui.scene.look.theme import Theme, css
from cardgui.windows.widgets.themed import ROOM, Themed, px


def scroll_bar_style(theme: Theme) -> str:
    """The style sheet of a slim upright bar without buttons."""
    wide, thumb = px(12), css(theme.text, 1.0 if theme.high_contrast else 0.34)
    return (
        f"QScrollBar {{ background: transparent; width: {wide}px; margin: 0; border: none; }}"
        f"QScrollBar::handle {{ background: {thumb}; border-radius: {max(1, wide // 2 - 3)}px;"
        f" min-height: {px(36)}px; margin: 3px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


class ScrollArea(Themed, QScrollArea):
    """Scrolls a widget up and down; the widget takes the area's width."""

    def __init__(self, widget: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        if widget is not None:
            self.setWidget(widget)
            widget.setAutoFillBackground(False)
        self.follow_theme()

    def theme_changed(self) -> None:
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(self.theme))
        super().theme_changed()


def bring_in_sight(widget: QWidget) -> None:
    """Scroll the area that a widget is in, if it is in one, until all of it can be seen."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if above is not None and not widget.isHidden():
        above.ensureWidgetVisible(widget, 0, px(ROOM))
