"""Who deals and who begins."""

from __future__ import annotations

from datetime import date

import pytest

from cardgui.rules import ages
from cardgui.rules.chance import lots
from cardgui.rules.errors import RecordError
from cardgui.rules.kings_corners.throws import still_in, winner
from cardgui.rules.records import from_record, to_record
from cardgui.rules.start import Start
from tests.rules.kings_corners.tables import match

BY_PEOPLE = ["oldest", "youngest", "latest_birthday", "straws", "rock_paper_scissors"]


@pytest.mark.parametrize("deal", range(8))
def test_the_lot_names_the_dealer(deal: int) -> None:
    """KC-5, ALL-6: the seat to the left of the dealer begins."""
    begun = match(4, deal, draw="when_stuck")
    assert begun.round.dealer == lots(deal).pick(4)
    assert begun.round.seat == (begun.round.dealer + 1) % 4


@pytest.mark.parametrize("way", BY_PEOPLE)
@pytest.mark.parametrize("deal", range(4))
def test_otherwise_it_names_the_beginner(way: str, deal: int) -> None:
    """KC-5, ALL-6: the beginner's right neighbour deals."""
    begun = match(4, deal, first_player=way, draw="when_stuck")
    assert begun.round.seat == lots(deal).pick(4)
    assert begun.round.dealer == (begun.round.seat - 1) % 4


@pytest.mark.parametrize("way", ["left_of_dealer", *BY_PEOPLE])
def test_people_can_settle_it(way: str) -> None:
    """KC-5: with one of the pair given the other is known, whatever the deal number."""
    for deal in range(6):
        for start in (Start(dealer=2), Start(first=0), Start(dealer=2, first=0)):
            begun = match(3, deal, start=start, first_player=way, draw="when_stuck")
            assert (begun.round.dealer, begun.round.seat) == (2, 0)


def test_a_pair_that_the_rules_forbid_is_refused() -> None:
    """ALL-6: the beginner sits to the dealer's left."""
    with pytest.raises(RecordError, match=r"^start\.first: 2 is impossible, 1, to the left of the dealer"):
        match(3, start=Start(dealer=0, first=2))


def test_the_deal_passes_to_the_left_after_each_round() -> None:
    """KC-20, ALL-6: `first_player` settles the first round only."""
    options = {"scoring": "penalty_points", "target": 200, "first_player": "oldest", "draw": "when_stuck"}
    played = match(3, start=Start(dealer=1), **options)
    for turn in range(4):
        assert (played.round.dealer, played.round.seat) == ((1 + turn) % 3, (2 + turn) % 3)
        while not played.round.over:
            played.play(played.legal_moves()[0])
        played.next_round()


# -- rock, paper, scissors


@pytest.mark.parametrize(
    ("thrown", "left"),
    [
        ({0: "rock", 1: "paper"}, [1]),
        ({0: "paper", 1: "scissors"}, [1]),
        ({0: "rock", 1: "scissors"}, [0]),
        ({0: "rock", 1: "scissors", 3: "rock"}, [0, 3]),
        ({0: "rock", 1: "rock"}, [0, 1]),
        ({0: "rock", 1: "paper", 2: "scissors", 3: "rock"}, [0, 1, 2, 3]),
    ],
)
def test_those_of_the_losing_kind_drop_out(thrown: dict[int, str], left: list[int]) -> None:
    """KC-5: only if exactly two kinds show; else all throw again."""
    assert still_in(thrown) == left


def test_the_last_one_left_begins_and_the_throws_are_kept() -> None:
    """KC-5."""
    how = [["rock", "paper", "scissors"], ["paper", "paper", "rock"], ["rock", "paper", "-"]]
    begun = match(3, start=Start(how=how), first_player="rock_paper_scissors", draw="when_stuck")
    assert (begun.round.dealer, begun.round.seat) == (0, 1)
    again = from_record(to_record(begun))
    assert again.start.how == how
    assert again.round.seat == 1


@pytest.mark.parametrize(
    ("how", "field"),
    [
        ([["rock", "rock"]], "start.how"),
        ([["rock", "paper"], ["-", "rock"]], r"start\.how\[1\]"),
        ([["rock", "-"]], r"start\.how\[0\]"),
        ([["rock", "paper", "paper"], ["rock", "paper", "rock"]], r"start\.how\[1\]"),
        ([["rock"]], r"start\.how\[0\]"),
        ([["stone", "paper"]], r"start\.how\[0\]"),
    ],
)
def test_impossible_throws_are_refused(how: list[list[str]], field: str) -> None:
    """KC-5: one left at the end, none thrown by those who are out, none after the end."""
    with pytest.raises(RecordError, match=f"^{field}: "):
        winner(how, max(len(throws) for throws in how))


def test_throws_must_name_the_beginner() -> None:
    """KC-5."""
    how = [["rock", "paper"]]
    with pytest.raises(RecordError, match=r"^start\.first: 0 is impossible, 1, who won the throws"):
        match(start=Start(first=0, how=how), first_player="rock_paper_scissors")
    with pytest.raises(RecordError, match=r"^start\.dealer: 1 is impossible, 0"):
        match(start=Start(dealer=1, how=how), first_player="rock_paper_scissors")
    with pytest.raises(RecordError, match=r"^start\.how: no throws were expected"):
        match(start=Start(how=how), first_player="straws")


# -- ages

OLD, MIDDLE, YOUNG = date(1950, 6, 1), date(1985, 2, 28), date(2015, 12, 24)


def test_the_oldest_and_the_youngest() -> None:
    """KC-5, ALL-6: computer seats are passed over."""
    chairs = [[MIDDLE], [], [YOUNG], [OLD]]
    assert ages.oldest(chairs) == [3]
    assert ages.youngest(chairs) == [2]
    assert ages.oldest([[], [MIDDLE]]) == ages.youngest([[], [MIDDLE]]) == [1]


def test_a_team_chair_counts_by_the_member_that_fits_best() -> None:
    """ALL-6."""
    chairs = [[MIDDLE], [OLD, YOUNG]]
    assert ages.oldest(chairs) == ages.youngest(chairs) == [1]


def test_equal_or_unknown_ages_are_left_to_the_players() -> None:
    """ALL-6."""
    assert ages.oldest([[OLD], [YOUNG], [OLD]]) == [0, 2]
    assert ages.youngest([[OLD], [None]]) == []
    assert ages.youngest([[], []]) == []


@pytest.mark.parametrize(
    ("today", "seat"),
    [
        (date(2026, 6, 1), 0),
        (date(2026, 5, 31), 1),
        (date(2026, 2, 28), 1),
        (date(2026, 2, 27), 2),
        (date(2026, 12, 23), 0),
        (date(2026, 12, 24), 2),
    ],
)
def test_whose_birthday_was_last_celebrated(today: date, seat: int) -> None:
    """KC-5: up to and including the day of the match."""
    assert ages.latest_birthday([[OLD], [MIDDLE], [YOUNG]], today) == [seat]


def test_a_birthday_on_the_leap_day() -> None:
    """KC-5: in other years it is celebrated the day before."""
    chairs = [[date(2012, 2, 29)], [date(2000, 2, 27)]]
    assert ages.latest_birthday(chairs, date(2027, 2, 28)) == [0]
    assert ages.latest_birthday(chairs, date(2028, 2, 28)) == [1]
    assert ages.latest_birthday(chairs, date(2028, 2, 29)) == [0]
