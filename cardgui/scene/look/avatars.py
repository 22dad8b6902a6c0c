"""Pictures of the players: animals are people, robots are computer players; and the bars that show a level.

A picture is named by a string: an animal ("fox") or "robot-<n>". A robot's colour is n mod 6; its head (antenna,
ears or cap) changes with n too, so that "robot-0" to "robot-17" are all different. Everything is painted inside a
circle of radius 1 round the origin, y downward. A person may have brought one along, see `own_pictures`.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from cardgui.scene.look.animals import PAINTED
from cardgui.scene.look.brushes import SIDES, box, ellipse, line, pen, smile
from cardgui.scene.look.own_pictures import is_own, own_picture

ANIMALS: tuple[str, ...] = (
    "fox",
    "panda",
    "lion",
    "owl",
    "cat",
    "elephant",
    "frog",
    "rabbit",
    "bear",
    "dog",
    "penguin",
    "giraffe",
    "zebra",
    "turtle",
)
ROBOTS: tuple[str, ...] = tuple(f"robot-{number}" for number in range(18))

_GROUNDS = {
    "fox": "#F6C9A2",
    "panda": "#BFE0C7",
    "lion": "#FBE3A2",
    "owl": "#C9CDEB",
    "cat": "#F3C6CF",
    "elephant": "#BFDDEB",
    "frog": "#FBE7B5",
    "rabbit": "#CBE7E0",
    "bear": "#DCE8B8",
    "dog": "#C7DDF2",
    "penguin": "#F5D3C0",
    "giraffe": "#CDE6C8",
    "zebra": "#F2D9E8",
    "turtle": "#F8E2A8",
}
_OWN_GROUND = "#EFE7DA"  # seen through a picture that has holes
_METALS = ("#5B8DB8", "#B8735B", "#6FA06A", "#8C79B5", "#C19A3E", "#5AA3A0")


def is_avatar(who: str) -> bool:
    """Whether there is a picture of that name."""
    return who in _GROUNDS or who in ROBOTS or is_own(who)


def avatar_title(who: str) -> str:
    """The picture in words, in the language of the program, for screen readers and tooltips."""
    who = known_picture(who)
    titles = {
        "fox": QCoreApplication.translate("Avatars", "Fox"),
        "panda": QCoreApplication.translate("Avatars", "Panda"),
        "lion": QCoreApplication.translate("Avatars", "Lion"),
        "owl": QCoreApplication.translate("Avatars", "Owl"),
        "cat": QCoreApplication.translate("Avatars", "Cat"),
        "elephant": QCoreApplication.translate("Avatars", "Elephant"),
        "frog": QCoreApplication.translate("Avatars", "Frog"),
        "rabbit": QCoreApplication.translate("Avatars", "Rabbit"),
        "bear": QCoreApplication.translate("Avatars", "Bear"),
        "dog": QCoreApplication.translate("Avatars", "Dog"),
        "penguin": QCoreApplication.translate("Avatars", "Penguin"),
        "giraffe": QCoreApplication.translate("Avatars", "Giraffe"),
        "zebra": QCoreApplication.translate("Avatars", "Zebra"),
        "turtle": QCoreApplication.translate("Avatars", "Turtle"),
    }
    if is_own(who):
        return QCoreApplication.translate("Avatars", "Your own picture")
    return titles.get(who) or QCoreApplication.translate("Avatars", "Robot")


def _robot(p: QPainter, number: int) -> None:
    metal = QColor(_METALS[number % 6])
    dark = metal.darker(128)
    head = (number + number // 6) % 3
    if head == 0:
        line(p, 0, -0.46, 0, -0.74, dark, 0.08)
        ellipse(p, 0, -0.76, 0.11, None, "#FFC94D")
    elif head == 1:
        for s in SIDES:
            line(p, s * 0.26, -0.44, s * 0.40, -0.70, dark, 0.08)
            ellipse(p, s * 0.42, -0.72, 0.09, None, "#FF8E72")
    else:
        box(p, -0.22, -0.70, 0.44, 0.36, 0.1, "#7FE0C8")
    for s in SIDES:
        box(p, s * 0.66 - 0.1, -0.14, 0.2, 0.40, 0.08, dark)
    box(p, -0.62, -0.48, 1.24, 1.06, 0.28, metal)
    box(p, -0.48, -0.28, 0.96, 0.56, 0.22, "#22303A")
    for s in SIDES:
        if head == 0:
            ellipse(p, s * 0.22, 0, 0.12, None, "#9FF3E0")
        elif head == 1:
            box(p, s * 0.22 - 0.1, -0.14, 0.2, 0.26, 0.1, "#FFE08A")
        else:
            brow = QPainterPath(QPointF(s * 0.22 - 0.13, 0.06))
            brow.cubicTo(s * 0.22 - 0.08, -0.16, s * 0.22 + 0.08, -0.16, s * 0.22 + 0.13, 0.06)
            p.strokePath(brow, pen("#A8E7FF", 0.085))
    smile(p, 0, 0.40, 0.16, "#22303A", 0.06)


def known_picture(who: str) -> str:
    """The name of the picture that is painted for a name: a damaged or newer database may hold names that there are
    no pictures of, and gets an animal for them, always the same one."""
    return who if is_avatar(who) else ANIMALS[sum(who.encode("utf-8", "replace")) % len(ANIMALS)]


def _robot_number(who: str) -> int:
    return int(who.removeprefix("robot-"))


def _ground(who: str) -> QColor:
    if who in _GROUNDS:
        return QColor(_GROUNDS[who])
    if is_own(who):
        return QColor(_OWN_GROUND)
    metal = QColor(_METALS[_robot_number(who) % 6])
    return QColor(*(round(part + (255 - part) * 0.70) for part in (metal.red(), metal.green(), metal.blue())))


def paint_avatar(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    who: str,
    ring: QColor | str | None = "#FFFFFF",
    ring_width: float = 2.5,
) -> None:
    """Paint a picture in a circle of `radius` px, and a ring whose middle line is that circle.

    `ring` None leaves the ring out. Faces are never mirrored. who: as `known_picture` takes it.
    """
    who = known_picture(who)
    ground = _ground(who)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(centre)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(disc, ground)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    if is_own(who):
        side = max(1, round(2 * radius * math.sqrt(abs(painter.deviceTransform().determinant()))))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(-radius, -radius, 2 * radius, 2 * radius), own_picture(who, side))
    else:
        painter.scale(radius * 0.90, radius * 0.90)
        if who in PAINTED:
            PAINTED[who](painter)
        else:
            painter.translate(0, 0.10)
            _robot(painter, _robot_number(who))
    painter.restore()
    if ring is not None and ring_width > 0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ring), ring_width))
        painter.drawEllipse(centre, radius, radius)
    painter.restore()


@lru_cache(maxsize=256)
def _pixmap(who: str, diameter_px: int, dpr: float, ring: int | None, ring_width: float) -> QPixmap:
    pixmap = QPixmap(QSize(max(1, round(diameter_px * dpr)), max(1, round(diameter_px * dpr))))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    middle = diameter_px / 2
    colour = None if ring is None else QColor.fromRgba(ring)
    radius = middle - (ring_width / 2 if colour is not None else 0)
    paint_avatar(painter, QPointF(middle, middle), radius, who, colour, ring_width)
    painter.end()
    return pixmap


def avatar_pixmap(
    who: str,
    diameter_px: int,
    dpr: float = 1.0,
    ring: QColor | str | None = "#FFFFFF",
    ring_width: float = 2.5,
) -> QPixmap:
    """The picture as a square pixmap, `diameter_px` logical pixels across, the ring included; cached."""
    colour = None if ring is None else QColor(ring).rgba()
    # By the name of what is painted: an own picture may become known later.
    return _pixmap(known_picture(who), diameter_px, dpr, colour, ring_width)


_BAR_PITCH, _BAR_GAP = 3.6, 1.0
_BAR_LEAST, _BAR_RISE = 3.6, 2.2
"""Of the bars of a level, px at scale 1: from one to the next, between them, the lowest one, and each next one more."""


def level_bars_size(of: int = 3, scale: float = 1.0) -> QSize:
    """The room the bars take, px."""
    wide, high = of * _BAR_PITCH - _BAR_GAP, _BAR_LEAST + (of - 1) * _BAR_RISE
    return QSize(math.ceil(wide * scale), math.ceil(high * scale))


def paint_level_bars(
    painter: QPainter, pos: QPointF, bars: int, of: int, colour: QColor | str, scale: float = 1.0
) -> None:
    """Bars like those of a signal, `bars` of them full: the more, the stronger the player.

    `pos` is the bottom left corner, px. They rise from left to right in every language.
    """
    full = QColor(colour)
    empty = QColor(colour)
    empty.setAlphaF(0.30 * full.alphaF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for bar in range(of):
        height = (_BAR_LEAST + bar * _BAR_RISE) * scale
        painter.setBrush(full if bar < bars else empty)
        place = QRectF(pos.x() + bar * _BAR_PITCH * scale, pos.y() - height, (_BAR_PITCH - _BAR_GAP) * scale, height)
        painter.drawRoundedRect(place, 1.2 * scale, 1.2 * scale)
    painter.restore()
