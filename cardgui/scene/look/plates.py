"""Seat plates and pills: the small round signs on the table, painted by pure functions.

All sizes are px at scale 1 and grow with `scale`; text never falls below 12 px and is elided where it does not
fit. Everything is mirrored with `rtl`, but for faces and level bars. A plate's or pill's shadow and glow lie
outside its rectangle, by at most `plate_margin` / `pill_margin`: a pixmap of it must be that much larger.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardgui.scene.look.avatars import level_bars_size, paint_avatar, paint_level_bars
from cardgui.scene.look.fonts import EXTRA_BOLD, REGULAR, SEMI_BOLD, font
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import baseline, line_width, paint_line, text_px
from cardgui.scene.look.theme import SHADOW, Theme, color

PLATE_HEIGHT = 46.0
"""The plate's height, px at scale 1; it may be painted taller, then its lines stay in the middle."""

PillKind = Literal["count", "prompt", "warning"]


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a seat's plate says.

    Attributes:
        name: the player.
        avatar: the picture, see `avatars`.
        second: the second line ("You", "Easy · shows 39"); with `level` None and no text the name stands alone.
        level: for a computer player, how many of `levels` bars are full; else None.
        score: the number at the end, already in the reader's digits; None leaves the pill out.
        score_label: the word under the number.
        active: this seat is on turn.
        badge: the name of an icon shown at the picture, e.g. "dealer", "crown"; "" for none.
    """

    name: str
    avatar: str
    second: str = ""
    level: int | None = None
    levels: int = 3
    score: str | None = None
    score_label: str = ""
    active: bool = False
    badge: str = ""


def _font(size: float, weight: QFont.Weight, scale: float) -> QFont:
    return font(text_px(size, scale), weight)


def plate_margin(scale: float = 1.0) -> int:
    """How far the glow of an active plate reaches beyond it, px."""
    return math.ceil(26 * scale)


def pill_margin(scale: float = 1.0) -> int:
    """How far a pill's shadow reaches beyond it, px."""
    return math.ceil(8 * scale)


def _score_width(content: PlateContent, scale: float) -> float:
    if content.score is None:
        return 0.0
    number = line_width(content.score, _font(19 if content.score_label else 21, EXTRA_BOLD, scale))
    label = line_width(content.score_label, _font(12, SEMI_BOLD, scale)) if content.score_label else 0.0
    return max(number, label, 16 * scale) + 22 * scale


@lru_cache(maxsize=256)
def plate_width(content: PlateContent, scale: float = 1.0, height: float | None = None) -> float:
    """The width at which nothing on the plate is elided, px; `height` is that of `paint_plate`, px."""
    high = PLATE_HEIGHT * scale if height is None else height
    lines = [line_width(content.name, _font(16.5, SEMI_BOLD, scale))]
    second = line_width(content.second, _font(13, REGULAR, scale)) if content.second else 0.0
    if content.level is not None:
        second += level_bars_size(content.levels, scale).width() + 6 * scale
    lines.append(second)
    score = _score_width(content, scale)
    end = score + 8 * scale if score else 14 * scale
    return math.ceil(high + 6 * scale + max(lines) + end + 2 * scale)


