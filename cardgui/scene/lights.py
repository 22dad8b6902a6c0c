"""Lights on the table: where the held card may go, what can be played, the last move, a hint, the seat on turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardgui.scene import durations
from cardgui.scene.durations import Speed
from cardgui.scene.layout import Layout
from cardgui.scene.look.avatars import avatar_pixmap
from cardgui.scene.look.drawing import antialias
from cardgui.scene.look.lights import last_move_badge, paint_hint_arrow
from cardgui.scene.look.table_pictures import Picture
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.sprites import Sprites

LAST_MOVE_HEIGHT = 900_000
TARGET_HEIGHT = 910_000
HINT_HEIGHT = 920_000


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

    def show_targets(self, layout: Layout, places: Iterable[int], filled: set[int], near: int | None) -> None:
        """Light places up. filled: those that hold a card.  near: the one the card would drop on."""
        box = self._box
        self._targets.begin()
        for place in places:
            spot = layout.spots.get(place)
            if spot is None:
                continue
            on_card, is_near = place in filled, place == near
            key = ("target", spot.u, on_card, is_near, box.version)
            self._targets.put(
                f"target {place}",
                key,
                QPointF(spot.x, spot.y),
                partial(box.parts.target, spot.u, box.theme, box.dpr, near=is_near, on_card=on_card),
                above=1 if is_near else 0,
            )
        self._targets.end()

    def show_last(self, layout: Layout, place: int | None, picture: str) -> None:
        """Mark the card of the last move with its mover's picture; None marks nothing."""
        self._last.begin()
        spot = None if place is None else layout.spots.get(place)
        if spot is not None:
            box = self._box
            corner = QPointF(spot.x, spot.y)
            self._last.put(
                "frame",
                ("last", spot.u, box.version),
                corner,
                partial(box.parts.last_move, spot.u, box.theme, box.dpr, mirrored=box.rtl),
            )
            middle, radius = last_move_badge(spot.rect, box.rtl)
            size = max(8, round(2 * radius - 3))

            def badge() -> Picture:
                return Picture(avatar_pixmap(picture, size, box.dpr, ring=None), QPointF(-size / 2, -size / 2))

            self._last.put("badge", ("badge", picture, size, box.version), middle, badge, above=1)
        self._last.end()

    def show_hint(self, layout: Layout, source: int, target: int | None, speed: Speed) -> None:
        """Frame the card of a hint and its place, joined by a dotted arrow; both pulse twice."""
        box = self._box
        self._hint.begin()
        for place in [source] if target is None else [source, target]:
            spot = layout.spots.get(place)
            if spot is not None:
                self._hint.put(
                    f"hint {place}",
                    ("hint", spot.u, box.version),
                    QPointF(spot.x, spot.y),
                    partial(box.parts.hint, spot.u, box.theme, box.dpr),
                )
        if target is not None and source in layout.spots and target in layout.spots:
            start, end = layout.spots[source].centre, layout.spots[target].centre
            size = layout.frame.size
            key = ("arrow", source, target, size.width(), size.height(), box.version)
            self._hint.put("arrow", key, QPointF(0, 0), lambda: self._arrow(layout, start, end), above=1)
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

    def _arrow(self, layout: Layout, start: QPointF, end: QPointF) -> Picture:
        box, k = self._box, layout.frame.k
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
