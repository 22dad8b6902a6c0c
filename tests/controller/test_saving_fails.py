"""Saves that cannot be read are set aside, and play goes on where nothing can be saved."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cardgui.storage.database import FILE_NAME, Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from tests.controller.conftest import MakeTable
from tests.controller.playing import play_some
from tests.controller.screen import DAY, check_table, setup_of


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE moves SET text = 'drawn>grid.3' WHERE number = 1",
        "UPDATE moves SET text = 'nonsense' WHERE number = 2",
        'UPDATE matches SET header = \'{"game": "chess"}\'',
        "UPDATE matches SET header = 'not JSON'",
        "UPDATE progress SET cursor = 1000",
        "DELETE FROM moves WHERE number = 1",
    ],
)
def test_a_save_that_cannot_be_read_is_set_aside(make_table: MakeTable, database: Database, damage: str) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person"))
    play_some(table, 4)
    table.close()
    database.connection.execute(damage)

    again, screen = make_table(database)
    assert not again.resume()
    assert len(screen.failed) == 1
    kept = [path for path in database.folder.iterdir() if "unreadable" in path.name]
    assert len(kept) == 1
    assert str(kept[0]) in screen.failed[0]
    assert not again.has_match
    again.new_match(setup_of("person", "person"))
    play_some(again, 1)
    third, screen = make_table(database)
    assert third.resume()
    assert not screen.failed


def test_all_saves_that_cannot_be_read_are_told_of_at_once(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    for deal in range(4):
        table.new_match(setup_of("person", "person", deal=deal))
        play_some(table, 4)
    table.close()
    database.connection.execute("UPDATE moves SET text = 'nonsense' WHERE match_id <> 2")

    again, screen = make_table(database)
    assert not again.resume()
    assert len(screen.failed) == 1
    kept = [path.name for path in database.folder.iterdir() if "unreadable" in path.name]
    assert len(kept) == 3
    assert all(name in screen.failed[0] for name in kept)
    assert again.open_saved(2)
    assert len(screen.failed) == 1


def test_moves_taken_back_that_cannot_be_read_cost_no_match(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person"))
    play_some(table, 4)
    table.undo()
    table.undo()
    table.close()
    database.connection.execute("UPDATE moves SET text = 'nonsense' WHERE number = 3")
    again, screen = make_table(database)
    assert again.resume()
    assert again.view().moves == 2
    assert not again.view().can_redo
    play_some(again, 2)
    assert not screen.failed


def test_a_database_that_cannot_be_read_is_told_of(make_table: MakeTable, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"no database at all " * 100)
    database = Database.open_or_memory(tmp_path, DAY)
    try:
        table, screen = make_table(database)
        assert not table.resume()
        assert len(screen.failed) == 1
        assert "unreadable" in screen.failed[0]
    finally:
        database.close()


def test_a_database_of_a_later_version_is_told_of_and_left_alone(make_table: MakeTable, tmp_path: Path) -> None:
    Database.open(tmp_path, DAY).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    database = Database.open_or_memory(tmp_path, DAY)
    try:
        table, screen = make_table(database)
        assert not table.resume()
        assert len(screen.failed) == 1
        assert "later version" in screen.failed[0]
        table.new_match(setup_of("person", "person"))
        play_some(table, 4)
        assert len(screen.failed) == 1
        assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    finally:
        database.close()


class Disk:
    """Makes writing fail as a full disk does."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def fill(self) -> None:
        pages = self.database.connection.execute("PRAGMA page_count").fetchone()[0]
        self.database.connection.execute(f"PRAGMA max_page_count = {pages}")

    def free(self) -> None:
        self.database.connection.execute("PRAGMA max_page_count = 1000000")


def test_play_goes_on_when_the_disk_is_full(make_table: MakeTable, database: Database) -> None:
    disk = Disk(database)
    table, screen = make_table(database)
    table.new_match(setup_of("person", "person", target=300))
    disk.fill()
    played = 0
    while played < 2000 and not screen.failed:
        if not table.play(list(table._table.match.legal_moves())[-1:]):
            assert table.next_round()
        played += 1
    assert len(screen.failed) == 1
    for _ in range(5):
        assert table.undo()
        check_table(table)
    assert table.redo()
    if table.view().legal:
        assert table.play(table.view().legal[:1])
    assert len(screen.failed) == 1, "said once"
    disk.free()
    assert table.undo()
    record = table.record_text()
    again, _ = make_table(database)
    assert again.resume()
    assert again.record_text() == record
    assert again.view().can_redo
    assert len(screen.failed) == 1


def test_a_match_that_cannot_be_saved_from_the_start(
    make_table: MakeTable, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, screen = make_table(database)

    def full(*args: object, **kwargs: object) -> int:
        raise StorageError("full", database.path)

    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "create", full)
        table.new_match(setup_of("person", "person"))
        play_some(table, 3)
        assert len(screen.failed) == 1
        assert table.match_id is None
    play_some(table, 1)
    assert table.match_id is not None
    again, _ = make_table(database)
    assert again.resume()
    assert again.record_text() == table.record_text()
