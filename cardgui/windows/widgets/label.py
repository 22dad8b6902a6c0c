"""A piece of text on a page or panel."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from cardgui.scene.look import fonts
from cardgui.windows.widgets.themed import Themed, ui_font

TextRole = Literal["text", "muted", "accent", "warning", "on_wood", "on_wood_muted"]


class TextLabel(Themed, QLabel):
    """Text in the program's typeface; `size` px at scale 1, its colour a field of the theme named by `role`.

    Wraps at words with `wrap`. Markup is not read: names of people are shown as they are.
    """

    def __init__(
        self,
        text: str = "",
        size: float = 16,
        weight: QFont.Weight = fonts.REGULAR,
        role: TextRole = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._weight = weight
        self._role: TextRole = role
        self._held = 0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._align()
        self.setText(text)
        self.follow_theme()

    def set_size(self, size: float) -> None:
        """Take another size, px at scale 1."""
        if size != self._size:
            self._size = size
            self.setFont(ui_font(size, self._weight))

    def hold_height(self, height: int) -> None:
        """Always be that high, px, or as high as a line is: what stands above Arabic and Vietnamese letters would be
        cut off by less."""
        self._held = height
        self.setFixedHeight(max(height, math.ceil(QFontMetricsF(self.font()).height())))

    def set_role(self, role: TextRole) -> None:
        """Take another colour of the theme."""
        self._role = role
        self.theme_changed()

    def _align(self) -> None:
        self.setAlignment(self.start_side | Qt.AlignmentFlag.AlignVCenter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()

    def theme_changed(self) -> None:
        self.setFont(ui_font(self._size, self._weight))
        if self._held:
            self.hold_height(self._held)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self.theme, self._role))
        self.setPalette(palette)
        super().theme_changed()
