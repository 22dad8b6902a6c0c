"""Rock, paper and scissors: their pictures, words, and the button that throws one."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.rules.kings_corners.throws import PAPER, ROCK, SCISSORS
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import SHADOW, Theme
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, paint_focus_ring, ui_font

_ROCK = ((-0.86, 0.30), (-0.66, -0.42), (-0.10, -0.72), (0.52, -0.58), (0.90, 0.06), (0.74, 0.60), (-0.52, 0.66))
_DARK = "#2B2420"


def throw_title(kind: str) -> str:
    """What is thrown, in a word. Raises KeyError."""
    return {
        ROCK: QCoreApplication.translate("Throws", "Rock", "rock, paper, scissors"),
        PAPER: QCoreApplication.translate("Throws", "Paper", "rock, paper, scissors"),
        SCISSORS: QCoreApplication.translate("Throws", "Scissors", "rock, paper, scissors"),
    }[kind]


def paint_throw(painter: QPainter, centre: QPointF, radius: float, kind: str, theme: Theme) -> None:
    """Paint what is thrown, within `radius` px of a point."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    edge = QPen(QColor("#FFFFFF" if theme.high_contrast else _DARK), 0.07)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    edge.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(edge)
    {ROCK: _paint_rock, PAPER: _paint_paper, SCISSORS: _paint_scissors}[kind](painter, edge)
    painter.restore()


def _paint_rock(painter: QPainter, edge: QPen) -> None:
    shade = QLinearGradient(0, -0.7, 0, 0.7)
    shade.setColorAt(0, QColor("#B9B2A8"))
    shade.setColorAt(1, QColor("#857C71"))
    painter.setBrush(shade)
    painter.drawPath(drawing.round_polygon(_ROCK, 0.26))
    painter.setPen(QPen(QColor(255, 255, 255, 110), 0.07))
    painter.drawLine(QPointF(-0.42, -0.26), QPointF(-0.06, -0.46))
    painter.setPen(QPen(QColor(43, 36, 32, 90), 0.06))
    painter.drawLine(QPointF(0.18, 0.30), QPointF(0.44, 0.06))


def _paint_paper(painter: QPainter, edge: QPen) -> None:
    sheet = QPainterPath()
    sheet.moveTo(-0.58, -0.78)
    sheet.lineTo(0.30, -0.78)
    sheet.lineTo(0.60, -0.48)
    sheet.lineTo(0.60, 0.78)
    sheet.lineTo(-0.58, 0.78)
    sheet.closeSubpath()
    painter.setBrush(QColor("#FFFDF8"))
    painter.drawPath(sheet)
    painter.setBrush(QColor("#E0D6C6"))
    painter.drawPath(drawing.polygon(((0.30, -0.78), (0.30, -0.48), (0.60, -0.48))))
    painter.setPen(QPen(QColor("#7FA7C9"), 0.07))
    for line in range(4):
        y = -0.22 + line * 0.25
        painter.drawLine(QPointF(-0.36, y), QPointF(0.38 if line < 3 else 0.06, y))


def _paint_scissors(painter: QPainter, edge: QPen) -> None:
    for side in (-1, 1):
        blade = drawing.round_polygon(
            ((0.02 * side, 0.16), (0.16 * side, 0.04), (-0.44 * side, -0.86), (-0.50 * side, -0.60)), 0.03
        )
        painter.setPen(edge)
        painter.setBrush(QColor("#D8DDE2"))
        painter.drawPath(blade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        handle = QPen(QColor("#C9403A"), 0.17)
        handle.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(handle)
        painter.drawLine(QPointF(-0.08 * side, 0.06), QPointF(0.20 * side, 0.34))
        painter.drawEllipse(QPointF(0.36 * side, 0.56), 0.22, 0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge.color())
    painter.drawEllipse(QPointF(0, 0.06), 0.06, 0.06)


class ThrowButton(PaintedButton):
    """A large tile with a picture and its word. It never stays down: nobody sees afterwards what was chosen."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.setText(throw_title(kind))
        self.setAccessibleName(self.text())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        k = self.k
        words = line_width(self.text(), ui_font(18, fonts.SEMI_BOLD)) + 24 * k
        high = 116 * k + ui_font(18).pixelSize() * 1.4 + 2 * ROOM * k
        return QSize(math.ceil(max(130 * k, words) + 2 * ROOM * k), math.ceil(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        rect = self.visible_rect()
        if not theme.high_contrast:
            paint_soft(painter, rect, 18 * k, 3 * k, SHADOW, 0.28, dy=2 * k)
        ground = drawing.mix(theme.panel, theme.text, 0.10 if self.isDown() else (0.04 if self.underMouse() else 0.0))
        drawing.fill_round(painter, rect, 18 * k, ground)
        width = (2.5 if theme.high_contrast else 1.5) * k
        drawing.line_round(painter, drawing.inset(rect, width / 2), 18 * k, QColor(theme.line), width)
        words = ui_font(18, fonts.SEMI_BOLD).pixelSize() * 1.4
        middle = QPointF(rect.center().x(), rect.top() + (rect.height() - words) / 2 + 2 * k)
        paint_throw(painter, middle, 40 * k, self.kind, theme)
        room = QRectF(rect.x(), rect.bottom() - words - 8 * k, rect.width(), words)
        paint_line(painter, room, self.text(), ui_font(18, fonts.SEMI_BOLD), theme.text, rtl=self.rtl)
        if self.hasFocus():
            paint_focus_ring(painter, rect, 18 * k)
