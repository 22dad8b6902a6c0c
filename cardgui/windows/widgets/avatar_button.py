"""A round picture with a name under it, that can be chosen and dragged."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import avatar_title, level_bars_size, paint_avatar, paint_level_bars
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import fitted, line_width, paint_line
from cardgui.scene.look.theme import SHADOW
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import current_theme, paint_focus_ring, ui_font

_NAME_SIZE = 15.5
_NAME_ROOM = 26.0
_BARS = 0.62  # the level's bars, beside those of a plate
_EDGE = 7.5  # free round the picture: selection ring and focus ring


class AvatarGhost(QWidget):
    """The picture that follows the mouse during a drag."""

    def __init__(self, who: str, radius: float, window: QWidget) -> None:
        super().__init__(window)
        self._who = who
        self._radius = radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = math.ceil(2 * radius * 1.45)
        self.resize(side, side)

    def follow(self, place: QPoint) -> None:
        """Stand with its middle at `place`, in the window's coordinates."""
        self.move(place - self.rect().center())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k = current_theme.scale
        middle, radius = QRectF(self.rect()).center(), self._radius * 1.08
        disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        if not current_theme.theme.high_contrast:
            paint_soft(painter, disc, radius, 3.2 * k, SHADOW, 0.5, dy=3 * k)
        paint_avatar(painter, middle, radius, self._who, "#FFFFFF", 3 * k)


