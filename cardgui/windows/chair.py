"""One chair at the round table of the new-match page."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.language.lists import facts
from cardgui.rules.seats import LEVELS
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import level_bars_size, paint_avatar, paint_level_bars
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import baseline, line_width, paint_line, text_px
from cardgui.scene.look.theme import color
from cardgui.windows.sides import INK, Side
from cardgui.windows.widgets.avatar_button import AvatarGhost
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import paint_focus_ring

_SEAT = 40.0
_PICTURE = 32.0
_BACK = 12.0
_LABEL_HEIGHT = 46.0
_LABEL_MOST = 132.0
_ROOM = 12.0
_SIGN = 13.0
"""Half the width of the sign of a side."""


class Chair(PaintedButton):
    """A chair seen from above with who sits on it, and a label with name and kind.

    Signals:
        emptied(int): Delete or Backspace was pressed.
        drag_moved(QPoint), dropped(QPoint): the mouse carries off who sits there; global coordinates.
        drag_cancelled: Escape was pressed meanwhile.
    """

    emptied = Signal(int)
    drag_moved = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_cancelled = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._picture = ""
        self._name = ""
        self._kind = ""
        self._level: int | None = None
        self._side: Side | None = None
        self._lit = False
        self._f = 1.0
        self._turn = 0.0
        self._seat = QPointF()
        self._label = QRectF()
        self._pressed: QPoint | None = None
        self._ghost: AvatarGhost | None = None
        self.follow_theme()

    @property
    def is_taken(self) -> bool:
        return bool(self._picture)

    def show_empty(self) -> None:
        """Nobody sits there."""
        self._picture, self._level, self._side = "", None, None
        self._name = QCoreApplication.translate("NewMatch", "Empty chair")
        self._kind = ""
        self.setAccessibleName(self._name)
        self.setToolTip(QCoreApplication.translate("NewMatch", "Choose who sits here"))

    @property
    def side(self) -> Side | None:
        """On which side the chair plays."""
        return self._side

    def show_sitter(
        self, picture: str, name: str, kind: str, level: int | None, side: Side | None = None, whole: str = ""
    ) -> None:
        """level: bars of a computer player, None for a person.  side: None where everybody plays alone.

        whole: the names of all who share the chair, which may be longer than the name of their team.
        """
        self._picture, self._name, self._kind, self._level = picture, name, kind, level
        self._side = side
        name = whole or name
        self.setAccessibleName(f"{name}, {kind}" if side is None else f"{name}, {kind}, {side.title}")
        hint = QCoreApplication.translate("NewMatch", "Choose somebody else, or empty the chair")
        self.setToolTip(f"{facts((name, kind))}\n{hint}")

    def set_lit(self, lit: bool) -> None:
        """Show that whoever is carried would come to sit here."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    # -- where its parts are

    def place(self, middle: QPointF, turn: float, factor: float, within: QRect) -> None:
        """Stand round `middle` of the parent, turned by `turn` degrees, its label beside or below it."""
        self._f, self._turn = factor, turn
        f = factor
        wide, high = self._label_size()
        side = math.sin(math.radians(turn))
        if abs(side) < 0.3:
            # At the top and the bottom the label stands beside the chair: the table is on the other side.
            rtl = self.rtl
            x = middle.x() - (_SEAT + 6) * f - wide if rtl else middle.x() + (_SEAT + 6) * f
            label = QRectF(x, middle.y() - high / 2 + (4 * f if turn > 90 else -4 * f), wide, high)
        else:
            x = middle.x() - wide / 2 + side * (14 if self.is_taken else 36) * f
            # An empty chair's label is bare words: they keep clear of its back, which points down below the table.
            down = _SEAT - 2 if self.is_taken else _SEAT + (22 if math.cos(math.radians(turn)) < 0 else 12)
            label = QRectF(x, middle.y() + down * f, wide, high)
        room = _ROOM * f
        label.moveLeft(min(max(label.left(), within.left() + room), within.right() - room - wide))
        seat = QRectF(middle.x() - 54 * f, middle.y() - 54 * f, 108 * f, 108 * f)
        whole = drawing.inset(seat.united(label), -room).toAlignedRect().intersected(within)
        self.setGeometry(whole)
        corner = QPointF(whole.topLeft())
        self._seat = middle - corner
        self._label = label.translated(-corner)
        self.update()

    def _label_size(self) -> tuple[float, float]:
        f = self._f
        name = line_width(self._name, fonts.font(text_px(16.5, f), fonts.SEMI_BOLD))
        if not self.is_taken:
            return line_width(self._name, fonts.font(text_px(15.5, f))) + 12 * f, 26 * f
        kind = line_width(self._kind, fonts.font(text_px(14, f)))
        if self._level is not None:
            kind += level_bars_size(len(LEVELS), f).width() + 6 * f
        height = max(_LABEL_HEIGHT * f, text_px(16.5, f) * 1.3 + text_px(14, f) * 1.35)
        return min(max(name, kind) + 28 * f, _LABEL_MOST * f), height

    def hitButton(self, pos: QPoint) -> bool:
        away = QPointF(pos) - self._seat
        return math.hypot(away.x(), away.y()) < 54 * self._f or self._label.contains(QPointF(pos))

    # -- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.is_taken and self.hitButton(event.position().toPoint()):
            self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and self._ghost is None:
            far = (event.position().toPoint() - self._pressed).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._ghost = AvatarGhost(self._picture, _PICTURE * self._f, self.window())
                self.setDown(False)
                self.update()
        if self._ghost is not None:
            place = event.globalPosition().toPoint()
            self._ghost.follow(self.window().mapFromGlobal(place))
            self.drag_moved.emit(place)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._ghost is not None:
            self._end_drag()
            self.dropped.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._ghost is not None:
            self._end_drag()
            self.drag_cancelled.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.is_taken:
            self.emptied.emit(self.number)
        else:
            super().keyPressEvent(event)

    def _end_drag(self) -> None:
        self._pressed = None
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and self._ghost is not None:
            self._end_drag()
            self.drag_cancelled.emit()
        return super().event(event)

    # -- looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        f = self._f
        painter.save()
        painter.translate(self._seat)
        painter.rotate(self._turn)
        if self.is_taken:
            self._paint_chair(painter)
        else:
            self._paint_outline(painter)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(-_SEAT * f, -_SEAT * f, 2 * _SEAT * f, 2 * _SEAT * f), 20 * f, gap=2)
        painter.restore()
        if self.is_taken:
            painter.setOpacity(0.35 if self._ghost is not None else 1.0)
            ring = "#FFFFFF" if self._side is None else self._side.colour
            ring = ring if not self._lit else self.theme.turn
            paint_avatar(painter, self._seat, _PICTURE * f, self._picture, ring, (3 if self._side is None else 4.5) * f)
            painter.setOpacity(1.0)
            if self._side is not None:
                self._paint_side(painter, self._side)
            self._paint_label(painter)
        else:
            ink = self.theme.text if self._lively() else self.theme.muted
            side = 26 * f
            place = QRectF(self._seat.x() - side / 2, self._seat.y() - side / 2, side, side)
            paint_icon(painter, "plus", place, ink, 2.6)
            font = fonts.font(text_px(15.5, f))
            paint_line(painter, self._label, self._name, font, self.theme.muted, rtl=self.rtl)

    def _lively(self) -> bool:
        return self._lit or self.underMouse() or self.isDown()

    def _paint_chair(self, painter: QPainter) -> None:
        f, theme, r = self._f, self.theme, _SEAT * self._f
        seat = QRectF(-r, -r, 2 * r, 2 * r)
        back = QRectF(-r * 0.98, -r * 1.30, 2 * r * 0.98, r * 0.52)
        if theme.high_contrast:
            drawing.fill_round(painter, back, r * 0.24, QColor("#000000"))
            drawing.line_round(painter, back, r * 0.24, QColor(theme.line), 2 * f)
            drawing.fill_round(painter, seat, r * 0.5, QColor("#000000"))
            edge = QColor(theme.turn if self._lively() else theme.line)
            drawing.line_round(painter, drawing.inset(seat, f), r * 0.5, edge, 2 * f)
            return
        day = theme.name == "day"
        paint_soft(painter, seat, r * 0.5, 7 * f, "#3A2614" if day else "#000000", 0.30 if day else 0.5, dy=4 * f)
        back_wood = ("#C99A5E", "#A97B43") if day else ("#6E5138", "#523A25")
        seat_wood = ("#E9CFA4", "#D5B07A") if day else ("#8A6A4A", "#6E5238")
        drawing.fill_round(painter, back, r * 0.24, drawing.vertical(back, *back_wood))
        drawing.fill_round(painter, seat, r * 0.5, drawing.vertical(seat, *seat_wood))
        line, width = (QColor(theme.turn), 4 * f) if self._lit else (color("#8B6331", 0.55), 1.2 * f)
        if not self._lit and self._lively():
            line, width = QColor(theme.button), 2.5 * f
        drawing.line_round(painter, drawing.inset(seat, width / 2), r * 0.5, line, width)

    def _paint_side(self, painter: QPainter, side: Side) -> None:
        """The sign at the picture's edge, towards the table, where no label is."""
        f = self._f
        away = math.radians(self._turn)
        across = -1 if self.rtl else 1
        # At the top and the bottom the label is beside the chair, in reading direction.
        x, y = (-0.72 * across, -0.62) if abs(math.sin(away)) < 0.3 else (math.copysign(0.72, -math.sin(away)), -0.66)
        middle = self._seat + QPointF(x * _PICTURE * f, y * _PICTURE * f)
        disc = QRectF(middle.x() - _SIGN * f, middle.y() - _SIGN * f, 2 * _SIGN * f, 2 * _SIGN * f)
        drawing.fill_round(painter, disc, _SIGN * f, QColor(side.colour))
        drawing.line_round(painter, disc, _SIGN * f, QColor(INK), 1.6 * f)
        paint_icon(painter, side.icon, drawing.inset(disc, 4.2 * f), INK, 2.8)

    def _paint_outline(self, painter: QPainter) -> None:
        f, theme, r = self._f, self.theme, _SEAT * self._f
        ink = QColor("#8A6A42") if theme.name == "day" else QColor(theme.muted)
        width = 2.2 * f
        if self._lively():
            ink = QColor(theme.turn) if self._lit and theme.name != "day" else QColor(theme.button)
            width = (4.0 if self._lit else 2.8) * f
        pen = QPen(ink, width)
        pen.setDashPattern([3.4, 3])
        painter.setPen(pen)
        painter.setBrush(color(theme.panel, 0.9 if self._lit else 0.35))
        painter.drawRoundedRect(QRectF(-r, -r, 2 * r, 2 * r), r * 0.5, r * 0.5)
        painter.drawRoundedRect(QRectF(-r * 0.98, -r * 1.30, 2 * r * 0.98, r * 0.22), r * 0.11, r * 0.11)

    def _paint_label(self, painter: QPainter) -> None:
        f, theme, label = self._f, self.theme, self._label
        if not theme.high_contrast:
            shade = "#3A2614" if theme.name == "day" else "#000000"
            paint_soft(painter, label, 14 * f, 4 * f, shade, 0.18, dy=2 * f)
        drawing.fill_round(painter, label, 14 * f, QColor(theme.panel))
        width = (2.0 if theme.high_contrast else 1.0) * f
        drawing.line_round(painter, drawing.inset(label, width / 2), 14 * f - width / 2, QColor(theme.line), width)
        room = drawing.inset(label, 8 * f)
        half = label.height() / 2
        upper = QRectF(room.left(), label.top() + 1 * f, room.width(), half + 2 * f)
        lower = QRectF(room.left(), label.center().y() - 1 * f, room.width(), half - 1 * f)
        name_font, kind_font = fonts.font(text_px(16.5, f), fonts.SEMI_BOLD), fonts.font(text_px(14, f))
        paint_line(painter, upper, self._name, name_font, theme.text, rtl=self.rtl)
        if self._level is None:
            paint_line(painter, lower, self._kind, kind_font, theme.muted, rtl=self.rtl)
            return
        bars = level_bars_size(len(LEVELS), f).width() + 6 * f
        words = min(line_width(self._kind, kind_font), lower.width() - bars)
        start = lower.center().x() - (bars + words) / 2
        foot = QPointF(start + words + 6 * f if self.rtl else start, baseline("0", kind_font, lower.center().y()))
        paint_level_bars(painter, foot, self._level, len(LEVELS), theme.muted, f)
        place = QRectF(start if self.rtl else start + bars, lower.top(), words, lower.height())
        paint_line(painter, place, self._kind, kind_font, theme.muted, rtl=self.rtl)
