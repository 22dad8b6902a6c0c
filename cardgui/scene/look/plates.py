"""Seat plates and pills: the small round signs on the table, painted by pure functions.

All sizes are px at scale 1 and grow with `scale`; text never falls below 12 px and is elided where it does not
fit. Everything is mirrored with `rtl`, but for faces and level bars. A plate's or pill's shadow and glow lie
outside its rectangle, by at most `plate_margin` / `pill_margin`: a pixmap of it must be that much larger.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardgui.language import lists
from cardgui.scene.look.avatars import level_bars_size, paint_avatar, paint_level_bars
from cardgui.scene.look.fonts import EXTRA_BOLD, REGULAR, SEMI_BOLD, font
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import baseline, line_width, paint_line, text_px
from cardgui.scene.look.theme import SHADOW, Theme, color

PLATE_HEIGHT = 46.0
"""The plate's height, px at scale 1; it may be painted taller, then its lines stay in the middle."""

PillKind = Literal["count", "prompt", "warning"]


class Weight(IntEnum):
    """How much a fact matters: where there is no room for all, the lightest are left out first."""

    ASIDE = 1
    """What can be seen otherwise too."""
    USUAL = 2
    HEAVY = 3
    """What tells this seat from the others just now."""


class Fact(NamedTuple):
    """One of the facts of a plate's second line."""

    text: str
    weight: Weight = Weight.USUAL


@dataclass(frozen=True, slots=True)
class _Form:
    """How the parts of a plate lie, px at scale 1.

    inset: from the plate's upper edge to the picture.  before: from the plate's end to it.  after: from it to the
    lines.  name, second: the two lines' text.  score: the number at the end.  score_room: what its pill leaves at both
    sides of it together.  score_least: the least width of the number.
    stacked: the score stands in the second line instead, so that the first is the name's alone.
    end: from the lines to the other end, where no score stands there.
    badge: half the width of the icon at the picture.
    """

    inset: float = 3
    before: float = 3
    after: float = 9
    name: float = 16.5
    second: float = 13
    score: float = 19
    score_room: float = 22
    score_least: float = 16
    stacked: bool = False
    end: float = 12
    badge: float = 9


FORMS = {
    "wide": _Form(),
    "close": _Form(6, 4, 5, 14, 12, 17, 12, 12, badge=7.5),
    "stacked": _Form(6, 4, 5, 14, 12, 14, stacked=True, end=8, badge=7.5),
    "small": _Form(12, 2, 2, 13, 12, 14, stacked=True, end=4, badge=6.5),
}
PlateForm = Literal["wide", "close", "stacked", "small"]


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a seat's plate says.

    Attributes:
        name: the player.
        avatar: the picture, see `avatars`.
        facts: the second line ("You", "shows 39"), in reading order; with `level` None and none the name stands alone.
        level: for a computer player, how many of `levels` bars are full; else None.
        score: the number at the end, already in the reader's digits; None leaves the pill out.
        score_label: the word under the number.
        active: this seat is on turn.
        badge: the name of an icon shown at the picture, e.g. "dealer", "crown"; "" for none.
        form: how the parts lie: "wide", "close" together, "stacked", the score in the second line, or that with a
            "small" picture.
    """

    name: str
    avatar: str
    facts: tuple[Fact, ...] = ()
    level: int | None = None
    levels: int = 3
    score: str | None = None
    score_label: str = ""
    active: bool = False
    badge: str = ""
    form: PlateForm = "wide"

    @property
    def second(self) -> str:
        """The facts in one line."""
        return lists.facts(fact.text for fact in self.facts)


def _font(size: float, weight: QFont.Weight, scale: float) -> QFont:
    return font(text_px(size, scale), weight)


def plate_margin(scale: float = 1.0) -> int:
    """How far the glow of an active plate reaches beyond it, px."""
    return math.ceil(26 * scale)


def pill_margin(scale: float = 1.0) -> int:
    """How far a pill's shadow reaches beyond it, px."""
    return math.ceil(8 * scale)


def _score_width(content: PlateContent, scale: float) -> float:
    """The width of the score with its word, px: of its pill at the end, or within the second line."""
    if content.score is None:
        return 0.0
    form = FORMS[content.form]
    label = line_width(content.score_label, _font(12, SEMI_BOLD, scale)) if content.score_label else 0.0
    number = line_width(content.score, _score_font(content, scale))
    if form.stacked:
        return number + (label + 4 * scale if label else 0.0)
    return max(number, label, form.score_least * scale) + form.score_room * scale


def _score_font(content: PlateContent, scale: float) -> QFont:
    form = FORMS[content.form]
    alone = 0.0 if content.score_label or form.stacked else 2.0
    return _font(form.score + alone, EXTRA_BOLD, scale)


def _lead(content: PlateContent, high: float, scale: float) -> float:
    """From the end of a plate `high` px high, past its picture, to its lines, px."""
    form = FORMS[content.form]
    return high + (form.before + form.after - 2 * form.inset) * scale


