"""Lights round a card or a place: where the held card may go, the hint, the last move, the keyboard's focus.

All but `paint_hint_arrow` are meant for an empty transparent picture: the glow is cut away where the card is
seen.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from cardgui.scene.look.drawing import fill_round, inset, line_round, round_path, round_polygon
from cardgui.scene.look.sheet import RADIUS
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.theme import SHADOW, Theme, color

LIGHT_MARGIN: Final = 0.46
"""Room for frame and glow on each side of the card, in u."""
FOCUS_GAP: Final = 5.5
"""How far the middle of the focus ring lies outside of a control, in px of a window of scale 1."""
FOCUS_MARGIN: Final = 4.0
"""Room for the focus ring beyond its middle, in px of a window of scale 1."""

_TARGET_GAP: Final = 0.055
_BRACKET: Final = 0.060
_HINT_GAP: Final = 0.05
_LAST_GAP: Final = 0.03


def _cut_card(painter: QPainter, rect: QRectF) -> None:
    u = rect.width()
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(round_path(inset(rect, 0.012 * u), RADIUS * u), QBrush(Qt.GlobalColor.black))
    painter.restore()


def paint_target(painter: QPainter, rect: QRectF, theme: Theme, near: bool, on_card: bool, calm: bool = False) -> None:
    """The mint frame with four corner brackets round a place where the held card may go.

    Args:
        rect: the card or place, in logical px.
        near: the card would drop here now: thicker and filled.
        on_card: a card lies there, which stays clear of the glow.
        calm: one of many side by side: a line on the card's own edge, so that no lattice comes of them.
    """
    u = rect.width()
    if calm and not near:
        _paint_calm_target(painter, rect, theme, on_card)
        return
    frame, radius = inset(rect, -_TARGET_GAP * u), (RADIUS + _TARGET_GAP) * u
    if not theme.high_contrast:
        sigma, ring = (0.085, 0.09) if near else (0.06, 0.055)
        paint_soft(
            painter,
            frame,
            radius,
            sigma * u,
            theme.target_glow,
            1.0 if near else 0.75,
            ring=max(4.0, ring * u),
        )
    if on_card:
        _cut_card(painter, rect)
    fill = 0.34 if near else 0.12
    if on_card:
        # In high contrast a tint would take from the strength of the card's colours.
        fill = 0.16 if near and not theme.high_contrast else 0.0
    if fill:
        fill_round(painter, frame, radius, color(theme.target, fill))
    line_round(painter, frame, radius, QColor(theme.target), max(2.5, (0.040 if near else 0.026) * u))
    brackets = _brackets(frame, radius, 0.11 * u)
    width = max(4.5, (0.075 if near else _BRACKET) * u)
    painter.strokePath(
        brackets,
        QPen(
            QColor(theme.target),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        ),
    )


def _paint_calm_target(painter: QPainter, rect: QRectF, theme: Theme, on_card: bool) -> None:
    u = rect.width()
    if not on_card:
        fill_round(painter, rect, RADIUS * u, color(theme.target, 0.12))
    line_round(painter, rect, RADIUS * u, QColor(theme.target), max(2.0, 0.035 * u))
    pen = QPen(QColor(theme.target), max(3.4, 0.075 * u), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(_brackets(rect, RADIUS * u, 0.12 * u), pen)


def _brackets(frame: QRectF, radius: float, arm: float) -> QPainterPath:
    """The four corners of the frame, each with two straight arms."""
    path = QPainterPath()
    for x, along in ((frame.left(), 1), (frame.right(), -1)):
        for y, down in ((frame.top(), 1), (frame.bottom(), -1)):
            path.moveTo(x, y + down * (radius + arm))
            path.lineTo(x, y + down * radius)
            path.quadTo(x, y, x + along * radius, y)
            path.lineTo(x + along * (radius + arm), y)
    return path


def paint_hint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The solid gold frame round a card or place that a hint speaks of."""
    u = rect.width()
    frame, radius = inset(rect, -_HINT_GAP * u), (RADIUS + _HINT_GAP) * u
    if not theme.high_contrast:
        paint_soft(painter, frame, radius, 0.11 * u, theme.hint_glow, 1.0, ring=max(5.0, 0.11 * u))
    _cut_card(painter, rect)
    line_round(painter, frame, radius, QColor(theme.hint), max(3.0, 0.042 * u))