def paint_plate(
    painter: QPainter, rect: QRectF, content: PlateContent, theme: Theme, scale: float = 1.0, rtl: bool = False
) -> None:
    """Paint a seat's plate into `rect`, px (normally `PLATE_HEIGHT * scale` high)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.height() / 2
    if content.active:
        text, muted = theme.active_text, theme.active_muted
    else:
        text, muted = theme.plate_text, theme.plate_muted
    _plate_ground(painter, rect, content.active, theme, scale)

    centre = QPointF(rect.right() - radius if rtl else rect.left() + radius, rect.center().y())
    ring = theme.turn if content.active and not theme.high_contrast else "#FFFFFF"
    paint_avatar(painter, centre, radius - 3 * scale, content.avatar, ring, 2.5 * scale)
    if content.badge:
        _badge(painter, centre, radius, content.badge, theme, scale, rtl)

    end = _score_width(content, scale)
    if content.score is not None:
        left = rect.left() + 4 * scale if rtl else rect.right() - end - 4 * scale
        pill = QRectF(left, rect.top() + 4 * scale, end, rect.height() - 8 * scale)
        _score(painter, pill, content, theme, scale, rtl, text, muted)
        end += 8 * scale
    else:
        end = 12 * scale

    lines = (
        rect.adjusted(end, 0, -(2 * radius + 6 * scale), 0)
        if rtl
        else rect.adjusted(2 * radius + 6 * scale, 0, -end, 0)
    )
    if lines.width() > 0:
        _lines(painter, lines, content, scale, rtl, text, muted)
    painter.restore()


def _plate_ground(painter: QPainter, rect: QRectF, active: bool, theme: Theme, scale: float) -> None:
    radius = rect.height() / 2
    fill = color(theme.active_plate) if active else color(theme.plate, theme.plate_alpha)
    if theme.high_contrast:
        _rounded(painter, rect.adjusted(scale, scale, -scale, -scale), fill, QColor(theme.plate_line), 2 * scale)
    elif active:
        paint_soft(painter, rect, radius, 9 * scale, theme.turn_glow, 0.9, ring=5 * scale)
        _rounded(painter, rect, fill, QColor(theme.turn), 2.5 * scale)
    else:
        paint_soft(painter, rect, radius, 5 * scale, SHADOW, 0.30, dy=2 * scale)
        _rounded(painter, rect, fill)
        edge = color(theme.plate_line, theme.plate_line_alpha)
        half = scale / 2
        _rounded(painter, rect.adjusted(half, half, -half, -half), None, edge, scale)


def _badge(painter: QPainter, centre: QPointF, radius: float, name: str, theme: Theme, scale: float, rtl: bool) -> None:
    side = -1 if rtl else 1
    size = 9 * scale
    place = QPointF(centre.x() + side * radius * 0.68, centre.y() + radius * 0.62)
    disc = QRectF(place.x() - size, place.y() - size, 2 * size, 2 * size)
    _rounded(painter, disc, QColor(theme.gold), QColor("#3A2614"), 1.2 * scale)
    inner = disc.adjusted(3 * scale, 3 * scale, -3 * scale, -3 * scale)
    paint_icon(painter, name, inner, "#3A2614", 2.6, rtl)


def _score(
    painter: QPainter,
    pill: QRectF,
    content: PlateContent,
    theme: Theme,
    scale: float,
    rtl: bool,
    text: str,
    muted: str,
) -> None:
    if theme.high_contrast:
        _rounded(painter, pill, None, QColor(text), 1.2 * scale)
    else:
        _rounded(painter, pill, color("#B5431F", 0.10) if content.active else color("#000000", 0.22))
    number = content.score or ""
    middle = pill.center().y()
    if content.score_label:
        upper = QRectF(pill.left(), middle - 19 * scale, pill.width(), 22 * scale)
        lower = QRectF(pill.left(), middle + 1 * scale, pill.width(), 14 * scale)
        room = QRectF(pill.left() + 6 * scale, lower.top(), pill.width() - 12 * scale, lower.height())
        paint_line(painter, upper, number, _font(19, EXTRA_BOLD, scale), text, rtl=rtl)
        paint_line(painter, room, content.score_label, _font(12, SEMI_BOLD, scale), muted, rtl=rtl)
    else:
        paint_line(painter, pill, number, _font(21, EXTRA_BOLD, scale), text, rtl=rtl)


def _lines(
    painter: QPainter, room: QRectF, content: PlateContent, scale: float, rtl: bool, text: str, muted: str
) -> None:
    align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
    if not content.second and content.level is None:
        paint_line(painter, room, content.name, _font(16.5, SEMI_BOLD, scale), text, align, rtl)
        return
    middle = room.center().y()
    upper = QRectF(room.left(), middle - 20 * scale, room.width(), 22 * scale)
    lower = QRectF(room.left(), middle + 2 * scale, room.width(), 15 * scale)
    paint_line(painter, upper, content.name, _font(16.5, SEMI_BOLD, scale), text, align, rtl)
    small = _font(13, REGULAR, scale)
    if content.level is not None:
        bars = level_bars_size(content.levels, scale).width()
        left = lower.right() - bars if rtl else lower.left()
        foot = baseline("0", small, lower.center().y())
        paint_level_bars(painter, QPointF(left, foot), content.level, content.levels, muted, scale)
        taken = bars + 6 * scale
        lower = lower.adjusted(0, 0, -taken, 0) if rtl else lower.adjusted(taken, 0, 0, 0)
    if content.second:
        paint_line(painter, lower, content.second, small, muted, align, rtl)


def _rounded(
    painter: QPainter, rect: QRectF, fill: QColor | None, line: QColor | None = None, width: float = 1.0
) -> None:
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, width))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    radius = min(rect.width(), rect.height()) / 2
    painter.drawRoundedRect(rect, radius, radius)


@dataclass(frozen=True, slots=True)
class PillContent:
    """What a pill says.

    Attributes:
        text: one line.
        icon: an icon before it, "" for none; "card" is the card symbol of counts.
        kind: "count" is small and dark, "prompt" cream with a gold edge, "warning" on the warning colour.
        size: the text, px at scale 1; 0 takes the kind's own (14.5, 17, 14.5).
        short: said instead where there is no room for the text; "" for nothing shorter.
    """

    text: str
    icon: str = ""
    kind: PillKind = "count"
    size: float = 0.0
    short: str = ""


def _pill_size(pill: PillContent) -> float:
    return pill.size or (17.0 if pill.kind == "prompt" else 14.5)


def _pill_parts(pill: PillContent, scale: float) -> tuple[QFont, float, float, float]:
    """The font, and the widths of the icon with its gap, of the text, and of the room at both ends together."""
    size = _pill_size(pill)
    face = _font(size, SEMI_BOLD, scale)
    px = face.pixelSize()
    icon = 0.0 if not pill.icon else px * (0.95 if pill.icon == "card" else 1.5)
    return face, icon, line_width(pill.text, face), px * (1.9 if pill.kind == "prompt" else 1.6)


def pill_height(pill: PillContent, scale: float = 1.0) -> float:
    """The pill's height, px: 36 for a prompt and 25 for a count at scale 1."""
    return round(text_px(_pill_size(pill), scale) * (2.12 if pill.kind == "prompt" else 1.72))