def _tail(content: PlateContent, scale: float) -> float:
    """From the lines to the other end of the plate, px."""
    form = FORMS[content.form]
    score = 0.0 if form.stacked else _score_width(content, scale)
    return score + 8 * scale if score else form.end * scale


@lru_cache(maxsize=512)
def plate_width(content: PlateContent, scale: float = 1.0, height: float | None = None) -> float:
    """The width at which nothing on the plate is elided, px; `height` is that of `paint_plate`, px."""
    high = PLATE_HEIGHT * scale if height is None else height
    form = FORMS[content.form]
    second = line_width(content.second, _font(form.second, REGULAR, scale)) if content.facts else 0.0
    if content.level is not None:
        second += level_bars_size(content.levels, scale).width() + (6 * scale if content.facts else 0)
    if form.stacked and content.score is not None:
        second += _score_width(content, scale) + (8 * scale if second else 0)
    lines = max(line_width(content.name, _font(form.name, SEMI_BOLD, scale)), second)
    return math.ceil(_lead(content, high, scale) + lines + _tail(content, scale))


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

    form = FORMS[content.form]
    picture = radius - form.inset * scale
    from_end = picture + form.before * scale
    centre = QPointF(rect.right() - from_end if rtl else rect.left() + from_end, rect.center().y())
    ring = theme.turn if content.active and not theme.high_contrast else "#FFFFFF"
    paint_avatar(painter, centre, picture, content.avatar, ring, 2.5 * scale)
    if content.badge:
        _badge(painter, centre, picture, content, theme, scale, rtl)

    if content.score is not None and not form.stacked:
        width = _score_width(content, scale)
        left = rect.left() + 4 * scale if rtl else rect.right() - width - 4 * scale
        pill = QRectF(left, rect.top() + 4 * scale, width, rect.height() - 8 * scale)
        _score(painter, pill, content, theme, scale, rtl, text, muted)

    lead, tail = _lead(content, rect.height(), scale), _tail(content, scale)
    lines = rect.adjusted(tail, 0, -lead, 0) if rtl else rect.adjusted(lead, 0, -tail, 0)
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


def _badge(
    painter: QPainter, centre: QPointF, picture: float, content: PlateContent, theme: Theme, scale: float, rtl: bool
) -> None:
    """The icon at the lower end of the picture. picture: its radius, px."""
    size = FORMS[content.form].badge * scale
    reach = picture + (3 if content.form == "wide" else 0) * scale
    side = -1 if rtl else 1
    place = QPointF(centre.x() + side * reach * 0.68, centre.y() + reach * 0.62)
    disc = QRectF(place.x() - size, place.y() - size, 2 * size, 2 * size)
    _rounded(painter, disc, QColor(theme.gold), QColor("#3A2614"), 1.2 * scale)
    part = size / 3
    paint_icon(painter, content.badge, disc.adjusted(part, part, -part, -part), "#3A2614", 2.6, rtl)


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
    face = _score_font(content, scale)
    middle = pill.center().y()
    if content.score_label:
        upper = QRectF(pill.left(), middle - 19 * scale, pill.width(), 22 * scale)
        lower = QRectF(pill.left(), middle + 1 * scale, pill.width(), 14 * scale)
        side = FORMS[content.form].score_room / 4 * scale
        room = lower.adjusted(side, 0, -side, 0)
        paint_line(painter, upper, number, face, text, rtl=rtl)
        paint_line(painter, room, content.score_label, _font(12, SEMI_BOLD, scale), muted, rtl=rtl)
    else:
        paint_line(painter, pill, number, face, text, rtl=rtl)


def _lines(
    painter: QPainter, room: QRectF, content: PlateContent, scale: float, rtl: bool, text: str, muted: str
) -> None:
    form = FORMS[content.form]
    align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
    face = _font(form.name, SEMI_BOLD, scale)
    scored = form.stacked and content.score is not None
    if not content.facts and content.level is None and not scored:
        paint_line(painter, room, content.name, face, text, align, rtl)
        return
    middle = room.center().y()
    upper = QRectF(room.left(), middle - 20 * scale, room.width(), 22 * scale)
    lower = QRectF(room.left(), middle + 2 * scale, room.width(), 15 * scale)
    paint_line(painter, upper, content.name, face, text, align, rtl)
    small = _font(form.second, REGULAR, scale)
    if scored:
        width = _score_width(content, scale)
        _score_beside(painter, _end_of(lower, width, rtl), content, scale, rtl, text, muted)
        lower = _without_end(lower, width + 8 * scale, rtl)
    if content.level is not None:
        bars = level_bars_size(content.levels, scale).width()
        left = lower.right() - bars if rtl else lower.left()
        foot = baseline("0", small, lower.center().y())
        paint_level_bars(painter, QPointF(left, foot), content.level, content.levels, muted, scale)
        lower = _without_end(lower, bars + 6 * scale, not rtl)
    if content.facts:
        paint_line(painter, lower, content.second, small, muted, align, rtl)


