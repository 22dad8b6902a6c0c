"""Pixmaps of everything on the table but the cards: the surface, mats, empty places and lights."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.drawing import antialias
from cardgui.scene.look.lights import (
    FOCUS_GAP,
    FOCUS_MARGIN,
    LIGHT_MARGIN,
    paint_focus,
    paint_hint,
    paint_last_move,
    paint_target,
)
from cardgui.scene.look.pixmap_cache import PixmapCache
from cardgui.scene.look.places import PlaceMark, paint_place
from cardgui.scene.look.table_surface import MAT_MARGIN, paint_mat, table_pixmap
from cardgui.scene.look.theme import Theme


class Picture(NamedTuple):
    """A pixmap and where its top left corner lies from that of the thing it shows, in logical px."""

    pixmap: QPixmap
    offset: QPointF


class TablePictures:
    """Draws the parts of the table into pixmaps and keeps them.

    Sizes are logical px; `dpr` is the device pixel ratio, which the pixmaps carry.

    Attributes:
        cache: the pixmaps, bounded in bytes; `cache.made` counts the pictures drawn.
    """

    def __init__(self, limit: int = 96 * 1024 * 1024) -> None:
        """`limit`: bytes of pixmaps to keep."""
        self.cache = PixmapCache(limit)

    def table(self, width: float, height: float, bar: float, rail: float, theme: Theme, dpr: float) -> QPixmap:
        """The background of the whole window; see `table_pixmap`."""
        key = ("table", width, height, bar, rail, theme.name, dpr)
        return self.cache.get(key, lambda: table_pixmap(width, height, bar, rail, theme, dpr))

    def mat(
        self,
        width: float,
        height: float,
        radius: float,
        theme: Theme,
        dpr: float,
        scale: float = 1.0,
        *,
        active: bool = False,
        corner: bool = False,
    ) -> Picture:
        """The area under a seat's cards; see `paint_mat`."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_mat(painter, rect, radius, active, theme, scale, corner)

        margin = MAT_MARGIN * scale if active else 2.0 * scale
        key = ("mat", width, height, radius, theme.name, dpr, scale, active, corner)
        return self._picture(key, width, height, margin, dpr, paint)

    def place(self, size_u: float, mark: PlaceMark, theme: Theme, dpr: float) -> Picture:
        """An empty place for a card `size_u` wide."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_place(painter, rect, mark, theme)

        return self._card_sized(("place", mark), size_u, 0.0, theme, dpr, paint)

    def target(
        self,
        size_u: float,
        theme: Theme,
        dpr: float,
        *,
        near: bool = False,
        on_card: bool = False,
        calm: bool = False,
    ) -> Picture:
        """The light round a place where the held card may go; see `paint_target`."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_target(painter, rect, theme, near, on_card, calm)

        return self._card_sized(("target", near, on_card, calm), size_u, LIGHT_MARGIN, theme, dpr, paint)

    def hint(self, size_u: float, theme: Theme, dpr: float) -> Picture:
        """The frame round a card or place that a hint speaks of."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_hint(painter, rect, theme)

        return self._card_sized(("hint",), size_u, LIGHT_MARGIN, theme, dpr, paint)

    def last_move(
        self, size_u: float, theme: Theme, dpr: float, *, badge: bool = True, mirrored: bool = False
    ) -> Picture:
        """The frame round the card of the last move; see `paint_last_move` and `last_move_badge`."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_last_move(painter, rect, theme, badge, mirrored)

        return self._card_sized(("last", badge, mirrored), size_u, LIGHT_MARGIN, theme, dpr, paint)

    def focus(
        self,
        width: float,
        height: float,
        radius: float,
        theme: Theme,
        dpr: float,
        scale: float = 1.0,
        gap: float | None = None,
    ) -> Picture:
        """The keyboard's ring round something `width` x `height` with corners of `radius`; see `paint_focus`."""
        away = FOCUS_GAP * scale if gap is None else gap

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_focus(painter, rect, radius, theme, scale, away)

        key = ("focus", width, height, radius, theme.name, dpr, scale, away)
        return self._picture(key, width, height, away + FOCUS_MARGIN * scale + 1, dpr, paint)

    def clear(self) -> None:
        """Forget all pixmaps."""
        self.cache.clear()

    def _card_sized(
        self,
        key: tuple[Hashable, ...],
        size_u: float,
        margin_u: float,
        theme: Theme,
        dpr: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> Picture:
        width, height = CardPictures.card_size(size_u, dpr)
        return self._picture((*key, width, height, theme.name, dpr), width, height, margin_u * width, dpr, paint)

    def _picture(
        self,
        key: Hashable,
        width: float,
        height: float,
        margin: float,
        dpr: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> Picture:
        # The margin is made of whole device pixels, so that edges on such pixels stay sharp.
        room = math.ceil(margin * dpr)

        def make() -> QPixmap:
            pixmap = QPixmap(math.ceil(width * dpr) + 2 * room, math.ceil(height * dpr) + 2 * room)
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            antialias(painter)
            paint(painter, QRectF(room / dpr, room / dpr, width, height))
            painter.end()
            return pixmap

        return Picture(self.cache.get(key, make), QPointF(-room / dpr, -room / dpr))
