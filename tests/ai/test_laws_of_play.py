"""What holds for the computer players of every game but Skyjo, which has tests of its own."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui.ai.levels import LEVELS
from cardgui.ai.players import choose, player_of
from cardgui.ai.simple import simple_move
from cardgui.ai.skip_bo import expert as skip_bo_expert
from cardgui.ai.skip_bo_junior import expert as skip_bo_junior_expert
from cardgui.rules.games import GAMES
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.observation import imagine, observe
from cardgui.rules.rounds import Round
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose as at_random
from tests.harness.policy import choose_aside as aside

ROOT = Path(__file__).parents[2]
NAMES = ["skip_bo", "skip_bo_junior", "kings_corners"]


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for any number of them is tried in many positions, with a tenth of what the experts take."""
    monkeypatch.setattr(skip_bo_expert, "BUDGET", skip_bo_expert.BUDGET // 10)
    monkeypatch.setattr(skip_bo_expert, "TEAM_BUDGET", skip_bo_expert.TEAM_BUDGET // 10)
    monkeypatch.setattr(skip_bo_junior_expert, "SIMULATIONS", skip_bo_junior_expert.SIMULATIONS // 10)


def some_positions(name: str, seed: int, stride: int) -> list[Round]:
    """Positions of a round with options, seats and play at random."""
    rng = random.Random(f"{name} {seed}")
    game = GAMES[name]
    seats = rng.randint(game.low, game.high)
    match = new_match(game, seats, seed, random_options(game, seats, rng))
    found: list[Round] = []
    while not match.round.over and len(found) < 40:
        if match.round.played % stride == 0:
            found.append(match.round.clone())
        match.play(at_random(match.round, rng))
    return found


def answer(position: Round, level: str, seed: int = 5) -> Move:
    return choose(observe(position, position.seat), level, seed)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_players_of_its_own(name: str) -> None:
    for level in LEVELS:
        assert player_of(name, level) is not simple_move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_moves_are_legal_whatever_the_options_and_the_position(name: str, level: str) -> None:
    """And a computer seat calls nobody, plays in its own turn only, and draws only what is due (SB-20 to SB-23)."""
    for seed in range(12):
        for position in some_positions(name, seed, 9):
            move = answer(position, level)
            assert move in position.legal_moves()
            assert move.actor == position.seat
            assert not move.out_of_turn
            if name == "skip_bo":
                assert move.verb == MOVE


@pytest.mark.parametrize("level", LEVELS)
def test_breaches_of_the_others_confuse_nobody(level: str) -> None:
    """SB-20 to SB-23: with hands of more than five cards, stock cards that were seen and taken back, no drawing."""
    for seed in range(30):
        rng = random.Random(seed)
        seats = rng.choice([2, 3, 4, 6])
        teams = {"teams": "two_sides"} if seats % 2 == 0 and seats > 2 else {}
        match = new_match(GAMES["skip_bo"], seats, seed, {"free_table": True, "stock_size": 8, **teams})
        while not match.round.over and match.round.played < 300:
            move = aside(match.round, rng) if rng.random() < 0.3 else None
            if move is None and rng.random() < 0.2:
                move = answer(match.round, level)
                assert move in match.round.legal_moves()
                assert move.verb == MOVE
            match.play(at_random(match.round, rng) if move is None else move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_what_cannot_be_seen_changes_nothing(name: str, level: str) -> None:
    """ALL-2, ALL-3: the hidden cards dealt anew, the same question: the same answer."""
    rng = random.Random(3)
    for seed in range(4):
        for position in some_positions(name, seed, 11):
            move = answer(position, level)
            assert answer(position, level) is move
            other = imagine(observe(position, position.seat), rng)
            assert answer(other, level) is move


PROGRAM = """
from cardgui.ai.arena import play_match
from cardgui.rules.games import GAMES
for game in ("skip_bo_junior", "kings_corners", "skip_bo"):
    match = play_match(GAMES[game], ["skilled", "easy", "skilled"], 3, {"stock_size": 8} if "bo" in game else {})
    print(" ".join(move.text for result in match.results[:1] for move in match.moves[:200]))
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
        for seed in ("0", "4242")
    }
    assert len(said) == 1
    assert len(said.pop().split()) > 200


@pytest.mark.parametrize("name", NAMES)
def test_rounds_end_as_those_of_people_do(name: str) -> None:
    """ALL-4: by somebody who has won, long before the cap of a hundred turns (Skip-Bo: three hundred)."""
    game = GAMES[name]
    for seats in (game.low, game.high):
        for number, levels in enumerate((["skilled"], ["easy", "skilled"])):
            match = new_match(game, seats, 20 + number, {})
            rng = random.Random(number)
            while not match.round.over:
                level = levels[match.round.seat % len(levels)]
                match.play(choose(match.observe(match.round.seat), level, rng.getrandbits(53)))
            result = match.round.result
            assert result is not None
            assert not result.blocked
            assert max(match.round.turns) <= 80
