"""The saved matches that are not on the table: read, written out as records, taken in from records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardgui.controller.autosave import without_moves
from cardgui.controller.known_matches import known_match
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.opening import load_record
from cardgui.controller.showing import snapshot_of
from cardgui.storage.database import Database
from cardgui.storage.matches import MatchStore
from cardgui.storage.records_files import write_record


class Library:
    """Reads and adds saved matches; the one on the table is never changed."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        """clock: seconds since 1970, UTC."""
        self._store = MatchStore(database)
        self._clock = clock

    def read(self, match_id: int) -> OpenMatch:
        """A saved match. Raises StorageError, UnreadableMatch or RulesError."""
        return OpenMatch.read(self._store.load(match_id))

    def write_out(self, match_id: int, path: Path) -> None:
        """Write a saved match as a record file. Raises as `read` does, and RecordFileError."""
        write_record(path, self.read(match_id).record())

    def take_in(self, path: Path) -> tuple[int, bool]:
        """Save the match of a record file as a new one and answer its id, and that it is new. Where it is saved
        already, that one's id: nothing of the file is missing there, and if it was thrown away, that is taken back.

        Nobody gets a result from it: a record does not say who of the house sat there.
        Raises RecordFileError or StorageError, and nothing has changed then.
        """
        table = OpenMatch(load_record(path))
        known = known_match(self._store, table)
        if known is not None:
            self._store.take_back(known.id)
            return known.id, False
        saved = snapshot_of(table, {})
        texts = [move.text for move in saved.moves]
        now = self._clock()
        match_id = self._store.create(
            without_moves(saved.header), saved.seated, now, moves=texts, summary=saved.summary
        )
        if table.match.over:
            self._store.finish(match_id, [], now)
        return match_id, True
