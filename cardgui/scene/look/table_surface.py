"""The table: cloth with a soft light, the wooden bar and rail, and the mats that group a seat's cards."""

from __future__ import annotations

import math
import random
from array import array
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient, QTransform

from cardgui.scene.look.drawing import antialias, fill_round, inset, line_round, round_path
from cardgui.scene.look.soft import REACH, paint_soft
from cardgui.scene.look.theme import Theme, color
from cardgui.scene.look.wood import wood_pixmap

FELT_RADIUS: Final = 20.0
"""Corner radius of the cloth in a window of scale 1."""
BAR: Final = 50.0
"""Height of the bar in a window of scale 1; a table's scale is its bar's height over this."""

_LIGHT_AT: Final = (0.5, 0.46)
_LIGHT_REACH: Final = (0.775, 0.90)
_GRAIN_SIDE: Final = 128
_INNER_SHADOW: Final = "#020C0A"
_GLOW_SIGMA: Final = 13.0
_GLOW_RING: Final = 9.0

MAT_MARGIN: Final = _GLOW_SIGMA * REACH + _GLOW_RING / 2 + 2
"""How far the glow of a mat reaches beyond it in a window of scale 1, in px."""


def felt_rect(width: float, height: float, bar: float, rail: float) -> QRectF:
    """The cloth within a window of `width` x `height` logical px."""
    return QRectF(rail, bar, width - 2 * rail, height - bar - rail)


def table_pixmap(width: float, height: float, bar: float, rail: float, theme: Theme, dpr: float) -> QPixmap:
    """The whole background of the window: wood, cloth, light and inner shadow.

    Args:
        width, height: of the window, in logical px.
        bar: height of the wooden bar at the top; rail: width of the wood on the other sides; logical px.
    """
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(theme.wood))
    painter = QPainter(pixmap)
    antialias(painter)
    scale = bar / BAR
    felt = felt_rect(width, height, bar, rail)
    if theme.high_contrast:
        line_round(painter, inset(felt, scale), 14 * scale, QColor(theme.wood_line), 2 * scale)
    else:
        _paint_wood(painter, width, height, felt, theme, scale, dpr)
        _paint_felt(painter, felt, theme, scale, dpr)
    painter.end()
    return pixmap


def _paint_felt(painter: QPainter, felt: QRectF, theme: Theme, scale: float, dpr: float) -> None:
    radius = FELT_RADIUS * scale
    outline = round_path(felt, radius)
    light = QRadialGradient(QPointF(0, 0), 1.0)
    for at, ink in zip((0.0, 0.55, 1.0), theme.felt, strict=True):
        light.setColorAt(at, QColor(ink))
    brush = QBrush(light)
    over = QTransform.fromTranslate(felt.x() + felt.width() * _LIGHT_AT[0], felt.y() + felt.height() * _LIGHT_AT[1])
    brush.setTransform(over.scale(felt.width() * _LIGHT_REACH[0], felt.height() * _LIGHT_REACH[1]))
    painter.fillPath(outline, brush)

    cloth = QBrush(_grain())
    thread = max(1, round(dpr)) / dpr
    cloth.setTransform(QTransform.fromScale(thread, thread))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.fillPath(outline, cloth)
    painter.setClipPath(outline)
    paint_soft(painter, inset(felt, -6 * scale), radius + 6 * scale, 9 * scale, _INNER_SHADOW, 0.55, ring=14 * scale)
    painter.restore()
    day = QColor(theme.wood).lightnessF() > 0.5
    line_round(painter, inset(felt, -0.75 * scale), radius + 0.75 * scale, color(theme.wood_line, 0.9), 1.5 * scale)
    line_round(
        painter,
        inset(felt, -3 * scale),
        radius + 3 * scale,
        color("#FFFFFF", 0.28 if day else 0.07),
        max(1.0, scale),
    )


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A tile of cloth: threads over and under each other, uneven by a fixed chance; nearly transparent.

    It also breaks up the steps that a dark gradient would show.
    """
    chance = random.Random(7)
    side = _GRAIN_SIDE
    warp = [chance.gauss(0, 1) for _ in range(side)]
    weft = [chance.gauss(0, 1) for _ in range(side)]
    pixels = array("I")
    for y in range(side):
        for x in range(side):
            over = (x + y) % 2 == 0
            level = (warp[x] if over else weft[y]) * 1.3 + (1.6 if over else -1.6) + chance.gauss(0, 2.2)
            alpha = min(14, round(abs(level)))
            white = alpha if level > 0 else 0
            pixels.append(alpha << 24 | white << 16 | white << 8 | white)
    image = QImage(pixels.tobytes(), side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def _paint_wood(
    painter: QPainter, width: float, height: float, felt: QRectF, theme: Theme, scale: float, dpr: float
) -> None:
    radius = FELT_RADIUS * scale
    top = QRectF(0, 0, width, felt.top() + radius)
    bottom = QRectF(0, felt.bottom() - radius, width, height - felt.bottom() + radius)
    left = QRectF(0, top.bottom(), felt.left() + radius, bottom.top() - top.bottom())
    right = QRectF(felt.right() - radius, top.bottom(), width - felt.right() + radius, left.height())
    for board in (top, bottom):
        plank = wood_pixmap(theme, math.ceil(board.width()), math.ceil(board.height()), dpr, scale)
        painter.drawPixmap(board.topLeft(), plank)
    for board in (left, right):
        plank = wood_pixmap(theme, math.ceil(board.height()), math.ceil(board.width()), dpr, scale)
        painter.save()
        painter.translate(board.topRight())
        painter.rotate(90)
        painter.drawPixmap(QPointF(0, 0), plank)
        painter.restore()
    # The bar's top edge catches the light, its lower one casts a line of shade on the frame.
    day = QColor(theme.wood).lightnessF() > 0.5
    painter.fillRect(QRectF(0, 0, width, 1.5 * scale), color("#FFFFFF", 0.35 if day else 0.10))


def paint_mat(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    active: bool,
    theme: Theme,
    scale: float = 1.0,
    corner: bool = False,
) -> None:
    """The area under the cards of a seat or of the middle of the table.

    Args:
        rect, radius: in logical px.
        active: the seat is on turn: a gold line and a glow reaching `MAT_MARGIN` x scale beyond `rect`.
        scale: of the window, k in LOOKS.
        corner: one of the corners of Kings Corners, with a brass line.
    """
    if active:
        if theme.high_contrast:
            line_round(painter, inset(rect, 2 * scale), radius - 2 * scale, QColor(theme.turn), 4 * scale)
            return
        paint_soft(painter, rect, radius, _GLOW_SIGMA * scale, theme.turn_glow, 0.75, ring=_GLOW_RING * scale)
        fill_round(painter, rect, radius, color("#FFE3A1", 0.13))
        line_round(painter, rect, radius, QColor(theme.turn), 2.5 * scale)
        return
    fill, line = (
        (color(theme.corner, theme.corner_alpha), color(theme.corner_line, theme.corner_line_alpha))
        if corner
        else (color(theme.mat, theme.mat_alpha), color(theme.mat_line, theme.mat_line_alpha))
    )
    width = scale * ((3.0 if corner else 1.5) if theme.high_contrast else (1.4 if corner else 1.0))
    fill_round(painter, rect, radius, fill)
    line_round(painter, inset(rect, width / 2), radius - width / 2, line, width)