def last_move_badge(rect: QRectF, mirrored: bool = False) -> tuple[QPointF, float]:
    """Middle and radius of the round hole for the picture of the one who moved, in logical px.

    It sits on the card's lower right corner, or the lower left one when the table is mirrored.
    """
    u = rect.width()
    x = rect.left() + 0.05 * u if mirrored else rect.right() - 0.05 * u
    return QPointF(x, rect.bottom() - 0.03 * u), max(11.0, 0.17 * u)


def paint_last_move(painter: QPainter, rect: QRectF, theme: Theme, badge: bool, mirrored: bool) -> None:
    """The thin frame round the card of the last move.

    Args:
        badge: with a white ring and disc for the mover's picture, which goes where `last_move_badge` says and
            is to be 2 px smaller in radius.
        mirrored: the ring is at the left.
    """
    u = rect.width()
    frame, radius = inset(rect, -_LAST_GAP * u), (RADIUS + _LAST_GAP) * u
    line_round(painter, frame, radius, QColor(theme.last_move_back), max(5.0, 0.06 * u))
    line_round(painter, frame, radius, QColor(theme.last_move), max(2.2, 0.03 * u))
    if not badge:
        return
    middle, size = last_move_badge(rect, mirrored)
    disc = QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)
    if theme.high_contrast:
        fill_round(painter, inset(disc, -2), size + 2, QColor(theme.last_move_back))
    else:
        paint_soft(painter, disc, size, 3.0, SHADOW, 0.5, dy=1.5)
    fill_round(painter, disc, size, QColor(theme.last_move))


def focus_gap(u: float, scale: float) -> float:
    """How far outside of a card `u` wide the middle of the ring lies, px: outside of a target's frame and brackets."""
    return max(FOCUS_GAP * scale, (_TARGET_GAP + 0.5 * _BRACKET) * u + 3.5 * scale)


def paint_focus(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, scale: float = 1.0, gap: float | None = None
) -> None:
    """The keyboard's ring round a control or card: a line of 3 px within a contrasting one.

    `gap`: how far its middle lies outside, px; None for that of a control.
    """
    away = FOCUS_GAP * scale if gap is None else gap
    ring, corner = inset(rect, -away), radius + away
    line_round(painter, ring, corner, QColor(theme.focus_halo), 7 * scale)
    line_round(painter, ring, corner, QColor(theme.focus), 3.5 * scale)


def paint_hint_arrow(
    painter: QPainter, start: QPointF, end: QPointF, theme: Theme, bend: float = 0.15, scale: float = 1.0
) -> None:
    """The dotted arrow of a hint.

    Args:
        start, end: logical px; the head's point is a little beyond `end`.
        bend: how far it bows to one side (the other when negative), against its length.
        scale: of the window.
    """
    line = end - start
    bow = (start + end) / 2 + QPointF(-line.y(), line.x()) * bend
    path = QPainterPath(start)
    path.quadTo(bow, end)
    for ink, width in ((color(SHADOW, 0.45), 9 * scale), (QColor(theme.hint), 5 * scale)):
        pen = QPen(ink, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 11 * scale / width])
        painter.strokePath(path, pen)
    degrees = math.degrees(math.atan2(end.y() - bow.y(), end.x() - bow.x()))
    turn = QTransform.fromTranslate(end.x(), end.y()).rotate(degrees).scale(scale, scale)
    head = turn.map(round_polygon([(-7, -11), (21, 0), (-7, 11), (-1, 0)], 3))
    painter.fillPath(head, QBrush(QColor(theme.hint)))
    painter.strokePath(head, QPen(color(SHADOW, 0.35), 1.2 * scale))
