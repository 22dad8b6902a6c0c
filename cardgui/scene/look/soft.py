"""Soft shadows and glows of rounded rectangles, without QGraphicsEffect.

The shape is drawn on a coarse grid (a blurred picture has nothing finer to show), blurred there with
a true Gaussian, stretched in its straight middle parts like a nine-patch, and painted in one piece.
So a glow round a mat as wide as the window costs about as much as one round a card.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

REACH: Final = 2.8
"""How far a blur reaches, in sigmas: beyond, less than half of 1/255 is left."""

_GRID_SIGMA: Final = 3.2
_PLAIN: Final = QImage.Format.Format_ARGB32_Premultiplied
_DEEP: Final = QImage.Format.Format_RGBA64_Premultiplied


def _kernel(sigma: float) -> list[tuple[int, int]]:
    """(offset, weight) of a Gaussian, the weights being whole numbers that add up to 255.

    QPainter rounds opacities to 1/255, so other weights would not add up.
    """
    reach = math.ceil(REACH * sigma)
    shares = {offset: math.exp(-(offset**2) / (2 * sigma**2)) for offset in range(-reach, reach + 1)}
    total = sum(shares.values())
    weights = {offset: round(255 * share / total) for offset, share in shares.items()}
    weights[0] += 255 - sum(weights.values())
    return [(offset, weight) for offset, weight in weights.items() if weight > 0]


def blur(image: QImage, sigma: float) -> QImage:
    """`image` blurred by a Gaussian of `sigma` pixels; it should have `REACH` sigmas of empty margin.

    Shifted copies are added up with 16 bits a channel, once along and once across. The sum of a pixel and a
    whole copy must not run over 1, so this is done at half strength and doubled in the end.
    """
    if sigma < 0.25:
        return image
    source = _empty(image, _DEEP)
    painter = QPainter(source)
    painter.setOpacity(0.5)
    painter.drawImage(0, 0, image)
    painter.end()
    kernel = _kernel(sigma)
    for along in (QPoint(1, 0), QPoint(0, 1)):
        target = _empty(source, _DEEP)
        painter = QPainter(target)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for offset, weight in kernel:
            # QPainter makes of an opacity of (n + 1) / 256 the factor n / 255.
            painter.setOpacity((weight + 1) / 256)
            painter.drawImage(along * offset, source)
        painter.end()
        source = target
    result = _empty(source, _DEEP)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, source)
    painter.drawImage(0, 0, source)
    painter.end()
    return result.convertToFormat(_PLAIN)


def _empty(like: QImage, form: QImage.Format) -> QImage:
    image = QImage(like.size(), form)
    image.fill(Qt.GlobalColor.transparent)
    return image


@lru_cache(maxsize=128)
def _tile(width: int, height: int, radius: float, sigma: float, ring: float, tint: str) -> QImage:
    """The blurred shape on the grid, with `_margin` cells round it; all lengths in cells."""
    margin = _margin(sigma, ring)
    image = QImage(width + 2 * margin, height + 2 * margin, _PLAIN)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ring:
        painter.setPen(QPen(QColor(tint), ring))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint))
    painter.drawRoundedRect(QRectF(margin, margin, width, height), radius, radius)
    painter.end()
    return blur(image, sigma)


def _margin(sigma: float, ring: float) -> int:
    return math.ceil(REACH * sigma + ring / 2) + 1


def _stretched(tile: QImage, width: int, height: int) -> QImage:
    """`tile` made `width` x `height` by repeating its middle column and row."""
    if tile.width() == width and tile.height() == height:
        return tile
    result = QImage(width, height, _PLAIN)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)

    def parts(small: int, large: int) -> list[tuple[int, int, int, int]]:
        half = small // 2
        rest = small - half - 1
        return [
            (0, half, 0, half),
            (half, 1, half, large - half - rest),
            (half + 1, rest, large - rest, rest),
        ]

    for source_y, source_h, y, h in parts(tile.height(), height):
        for source_x, source_w, x, w in parts(tile.width(), width):
            painter.drawImage(QRect(x, y, w, h), tile, QRect(source_x, source_y, source_w, source_h))
    painter.end()
    return result


def paint_soft(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    sigma: float,
    tint: str,
    alpha: float = 1.0,
    *,
    dx: float = 0.0,
    dy: float = 0.0,
    ring: float = 0.0,
) -> None:
    """Paint the blurred shape of a rounded rectangle.

    Args:
        rect, radius: the sharp shape, in painter units.
        sigma: of the Gaussian, in painter units.
        tint, alpha: colour and opacity.
        dx, dy: how far the shape is moved aside.
        ring: blur a line of this width along the edge instead of the whole shape.
    """
    if rect.isEmpty():
        return
    cell = max(1.0, sigma / _GRID_SIGMA)
    width, height = max(1, round(rect.width() / cell)), max(1, round(rect.height() / cell))
    # Rounded, so that nearly equal sizes share a tile.
    grid_sigma, grid_radius, grid_ring = (round(value / cell, 2) for value in (sigma, radius, ring))
    margin = _margin(grid_sigma, grid_ring)
    least = 2 * (math.ceil(grid_radius) + margin) + 1
    tile = _tile(min(width, least), min(height, least), grid_radius, grid_sigma, grid_ring, tint)
    image = _stretched(tile, width + 2 * margin, height + 2 * margin)
    x_cell, y_cell = rect.width() / width, rect.height() / height
    target = rect.adjusted(-margin * x_cell, -margin * y_cell, margin * x_cell, margin * y_cell)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(painter.opacity() * alpha)
    painter.drawImage(target.translated(dx, dy), image, QRectF(image.rect()))
    painter.restore()
