"""All matches of the past: searched, and read page by page, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.storage.database import Database
from cardgui.storage.match_rows import json_or_none, shown_number, shown_text


@dataclass(frozen=True, slots=True)
class PastMatch:
    """One match as a list shows it.

    started, last_played: seconds since 1970, UTC.  moves: that count.  undos: how often moves were taken back.
    finished: the result of its end is in the statistics.  given_up: see `MatchStore.give_up`.
    summary: JSON text of an object.
    """

    id: int
    game: str
    started: float
    last_played: float
    moves: int
    undos: int
    finished: bool
    summary: str
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """One word that is searched for. A match has it where any of these holds.

    text: part of a name that sat there, as `header_facts.folded` writes it.
    people: ids; one of them sits there.  games: their names.
    days, months, weekdays, years: of the last move, in local time; a day of the month and a month from 1, a weekday
        from 0 for Sunday.
    since, until: the last move was made then, seconds since 1970; the second is no part of it.
    """

    text: str
    people: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    days: tuple[int, ...] = ()
    months: tuple[int, ...] = ()
    weekdays: tuple[int, ...] = ()
    years: tuple[int, ...] = ()
    since: float = 0.0
    until: float = 0.0


Place = tuple[float, int]
"""Where a page ends: `last_played` and id of its last match."""

_DATE_PARTS = (("days", "%d"), ("months", "%m"), ("weekdays", "%w"), ("years", "%Y"))


class MatchHistory:
    """Reads the saved matches that are not set aside. All methods raise StorageError; each is one query.

    thrown_away: those are read that were thrown away, instead of those that were not.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.thrown_away = False

    def page(self, terms: Sequence[Term], after: Place | None, limit: int) -> list[PastMatch]:
        """The next `limit` matches that have all the terms, played last first.

        after: where the page before ended, None for the first page. One that cannot be understood is in it as far
        as it goes.
        """
        where, values = _condition(terms, self.thrown_away)
        if after is not None:
            where += " AND (last_played, match_id) < (?, ?)"
            values += after
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, game, started, last_played, cursor, undos, finished_at IS NOT NULL, summary, given_up "
                f"FROM progress JOIN matches ON id = match_id WHERE {where} "
                "ORDER BY last_played DESC, match_id DESC LIMIT ?",
                (*values, limit),
            ).fetchall()
        return [_past_match(row) for row in rows]

    def count(self, terms: Sequence[Term]) -> int:
        """How many matches have all the terms."""
        where, values = _condition(terms, self.thrown_away)
        with self._database.reading() as connection:
            (count,) = connection.execute(
                f"SELECT count(*) FROM progress JOIN matches ON id = match_id WHERE {where}", values
            ).fetchone()
        return int(count)


def _condition(terms: Sequence[Term], thrown_away: bool) -> tuple[str, list[object]]:
    kept = "thrown_away IS NOT NULL" if thrown_away else "thrown_away IS NULL"
    parts, values = ["set_aside IS NULL", kept], list[object]()
    for term in terms:
        any_of = ["instr(words, ?) > 0"]
        values.append(term.text)
        if term.people:
            any_of.append(f"id IN (SELECT match_id FROM seated WHERE person_id IN ({_marks(term.people)}))")
            values += term.people
        if term.games:
            any_of.append(f"game IN ({_marks(term.games)})")
            values += term.games
        for name, form in _DATE_PARTS:
            wanted: tuple[int, ...] = getattr(term, name)
            if wanted:
                part = f"CAST(strftime('{form}', last_played, 'unixepoch', 'localtime') AS INTEGER)"
                any_of.append(f"{part} IN ({_marks(wanted)})")
                values += wanted
        if term.until > term.since:
            any_of.append("last_played >= ? AND last_played < ?")
            values += (term.since, term.until)
        parts.append(f"({' OR '.join(any_of)})")
    return " AND ".join(parts), values


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _past_match(row: Sequence[object]) -> PastMatch:
    match_id, game, started, last_played, moves, undos, finished, summary, given_up = row
    assert isinstance(match_id, int)
    return PastMatch(
        match_id,
        shown_text(game),
        shown_number(started),
        shown_number(last_played),
        int(shown_number(moves)),
        int(shown_number(undos)),
        bool(finished),
        summary if isinstance(summary, str) and isinstance(json_or_none(summary), dict) else "{}",
        bool(given_up),
    )
