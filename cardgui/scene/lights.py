"""Lights on the table: where the held card may go, what can be played, the last move, a hint, the seat on turn."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardgui.scene import durations
from cardgui.scene.durations import Speed
from cardgui.scene.look.avatars import avatar_pixmap
from cardgui.scene.look.drawing import antialias, line_round
from cardgui.scene.look.lights import last_move_badge, paint_hint_arrow
from cardgui.scene.look.table_pictures import Picture
from cardgui.scene.look.theme import color
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.sprites import Sprites

LAST_MOVE_HEIGHT = 900_000
TARGET_HEIGHT = 910_000
BADGE_HEIGHT = 915_000
"""The mover's picture lies above the lights of targets: it says who, they only where."""
HINT_HEIGHT = 920_000
LATTICE = 4
"""So many targets whose frames would touch others' beside and above or below them are lit more calmly."""
APART = 0.17
"""Rooms nearer to each other than this, in u, touch."""
LEAST_ARROW = 34
"""px at scale 1: a hint's arrow is at least so long, though it then begins on the card."""


class Lit(NamedTuple):
    """A room to be lit. near: the held card would drop here.  on_card: a card lies there."""

    place: int
    at: int
    room: QRectF
    on_card: bool
    near: bool = False


def is_lattice(rooms: Sequence[QRectF]) -> bool:
    """Whether so many of these rooms lie beside and above each other that frames round them would make a lattice."""
    near = [room.adjusted(-half, -half, half, half) for room in rooms for half in (APART / 2 * room.width(),)]

    def crossed(one: QRectF) -> bool:
        ways = [two.center() - one.center() for two in near if two is not one and two.intersects(one)]
        return len({abs(way.x()) > abs(way.y()) for way in ways}) == 2

    return sum(map(crossed, near)) >= LATTICE


def arrow_ends(source: QRectF, target: QRectF, k: float) -> tuple[QPointF, QPointF]:
    """Where a hint's arrow begins and where its head stands: at the edges, so that no number is covered.

    Between neighbours it begins as far inside the source as its least length asks for.
    """
    start, end = source.center(), target.center()
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length == 0:
        return start, end
    step = way / length
    away, before = _to_edge(source, step), length - _to_edge(target, step) - 8 * k
    away = min(away, before - LEAST_ARROW * k)
    return start + step * max(0.0, away), start + step * before


def _to_edge(rect: QRectF, step: QPointF) -> float:
    """From the middle of a rectangle to its edge in a direction."""
    along = [half / abs(part) for half, part in ((rect.width() / 2, step.x()), (rect.height() / 2, step.y())) if part]
    return min(along)


