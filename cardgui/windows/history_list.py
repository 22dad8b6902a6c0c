"""The list of the matches of the past, one of them chosen."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardgui.language.lists import facts
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import is_avatar, paint_avatar
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.game_art import paint_game_tile
from cardgui.windows.history_model import AnyIndex, HistoryModel
from cardgui.windows.past_match import ShownMatch
from cardgui.windows.widgets.scroll import scroll_bar_style
from cardgui.windows.widgets.themed import Themed, current_theme, ui_font

_TILE, _MARGIN, _GAP = 50.0, 12.0, 14.0
_PICTURE, _PITCH = 11.5, 18.0
_TITLE, _LINE, _WHEN = 18.0, 15.0, 14.0


def row_height(width: float) -> int:
    """Of one match, px, in a list of that width."""
    k = current_theme.scale
    lines = ui_font(_TITLE).pixelSize() * 1.45 + ui_font(_LINE).pixelSize() * 1.6
    if when_below(width):
        lines += ui_font(_WHEN).pixelSize() * 1.5
    return math.ceil(max((_TILE + 20) * k, lines + 16 * k))


def when_below(width: float) -> bool:
    """Whether there is no room for a game's name and a time side by side."""
    k = current_theme.scale
    room = width - (12 + 2 * _MARGIN + _TILE + _GAP) * k
    return room < ui_font(_TITLE).pixelSize() * 8 + ui_font(_WHEN).pixelSize() * 9.5


