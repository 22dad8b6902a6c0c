"""Matches: moves, gestures, the cursor, and rows that cannot be understood."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.storage.matches import MatchStore, StoredMove
from cardgui.storage.people import PeopleStore


def texts(store: MatchStore, match: int) -> list[str]:
    return [move.text for move in store.moves(match)]


def reopened(database: Database, folder: Path, today: datetime.date) -> Database:
    database.close()
    return Database.open(folder, today)


def test_a_match_comes_back_as_it_was_saved(
    database: Database, store: MatchStore, header: str, folder: Path, today: datetime.date
) -> None:
    people = PeopleStore(database)
    amina, juma = people.add("Amina", "fox", 1.0), people.add("Juma", "owl", 1.0)
    match = store.create(header, [amina, None, (juma, None, amina)], 10.5, title="Sunday", summary='{"round": 0}')
    store.append(match, 0, ["flip grid.1"], 11.5)
    store.append(match, 1, ["draw", "drawn>discard"], 12.5, summary='{"round": 1}')

    later = reopened(database, folder, today)
    found = MatchStore(later).load(match)
    assert found.header == header
    assert found.moves == (StoredMove("flip grid.1", 0), StoredMove("draw", 1), StoredMove("drawn>discard", 1))
    assert found.cursor == 3
    assert found.seated == (amina, None, (juma, None, amina))
    assert (found.title, found.started, found.last_played) == ("Sunday", 10.5, 12.5)
    assert (found.undos, found.finished) == (0, False)
    (row,) = MatchStore(later).recent(9)
    assert (row.id, row.game, row.moves, row.summary) == (match, "skyjo", 3, '{"round": 1}')
    later.close()


def test_moves_given_at_the_start_are_gestures_of_their_own(store: MatchStore, header: str) -> None:
    match = store.create(header, [], 1.0, moves=["a", "b"])
    store.append(match, 2, ["c"], 2.0)
    assert [move.gesture for move in store.moves(match)] == [0, 1, 2]


def test_redo_survives_a_restart_and_is_cut_by_another_move(
    database: Database, store: MatchStore, header: str, folder: Path, today: datetime.date
) -> None:
    match = store.create(header, [], 1.0)
    for number, text in enumerate("abcdef"):
        store.append(match, number, [text], 2.0)
    store.move_cursor(match, 2, 3.0)

    later = reopened(database, folder, today)
    store = MatchStore(later)
    assert (store.cursor(match), texts(store, match)) == (2, list("abcdef"))
    store.move_cursor(match, 4, 4.0)
    assert (store.cursor(match), texts(store, match)) == (4, list("abcdef"))
    store.append(match, 4, ["x", "y"], 5.0)
    assert (store.cursor(match), texts(store, match)) == (6, list("abcdxy"))
    assert [move.gesture for move in store.moves(match)] == [0, 1, 2, 3, 4, 4]
    store.move_cursor(match, 0, 6.0)
    store.append(match, 0, ["z"], 7.0)
    assert texts(store, match) == ["z"]
    assert store.load(match).undos == 2
    later.close()


@pytest.mark.parametrize("cursor", [-1, 3, 10**9])
def test_the_cursor_stays_among_the_moves(store: MatchStore, header: str, cursor: int) -> None:
    match = store.create(header, [], 1.0, moves=["a", "b"])
    with pytest.raises(ValueError, match=f"has no {cursor} moves"):
        store.move_cursor(match, cursor, 2.0)
    store.append(match, 2, ["c"], 3.0)
    assert store.load(match).undos == 0


def test_no_move_is_left_out_or_saved_twice(store: MatchStore, header: str) -> None:
    match = store.create(header, [], 1.0, moves=["a"])
    for at in (0, 2):
        with pytest.raises(StorageError) as caught:
            store.append(match, at, ["b"], 2.0)
        assert caught.value.code == "out_of_step"
        assert texts(store, match) == ["a"]
        store.load(match)
    store.append(match, 1, ["b"], 3.0)
    assert texts(store, match) == ["a", "b"]


def test_two_windows_do_not_mix_one_match(
    database: Database, store: MatchStore, header: str, folder: Path, today: datetime.date
) -> None:
    match = store.create(header, [], 1.0, moves=["a", "b"])
    other_database = Database.open(folder, today)
    other = MatchStore(other_database)
    other.load(match)
    other.move_cursor(match, 1, 2.0)
    other.append(match, 1, ["x"], 3.0)  # the cursor is 2 again, but the moves are others
    with pytest.raises(StorageError, match="changed elsewhere") as caught:
        store.append(match, 2, ["c"], 4.0)
    assert caught.value.code == "out_of_step"
    assert texts(store, match) == ["a", "x"]
    store.load(match)
    store.append(match, 2, ["d"], 5.0)
    assert texts(other, match) == ["a", "x", "d"]
    other_database.close()


def test_a_deleted_match_is_told(store: MatchStore, header: str) -> None:
    match = store.create(header, [], 1.0, moves=["a"])
    store.set_open(match)
    store.delete(match)
    store.delete(match)
    assert store.open_match() is None
    assert store.recent(9) == []
    with pytest.raises(UnreadableMatch, match="there is no such match"):
        store.load(match)
    with pytest.raises(StorageError, match="expected the position that was saved last"):
        store.append(match, 1, ["b"], 2.0)
    with pytest.raises(StorageError) as caught:
        store.set_open(match)
    assert caught.value.code == "refused"
    assert store.create(header, [], 3.0) != match


def test_one_match_is_on_the_table(store: MatchStore, header: str) -> None:
    first, second = store.create(header, [], 1.0), store.create(header, [], 2.0)
    assert store.open_match() is None
    store.set_open(first)
    store.set_open(second)
    assert store.open_match() == second
    store.clear_open()
    assert store.open_match() is None
    assert [row.id for row in store.recent(9)] == [second, first]


def test_recent_lists_what_was_played_last_first(store: MatchStore, header: str) -> None:
    matches = [store.create(header, [], float(number)) for number in range(5)]
    store.append(matches[1], 0, ["a"], 99.0)
    assert [row.id for row in store.recent(3)] == [matches[1], matches[4], matches[3]]


def test_header_changes_seats_and_title(database: Database, store: MatchStore, header: str) -> None:
    match = store.create(header, [None], 1.0)
    store.set_changes(match, '[{"at": 3, "seat": 1, "kind": "computer", "level": "easy"}]')
    found = json.loads(store.header(match))
    assert found.pop("changes") == [{"at": 3, "seat": 1, "kind": "computer", "level": "easy"}]
    assert found == json.loads(header)
    store.set_changes(match, "[]")
    assert json.loads(store.header(match)) == json.loads(header)
    store.replace_header(match, '{"game": "skip_bo"}')
    store.set_title(match, "Bàn tiệc")
    person = PeopleStore(database).add("Amina", "fox", 1.0)
    store.set_seated(match, [person, ()])
    found = store.load(match)
    assert (found.header, found.title, found.seated) == ('{"game": "skip_bo"}', "Bàn tiệc", (person, (None,)))
    assert store.recent(1)[0].game == "skip_bo"
    store.append(match, 0, ["a"], 2.0)


@pytest.mark.parametrize(
    "wrong", ["", "[]", "{", '{"game": 3}', '{"game": "skyjo", "moves": []}', "[" * 100000, "\ud800"]
)
def test_a_wrong_header_is_refused(store: MatchStore, header: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=r"expect|Expecting"):
        store.create(wrong, [], 1.0)
    match = store.create(header, [], 1.0)
    with pytest.raises(ValueError, match=r"expect|Expecting"):
        store.replace_header(match, wrong)
    assert store.header(match) == header


def test_wrong_moves_and_summaries_are_refused(store: MatchStore, header: str) -> None:
    match = store.create(header, [], 1.0)
    for wrong in ([""], ["a", "\udcff"]):
        with pytest.raises(ValueError, match="expected the text of a move"):
            store.append(match, 0, wrong, 2.0)
    with pytest.raises(TypeError):
        store.append(match, 0, "draw", 2.0)
    with pytest.raises(ValueError, match="summary"):
        store.append(match, 0, ["a"], 2.0, summary="[]")
    with pytest.raises(ValueError, match="changes"):
        store.set_changes(match, "{}")
    assert store.moves(match) == []


def test_saving_costs_the_same_however_long_the_match_is(database: Database, store: MatchStore, header: str) -> None:
    long_header = json.dumps({**json.loads(header), "decks": [["12"] * 150] * 400})
    match = store.create(long_header, [], 1.0)
    connection = database.connection
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    statements: list[str] = []
    wal = Path(f"{database.path}-wal")

    def cost(at: int) -> tuple[int, int]:
        """Statements, and pages of 4 KiB written, for ten moves from `at` on."""
        statements.clear()
        size = wal.stat().st_size
        connection.set_trace_callback(statements.append)
        for number in range(at, at + 10):
            store.append(match, number, ["drawn>grid.11"], 2.0, summary='{"round": 3}')
        connection.set_trace_callback(None)
        return len(statements), (wal.stat().st_size - size) // 4096

    early, early_pages = cost(0)
    store.append(match, 10, ["drawn>grid.11"] * 4980, 2.0)
    late, late_pages = cost(4990)
    assert store.cursor(match) == 5000
    assert early == late
    # A new page of the tree is begun now and then; that is all the difference there may be.
    assert late_pages <= early_pages + 5
    # Undo and redo cost no more.
    statements.clear()
    connection.set_trace_callback(statements.append)
    store.move_cursor(match, 4000, 3.0)
    assert len(statements) <= early // 10


def test_a_start_page_reads_no_headers(database: Database, store: MatchStore, header: str) -> None:
    store.create(header, [], 1.0)
    statements: list[str] = []
    database.connection.set_trace_callback(statements.append)
    store.recent(9)
    assert len(statements) == 3  # BEGIN, one query, COMMIT
    assert "header" not in statements[1]
    assert "moves" not in statements[1]


@pytest.mark.parametrize(
    ("damage", "problem", "suffix"),
    [
        ("UPDATE matches SET header = '{' WHERE id = 2", "header is damaged", ".txt"),
        ("UPDATE matches SET header = '[]' WHERE id = 2", "header is damaged", ".txt"),
        ("UPDATE matches SET header = x'00ff' WHERE id = 2", "header is damaged", ".txt"),
        ("UPDATE matches SET header = CAST(x'7b22ff' AS TEXT) WHERE id = 2", "header is damaged", ".txt"),
        ("UPDATE matches SET title = CAST(x'ff' AS TEXT), header = 7 WHERE id = 2", "header is damaged", ".txt"),
        ("DELETE FROM moves WHERE match_id = 2 AND number = 1", "move 1 is missing", ".txt"),
        ("UPDATE moves SET text = x'00' WHERE match_id = 2 AND number = 0", "move 0 is missing or damaged", ".txt"),
        ("UPDATE moves SET gesture = 'x' WHERE match_id = 2 AND number = 2", "move 2 is missing or damaged", ".txt"),
        ("UPDATE moves SET text = CAST(x'ff' AS TEXT) WHERE match_id = 2", "move 0 is missing or damaged", ".txt"),
        ("UPDATE progress SET cursor = 4 WHERE match_id = 2", "4 moves count; expected 0 to 3", ".txt"),
        ("UPDATE progress SET cursor = 'x', summary = 'y' WHERE match_id = 2", "its state is damaged", ".txt"),
        ("DELETE FROM progress WHERE match_id = 2", "its state is damaged", ".txt"),
        ("UPDATE progress SET undos = 'x' WHERE match_id = 2", "its state is damaged", ".cardgame"),
    ],
)
def test_a_match_that_cannot_be_understood_takes_no_other_down(
    database: Database, header: str, folder: Path, today: datetime.date, damage: str, problem: str, suffix: str
) -> None:
    store = MatchStore(database)
    for _ in range(3):
        store.create(header, [], 1.0, moves=["a", "b", "c"])
    store.set_open(2)
    database.connection.execute(damage)

    store = MatchStore(database)
    with pytest.raises(UnreadableMatch, match=problem) as caught:
        store.load(2)
    assert caught.value.match_id == 2
    assert "\n" not in str(caught.value)
    assert {1, 3} <= {row.id for row in store.recent(9)}
    assert all(isinstance(json.loads(row.summary), dict) for row in store.recent(9))
    assert store.load(1).cursor == store.load(3).cursor == 3

    path = store.set_aside(2, today)
    assert path == folder / f"match-2-unreadable-2026-11-30-1{suffix}"
    assert store.open_match() is None
    assert [row.id for row in store.recent(9)] == [3, 1]
    content = path.read_bytes()
    assert b"skyjo" in content
    assert b"c" in content
    assert store.set_aside(2, today) == folder / f"match-2-unreadable-2026-11-30-2{suffix}"
    assert path.read_bytes() == content


def test_a_match_that_the_rules_refuse_is_set_aside_as_a_record(
    store: MatchStore, header: str, today: datetime.date
) -> None:
    match = store.create(header, [], 1.0, moves=["a", "b", "c"])
    store.move_cursor(match, 2, 2.0)
    record = json.loads(store.set_aside(match, today).read_text(encoding="utf-8"))
    assert record == {**json.loads(header), "moves": ["a", "b"], "redo": ["c"]}
    with pytest.raises(UnreadableMatch):
        store.set_aside(99, today)


def test_a_match_that_cannot_be_exported_stays_on_the_table(
    database: Database, store: MatchStore, header: str, today: datetime.date, tmp_path: Path
) -> None:
    match = store.create(header, [], 1.0)
    store.set_open(match)
    database.folder = tmp_path / "gone"
    with pytest.raises(StorageError):
        store.set_aside(match, today)
    assert store.open_match() == match
    assert len(store.recent(9)) == 1


def test_a_save_that_failed_is_made_up_for(
    store: MatchStore, header: str, monkeypatch: pytest.MonkeyPatch, database: Database
) -> None:
    match = store.create(header, [], 1.0, moves=["a"])
    blocker = sqlite3.connect(str(database.path), isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    database.connection.execute("PRAGMA busy_timeout = 0")
    blocked: list[Callable[[], object]] = [
        lambda: store.append(match, 1, ["b"], 2.0),
        lambda: store.move_cursor(match, 0, 2.0),
        lambda: store.finish(match, [], 2.0),
    ]
    for save in blocked:
        with pytest.raises(StorageError):
            save()
    blocker.execute("ROLLBACK")
    blocker.close()
    for save in blocked:
        with pytest.raises(StorageError, match="changed elsewhere"):
            save()
    moves = [StoredMove("a", 0), StoredMove("b", 1), StoredMove("c", 1)]
    store.replace_moves(match, moves, 1, 3.0)
    assert (store.moves(match), store.cursor(match)) == (moves, 1)
    store.move_cursor(match, 3, 4.0)
    with pytest.raises(ValueError, match="cursor 2 of 1"):
        store.replace_moves(match, moves[:1], 2, 3.0)
