"""Who won what: the results of finished matches, and what they come to for each person and game.

A result is entered by `MatchStore.finish`, in one transaction, and once; it goes again when the end of the match is
taken back. It stays when the match is deleted and goes with the person.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from cardgui.storage.database import Database


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one person. seat: from 0.  won: also when the win is shared.  score: the total, None
    where the game counts none. A team chair has one for each person in it; computer players have none."""

    seat: int
    person: int
    won: bool
    score: int | None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What the finished matches of one person in one game come to.

    Attributes:
        played, won: matches; a shared win counts.
        played_without_undo, won_without_undo: those of them in which nobody took a move back.
        lowest, highest, mean: of the totals at the ends; None where no points were counted. Which of the two is
            the best is for the game to say.
        last_played: end of the latest, seconds since 1970, UTC.
    """

    person: int
    game: str
    played: int
    won: int
    played_without_undo: int
    won_without_undo: int
    lowest: int | None
    highest: int | None
    mean: float | None
    last_played: float


class Statistics:
    """Reads the results. All methods raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(self, *, person: int | None = None, game: str | None = None) -> list[GameStatistics]:
        """One entry for each person and game with a finished match, by person and then by game; only those of
        `person`, and only those of `game`, where given."""
        # A person who sat in two chairs of a match played it once, and won it with either; each total counts.
        with self._database.reading() as connection:
            rows = connection.execute(
                """
                SELECT person_id, game, count(*), sum(won), sum(undos = 0), sum(won AND undos = 0),
                       min(lowest), max(highest), sum(points) * 1.0 / sum(scores), max(ended)
                FROM (
                    SELECT person_id, game, match_id, max(won) AS won, max(undos) AS undos, max(ended) AS ended,
                           min(score) AS lowest, max(score) AS highest, sum(score) AS points, count(score) AS scores
                    FROM results
                    WHERE (:person IS NULL OR person_id = :person) AND (:game IS NULL OR game = :game)
                    GROUP BY person_id, game, match_id
                )
                GROUP BY person_id, game
                ORDER BY person_id, game
                """,
                {"person": person, "game": game},
            ).fetchall()
        return [GameStatistics(*row) for row in rows]


def insert_results(
    connection: sqlite3.Connection, match_id: int, game: str, results: Iterable[SeatResult], undos: int, now: float
) -> None:
    """Enter the results of one match, as part of the caller's transaction."""
    connection.executemany(
        "INSERT INTO results (match_id, seat, person_id, game, won, score, undos, ended) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        ((match_id, r.seat, r.person, game, int(r.won), r.score, undos, now) for r in results),
    )


def erase_results(connection: sqlite3.Connection, match_id: int) -> None:
    """Take the results of one match away, as part of the caller's transaction."""
    connection.execute("DELETE FROM results WHERE match_id = ?", (match_id,))