class _Painter(QStyledItemDelegate):
    """Paints matches in the look of the moment."""

    def __init__(self, view: HistoryList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        wide = self._view.viewport().width()
        return QSize(wide, row_height(wide))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        match = self._view.matches.rows[index.row()]
        theme, k = current_theme.theme, current_theme.scale
        rtl = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        state = option.state
        painter.save()
        drawing.antialias(painter)
        rect = QRectF(option.rect).adjusted(6 * k, 2 * k, -6 * k, -2 * k)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            self._ground(painter, rect, k)
        elif state & QStyle.StateFlag.State_MouseOver:
            drawing.fill_round(painter, rect, 14 * k, color(theme.text, 0.16 if theme.high_contrast else 0.05))
        if chosen and self._view.hasFocus():
            drawing.line_round(painter, drawing.inset(rect, 1.5 * k), 13 * k, QColor(theme.focus), 3 * k)
        tile = _TILE * k
        x = rect.right() - _MARGIN * k - tile if rtl else rect.left() + _MARGIN * k
        place = QRectF(x, rect.center().y() - tile / 2, tile, tile)
        paint_game_tile(painter, place, match.match.game, theme, k, self._view.devicePixelRatioF())
        before, after = (_MARGIN + _TILE + _GAP) * k, _MARGIN * k
        room = rect.adjusted(after, 0, -before, 0) if rtl else rect.adjusted(before, 0, -after, 0)
        self._words(painter, room, match, rtl, when_below(self._view.viewport().width()))
        painter.restore()

    @staticmethod
    def _ground(painter: QPainter, rect: QRectF, k: float) -> None:
        theme = current_theme.theme
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), 14 * k, QColor(theme.turn), 3 * k)
        else:
            drawing.fill_round(painter, rect, 14 * k, color(theme.gold, 0.34 if theme.name == "day" else 0.22))

    def _words(self, painter: QPainter, room: QRectF, match: ShownMatch, rtl: bool, apart: bool) -> None:
        """apart: the time has a line of its own."""
        theme, k = current_theme.theme, current_theme.scale
        leading = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        trailing = Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight
        title, line = ui_font(_TITLE, fonts.EXTRA_BOLD), ui_font(_LINE)
        bold = ui_font(_LINE, fonts.SEMI_BOLD)
        first, second = title.pixelSize() * 1.45, line.pixelSize() * 1.6
        when = ui_font(_WHEN)
        between = when.pixelSize() * 1.5 if apart else 0.0
        top = room.center().y() - (first + between + second) / 2
        above = QRectF(room.x(), top, room.width(), first)
        below = QRectF(room.x(), top + first + between, room.width(), second)
        if apart:
            rest, line_of_its_own = above, QRectF(room.x(), top + first, room.width(), between)
            paint_line(painter, line_of_its_own, match.when, when, theme.muted, leading, rtl)
        else:
            wide = min(line_width(match.when, when), room.width() * 0.56)
            corner = QRectF(above.x() if rtl else above.right() - wide, above.y(), wide, above.height())
            paint_line(painter, corner, match.when, when, theme.muted, trailing, rtl)
            rest = above.adjusted(wide + 8 * k, 0, 0, 0) if rtl else above.adjusted(0, 0, -wide - 8 * k, 0)
        paint_line(painter, rest, match.title, title, theme.text, leading, rtl)
        used = self._pictures(painter, below, match, rtl)
        left = below.adjusted(used, 0, 0, 0) if rtl else below.adjusted(0, 0, -used, 0)
        side = line.pixelSize() * 1.25
        x = left.right() - side if rtl else left.left()
        done = match.over or match.given_up
        icon = "crown" if match.over else "flag" if match.given_up else "clock"
        ink = theme.muted if done else theme.text
        paint_icon(painter, icon, QRectF(x, left.center().y() - side / 2, side, side), QColor(ink), rtl=rtl)
        step = side + 6 * k
        text = left.adjusted(0, 0, -step, 0) if rtl else left.adjusted(step, 0, 0, 0)
        words = match.result if not match.undo or match.match.undos else facts((match.result, match.undo))
        if line_width(words, line) > text.width():
            words = match.result
        paint_line(painter, text, words, line if done else bold, theme.text, leading, rtl)

    @staticmethod
    def _pictures(painter: QPainter, room: QRectF, match: ShownMatch, rtl: bool) -> float:
        """Who sat there, at the end of a line. Answers the width that they take, px."""
        k, count = current_theme.scale, len(match.chairs)
        if not count:
            return 0.0
        radius = _PICTURE * k
        wide = min(2 * radius + (count - 1) * _PITCH * k, room.width() * 0.42)
        pitch = (wide - 2 * radius) / max(1, count - 1)
        ring = QColor("#FFFFFF") if current_theme.theme.name == "day" else QColor(current_theme.theme.line)
        for index in reversed(range(count)):
            from_end = radius + (count - 1 - index) * pitch
            x = room.left() + from_end if rtl else room.right() - from_end
            picture = match.chairs[index].picture
            known = picture if is_avatar(picture) else f"robot-{index}"
            paint_avatar(painter, QPointF(x, room.center().y()), radius, known, ring, 1.8 * k)
        return wide + 10 * k


class HistoryList(Themed, QListView):
    """Signals:

    chosen(int): another row is the chosen one; -1 for none.
    opened(): the chosen match is wanted: a double click, or Enter.
    unwanted(): the Delete key was pressed on it.
    """

    chosen = Signal(int)
    opened = Signal()
    unwanted = Signal()

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = model
        self.setModel(model)
        self.setItemDelegate(_Painter(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.doubleClicked.connect(lambda index: self.opened.emit())
        self.follow_theme()

    @property
    def row(self) -> int:
        """The chosen row, -1 for none."""
        return self.currentIndex().row()

    def choose(self, row: int) -> None:
        """Choose a row and bring it in sight; where there is none, that is told too."""
        row = min(row, len(self.matches.rows) - 1)
        if row < 0:
            self.chosen.emit(-1)
            return
        index = self.matches.index(row)
        if index == self.currentIndex():
            self.chosen.emit(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit(current.row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Qt asks for the rows' height once: a narrower list, in which the time has a line of its own, has higher rows.
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            if self.currentIndex().isValid():
                self.unwanted.emit()
        else:
            super().keyPressEvent(event)

    def theme_changed(self) -> None:
        if hasattr(self, "matches"):
            self.setStyleSheet(
                "QListView { background: transparent; border: none; outline: none; }" + scroll_bar_style(self.theme)
            )
            self.scheduleDelayedItemsLayout()
        super().theme_changed()
