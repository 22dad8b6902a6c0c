"""The matches that a list shows: read page by page as they come in sight."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from cardgui.storage.errors import StorageError
from cardgui.storage.history import MatchHistory, Place, Term
from cardgui.storage.people import Person
from cardgui.windows.past_match import ShownMatch, shown

AnyIndex = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
PAGE = 60
"""So many matches are read at a time."""


class HistoryModel(QAbstractListModel):
    """rows: the matches that were read so far.  count: of all that were found."""

    def __init__(self, history: MatchHistory, failed: Callable[[StorageError], object]) -> None:
        """failed: called when something cannot be read; the list then ends there."""
        super().__init__()
        self._history = history
        self._failed = failed
        self._terms: Sequence[Term] = ()
        self._people: Mapping[int, Person] = {}
        self._now = datetime.datetime.fromtimestamp(0)
        self._place: Place | None = None
        self._ended = True
        self.rows: list[ShownMatch] = []
        self.count = 0

    def search(self, terms: Sequence[Term], people: Mapping[int, Person], now: datetime.datetime) -> None:
        """List the matches that have all the terms, the first page of them. now: local time."""
        self.beginResetModel()
        self._terms, self._people, self._now = terms, people, now
        self._place, self._ended, self.rows = None, False, []
        try:
            self.count = self._history.count(terms)
        except StorageError as error:
            self.count, self._ended = 0, True
            self._failed(error)
        self.rows = self._read()
        self.endResetModel()

    def _read(self) -> list[ShownMatch]:
        """The next page."""
        if self._ended:
            return []
        try:
            page = self._history.page(self._terms, self._place, PAGE)
        except StorageError as error:
            self._ended = True
            self._failed(error)
            return []
        self._ended = len(page) < PAGE
        if page:
            self._place = page[-1].last_played, page[-1].id
        return [shown(match, self._people, self._now) for match in page]

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return not parent.isValid() and not self._ended

    def fetchMore(self, parent: AnyIndex) -> None:
        more = self._read()
        if more:
            first = len(self.rows)
            self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
            self.rows += more
            self.endInsertRows()

    def remove(self, row: int) -> None:
        """Take a match that is gone from the list."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self.rows[row]
        self.count -= 1
        self.endRemoveRows()

    def every_id(self) -> list[int]:
        """The ids of all matches that were found."""
        while not self._ended:
            self.fetchMore(QModelIndex())
        return [entry.match.id for entry in self.rows]

    def row_of(self, match_id: int) -> int | None:
        """Where a match stands among those that were read."""
        return next((row for row, entry in enumerate(self.rows) if entry.match.id == match_id), None)

    def rowCount(self, parent: AnyIndex = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()].title
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()].spoken
        return None
