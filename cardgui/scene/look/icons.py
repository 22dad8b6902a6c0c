"""The program's own icons, painted in one colour. Outlines are built once, at first use."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from cardgui.scene.look.icon_outlines import DRAWN, GRID, Outline

STROKE = 2.1
"""The usual line width, in units of the grid."""

FOLLOW_DIRECTION = frozenset({"undo", "redo", "left", "right", "log", "leave", "question"})
"""Icons that are mirrored where one reads from right to left; signs of playing and speed are not, by custom."""


ICON_NAMES: tuple[str, ...] = tuple(DRAWN)


@cache
def _outline(name: str) -> Outline:
    if name not in DRAWN:
        raise ValueError(f"no icon named {name!r}; there are {', '.join(ICON_NAMES)}")
    outline = Outline()
    outline.filled.setFillRule(Qt.FillRule.WindingFill)
    DRAWN[name](outline)
    return outline


def paint_icon(
    painter: QPainter, name: str, rect: QRectF, colour: QColor | str, width: float = STROKE, rtl: bool = False
) -> None:
    """Paint an icon, as large as fits and centred in `rect` (px).

    `width` is the line width in units of the 24 grid. With `rtl` the icons of `FOLLOW_DIRECTION` are mirrored.
    Raises ValueError for a name not in `ICON_NAMES`.
    """
    outline = _outline(name)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / GRID * (-1 if rtl and name in FOLLOW_DIRECTION else 1), side / GRID)
    painter.translate(-GRID / 2, -GRID / 2)
    paint = QColor(colour)
    if not outline.filled.isEmpty():
        painter.fillPath(outline.filled, paint)
    if not outline.stroked.isEmpty():
        pen = QPen(paint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline.stroked, pen)
    painter.restore()


@lru_cache(maxsize=256)
def _pixmap(name: str, rgba: int, size_px: int, dpr: float, width: float, rtl: bool) -> QPixmap:
    pixmap = QPixmap(QSize(max(1, round(size_px * dpr)), max(1, round(size_px * dpr))))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(0, 0, size_px, size_px), QColor.fromRgba(rgba), width, rtl)
    painter.end()
    return pixmap


def icon_pixmap(
    name: str, colour: QColor | str, size_px: int, dpr: float = 1.0, width: float = STROKE, rtl: bool = False
) -> QPixmap:
    """The icon as a square pixmap of `size_px` logical pixels, cached."""
    return _pixmap(name, QColor(colour).rgba(), size_px, dpr, width, rtl)


def icon(name: str, colour: QColor | str, size_px: int, dpr: float = 1.0, rtl: bool = False) -> QIcon:
    """The icon as a QIcon, for menus and anything of Qt's own that wants one."""
    return QIcon(icon_pixmap(name, colour, size_px, dpr, rtl=rtl))
