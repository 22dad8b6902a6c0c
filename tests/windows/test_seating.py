from __future__ import annotations

import pytest

from cardgui.rules.seats import Seat
from cardgui.rules.skyjo.game import SKYJO
from cardgui.storage.people import Person
from cardgui.windows.seating import Seating, Sitter

ANA = Person(1, "Ana", "fox", None, 0.0)
BO = Person(2, "Bo", "owl", None, 0.0)


def picture(person: Person) -> str:
    return person.picture


@pytest.fixture
def seating() -> Seating:
    made = Seating(SKYJO)
    made.fill_default(Sitter("Ana", None, 1, "fox"), 3, "skilled")
    return made


def test_one_person_and_three_computer_players_stand_evenly_round_the_table(seating: Seating) -> None:
    assert seating.taken == [0, 2, 4, 6]
    assert [seat.kind for seat in seating.seats()] == ["person", "computer", "computer", "computer"]
    assert len({seat.name for seat in seating.seats()}) == 4
    assert seating.people() == (1, None, None, None)


def test_empty_chairs_are_not_played_and_the_others_keep_their_order(seating: Seating) -> None:
    seating.put_person(BO, "owl", 7)
    seating.empty(2)
    assert seating.seats()[0] == Seat("person", "Ana")
    assert seating.seats()[-1] == Seat("person", "Bo")
    assert len(seating.seats()) == 4
    assert seating.picture(4) == "robot-1"


def test_a_person_who_sits_already_changes_places(seating: Seating) -> None:
    before = seating.chairs[4]
    seating.put_person(ANA, "fox", 4)
    assert seating.chair_of(1) == 4
    assert seating.chairs[0] == before


def test_at_a_full_table_a_computer_player_makes_room(seating: Seating) -> None:
    for _ in range(4):
        seating.put_computer("easy")
    assert len(seating.taken) == 8
    chair = seating.put_person(BO, "owl")
    assert seating.chairs[chair] == Sitter("Bo", None, 2, "owl")
    assert len(seating.taken) == 8
    assert seating.chair_of(1) == 0


def test_too_few_are_told_of(seating: Seating) -> None:
    for chair in (2, 4):
        assert seating.can_empty(chair)
        seating.empty(chair)
    assert not seating.can_empty(6)
    seating.empty(6)
    assert seating.missing == 1


def test_it_comes_back_as_it_was_remembered(seating: Seating) -> None:
    seating.put_computer("easy", 2)
    again = Seating(SKYJO)
    assert again.restore(seating.remembered(), {1: ANA}, picture)
    assert again.chairs == seating.chairs


@pytest.mark.parametrize(
    "remembered", [None, "text", [], [None] * 8, [{"name": 3}] * 8, [{"name": "A", "level": "wizard"}] * 8, 5]
)
def test_nonsense_is_not_restored(remembered: object) -> None:
    seating = Seating(SKYJO)
    assert not seating.restore(remembered, {}, picture)


def test_somebody_who_is_gone_or_twice_there_is_left_out() -> None:
    entry = {"name": "Ana", "level": None, "person": 1, "picture": "fox"}
    computer = {"name": "Kito", "level": "easy", "person": None, "picture": ""}
    seating = Seating(SKYJO)
    assert seating.restore([entry, entry, computer, computer, None, None, None, None], {1: ANA}, picture)
    assert seating.taken == [0, 2, 3]
    assert not Seating(SKYJO).restore([entry, computer, None, None, None, None, None, None], {}, picture)


def test_several_people_share_a_chair(seating: Seating) -> None:
    """SBJ-16."""
    seating.share(0, Sitter("Bo", None, 2, "owl"))
    seating.share(0, Sitter("Cy", None, None, "frog"))
    first = seating.seats()[0]
    assert first == Seat("team", "Ana & Bo & Cy", None, ("Ana", "Bo", "Cy"), "turn")
    assert seating.people()[0] == (1, 2, None)
    assert seating.known == {1, 2}
    assert seating.chair_of(2) == 0
    seating.change_by(0, True)
    assert seating.seats()[0].change == "round"
    seating.part(0, 2)
    assert seating.seats()[0].members == ("Ana", "Bo")
    seating.leave(0, 1)
    assert seating.seats()[0] == Seat("person", "Bo")


def test_nobody_sits_on_two_chairs(seating: Seating) -> None:
    seating.put_person(BO, "owl", 2)
    seating.share(0, Sitter("Bo", None, 2, "owl"))
    assert seating.chairs[2] is None
    seating.share(0, Sitter("Bo", None, 2, "owl"))
    assert seating.seats()[0].members == ("Ana", "Bo")
    seating.put_person(BO, "owl", 4)
    assert seating.seats()[0] == Seat("person", "Ana")
    assert seating.chair_of(2) == 4


def test_a_team_is_remembered_with_its_names_of_now(seating: Seating) -> None:
    seating.share(0, Sitter("Bo", None, 2, "owl"))
    seating.change_by(0, True)
    kept = seating.remembered()
    renamed = Person(2, "Boniface", "cat", None, 0.0)
    again = Seating(SKYJO)
    assert again.restore(kept, {1: ANA, 2: renamed}, picture)
    assert again.seats()[0] == Seat("team", "Ana & Boniface", None, ("Ana", "Boniface"), "round")
    assert again.people()[0] == (1, 2)
    alone = Seating(SKYJO)
    assert alone.restore(kept, {1: ANA}, picture)
    assert alone.seats()[0] == Seat("person", "Ana")
    seating.refresh_people({1: ANA, 2: renamed}, picture)
    assert seating.seats()[0].members == ("Ana", "Boniface")


def test_a_team_with_long_names_has_a_name_that_can_be_kept(seating: Seating) -> None:
    seating.share(0, Sitter("B" * 40, None, 2, "owl"))
    assert len(seating.seats()[0].name) == 40
