"""The list of the log: lines grouped by round and turn, with the pictures of those who did it."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.avatars import paint_avatar
from cardgui.scene.look.text import paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.log_lines import Line
from cardgui.windows.widgets.scroll import scroll_bar_style
from cardgui.windows.widgets.themed import Themed, current_theme, px, ui_font

AnyIndex = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_PICTURE = 12.0
_BEFORE, _AFTER = 42.0, 14.0
_GAP = 1.5
_NEW_TURN = 5.0


class LogModel(QAbstractListModel):
    """lines: what is listed.  marked: the moment that is looked at, None for now."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.marked: int | None = None

    def rowCount(self, parent: AnyIndex = _TOP) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.lines[index.row()].text
        return None

    def put(self, lines: list[Line]) -> None:
        """Other lines altogether."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def add(self, lines: list[Line]) -> None:
        """More lines at the end."""
        if lines:
            first = len(self.lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self.lines += lines
            self.endInsertRows()

    def row_of(self, moment: int) -> int | None:
        """The last row that tells of a moment or of one before it; None where there is none."""
        rows = [row for row, line in enumerate(self.lines) if line.moment <= moment]
        return rows[-1] if rows else None


class _Painter(QStyledItemDelegate):
    """Paints lines in the look of the moment. Heights are kept until width or font change."""

    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, bool, bool], int] = {}
        self._for: tuple[int, str] = (0, "")

    def line(self, index: AnyIndex) -> Line:
        return self._view.lines.lines[index.row()]

    @staticmethod
    def font(line: Line) -> QFont:
        if line.heading:
            return ui_font(15.5, fonts.EXTRA_BOLD)
        return ui_font(15.5 if line.weight else 14, fonts.SEMI_BOLD if line.weight > 1 else fonts.REGULAR)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        line, k = self.line(index), current_theme.scale
        width = self._view.viewport().width()
        now = width, self.font(line).toString() if index.row() == 0 else self._for[1]
        if now != self._for:
            self._for = now
            self._heights.clear()
        key = line.text, line.heading, line.weight > 0
        high = self._heights.get(key)
        if high is None:
            room = width - (_BEFORE + _AFTER) * k
            metrics = QFontMetricsF(self.font(line))
            text = metrics.height()
            if not self._in_one_line(line, metrics, room):
                wrapped = metrics.boundingRect(QRectF(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap, line.text)
                text = max(text, wrapped.height())
            high = math.ceil(text + (2 * _GAP + (6 if line.heading else 0)) * k)
            self._heights[key] = high
        return QSize(width, high + (px(_NEW_TURN) if line.first and not line.heading else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line, theme, k = self.line(index), current_theme.theme, current_theme.scale
        view = self._view
        rtl = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        rect, state = QRectF(option.rect), option.state
        painter.save()
        drawing.antialias(painter)
        if line.first and not line.heading:
            rect.setTop(rect.top() + px(_NEW_TURN))
        marked = view.lines.marked is not None and line.moment == view.lines.marked
        self._ground(painter, rect, marked, bool(state & QStyle.StateFlag.State_MouseOver), line.heading)
        focused = view.hasFocus() and bool(state & QStyle.StateFlag.State_Selected)
        if focused:
            ring = drawing.inset(rect, 2.5 * k)
            drawing.line_round(painter, ring, 9 * k, QColor(theme.focus), 3 * k)
        middle = rect.top() + self._first_line(line, k)
        if line.picture and line.first:
            x = rect.right() - 22 * k if rtl else rect.left() + 22 * k
            paint_avatar(painter, QPointF(x, middle), _PICTURE * k, line.picture, "#FFFFFF", 1.6 * k)
        ink = QColor(theme.text)
        if marked and not theme.high_contrast:
            ink = QColor("#2B2420")
        elif line.heading or not line.weight:
            ink = QColor(theme.muted)
        before = _BEFORE if line.picture or not line.heading else _AFTER
        room = rect.adjusted(_AFTER * k, 0, -before * k, 0) if rtl else rect.adjusted(before * k, 0, -_AFTER * k, 0)
        self._words(painter, room, line, ink, rtl)
        painter.restore()

    @staticmethod
    def _ground(painter: QPainter, rect: QRectF, marked: bool, hovered: bool, heading: bool) -> None:
        theme, k = current_theme.theme, current_theme.scale
        inner = rect.adjusted(4 * k, k, -4 * k, -k)
        if marked and theme.high_contrast:
            drawing.line_round(painter, drawing.inset(inner, k), 9 * k, QColor(theme.turn), 3 * k)
        elif marked:
            drawing.fill_round(painter, inner, 9 * k, QColor(theme.gold))
        elif hovered:
            drawing.fill_round(painter, inner, 9 * k, color(theme.text, 0.16 if theme.high_contrast else 0.07))
        elif heading:
            drawing.fill_round(painter, inner, 9 * k, color(theme.text, 0.045))

    def _first_line(self, line: Line, k: float) -> float:
        """From the top of a row to the middle of its first line of words."""
        return QFontMetricsF(self.font(line)).height() / 2 + (_GAP + (3 if line.heading else 0)) * k

    @staticmethod
    def _in_one_line(line: Line, metrics: QFontMetricsF, room: float) -> bool:
        return metrics.horizontalAdvance(line.text) <= room

    def _words(self, painter: QPainter, room: QRectF, line: Line, ink: QColor, rtl: bool) -> None:
        font = self.font(line)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        if self._in_one_line(line, QFontMetricsF(font), room.width()):
            paint_line(painter, room, line.text, font, ink, align, rtl)
            return
        painter.setFont(font)
        painter.setPen(ink)
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        flags = int(align | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter) | int(
            Qt.TextFlag.TextWordWrap
        )
        painter.drawText(room, flags, line.text)


class LogList(Themed, QListView):
    """Newest below, and in sight while nobody has scrolled away from it.

    Signals:
        chosen(int): a line was clicked, or Enter pressed on it: the moment it tells of.
        left(): Escape was pressed.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LogModel()
        self.setModel(self.lines)
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._choose)
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._ranged)
        self.follow_theme()

    def put(self, lines: list[Line]) -> None:
        """Show other lines, the newest in sight."""
        self.lines.put(lines)
        self.scrollToBottom()

    def add(self, lines: list[Line]) -> None:
        """More lines; they come in sight unless somebody has scrolled away from the end."""
        self.lines.add(lines)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 2

    def _ranged(self, least: int, most: int) -> None:
        """More lines, or lines of another height: the end stays in sight where it was."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def mark(self, moment: int | None) -> None:
        """Mark the lines of a moment and bring them in sight; None: none, and the newest."""
        self.lines.marked = moment
        row = None if moment is None else self.lines.row_of(moment)
        if row is None:
            self.clearSelection()
            self.scrollToBottom()
            if self.hasFocus():
                self._have_current()
        else:
            index = self.lines.index(row)
            self.setCurrentIndex(index)
            self.scrollTo(index, QListView.ScrollHint.EnsureVisible)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._have_current()

    def _have_current(self) -> None:
        """The keyboard is on a line, which shows it: the newest at first."""
        if not self.selectedIndexes() and self.lines.rowCount():
            self.setCurrentIndex(self.lines.index(self.lines.rowCount() - 1))

    def _choose(self, index: AnyIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.lines.lines[index.row()].moment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def theme_changed(self) -> None:
        if hasattr(self, "lines"):
            self.setStyleSheet("QListView { background: transparent; border: none; }" + scroll_bar_style(self.theme))
            self.scheduleDelayedItemsLayout()
        super().theme_changed()
