"""Results: entered once, taken back with the end of the match, summed up rightly."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from cardgui.storage.database import Database
from cardgui.storage.header_facts import Measure
from cardgui.storage.matches import MatchStore, StoredMove
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import GameStatistics, SeatResult, Share, Statistics


@pytest.fixture
def statistics(database: Database) -> Statistics:
    return Statistics(database)


@pytest.fixture
def amina(database: Database) -> int:
    return PeopleStore(database).add("Amina", "fox", 1.0)


@pytest.fixture
def linh(database: Database) -> int:
    return PeopleStore(database).add("Linh", "owl", 1.0)


@pytest.fixture
def match(store: MatchStore, header: str) -> int:
    """A match whose second move ended it."""
    return store.create(header, [], 1.0, moves=["a", "b"])


def counts(statistics: Statistics, person: int) -> tuple[int, int, int, int]:
    found = statistics.read(person=person)
    if not found:
        return (0, 0, 0, 0)
    (row,) = found
    return (row.played, row.won, row.played_without_undo, row.won_without_undo)


def test_tapping_after_the_end_counts_no_other_win(
    store: MatchStore, match: int, statistics: Statistics, amina: int, database: Database, folder: Path
) -> None:
    results = [SeatResult(0, amina, True, 12)]
    assert store.finish(match, results, 5.0)
    assert store.load(match).finished
    for _ in range(3):
        assert not store.finish(match, results, 6.0)
    database.close()
    later = Database.open(folder, datetime.date(2026, 11, 30))
    assert not MatchStore(later).finish(match, results, 7.0)
    assert counts(Statistics(later), amina) == (1, 1, 1, 1)
    assert Statistics(later).read()[0].last_played == 5.0
    later.close()


def test_undo_and_redo_over_the_end(store: MatchStore, match: int, statistics: Statistics, amina: int) -> None:
    results = [SeatResult(0, amina, True, 12)]
    store.finish(match, results, 5.0)
    for _ in range(3):
        store.move_cursor(match, 1, 6.0)
        assert counts(statistics, amina) == (0, 0, 0, 0)
        assert not store.load(match).finished
        store.move_cursor(match, 2, 7.0)
        assert store.finish(match, results, 8.0)
        # Counted once, and no longer as a match without undo.
        assert counts(statistics, amina) == (1, 1, 0, 0)
    store.move_cursor(match, 0, 9.0)
    store.append(match, 0, ["c"], 10.0)
    assert counts(statistics, amina) == (0, 0, 0, 0)


def test_staying_at_the_end_is_no_undo(store: MatchStore, match: int, statistics: Statistics, amina: int) -> None:
    store.finish(match, [SeatResult(0, amina, False, 30)], 5.0)
    store.move_cursor(match, 2, 6.0)
    assert counts(statistics, amina) == (1, 0, 1, 0)


def test_a_call_after_the_end_opens_the_match_again(
    store: MatchStore, match: int, statistics: Statistics, amina: int, linh: int
) -> None:
    store.finish(match, [SeatResult(0, amina, True, 12)], 5.0)
    store.append(match, 2, ["p1:caught p0"], 6.0)
    assert statistics.read() == []
    assert store.finish(match, [SeatResult(1, linh, True, 3)], 7.0)
    assert counts(statistics, amina) == (0, 0, 0, 0)
    assert counts(statistics, linh) == (1, 1, 1, 1)


def test_moves_saved_anew_take_the_result_away(
    store: MatchStore, match: int, statistics: Statistics, amina: int
) -> None:
    store.finish(match, [SeatResult(0, amina, True, 12)], 5.0)
    store.replace_moves(match, [StoredMove("a", 0)], 1, 6.0)
    assert statistics.read() == []
    assert not store.load(match).finished


def test_results_survive_the_match_and_go_with_the_person(
    database: Database, store: MatchStore, match: int, statistics: Statistics, amina: int, linh: int
) -> None:
    store.finish(match, [SeatResult(0, amina, True, 12), SeatResult(1, linh, False, 40)], 5.0)
    store.delete(match)
    assert counts(statistics, amina) == (1, 1, 1, 1)
    PeopleStore(database).remove(amina)
    assert [row.person for row in statistics.read()] == [linh]


def test_the_sums(store: MatchStore, statistics: Statistics, header: str, amina: int, linh: int) -> None:
    def play(game: str, undo: bool, *results: SeatResult) -> None:
        match = store.create(f'{{"game": "{game}"}}', [], 1.0, moves=["a", "b"])
        if undo:
            store.move_cursor(match, 1, 2.0)
            store.move_cursor(match, 2, 2.0)
        store.finish(match, results, float(match))

    play("skyjo", False, SeatResult(0, amina, True, -4), SeatResult(1, linh, False, 55))
    play("skyjo", True, SeatResult(0, amina, True, 10), SeatResult(1, linh, True, 10))
    play("skyjo", False, SeatResult(0, amina, False, 101))
    # In two chairs of one match, which share the win: one match, one win.
    play("skyjo", False, SeatResult(0, linh, True, 70), SeatResult(2, linh, True, 5))
    play("kings_corners", False, SeatResult(0, amina, True, None))
    assert statistics.read() == [
        GameStatistics(amina, "kings_corners", 1, 1, 1, 1, 5.0, {}, {}, 2, 1, 1),
        GameStatistics(amina, "skyjo", 3, 2, 2, 1, 3.0, {Measure("low", 100): -4}, {}, 2, 0, 2),
        GameStatistics(linh, "skyjo", 3, 2, 2, 1, 4.0, {Measure("low", 100): 5}, {}, 2, 2, 2),
    ]
    assert [row.person for row in statistics.read(game="skyjo")] == [amina, linh]
    assert [row.game for row in statistics.read(person=amina)] == ["kings_corners", "skyjo"]
    assert statistics.read(person=linh, game="kings_corners") == []


def test_the_best_total_is_that_of_matches_of_one_kind(store: MatchStore, statistics: Statistics, amina: int) -> None:
    def play(game: str, score: int, **options: object) -> None:
        seats = [{"kind": "person", "name": "Amina"}] * 2
        match = store.create(json.dumps({"game": game, "seats": seats, "options": options}), [], 1.0, moves=["a"])
        store.finish(match, [SeatResult(0, amina, True, score)], float(match))

    play("skyjo", 5, target=20)
    play("skyjo", 61)
    play("skyjo", 48)
    play("skyjo", 7, double="never")
    for score in (3, 1):
        play("kings_corners", score, scoring="penalty_points")
    play("kings_corners", 90, scoring="chips")
    play("kings_corners", 1)
    kings, skyjo = statistics.read()
    # The kind of which there are most matches comes first.
    assert list(kings.best.items()) == [(Measure("low", 25), 1), (Measure("chips", 50, 10), 90)]
    assert list(skyjo.best.items()) == [
        (Measure("low", 100), 48),
        (Measure("low", 20), 5),
        (Measure("low", 100, variant="house"), 7),
    ]


def test_a_result_is_entered_whole_or_not_at_all(
    store: MatchStore, match: int, statistics: Statistics, amina: int
) -> None:
    with pytest.raises(Exception, match="expected people and matches that exist"):
        store.finish(match, [SeatResult(0, amina, True, 1), SeatResult(1, 99, False, 2)], 5.0)
    assert statistics.read() == []
    assert not store.load(match).finished
    assert store.finish(match, [SeatResult(0, amina, True, 1)], 6.0)


def test_who_was_played_against_is_who_sat_there_at_the_end(
    store: MatchStore, statistics: Statistics, amina: int
) -> None:
    def play(won: bool, *chairs: dict[str, object], **more: object) -> None:
        header = {"game": "skip_bo", "seats": chairs, **more}
        match = store.create(json.dumps(header), [], 1.0, moves=["a", "b"])
        store.finish(match, [SeatResult(0, amina, won, 500)], float(match))

    me: dict[str, object] = {"kind": "person", "name": "Amina"}
    easy, expert = ({"kind": "computer", "name": "Kito", "level": level} for level in ("easy", "expert"))
    play(True, me, easy)
    play(False, me, easy, expert)
    # A partner is no opponent.
    play(True, me, easy, expert, me, options={"teams": "two_sides"})
    play(True, me, me)
    play(True, me, me, changes=[{"at": 1, "seat": 1, "kind": "computer", "name": "Kito", "level": "expert"}])
    # Taken back with the moves before it.
    play(False, me, easy, changes=[{"at": 3, "seat": 1, "kind": "person", "name": "Linh"}])
    (found,) = statistics.read()
    assert found.by_level == {"easy": Share(3, 2), "expert": Share(2, 1), "": Share(1, 1)}
    assert (found.streak, found.best_streak) == (0, 3)


def test_statistics_are_one_query_however_much_there_is(
    database: Database, store: MatchStore, header: str, statistics: Statistics, amina: int, linh: int
) -> None:
    for number in range(20):
        match = store.create(header, [], 1.0, moves=["a"])
        store.finish(match, [SeatResult(0, amina, True, 1), SeatResult(1, linh, False, 2)], float(number))
    asked: list[str] = []
    database.connection.set_trace_callback(asked.append)
    assert [(row.played, row.won) for row in statistics.read()] == [(20, 20), (20, 0)]
    assert len([query for query in asked if query.lstrip().startswith("SELECT")]) == 1
