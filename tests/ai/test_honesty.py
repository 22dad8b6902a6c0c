"""ALL-2: what a player cannot see changes nothing, for every level of every game at hundreds of points."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from cardgui.ai.levels import LEVELS
from cardgui.ai.players import choose
from cardgui.rules.games import GAMES
from cardgui.rules.observation import imagine, observe
from cardgui.rules.rounds import Round
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose as at_random

POINTS = {"beginner": 60, "easy": 60, "steady": 60, "skilled": 60, "expert": 12}
"""By level, how many points of each game are tried in the usual run."""


def points(game: str, level: str, count: int) -> Iterator[Round]:
    """Rounds in which the seat on turn has a choice; half of the moves on the way are a level's own."""
    rng = random.Random(f"{game} {level}")
    found = 0
    while True:
        seats = rng.randint(GAMES[game].low, GAMES[game].high)
        match = new_match(GAMES[game], seats, rng.randrange(1 << 30), random_options(GAMES[game], seats, rng))
        while not match.round.over and match.round.played < 200:
            position = match.round
            if len(position.legal_moves()) > 1 and rng.random() < 0.2:
                yield position
                found += 1
                if found == count:
                    return
            if rng.random() < 0.5:
                match.play(choose(observe(position, position.seat), "easy", position.played))
            else:
                match.play(at_random(position, rng))


def check(game: str, level: str, count: int) -> None:
    rng = random.Random(8)
    for position in points(game, level, count):
        observation = observe(position, position.seat)
        seed = position.played
        move = choose(observation, level, seed)
        dealt_anew = imagine(observation, rng)
        again = observe(dealt_anew, position.seat)
        assert msgspec.json.encode(again) == msgspec.json.encode(observation)
        assert choose(again, level, seed) is move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_neither_observation_nor_move(game: str, level: str) -> None:
    check(game, level, POINTS[level])


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing_at_hundreds_of_points(game: str, level: str) -> None:
    check(game, level, 300)
