"""What the program's own icons look like: outlines on a 24 x 24 grid.

Every icon is at most two paths, one stroked with round caps and one filled, so that it is crisp at any size and
takes the colour of the text beside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardgui.scene.look.drawing import round_polygon

GRID = 24.0


@dataclass
class Outline:
    """One icon on the grid: what is stroked and what is filled."""

    stroked: QPainterPath = field(default_factory=QPainterPath)
    filled: QPainterPath = field(default_factory=QPainterPath)

    def line(self, *points: tuple[float, float]) -> None:
        self.stroked.moveTo(*points[0])
        for point in points[1:]:
            self.stroked.lineTo(*point)

    def curve(self, start: tuple[float, float], *bends: tuple[float, float, float, float, float, float]) -> None:
        self.stroked.moveTo(*start)
        for bend in bends:
            self.stroked.cubicTo(*bend)

    def ring(self, x: float, y: float, rx: float, ry: float | None = None) -> None:
        self.stroked.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)

    def dot(self, x: float, y: float, radius: float) -> None:
        self.filled.addEllipse(QPointF(x, y), radius, radius)

    def box(self, x: float, y: float, width: float, height: float, radius: float = 2.0) -> None:
        self.stroked.addRoundedRect(QRectF(x, y, width, height), radius, radius)

    def solid(self, points: list[tuple[float, float]], radius: float = 0.8) -> None:
        self.filled.addPath(round_polygon(points, radius))


def _home(o: Outline) -> None:
    o.line((4, 11.5), (12, 4.5), (20, 11.5))
    o.line((6.5, 9.8), (6.5, 19.5), (17.5, 19.5), (17.5, 9.8))
    o.line((12, 19.5), (12, 14.5))


def _undo(o: Outline) -> None:
    o.line((8.5, 5), (4, 9.5), (8.5, 14))
    o.curve((14.5, 9.5), (21.5, 9.5, 21.5, 19, 14.5, 19))
    o.stroked.lineTo(10, 19)
    o.line((4.5, 9.5), (14.5, 9.5))


def _redo(o: Outline) -> None:
    o.line((15.5, 5), (20, 9.5), (15.5, 14))
    o.curve((9.5, 9.5), (2.5, 9.5, 2.5, 19, 9.5, 19))
    o.stroked.lineTo(14, 19)
    o.line((19.5, 9.5), (9.5, 9.5))


def _hint(o: Outline) -> None:
    o.curve(
        (9, 17.5),
        (9, 15, 5.5, 13.5, 5.5, 9.5),
        (5.5, 5.6, 8.5, 3, 12, 3),
        (15.5, 3, 18.5, 5.6, 18.5, 9.5),
        (18.5, 13.5, 15, 15, 15, 17.5),
    )
    o.stroked.closeSubpath()
    o.line((10, 21), (14, 21))


def _log(o: Outline) -> None:
    for y in (6, 12, 18):
        o.line((9, y), (20, y))
        o.dot(4.6, y, 1.5)


def _speed(o: Outline) -> None:
    o.solid([(3, 5.8), (11.4, 12), (3, 18.2)])
    o.solid([(12.2, 5.8), (20.8, 12), (12.2, 18.2)])


def _play(o: Outline) -> None:
    o.solid([(6.5, 3.6), (20.4, 12), (6.5, 20.4)], 2.4)


def _pause(o: Outline) -> None:
    for x in (6, 14):
        o.filled.addRoundedRect(QRectF(x, 4.5, 4.2, 15), 1.6, 1.6)


def _step(o: Outline) -> None:
    o.solid([(4.5, 4.6), (15, 12), (4.5, 19.4)], 1.8)
    o.filled.addRoundedRect(QRectF(16.6, 4.8, 3.4, 14.4), 1.4, 1.4)


def _menu(o: Outline) -> None:
    for y in (7, 12, 17):
        o.line((4, y), (20, y))


def _plus(o: Outline) -> None:
    o.line((12, 5), (12, 19))
    o.line((5, 12), (19, 12))


def _minus(o: Outline) -> None:
    o.line((5, 12), (19, 12))


def _check(o: Outline) -> None:
    o.line((5, 12.5), (10, 17.5), (19.5, 7))


def _down(o: Outline) -> None:
    o.line((6, 9.5), (12, 15.5), (18, 9.5))


def _up(o: Outline) -> None:
    o.line((6, 14.5), (12, 8.5), (18, 14.5))


def _right(o: Outline) -> None:
    o.line((9.5, 5.5), (16, 12), (9.5, 18.5))


def _left(o: Outline) -> None:
    o.line((14.5, 5.5), (8, 12), (14.5, 18.5))


def _close(o: Outline) -> None:
    o.line((6, 6), (18, 18))
    o.line((18, 6), (6, 18))


def _cards(o: Outline) -> None:
    o.box(4, 5, 10, 14.5, 2.2)
    o.curve((16.5, 5.5), (17.2, 5.7, 17.9, 5.9, 18.6, 6.1), (20, 6.5, 20.6, 7.4, 20.2, 8.8))
    o.stroked.lineTo(17.6, 18.2)


def _card(o: Outline) -> None:
    o.box(6.5, 3.5, 11, 17, 2.4)


def _book(o: Outline) -> None:
    o.curve((12, 7), (9.5, 5, 6.5, 4.8, 4, 5.2))
    o.stroked.lineTo(4, 18.5)
    o.stroked.cubicTo(6.5, 18, 9.5, 18.3, 12, 20)
    o.stroked.cubicTo(14.5, 18.3, 17.5, 18, 20, 18.5)
    o.stroked.lineTo(20, 5.2)
    o.stroked.cubicTo(17.5, 4.8, 14.5, 5, 12, 7)
    o.stroked.lineTo(12, 20)


def _chart(o: Outline) -> None:
    o.line((5, 19.5), (5, 12))
    o.line((12, 19.5), (12, 5))
    o.line((19, 19.5), (19, 9))


def _person(o: Outline) -> None:
    o.ring(12, 8, 4)
    o.curve((4.5, 20), (4.5, 12.6, 19.5, 12.6, 19.5, 20))


def _people(o: Outline) -> None:
    o.ring(9, 8.5, 3.6)
    o.curve((2.8, 19.5), (2.8, 12.5, 15.2, 12.5, 15.2, 19.5))
    o.curve((15.5, 5.4), (19.6, 5.6, 19.4, 11.4, 15.7, 11.7))
    o.curve((17.4, 14.6), (19.8, 15.2, 21, 17, 21.2, 19.5))


def _robot(o: Outline) -> None:
    o.box(5, 8, 14, 11.5, 3.4)
    o.line((12, 8), (12, 5))
    o.dot(12, 3.9, 1.5)
    for x in (9.2, 14.8):
        o.dot(x, 12.4, 1.35)
    o.line((9.6, 16), (14.4, 16))
    o.line((2.6, 12), (2.6, 15.5))
    o.line((21.4, 12), (21.4, 15.5))


def _globe(o: Outline) -> None:
    o.ring(12, 12, 8.6)
    o.ring(12, 12, 3.9, 8.6)
    o.line((3.6, 12), (20.4, 12))


def _gear(o: Outline) -> None:
    for tooth in range(8):
        angle = math.radians(tooth * 45)
        o.line(
            (12 + 6.6 * math.cos(angle), 12 + 6.6 * math.sin(angle)),
            (12 + 9 * math.cos(angle), 12 + 9 * math.sin(angle)),
        )
    o.ring(12, 12, 6.2)
    o.ring(12, 12, 2.3)


def _loudspeaker(o: Outline) -> None:
    o.line((4, 9.5), (8, 9.5), (12.5, 5.5), (12.5, 18.5), (8, 14.5), (4, 14.5))
    o.stroked.closeSubpath()


def _sound(o: Outline) -> None:
    _loudspeaker(o)
    o.curve((16, 8.8), (18, 10.6, 18, 13.4, 16, 15.2))
    o.curve((18.6, 6.2), (22, 9.4, 22, 14.6, 18.6, 17.8))


def _mute(o: Outline) -> None:
    _loudspeaker(o)
    o.line((16, 9.5), (21, 14.5))
    o.line((21, 9.5), (16, 14.5))


def _flag(o: Outline) -> None:
    o.line((6, 21), (6, 3.8))
    o.curve((6, 4.6), (9.5, 2.6, 13, 7.2, 18.5, 4.6))
    o.stroked.lineTo(18.5, 13.2)
    o.stroked.cubicTo(13, 15.8, 9.5, 11.2, 6, 13.2)


def _trophy(o: Outline) -> None:
    o.line((7.5, 4), (16.5, 4), (16.5, 9.5))
    o.stroked.cubicTo(16.5, 15.5, 7.5, 15.5, 7.5, 9.5)
    o.stroked.closeSubpath()
    for side in (-1, 1):
        o.line((12 + side * 4.5, 6), (12 + side * 8, 6))
        o.stroked.cubicTo(12 + side * 8, 9.5, 12 + side * 6.5, 11, 12 + side * 4, 11.2)
    o.line((12, 14), (12, 18))
    o.line((8.5, 19.5), (15.5, 19.5))


def _swap(o: Outline) -> None:
    o.line((7, 4), (3.5, 7.5), (7, 11))
    o.line((4, 7.5), (20, 7.5))
    o.line((17, 13), (20.5, 16.5), (17, 20))
    o.line((20, 16.5), (4, 16.5))


def _save(o: Outline) -> None:
    o.line((12, 4), (12, 15))
    o.line((7.5, 10.8), (12, 15.3), (16.5, 10.8))
    o.line((4, 15.5), (4, 20), (20, 20), (20, 15.5))


def _open(o: Outline) -> None:
    o.line((3.5, 18.5), (3.5, 5.5), (9.2, 5.5), (11.4, 8.2), (19, 8.2), (19, 10.8))
    o.line((3.5, 18.8), (6.4, 11), (21.3, 11), (18.4, 18.8))
    o.stroked.closeSubpath()


def _eye(o: Outline) -> None:
    o.curve((2.5, 12), (7, 3.8, 17, 3.8, 21.5, 12), (17, 20.2, 7, 20.2, 2.5, 12))
    o.stroked.closeSubpath()
    o.ring(12, 12, 3)


def _eye_off(o: Outline) -> None:
    _eye(o)
    o.line((4.5, 3.5), (19.5, 20.5))


def _fullscreen(o: Outline) -> None:
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.line((12 + sx * 3.2, 12 + sy * 8), (12 + sx * 8, 12 + sy * 8), (12 + sx * 8, 12 + sy * 3.2))


def _fullscreen_off(o: Outline) -> None:
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.line((12 + sx * 8, 12 + sy * 3.6), (12 + sx * 3.6, 12 + sy * 3.6), (12 + sx * 3.6, 12 + sy * 8))


def _copy(o: Outline) -> None:
    o.box(8.5, 8.5, 11.5, 11.5, 2.4)
    o.line((15.5, 5), (15.5, 4))
    o.curve((15.5, 5.2), (15.5, 4.4, 15, 4, 14.2, 4))
    o.stroked.lineTo(5.6, 4)
    o.stroked.cubicTo(4.6, 4, 4, 4.6, 4, 5.6)
    o.stroked.lineTo(4, 14.2)
    o.stroked.cubicTo(4, 15, 4.4, 15.5, 5.2, 15.5)


def _trash(o: Outline) -> None:
    o.line((4, 6.5), (20, 6.5))
    o.line((9, 6.2), (9.6, 3.8), (14.4, 3.8), (15, 6.2))
    o.line((6, 6.8), (7, 20.2), (17, 20.2), (18, 6.8))
    o.line((10.2, 10.5), (10.4, 16.4))
    o.line((13.8, 10.5), (13.6, 16.4))


def _warning(o: Outline) -> None:
    o.stroked.addPath(round_polygon([(12, 2.6), (22, 20.4), (2, 20.4)], 3))
    o.line((12, 9.6), (12, 13.6))
    o.dot(12, 17, 1.3)


def _info(o: Outline) -> None:
    o.ring(12, 12, 8.8)
    o.line((12, 11.4), (12, 16.4))
    o.dot(12, 7.9, 1.3)


def _question(o: Outline) -> None:
    o.ring(12, 12, 8.8)
    o.curve((9.3, 9.8), (9.3, 6.4, 14.7, 6.4, 14.7, 9.8), (14.7, 11.8, 12, 11.8, 12, 13.8))
    o.dot(12, 16.9, 1.3)


def _pencil(o: Outline) -> None:
    o.line((4, 20), (4.9, 15.4), (15.6, 4.7), (19.3, 8.4), (8.6, 19.1))
    o.stroked.closeSubpath()
    o.line((13, 7.3), (16.7, 11))


def _keyboard(o: Outline) -> None:
    o.box(2.5, 6, 19, 12, 2.6)
    for x in (6.4, 10.1, 13.9, 17.6):
        o.dot(x, 9.8, 0.95)
    for x in (6.4, 17.6):
        o.dot(x, 14.2, 0.95)
    o.line((9.6, 14.2), (14.4, 14.2))


def _crown(o: Outline) -> None:
    o.stroked.addPath(
        round_polygon([(3, 7.2), (7.8, 11.6), (12, 4.4), (16.2, 11.6), (21, 7.2), (19, 17), (5, 17)], 0.9)
    )
    o.line((6, 20.2), (18, 20.2))


def _dealer(o: Outline) -> None:
    """A card and two marks of movement: it is being dealt."""
    o.box(9.5, 4, 10.5, 15.5, 2.2)
    o.line((3, 8), (6.2, 8))
    o.line((4.2, 12), (6.2, 12))
    o.line((3, 16), (6.2, 16))
    o.filled.addPath(round_polygon([(14.75, 8), (17.6, 11.75), (14.75, 15.5), (11.9, 11.75)], 0.6))


def _star(o: Outline) -> None:
    points = []
    for tip in range(10):
        angle, reach = math.radians(tip * 36 - 90), (9.4 if tip % 2 == 0 else 4.4)
        points.append((12 + reach * math.cos(angle), 12.8 + reach * math.sin(angle)))
    o.stroked.addPath(round_polygon(points, 0.9))


def _leave(o: Outline) -> None:
    o.line((12, 4), (4.5, 4), (4.5, 20), (12, 20))
    o.line((9.5, 12), (20.5, 12))
    o.line((16.2, 7.5), (20.7, 12), (16.2, 16.5))


def _clock(o: Outline) -> None:
    o.ring(12, 12, 8.8)
    o.line((12, 7), (12, 12), (15.5, 14.2))


def _again(o: Outline) -> None:
    o.curve(
        (19.2, 9),
        (16.8, 3.2, 8.2, 2.6, 5.1, 8.6),
        (2.2, 14.6, 6.4, 20.6, 12.2, 20.4),
        (15.8, 20.2, 18.6, 18, 19.8, 14.8),
    )
    o.line((20.2, 4.2), (19.4, 9.4), (14.4, 8.4))


def _sun(o: Outline) -> None:
    o.ring(12, 12, 4)
    for ray in range(8):
        angle = math.radians(ray * 45)
        x, y = math.cos(angle), math.sin(angle)
        o.line((12 + 7.2 * x, 12 + 7.2 * y), (12 + 9.2 * x, 12 + 9.2 * y))


def _moon(o: Outline) -> None:
    o.curve(
        (20, 14.2), (13.6, 17.2, 6.8, 10.4, 9.8, 4), (1.6, 6.6, 1.8, 18.4, 10, 20), (14.6, 20.9, 18.6, 18.4, 20, 14.2)
    )
    o.stroked.closeSubpath()


def _contrast(o: Outline) -> None:
    o.ring(12, 12, 8.8)
    o.filled.moveTo(12, 4.6)
    o.filled.arcTo(QRectF(4.6, 4.6, 14.8, 14.8), 90, -180)
    o.filled.closeSubpath()


def _search(o: Outline) -> None:
    o.ring(10.5, 10.5, 6.3)
    o.line((15.2, 15.2), (20.3, 20.3))


def _mouse(o: Outline) -> None:
    o.box(6.5, 3, 11, 18, 5.5)
    o.line((12, 6.8), (12, 10))


DRAWN: dict[str, Callable[[Outline], None]] = {
    "again": _again,
    "book": _book,
    "card": _card,
    "cards": _cards,
    "chart": _chart,
    "check": _check,
    "clock": _clock,
    "close": _close,
    "contrast": _contrast,
    "copy": _copy,
    "crown": _crown,
    "dealer": _dealer,
    "down": _down,
    "eye": _eye,
    "eye-off": _eye_off,
    "flag": _flag,
    "fullscreen": _fullscreen,
    "fullscreen-off": _fullscreen_off,
    "gear": _gear,
    "globe": _globe,
    "hint": _hint,
    "home": _home,
    "info": _info,
    "keyboard": _keyboard,
    "leave": _leave,
    "left": _left,
    "log": _log,
    "menu": _menu,
    "minus": _minus,
    "moon": _moon,
    "mouse": _mouse,
    "mute": _mute,
    "open": _open,
    "pause": _pause,
    "pencil": _pencil,
    "people": _people,
    "person": _person,
    "play": _play,
    "plus": _plus,
    "question": _question,
    "redo": _redo,
    "right": _right,
    "robot": _robot,
    "save": _save,
    "search": _search,
    "sound": _sound,
    "speed": _speed,
    "star": _star,
    "step": _step,
    "sun": _sun,
    "swap": _swap,
    "trash": _trash,
    "trophy": _trophy,
    "undo": _undo,
    "up": _up,
    "warning": _warning,
}