class AvatarButton(PaintedButton):
    """A person's or a computer player's picture with the name under it.

    With `who` "" it is the place to add somebody: a dashed circle with a plus. A checkable one carries a green ring
    and a check mark while checked. It can be dragged by the mouse: the picture follows, and the signals tell where.

    Signals:
        drag_started: the mouse has carried it off.
        drag_moved(QPoint): where the mouse is now, in global coordinates.
        dropped(QPoint): where it was let go, in global coordinates.
        drag_cancelled: Escape, or the widget vanished, before it was let go.
    """

    drag_started = Signal()
    drag_moved = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_cancelled = Signal()

    def __init__(
        self,
        who: str,
        name: str,
        radius: float = 25,
        level: int | None = None,
        levels: int = 3,
        draggable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`radius` is px at scale 1; `level`: bars at the foot of the picture; "" for `name`: no line for it."""
        super().__init__(parent)
        self._who = who
        self._radius = radius
        self._level = level
        self._levels = levels
        self._draggable = draggable
        self._pressed_at: QPoint | None = None
        self._ghost: AvatarGhost | None = None
        self.setText(name)
        self.setAccessibleName(name or (avatar_title(who) if who else ""))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    @property
    def who(self) -> str:
        """The name of the picture, "" for the place to add somebody."""
        return self._who

    def set_player(self, who: str, name: str, level: int | None = None) -> None:
        """Show another picture and name."""
        self._who, self._level = who, level
        self.setText(name)
        self.setAccessibleName(name or (avatar_title(who) if who else ""))
        self.updateGeometry()
        self.update()

    def is_dragged(self) -> bool:
        """Whether the mouse is carrying it now."""
        return self._ghost is not None

    def _line_height(self) -> float:
        return max(_NAME_ROOM * self.k, ui_font(_NAME_SIZE).pixelSize() * 1.6) if self.text() else 0.0

    def sizeHint(self) -> QSize:
        side = 2 * (self._radius + _EDGE) * self.k
        words = line_width(self.text(), ui_font(_NAME_SIZE, fonts.SEMI_BOLD)) + 6 * self.k
        wide = max(side, min(words, 130 * self.k)) if self.text() else side
        return QSize(math.ceil(wide), math.ceil(side + self._line_height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(2 * (self._radius + _EDGE) * self.k), self.sizeHint().height())

    def picture_centre(self) -> QPointF:
        """The middle of the picture, in the widget's coordinates."""
        return QPointF(self.width() / 2, (self._radius + _EDGE) * self.k)

    def cut_words(self) -> str:
        font = ui_font(_NAME_SIZE, fonts.SEMI_BOLD)
        whole = fitted(self.text(), font, self.width(), self._line_height()).whole
        return "" if whole else self.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._ghost is not None:
            self._end_drag()
            self.drag_cancelled.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._draggable and self._who:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and self._ghost is None:
            far = (event.position().toPoint() - self._pressed_at).manhattanLength()
            if far >= QApplication.startDragDistance():
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                self._ghost = AvatarGhost(self._who, self._radius * self.k, self.window())
                self.setDown(False)
                self.update()
                self.drag_started.emit()
        if self._ghost is not None:
            place = event.globalPosition().toPoint()
            self._ghost.follow(self.window().mapFromGlobal(place))
            self.drag_moved.emit(place)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = None
        if self._ghost is not None:
            place = event.globalPosition().toPoint()
            self._end_drag()
            self.dropped.emit(place)
            return
        super().mouseReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._ghost is not None:
            self._end_drag()
            self.drag_cancelled.emit()
        super().hideEvent(event)

    def _end_drag(self) -> None:
        self._pressed_at = None
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        self.setDown(False)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        centre, radius = self.picture_centre(), self._radius * k
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        lively = self.isEnabled() and (self.underMouse() or self.isDown())
        if not self._who:
            self._paint_adding(painter, centre, radius, lively)
        else:
            painter.setOpacity(0.35 if self._ghost is not None else painter.opacity())
            ring, width = QColor(theme.line), 2 * k
            if self.isChecked():
                ring, width = QColor(theme.button), 4 * k
            elif lively:
                ring, width = QColor(theme.button), 2.5 * k
            paint_avatar(painter, centre, radius, self._who, ring, width)
        if self.isChecked():
            self._paint_check(painter, centre, radius)
        if self._level is not None:
            self._paint_level(painter, centre, radius)
        if self.text():
            self._paint_name(painter)
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_focus_ring(painter, disc, radius)

    def _paint_adding(self, painter: QPainter, centre: QPointF, radius: float, lively: bool) -> None:
        k, theme = self.k, self.theme
        pen = QPen(QColor(theme.text if lively else theme.muted), 2 * k)
        pen.setDashPattern([4, 2.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius - k, radius - k)
        side = 22 * k
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_icon(painter, "plus", place, theme.text if lively else theme.muted)

    def _paint_check(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        k, theme = self.k, self.theme
        side = -1 if self.rtl else 1
        size = 9.5 * k
        place = QPointF(centre.x() + side * radius * 0.74, centre.y() + radius * 0.70)
        painter.setPen(QPen(QColor(theme.panel), 2 * k))
        painter.setBrush(QColor(theme.button))
        painter.drawEllipse(place, size, size)
        mark = QRectF(place.x() - size * 0.68, place.y() - size * 0.68, size * 1.36, size * 1.36)
        paint_icon(painter, "check", mark, theme.button_text, 3.4)

    def _paint_level(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        assert self._level is not None
        k, theme = self.k, self.theme
        bars = level_bars_size(self._levels, _BARS * k)
        middle = QPointF(centre.x(), centre.y() + radius - 2 * k)
        badge = QRectF(0, 0, bars.width() + 11 * k, bars.height() + 7 * k)
        badge.moveCenter(middle)
        painter.setPen(QPen(QColor(theme.line), 1.5 * k))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(badge, 6 * k, 6 * k)
        foot = QPointF(middle.x() - bars.width() / 2, middle.y() + bars.height() / 2)
        paint_level_bars(painter, foot, self._level, self._levels, theme.text, _BARS * k)

    def _paint_name(self, painter: QPainter) -> None:
        k, theme, rtl = self.k, self.theme, self.rtl
        top = 2 * (self._radius + _EDGE) * k - 3 * k
        line = QRectF(0, top, self.width(), self._line_height())
        font = ui_font(_NAME_SIZE, fonts.SEMI_BOLD)
        wide = min(line_width(self.text(), font), line.width())
        words = QRectF(line.center().x() - wide / 2, line.top(), wide, line.height())
        paint_line(painter, words, self.text(), font, theme.text, rtl=rtl)
