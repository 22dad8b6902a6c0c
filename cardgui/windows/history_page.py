"""The records: every match of the past, and what everybody has won."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardgui.controller.library import Library
from cardgui.language.bidi import isolate
from cardgui.language.lists import facts
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.storage.header_facts import score_scale
from cardgui.storage.history import MatchHistory
from cardgui.storage.people import Person
from cardgui.storage.statistics import Statistics
from cardgui.windows.actions import Actions
from cardgui.windows.giving_up import ask_to_give_up, given_up_text
from cardgui.windows.history_files import TakenIn, choose_records, choose_where_to_save
from cardgui.windows.history_list import HistoryList
from cardgui.windows.history_model import HistoryModel
from cardgui.windows.history_search import terms_of
from cardgui.windows.match_details import MatchDetails
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.page import Page
from cardgui.windows.past_match import ShownMatch
from cardgui.windows.services import Services
from cardgui.windows.statistics_page import StatisticsPage
from cardgui.windows.text_field import TextField
from cardgui.windows.toast import Toast
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.message import Answer, ask
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import px

MATCHES, STATISTICS, THROWN_AWAY = "matches", "statistics", "thrown_away"
_NARROW = 1000.0


class HistoryPage(Page):
    """Signals:

    back(): to the page before.
    watch(int): a match is to be seen again from its start.  go_on(int): to be opened as it stands.
    anew(int): to be played again from its first deal.  Each by its id.
    deleting(int): a match is about to be thrown away or deleted for good.

    A match that is deleted is kept among those thrown away until it is taken back, or deleted there for good.
    """

    back = Signal()
    watch = Signal(int)
    go_on = Signal(int)
    anew = Signal(int)
    deleting = Signal(int)

    def __init__(self, services: Services, database: Database, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._database = database
        self._library = Library(database, services.clock)
        self._people: list[Person] = []
        self._back = BarButton("left")
        self._back.clicked.connect(self.back)
        self.bar.add_leading(self._back)
        self.menu_button = actions.button("menu", self.bar)
        self.bar.add_trailing(self.menu_button)

        self.parts = Segments(_segments(), MATCHES, "")
        self.parts.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.parts.chosen.connect(self._show_part)
        self.search = TextField("", "", "", 240)
        self.search.textChanged.connect(self.look_up)
        self.search.installEventFilter(self)
        self.empty_button = PushButton("", "secondary", "trash", 44)
        self.empty_button.clicked.connect(self._ask_to_empty)
        self.import_button = PushButton("", "secondary", "open", 44)
        self.import_button.clicked.connect(lambda: choose_records(self, self._library, self._taken_in))
        self._history = MatchHistory(database)
        self.model = HistoryModel(self._history, self._tell)
        self.list = HistoryList(self.model)
        self.list.chosen.connect(self._show_details)
        self.list.opened.connect(self._open_chosen)
        self.list.unwanted.connect(self._delete_chosen)
        self.found = TextLabel("", 15, role="muted")
        self._nothing = TextLabel("", 18, role="muted", wrap=True)
        self.details = MatchDetails()
        self.details.watch.connect(lambda: self._emit(self.watch))
        self.details.go_on.connect(lambda: self._emit(self.go_on))
        self.details.anew.connect(lambda: self._emit(self.anew))
        self.details.give_up.connect(self._ask_to_give_up)
        self.details.save.connect(self._save)
        self.details.delete.connect(self._delete_chosen)
        self.details.take_back.connect(self._take_chosen_back)
        self.statistics = StatisticsPage()
        self._thrown_away: int | None = None

        self._head = QHBoxLayout()
        self._head.addWidget(self.parts)
        self._head.addWidget(self.search, 1)
        self._head.addStretch(0)
        self._head.addWidget(self.import_button)
        self._head.addWidget(self.empty_button)
        self.empty_button.hide()
        self._frame = Panel()
        # Over the list, and not over the buttons of what is shown of a match.
        self.toast = Toast(self._frame)
        self._inner = QVBoxLayout(self._frame)
        self._inner.addWidget(self.found)
        self._inner.addWidget(self._nothing)
        self._inner.addWidget(self.list, 1)
        self._inner.addStretch(0)
        self._matches = QWidget()
        self._row = QHBoxLayout(self._matches)
        self._row.addWidget(self._frame, 6)
        self._row.addWidget(self.details, 5)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._matches)
        self._stack.addWidget(self.statistics)
        self._second = QHBoxLayout()
        self._column = QVBoxLayout(self.content)
        self._column.addLayout(self._head)
        self._column.addLayout(self._second)
        self._column.addWidget(self._stack, 1)
        self._retranslate()
        self.refresh()
        self.theme_changed()

    # -- contents

    @property
    def chosen(self) -> ShownMatch | None:
        """The match that is chosen in the list."""
        row = self.list.row
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def refresh(self) -> None:
        """Look again what is saved."""
        try:
            self._people = self._services.people.all() if self._services.people is not None else []
            figures = Statistics(self._database).read()
        except StorageError as error:
            self._tell(error)
            figures = []
        self.statistics.show_statistics(self._people, figures)
        self.look_up()

    def look_up(self) -> None:
        """List what is searched for; the match that was chosen stays so where it is found."""
        before = self.chosen
        now = datetime.datetime.fromtimestamp(self._services.clock())
        known = {person.id: person for person in self._people}
        self.model.search(terms_of(self.search.text(), self._people, now.date()), known, now)
        row = None if before is None else self.model.row_of(before.match.id)
        self._say_found()
        self.list.choose(row or 0)

    def _say_found(self) -> None:
        count = self.model.count
        self.found.setText(QCoreApplication.translate("History", "%n match(es)", "in the list", count))
        words = self.search.text().strip()
        if words:
            text = QCoreApplication.translate("History", "There is no match with {words}.", "what was searched for")
            self._nothing.setText(text.format(words=isolate(words)))
        elif self.in_bin:
            self._nothing.setText(QCoreApplication.translate("History", "Matches that you delete are kept here."))
        else:
            self._nothing.setText(QCoreApplication.translate("History", "No match has been played yet."))
        self._nothing.setVisible(not count)
        self._inner.setStretch(3, 0 if count else 1)
        self.found.setVisible(bool(count))
        self.list.setVisible(bool(count))
        self.details.setVisible(bool(count))
        self.empty_button.setVisible(self.in_bin and bool(count))

    def _show_details(self, row: int) -> None:
        match = self.model.rows[row] if 0 <= row < len(self.model.rows) else None
        scale = None
        if match is not None and self._services.matches is not None:
            try:
                scale = score_scale(self._services.matches.header(match.match.id))
            except (StorageError, UnreadableMatch):
                scale = None
        self.details.show_match(match, scale, self.in_bin)

    @property
    def in_bin(self) -> bool:
        """Whether the list shows what was thrown away."""
        return self._history.thrown_away

    def _show_part(self, key: str) -> None:
        self.toast.hide()
        matches = key != STATISTICS
        self._stack.setCurrentWidget(self._matches if matches else self.statistics)
        self.search.setVisible(matches)
        self.import_button.setVisible(key == MATCHES)
        self._head.setStretch(2, 0 if matches else 1)
        self._history.thrown_away = key == THROWN_AWAY
        self.empty_button.hide()
        if matches:
            self._retranslate_list()
            self.look_up()

    def focus_first(self) -> None:
        """Give the focus to what is most likely wanted."""
        if self._stack.currentWidget() is self._matches and self.chosen is not None:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.parts.taken_button().setFocus(Qt.FocusReason.TabFocusReason)

    # -- what people do

    def _emit(self, signal: object) -> None:
        match = self.chosen
        if match is not None:
            signal.emit(match.match.id)  # type: ignore[attr-defined]  # a bound signal

    def _save(self) -> None:
        match = self.chosen
        if match is not None:
            choose_where_to_save(self, self._library, match)

    def _taken_in(self, taken: TakenIn) -> None:
        ids = taken.added or taken.known
        if not ids:
            return
        self.search.clear()
        self.look_up()
        self.list.choose(self.model.row_of(ids[-1]) or 0)
        parts = []
        if taken.added:
            count = len(taken.added)
            parts.append(QCoreApplication.translate("History", "%n match(es) added", "from files", count))
        if taken.known:
            count = len(set(taken.known))
            parts.append(QCoreApplication.translate("History", "%n match(es) known already", "from files", count))
        self.toast.say(facts(parts), "open")

    def _open_chosen(self) -> None:
        """What a double click or Enter means."""
        if self.in_bin:
            self._take_chosen_back()
        else:
            self._emit(self.watch)

    def _ask_to_give_up(self) -> None:
        match = self.chosen
        if match is not None:
            ask_to_give_up(self, facts((match.title, match.when)), lambda: self.give_up(match.match.id))

    def give_up(self, match_id: int) -> None:
        """Let nobody go on with a match; it stays in the list."""
        if self._services.controller.give_up(match_id):
            self.refresh()
            self.focus_first()
            self.toast.say(given_up_text(), "flag")

    def _delete_chosen(self) -> None:
        match = self.chosen
        if match is None:
            return
        if not self.in_bin:
            self.throw_away(match.match.id)
            return
        self._ask(
            QCoreApplication.translate("History", "Delete this match for good?"),
            QCoreApplication.translate(
                "History", "{match}. Its moves are gone for good; what was won stays counted.", "game and time"
            ).format(match=facts((match.title, match.when))),
            lambda: self._delete([match.match.id]),
        )

    def _ask_to_empty(self) -> None:
        self._ask(
            QCoreApplication.translate("History", "Delete %n match(es) for good?", "", self.model.count),
            QCoreApplication.translate("History", "Their moves are gone for good; what was won stays counted."),
            lambda: self._delete(self.model.every_id()),
        )

    def _ask(self, title: str, text: str, delete: Callable[[], None]) -> None:
        """Ask before something is gone for good."""
        answers = [
            Answer("keep", QCoreApplication.translate("History", "Keep", "button: a match"), default=True),
            Answer("delete", QCoreApplication.translate("History", "Delete", "button"), "danger", "trash"),
        ]
        ask(self, title, text, answers, lambda key: delete() if key == "delete" else None)

    def throw_away(self, match_id: int) -> None:
        """Put a saved match among those thrown away; the one after it is chosen."""
        store = self._services.matches
        row = self.model.row_of(match_id)
        if store is None or row is None:
            return
        self.deleting.emit(match_id)
        try:
            store.throw_away(match_id, self._services.clock())
        except StorageError as error:
            self._tell(error)
            return
        self._thrown_away = match_id
        self._gone(row)
        self.toast.say(
            QCoreApplication.translate("History", "Match deleted"),
            "trash",
            QCoreApplication.translate("History", "Take back", "button: the match that was just deleted"),
            self.take_last_back,
        )

    def take_last_back(self) -> None:
        """The match that was thrown away last is in the list again, if it was on this page."""
        match_id, self._thrown_away = self._thrown_away, None
        if match_id is not None:
            self._take_back(match_id)

    def _take_chosen_back(self) -> None:
        match = self.chosen
        if match is not None:
            self._take_back(match.match.id)

    def _take_back(self, match_id: int) -> None:
        store = self._services.matches
        if store is None:
            return
        try:
            store.take_back(match_id)
        except StorageError as error:
            self._tell(error)
            return
        row = self.model.row_of(match_id)
        if self.in_bin and row is not None:
            self._gone(row)
        else:
            self.search.clear()
            self.look_up()
            self.list.choose(self.model.row_of(match_id) or 0)
            self.focus_first()
        self.toast.say(QCoreApplication.translate("History", "The match is in the list again"), "undo")

    def _delete(self, ids: Sequence[int]) -> None:
        """Delete matches for good."""
        store = self._services.matches
        if store is None:
            return
        try:
            for match_id in ids:
                self.deleting.emit(match_id)
                store.delete(match_id)
        except StorageError as error:
            self._tell(error)
        row = self.list.row
        self.look_up()
        self.list.choose(row)
        self.focus_first()

    def _gone(self, row: int) -> None:
        self.model.remove(row)
        self._say_found()
        self.list.choose(row)
        self.focus_first()

    def _tell(self, error: StorageError) -> None:
        tell_storage_error(self, error)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line that is searched for, Down leads into the list and Escape empties the line."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down and not self.list.isHidden():
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.take_last_back()
        else:
            super().keyPressEvent(event)

    # -- looks

    def _retranslate(self) -> None:
        title = QCoreApplication.translate("History", "History", "all matches of the past: the page's title")
        self.bar.set_title(title)
        back = QCoreApplication.translate("NewMatch", "Back")
        self._back.setAccessibleName(back)
        self._back.set_tooltip(back)
        self.parts.set_segments(_segments(), self.parts.current())
        self.parts.setAccessibleName(title)
        search = QCoreApplication.translate("History", "Search: name, game, date")
        self.search.setPlaceholderText(search)
        self.search.setAccessibleName(search)
        self.import_button.set_text(QCoreApplication.translate("History", "Add from files…", "button: matches"))
        self.import_button.setToolTip(
            QCoreApplication.translate("History", "Add matches that were saved as files to this list")
        )
        self.empty_button.set_text(QCoreApplication.translate("History", "Delete all…", "button: for good"))
        self.empty_button.setToolTip(
            QCoreApplication.translate("History", "Delete all these matches for good; you are asked first")
        )
        self._retranslate_list()
        self.details.retranslate()

    def _retranslate_list(self) -> None:
        self.list.setAccessibleName(
            QCoreApplication.translate("History", "Deleted matches")
            if self.in_bin
            else QCoreApplication.translate("History", "All matches, the newest first")
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.refresh()

    def _fit_search(self, room: float) -> None:
        """Give the line that is searched for a row of its own where large letters leave it too little of the first.
        room: the width of the row, px."""
        beside = self.parts.sizeHint().width() + self.import_button.sizeHint().width() + 2 * px(4)
        alone = room - beside < self.search.least_width()
        wanted, other = (self._second, self._head) if alone else (self._head, self._second)
        if wanted.indexOf(self.search) < 0:
            other.removeWidget(self.search)
            wanted.insertWidget(0 if alone else 1, self.search, 1)

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            narrow = self.width() < _NARROW * self.k
            side = px(16 if narrow else 40)
            self._column.setContentsMargins(0, px(12), 0, 0)
            self._column.setSpacing(0)
            self._head.setContentsMargins(side, 0, side, 0)
            self._head.setSpacing(px(4))
            self._second.setContentsMargins(side, 0, side, 0)
            self._fit_search(self.width() - 2 * side)
            # What is inside has room for the panels' shadows.
            self._row.setContentsMargins(side, px(8), side, px(14 if narrow else 28))
            self.statistics.set_side(side)
            self._row.setSpacing(px(12 if narrow else 18))
            margin = px(8)
            self._inner.setContentsMargins(margin, margin, margin, margin)
            self._inner.setSpacing(px(4))
            self.found.setIndent(px(10))
            self._nothing.setContentsMargins(px(14), px(20), px(14), px(20))
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.theme_changed()


def _segments() -> list[tuple[str, str]]:
    return [
        (MATCHES, QCoreApplication.translate("History", "Matches", "the list of all matches")),
        (STATISTICS, QCoreApplication.translate("History", "Statistics", "what everybody has played and won")),
        (THROWN_AWAY, QCoreApplication.translate("History", "Deleted", "the list of the matches that were deleted")),
    ]
