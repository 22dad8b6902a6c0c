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

from cardgui.scene.look.drawing import round_polygon
from cardgui.scene.look.own_pictures import is_own, own_picture

ANIMALS: tuple[str, ...] = ("fox", "panda", "lion", "owl", "cat", "elephant", "frog", "rabbit")
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
}
_OWN_GROUND = "#EFE7DA"  # seen through a picture that has holes
_METALS = ("#5B8DB8", "#B8735B", "#6FA06A", "#8C79B5", "#C19A3E", "#5AA3A0")
_DARK = "#2A2320"
_SIDES = (-1, 1)


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
    }
    if is_own(who):
        return QCoreApplication.translate("Avatars", "Own picture")
    return titles.get(who) or QCoreApplication.translate("Avatars", "Robot")


def _ellipse(p: QPainter, x: float, y: float, rx: float, ry: float | None, colour: str | QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)


def _box(p: QPainter, x: float, y: float, w: float, h: float, radius: float, colour: str | QColor) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawRoundedRect(QRectF(x, y, w, h), radius, radius)


def _shape(p: QPainter, points: list[tuple[float, float]], radius: float, colour: str) -> None:
    p.fillPath(round_polygon(points, radius), QColor(colour))


def _pen(colour: str | QColor, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _line(p: QPainter, x0: float, y0: float, x1: float, y1: float, colour: str | QColor, width: float) -> None:
    p.setPen(_pen(colour, width))
    p.drawLine(QPointF(x0, y0), QPointF(x1, y1))


def _eyes(p: QPainter, dx: float, y: float, radius: float = 0.095) -> None:
    for side in _SIDES:
        _ellipse(p, side * dx, y, radius, radius * 1.12, _DARK)
        _ellipse(p, side * dx + 0.03, y - 0.04, radius * 0.36, None, "#FFFFFF")


def _smile(p: QPainter, x: float, y: float, width: float, colour: str = _DARK, line: float = 0.055) -> None:
    path = QPainterPath(QPointF(x - width, y))
    path.cubicTo(x - width * 0.5, y + width * 0.9, x + width * 0.5, y + width * 0.9, x + width, y)
    p.strokePath(path, _pen(colour, line))


def _fox(p: QPainter) -> None:
    for s in _SIDES:
        _shape(p, [(s * 0.66, -0.78), (s * 0.70, 0.0), (s * 0.10, -0.40)], 0.14, "#E0762B")
        _shape(p, [(s * 0.58, -0.60), (s * 0.60, -0.18), (s * 0.27, -0.38)], 0.1, "#4A2B1E")
    face = [(-0.74, -0.12), (0, -0.55), (0.74, -0.12), (0.42, 0.42), (0, 0.76), (-0.42, 0.42)]
    _shape(p, face, 0.34, "#E98434")
    muzzle = QPainterPath(QPointF(-0.70, 0.06))
    muzzle.cubicTo(-0.4, 0.02, -0.12, 0.22, 0, 0.42)
    muzzle.cubicTo(0.12, 0.22, 0.4, 0.02, 0.70, 0.06)
    muzzle.cubicTo(0.60, 0.42, 0.2, 0.74, 0, 0.74)
    muzzle.cubicTo(-0.2, 0.74, -0.6, 0.42, -0.70, 0.06)
    p.fillPath(muzzle, QColor("#FFF4E6"))
    _eyes(p, 0.30, -0.04)
    _ellipse(p, 0, 0.56, 0.12, 0.095, _DARK)


def _panda(p: QPainter) -> None:
    for s in _SIDES:
        _ellipse(p, s * 0.52, -0.52, 0.25, None, "#2B2B30")
    _ellipse(p, 0, 0.05, 0.72, 0.66, "#FFFFFF")
    for s in _SIDES:
        p.save()
        p.translate(s * 0.30, 0)
        p.rotate(s * 28)
        _ellipse(p, 0, 0, 0.19, 0.24, "#2B2B30")
        p.restore()
        _ellipse(p, s * 0.28, 0, 0.085, None, "#FFFFFF")
        _ellipse(p, s * 0.27, 0.01, 0.05, None, "#2B2B30")
        _ellipse(p, s * 0.48, 0.30, 0.10, 0.07, "#F7B9B4")
    _ellipse(p, 0, 0.28, 0.12, 0.085, "#2B2B30")
    _smile(p, 0, 0.40, 0.15)


def _lion(p: QPainter) -> None:
    for tuft in range(12):
        angle = math.radians(tuft * 30)
        _ellipse(p, 0.60 * math.cos(angle), 0.05 + 0.60 * math.sin(angle), 0.25, None, "#C8762A")
    _ellipse(p, 0, 0.05, 0.62, None, "#D98A38")
    for s in _SIDES:
        _ellipse(p, s * 0.42, -0.36, 0.15, None, "#F5BE62")
    _ellipse(p, 0, 0.08, 0.52, 0.50, "#F8CB74")
    _eyes(p, 0.20, -0.02, 0.08)
    _ellipse(p, 0, 0.30, 0.22, 0.17, "#FFF1D6")
    _shape(p, [(-0.11, 0.16), (0.11, 0.16), (0, 0.30)], 0.05, "#7A3E1B")
    _smile(p, 0, 0.34, 0.11)


def _owl(p: QPainter) -> None:
    for s in _SIDES:
        _shape(p, [(s * 0.62, -0.80), (s * 0.66, -0.1), (s * 0.12, -0.46)], 0.12, "#6F5647")
    _ellipse(p, 0, 0.10, 0.68, 0.70, "#866A58")
    _ellipse(p, 0, 0.44, 0.40, 0.36, "#E9D6BC")
    for s in _SIDES:
        _ellipse(p, s * 0.28, -0.08, 0.28, None, "#F7EBD9")
        _ellipse(p, s * 0.25, -0.06, 0.16, None, _DARK)
        _ellipse(p, s * 0.25 + 0.05, -0.12, 0.055, None, "#FFFFFF")
    _shape(p, [(-0.12, 0.08), (0.12, 0.08), (0, 0.34)], 0.06, "#F0A032")
    for x, y in ((-0.14, 0.46), (0.14, 0.46), (0, 0.62)):
        _smile(p, x, y, 0.09, "#B08E6C", 0.05)


def _cat(p: QPainter) -> None:
    for s in _SIDES:
        _shape(p, [(s * 0.62, -0.74), (s * 0.68, 0.05), (s * 0.10, -0.36)], 0.12, "#8A8FA3")
        _shape(p, [(s * 0.55, -0.54), (s * 0.58, -0.14), (s * 0.28, -0.34)], 0.08, "#F3B6BE")
    _ellipse(p, 0, 0.10, 0.68, 0.60, "#9BA0B4")
    for x in (-0.16, 0.0, 0.16):
        _line(p, x, -0.44, x * 0.8, -0.26, "#7A7F94", 0.07)
    for s in _SIDES:
        _ellipse(p, s * 0.14, 0.36, 0.20, 0.15, "#F2F2F6")
        _ellipse(p, s * 0.28, 0.06, 0.13, 0.14, "#E7D76A")
        _ellipse(p, s * 0.28, 0.06, 0.05, 0.12, _DARK)
    _shape(p, [(-0.08, 0.22), (0.08, 0.22), (0, 0.32)], 0.04, "#D9727F")
    for s in _SIDES:
        _line(p, s * 0.36, 0.34, s * 0.82, 0.26, "#5E6377", 0.035)
        _line(p, s * 0.36, 0.42, s * 0.80, 0.46, "#5E6377", 0.035)


def _elephant(p: QPainter) -> None:
    for s in _SIDES:
        _ellipse(p, s * 0.60, -0.04, 0.34, 0.42, "#7F99AE")
        _ellipse(p, s * 0.62, -0.02, 0.20, 0.28, "#EBB9BE")
    _ellipse(p, 0, -0.06, 0.50, 0.52, "#93AEC3")
    _eyes(p, 0.23, -0.10, 0.08)
    trunk = QPainterPath(QPointF(-0.17, 0.05))
    trunk.cubicTo(-0.17, 0.5, -0.12, 0.86, 0.20, 0.82)
    trunk.cubicTo(0.38, 0.80, 0.40, 0.62, 0.28, 0.58)
    trunk.cubicTo(0.2, 0.62, 0.14, 0.62, 0.15, 0.45)
    trunk.lineTo(0.17, 0.05)
    p.fillPath(trunk, QColor("#93AEC3"))
    p.strokePath(trunk, _pen("#7F99AE", 0.03))
    _line(p, -0.10, 0.26, 0.10, 0.26, "#7590A6", 0.04)
    _line(p, -0.09, 0.40, 0.09, 0.40, "#7590A6", 0.04)


def _frog(p: QPainter) -> None:
    for s in _SIDES:
        _ellipse(p, s * 0.38, -0.42, 0.26, None, "#63A84B")
    _ellipse(p, 0, 0.14, 0.72, 0.56, "#6DB653")
    for s in _SIDES:
        _ellipse(p, s * 0.38, -0.44, 0.17, None, "#FFFFFF")
        _ellipse(p, s * 0.37, -0.42, 0.09, None, _DARK)
        _ellipse(p, s * 0.50, 0.16, 0.11, 0.08, "#F2A08E")
        _ellipse(p, s * 0.10, 0.02, 0.03, None, "#2F5E22")
    _smile(p, 0, 0.20, 0.40, "#2F5E22", 0.065)


def _rabbit(p: QPainter) -> None:
    for s in _SIDES:
        p.save()
        p.translate(s * 0.26, -0.48)
        p.rotate(s * 12)
        _ellipse(p, 0, 0, 0.18, 0.46, "#F4ECE6")
        _ellipse(p, 0, 0.04, 0.09, 0.32, "#F3B3BA")
        p.restore()
    _ellipse(p, 0, 0.22, 0.60, 0.54, "#FBF5F0")
    _eyes(p, 0.24, 0.12, 0.085)
    _shape(p, [(-0.08, 0.27), (0.08, 0.27), (0, 0.37)], 0.04, "#E58794")
    _smile(p, 0, 0.40, 0.13)
    for s in _SIDES:
        _ellipse(p, s * 0.38, 0.36, 0.11, 0.08, "#F7C3C4")


_PAINTED = {
    "fox": _fox,
    "panda": _panda,
    "lion": _lion,
    "owl": _owl,
    "cat": _cat,
    "elephant": _elephant,
    "frog": _frog,
    "rabbit": _rabbit,
}


def _robot(p: QPainter, number: int) -> None:
    metal = QColor(_METALS[number % 6])
    dark = metal.darker(128)
    head = (number + number // 6) % 3
    if head == 0:
        _line(p, 0, -0.46, 0, -0.74, dark, 0.08)
        _ellipse(p, 0, -0.76, 0.11, None, "#FFC94D")
    elif head == 1:
        for s in _SIDES:
            _line(p, s * 0.26, -0.44, s * 0.40, -0.70, dark, 0.08)
            _ellipse(p, s * 0.42, -0.72, 0.09, None, "#FF8E72")
    else:
        _box(p, -0.22, -0.70, 0.44, 0.36, 0.1, "#7FE0C8")
    for s in _SIDES:
        _box(p, s * 0.66 - 0.1, -0.14, 0.2, 0.40, 0.08, dark)
    _box(p, -0.62, -0.48, 1.24, 1.06, 0.28, metal)
    _box(p, -0.48, -0.28, 0.96, 0.56, 0.22, "#22303A")
    for s in _SIDES:
        if head == 0:
            _ellipse(p, s * 0.22, 0, 0.12, None, "#9FF3E0")
        elif head == 1:
            _box(p, s * 0.22 - 0.1, -0.14, 0.2, 0.26, 0.1, "#FFE08A")
        else:
            brow = QPainterPath(QPointF(s * 0.22 - 0.13, 0.06))
            brow.cubicTo(s * 0.22 - 0.08, -0.16, s * 0.22 + 0.08, -0.16, s * 0.22 + 0.13, 0.06)
            p.strokePath(brow, _pen("#A8E7FF", 0.085))
    _smile(p, 0, 0.40, 0.16, "#22303A", 0.06)


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
        if who in _PAINTED:
            _PAINTED[who](painter)
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
