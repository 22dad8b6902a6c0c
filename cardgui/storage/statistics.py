"""Who won what: the results of finished matches, and what they come to for each person and game.

A result is entered by `MatchStore.finish`, in one transaction, and once; it goes again when the end of the match is
taken back. It stays when the match is deleted and goes with the person.

A match that was given up is counted by itself: it is neither among those played nor won or lost, it has no score, and
a row of matches won goes on over it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from cardgui.rules.seats import LEVELS
from cardgui.storage.database import Database
from cardgui.storage.header_facts import Measure, read_measure


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one person. seat: from 0.  won: also when the win is shared.  score: the total, None
    where the game counts none. A team chair has one for each person in it; computer players have none."""

    seat: int
    person: int
    won: bool
    score: int | None


@dataclass(frozen=True, slots=True)
class Share:
    """So many of the matches `played` were won."""

    played: int = 0
    won: int = 0

    def and_one(self, won: bool) -> Share:
        return Share(self.played + 1, self.won + won)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What the matches of one person in one game come to: those played to the end, unless said otherwise.

    Attributes:
        played, won: matches; a shared win counts.
        played_without_undo, won_without_undo: those of them in which nobody took a move back.
        last_played: end of the latest, given up or not, seconds since 1970, UTC.
        best: the best total of the matches of one measure, that of most matches first; matches in which points say
            nothing, and those of which the measure is not known, are left out.
        by_level: matches by the strongest computer player that the person had against them, `PEOPLE_ALONE` for none;
            those of which that is not known are left out.
        longest: the most moves of a match, None where that is not known.
        streak: matches won one after the other up to the latest.  best_streak: the longest such row ever.
        given_up: matches that are not played to the end.
    """

    person: int
    game: str
    played: int
    won: int
    played_without_undo: int
    won_without_undo: int
    last_played: float
    best: dict[Measure, int] = field(default_factory=dict)
    by_level: dict[str, Share] = field(default_factory=dict)
    longest: int | None = None
    streak: int = 0
    best_streak: int = 0
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class _Match:
    """One match of one person, who may have had more than one chair in it."""

    won: bool
    undone: bool
    ended: float
    scores: tuple[int, ...]
    measure: Measure | None
    opponents: str | None
    moves: int | None
    given_up: bool = False


class Statistics:
    """Reads the results. All methods raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(self, *, person: int | None = None, game: str | None = None) -> list[GameStatistics]:
        """One entry for each person and game with a match that is over or given up, by person and then by game; only
        those of `person`, and only those of `game`, where given. One query, whatever there is."""
        with self._database.reading() as connection:
            rows = connection.execute(
                """
                SELECT person_id, game, match_id, ended, won, undos, score, measure, opponents, moves, given_up
                FROM results
                WHERE (:person IS NULL OR person_id = :person) AND (:game IS NULL OR game = :game)
                ORDER BY person_id, game, ended, match_id, seat
                """,
                {"person": person, "game": game},
            ).fetchall()
        return [
            _summed(number, name, [_match(list(chairs)) for _, chairs in groupby(played, key=lambda row: row[2])])
            for (number, name), played in groupby(rows, key=lambda row: (row[0], row[1]))
        ]


def _match(
    chairs: list[tuple[int, str, int, float, int, int, int | None, str | None, str | None, int | None, int]],
) -> _Match:
    # A person who sat in two chairs of a match played it once, and won it with either; each total counts.
    _, _, _, ended, _, undos, _, measure, _, moves, given_up = chairs[0]
    levels = [row[8] for row in chairs if row[8] is not None]
    return _Match(
        any(row[4] for row in chairs),
        undos > 0,
        ended,
        tuple(row[6] for row in chairs if row[6] is not None),
        read_measure(measure),
        max(levels, key=_strength) if levels else None,
        moves,
        bool(given_up),
    )


def _strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def _summed(person: int, game: str, every: list[_Match]) -> GameStatistics:
    """every: at least one match, the earliest first."""
    matches = [match for match in every if not match.given_up]
    totals: dict[Measure, list[int]] = {}
    by_level: dict[str, Share] = {}
    streak = best_streak = 0
    for match in matches:
        streak = streak + 1 if match.won else 0
        best_streak = max(best_streak, streak)
        if match.opponents is not None:
            by_level[match.opponents] = by_level.get(match.opponents, Share()).and_one(match.won)
        if match.measure is not None and match.scores:
            totals.setdefault(match.measure, []).extend(match.scores)
    lengths = [match.moves for match in matches if match.moves is not None]
    return GameStatistics(
        person,
        game,
        played=len(matches),
        won=sum(match.won for match in matches),
        played_without_undo=sum(not match.undone for match in matches),
        won_without_undo=sum(match.won and not match.undone for match in matches),
        last_played=every[-1].ended,
        best={
            measure: min(found) if measure.scale == "low" else max(found)
            for measure, found in sorted(totals.items(), key=lambda entry: -len(entry[1]))
        },
        by_level=by_level,
        longest=max(lengths, default=None),
        streak=streak,
        best_streak=best_streak,
        given_up=len(every) - len(matches),
    )


def insert_results(
    connection: sqlite3.Connection,
    match_id: int,
    game: str,
    results: Iterable[SeatResult],
    undos: int,
    moves: int,
    now: float,
) -> None:
    """Enter the results of one match of `moves` moves, as part of the caller's transaction."""
    connection.executemany(
        "INSERT INTO results (match_id, seat, person_id, game, won, score, undos, ended, moves, measure, opponents) "
        "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, score_measure(CAST(header AS BLOB)), "
        "strongest_opponent(CAST(header AS BLOB), ?2, ?9) FROM matches WHERE id = ?1",
        ((match_id, r.seat, r.person, game, int(r.won), r.score, undos, now, moves) for r in results),
    )


def enter_given_up(connection: sqlite3.Connection, match_id: int, now: float) -> None:
    """Enter for everybody who sits at a match that it was given up, as part of the caller's transaction."""
    connection.execute(
        "INSERT INTO results (match_id, seat, person_id, game, won, undos, ended, given_up) "
        "SELECT DISTINCT match_id, seat, person_id, game, 0, 0, ?2, 1 FROM seated JOIN matches ON id = match_id "
        "WHERE match_id = ?1 AND person_id IS NOT NULL",
        (match_id, now),
    )


def erase_results(connection: sqlite3.Connection, match_id: int) -> None:
    """Take the results of one match away, as part of the caller's transaction."""
    connection.execute("DELETE FROM results WHERE match_id = ?", (match_id,))
