"""The saved matches: a header, rows of moves with a cursor, and which of them is on the table."""

from __future__ import annotations

import datetime
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError, UnreadableMatch, os_error
from cardgui.storage.header_facts import search_words
from cardgui.storage.match_rows import (
    Sitting,
    StoredMove,
    check_moves,
    check_summary,
    export,
    game_of,
    insert_moves,
    insert_seated,
    json_or_none,
    json_text,
    parse_json,
    read_header,
    read_moves,
    read_seated,
    shown_number,
    shown_text,
)
from cardgui.storage.new_names import reserve
from cardgui.storage.statistics import SeatResult, enter_given_up, erase_results, insert_results

_LOST: Final = -1
"""A revision that no match has: what was saved last is not known, since a change failed."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """One match as it was saved last.

    Attributes:
        header: JSON text of the record without its moves.
        moves: all that are kept; those from `cursor` on were undone and can be redone.
        cursor: the number of moves that count.
        seated: one entry a seat that was told to `create` or `set_seated`.
        title: what the people call it, "" for no name.
        started, last_played: seconds since 1970, UTC.
        undos: how often moves were taken back.
        finished: the result of its end is in the statistics.
        given_up: the people have given it up (`give_up`).
    """

    id: int
    header: str
    moves: tuple[StoredMove, ...]
    cursor: int
    seated: tuple[Sitting, ...]
    title: str
    started: float
    last_played: float
    undos: int
    finished: bool
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What a start page shows of a match. `moves` counts those that count; `summary` is always the text of a JSON
    object, `{}` where nothing that can be read was stored. The rest as in `StoredMatch`."""

    id: int
    game: str
    title: str
    started: float
    last_played: float
    moves: int
    finished: bool
    summary: str
    given_up: bool = False