class Lights:
    """Puts frames round places of a layout; they lie above all cards at rest and below those on their way."""

    def __init__(self, scene: QGraphicsScene, paintbox: Paintbox) -> None:
        self._box = paintbox
        self._targets = Sprites(scene, TARGET_HEIGHT)
        self._last = Sprites(scene, LAST_MOVE_HEIGHT)
        self._badge = Sprites(scene, BADGE_HEIGHT)
        self._hint = Sprites(scene, HINT_HEIGHT)
        self._lit: dict[str, QRectF] = {}
        self._pulse = QVariantAnimation(scene)
        self._pulse.setStartValue(0.0)
        self._pulse.setKeyValueAt(0.25, 1.0)
        self._pulse.setKeyValueAt(0.5, 0.35)
        self._pulse.setKeyValueAt(0.75, 1.0)
        self._pulse.setEndValue(1.0)
        self._pulse.valueChanged.connect(self._show_pulse)

    def show_targets(self, lit: Iterable[Lit]) -> None:
        """Light rooms up, and no others."""
        box = self._box
        lit = list(lit)
        calm = is_lattice([light.room for light in lit])
        self._targets.begin()
        self._lit = {f"target {light.place} {light.at}": light.room for light in lit}
        for name, light in zip(self._lit, lit, strict=True):
            u = light.room.width()
            look = {"near": light.near, "on_card": light.on_card, "calm": calm}
            self._targets.put(
                name,
                ("target", u, *look.values(), box.version),
                light.room.topLeft(),
                partial(box.parts.target, u, box.theme, box.dpr, **look),
                above=1 if light.near else 0,
            )
        self._targets.end()

    def show_last(self, room: QRectF | None, picture: str = "") -> None:
        """Mark the card of the last move, which lies in `room`, with its mover's picture; None marks nothing."""
        self._last.begin()
        self._badge.begin()
        if room is not None:
            box = self._box
            u = room.width()
            self._last.put(
                "frame",
                ("last", u, box.version),
                room.topLeft(),
                partial(box.parts.last_move, u, box.theme, box.dpr, mirrored=box.rtl),
            )
            middle, radius = last_move_badge(room, box.rtl)
            size = max(8, round(2 * radius - 3))

            def badge() -> Picture:
                return Picture(avatar_pixmap(picture, size, box.dpr, ring=None), QPointF(-size / 2, -size / 2))

            self._badge.put("badge", ("badge", picture, size, box.version), middle, badge, above=1)
        self._last.end()
        self._badge.end()

    def show_hint(self, source: QRectF, target: QRectF | None, k: float, speed: Speed) -> None:
        """Frame the card of a hint, or the button, and its place, joined by a dotted arrow; both pulse twice.

        Frames of targets there give way.
        """
        box = self._box
        rooms = [source] if target is None else [source, target]
        for name, lit in self._lit.items():
            self._targets.fade(name, 0.0 if any(room.contains(lit.center()) for room in rooms) else 1.0)
        self._hint.begin()
        for number, room in enumerate(rooms):
            u = room.width()
            if room.height() < u:
                ring = (room.x(), room.y(), u, room.height(), box.version)
                self._hint.put("ring", ring, QPointF(0, 0), partial(self._ring, room, k))
                continue
            self._hint.put(
                f"hint {number}",
                ("hint", u, box.version),
                room.topLeft(),
                partial(box.parts.hint, u, box.theme, box.dpr),
            )
        if target is not None:
            start, end = arrow_ends(source, target, k)
            key = ("arrow", start.x(), start.y(), end.x(), end.y(), box.version)
            self._hint.put("arrow", key, QPointF(0, 0), partial(self._arrow, start, end, k), above=1)
        self._hint.end()
        self._pulse.stop()
        self._pulse.setDuration(max(1, speed.ms(2 * durations.HINT_PULSE)))
        if speed.factor > 0:
            self._pulse.start()
        else:
            self._show_pulse(1.0)

    def hide_hint(self) -> None:
        self._pulse.stop()
        self._hint.clear()
        for name in self._lit:
            self._targets.fade(name, 1.0)

    def stop(self) -> None:
        """End all animation, as when the board goes."""
        self._pulse.stop()

    def _show_pulse(self, opacity: float) -> None:
        for name in self._hint.names():
            self._hint.fade(name, opacity)

    def _ring(self, room: QRectF, k: float) -> Picture:
        """Round a button."""
        box, away, line = self._box, 5 * k, 4 * k
        outer = room.adjusted(-away, -away, away, away)
        margin = away + 2 * line
        pixmap = QPixmap(round((room.width() + 2 * margin) * box.dpr), round((room.height() + 2 * margin) * box.dpr))
        pixmap.setDevicePixelRatio(box.dpr)
        pixmap.fill("transparent")
        painter = QPainter(pixmap)
        antialias(painter)
        painter.translate(margin - room.left(), margin - room.top())
        line_round(painter, outer, outer.height() / 2, color(box.theme.hint), line)
        painter.end()
        return Picture(pixmap, room.topLeft() - QPointF(margin, margin))

    def _arrow(self, start: QPointF, end: QPointF, k: float) -> Picture:
        box = self._box
        margin = 60 * k
        left, right = min(start.x(), end.x()) - margin, max(start.x(), end.x()) + margin
        top, bottom = min(start.y(), end.y()) - margin, max(start.y(), end.y()) + margin
        pixmap = QPixmap(round((right - left) * box.dpr), round((bottom - top) * box.dpr))
        pixmap.setDevicePixelRatio(box.dpr)
        pixmap.fill("transparent")
        painter = QPainter(pixmap)
        antialias(painter)
        painter.translate(-left, -top)
        paint_hint_arrow(painter, start, end, box.theme, 0.15, k)
        painter.end()
        return Picture(pixmap, QPointF(left, top))