def _score_beside(
    painter: QPainter, room: QRectF, content: PlateContent, scale: float, rtl: bool, text: str, muted: str
) -> None:
    """The number, and its word behind it, in one line."""
    face = _score_font(content, scale)
    number = line_width(content.score or "", face)
    paint_line(painter, _end_of(room, number, not rtl), content.score or "", face, text, rtl=rtl)
    if content.score_label:
        rest = _without_end(room, number + 4 * scale, not rtl)
        paint_line(painter, rest, content.score_label, _font(12, SEMI_BOLD, scale), muted, rtl=rtl)


def _end_of(room: QRectF, width: float, rtl: bool) -> QRectF:
    """The part of a room, `width` px wide, where reading ends."""
    return QRectF(room.left() if rtl else room.right() - width, room.top(), width, room.height())


def _without_end(room: QRectF, width: float, rtl: bool) -> QRectF:
    """A room without that part."""
    return room.adjusted(width, 0, 0, 0) if rtl else room.adjusted(0, 0, -width, 0)


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
        icon: an icon before it, "" for none; "card" is the card symbol of counts, "chip" that of chips.
        kind: "count" is small and dark, "prompt" cream with a gold edge, "warning" on the warning colour.
        size: the text, px at scale 1; 0 takes the kind's own (14.5, 17, 14.5).
        shorter: stands there instead where there is no room for the text.
    """

    text: str
    icon: str = ""
    kind: PillKind = "count"
    size: float = 0.0
    shorter: PillContent | None = None


_LEAST_ENDS = 1.0
"""The least room at both ends of a pill together, as a part of the height of its text."""


def _pill_size(pill: PillContent) -> float:
    return pill.size or (17.0 if pill.kind == "prompt" else 14.5)


def _pill_parts(pill: PillContent, scale: float) -> tuple[QFont, float, float, float]:
    """The font, and the widths of the icon with its gap, of the text, and of the room at both ends together."""
    size = _pill_size(pill)
    face = _font(size, SEMI_BOLD, scale)
    px = face.pixelSize()
    icon = 0.0 if not pill.icon else px * {"card": 0.95, "chip": 1.3}.get(pill.icon, 1.5)
    return face, icon, line_width(pill.text, face), px * (1.9 if pill.kind == "prompt" else 1.6)


def pill_height(pill: PillContent, scale: float = 1.0) -> float:
    """The pill's height, px: 36 for a prompt and 25 for a count at scale 1."""
    return round(text_px(_pill_size(pill), scale) * (2.12 if pill.kind == "prompt" else 1.72))


def pill_width(pill: PillContent, scale: float = 1.0) -> float:
    """The width at which the text is not elided, px."""
    _, icon, text, ends = _pill_parts(pill, scale)
    return math.ceil(max(icon + text + ends, pill_height(pill, scale)))


def pill_least(pill: PillContent, scale: float = 1.0) -> float:
    """The least width at which the text is not elided, its ends closer to it, px."""
    face, icon, text, _ = _pill_parts(pill, scale)
    return icon + text + _LEAST_ENDS * face.pixelSize()


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
    width = min(width, rect.width() - icon - _LEAST_ENDS * px + 1)
    start = rect.center().x() - (icon + width) / 2
    words = QRectF(start if rtl else start + icon, rect.top(), width, rect.height())
    if pill.icon == "card":
        card = QRectF(0, 0, px * 0.62, px * 0.9)
        card.moveCenter(QPointF(start + icon + width - card.width() / 2 if rtl else start + card.width() / 2, 0))
        card.moveTop(rect.center().y() - card.height() / 2)
        painter.setPen(QPen(QColor(text), 1.5 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 2 * scale, 2 * scale)
    elif pill.icon == "chip":
        side = px * 0.95
        left = start + icon + width - side if rtl else start
        _chip(painter, QRectF(left, rect.center().y() - side / 2, side, side), text)
    elif pill.icon:
        side = px * 1.2
        left = start + icon + width - side if rtl else start
        paint_icon(painter, pill.icon, QRectF(left, rect.center().y() - side / 2, side, side), text, 2.3, rtl)
    paint_line(painter, words, pill.text, face, text, rtl=rtl)
    painter.restore()


def _chip(painter: QPainter, room: QRectF, ink: str) -> None:
    """A chip from above: a ring of broad strokes round a disc."""
    side = room.width()
    stroke = 0.2 * side
    pen = QPen(QColor(ink), stroke)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dash = math.pi * (side - stroke) / 12 / stroke
    pen.setDashPattern([dash, dash])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(room.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2))
    painter.setPen(QPen(QColor(ink), 0.08 * side))
    painter.drawEllipse(room.center(), 0.27 * side, 0.27 * side)
