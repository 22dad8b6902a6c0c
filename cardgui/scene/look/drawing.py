"""Small helpers for painting: colours between colours, rounded rectangles, gradients, polygons."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """The opaque colour `share` (0 to 1) of the way from `first` to `second`."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def inset(rect: QRectF, distance: float) -> QRectF:
    """`rect` made smaller by `distance` on each side (larger when it is negative)."""
    return rect.adjusted(distance, distance, -distance, -distance)


def round_path(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fill_round(painter: QPainter, rect: QRectF, radius: float, fill: QBrush | QColor) -> None:
    """Fill a rectangle with round corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def line_round(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    line: QColor,
    width: float,
    dashes: Sequence[float] = (),
) -> None:
    """Draw a line of `width` along a rectangle with round corners, its middle on `rect`.

    `dashes` are lengths of dash and gap in painter units; empty means an unbroken line.
    """
    pen = QPen(line, width)
    if dashes:
        pen.setDashPattern([length / width for length in dashes])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, max(0.0, radius), max(0.0, radius))


def vertical(rect: QRectF, top: str | QColor, bottom: str | QColor) -> QBrush:
    """A brush running from `top` to `bottom` over the height of `rect`."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return QBrush(gradient)


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed polygon."""
    path = QPainterPath()
    for index, (x, y) in enumerate(points):
        if index == 0:
            path.moveTo(x, y)
        else:
            path.lineTo(x, y)
    path.closeSubpath()
    return path


def round_polygon(points: Sequence[tuple[float, float]], radius: float) -> QPainterPath:
    """A closed polygon whose corners are rounded off over `radius` along each side."""
    path = QPainterPath()
    count = len(points)
    for index, (x, y) in enumerate(points):
        ends = []
        for other_x, other_y in (points[index - 1], points[(index + 1) % count]):
            length = math.hypot(other_x - x, other_y - y)
            cut = min(radius, length / 2) / length
            ends.append(QPointF(x + (other_x - x) * cut, y + (other_y - y) * cut))
        if index == 0:
            path.moveTo(ends[0])
        else:
            path.lineTo(ends[0])
        path.quadTo(QPointF(x, y), ends[1])
    path.closeSubpath()
    return path


def antialias(painter: QPainter) -> None:
    """Smooth edges, text and scaled pictures."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
