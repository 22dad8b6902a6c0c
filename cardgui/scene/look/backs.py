"""The card backs: blue stars, and clay petals for Skyjo; waves, tiles and blossoms for those who like them better."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
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


def paint_wave_back(sheet: Sheet, text: str = "") -> None:
    """Rows of waves as round scales on sea green; `text` says nothing."""
    painter = sheet.painter
    panel = _open_panel(sheet, "#1F7F86", "#125A66")
    columns = 4
    radius = panel.width() / columns / 2
    rows = math.ceil(panel.height() / radius) + 2
    # Seen from above, each row covers the lower half of the one before.
    for row in range(rows):
        y = panel.y() + row * radius
        for column in range(columns + 1):
            x = panel.x() + (2 * column + row % 2) * radius
            for share, ground, alpha in ((1.0, "#0F5260", 1.0), (0.90, "#2C949A", 1.0), (0.62, "#0F5260", 0.9)):
                paint_shape(painter, "circle", x, y, radius * share, color(ground, alpha))
            paint_shape(painter, "circle", x, y, radius * 0.52, "#3FAFB0")
            paint_shape(painter, "circle", x, y, radius * 0.26, "#E9F7F0")
    _close_panel(sheet, panel, "#0B3D47", 0.8)


def paint_tile_back(sheet: Sheet, text: str = "") -> None:
    """Eight-pointed stars and crosses, as walls are tiled, on leaf green; `text` says nothing."""
    painter, u = sheet.painter, sheet.u
    panel = _open_panel(sheet, "#2F7A4B", "#1C5735")
    step = panel.width() / _COLUMNS
    pen = QPen(color("#F3E7C4", 0.9), max(0.8, 0.014 * u))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    rows = math.ceil(panel.height() / step) + 1
    top = panel.center().y() - (rows - 1) * step / 2
    for row in range(rows):
        for column in range(_COLUMNS):
            x, y = panel.x() + (column + 0.5) * step, top + row * step
            star = QPainterPath()
            star.setFillRule(Qt.FillRule.WindingFill)
            half = step * 0.353
            square = QRectF(-half, -half, 2 * half, 2 * half)
            for degrees in (0, 45):
                path = QPainterPath()
                path.addRect(square)
                star = star.united(QTransform.fromTranslate(x, y).rotate(degrees).map(path))
            painter.fillPath(star, QBrush(color("#F0B84A", 0.95)))
            painter.strokePath(star, pen)
            paint_shape(painter, "square_star", x, y, step * 0.27, "#B4472B")
            paint_shape(painter, "circle", x, y, step * 0.085, "#F7EBCB")
            for corner in (QPointF(x + step / 2, y + step / 2), QPointF(x - step / 2, y + step / 2)):
                paint_shape(painter, "diamond", corner.x(), corner.y(), step * 0.16, color("#8FD0A2", 0.9))
    _close_panel(sheet, panel, "#0F3A22", 0.8)


def paint_blossom_back(sheet: Sheet, text: str = "") -> None:
    """Scattered blossoms on plum; `text` says nothing."""
    painter = sheet.painter
    panel = _open_panel(sheet, "#8A3B6B", "#64264D")
    step_x, step_y = panel.width() / 3, panel.height() / 4
    for row in range(-1, 5):
        for column in range(-1, 4):
            x = panel.x() + (column + (0.75 if row % 2 else 0.25)) * step_x
            y = panel.y() + (row + 0.5) * step_y
            size = step_x * 0.46
            for petal in range(5):
                angle = math.radians(petal * 72 - 90 + row * 14)
                at = QPointF(x + 0.48 * size * math.cos(angle), y + 0.48 * size * math.sin(angle))
                paint_shape(painter, "circle", at.x(), at.y(), size * 0.36, color("#F6C3D6", 0.95))
            for petal in range(5):
                angle = math.radians(petal * 72 - 90 + row * 14)
                at = QPointF(x + 0.30 * size * math.cos(angle), y + 0.30 * size * math.sin(angle))
                paint_shape(painter, "circle", at.x(), at.y(), size * 0.10, color("#B4456F", 0.9))
            paint_shape(painter, "circle", x, y, size * 0.20, "#FFD76B")
            paint_shape(painter, "circle", x + step_x / 2, y, step_x * 0.045, color("#F6C3D6", 0.6))
    _close_panel(sheet, panel, "#42152F", 0.8)
