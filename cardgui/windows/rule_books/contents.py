"""The table of contents beside a rule book: it leads to a section and follows the reading."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardgui.language.numbers import in_own_digits
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.text import paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.rule_books.book import Book
from cardgui.windows.widgets.scroll import scroll_bar_style
from cardgui.windows.widgets.themed import Themed, current_theme, px, ui_font

_SIZE = 16.0
_SIDE, _OVER = 14.0, 7.0
WIDTH = 236.0
_HEIGHT = 2000.0


class _Painter(QStyledItemDelegate):
    def __init__(self, view: ContentsList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        k, width = current_theme.scale, self._view.viewport().width()
        text = str(index.data())
        metrics = QFontMetricsF(ui_font(_SIZE, fonts.SEMI_BOLD))
        room = QRectF(0, 0, width - 2 * _SIDE * k, 10_000)
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(width, math.ceil(wrapped.height() * 0.9 + 2 * _OVER * k))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, k = current_theme.theme, current_theme.scale
        view, rect, state = self._view, QRectF(option.rect), option.state
        rtl = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        now = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        drawing.antialias(painter)
        inner = rect.adjusted(3 * k, 1.5 * k, -3 * k, -1.5 * k)
        if now:
            drawing.fill_round(painter, inner, 9 * k, QColor(theme.button))
        elif state & QStyle.StateFlag.State_MouseOver:
            drawing.fill_round(painter, inner, 9 * k, color(theme.text, 0.08))
        if view.hasFocus() and now:
            drawing.line_round(painter, drawing.inset(inner, -1.5 * k), 10 * k, QColor(theme.focus), 3 * k)
        room = rect.adjusted(_SIDE * k, 0, -_SIDE * k, 0)
        ink = QColor(theme.button_text if now else theme.text)
        font = ui_font(_SIZE, fonts.SEMI_BOLD if now else fonts.REGULAR)
        text = str(index.data())
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        if QFontMetricsF(ui_font(_SIZE, fonts.SEMI_BOLD)).horizontalAdvance(text) <= room.width():
            paint_line(painter, room, text, font, ink, align, rtl)
        else:
            painter.setFont(font)
            painter.setPen(ink)
            painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
            flags = align | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, int(flags) | int(Qt.TextFlag.TextWordWrap), text)
        painter.restore()


class ContentsList(Themed, QListWidget):
    """The sections of a book; that which is read is selected.

    Signals:
        chosen(int): somebody wants to read a section: its block of the book.
        accepted(): with Enter or a click, so that a list over the page can go.
    """

    chosen = Signal(int)
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._following = False
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.currentRowChanged.connect(self._changed)
        self.itemClicked.connect(self._clicked)
        self.follow_theme()

    def show_book(self, book: Book) -> None:
        """List the sections of a book."""
        self._following = True
        self.clear()
        for number in book.headings:
            item = QListWidgetItem(in_own_digits(book.blocks[number].text))
            item.setData(Qt.ItemDataRole.UserRole, number)
            self.addItem(item)
        self._following = False

    def follow(self, section: int | None) -> None:
        """Select the section that is read."""
        rows = [row for row in range(self.count()) if self.item(row).data(Qt.ItemDataRole.UserRole) == section]
        row = rows[0] if rows else 0
        if row != self.currentRow():
            self._following = True
            self.setCurrentRow(row)
            self._following = False

    def _changed(self, row: int) -> None:
        if row >= 0 and not self._following:
            self.chosen.emit(self.item(row).data(Qt.ItemDataRole.UserRole))

    def _clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
        self.accepted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.accepted.emit()
            return
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier):
            event.ignore()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.width_wanted(), px(_HEIGHT))

    def width_wanted(self) -> int:
        """How wide it would like to be beside the page, px."""
        return round(px(WIDTH) * max(1.0, current_theme.text_scale**0.6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def theme_changed(self) -> None:
        self.setStyleSheet("QListWidget { background: transparent; border: none; }" + scroll_bar_style(self.theme))
        self.scheduleDelayedItemsLayout()
        super().theme_changed()
