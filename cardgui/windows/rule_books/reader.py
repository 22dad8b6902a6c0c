"""The page of a rule book: it is read, searched, and led through by links."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
    QTextFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QScroller, QTextEdit, QWidget

from cardgui.scene.look.theme import color
from cardgui.windows.rule_books.book import Book
from cardgui.windows.rule_books.page_links import PageLink, in_sight, links_of, next_link
from cardgui.windows.rule_books.typesetting import Choices, Typesetter
from cardgui.windows.widgets.reading import ReadingPage
from cardgui.windows.widgets.themed import px

ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
_ABOVE = 14.0
"""How far below the upper edge a place stands that was gone to, px at scale 1."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody reads. block: of the document.  below: how far the upper edge is under its top, px."""

    block: int
    below: float


class RuleReader(ReadingPage):
    """A book in the program's typeface. Up, Down and the page keys scroll; Left and Right go from link to link, from
    those in sight on, and Enter follows one. Tab goes on to the next control: while a link is marked, when it was the
    last in sight. A book has a hundred links, and through all of them nobody would get anywhere else.

    Attributes:
        zoom: how much larger than the program's own text it is set.
        found: where the words looked for stand, as positions of the document.  at: which of them is marked, from 0.

    Signals:
        moved(): another section may be read now.
        travelled(): there is another place to go back or forward to.
        zoomed(): the zoom has changed.
    """

    moved = Signal()
    travelled = Signal()
    zoomed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._book: Book | None = None
        self._choices: Choices | None = None
        self._starts: list[int] = []
        self._set_width = 0
        self._set_dpr = 0.0
        self._marked: int | None = None
        self._opened_at: int | None = None
        self._gone: int | None = None
        self._kept: Place | None = None
        self._sought = ""
        self._back: list[Place] = []
        self._forward: list[Place] = []
        self.zoom = 1.0
        self.found: list[tuple[int, int]] = []
        self.at = -1
        # The keyboard's way through the links is this program's; Qt's Tab visits every one of the document.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # The space at the end of a line counts as width, and a finger would move the page by it.
        self.horizontalScrollBar().rangeChanged.connect(lambda low, high: self.horizontalScrollBar().setMaximum(0))
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self.moved)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self._set_again)
        self.follow_theme()

    # -- the book

    def show_book(self, game: str, book: Book, choices: Choices | None, target: str = "") -> None:
        """Show a book, at its beginning or where `target` leads (see `Book.find`), which is then marked."""
        self._game, self._book, self._choices = game, book, choices
        self._back, self._forward = [], []
        self._starts = []
        self._kept = None
        self._marked = self._opened_at = book.find(target) if target else None
        if self.isVisible():
            self._set_again()
        self.travelled.emit()

    def say_in_another_language(self, book: Book) -> None:
        """The same book in another language, with the same place at the top; its blocks are the same in all."""
        self._book = book
        # Where it is not seen now, it is set when it is.
        self._set_width = 0
        self._set_again()

    @property
    def section(self) -> int | None:
        """The heading, as a block of the book, under which the upper part of the page stands."""
        if self._book is None or not self._starts:
            return None
        line = self.verticalScrollBar().value() + px(_ABOVE) * 2.5
        read = None
        for heading in self._book.headings:
            if self._top(self._starts[heading]) <= line:
                read = heading
        bar = self.verticalScrollBar()
        if bar.maximum() and bar.value() == bar.maximum() and self._gone is not None:
            # The last sections cannot be scrolled to the top.
            top = self._top(self._starts[self._gone])
            if bar.value() <= top <= bar.value() + self.viewport().height():
                return self._gone
        return read

    def go_to(self, block: int, mark: bool = False) -> None:
        """Bring a block of the book to the top; the place before can be gone back to."""
        assert self._book is not None
        if self._settle.isActive():
            self._set_again()
        self._back.append(self._here())
        self._forward.clear()
        self._marked = block if mark else None
        self._gone = self._book.section_of(block)
        self._scroll_to(self._starts[block])
        self._mark()
        self.travelled.emit()
        self.moved.emit()

    def find_target(self, target: str) -> bool:
        """Go where a link leads. Whether it leads anywhere."""
        found = self._book.find(target) if self._book is not None else None
        if found is None:
            return False
        self.go_to(found, mark=not target.startswith("#"))
        return True

    @property
    def can_go_back(self) -> bool:
        return bool(self._back)

    @property
    def can_go_forward(self) -> bool:
        return bool(self._forward)

    def go_back(self) -> None:
        """To the place before the last link or line of the contents."""
        self._travel(self._back, self._forward)

    def go_forward(self) -> None:
        self._travel(self._forward, self._back)

    def _travel(self, source: list[Place], other: list[Place]) -> None:
        if not source:
            return
        other.append(self._here())
        place = source.pop()
        self._marked, self._gone = None, None
        self._mark()
        self.verticalScrollBar().setValue(round(self._top(place.block) + place.below))
        self.travelled.emit()
        self.moved.emit()

    def set_zoom(self, zoom: float) -> None:
        """Set the book in another size of letters; one of `ZOOMS`."""
        if zoom != self.zoom:
            self.zoom = zoom
            self._set_again()
            self.zoomed.emit()

    def change_zoom(self, steps: int) -> None:
        """Larger or smaller by so many steps of `ZOOMS`."""
        at = min(max(ZOOMS.index(self.zoom) + steps, 0), len(ZOOMS) - 1)
        self.set_zoom(ZOOMS[at])

    def _follow(self, link: QUrl) -> None:
        self.find_target(link.toString())

    # -- links by keys

    @property
    def link(self) -> PageLink | None:
        """The link that the keyboard is at, None for none."""
        cursor = self.textCursor()
        if not cursor.hasSelection():
            return None
        place = cursor.selectionStart(), cursor.selectionEnd()
        return next((link for link in links_of(self.document()) if (link.start, link.end) == place), None)

    def go_to_link(self, step: int) -> bool:
        """Mark the next link (1) or the one before (-1). Whether there is one."""
        link = next_link(self, links_of(self.document()), self.link, step)
        if link is None:
            return False
        cursor = self._selected(link.start, link.end)
        if not in_sight(self, link):
            self._gone = None
            self._bring(self.cursorRect(cursor).top())
        self.setTextCursor(cursor)
        if QAccessible.isActive():
            text = self.textCursor().selectedText()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        return True

    def _leave_link(self) -> None:
        """No link is marked any more; the page stays where it is."""
        if self.link is None:
            return
        place = self.verticalScrollBar().value()
        cursor = self.textCursor()
        cursor.clearSelection()
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(place)

    def focusNextPrevChild(self, next: bool) -> bool:
        link, step = self.link, 1 if next else -1
        if link is not None and in_sight(self, link):
            other = next_link(self, links_of(self.document()), link, step)
            if other is not None and in_sight(self, other):
                return self.go_to_link(step)
        return super().focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._leave_link()
        super().focusOutEvent(event)

    # -- finding

    def look_for(self, words: str) -> None:
        """Mark all places where the words stand, and go to the first from here on; "" for none."""
        self._sought = words
        self._search()
        self.at = -1
        if self.found:
            upper = self.cursorForPosition(self.viewport().rect().topLeft()).position()
            self.at = next((i for i, (start, _) in enumerate(self.found) if start >= upper), 0)
            self._show_found()
        self._mark()

    def next_found(self, steps: int = 1) -> None:
        """Go to the next place where the words stand, or back for -1, round and round."""
        if self.found:
            self.at = (self.at + steps) % len(self.found)
            self._show_found()
            self._mark()

    def _search(self) -> None:
        self.found = []
        sought = "".join(folded(letter) for letter in self._sought.strip())
        if not sought:
            return
        text, places = [], []
        for number, letter in enumerate(self.document().toPlainText()):
            for part in folded(letter):
                text.append(part)
                places.append(number)
        whole = "".join(text)
        at = whole.find(sought)
        while at >= 0:
            self.found.append((places[at], places[at + len(sought) - 1] + 1))
            at = whole.find(sought, at + len(sought))

    def _show_found(self) -> None:
        start, end = self.found[self.at]
        cursor = self._selected(start, end)
        self._gone = None
        rect = self.cursorRect(cursor)
        room = self.viewport().rect()
        if rect.top() < px(20) or rect.bottom() > room.height() - px(20):
            self._bring(rect.top())

    def _bring(self, top: int) -> None:
        """Scroll so that what stands at `top` of the page, px, has others above and below it."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + top - self.viewport().height() // 3)

    def _selected(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # -- setting it

    def _set_again(self) -> None:
        """Set the book for the room, look and language of now, with the same place at the top."""
        self._settle.stop()
        if self._book is None or not self.isVisible():
            return
        width, dpr = self.viewport().width(), self.devicePixelRatioF()
        first = not self._starts
        place = self._kept or (Place(0, 0) if first else self._here())
        self._kept = None
        setter = Typesetter(self.document(), self._game, self._book, self._choices, self.zoom, width, dpr)
        setter.set()
        self._starts = setter.starts
        self._set_width, self._set_dpr = width, dpr
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._search()
        self.at = min(self.at, len(self.found) - 1)
        self._mark()
        if first:
            self.verticalScrollBar().setValue(0)
            if self._opened_at is not None:
                self._scroll_to(self._starts[self._opened_at])
        else:
            self.verticalScrollBar().setValue(round(self._top(place.block) + place.below))
        self.moved.emit()

    @property
    def _fits(self) -> bool:
        """Whether the book is set for the room and the screen of now."""
        return self.viewport().width() == self._set_width and self.devicePixelRatioF() == self._set_dpr

    def _mark(self) -> None:
        """Show the paragraph that was gone to, and the words that are looked for."""
        shown = []
        theme = self.theme
        if self._marked is not None and self._book is not None and self._starts:
            block = self.document().findBlockByNumber(self._starts[self._marked])
            if self._book.blocks[self._marked].kind == "picture":
                block = block.next()
            tint = QTextEdit.ExtraSelection()
            tint.cursor = QTextCursor(block)
            tint.format.setBackground(color(theme.gold, 0.42 if not theme.high_contrast else 0.3))
            tint.format.setProperty(QTextFormat.Property.FullWidthSelection.value, True)
            tint.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            shown.append(tint)
        for number, (start, end) in enumerate(self.found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._selected(start, end)
            now = number == self.at
            mark.format.setBackground(QColor(theme.button if now else theme.gold))
            mark.format.setForeground(QColor(theme.button_text if now else "#2B2420"))
            shown.append(mark)
        self.setExtraSelections(shown)

    def _here(self) -> Place:
        value = self.verticalScrollBar().value()
        block = self.document().begin()
        last = block
        while block.isValid() and self._block_top(block) <= value + px(_ABOVE) + 2:
            last, block = block, block.next()
        return Place(last.blockNumber(), value - self._block_top(last))

    def _top(self, block: int) -> float:
        return self._block_top(self.document().findBlockByNumber(block))

    def _block_top(self, block: QTextBlock) -> float:
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _scroll_to(self, block: int) -> None:
        self.verticalScrollBar().setValue(round(self._top(block)) - px(_ABOVE))

    # -- looks and keys

    def theme_changed(self) -> None:
        super().theme_changed()
        self._set_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._book is not None and (not self._starts or not self._fits):
            # When the layout has given it its room.
            self._settle.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if not self.isVisible():
            super().resizeEvent(event)
            return
        if self._starts and self._kept is None:
            # Before Qt breaks the lines anew, which moves everything.
            self._kept = self._here()
        super().resizeEvent(event)
        if self._book is not None:
            if self._fits:
                self._kept = None
            else:
                self._settle.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and self._book is not None:
            self._settle.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier):
            if event.key() == Qt.Key.Key_C:
                self.copy()
                return
            if event.key() not in (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_A):
                event.ignore()
                return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar = self.verticalScrollBar()
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            onward = Qt.Key.Key_Left if self.isRightToLeft() else Qt.Key.Key_Right
            self.go_to_link(1 if event.key() == onward else -1)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (link := self.link) is not None:
            self._leave_link()
            self.find_target(link.target)
            return
        if event.key() == Qt.Key.Key_Space:
            step = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + step * (bar.pageStep() - px(40)))
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.change_zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)


def folded(letter: str) -> str:
    """A letter as it is searched: without case, accents and vowel marks, digits of any kind as 0 to 9."""
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    if letter in "\u200e\u200f\u061c\u0640":
        return ""
    plain = "".join(c for c in unicodedata.normalize("NFD", letter) if not unicodedata.combining(c)).casefold()
    return {"đ": "d", "ة": "ه", "ى": "ي", "\u2212": "-", "\u00a0": " "}.get(plain, plain)
