"""The faces of the animals that stand for people; see `avatars`."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardgui.scene.look.brushes import DARK, SIDES, box, ellipse, eyes, line, pen, shape, smile


def _fox(p: QPainter) -> None:
    for s in SIDES:
        shape(p, [(s * 0.66, -0.78), (s * 0.70, 0.0), (s * 0.10, -0.40)], 0.14, "#E0762B")
        shape(p, [(s * 0.58, -0.60), (s * 0.60, -0.18), (s * 0.27, -0.38)], 0.1, "#4A2B1E")
    face = [(-0.74, -0.12), (0, -0.55), (0.74, -0.12), (0.42, 0.42), (0, 0.76), (-0.42, 0.42)]
    shape(p, face, 0.34, "#E98434")
    muzzle = QPainterPath(QPointF(-0.70, 0.06))
    muzzle.cubicTo(-0.4, 0.02, -0.12, 0.22, 0, 0.42)
    muzzle.cubicTo(0.12, 0.22, 0.4, 0.02, 0.70, 0.06)
    muzzle.cubicTo(0.60, 0.42, 0.2, 0.74, 0, 0.74)
    muzzle.cubicTo(-0.2, 0.74, -0.6, 0.42, -0.70, 0.06)
    p.fillPath(muzzle, QColor("#FFF4E6"))
    eyes(p, 0.30, -0.04)
    ellipse(p, 0, 0.56, 0.12, 0.095, DARK)


def _panda(p: QPainter) -> None:
    for s in SIDES:
        ellipse(p, s * 0.52, -0.52, 0.25, None, "#2B2B30")
    ellipse(p, 0, 0.05, 0.72, 0.66, "#FFFFFF")
    for s in SIDES:
        p.save()
        p.translate(s * 0.30, 0)
        p.rotate(s * 28)
        ellipse(p, 0, 0, 0.19, 0.24, "#2B2B30")
        p.restore()
        ellipse(p, s * 0.28, 0, 0.085, None, "#FFFFFF")
        ellipse(p, s * 0.27, 0.01, 0.05, None, "#2B2B30")
        ellipse(p, s * 0.48, 0.30, 0.10, 0.07, "#F7B9B4")
    ellipse(p, 0, 0.28, 0.12, 0.085, "#2B2B30")
    smile(p, 0, 0.40, 0.15)


def _lion(p: QPainter) -> None:
    for tuft in range(12):
        angle = math.radians(tuft * 30)
        ellipse(p, 0.60 * math.cos(angle), 0.05 + 0.60 * math.sin(angle), 0.25, None, "#C8762A")
    ellipse(p, 0, 0.05, 0.62, None, "#D98A38")
    for s in SIDES:
        ellipse(p, s * 0.42, -0.36, 0.15, None, "#F5BE62")
    ellipse(p, 0, 0.08, 0.52, 0.50, "#F8CB74")
    eyes(p, 0.20, -0.02, 0.08)
    ellipse(p, 0, 0.30, 0.22, 0.17, "#FFF1D6")
    shape(p, [(-0.11, 0.16), (0.11, 0.16), (0, 0.30)], 0.05, "#7A3E1B")
    smile(p, 0, 0.34, 0.11)


def _owl(p: QPainter) -> None:
    for s in SIDES:
        shape(p, [(s * 0.62, -0.80), (s * 0.66, -0.1), (s * 0.12, -0.46)], 0.12, "#6F5647")
    ellipse(p, 0, 0.10, 0.68, 0.70, "#866A58")
    ellipse(p, 0, 0.44, 0.40, 0.36, "#E9D6BC")
    for s in SIDES:
        ellipse(p, s * 0.28, -0.08, 0.28, None, "#F7EBD9")
        ellipse(p, s * 0.25, -0.06, 0.16, None, DARK)
        ellipse(p, s * 0.25 + 0.05, -0.12, 0.055, None, "#FFFFFF")
    shape(p, [(-0.12, 0.08), (0.12, 0.08), (0, 0.34)], 0.06, "#F0A032")
    for x, y in ((-0.14, 0.46), (0.14, 0.46), (0, 0.62)):
        smile(p, x, y, 0.09, "#B08E6C", 0.05)


def _cat(p: QPainter) -> None:
    for s in SIDES:
        shape(p, [(s * 0.62, -0.74), (s * 0.68, 0.05), (s * 0.10, -0.36)], 0.12, "#8A8FA3")
        shape(p, [(s * 0.55, -0.54), (s * 0.58, -0.14), (s * 0.28, -0.34)], 0.08, "#F3B6BE")
    ellipse(p, 0, 0.10, 0.68, 0.60, "#9BA0B4")
    for x in (-0.16, 0.0, 0.16):
        line(p, x, -0.44, x * 0.8, -0.26, "#7A7F94", 0.07)
    for s in SIDES:
        ellipse(p, s * 0.14, 0.36, 0.20, 0.15, "#F2F2F6")
        ellipse(p, s * 0.28, 0.06, 0.13, 0.14, "#E7D76A")
        ellipse(p, s * 0.28, 0.06, 0.05, 0.12, DARK)
    shape(p, [(-0.08, 0.22), (0.08, 0.22), (0, 0.32)], 0.04, "#D9727F")
    for s in SIDES:
        line(p, s * 0.36, 0.34, s * 0.82, 0.26, "#5E6377", 0.035)
        line(p, s * 0.36, 0.42, s * 0.80, 0.46, "#5E6377", 0.035)


def _elephant(p: QPainter) -> None:
    for s in SIDES:
        ellipse(p, s * 0.60, -0.04, 0.34, 0.42, "#7F99AE")
        ellipse(p, s * 0.62, -0.02, 0.20, 0.28, "#EBB9BE")
    ellipse(p, 0, -0.06, 0.50, 0.52, "#93AEC3")
    eyes(p, 0.23, -0.10, 0.08)
    trunk = QPainterPath(QPointF(-0.17, 0.05))
    trunk.cubicTo(-0.17, 0.5, -0.12, 0.86, 0.20, 0.82)
    trunk.cubicTo(0.38, 0.80, 0.40, 0.62, 0.28, 0.58)
    trunk.cubicTo(0.2, 0.62, 0.14, 0.62, 0.15, 0.45)
    trunk.lineTo(0.17, 0.05)
    p.fillPath(trunk, QColor("#93AEC3"))
    p.strokePath(trunk, pen("#7F99AE", 0.03))
    line(p, -0.10, 0.26, 0.10, 0.26, "#7590A6", 0.04)
    line(p, -0.09, 0.40, 0.09, 0.40, "#7590A6", 0.04)


def _frog(p: QPainter) -> None:
    for s in SIDES:
        ellipse(p, s * 0.38, -0.42, 0.26, None, "#63A84B")
    ellipse(p, 0, 0.14, 0.72, 0.56, "#6DB653")
    for s in SIDES:
        ellipse(p, s * 0.38, -0.44, 0.17, None, "#FFFFFF")
        ellipse(p, s * 0.37, -0.42, 0.09, None, DARK)
        ellipse(p, s * 0.50, 0.16, 0.11, 0.08, "#F2A08E")
        ellipse(p, s * 0.10, 0.02, 0.03, None, "#2F5E22")
    smile(p, 0, 0.20, 0.40, "#2F5E22", 0.065)


def _rabbit(p: QPainter) -> None:
    for s in SIDES:
        p.save()
        p.translate(s * 0.26, -0.48)
        p.rotate(s * 12)
        ellipse(p, 0, 0, 0.18, 0.46, "#F4ECE6")
        ellipse(p, 0, 0.04, 0.09, 0.32, "#F3B3BA")
        p.restore()
    ellipse(p, 0, 0.22, 0.60, 0.54, "#FBF5F0")
    eyes(p, 0.24, 0.12, 0.085)
    shape(p, [(-0.08, 0.27), (0.08, 0.27), (0, 0.37)], 0.04, "#E58794")
    smile(p, 0, 0.40, 0.13)
    for s in SIDES:
        ellipse(p, s * 0.38, 0.36, 0.11, 0.08, "#F7C3C4")


def _bear(p: QPainter) -> None:
    for s in SIDES:
        ellipse(p, s * 0.50, -0.46, 0.24, None, "#8A5A35")
        ellipse(p, s * 0.50, -0.44, 0.13, None, "#D8A878")
    ellipse(p, 0, 0.08, 0.70, 0.64, "#9C6B42")
    ellipse(p, 0, 0.34, 0.34, 0.28, "#EBCFA9")
    eyes(p, 0.28, -0.04)
    ellipse(p, 0, 0.24, 0.13, 0.10, DARK)
    smile(p, 0, 0.40, 0.14)


def _dog(p: QPainter) -> None:
    ellipse(p, 0, 0.06, 0.62, 0.66, "#E9C08A")
    for s in SIDES:
        p.save()
        p.translate(s * 0.58, -0.02)
        p.rotate(s * -14)
        ellipse(p, 0, 0, 0.19, 0.44, "#8C5A34")
        p.restore()
    ellipse(p, 0.26, -0.06, 0.22, 0.24, "#C78F54")
    eyes(p, 0.25, -0.06)
    ellipse(p, 0, 0.36, 0.34, 0.26, "#FFF3E0")
    ellipse(p, 0, 0.22, 0.14, 0.10, DARK)
    box(p, -0.09, 0.46, 0.18, 0.26, 0.09, "#EC7F86")
    smile(p, 0, 0.42, 0.17)


def _penguin(p: QPainter) -> None:
    ellipse(p, 0, 0.06, 0.68, 0.72, "#2F3B52")
    for s in SIDES:
        ellipse(p, s * 0.24, -0.06, 0.30, 0.32, "#FFFFFF")
    ellipse(p, 0, 0.40, 0.48, 0.38, "#FFFFFF")
    eyes(p, 0.24, -0.06)
    for s in SIDES:
        ellipse(p, s * 0.40, 0.26, 0.10, 0.07, "#F7B9B4")
    shape(p, [(-0.20, 0.14), (0, 0.06), (0.20, 0.14), (0, 0.40)], 0.07, "#F2A33A")


def _giraffe(p: QPainter) -> None:
    for s in SIDES:
        line(p, s * 0.18, -0.44, s * 0.22, -0.76, "#C98B3F", 0.10)
        ellipse(p, s * 0.22, -0.78, 0.11, None, "#7A4A24")
        p.save()
        p.translate(s * 0.60, -0.34)
        p.rotate(s * 22)
        ellipse(p, 0, 0, 0.24, 0.13, "#E5B257")
        p.restore()
    ellipse(p, 0, -0.10, 0.48, 0.46, "#F2C76B")
    for x, y, r in ((-0.24, -0.36, 0.10), (0.18, -0.42, 0.09), (0.36, -0.12, 0.08), (-0.40, -0.06, 0.08)):
        ellipse(p, x, y, r, r * 0.9, "#B9772F")
    ellipse(p, 0, 0.40, 0.40, 0.34, "#F8E0B0")
    eyes(p, 0.26, -0.06)
    for s in SIDES:
        ellipse(p, s * 0.14, 0.30, 0.045, 0.06, "#8A5A2C")
    smile(p, 0, 0.48, 0.18, "#8A5A2C")


def _zebra(p: QPainter) -> None:
    for s in SIDES:
        ellipse(p, s * 0.44, -0.54, 0.16, 0.26, "#F4F2EE")
        ellipse(p, s * 0.44, -0.52, 0.08, 0.16, "#3A3A40")
    box(p, -0.12, -0.84, 0.24, 0.50, 0.12, "#3A3A40")
    ellipse(p, 0, -0.02, 0.54, 0.58, "#F8F6F2")
    for y, width in ((-0.36, 0.20), (-0.20, 0.15)):
        for s in SIDES:
            line(p, s * 0.10, y + 0.06, s * (0.10 + width), y - 0.04, "#3A3A40", 0.08)
    for y in (0.06, 0.24):
        for s in SIDES:
            line(p, s * 0.50, y, s * 0.34, y + 0.06, "#3A3A40", 0.08)
    ellipse(p, 0, 0.50, 0.38, 0.30, "#55555E")
    eyes(p, 0.25, -0.02)
    for s in SIDES:
        ellipse(p, s * 0.14, 0.42, 0.05, 0.06, "#2B2B30")
    smile(p, 0, 0.56, 0.15, "#E9E6E0")


def _turtle(p: QPainter) -> None:
    ellipse(p, 0, 0.44, 0.80, 0.50, "#8A6A3C")
    ellipse(p, 0, 0.50, 0.66, 0.40, "#B08D55")
    for x in (-0.36, 0.0, 0.36):
        ellipse(p, x, 0.66, 0.13, 0.10, "#8A6A3C")
    ellipse(p, 0, -0.10, 0.52, 0.54, "#79B98A")
    for x, y in ((-0.20, -0.46), (0.02, -0.52), (0.24, -0.44)):
        ellipse(p, x, y, 0.07, 0.05, "#5E9C70")
    eyes(p, 0.22, -0.12, 0.10)
    for s in SIDES:
        ellipse(p, s * 0.36, 0.10, 0.09, 0.06, "#F2A9A0")
        ellipse(p, s * 0.07, 0.06, 0.025, None, "#3F6E4E")
    smile(p, 0, 0.16, 0.22, "#3F6E4E", 0.06)


PAINTED = {
    "fox": _fox,
    "panda": _panda,
    "lion": _lion,
    "owl": _owl,
    "cat": _cat,
    "elephant": _elephant,
    "frog": _frog,
    "rabbit": _rabbit,
    "bear": _bear,
    "dog": _dog,
    "penguin": _penguin,
    "giraffe": _giraffe,
    "zebra": _zebra,
    "turtle": _turtle,
}
