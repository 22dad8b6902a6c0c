"""Chips on the table: stacks of ones, fives and twenty-fives, as people change them."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from cardgui.scene.layout import Paint
from cardgui.scene.look.drawing import mix, polygon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.theme import CHIP_TRIM, CHIPS, SHADOW, Theme, color

VALUES = (1, 5, 25)
"""What a chip of each of the colours of `CHIPS` is worth."""
MOST_STACKED = 8
MOST_STACKS = 6
ONE_BY_ONE = 4
"""So many chips are paid one by one."""
THICKNESS = 0.24
"""How much higher each chip of a stack lies, in radii."""
FLATNESS = 0.94
"""A chip's height against its width, seen a little from the side."""
SPOTS = 8

Stacks = tuple[tuple[int, int], ...]
"""For each stack, from the dearest chips on: the index of its colour, and how many chips."""


def stacks(count: int) -> Stacks:
    """The stacks that show `count` chips: one to five ones and fives, so that there is something to pay with."""
    left, found = max(0, count), []
    for index, worth in enumerate(VALUES[:-1]):
        many = (left - 1) % (VALUES[index + 1] // worth) + 1 if left else 0
        left = (left - many) * worth // VALUES[index + 1]
        found.append((index, many))
    dearest = len(VALUES) - 1
    while left > 0 and len(found) < MOST_STACKS:
        found.append((dearest, min(left, MOST_STACKED)))
        left -= MOST_STACKED
    return tuple((index, many) for index, many in reversed(found) if many)


def chips_paint(count: int) -> Paint:
    """What paints `count` chips into a room, standing on its lower edge."""
    return partial(_paint_stacks, stacks(count))


def heap_paints(count: int) -> list[Paint]:
    """What paints the heaps in which `count` chips are pushed across the table: few one by one, else by stacks."""
    heaps = [(0, 1)] * count if count <= ONE_BY_ONE else list(stacks(count))
    return [partial(_paint_heap, index, many) for index, many in heaps]


def _paint_heap(index: int, many: int, painter: QPainter, room: QRectF, theme: Theme, scale: float) -> None:
    radius = room.width() / 2
    foot = QPointF(room.center().x(), room.bottom() - radius * FLATNESS)
    _paint_stack(painter, foot, radius, CHIPS[index], many, theme)


def _paint_stacks(all_stacks: Stacks, painter: QPainter, room: QRectF, theme: Theme, scale: float) -> None:
    """Up to two stacks side by side, the third in front between them, more behind: as a heap is pushed together."""
    radius = min(room.width() / 4.3, room.height() / (2 * FLATNESS + THICKNESS * 5 + 0.5))
    middle, floor = room.center().x(), room.bottom() - radius * FLATNESS
    places = {
        1: [(0.0, 0.0)],
        2: [(-1.06, 0.0), (1.06, 0.0)],
        3: [(-1.06, -0.62), (1.06, -0.62), (0.0, 0.0)],
        4: [(-1.06, -0.9), (1.06, -0.9), (-1.06, 0.0), (1.06, 0.0)],
        5: [(-1.06, -1.3), (1.06, -1.3), (-1.06, -0.5), (1.06, -0.5), (0.0, 0.0)],
        6: [(-1.06, -1.5), (1.06, -1.5), (-1.06, -0.75), (1.06, -0.75), (-1.06, 0.0), (1.06, 0.0)],
    }[max(1, len(all_stacks))]
    for (index, many), (x, y) in zip(all_stacks, places):
        foot = QPointF(middle + x * radius, floor + y * radius)
        _paint_stack(painter, foot, radius, CHIPS[index], many, theme)


def _paint_stack(painter: QPainter, foot: QPointF, radius: float, ink: str, many: int, theme: Theme) -> None:
    if not theme.high_contrast:
        shade = QRectF(foot.x() - radius, foot.y() - radius * 0.7, 2 * radius, 1.75 * radius)
        paint_soft(painter, shade, radius * 0.85, 0.16 * radius, SHADOW, 0.5, dy=0.12 * radius)
    for level in range(many):
        # Nobody stacks chips quite straight.
        aside = (0.035 if level % 2 else -0.035) * radius
        middle = QPointF(foot.x() + aside, foot.y() - level * THICKNESS * radius)
        _paint_chip(painter, middle, radius, ink, level, theme)


def _paint_chip(painter: QPainter, centre: QPointF, radius: float, ink: str, level: int, theme: Theme) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(1, FLATNESS)
    side = QPainterPath()
    side.addEllipse(QPointF(0, THICKNESS * radius * 0.9), radius, radius)
    face = QPainterPath()
    face.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(side, QColor(ink).darker(150))
    painter.fillPath(face, QColor(ink))
    edge = "#000000" if theme.high_contrast else QColor(ink).darker(170).name()
    painter.strokePath(face, QPen(color(edge, 1.0 if theme.high_contrast else 0.55), max(0.8, 0.045 * radius)))
    spot = polygon([(-0.15, -0.975), (0.15, -0.975), (0.115, -0.73), (-0.115, -0.73)])
    for number in range(SPOTS):
        turn = QTransform().scale(radius, radius).rotate(number * 360 / SPOTS + 22.5 + 17 * (level % 3))
        painter.fillPath(turn.map(spot), QColor(CHIP_TRIM))
    painter.setPen(QPen(color(CHIP_TRIM, 0.85), max(1.0, 0.07 * radius)))
    painter.setBrush(mix(ink, "#FFFFFF", 0.12))
    painter.drawEllipse(QPointF(0, 0), radius * 0.62, radius * 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("#FFFFFF", 0.10))
    painter.drawPie(QRectF(-radius * 0.62, -radius * 0.62, radius * 1.24, radius * 1.24), 40 * 16, 130 * 16)
    painter.restore()


def chips_margin(width: float) -> float:
    """How far shadows reach beyond a room `width` px wide, px."""
    return math.ceil(width * 0.12)