class MatchStore:
    """The saved matches.

    Every change is one transaction that is on the disk when the method returns, and costs the same however long the
    match is; only `create` and `replace_moves` write as many rows as they are given moves. `now` is the time in
    seconds since 1970, UTC.

    All methods raise StorageError. A change to a match raises it with code "out_of_step", and does nothing, when
    something else than this object changed the match since this object wrote or loaded it: then two windows play
    it. After a change that failed, all later ones to that match are refused in the same way, so that no move can be
    left out; `replace_moves` (or `load`) ends that.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._revisions: dict[int, int] = {}

    # Writing

    def create(
        self,
        header: str,
        seated: Sequence[Sitting],
        now: float,
        *,
        moves: Sequence[str] = (),
        title: str = "",
        summary: str = "{}",
        undos: int = 0,
    ) -> int:
        """Save a new match and answer its id. It is not on the table before `set_open`.

        header: JSON text of a record without `moves`; it must name its game.  moves: those already made, each a
        gesture of its own.  summary: JSON text of an object, for the start page; storage does not look into it.
        undos: 1 for a match that goes on from where another one stood.
        Raises ValueError for a header or summary that is none.
        """
        game = game_of(header)
        check_summary(summary)
        stored = [StoredMove(text, gesture) for gesture, text in enumerate(moves)]
        check_moves(stored)
        with self._database.transaction() as connection:
            match_id = connection.execute(
                "INSERT INTO matches (game, title, started, header, words) VALUES (?, ?, ?, ?, ?)",
                (game, title, now, header, search_words(header)),
            ).lastrowid
            assert match_id is not None
            connection.execute(
                "INSERT INTO progress (match_id, cursor, revision, undos, last_played, summary) "
                "VALUES (?, ?, 0, ?, ?, ?)",
                (match_id, len(stored), undos, now, summary),
            )
            insert_moves(connection, match_id, 0, stored)
            insert_seated(connection, match_id, seated)
        self._revisions[match_id] = 0
        return match_id

    def append(self, match_id: int, at: int, moves: Sequence[str], now: float, *, summary: str | None = None) -> None:
        """Save the moves of one gesture; they follow move number `at` - 1, which must be the cursor.

        What could be redone there is cut off. `summary` replaces the stored one. A result of the match is taken
        away, since the match goes on, and so is that it was given up.
        Raises StorageError "out_of_step" also when `at` is not the cursor.
        """
        if isinstance(moves, str):
            raise TypeError("moves: expected a list of texts")
        if summary is not None:
            check_summary(summary)
        check_moves([StoredMove(text, 0) for text in moves])
        with self._changed(match_id) as connection:
            row = connection.execute(
                "SELECT gesture FROM moves WHERE match_id = ? AND number = ?", (match_id, at - 1)
            ).fetchone()
            changed = connection.execute(
                "UPDATE progress SET cursor = ?, last_played = ?, finished_at = NULL, thrown_away = NULL, "
                "given_up = 0, summary = coalesce(?, summary) WHERE match_id = ? AND cursor = ?",
                (at + len(moves), now, summary, match_id, at),
            ).rowcount
            if changed == 0 or (row is None and at > 0):
                raise StorageError("out_of_step", self._database.path)
            gesture = 0 if row is None else int(shown_number(row[0])) + 1
            erase_results(connection, match_id)
            connection.execute("DELETE FROM moves WHERE match_id = ? AND number >= ?", (match_id, at))
            insert_moves(connection, match_id, at, [StoredMove(text, gesture) for text in moves])

    def move_cursor(self, match_id: int, cursor: int, now: float, *, summary: str | None = None) -> None:
        """Undo or redo: from now on the first `cursor` moves count. Going back counts as an undo, a match whose end is
        taken back loses its result, and one that was given up no longer is. Raises ValueError when there are not that
        many moves."""
        if summary is not None:
            check_summary(summary)
        with self._changed(match_id) as connection:
            (old, finished_at, given_up) = connection.execute(
                "SELECT cursor, finished_at, given_up FROM progress WHERE match_id = ?", (match_id,)
            ).fetchone()
            last = connection.execute(
                "SELECT 1 FROM moves WHERE match_id = ? AND number = ?", (match_id, cursor - 1)
            ).fetchone()
            if cursor < 0 or (cursor > 0 and last is None):
                raise ValueError(f"match {match_id} has no {cursor} moves")
            if given_up or (finished_at is not None and cursor != finished_at):
                erase_results(connection, match_id)
                finished_at = None
            connection.execute(
                "UPDATE progress SET cursor = ?, undos = undos + ?, finished_at = ?, given_up = 0, last_played = ?, "
                "summary = coalesce(?, summary) WHERE match_id = ?",
                (cursor, int(cursor < old), finished_at, now, summary, match_id),
            )

    def replace_moves(self, match_id: int, moves: Sequence[StoredMove], cursor: int, now: float) -> None:
        """Save all moves anew, whatever was saved before and whoever did: the way back after a save that failed.

        A result is taken away; call `finish` again where the match is over.
        """
        check_moves(moves)
        if not 0 <= cursor <= len(moves):
            raise ValueError(f"cursor {cursor} of {len(moves)} moves")
        self._revisions.pop(match_id, None)
        with self._changed(match_id) as connection:
            erase_results(connection, match_id)
            connection.execute("DELETE FROM moves WHERE match_id = ?", (match_id,))
            insert_moves(connection, match_id, 0, moves)
            connection.execute(
                "UPDATE progress SET cursor = ?, finished_at = NULL, given_up = 0, last_played = ? WHERE match_id = ?",
                (cursor, now, match_id),
            )

    def replace_header(self, match_id: int, header: str) -> None:
        """Save another header. Raises ValueError for one that is none."""
        game = game_of(header)
        with self._changed(match_id) as connection:
            connection.execute("UPDATE matches SET game = ? WHERE id = ?", (game, match_id))
            _write_header(connection, match_id, header)

    def set_changes(self, match_id: int, changes: str) -> None:
        """Save who sat in a chair from which move on. changes: JSON text of NOTATION.md's list `changes`.

        Raises ValueError when it is no list, UnreadableMatch when the saved header cannot be read.
        """
        value = parse_json(changes)
        if not isinstance(value, list):
            raise ValueError("changes: expected a JSON list")
        with self._changed(match_id) as connection:
            header = json.loads(read_header(connection, match_id))
            if value:
                header["changes"] = value
            else:
                header.pop("changes", None)
            _write_header(connection, match_id, json_text(header))

    def set_seated(self, match_id: int, seated: Sequence[Sitting]) -> None:
        """Save which people sit where now."""
        with self._changed(match_id) as connection:
            connection.execute("DELETE FROM seated WHERE match_id = ?", (match_id,))
            insert_seated(connection, match_id, seated)

    def set_title(self, match_id: int, title: str) -> None:
        """Save what the people call the match."""
        with self._changed(match_id) as connection:
            connection.execute("UPDATE matches SET title = ? WHERE id = ?", (title, match_id))

    def set_summary(self, match_id: int, summary: str) -> None:
        """Save what the start page shows, a JSON object. Raises ValueError when it is none."""
        check_summary(summary)
        with self._changed(match_id) as connection:
            connection.execute("UPDATE progress SET summary = ? WHERE match_id = ?", (summary, match_id))

    def finish(self, match_id: int, results: Sequence[SeatResult], now: float, *, summary: str | None = None) -> bool:
        """Enter the result of a match that is over with its last move, and answer whether it was new.

        Called again it changes nothing, so it may be called whenever a finished match is shown, and should be when
        one is opened: the program may have ended between the last move and its result. Taking back the end takes
        the result away (`move_cursor`).
        """
        if summary is not None:
            check_summary(summary)
        with self._changed(match_id) as connection:
            (game, cursor, undos, finished_at) = connection.execute(
                "SELECT game, cursor, undos, finished_at FROM progress JOIN matches ON id = match_id "
                "WHERE match_id = ?",
                (match_id,),
            ).fetchone()
            if finished_at == cursor:
                return False
            erase_results(connection, match_id)
            insert_results(connection, match_id, game, results, undos, cursor, now)
            connection.execute(
                "UPDATE progress SET finished_at = cursor, given_up = 0, last_played = ?, "
                "summary = coalesce(?, summary) WHERE match_id = ?",
                (now, summary, match_id),
            )
            return True

    def throw_away(self, match_id: int, now: float) -> None:
        """Take a match off the table and out of `recent`, and out of the history but for what was thrown away. Nothing
        of it is lost, and its result stays in the statistics. One that is gone already is no error."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM at_table WHERE match_id = ?", (match_id,))
            connection.execute("UPDATE progress SET thrown_away = ? WHERE match_id = ?", (now, match_id))

    def take_back(self, match_id: int) -> None:
        """A match that was thrown away is where it was."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE progress SET thrown_away = NULL WHERE match_id = ?", (match_id,))

    def give_up(self, match_id: int, now: float) -> bool:
        """Enter that the people do not go on with a match, and take it off the table. Answers whether that is new: one
        that is over, or was given up before, stays as it is.

        It is counted for everybody who is known and sits there now, apart from what was played to the end. Whoever
        plays on takes it up again, and so does `take_up`.
        """
        with self._changed(match_id) as connection:
            connection.execute("DELETE FROM at_table WHERE match_id = ?", (match_id,))
            given_up = connection.execute(
                "UPDATE progress SET given_up = 1 WHERE match_id = ? AND finished_at IS NULL AND NOT given_up",
                (match_id,),
            ).rowcount
            if given_up:
                erase_results(connection, match_id)
                enter_given_up(connection, match_id, now)
        return bool(given_up)

    def take_up(self, match_id: int) -> bool:
        """A match that was given up is gone on with. Answers whether it was one."""
        with self._changed(match_id) as connection:
            taken_up = connection.execute(
                "UPDATE progress SET given_up = 0 WHERE match_id = ? AND given_up", (match_id,)
            ).rowcount
            if taken_up:
                erase_results(connection, match_id)
        return bool(taken_up)

    def delete(self, match_id: int) -> None:
        """Remove a match with its moves. Its result stays in the statistics. One that is gone already is no error."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))
        self._revisions.pop(match_id, None)

    # The match on the table

    def set_open(self, match_id: int) -> None:
        """This match is on the table, and no other; it is opened at the next start."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO at_table (one, match_id) VALUES (1, ?)", (match_id,))

    def clear_open(self) -> None:
        """No match is on the table. It stays saved."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM at_table")

    def open_match(self) -> int | None:
        """The match that is or was on the table; one that was given up is only looked at there, and is none."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT match_id FROM at_table JOIN progress USING (match_id) WHERE NOT given_up")
            row = row.fetchone()
        return None if row is None else int(row[0])

    # Reading

    def load(self, match_id: int) -> StoredMatch:
        """The whole match. Raises UnreadableMatch when it is gone or cannot be understood."""
        with self._database.reading() as connection:
            header = read_header(connection, match_id)
            row = connection.execute(
                "SELECT title, started, cursor, revision, undos, last_played, finished_at, given_up "
                "FROM matches JOIN progress ON match_id = id WHERE id = ?",
                (match_id,),
            ).fetchone()
            moves = read_moves(connection, match_id)
            seated = read_seated(connection, match_id)
        match row:
            case (
                str(title), float(started), int(cursor), int(revision), int(undos), float(last_played), finished_at,
                given_up,
            ):  # fmt: skip
                pass
            case _:
                raise UnreadableMatch(match_id, "its state is damaged; expected the number of moves that count")
        if not 0 <= cursor <= len(moves):
            raise UnreadableMatch(match_id, f"{cursor} moves count; expected 0 to {len(moves)}, as many as there are")
        self._revisions[match_id] = revision
        return StoredMatch(
            match_id,
            header,
            moves,
            cursor,
            seated,
            title,
            started,
            last_played,
            undos,
            finished_at is not None,
            bool(given_up),
        )

    def header(self, match_id: int) -> str:
        """JSON text of the record without its moves. Raises UnreadableMatch."""
        with self._database.reading() as connection:
            return read_header(connection, match_id)

    def moves(self, match_id: int) -> list[StoredMove]:
        """All moves that are kept, with those that can be redone. Raises UnreadableMatch."""
        with self._database.reading() as connection:
            read_header(connection, match_id)
            return list(read_moves(connection, match_id))

    def cursor(self, match_id: int) -> int:
        """The number of moves that count. Raises UnreadableMatch."""
        return self.load(match_id).cursor

    def recent(self, limit: int, unfinished: bool = False) -> list[MatchSummary]:
        """The matches played last (all with a limit below 0), the latest first, without those set aside or thrown
        away. One that cannot be understood is in the list too, as far as it goes. unfinished: only those that are
        neither over nor given up."""
        where = "set_aside IS NULL AND thrown_away IS NULL"
        if unfinished:
            where += " AND finished_at IS NULL AND NOT given_up"
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, game, title, started, last_played, cursor, finished_at IS NOT NULL, summary, given_up "
                f"FROM matches JOIN progress ON match_id = id WHERE {where} "
                "ORDER BY last_played DESC, id DESC LIMIT ?",
                (limit,),
            ).fetchall()
        return [
            MatchSummary(
                id=row[0],
                game=shown_text(row[1]),
                title=shown_text(row[2]),
                started=shown_number(row[3]),
                last_played=shown_number(row[4]),
                moves=int(shown_number(row[5])),
                finished=bool(row[6]),
                summary=row[7] if isinstance(row[7], str) and isinstance(json_or_none(row[7]), dict) else "{}",
                given_up=bool(row[8]),
            )
            for row in rows
        ]

    def alike(self, game: str, words: str, moves: Sequence[str]) -> list[int]:
        """The matches of a game whose moves begin with these: those that have no more first, then those played last;
        those thrown away at the end, those set aside not at all.

        words: the names of those who had sat there by then (`header_facts.search_words`).
        """
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id FROM matches JOIN progress ON match_id = id WHERE set_aside IS NULL AND game = ?1 "
                "AND substr(words, 1, length(?2)) = ?2 AND cursor >= ?3 "
                "ORDER BY thrown_away IS NOT NULL, cursor > ?3, last_played DESC",
                (game, words, len(moves)),
            ).fetchall()
            return [match_id for (match_id,) in rows if _begins_with(connection, match_id, moves)]

    # Setting aside

    def set_aside(self, match_id: int, today: datetime.date) -> Path:
        """Write what there is of a match to a new file in the data folder, take it off the table and out of
        `recent`, and answer the file. The rows stay.

        The file is a record `match-<id>-unreadable-<date>-<n>.cardgame` (undone moves in a field `redo`) when at
        least header and moves are what they should be, else a `.txt` with the rows as they are.
        Raises UnreadableMatch when there is no such match.
        """
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM at_table WHERE match_id = ?", (match_id,))
            if connection.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone() is None:
                raise UnreadableMatch(match_id, "there is no such match")
            suffix, content = export(connection, match_id)
            path = _write_new(self._database.folder, f"match-{match_id}", suffix, today, content)
            connection.execute("UPDATE matches SET set_aside = ? WHERE id = ?", (path.name, match_id))
        return path

    @contextmanager
    def _changed(self, match_id: int) -> Iterator[sqlite3.Connection]:
        """A transaction that changes one match, refused when something else has changed it."""
        known = self._revisions.get(match_id)
        try:
            with self._database.transaction() as connection:
                row = connection.execute("SELECT revision FROM progress WHERE match_id = ?", (match_id,)).fetchone()
                if row is None or not isinstance(row[0], int) or known not in (None, row[0]):
                    raise StorageError("out_of_step", self._database.path)
                connection.execute("UPDATE progress SET revision = revision + 1 WHERE match_id = ?", (match_id,))
                yield connection
        except StorageError:
            self._revisions[match_id] = _LOST
            raise
        self._revisions[match_id] = row[0] + 1


def _write_header(connection: sqlite3.Connection, match_id: int, header: str) -> None:
    connection.execute(
        "UPDATE matches SET header = ?, words = ? WHERE id = ?", (header, search_words(header), match_id)
    )


def _begins_with(connection: sqlite3.Connection, match_id: int, moves: Sequence[str]) -> bool:
    """Whether these are the first moves of a match; it is read no further than to the first that is another one."""
    stored = connection.execute(
        "SELECT text FROM moves WHERE match_id = ? ORDER BY number LIMIT ?", (match_id, len(moves))
    )
    return all(text == row[0] for text, row in zip_longest(moves, stored, fillvalue=(None,)))


def _write_new(folder: Path, stem: str, suffix: str, today: datetime.date, content: bytes) -> Path:
    """Write `content` to a new file and onto the disk; answer its path."""
    try:
        path = reserve(folder, stem, suffix, today)
        try:
            with path.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            path.unlink()
            raise
    except OSError as error:
        raise os_error(error, folder) from error
    return path
