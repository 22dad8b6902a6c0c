"""The two card backs: blue stars, and clay petals for Skyjo."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainterPath, QPen, QTransform

from cardgui.scene.look.drawing import inset, line_round, round_path, vertical
from cardgui.scene.look.shapes import paint_shape, placed
from cardgui.scene.look.sheet import Sheet
from cardgui.scene.look.theme import color

_PANEL_RADIUS = 0.058
_COLUMNS, _ROWS = 3, 4


def _open_panel(sheet: Sheet, top: str, bottom: str) -> QRectF:
    panel = inset(sheet.rect, 0.055 * sheet.u)
    sheet.painter.save()
    sheet.painter.setClipPath(round_path(panel, _PANEL_RADIUS * sheet.u))
    sheet.painter.fillRect(panel, vertical(panel, top, bottom))
    return panel


def _close_panel(sheet: Sheet, panel: QRectF, edge: str, alpha: float) -> None:
    sheet.painter.restore()
    line_round(sheet.painter, panel, _PANEL_RADIUS * sheet.u, color(edge, alpha), max(1.0, 0.010 * sheet.u))


def paint_blue_back(sheet: Sheet, text: str = "") -> None:
    """Eight-pointed stars on night blue; `text` says nothing."""
    painter, u = sheet.painter, sheet.u
    panel = _open_panel(sheet, "#2F5E9E", "#20437A")
    step_x, step_y = panel.width() / _COLUMNS, panel.height() / _ROWS
    for row in range(-1, _ROWS + 1):
        for column in range(-1, _COLUMNS + 1):
            x = panel.x() + (column + 0.5) * step_x
            y = panel.y() + (row + 0.5) * step_y
            star = placed("square_star", x, y, step_x * 0.5)
            painter.fillPath(star, QBrush(color("#6FA3E0", 0.42)))
            painter.strokePath(star, QPen(color("#CFE3FA", 0.55), max(0.8, 0.010 * u)))
            paint_shape(painter, "circle", x, y, step_x * 0.15, color("#FFD98A", 0.95))
            gem = QRectF(-step_x * 0.1, -step_x * 0.1, step_x * 0.2, step_x * 0.2)
            path = QPainterPath()
            path.addRect(gem)
            turned = QTransform.fromTranslate(x + step_x / 2, y + step_y / 2).rotate(45).map(path)
            painter.fillPath(turned, QBrush(color("#CFE3FA", 0.75)))
    _close_panel(sheet, panel, "#17335F", 0.8)


def paint_clay_back(sheet: Sheet, text: str = "") -> None:
    """Petals of overlapping circles on warm clay; `text` says nothing."""
    painter = sheet.painter
    panel = _open_panel(sheet, "#BE5D3C", "#A0452C")
    step_x, step_y = panel.width() / _COLUMNS, panel.height() / _ROWS
    petals = color("#FFD9B8", 0.40)
    for row in range(_ROWS + 1):
        for column in range(_COLUMNS + 1):
            x, y = panel.x() + column * step_x, panel.y() + row * step_y
            for dx, dy, length, degrees in ((step_x / 2, 0.0, step_x, 90), (0.0, step_y / 2, step_y, 0)):
                half = length * 0.47
                bow = QPainterPath()
                bow.moveTo(0, -half)
                bow.quadTo(half * 0.62, 0, 0, half)
                bow.quadTo(-half * 0.62, 0, 0, -half)
                painter.fillPath(QTransform.fromTranslate(x + dx, y + dy).rotate(degrees).map(bow), QBrush(petals))
            paint_shape(painter, "diamond", x + step_x / 2, y + step_y / 2, step_x * 0.17, color("#FFE3C8", 0.55))
    _close_panel(sheet, panel, "#74280F", 0.7)
