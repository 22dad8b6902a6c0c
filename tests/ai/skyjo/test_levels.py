"""What holds for every level, and for the yardsticks they are measured against."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cardgui.ai.levels import LEVELS
from cardgui.ai.players import choose
from cardgui.ai.skyjo.yardsticks import YARDSTICKS
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.observation import imagine, observe
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose as at_random

Arrange = Callable[..., Match]
HIGH = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
LOW = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 4]


def answers(match: Match, level: str, seeds: int = 40) -> set[str]:
    return {str(choose(match.observe(match.round.seat), level, seed)) for seed in range(seeds)}


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lets_the_best_card_lie_or_takes_the_worst(arrange: Arrange, level: str) -> None:
    assert all(text.startswith("discard>") for text in answers(arrange([HIGH, LOW], -2), level))
    assert answers(arrange([HIGH, LOW], 12, turned=[(5, 6), (0, 1)]), level) == {"draw"}


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_a_low_card_goes_where_much_is_saved(arrange: Arrange, level: str) -> None:
    assert answers(arrange([HIGH, LOW], 0, turned=[(0, 11), (0, 1)]), level) == {"discard>grid.0"}


def test_the_beginner_slips_but_seldom(arrange: Arrange) -> None:
    """It overlooks cards that would fit, in fewer than half of the cases, and never puts one on a lower card."""
    match = arrange([HIGH, LOW], 2, turned=[(0, 11), (0, 1)])
    moves = [str(choose(match.observe(0), "beginner", seed)) for seed in range(200)]
    assert 20 < moves.count("draw") < 100
    assert "discard>grid.11" not in moves


@pytest.mark.parametrize("level", ["steady", "skilled", "expert"])
def test_columns_are_planned_from_steady_on(arrange: Arrange, level: str) -> None:
    """SJ-8: the easy player sees no use in a third nine."""
    grid = [9, 1, 2, 3, 9, 5, 6, 7, 8, 9, 10, 11]
    match = arrange([grid, LOW], 9, turned=[(0, 4), (0, 1)])
    assert answers(match, level) == {"discard>grid.8"}
    assert answers(match, "easy") == {"draw"}


def test_the_yardsticks_are_as_plain_as_they_are_said_to_be(arrange: Arrange) -> None:
    def answer(name: str, match: Match) -> str:
        return str(YARDSTICKS[name](match.observe(match.round.seat), random.Random(1)))

    assert answer("greedy", arrange([HIGH, LOW], 3)) == "discard>grid.0"
    assert answer("greedy", arrange([HIGH, LOW], 4)) == "draw"
    pair = arrange([[9, 1, 2, 3, 9, 5, 6, 7, 8, 9, 10, 11], LOW], 9, turned=[(0, 4), (0, 1)])
    assert answer("greedy", pair) == "draw"
    assert answer("column_aware", pair) == "discard>grid.8"


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_moves_are_legal_whatever_the_options_and_blind_to_what_is_hidden(level: str) -> None:
    """ALL-2, ALL-3, with matches that run low on cards (SJ-12)."""
    game = GAMES["skyjo"]
    for number in range(8):
        rng = random.Random(number)
        seats = 2 + number % 7
        match = new_match(game, seats, number, random_options(game, seats, rng))
        while not match.round.over:
            if rng.random() < 0.1:
                seen = match.observe(match.round.seat)
                said = set()
                for observation in (seen, observe(imagine(seen, rng), seen.seat)):
                    if level in YARDSTICKS:
                        said.add(YARDSTICKS[level](observation, random.Random(number)))
                    else:
                        said.add(choose(observation, level, number))
                (move,) = said
                assert move in match.round.legal_moves()
                match.play(move)
            else:
                match.play(at_random(match.round, rng))
