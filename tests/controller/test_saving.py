"""Saved at every instant: one transaction a gesture, and back after a restart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from cardgui.controller.table import TableController
from cardgui.rules.moves import DRAW
from cardgui.storage.database import Database
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Statistics
from tests.controller.conftest import MakeTable
from tests.controller.playing import play_some
from tests.controller.screen import SKYJO, check_table, setup_of


@contextmanager
def writing(database: Database) -> Iterator[list[str]]:
    """The transactions that write while this is open."""
    begun: list[str] = []
    database.connection.set_trace_callback(lambda text: begun.append(text) if text == "BEGIN IMMEDIATE" else None)
    try:
        yield begun
    finally:
        database.connection.set_trace_callback(None)


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


def test_what_the_start_page_shows(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    table.new_match(setup_of("person", "easy", target=20))
    finish(table)
    summary = json.loads(MatchStore(database).recent(1)[0].summary)
    assert summary["totals"] == list(table.view().totals)
    assert summary["over"] is True
    assert [seat["picture"] for seat in summary["seats"]] == ["fox", "robot-1"]
