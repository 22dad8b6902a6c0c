"""The matches of the past: found by what people remember of them, a page at a time."""

from __future__ import annotations

import datetime
import json
import sqlite3
from pathlib import Path

import pytest

from cardgui.storage import schema
from cardgui.storage.database import FILE_NAME, Database
from cardgui.storage.header_facts import (
    Measure,
    folded,
    read_measure,
    score_measure,
    score_scale,
    search_words,
    strongest_opponent,
)
from cardgui.storage.history import MatchHistory, Place, Term
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Share, Statistics


def header_of(game: str, *names: str, **more: object) -> str:
    return json.dumps({"game": game, "seats": [{"kind": "person", "name": name} for name in names], **more})


def at(year: int, month: int, day: int) -> float:
    return datetime.datetime(year, month, day, 12).timestamp()


@pytest.fixture
def history(database: Database) -> MatchHistory:
    return MatchHistory(database)


def ids(history: MatchHistory, *terms: Term) -> list[int]:
    found = [match.id for match in history.page(terms, None, 100)]
    assert history.count(terms) == len(found)
    return found


def test_names_are_found_whatever_their_accents_digits_and_letters() -> None:
    assert folded("  Đặng Thị  ÁNH ") == "dang thi anh"
    assert folded("٣ أحمد") == "3 احمد"
    assert folded("فَاطِمَة") == folded("فاطمه")
    assert folded("مصطفى") == folded("مصطفي")
    assert folded("محـــمد") == folded("محمد")
    changed = header_of("skyjo", "Amina", changes=[{"at": 1, "seat": 0, "kind": "person", "name": "Bibi Zawadi"}])
    assert search_words(changed) == "amina\nbibi zawadi"
    team = json.dumps({"seats": [{"kind": "team", "name": "Us", "members": ["Jo", "Úna"]}]})
    assert search_words(team) == "us\njo\nuna"


@pytest.mark.parametrize("header", ["", "[]", "{", "null", '{"seats": 3, "changes": {}}', "[" * 100_000])
def test_a_damaged_header_has_no_facts(header: str) -> None:
    assert search_words(header) == ""
    assert score_scale(header) is None
    assert score_measure(header) is None
    assert strongest_opponent(header, 0, 3) is None


@pytest.mark.parametrize(
    ("game", "options", "scale"),
    [
        ("skyjo", {}, "low"),
        ("skip_bo", {}, "high"),
        ("skip_bo", {"scoring": "single_round"}, "wins"),
        ("skip_bo_junior", {}, "wins"),
        ("kings_corners", {}, "wins"),
        ("kings_corners", {"scoring": "penalty_points"}, "low"),
        ("kings_corners", {"scoring": "chips"}, "chips"),
        ("kings_corners", {"scoring": "beans"}, None),
        ("chess", {}, None),
    ],
)
def test_how_totals_are_read(game: str, options: dict[str, object], scale: str | None) -> None:
    assert score_scale(header_of(game, "A", "B", options=options)) == scale


@pytest.mark.parametrize(
    ("game", "options", "measure"),
    [
        ("skyjo", {}, Measure("low", 100)),
        ("skyjo", {"target": 40, "next_starter": "closer"}, Measure("low", 40)),
        ("skyjo", {"columns": False}, Measure("low", 100, variant="house")),
        ("skyjo", {"double": "never"}, Measure("low", 100, variant="house")),
        ("skip_bo", {}, Measure("high", 500)),
        ("skip_bo", {"target": 100, "scoring": "each_counts"}, Measure("high", 100)),
        ("skip_bo", {"teams": "two_sides"}, Measure("high", 500, variant="teams")),
        ("skip_bo", {"scoring": "single_round"}, None),
        ("skip_bo_junior", {}, None),
        ("kings_corners", {}, None),
        ("kings_corners", {"scoring": "penalty_points", "target": 50}, Measure("low", 50)),
        ("kings_corners", {"scoring": "chips", "rounds": 3}, Measure("chips", 50, 3)),
        ("kings_corners", {"scoring": "chips", "chips_for_cards": True}, Measure("chips", 50, 10, "house")),
        ("chess", {}, None),
    ],
)
def test_what_totals_are_measured_by(game: str, options: dict[str, object], measure: Measure | None) -> None:
    assert read_measure(score_measure(header_of(game, "A", "B", "C", "D", options=options))) == measure


@pytest.mark.parametrize("text", [None, 3, "", "[]", '{"scale": "low"}', '{"scale": "odd", "target": 3}'])
def test_a_damaged_measure_is_none(text: object) -> None:
    assert read_measure(text) is None


def test_what_was_thrown_away_is_kept_and_can_be_taken_back(
    history: MatchHistory, store: MatchStore, database: Database
) -> None:
    first, second = (store.create(header_of("skyjo", "A"), [], float(number), moves=["a"]) for number in (1, 2))
    thrown = MatchHistory(database)
    thrown.thrown_away = True
    store.set_open(first)
    before = store.load(first)
    store.throw_away(first, 9.0)
    store.throw_away(99, 9.0)
    assert (ids(history), ids(thrown), store.open_match()) == ([second], [first], None)
    assert [match.id for match in store.recent(9)] == [second]
    assert store.load(first) == before
    store.take_back(first)
    assert (ids(history), ids(thrown)) == ([second, first], [])
    # Whoever plays it on wants it.
    store.throw_away(first, 9.0)
    store.append(first, 1, ["b"], 10.0)
    assert ids(history) == [first, second]


