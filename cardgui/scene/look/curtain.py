"""The curtain that hides the table between two people's turns: its cloth, valance and trim."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from cardgui.scene.look.drawing import antialias, mix
from cardgui.scene.look.theme import CURTAIN, CURTAIN_TRIM, THEMES, Theme, color
from cardgui.scene.look.wood import wood_pixmap

ROD = 12.0
"""Height of the wooden rod at the top, px at scale 1."""
_FOLDS = 34.0
"""Radians of the folds over half the width."""
_GRID = (640, 40)
_SCALLOP = 160.0


def curtain_pixmap(theme: Theme, width: int, height: int, dpr: float, scale: float) -> QPixmap:
    """The whole curtain of a size in logical pixels; the last one is kept. scale: on the valance, as of all px."""
    return _pixmap(theme.name, width, height, dpr, round(scale, 3))


@lru_cache(maxsize=1)
def _pixmap(name: str, width: int, height: int, dpr: float, scale: float) -> QPixmap:
    theme = THEMES[name]
    size = QSize(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    antialias(painter)
    if theme.high_contrast:
        painter.fillRect(0, 0, width, height, QColor("#000000"))
    else:
        cloth = _folds(0.82 if name == "night" else 1.0)
        painter.drawImage(QRect(0, 0, width, height), cloth)
    _paint_valance(painter, theme, width, scale)
    rod = round(ROD * scale)
    painter.drawPixmap(0, 0, wood_pixmap(theme, width, rod, dpr, scale))
    painter.fillRect(0, rod - 1, width, max(1, round(1.5 * scale)), QColor(theme.wood_line))
    painter.end()
    return pixmap


@lru_cache(maxsize=2)
def _folds(light: float) -> QImage:
    """The cloth on a coarse grid, lighter in its middle, to be stretched to the window."""
    columns, rows = _GRID
    dark, base, bright = (QColor(tone) for tone in CURTAIN)
    tones = [mix(dark, base, step / 32) if step < 32 else mix(base, bright, (step - 32) / 32) for step in range(65)]
    parts = [(tone.red(), tone.green(), tone.blue()) for tone in tones]
    data = bytearray()
    for row in range(rows):
        y = row / (rows - 1)
        for column in range(columns):
            x = column / (columns - 1) * 2 - 1
            fold = (math.sin(x * _FOLDS + math.sin(y * 2.2 + x * 3) * 0.5) * 0.5 + 0.5) ** 1.25
            away = min(1.3, math.hypot(x * 1.05, (y - 0.47) * 1.5))
            shine = (1.10 - 0.42 * away) * light
            data += bytes(min(255, int(part * shine)) for part in parts[round(fold * 64)])
    return QImage(bytes(data), columns, rows, columns * 3, QImage.Format.Format_RGB888).copy()


def _paint_valance(painter: QPainter, theme: Theme, width: int, scale: float) -> None:
    """Scallops along the top, with their shadow on the cloth and a double trim."""
    count = max(5, round(width / (_SCALLOP * scale)))
    step = width / count

    def edge(from_top: float, deep: float) -> QPainterPath:
        path = QPainterPath()
        path.moveTo(0, from_top * scale)
        for number in range(count):
            path.cubicTo(
                (number + 0.22) * step, deep * scale, (number + 0.78) * step, deep * scale,
                (number + 1) * step, from_top * scale,
            )  # fmt: skip
        return path

    def area(off: float) -> QPainterPath:
        path = edge(54 + off, 118 + off)
        path.lineTo(width, 0)
        path.lineTo(0, 0)
        path.closeSubpath()
        return path

    if theme.high_contrast:
        painter.fillPath(area(0), QColor("#000000"))
        painter.strokePath(edge(52, 116), QPen(QColor(theme.turn), 4 * scale))
        return
    painter.fillPath(area(12), color("#1C0610", 0.35))
    cloth = QLinearGradient(0, 0, 0, 110 * scale)
    dim = 0.16 if theme.name == "night" else 0.0
    cloth.setColorAt(0, mix("#5A2031", "#000000", dim))
    cloth.setColorAt(1, mix("#8A394A", "#000000", dim))
    painter.fillPath(area(0), cloth)
    pen = QPen(QColor(CURTAIN_TRIM), 6 * scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(edge(52, 116), pen)
    painter.strokePath(edge(41, 105), QPen(color(CURTAIN_TRIM, 0.55), 1.6 * scale))
