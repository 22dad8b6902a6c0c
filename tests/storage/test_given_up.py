"""Matches that are given up: neither won nor played to the end, and taken up again."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from cardgui.storage import database as database_module
from cardgui.storage import schema
from cardgui.storage.database import Database
from cardgui.storage.history import MatchHistory
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import SeatResult, Statistics


@pytest.fixture
def amina(database: Database) -> int:
    return PeopleStore(database).add("Amina", "fox", 1.0)


@pytest.fixture
def match(store: MatchStore, header: str, amina: int) -> int:
    """Amina on two chairs, and moves of which the last was taken back."""
    match = store.create(header, [amina, amina], 1.0, moves=["a", "b", "c"])
    store.move_cursor(match, 2, 2.0)
    store.set_open(match)
    return match


def figures(database: Database) -> list[tuple[int, int, int]]:
    return [(row.played, row.won, row.given_up) for row in Statistics(database).read()]


def test_it_is_told_of_everywhere_and_is_off_the_table(database: Database, store: MatchStore, match: int) -> None:
    assert store.give_up(match, 5.0)
    assert not store.give_up(match, 6.0), "once"
    assert store.load(match).given_up
    assert store.recent(1)[0].given_up
    assert MatchHistory(database).page((), None, 1)[0].given_up
    assert not store.recent(1)[0].finished
    assert store.recent(1)[0].last_played == 2.0, "the time of the last move"
    assert store.open_match() is None


def test_it_counts_once_for_each_person_and_only_as_given_up(database: Database, store: MatchStore, match: int) -> None:
    store.give_up(match, 5.0)
    assert figures(database) == [(0, 0, 1)]
    (row,) = Statistics(database).read()
    assert (row.best, row.by_level, row.longest, row.last_played) == ({}, {}, None, 5.0)
    store.delete(match)
    assert figures(database) == [(0, 0, 1)]


def test_a_row_of_matches_won_goes_on_over_it(database: Database, store: MatchStore, header: str, amina: int) -> None:
    for ended in (1.0, 3.0):
        store.finish(store.create(header, [amina], 0.5), [SeatResult(0, amina, True, 9)], ended)
    store.give_up(store.create(header, [amina], 0.5), 2.0)
    (row,) = Statistics(database).read()
    assert (row.played, row.won, row.given_up, row.streak, row.best_streak) == (2, 2, 1, 2, 2)


@pytest.mark.parametrize("how", ["take_up", "append", "undo", "redo", "replace", "finish"])
def test_whoever_goes_on_takes_it_up_again(
    database: Database, store: MatchStore, match: int, amina: int, how: str
) -> None:
    store.give_up(match, 5.0)
    if how == "take_up":
        assert store.take_up(match)
        assert not store.take_up(match)
    elif how == "append":
        store.append(match, 2, ["d"], 6.0)
    elif how in ("undo", "redo"):
        store.move_cursor(match, 1 if how == "undo" else 3, 6.0)
    elif how == "replace":
        store.replace_moves(match, store.load(match).moves, 2, 6.0)
    else:
        store.finish(match, [SeatResult(0, amina, True, 9)], 6.0)
    assert not store.load(match).given_up
    assert figures(database) == ([(1, 1, 0)] if how == "finish" else [])


def test_a_match_that_is_over_cannot_be_given_up(database: Database, store: MatchStore, match: int, amina: int) -> None:
    store.finish(match, [SeatResult(0, amina, True, 9)], 4.0)
    assert not store.give_up(match, 5.0)
    assert store.load(match).finished
    assert figures(database) == [(1, 1, 0)]


def test_what_an_earlier_version_has_saved_was_not_given_up(
    folder: Path, header: str, today: datetime.date, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(database_module, "MIGRATIONS", schema.MIGRATIONS[:4])
        earlier.setattr(database_module, "VERSION", 4)
        database = Database.open(folder, today)
        connection = database.connection
        connection.execute("INSERT INTO people (name, picture, birthday, created) VALUES ('Amina', 'fox', NULL, 1.0)")
        connection.execute("INSERT INTO matches (game, title, started, header) VALUES ('skyjo', '', 1.0, ?)", (header,))
        connection.execute("INSERT INTO progress VALUES (1, 0, 2, 0, 1.0, NULL, '{}')")
        connection.execute("INSERT INTO at_table VALUES (1, 1)")
        connection.execute(
            "INSERT INTO results (match_id, seat, person_id, game, won, score, undos, ended) "
            "VALUES (7, 0, 1, 'skyjo', 1, 12, 0, 3.0)"
        )
        database.close()
    database = Database.open(folder, today)
    store = MatchStore(database)
    assert not store.load(1).given_up
    assert store.open_match() == 1
    assert figures(database) == [(1, 1, 0)]
    database.close()