def pill_width(pill: PillContent, scale: float = 1.0) -> float:
    """The width at which the text is not elided, px."""
    _, icon, text, ends = _pill_parts(pill, scale)
    return math.ceil(max(icon + text + ends, pill_height(pill, scale)))


def pill_rect(pill: PillContent, centre: QPointF, scale: float = 1.0, most: float = math.inf) -> QRectF:
    """The pill's rectangle round `centre`, at most `most` px wide."""
    width, height = min(pill_width(pill, scale), most), pill_height(pill, scale)
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def paint_pill(
    painter: QPainter, rect: QRectF, pill: PillContent, theme: Theme, scale: float = 1.0, rtl: bool = False
) -> None:
    """Paint a pill into `rect`, px (see `pill_rect`)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line: QColor | None = QColor(theme.plate_line) if theme.high_contrast else None
    if pill.kind == "prompt":
        fill, text = color(theme.active_plate), theme.active_text
        line = line or QColor(theme.turn)
    elif pill.kind == "warning":
        fill, text = color(theme.warning), "#000000" if QColor(theme.warning).lightnessF() > 0.45 else "#FFFFFF"
    else:
        fill, text = color(theme.plate, min(1.0, theme.plate_alpha + 0.05)), theme.plate_text
    if not theme.high_contrast and pill.kind != "count":
        paint_soft(painter, rect, rect.height() / 2, 2.5 * scale, SHADOW, 0.30, dy=1.5 * scale)
    half = 0.75 * scale
    _rounded(painter, rect if line is None else rect.adjusted(half, half, -half, -half), fill, line, 1.5 * scale)

    face, icon, width, _ = _pill_parts(pill, scale)
    px = face.pixelSize()
    width = min(width, rect.width() - icon - px)
    start = rect.center().x() - (icon + width) / 2
    words = QRectF(start if rtl else start + icon, rect.top(), width, rect.height())
    if pill.icon == "card":
        card = QRectF(0, 0, px * 0.62, px * 0.9)
        card.moveCenter(QPointF(start + icon + width - card.width() / 2 if rtl else start + card.width() / 2, 0))
        card.moveTop(rect.center().y() - card.height() / 2)
        painter.setPen(QPen(QColor(text), 1.5 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 2 * scale, 2 * scale)
    elif pill.icon:
        side = px * 1.2
        left = start + icon + width - side if rtl else start
        paint_icon(painter, pill.icon, QRectF(left, rect.center().y() - side / 2, side, side), text, 2.3, rtl)
    paint_line(painter, words, pill.text, face, text, rtl=rtl)
    painter.restore()
