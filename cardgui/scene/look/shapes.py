"""Shapes about one unit in radius round the origin, y downward. Treat the returned paths as read-only."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QTransform

from cardgui.scene.look.drawing import polygon, round_polygon

# QPainterPath's set operations are only exact enough on large coordinates.
_LARGE: Final = QTransform.fromScale(200, 200)
_UNIT: Final = QTransform.fromScale(1 / 200, 1 / 200)


def _without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    return _UNIT.map(_LARGE.map(path).subtracted(_LARGE.map(hole)))


def _with(path: QPainterPath, other: QPainterPath) -> QPainterPath:
    return _UNIT.map(_LARGE.map(path).united(_LARGE.map(other)))


def _curves(start: tuple[float, float], *curves: tuple[float, float, float, float, float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for curve in curves:
        path.cubicTo(*curve)
    path.closeSubpath()
    return path


def _ellipse(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _bar(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def _star(points: int, inner: float, rounding: float) -> QPainterPath:
    corners = []
    for index in range(2 * points):
        angle = math.radians(-90 + index * 180 / points)
        radius = inner if index % 2 else 1.0
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return round_polygon(corners, rounding)


def _diamond(reach: float, rounding: float) -> QPainterPath:
    return round_polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], rounding)


def _drop() -> QPainterPath:
    return _curves(
        (0, -1),
        (0.25, -0.55, 0.72, -0.10, 0.72, 0.35),
        (0.72, 0.78, 0.38, 1, 0, 1),
        (-0.38, 1, -0.72, 0.78, -0.72, 0.35),
        (-0.72, -0.10, -0.25, -0.55, 0, -1),
    )


def _leaf() -> QPainterPath:
    blade = QPainterPath(QPointF(0, -1))
    blade.cubicTo(0.55, -0.6, 0.75, -0.05, 0.55, 0.4)
    blade.cubicTo(0.45, 0.62, 0.25, 0.75, 0.09, 0.78)
    blade.lineTo(0.09, 1.0)
    blade.lineTo(-0.09, 1.0)
    blade.lineTo(-0.09, 0.78)
    blade.cubicTo(-0.25, 0.75, -0.45, 0.62, -0.55, 0.4)
    blade.cubicTo(-0.75, -0.05, -0.55, -0.6, 0, -1)
    veins = _bar(-0.06, -0.45, 0.12, 1.25, 0.06)
    for side in (1, -1):
        for y in (0.38, 0.0):
            vein = polygon([(0, y), (side * 0.34, y - 0.32), (side * 0.40, y - 0.24), (0, y + 0.12)])
            veins = _with(veins, vein)
    return QTransform().rotate(32).map(_without(blade, veins))


def _sun() -> QPainterPath:
    path = _ellipse(0, 0, 0.54)
    for index in range(8):
        ray = _bar(-0.105, -1.02, 0.21, 0.36, 0.1)
        path = _with(path, QTransform().rotate(index * 45).map(ray))
    return path


def _flame() -> QPainterPath:
    outer = _curves(
        (0.05, -1.05),
        (0.15, -0.5, 0.8, -0.2, 0.76, 0.38),
        (0.72, 0.85, 0.35, 1.02, 0, 1.02),
        (-0.42, 1.02, -0.76, 0.75, -0.76, 0.3),
        (-0.76, -0.02, -0.6, -0.25, -0.45, -0.42),
        (-0.42, -0.2, -0.32, -0.08, -0.2, -0.05),
        (-0.28, -0.5, -0.1, -0.85, 0.05, -1.05),
    )
    inner = _curves(
        (0.06, 0.12),
        (0.12, 0.35, 0.36, 0.42, 0.32, 0.68),
        (0.28, 0.86, 0.12, 0.9, 0, 0.9),
        (-0.2, 0.9, -0.34, 0.78, -0.32, 0.58),
        (-0.3, 0.4, -0.05, 0.38, 0.06, 0.12),
    )
    return _without(outer, inner)


def _snowflake() -> QPainterPath:
    path = QPainterPath()
    for index in range(6):
        arm = _bar(-0.09, -1, 0.18, 1.05, 0.09)
        for side in (-1, 1):
            twig = QTransform.fromTranslate(0, -0.56).rotate(side * 52).map(_bar(-0.08, -0.42, 0.16, 0.46, 0.08))
            arm = _with(arm, twig)
        path = _with(path, QTransform().rotate(index * 60).map(arm))
    return path


def _spark() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    bend = 0.16
    path.quadTo(bend, -bend, 1, 0)
    path.quadTo(bend, bend, 0, 1)
    path.quadTo(-bend, bend, -1, 0)
    path.quadTo(-bend, -bend, 0, -1)
    return path


def _petal() -> QPainterPath:
    return _curves((0, 0), (0.10, -0.5, 0.30, -0.92, 0.78, -0.80), (0.92, -0.42, 0.62, -0.10, 0, 0))


def _hearts() -> QPainterPath:
    return _curves(
        (0, 1),
        (-0.15, 0.7, -1, 0.15, -1, -0.38),
        (-1, -0.75, -0.75, -0.95, -0.5, -0.95),
        (-0.25, -0.95, -0.08, -0.8, 0, -0.58),
        (0.08, -0.8, 0.25, -0.95, 0.5, -0.95),
        (0.75, -0.95, 1, -0.75, 1, -0.38),
        (1, 0.15, 0.15, 0.7, 0, 1),
    )


def _spades() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.15, -0.68, 0.92, -0.25, 0.92, 0.24)
    path.cubicTo(0.92, 0.56, 0.7, 0.72, 0.47, 0.72)
    path.cubicTo(0.3, 0.72, 0.15, 0.64, 0.08, 0.5)
    path.cubicTo(0.1, 0.72, 0.2, 0.9, 0.34, 1)
    path.lineTo(-0.34, 1)
    path.cubicTo(-0.2, 0.9, -0.1, 0.72, -0.08, 0.5)
    path.cubicTo(-0.15, 0.64, -0.3, 0.72, -0.47, 0.72)
    path.cubicTo(-0.7, 0.72, -0.92, 0.56, -0.92, 0.24)
    path.cubicTo(-0.92, -0.25, -0.15, -0.68, 0, -1)
    return path


def _clubs() -> QPainterPath:
    stem = QPainterPath(QPointF(-0.08, -0.1))
    stem.lineTo(0.08, -0.1)
    stem.cubicTo(0.06, 0.6, 0.2, 0.88, 0.36, 1)
    stem.lineTo(-0.36, 1)
    stem.cubicTo(-0.2, 0.88, -0.06, 0.6, -0.08, -0.1)
    stem.closeSubpath()
    path = _with(stem, _ellipse(0, 0.05, 0.25))
    for x, y in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
        path = _with(path, _ellipse(x, y, 0.45))
    return path


def _diamonds() -> QPainterPath:
    return _curves(
        (0, -1),
        (0.18, -0.6, 0.5, -0.22, 0.76, 0),
        (0.5, 0.22, 0.18, 0.6, 0, 1),
        (-0.18, 0.6, -0.5, 0.22, -0.76, 0),
        (-0.5, -0.22, -0.18, -0.6, 0, -1),
    )


def _crown() -> QPainterPath:
    points = [(-1, -0.5), (-0.5, 0.1), (0, -0.85), (0.5, 0.1), (1, -0.5), (0.78, 0.75), (-0.78, 0.75)]
    return round_polygon(points, 0.1)


def _square_star() -> QPainterPath:
    square = QPainterPath()
    square.addRect(QRectF(-0.71, -0.71, 1.42, 1.42))
    return _with(square, QTransform().rotate(45).map(square))


_MAKERS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "circle": lambda: _ellipse(0, 0, 1),
    "diamond": lambda: _diamond(1.0, 0.26),
    "small_diamond": lambda: _diamond(1.08, 0.16),
    "star": lambda: _star(6, 0.745, 0.13),
    "small_star": lambda: _star(6, 0.52, 0.08),
    "square_star": _square_star,
    "spark": _spark,
    "petal": _petal,
    "snowflake": _snowflake,
    "drop": _drop,
    "leaf": _leaf,
    "sun": _sun,
    "flame": _flame,
    "crown": _crown,
    "S": _spades,
    "H": _hearts,
    "D": _diamonds,
    "C": _clubs,
}

NAMES: Final = tuple(_MAKERS)


@cache
def shape(name: str) -> QPainterPath:
    """The shape called `name`, one of `NAMES` (a suit is its letter S, H, D or C).

    Raises:
        KeyError: there is none of that name.
    """
    return _MAKERS[name]()


def placed(name: str, x: float, y: float, radius: float, degrees: float = 0.0) -> QPainterPath:
    """The shape with its origin at (x, y), its unit `radius` long, turned clockwise by `degrees`."""
    return QTransform.fromTranslate(x, y).rotate(degrees).scale(radius, radius).map(shape(name))


def paint_shape(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    radius: float,
    fill: QColor | QBrush | str,
    degrees: float = 0.0,
) -> None:
    """Fill the placed shape."""
    brush = fill if isinstance(fill, QBrush) else QBrush(QColor(fill))
    painter.fillPath(placed(name, x, y, radius, degrees), brush)
