"""Pictures of plates, pills and the button at the table, with room for their shadows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPixmap

from cardgui.scene.layout import Paint, Sorter
from cardgui.scene.look.drawing import antialias, mix
from cardgui.scene.look.fonts import SEMI_BOLD, font
from cardgui.scene.look.plates import (
    PillContent,
    PlateContent,
    PlateForm,
    Weight,
    paint_pill,
    paint_plate,
    pill_least,
    pill_margin,
    pill_rect,
    plate_margin,
    plate_width,
)
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.table_pictures import Picture
from cardgui.scene.look.text import line_width, paint_line, text_px
from cardgui.scene.look.theme import SHADOW, Theme, color
from cardgui.scene.paintbox import Paintbox


def plate_picture(box: Paintbox, size: QSizeF, content: PlateContent, scale: float) -> Picture:
    """A seat's plate of a size in px."""
    margin = plate_margin(scale)
    return _picture(box, size, margin, lambda p, rect: paint_plate(p, rect, content, box.theme, scale, box.rtl))


OWN_PLATE = 212
"""px at scale 1: the usual width of the own plate."""
SCALE_STEPS = 6
"""Scales that are tried between the usual one and that of larger words."""
READABLE = 12
"""So many letters of a name are to be read on a plate; for what is longer nothing else gives way."""


class Less(NamedTuple):
    """What a plate keeps. least: facts of this weight or a greater one.  label: the word under the number.

    bars: the level too where there is a heavy fact.
    """

    form: PlateForm
    least: int = Weight.ASIDE
    label: bool = True
    bars: bool = True


LESS: tuple[Less, ...] = (
    Less("wide"),
    Less("close"),
    Less("wide", Weight.USUAL),
    Less("close", Weight.USUAL),
    Less("stacked", Weight.USUAL),
    Less("close", Weight.USUAL, label=False),
    Less("stacked", Weight.USUAL, label=False),
    Less("wide", Weight.HEAVY),
    Less("close", Weight.HEAVY),
    Less("stacked", Weight.HEAVY),
    Less("wide", Weight.HEAVY, label=False),
    Less("close", Weight.HEAVY, label=False),
    Less("stacked", Weight.HEAVY, label=False),
    Less("close", Weight.HEAVY, label=False, bars=False),
    Less("stacked", Weight.HEAVY, label=False, bars=False),
    Less("close", Weight.HEAVY + 1, label=False),
    Less("stacked", Weight.HEAVY + 1, label=False),
)
"""What is tried, one after the other, until names can be read."""
SMALLEST = Less("small", Weight.HEAVY + 1, label=False)
"""Where nothing else helps, as beside the log in a small window."""


def _with(content: PlateContent, less: Less) -> PlateContent:
    kept = tuple(fact for fact in content.facts if fact.weight >= less.least)
    heavy = any(fact.weight >= Weight.HEAVY for fact in kept)
    return replace(
        content,
        form=less.form,
        facts=kept,
        score_label=content.score_label if less.label else "",
        level=content.level if less.bars or not heavy else None,
    )


def fitted(
    contents: Sequence[PlateContent], size: QSizeF, least: float, most: float
) -> tuple[list[PlateContent], float]:
    """The contents of plates of one size, px, with as much on them as there is room for beside the names, and the scale
    of their words, from `most` down to `least`; they all say the same kinds of things."""

    def fits(content: PlateContent, less: Less, scale: float) -> bool:
        named = replace(_with(content, less), name=content.name[:READABLE])
        return plate_width(named, scale, size.height()) <= size.width()

    scales = [most + (least - most) * step / SCALE_STEPS for step in range(SCALE_STEPS + 1)] if least < most else [most]
    tries = ((less, scale) for scale in scales for less in LESS)
    found = (tried for tried in tries if all(fits(content, *tried) for content in contents))
    less, scale = next(found, (SMALLEST, scales[-1]))
    return [_with(content, less) for content in contents], scale


def hugging(rect: QRectF, content: PlateContent, scale: float, rtl: bool) -> QRectF:
    """The own plate's room, px, no wider than its content or than is usual."""
    width = min(rect.width(), max(plate_width(content, scale, rect.height()), OWN_PLATE * scale))
    left = rect.right() - width if rtl else rect.left()
    return QRectF(left, rect.top(), width, rect.height())


