"""People leave and come back; computer players take over (NOTATION, Records: `changes`)."""

from __future__ import annotations

import json

from cardgui.rules.records import from_record
from cardgui.storage.database import Database
from cardgui.storage.people import PeopleStore
from tests.controller.conftest import MakeTable
from tests.controller.screen import check_table, setup_of


def test_a_person_leaves_and_comes_back(make_table: MakeTable, database: Database) -> None:
    amina = PeopleStore(database).add("Amina", "owl", 1.0)
    table, screen = make_table(database)
    table.new_match(setup_of("person", "person", "easy", people=(amina, None, None), deal=3))
    for _ in range(6):
        table.play(table.view().legal[:1])
    at = table.view().moves
    table.pause(True)
    table.leave_seat(0, "easy")
    change = screen.last
    assert change.kind == "chairs"
    left = change.after.chairs[0]
    assert (left.kind, left.level, left.picture, left.person) == ("computer", "easy", "robot-0", None)
    assert left.name not in [chair.name for chair in change.after.chairs[1:]]
    assert change.after.viewer == 1
    assert json.loads(table.record_text())["changes"] == [
        {"at": at, "seat": 0, "kind": "computer", "name": left.name, "level": "easy"}
    ]
    table.pause(False)
    assert table.view().turn == 1
    table.play(table.view().legal[:1])

    again, _ = make_table(database)
    assert again.resume()
    assert again.view().chairs == table.view().chairs

    table.take_seat(0)
    back = table.view().chairs[0]
    assert (back.kind, back.name, back.picture, back.person) == ("person", "Amina", "owl", amina)
    record = from_record(table.record_text())
    assert [(change.seat, change.kind) for change in record.changes] == [(0, "computer"), (0, "person")]
    check_table(table)


def test_undo_does_not_bring_people_back(make_table: MakeTable) -> None:
    """Who left stays away; the moves of the computer player in their chair are nobody's decisions."""
    table, _ = make_table()
    table.new_match(setup_of("person", "person", deal=3))
    while table.view().moves < 8:
        table.play(table.view().legal[:1])
    table.leave_seat(0)
    assert table.view().viewer == 1
    for _ in range(2):
        table.play(table.view().legal[:1])
    while table.undo():
        assert table.view().turn == 1
        check_table(table)
    assert table.view().chairs[0].kind == "computer"
    assert table.play(table.view().legal[-1:])
    check_table(table)
    record = from_record(table.record_text())
    assert len(record.changes) == 1
    assert record.changes[0].at < len(record.moves)


def test_moves_of_a_stand_in_are_no_decisions_of_the_person_who_came_back(make_table: MakeTable) -> None:
    """Also when the person left later than where play went on after an undo."""
    table, _ = make_table()
    table.new_match(setup_of("person", "person", deal=3))
    while table.view().moves < 12:
        table.play(table.view().legal[:1])
    table.leave_seat(0)
    while table.view().moves > 6:
        assert table.undo()
    for _ in range(3):
        assert table.play(table.view().legal[-1:])
    by_stand_in = {number for number, move in enumerate(table._table.match.moves) if move.actor == 0 and number >= 6}
    assert by_stand_in
    table.take_seat(0)
    while table.undo():
        assert table.view().moves not in by_stand_in
    check_table(table)


def test_a_chair_that_never_had_a_person(make_table: MakeTable) -> None:
    table, _ = make_table()
    table.pause(True)
    table.new_match(setup_of("easy", "easy", deal=3))
    table.take_seat(1, "Juma")
    assert table.view().chairs[1].name == "Juma"
    assert table.view().viewer == 1
    table.take_seat(0)
    assert table.view().chairs[0].name == "Player 1"
    pictures = [chair.picture for chair in table.view().chairs]
    assert len(set(pictures)) == 2
    table.leave_seat(0)
    table.leave_seat(1)
    assert table.view().computers_only
    assert table.view().viewer is None


def test_the_last_person_leaves_while_on_turn(make_table: MakeTable) -> None:
    table, screen = make_table()
    table.new_match(setup_of("person", "easy", target=20))
    table.leave_seat(0)
    assert table.view().over
    assert screen.told[-1] == "match_over"
    check_table(table)


def test_a_new_name_or_picture_is_shown(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    amina = people.add("Amina", "owl", 1.0)
    table, screen = make_table(database)
    table.new_match(setup_of("person", "easy", people=(amina, None)))
    person = people.get(amina)
    assert person is not None
    people.rename(amina, "Amina Z")
    table.people_changed()
    assert screen.last.after.chairs[0].name == "Amina Z"