def test_a_match_is_found_by_name_game_and_date(
    history: MatchHistory, store: MatchStore, database: Database, tmp_path: Path
) -> None:
    people = PeopleStore(database)
    linh = people.add("Linh", "owl", 1.0)
    first = store.create(header_of("skyjo", "Amina", "Linh"), [None, linh], at(2026, 3, 30))
    second = store.create(header_of("skip_bo", "Bibi"), [], at(2026, 11, 5))
    assert ids(history) == [second, first]
    assert ids(history, Term("amin")) == [first]
    assert ids(history, Term("skip", games=("skip_bo",))) == [second]
    assert ids(history, Term("x", days=(30,)), Term("x", months=(3,))) == [first]
    assert ids(history, Term("x", years=(2026,))) == [second, first]
    assert ids(history, Term("x", weekdays=(4,))) == [second]  # a Thursday
    assert ids(history, Term("x", since=at(2026, 11, 4), until=at(2026, 11, 6))) == [second]
    assert ids(history, Term("linh"), Term("bibi")) == []
    # The name of now, and the one of then.
    people.rename(linh, "Mai")
    assert ids(history, Term("mai", people=(linh,))) == ids(history, Term("linh")) == [first]
    store.set_changes(second, '[{"at": 0, "seat": 0, "kind": "person", "name": "Zuri"}]')
    assert ids(history, Term("zuri")) == [second]
    store.set_aside(first, datetime.date(2026, 11, 30))
    assert ids(history) == [second]


def test_pages_hold_every_match_once_also_where_times_are_equal(history: MatchHistory, store: MatchStore) -> None:
    made = [store.create(header_of("skyjo", "A"), [], float(number // 3)) for number in range(10)]
    place: Place | None = None
    seen: list[int] = []
    for _ in range(4):
        page = history.page((), place, 3)
        seen += [match.id for match in page]
        place = page[-1].last_played, page[-1].id
    assert seen == made[::-1]
    assert history.page((), place, 3) == []


def test_a_page_reads_its_rows_by_the_index_alone(history: MatchHistory, store: MatchStore, database: Database) -> None:
    """However many matches there are: nothing is sorted, no header is read."""
    store.create(header_of("skyjo", "A"), [], 1.0)
    asked: list[str] = []
    database.connection.set_trace_callback(asked.append)
    history.page((), (5.0, 9), 50)
    database.connection.set_trace_callback(None)
    queries = [query for query in asked if query.startswith("SELECT")]
    assert len(queries) == 1
    assert "header" not in queries[0]
    plan = " ".join(row[3] for row in database.connection.execute(f"EXPLAIN QUERY PLAN {queries[0]}"))
    assert "USING INDEX progress_last_played" in plan
    assert "TEMP B-TREE" not in plan


def test_a_match_that_goes_on_from_another_was_not_played_without_undo(
    history: MatchHistory, store: MatchStore
) -> None:
    store.create(header_of("skyjo", "A"), [], 1.0, undos=1)
    assert history.page((), None, 1)[0].undos == 1


def old_database(folder: Path, version: int) -> sqlite3.Connection:
    """A file as an earlier version of this program has left it."""
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    for step in schema.MIGRATIONS[:version]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    return connection


def test_an_old_database_keeps_everything_and_learns_what_its_headers_tell(folder: Path, today: datetime.date) -> None:
    old = old_database(folder, 2)
    computer = {"kind": "computer", "name": "Kito", "level": "skilled"}
    header = json.dumps({"game": "skyjo", "seats": [{"kind": "person", "name": "Amína"}, computer], "deal": 7})
    old.execute("INSERT INTO people VALUES (1, 'Amina', 'fox', NULL, 1.0)")
    for number, text in ((1, header), (2, "{damaged"), (3, header)):
        old.execute("INSERT INTO matches VALUES (?, 'skyjo', 'Sunday', 1.0, NULL, ?)", (number, text))
        old.execute("INSERT INTO progress VALUES (?, 2, 4, 0, ?, 2, '{}')", (number, float(number)))
        old.execute("INSERT INTO moves VALUES (?, 0, 0, 'flip grid.0'), (?, 1, 1, 'flip grid.1')", (number, number))
        old.execute("INSERT INTO results VALUES (?, 0, 1, 'skyjo', 1, 12, 0, ?)", (number, float(number)))
    old.execute("INSERT INTO matches VALUES (4, 'skyjo', '', 1.0, NULL, CAST(x'7bff' AS TEXT))")
    old.execute("INSERT INTO progress VALUES (4, 0, 0, 0, 0.5, NULL, '{}')")
    old.execute("INSERT INTO results VALUES (9, 0, 1, 'skyjo', 0, 20, 1, 0.5)")  # its match was deleted
    old.close()
    database = Database.open(folder, today)
    assert database.set_aside is None
    store, history = MatchStore(database), MatchHistory(database)
    assert [match.id for match in history.page((), None, 9)] == [3, 2, 1, 4]
    assert [match.id for match in history.page((Term("amina"),), None, 9)] == [3, 1]
    saved = store.load(1)
    assert (saved.header, saved.title, saved.cursor, len(saved.moves)) == (header, "Sunday", 2, 2)
    (found,) = Statistics(database).read()
    assert (found.played, found.won, found.played_without_undo) == (4, 3, 3)
    assert found.by_level == {"skilled": Share(2, 2)}
    assert found.best == {Measure("low", 100): 12}
    assert (found.longest, found.streak, found.best_streak) == (2, 3, 3)
    database.close()