def fitting_scale(pills: Iterable[tuple[PillContent, float]], least: float, most: float) -> float:
    """The largest scale up to `most` at which each pill's text fits its width, px; `least` where none does."""
    pills = list(pills)
    scales = (most + (least - most) * step / SCALE_STEPS for step in range(SCALE_STEPS))
    fits = (scale for scale in scales if all(pill_least(pill, scale) <= width for pill, width in pills))
    return next(fits, least)


def pill_picture(
    box: Paintbox, pill: PillContent, centre: QPointF, scale: float, most: float
) -> tuple[QRectF, Callable[[], Picture]]:
    """Where a pill round `centre` stands, at most `most` px wide, and what draws it."""
    rect = pill_rect(pill, centre, scale, most)
    margin = pill_margin(scale)

    def make() -> Picture:
        return _picture(
            box, rect.size(), margin, lambda p, inner: paint_pill(p, inner, pill, box.theme, scale, box.rtl)
        )

    return rect, make


def painted_picture(box: Paintbox, size: QSizeF, margin: float, paint: Paint, scale: float) -> Picture:
    """A piece of a game's own."""
    return _picture(box, size, math.ceil(margin), lambda painter, rect: paint(painter, rect, box.theme, scale))


def sorter_picture(box: Paintbox, sorter: Sorter, on: bool, scale: float) -> Picture:
    """A round button that sorts the hand, sunk in while it is on."""
    theme = box.theme

    def paint(painter: QPainter, rect: QRectF) -> None:
        if theme.high_contrast:
            line = color(theme.turn if on else theme.plate_line)
            painter.setPen(QPen(line, (3 if on else 1.5) * scale))
        else:
            paint_soft(painter, rect, rect.width() / 2, 2.5 * scale, SHADOW, 0.30, dy=1.5 * scale)
            painter.setPen(QPen(color(theme.turn), 2.5 * scale) if on else Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.paper[0] if on else mix(theme.paper[1], theme.plate, 0.22).name()))
        painter.drawEllipse(rect)
        sorter.paint(painter, rect, theme, scale)

    return _picture(box, sorter.rect.size(), pill_margin(scale), paint)


def button_picture(box: Paintbox, size: QSizeF, text: str, scale: float) -> Picture:
    """The gold button that ends a turn."""
    return _picture(
        box, size, pill_margin(scale), lambda p, rect: _paint_button(p, rect, text, box.theme, scale, box.rtl)
    )


def button_width(text: str, scale: float) -> float:
    """The width, px, at which the button's text is not cut."""
    return line_width(text, font(text_px(17, scale), SEMI_BOLD)) + 48 * scale


def _paint_button(painter: QPainter, rect: QRectF, text: str, theme: Theme, scale: float, rtl: bool) -> None:
    radius = rect.height() / 2
    if theme.high_contrast:
        painter.setPen(QPen(color(theme.plate_line), 2 * scale))
        painter.setBrush(color(theme.gold))
    else:
        paint_soft(painter, rect, radius, 3 * scale, SHADOW, 0.36, dy=2 * scale)
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, mix(theme.gold, "#FFFFFF", 0.25))
        ground.setColorAt(1, color(theme.gold))
        painter.setPen(QPen(mix(theme.gold, "#7A4E00", 0.35), 1.2 * scale))
        painter.setBrush(ground)
    painter.drawRoundedRect(rect, radius, radius)
    room = rect.adjusted(14 * scale, 0, -14 * scale, 0)
    face = font(text_px(17, scale), SEMI_BOLD)
    paint_line(painter, room, text, face, "#2B2420", Qt.AlignmentFlag.AlignHCenter, rtl)


def _picture(box: Paintbox, size: QSizeF, margin: int, paint: Callable[[QPainter, QRectF], None]) -> Picture:
    dpr = box.dpr
    # A window that has not got its size yet may leave no room at all.
    sides = (size.width() + 2 * margin, size.height() + 2 * margin)
    pixmap = QPixmap(*(max(1, math.ceil(side * dpr)) for side in sides))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    antialias(painter)
    paint(painter, QRectF(margin, margin, size.width(), size.height()))
    painter.end()
    return Picture(pixmap, QPointF(-margin, -margin))
