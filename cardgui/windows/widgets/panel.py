"""A rounded panel with a soft shadow."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QMoveEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardgui.scene.look import drawing
from cardgui.scene.look.soft import REACH, paint_soft
from cardgui.windows.widgets.themed import Themed, current_theme

PanelFill = Literal["panel", "panel_soft", "page"]

_SIGMA, _DOWN, _ALPHA = 12.0, 5.0, 0.16
_TINT = "#3A2614"
_REACH = REACH * _SIGMA + _DOWN


class _Shadow(QWidget):
    """Lies below all its panel's siblings, so that the shadow may reach beyond the panel's own rectangle."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(panel.parentWidget())
        self.panel = panel
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        k = current_theme.scale
        painter = QPainter(self)
        body = drawing.inset(QRectF(self.rect()), math.ceil(_REACH * k))
        shade = "#000000" if current_theme.theme.name == "night" else _TINT
        alpha = 0.34 if current_theme.theme.name == "night" else _ALPHA
        paint_soft(painter, body, self.panel.radius * k, _SIGMA * k, shade, alpha, dy=_DOWN * k)


class Panel(Themed, QWidget):
    """A ground for other widgets: give it a layout. Its shadow falls on whatever its parent shows behind it.

    `radius` is px at scale 1; `fill` the theme's colour for it.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        radius: float = 24,
        fill: PanelFill = "panel",
        shadow: bool = True,
    ) -> None:
        super().__init__(parent)
        self.radius = radius
        self._fill: PanelFill = fill
        self._wants_shadow = shadow
        self._shadow: _Shadow | None = None
        self.follow_theme()

    def theme_changed(self) -> None:
        self._place_shadow()
        super().theme_changed()

    def _place_shadow(self) -> None:
        wanted = self._wants_shadow and not self.theme.high_contrast and not self.isHidden()
        parent = self.parentWidget()
        if self._shadow is not None and (not wanted or self._shadow.parentWidget() is not parent):
            self._shadow.hide()
            self._shadow.deleteLater()
            self._shadow = None
        if not wanted or parent is None:
            return
        if self._shadow is None:
            self._shadow = _Shadow(self)
            self._shadow.lower()
        reach = math.ceil(_REACH * self.k)
        self._shadow.setGeometry(self.geometry().adjusted(-reach, -reach, reach, reach))
        self._shadow.setVisible(True)
        self._shadow.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ParentChange, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._place_shadow()
        return super().event(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place_shadow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_shadow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_shadow()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._place_shadow()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        rect, radius = QRectF(self.rect()), self.radius * k
        drawing.fill_round(painter, rect, radius, QColor(getattr(theme, self._fill)))
        width = (2.0 if theme.high_contrast else 1.0) * k
        edge = drawing.inset(rect, width / 2)
        drawing.line_round(painter, edge, radius - width / 2, QColor(theme.line), width)
