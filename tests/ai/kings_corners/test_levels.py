"""What the levels of Kings Corners do, and must not do, in positions that are set."""

from __future__ import annotations

import random

import pytest

from cardgui.ai.kings_corners.deals import deal
from cardgui.ai.kings_corners.players import PLAYERS
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.yardsticks import YARDSTICKS
from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.observation import observe
from cardgui.rules.seats import LEVELS
from tests.ai.answers import whole_turn
from tests.harness.play import new_match, random_options
from tests.rules.kings_corners.tables import table

CORNERS_TAKEN = ("KS", "KH", "KD", "KC")


@pytest.mark.parametrize("level", ["steady", "skilled", "expert"])
def test_who_can_go_out_does(level: str) -> None:
    """KC-10, KC-11, KC-15: the pile is moved, the jack fills the gap, and what is left fits on it."""
    position = table("JS 10H 9S", "2S 2H", sides=("8S", "7H", "AS", "AC"), must_play=False)
    whole_turn(position, level)
    assert position.over


@pytest.mark.parametrize("name", sorted(YARDSTICKS))
def test_the_yardsticks_go_out_too(name: str) -> None:
    position = table("JS 10H 9S", "2S 2H", sides=("8S", "7H", "AS", "AC"), must_play=False)
    while not position.over:
        position.play(YARDSTICKS[name](observe(position, position.seat), random.Random(1)))
    assert position.result is not None
    assert position.result.winners == (0,)


def test_the_planner_holds_back_what_nobody_can_prevent() -> None:
    """KC-13: the other red six lies on the table, so the place on the black seven waits, and the fives find none."""
    position = table(
        "6H 2S 2C", "5S 5C 9D", sides=("7S", "7C 6D", "10S", "JS"), corners=CORNERS_TAKEN, stock="3C", must_play=False
    )
    move = YARDSTICKS["holding_back"](observe(position, 0), random.Random(1))
    assert move.text == "end"


def test_the_greedy_one_holds_nothing_back() -> None:
    position = table(
        "6H 2S 2C", "5S 5C 9D", sides=("7S", "7C 6D", "10S", "JS"), corners=CORNERS_TAKEN, stock="3C", must_play=False
    )
    move = YARDSTICKS["greedy"](observe(position, 0), random.Random(1))
    assert move.text == "hand.0>side.n"


@pytest.mark.parametrize("name", ["holding_back", "skilled", "expert"])
def test_with_the_stock_empty_nobody_holds_everything_back(name: str) -> None:
    """KC-16, ALL-4: else all would wait for each other, up to the cap of turns."""
    sides = ("7S", "7C 6D", "10S", "JS")
    position = table("6H 2S 2C", "5S 5C 9D", sides=sides, corners=CORNERS_TAKEN, stock="", must_play=False)
    move = (PLAYERS | YARDSTICKS)[name](observe(position, 0), random.Random(1))
    assert move.text == "hand.0>side.n"


def test_the_expert_lies_in_wait() -> None:
    """KC-13: the skilled one lays the nine, whose place the other red nine could take; the expert opens no place."""
    sides = ("10S", "4C", "AD", "AH")
    position = table("9H 2S 2C", "8S 8C 9D", sides=sides, corners=CORNERS_TAKEN, stock="3C 5C", must_play=False)
    assert PLAYERS["skilled"](observe(position, 0), random.Random(1)).text == "hand.0>side.n"
    assert PLAYERS["expert"](observe(position, 0), random.Random(1)).text == "end"


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_who_holds_back_does_not_stall(level: str) -> None:
    """ALL-4: the cap of a hundred turns is far."""
    for seed in range(3):
        match = new_match(GAME, 2, seed, {"must_play": False})
        while not match.round.over:
            match.play(PLAYERS[level](match.observe(match.round.seat), random.Random(match.round.played)))
        assert max(match.round.turns) < 40


def test_a_deal_agrees_with_what_has_been_seen() -> None:
    """All cards that were not seen are dealt once."""
    for seed in range(20):
        rng = random.Random(seed)
        seats = 2 + seed % 3
        match = new_match(GAME, seats, seed, random_options(GAME, seats, rng))
        sight = seen(match.observe(match.round.seat))
        dealt = deal(sight, rng)
        counts = [0] * len(sight.unseen)
        for one, two in dealt.hands:
            for kind in range(len(counts)):
                counts[kind] += (one >> kind & 1) + (two >> kind & 1)
        for kind in dealt.stock:
            counts[kind] += 1
        assert counts == sight.unseen


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_of_any_kind_come_to_an_end(level: str) -> None:
    """ALL-4: long before the cap of a hundred turns where all must be played."""
    for seed in range(2):
        match = new_match(GAME, 2 + 2 * seed, seed, {})
        while not match.round.over:
            rng = random.Random(match.round.played)
            match.play(PLAYERS[level](match.observe(match.round.seat), rng))
        assert max(match.round.turns) < 60
