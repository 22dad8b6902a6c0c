"""Saved at every instant: one transaction a gesture, back after a restart, and play goes on where saving fails."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardgui.controller.setup import SetupError
from cardgui.controller.table import TableController
from cardgui.rules.errors import OptionError
from cardgui.rules.moves import DRAW
from cardgui.rules.records import from_record
from cardgui.storage.database import FILE_NAME, Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Statistics
from tests.controller.conftest import MakeTable
from tests.controller.screen import DAY, SKYJO, check_table, setup_of


@contextmanager
def writing(database: Database) -> Iterator[list[str]]:
    """The transactions that write while this is open."""
    begun: list[str] = []
    database.connection.set_trace_callback(lambda text: begun.append(text) if text == "BEGIN IMMEDIATE" else None)
    try:
        yield begun
    finally:
        database.connection.set_trace_callback(None)


def play_some(table: TableController, times: int) -> None:
    for _ in range(times):
        assert table.play(table.view().legal[:1])


def test_one_transaction_a_gesture(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person"))
    while sum(table._table.match.round.turns) == 0:
        with writing(database) as begun:
            play_some(table, 1)
        assert len(begun) == 1
    seat = table.view().turn
    assert seat is not None
    gesture = [SKYJO.move(seat, DRAW), SKYJO.move(seat, "move", SKYJO.place(f"p{seat}.drawn"), target=1)]
    for command in (lambda: table.play(gesture), table.undo, table.redo):
        with writing(database) as begun:
            assert command()
        assert len(begun) == 1
    assert table.match_id is not None
    assert [move.text for move in MatchStore(database).load(table.match_id).moves[-2:]] == ["draw", "drawn>discard"]


def test_a_computer_s_move_is_saved_when_it_is_made(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.pause(True)
    table.new_match(setup_of("easy", "person", deal=3))
    for count in (1, 2):
        with writing(database) as begun:
            table.step()
        assert len(begun) == 1
        assert table.match_id is not None
        assert MatchStore(database).load(table.match_id).cursor == count


def test_the_match_is_back_at_the_next_start_with_redo(make_table: MakeTable, database: Database) -> None:
    """In mid-turn, with moves taken back: they can still be played again."""
    table, _ = make_table(database)
    table.new_match(setup_of("person", "easy", "person", deal=4))
    play_some(table, 9)
    record = table.record_text()
    table.undo()
    table.undo()
    earlier, view = table.record_text(), table.view()
    table.close()

    again, screen = make_table(database)
    assert again.resume()
    assert screen.told[0] == "open"
    assert again.record_text() == earlier
    assert again.view().turn == view.turn
    assert again.view().last == view.last
    check_table(again)
    assert again.redo()
    assert again.redo()
    assert again.record_text() == record
    assert not screen.failed


def test_a_match_is_back_in_the_middle_of_a_computer_s_turn(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.pause(True)
    table.new_match(setup_of("easy", "person", deal=3))
    table.step()
    table.close()
    again, _ = make_table(database)
    assert again.resume()
    assert again.view().turn == 1
    assert again.view().moves == 2


def test_a_match_put_away_is_not_reopened(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person"))
    match_id = table.match_id
    table.put_away()
    assert not table.has_match
    table.settled()
    again, screen = make_table(database)
    assert not again.resume()
    assert not screen.told
    assert match_id is not None
    assert again.open_saved(match_id)


def test_the_first_deal_is_saved_before_any_move(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person", deal=99))
    again, _ = make_table(database)
    assert again.resume()
    assert again.view().deal == 99


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


def test_a_match_that_two_windows_play_becomes_two(make_table: MakeTable, database: Database) -> None:
    one, screen = make_table(database)
    one.new_match(setup_of("person", "person"))
    play_some(one, 2)
    two, _ = make_table(database)
    assert two.resume()
    assert two.match_id == one.match_id
    play_some(two, 1)
    assert one.play(one.view().legal[-1:])
    assert one.match_id != two.match_id
    play_some(two, 1)
    play_some(one, 1)
    for table in (one, two):
        assert table.match_id is not None
        saved = MatchStore(database).load(table.match_id)
        assert [move.text for move in saved.moves] == [move.text for move in table._table.match.moves]
    assert screen.failed == [
        "This match was changed in another window. Yours goes on as a second one, so both are kept."
    ]


def finish(table: TableController) -> None:
    while not table.view().over:
        if table.view().waiting:
            assert table.next_round()
        else:
            assert table.play(table.view().legal[:1])


def test_the_result_goes_into_the_statistics_once(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    amina, juma = people.add("Amina", "fox", 1.0), people.add("Juma", "lion", 1.0)
    statistics = Statistics(database)
    table, screen = make_table(database)
    table.new_match(setup_of("person", "easy", "person", people=(amina, None, juma), target=20))
    assert [chair.picture for chair in table.view().chairs] == ["fox", "robot-1", "lion"]
    assert not statistics.read()
    finish(table)
    winners = table.view().winners
    read = {entry.person: entry for entry in statistics.read()}
    assert set(read) == {amina, juma}
    assert [read[amina].won, read[juma].won] == [int(0 in winners), int(2 in winners)]
    assert read[amina].played_without_undo == 1
    assert list(read[amina].best.values()) == [table.view().totals[0]]

    table.undo()
    assert not statistics.read()
    assert table.redo()
    assert table.view().over
    entry = statistics.read(person=amina)[0]
    assert (entry.played, entry.played_without_undo) == (1, 0)
    again, _ = make_table(database)
    assert again.resume()
    assert again.view().over
    assert statistics.read(person=amina)[0].played == 1
    assert not screen.failed


def test_a_person_who_was_removed_meanwhile_spoils_nothing(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    amina, juma = people.add("Amina", "fox", 1.0), people.add("Juma", "lion", 1.0)
    table, screen = make_table(database)
    table.new_match(setup_of("person", "person", people=(amina, juma), target=20))
    people.remove(juma)
    finish(table)
    assert [entry.person for entry in Statistics(database).read()] == [amina]
    assert not screen.failed


def test_a_result_that_was_not_entered_before_the_program_ended(make_table: MakeTable, database: Database) -> None:
    amina = PeopleStore(database).add("Amina", "fox", 1.0)
    table, _ = make_table(database)
    table.new_match(setup_of("person", "easy", people=(amina, None), target=20))
    finish(table)
    database.connection.execute("DELETE FROM results")
    database.connection.execute("UPDATE progress SET finished_at = NULL")
    again, _ = make_table(database)
    assert again.resume()
    assert len(Statistics(database).read(person=amina)) == 1


def test_records_out_and_in(make_table: MakeTable, database: Database, tmp_path: Path) -> None:
    table, screen = make_table(database)
    table.new_match(setup_of("person", "easy", deal=8, target=30, double="never"))
    play_some(table, 6)
    table.undo()
    file = tmp_path / "match.cardgame"
    assert table.save_record(file)
    record = table.record_text()
    assert file.read_text() == record
    table.put_away()
    MatchStore(database).delete(1)
    assert table.open_record(file)
    assert screen.last.kind == "open"
    assert table.record_text() == record
    assert table.match_id == 2
    play_some(table, 1)
    assert table.undo()
    assert table.record_text() == record
    assert json.loads(MatchStore(database).header(table.match_id or 0))["options"] == {"target": 30, "double": "never"}


def test_a_record_that_was_opened_before_is_the_same_match(
    make_table: MakeTable, database: Database, tmp_path: Path
) -> None:
    other, _ = make_table()
    other.new_match(setup_of("person", "person", deal=8))
    play_some(other, 6)
    file = tmp_path / "match.cardgame"
    assert other.save_record(file)
    table, _ = make_table(database)
    known: list[bool] = []
    table.known.connect(lambda: known.append(True))
    assert table.open_record(file)
    first, moves = table.match_id, table.view().moves
    assert not known
    # While it is on the table, and after it was put away and thrown away.
    assert table.open_record(file)
    table.put_away()
    MatchStore(database).throw_away(first or 0, 1.0)
    assert table.open_record(file)
    assert (table.match_id, table.view().moves, table.view().past, len(known)) == (first, moves, None, 2)
    # It has gone on since: it is seen as it was in the file, and can be gone on with from there.
    play_some(table, 3)
    for put_away in (False, True):
        if put_away:
            table.put_away()
        assert table.open_record(file)
        assert (table.match_id, table.view().moves) == (first, moves)
        past = table.view().past
        assert past is not None
        table.look_at(None)
        assert table.view().moves > moves
    assert table.continue_from(past)
    branch = table.match_id
    assert len(MatchStore(database).recent(-1)) == 2
    # What stands as the file does comes first.
    assert table.open_record(file)
    assert (table.match_id, table.view().past) == (branch, None)
    other.close()


@pytest.mark.parametrize(
    "change",
    [
        {"deal": 9},
        {
            "seats": [
                {"kind": "person", "name": "Ana"},
                {"kind": "person", "name": "Bo"},
                {"kind": "person", "name": "C"},
            ]
        },
        {"options": {"target": 40}},
        {"start": {"dealer": 1}},
        {"changes": [{"at": 0, "seat": 1, "kind": "computer", "name": "Kito", "level": "easy"}]},
        {"moves": ["flip grid.1"]},
        {"moves": []},
    ],
)
def test_another_match_is_another_one(make_table: MakeTable, database: Database, change: dict[str, object]) -> None:
    table, _ = make_table(database)
    record: dict[str, object] = {
        "cardgame": 1,
        "game": "skyjo",
        "options": {},
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}],
        "deal": 8,
        "moves": ["flip grid.0"],
    }
    table.open_match(from_record(json.dumps({**record, **change})))
    table.open_match(from_record(json.dumps(record)))
    # One without moves is where the other has gone on from.
    assert len(MatchStore(database).recent(-1)) == 2
    table.open_match(from_record(json.dumps({**record, **change})))
    assert len(MatchStore(database).recent(-1)) == 2


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"cardgame": 2}', "moves"])
def test_a_record_that_cannot_be_read_leaves_the_table_alone(
    make_table: MakeTable, database: Database, tmp_path: Path, content: str
) -> None:
    table, screen = make_table(database)
    table.new_match(setup_of("person", "person"))
    record, match_id = table.record_text(), table.match_id
    file = tmp_path / "wrong.cardgame"
    file.write_text(content)
    assert not table.open_record(file)
    assert not table.open_record(tmp_path / "not there.cardgame")
    assert not table.save_record(tmp_path / "no folder" / "match.cardgame")
    assert len(screen.failed) == 3
    names = ("wrong.cardgame", "not there.cardgame", "match.cardgame")
    assert all(line.count(name) == 1 for line, name in zip(screen.failed, names, strict=True))
    assert (table.record_text(), table.match_id) == (record, match_id)
    assert file.read_text() == content


def test_a_deck_that_is_wrong_later_on_stops_play_and_nothing_else(make_table: MakeTable) -> None:
    """The second shuffle of the record is checked when it is needed."""
    from cardgui.rules.chance import Chance

    first = Chance(5, 0).order(0, SKYJO.deck)
    record = {
        "cardgame": 1,
        "game": "skyjo",
        "options": {"target": 300},
        "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
        "deal": 5,
        "decks": [[str(face) for face in first], ["1", "2"]],
        "moves": [],
    }
    table, screen = make_table()
    table.open_match(from_record(json.dumps(record)))
    while not table.view().waiting and not screen.failed:
        table.play(table.view().legal[:1])
    view = table.view()
    if view.waiting:
        assert not table.next_round()
    assert len(screen.failed) == 1
    assert "decks[1]" in screen.failed[0]
    assert table.view() == view
    assert table.undo()
    check_table(table)


def test_a_set_up_that_the_rules_forbid_changes_nothing(make_table: MakeTable, database: Database) -> None:
    table, screen = make_table(database)
    with pytest.raises(SetupError, match="2 to 8"):
        table.new_match(setup_of("person"))
    with pytest.raises(OptionError, match="target"):
        table.new_match(setup_of("person", "easy", target=7))
    with pytest.raises(SetupError, match="brilliant"):
        table.new_match(setup_of("person", "brilliant"))
    with pytest.raises(SetupError, match="deal"):
        table.new_match(setup_of("person", "easy", deal=-1))
    assert not table.has_match
    assert not screen.told
    assert MatchStore(database).recent(5) == []


def test_what_the_start_page_shows(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "easy", target=20))
    finish(table)
    summary = json.loads(MatchStore(database).recent(1)[0].summary)
    assert summary["totals"] == list(table.view().totals)
    assert summary["over"] is True
    assert [seat["picture"] for seat in summary["seats"]] == ["fox", "robot-1"]
