"""Lights on the table: where the held card may go, what can be played, the last move, a hint, the seat on turn."""

from __future__ import annotations

from collections.abc import Iterable
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
HINT_HEIGHT = 920_000


class Lit(NamedTuple):
    """A room to be lit. near: the held card would drop here.  on_card: a card lies there."""

    place: int
    at: int
    room: QRectF
    on_card: bool
    near: bool = False


class Lights:
    """Puts frames round places of a layout; they lie above all cards at rest and below those on their way."""

    def __init__(self, scene: QGraphicsScene, paintbox: Paintbox) -> None:
        self._box = paintbox
        self._targets = Sprites(scene, TARGET_HEIGHT)
        self._last = Sprites(scene, LAST_MOVE_HEIGHT)
        self._hint = Sprites(scene, HINT_HEIGHT)
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
        self._targets.begin()
        for light in lit:
            u = light.room.width()
            self._targets.put(
                f"target {light.place} {light.at}",
                ("target", u, light.on_card, light.near, box.version),
                light.room.topLeft(),
                partial(box.parts.target, u, box.theme, box.dpr, near=light.near, on_card=light.on_card),
                above=1 if light.near else 0,
            )
        self._targets.end()

    def show_last(self, room: QRectF | None, picture: str = "") -> None:
        """Mark the card of the last move, which lies in `room`, with its mover's picture; None marks nothing."""
        self._last.begin()
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

            self._last.put("badge", ("badge", picture, size, box.version), middle, badge, above=1)
        self._last.end()

    def show_hint(self, source: QRectF, target: QRectF | None, k: float, speed: Speed) -> None:
        """Frame the card of a hint, or the button, and its place, joined by a dotted arrow; both pulse twice."""
        box = self._box
        self._hint.begin()
        for number, room in enumerate([source] if target is None else [source, target]):
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
            start, end = source.center(), target.center()
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
