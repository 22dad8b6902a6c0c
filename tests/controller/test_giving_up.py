"""Matches that are given up, taken up again, and played once more."""

from __future__ import annotations

from cardgui.controller.table import TableController
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Statistics
from tests.controller.conftest import MakeTable
from tests.controller.screen import setup_of


def begin(table: TableController, *kinds: str, deal: int = 7) -> int:
    table.new_match(setup_of(*kinds, deal=deal))
    assert table.match_id is not None
    return table.match_id


def test_the_match_on_the_table_is_given_up_and_the_table_is_clear(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    match = begin(table, "person", "easy")
    assert table.give_up()
    assert not table.has_match
    assert MatchStore(database).load(match).given_up
    assert not table.resume()


def test_another_match_is_given_up_and_the_one_on_the_table_stays(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    other, match = begin(table, "person", "easy"), begin(table, "person", "easy", deal=8)
    assert table.give_up(other)
    assert table.match_id == match
    assert table.play(table.view().legal[:1])
    assert [row.given_up for row in MatchStore(database).recent(9)] == [False, True]
    assert len(MatchStore(database).recent(9)) == 2, "the one on the table was not saved as another one"


def test_opening_it_takes_it_up_and_looking_at_its_past_does_not(make_table: MakeTable, database: Database) -> None:
    table, _ = make_table(database)
    match = begin(table, "person", "person")
    for _ in range(3):
        table.play(table.view().legal[:1])
    table.give_up()
    assert table.open_saved(match, past=0)
    assert MatchStore(database).load(match).given_up
    table.look_at(None)
    assert MatchStore(database).load(match).given_up
    assert table.play(table.view().legal[:1])
    assert not MatchStore(database).load(match).given_up, "whoever plays on has taken it up"
    table.give_up()
    assert table.open_saved(match)
    assert not MatchStore(database).load(match).given_up
    assert table.give_up()


def test_where_it_cannot_be_saved_the_match_stays(make_table: MakeTable, database: Database) -> None:
    table, screen = make_table(database)
    begin(table, "person", "easy")
    assert table.store is not None

    def refuse(match_id: int, now: float) -> bool:
        raise StorageError("full", None)

    table.store.give_up = refuse  # type: ignore[method-assign]
    assert not table.give_up()
    assert table.has_match
    assert len(screen.failed) == 1


def test_without_a_database_it_is_just_cleared(make_table: MakeTable) -> None:
    table, _ = make_table(None)
    table.new_match(setup_of("person", "easy"))
    assert table.give_up()
    assert not table.has_match


def test_it_counts_for_those_who_sit_there_now(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    ana, bo = people.add("Ana", "fox", 1.0), people.add("Bo", "owl", 1.0)
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person", people=(ana, bo)))
    table.leave_seat(1)
    table.give_up()
    assert [(row.person, row.given_up) for row in Statistics(database).read()] == [(ana, 1)]


def test_once_more_is_with_those_who_sit_there_now_and_other_cards(make_table: MakeTable, database: Database) -> None:
    people = PeopleStore(database)
    ana, bo = people.add("Ana", "fox", 1.0), people.add("Bo", "owl", 1.0)
    table, _ = make_table(database)
    table.new_match(setup_of("person", "person", "easy", people=(ana, bo, None), target=20))
    table.leave_seat(1)
    setup = table.setup_again()
    assert [seat.kind for seat in setup.seats] == ["person", "computer", "computer"]
    assert setup.people == (ana, None, None)
    assert setup.options == {"target": 20}
    assert setup.deal != 7
    first = table.match_id
    table.new_match(setup)
    assert table.match_id != first
