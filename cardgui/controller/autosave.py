"""Saves the match on the table after every change, and lets play go on where that fails."""

from __future__ import annotations

import datetime
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from cardgui.controller.known_matches import KnownMatch, known_match
from cardgui.controller.open_match import OpenMatch
from cardgui.rules.errors import english
from cardgui.rules.seats import SeatChange
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.storage.match_rows import Sitting, StoredMove
from cardgui.storage.matches import MatchStore, StoredMatch
from cardgui.storage.people import PeopleStore, Person
from cardgui.storage.statistics import SeatResult

_ALL = -1
"""SQLite's limit that is none."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that is saved of a match.

    header: the record as JSON; its moves are not looked at.  moves: those that can be played again included.
    cursor: how many count.  seated: who sits where, by seat.  summary: JSON of an object for the start page.
    results: of a match that is over, else None.
    """

    header: str
    moves: Sequence[StoredMove]
    cursor: int
    seated: Sequence[Sitting]
    summary: str
    results: Sequence[SeatResult] | None


class Autosave:
    """Keeps the match on the table saved. Writing never raises: when it fails, `failed` is called, once until it
    succeeds again, and each later change tries to save the whole match. A match that something else has changed
    meanwhile is saved as another one, so that both are kept.

    match_id: of the saved match; None while there is none.  store: None where nothing is saved.
    """

    def __init__(
        self,
        database: Database | None,
        snapshot: Callable[[], Snapshot],
        failed: Callable[[StorageError], None],
        clock: Callable[[], float],
    ) -> None:
        """database: None saves nothing.  snapshot: the match on the table as it is now.  clock: s since 1970, UTC."""
        self.store = None if database is None else MatchStore(database)
        self._people = None if database is None else PeopleStore(database)
        self._snapshot = snapshot
        self._failed = failed
        self._clock = clock
        self._behind = False
        self._told = False
        self._undos = 0
        self.match_id: int | None = None

    # -- writing

    def begin(self, undos: int = 0) -> None:
        """Save the match on the table as a new one. undos: how often moves were taken back before it began."""
        self._forget()
        self._undos = undos
        self._save(lambda store, match: None)

    def adopt(self, match_id: int, go_on: bool = True) -> None:
        """The match on the table is this saved one. go_on: it is taken up again if it was given up."""
        self._forget()
        self._undos = 0
        self.match_id = match_id
        self._save(lambda store, match: store.set_open(match))
        if go_on:
            self._save(lambda store, match: store.take_up(match))

    def give_up(self, match_id: int) -> bool:
        """Nobody goes on with a saved match. Answers whether that could be saved, and tells of it where not."""
        if self.store is None:
            return True
        if match_id == self.match_id:
            # What could not be saved before is saved first.
            self._save(lambda store, match: None)
        try:
            self.store.give_up(match_id, self._clock())
        except StorageError as error:
            self._failed(error)
            return False
        return True

    def append(self, at: int, moves: Sequence[str], summary: str) -> None:
        """Save one gesture, which follows move number `at` - 1, in one transaction."""
        self._save(lambda store, match: store.append(match, at, moves, self._clock(), summary=summary))

    def move_cursor(self, cursor: int, summary: str) -> None:
        """Save that the first `cursor` moves count."""
        self._save(lambda store, match: store.move_cursor(match, cursor, self._clock(), summary=summary))

    def set_changes(self, changes: Sequence[SeatChange]) -> None:
        """Save who sat where from which move on."""
        text = msgspec.json.encode(changes).decode()
        self._save(lambda store, match: store.set_changes(match, text))

    def set_seated(self, seated: Sequence[Sitting]) -> None:
        """Save which people sit where."""
        self._save(lambda store, match: store.set_seated(match, seated))

    def finish(self) -> None:
        """Enter the results of a match that is over; they count once however often they are entered."""
        self._save(lambda store, match: self._enter(store, match, self._snapshot().results))

    def put_away(self) -> None:
        """No match is on the table any more."""
        self._forget()
        if self.store is not None:
            try:
                self.store.clear_open()
            except StorageError as error:
                self._failed(error)

    def _forget(self) -> None:
        self.match_id = None
        self._behind = self._told = False

    def _save(self, write: Callable[[MatchStore, int], object]) -> None:
        if self.store is None:
            return
        try:
            if self.match_id is None:
                self._write_new(self.store)
            elif self._behind:
                self._write_anew(self.store, self.match_id)
            else:
                write(self.store, self.match_id)
        except StorageError as error:
            if error.code == "out_of_step" and self.match_id is not None and not self._behind:
                logger.warning("saved match %d was changed elsewhere and is saved as another one", self.match_id)
                self.match_id = None
                self._failed(error)
                self._save(write)
                return
            self._behind = True
            if not self._told:
                self._told = True
                self._failed(error)
        else:
            self._behind = self._told = False

    def _write_new(self, store: MatchStore) -> None:
        now = self._clock()
        saved = self._snapshot()
        texts = [move.text for move in saved.moves]
        match = store.create(
            without_moves(saved.header), saved.seated, now, moves=texts, summary=saved.summary, undos=self._undos
        )
        self.match_id = match
        single = [StoredMove(text, number) for number, text in enumerate(texts)]
        if saved.cursor != len(texts) or single != list(saved.moves):
            store.replace_moves(match, saved.moves, saved.cursor, now)
        store.set_open(match)
        self._enter(store, match, saved.results)

    def _write_anew(self, store: MatchStore, match: int) -> None:
        saved = self._snapshot()
        store.replace_moves(match, saved.moves, saved.cursor, self._clock())
        store.replace_header(match, without_moves(saved.header))
        store.set_seated(match, saved.seated)
        store.set_summary(match, saved.summary)
        store.set_open(match)
        self._enter(store, match, saved.results)

    def _enter(self, store: MatchStore, match: int, results: Sequence[SeatResult] | None) -> None:
        if results is not None:
            known = self.people()
            store.finish(match, [result for result in results if result.person in known], self._clock())

    # -- reading

    def people(self) -> dict[int, Person]:
        """Everybody who is known, by id; nobody where they cannot be read."""
        if self._people is None:
            return {}
        try:
            return {person.id: person for person in self._people.all()}
        except StorageError as error:
            logger.warning("the people cannot be read: %s", error)
            return {}

    def open_match(self) -> int | None:
        """The saved match that was on the table last. Raises StorageError."""
        return None if self.store is None else self.store.open_match()

    def known(self, table: OpenMatch) -> KnownMatch | None:
        """The saved match that holds all of this one; it is not thrown away any more. None where that cannot be
        told."""
        if self.store is None:
            return None
        try:
            found = known_match(self.store, table)
            if found is not None:
                self.store.take_back(found.id)
        except StorageError as error:
            logger.warning("saved matches cannot be compared: %s", error)
            return None
        return found

    def unfinished(self) -> list[int]:
        """All saved matches that are not over and not set aside, the latest first. Raises StorageError."""
        if self.store is None:
            return []
        return [row.id for row in self.store.recent(_ALL) if not row.finished]

    def load(self, match_id: int) -> StoredMatch:
        """A saved match. Raises StorageError, or UnreadableMatch."""
        if self.store is None:
            raise StorageError("refused", None, english("nothing is saved here"))
        return self.store.load(match_id)

    def set_aside(self, match_id: int) -> Path | None:
        """Keep what there is of a saved match that cannot be read in a file, and answer the file.

        It is not opened again at the next start. None when there is no such match. Raises StorageError.
        """
        assert self.store is not None
        today = datetime.datetime.fromtimestamp(self._clock()).date()
        try:
            return self.store.set_aside(match_id, today)
        except UnreadableMatch:
            return None


def without_moves(record: str) -> str:
    """A record as it is saved: its moves are rows of their own."""
    fields: dict[str, msgspec.Raw] = msgspec.json.decode(record, type=dict[str, msgspec.Raw])
    fields.pop("moves", None)
    return msgspec.json.encode(fields).decode()
