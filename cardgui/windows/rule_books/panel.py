"""A rule book with all that helps to read it: contents, the way back, finding words, larger letters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.locales import find
from cardgui.language.numbers import number
from cardgui.windows.rule_books.book import read_book
from cardgui.windows.rule_books.contents import ContentsList
from cardgui.windows.rule_books.reader import ZOOMS, RuleReader
from cardgui.windows.rule_books.typesetting import TEXT, Choices
from cardgui.windows.text_field import TextField
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed, px, ui_font

_SHORTEST_LINE = 32.0
"""The contents stand beside the page where its lines are at least so long, in the size of their letters."""
_FINDER_AT = 4
"""Where the field stands in the line of buttons."""


class RuleBookPanel(Themed, QWidget):
    """Attributes:

    game: whose book is shown.  reader: the page.  contents: the sections.  field: for words to be found.
    contents_button: in a narrow window, where the contents take the place of the page.

    Signals:
    translated(): the book is another language's from now on, as is all else.
    """

    translated = Signal()

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.game = ""
        self._narrow = False
        self._tight = False
        self.reader = RuleReader()
        self.contents = ContentsList()
        self.contents_button = PushButton("", "secondary", "menu", 36)
        self.back_button = PushButton("", "secondary", "left", 36)
        self.forward_button = PushButton("", "secondary", "right", 36)
        self.smaller_button = PushButton("", "secondary", "minus", 36)
        self.larger_button = PushButton("", "secondary", "plus", 36)
        self.find_button = PushButton("", "secondary", "search", 36)
        self.field = TextField("", width_px=190)
        self.count = TextLabel("", 15, role="muted")
        self.previous_button = PushButton("", "secondary", "up", 36)
        self.next_button = PushButton("", "secondary", "down", 36)
        self._tools = QHBoxLayout()
        self._finder = QWidget()
        self._find_row = QHBoxLayout(self._finder)
        self._find_row.setContentsMargins(0, 0, 0, 0)
        self._find_row.addWidget(self.field, 1)
        for beside in (self.count, self.previous_button, self.next_button):
            self._find_row.addWidget(beside)
        groups: tuple[tuple[QWidget, ...], ...] = (
            (self.contents_button, self.back_button, self.forward_button),
            (self._finder,),
            (self.find_button, self.smaller_button, self.larger_button),
        )
        for number_of_group, group in enumerate(groups):
            if number_of_group:
                self._tools.addStretch(1)
            for widget in group:
                self._tools.addWidget(widget)
        self._pages = QHBoxLayout()
        self._pages.addWidget(self.contents)
        self._pages.addWidget(self.reader, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._tools)
        self._whole.addLayout(self._pages, 1)
        self.contents_button.clicked.connect(lambda: self.open_contents(self.reader.isVisible()))
        self.find_button.clicked.connect(self._toggle_finder)
        self.back_button.clicked.connect(self.reader.go_back)
        self.forward_button.clicked.connect(self.reader.go_forward)
        self.smaller_button.clicked.connect(lambda: self.reader.change_zoom(-1))
        self.larger_button.clicked.connect(lambda: self.reader.change_zoom(1))
        self.previous_button.clicked.connect(lambda: self._next_found(-1))
        self.next_button.clicked.connect(lambda: self._next_found(1))
        self.field.textChanged.connect(self._look_for)
        self.contents.chosen.connect(self.reader.go_to)
        self.contents.accepted.connect(self._read)
        self.reader.moved.connect(self._follow)
        self.reader.travelled.connect(self._update)
        self.reader.zoomed.connect(self._update)
        self.field.installEventFilter(self)
        self._translate()
        self._update()
        self.follow_theme()

    def show_book(self, game: str, title: str, choices: Choices | None, target: str = "") -> None:
        """Show the book of a game. title: for a screen reader.  target: where to open it, see `Book.find`.

        Raises OSError when the program was installed without it.
        """
        book = read_book(game, self._language)
        self.game = game
        self.reader.setAccessibleName(title)
        self.contents.show_book(book)
        self.reader.show_book(game, book, choices, target)
        self._look_for(self.field.text())
        self.open_contents(False)

    # -- contents

    def open_contents(self, on: bool) -> None:
        """In a narrow window, show the contents instead of the page."""
        # What goes comes first: side by side even for a moment, the page would be set anew.
        self.contents.setVisible(not self._narrow and self.contents.isVisible())
        self.reader.setVisible(not on or not self._narrow)
        self.contents.setVisible(on or not self._narrow)
        if on and self._narrow:
            self.contents.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        if self.reader.isVisible():
            self.contents.follow(self.reader.section)

    def _read(self) -> None:
        self.open_contents(False)
        self.reader.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- finding

    def open_finder(self) -> None:
        """Write what to look for."""
        self.open_contents(False)
        self._finder.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _toggle_finder(self) -> None:
        if self._finder.isVisible():
            self._finder.hide()
            self.field.clear()
            self.reader.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.open_finder()

    def _look_for(self, words: str) -> None:
        self.reader.look_for(words)
        self._tell_found()

    def _next_found(self, steps: int) -> None:
        self.reader.next_found(steps)
        self._tell_found()

    def _tell_found(self) -> None:
        reader, words = self.reader, self.field.text().strip()
        text = ""
        if words and reader.found:
            text = QCoreApplication.translate("RuleBook", "{number} of {all}", "places where a word was found")
            text = text.format(number=number(reader.at + 1), all=number(len(reader.found)))
        elif words:
            text = QCoreApplication.translate("RuleBook", "not found", "words in a rule book")
        self.count.setText(text)
        self.count.setVisible(bool(text))
        for button in (self.previous_button, self.next_button):
            button.setVisible(bool(reader.found) and bool(words))
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, text))

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
        key, held = event.key(), event.modifiers()
        if event.matches(QKeySequence.StandardKey.Find):
            self.open_finder()
        elif event.matches(QKeySequence.StandardKey.FindPrevious):
            self._next_found(-1)
        elif event.matches(QKeySequence.StandardKey.FindNext):
            self._next_found(1)
        elif (held & alt and key == Qt.Key.Key_Left) or event.matches(QKeySequence.StandardKey.Back):
            self.reader.go_back()
        elif (held & alt and key == Qt.Key.Key_Right) or event.matches(QKeySequence.StandardKey.Forward):
            self.reader.go_forward()
        elif held & control and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.reader.change_zoom(1)
        elif held & control and key == Qt.Key.Key_Minus:
            self.reader.change_zoom(-1)
        elif held & control and key == Qt.Key.Key_0:
            self.reader.set_zoom(1.0)
        elif key == Qt.Key.Key_Escape and self._narrow and not self.reader.isVisible():
            self._read()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._next_found(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._next_found(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
        return False

    # -- looks

    def _update(self) -> None:
        self.back_button.setEnabled(self.reader.can_go_back)
        self.forward_button.setEnabled(self.reader.can_go_forward)
        self.smaller_button.setEnabled(self.reader.zoom > ZOOMS[0])
        self.larger_button.setEnabled(self.reader.zoom < ZOOMS[-1])
        self._arrange()

    def _arrange(self) -> None:
        """Contents beside the page where both have room."""
        letters = ui_font(TEXT * self.reader.zoom).pixelSize()
        beside = self.contents.width_wanted()
        narrow = self.width() - beside - px(40) < _SHORTEST_LINE * letters
        self.contents_button.setVisible(narrow)
        self._set_tight(narrow)
        was_open = self._narrow and not self.reader.isVisible() and self.isVisible()
        self._narrow = narrow
        if narrow:
            self.contents.setMinimumWidth(0)
            self.contents.setMaximumWidth(16_777_215)
            self.contents.setVisible(was_open)
            self.reader.setVisible(not was_open)
        else:
            self.contents.setFixedWidth(beside)
            self.contents.show()
            self.reader.show()

    def _set_tight(self, tight: bool) -> None:
        """In a narrow window what is looked for has a line of its own, which comes when it is wanted."""
        self.find_button.setVisible(tight)
        if tight == self._tight:
            return
        self._tight = tight
        if tight:
            self._tools.removeWidget(self._finder)
            self._whole.insertWidget(1, self._finder)
        else:
            self._whole.removeWidget(self._finder)
            self._tools.insertWidget(_FINDER_AT, self._finder)
        self._finder.setVisible(not tight or bool(self.field.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_whole"):
            self._translate()
            self._change_language()

    def _change_language(self) -> None:
        language = find(QLocale().name())
        if self.game and language is not None and language.code != self._language:
            self._language = language.code
            book = read_book(self.game, self._language)
            self.contents.show_book(book)
            self.reader.say_in_another_language(book)
            self._follow()
            self._tell_found()
            self.translated.emit()

    def _translate(self) -> None:
        contents = QCoreApplication.translate("RuleBook", "Contents", "the sections of a rule book")
        self.contents_button.set_text(contents)
        self.contents.setAccessibleName(contents)
        words = QCoreApplication.translate("RuleBook", "Find in this book")
        self.field.setAccessibleName(words)
        self.field.setPlaceholderText(words)
        self.reader.setAccessibleDescription(
            QCoreApplication.translate("RuleBook", "Left and right go from link to link, Enter follows one", "keys")
        )
        for button, text in (
            (self.back_button, QCoreApplication.translate("RuleBook", "Back to where you read before")),
            (self.forward_button, QCoreApplication.translate("RuleBook", "Forward again, after going back")),
            (self.find_button, words),
            (self.smaller_button, QCoreApplication.translate("RuleBook", "Smaller letters")),
            (self.larger_button, QCoreApplication.translate("RuleBook", "Larger letters")),
            (self.previous_button, QCoreApplication.translate("RuleBook", "Previous place found")),
            (self.next_button, QCoreApplication.translate("RuleBook", "Next place found")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)

    def theme_changed(self) -> None:
        if hasattr(self, "_whole"):
            self._tools.setSpacing(0)
            self._find_row.setSpacing(0)
            # Buttons have room of their own round them; these words don't.
            self.count.setContentsMargins(px(8), 0, px(8), 0)
            self._pages.setSpacing(px(6))
            self._whole.setSpacing(px(4))
            self._arrange()
        super().theme_changed()
