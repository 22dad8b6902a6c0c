"""The wood of the bar and the rail: long soft grain, always the same for the same size."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardgui.scene.look.drawing import mix
from cardgui.scene.look.theme import THEMES, Theme

_SEED = 3
# Length and height of a fleck of grain, px, and its strength: short fine grain over long broad grain.
_GRAIN = ((160.0, 2.0, 0.24), (400.0, 5.0, 0.22))


def _grain(size: QSize, length: float, height: float, dark: str, light: str, strength: float) -> QImage:
    """Flecks of darker and lighter wood on a coarse grid, stretched to `size`."""
    chance = random.Random(_SEED + round(length))
    columns, rows = max(2, round(size.width() / length)), max(2, round(size.height() / height))
    image = QImage(columns, rows, QImage.Format.Format_ARGB32)
    for y in range(rows):
        for x in range(columns):
            value = chance.random() * 2 - 1
            tone = mix(dark, dark, 0) if value > 0 else mix(light, light, 0)
            tone.setAlphaF(abs(value) * strength)
            image.setPixelColor(x, y, tone)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


@lru_cache(maxsize=16)
def _pixmap(theme_name: str, width: int, height: int, dpr: float, scale: float) -> QPixmap:
    theme = THEMES[theme_name]
    size = QSize(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap = QPixmap(size)
    pixmap.fill(mix(theme.wood, theme.wood_dark, 0.24))
    if not theme.high_contrast:
        painter = QPainter(pixmap)
        for length, tall, strength in _GRAIN:
            unit = scale * dpr
            flecks = _grain(size, length * unit, tall * unit, theme.wood_dark, theme.wood, strength * 2)
            painter.drawImage(0, 0, flecks)
        painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def wood_pixmap(theme: Theme, width: int, height: int, dpr: float = 1.0, scale: float = 1.0) -> QPixmap:
    """Wood of `width` x `height` logical pixels with its grain along the width; plain in high contrast; cached."""
    return _pixmap(theme.name, width, height, dpr, scale)
