"""Brushes for faces: everything is painted inside a circle of radius 1 round the origin, y downward."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardgui.scene.look.drawing import round_polygon

DARK = "#2A2320"
SIDES = (-1, 1)


def ellipse(p: QPainter, x: float, y: float, rx: float, ry: float | None, colour: str | QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)


def box(p: QPainter, x: float, y: float, w: float, h: float, radius: float, colour: str | QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawRoundedRect(QRectF(x, y, w, h), radius, radius)


def shape(p: QPainter, points: list[tuple[float, float]], radius: float, colour: str) -> None:
    p.fillPath(round_polygon(points, radius), QColor(colour))


def pen(colour: str | QColor, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def line(p: QPainter, x0: float, y0: float, x1: float, y1: float, colour: str | QColor, width: float) -> None:
    p.setPen(pen(colour, width))
    p.drawLine(QPointF(x0, y0), QPointF(x1, y1))


def eyes(p: QPainter, dx: float, y: float, radius: float = 0.095) -> None:
    for side in SIDES:
        ellipse(p, side * dx, y, radius, radius * 1.12, DARK)
        ellipse(p, side * dx + 0.03, y - 0.04, radius * 0.36, None, "#FFFFFF")


def smile(p: QPainter, x: float, y: float, width: float, colour: str = DARK, width_of_line: float = 0.055) -> None:
    path = QPainterPath(QPointF(x - width, y))
    path.cubicTo(x - width * 0.5, y + width * 0.9, x + width * 0.5, y + width * 0.9, x + width, y)
    p.strokePath(path, pen(colour, width_of_line))
