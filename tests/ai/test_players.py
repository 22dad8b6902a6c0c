from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui.ai.levels import LEVELS, UnknownLevel
from cardgui.ai.players import choose, player_of
from cardgui.ai.simple import simple_move
from cardgui.rules.errors import RulesError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.observation import Observation, imagine, observe
from cardgui.rules.seats import Seat

ROOT = Path(__file__).parents[2]


def match_of(game: str, seats: int, deal: int = 1, **options: object) -> Match:
    return Match(GAMES[game], [Seat("computer", "c", "easy")] * seats, deal, options)


def play_round(match: Match, levels: list[str], seed: int = 0) -> None:
    rng = random.Random(seed)
    while not match.round.over:
        seat = match.round.seat
        match.play(choose(match.observe(seat), levels[seat % len(levels)], rng.getrandbits(53)))


OPTIONS = list(itertools.product((True, False), ("may", "must"), ("if_positive", "always", "never"), (True, False)))


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_combination_of_skyjo_options_is_played_to_an_ordinary_end(seats: int) -> None:
    """SJ-7, SJ-8, SJ-10, and ALL-4: nobody draws a round out until the cap ends it. `play` refuses illegal moves."""
    for number, (columns, reveal, double, ties) in enumerate(OPTIONS[:: 1 if seats == 2 else 5]):
        match = match_of(
            "skyjo", seats, number, columns=columns, reveal_after_discard=reveal, double=double, tie_doubles=ties
        )
        play_round(match, ["skilled"] if number % 2 else ["easy", "skilled"])
        result = match.round.result
        assert result is not None
        assert not result.blocked
        assert max(match.round.turns) <= 30


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    match = match_of("skyjo", 3, 5)
    while not match.round.over:
        observation = match.observe(match.round.seat)
        seed = len(match.moves)
        move = choose(observation, level, seed)
        assert choose(observation, level, seed) is move
        match.play(move)


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_seen_changes_nothing(level: str) -> None:
    """ALL-2: with the hidden cards dealt anew the observation is the same, and so is the move."""
    match = match_of("skyjo", 4, 6)
    rng = random.Random(1)
    while not match.round.over:
        seat = match.round.seat
        observation = match.observe(seat)
        other = observe(imagine(observation, rng), seat)
        move = choose(observation, level, 9)
        assert choose(other, level, 9) is move
        match.play(move)


PROGRAM = """
from cardgui.ai.arena import play_match
from cardgui.rules.games import GAMES
print(" ".join(str(move) for move in play_match(GAMES["skyjo"], ["skilled", "easy", "skilled"], 3).moves))
"""


def test_moves_do_not_depend_on_the_hashes_of_the_process() -> None:
    """ALL-3."""
    said = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(said) == 1
    assert len(said.pop().split()) > 100


def test_a_level_or_game_that_there_is_not_is_named() -> None:
    observation = match_of("skyjo", 2).observe(0)
    with pytest.raises(UnknownLevel, match="'grandmaster' is no level, expected one of beginner, easy"):
        choose(observation, "grandmaster", 1)
    with pytest.raises(RulesError, match="'whist' is not a game"):
        player_of("whist", "easy")


def test_a_game_without_players_of_its_own_is_played_by_the_simple_one() -> None:
    assert player_of("skyjo", "easy") is not simple_move
    for game in GAMES:
        assert callable(player_of(game, "skilled"))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_simple_player_has_a_legal_move_in_every_position_of_every_game(game: str) -> None:
    for seats in sorted({GAMES[game].low, GAMES[game].high}):
        match = match_of(game, seats, 2)
        while not match.round.over:
            seat = match.round.seat
            observation: Observation = match.observe(seat)
            move = simple_move(observation, random.Random(1))
            assert simple_move(observation, random.Random(2)) is move
            match.play(move)
