"""The common harness: every game, every seat count, options at random, moves nearly at random (ALL-1 to ALL-5)."""

from __future__ import annotations

import random

import pytest

from cardgui.rules.games import GAMES
from cardgui.rules.moves import CAUGHT, DRAW, MOVE, TALKING
from cardgui.rules.options import OptionValue
from cardgui.rules.steps import Steps, seen_by
from cardgui.rules.table import Table, fold
from tests.harness import laws
from tests.harness.play import RandomMatch, new_match, random_options

TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.low, game.high + 1)]
ROUNDS = 2_000
SOAK_ROUNDS = 200_000
named = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])


def play_rounds(name: str, seats: int, rounds: int, first: int, often: float) -> None:
    seed = first
    while rounds > 0:
        table = RandomMatch(GAMES[name], seats, seed, None, often)
        table.play(min(rounds, 3))
        rounds -= table.counted
        seed += 1


@named
def test_random_matches(name: str, seats: int) -> None:
    play_rounds(name, seats, -(-ROUNDS // len(TABLES)), 0, 0.006)


@named
def test_every_law_at_every_move(name: str, seats: int) -> None:
    """At every point of a game: observations, permuted cards, clones, steps, illegal moves."""
    options: dict[str, OptionValue] = {"stock_size": 5, "free_table": True} if name == "skip_bo" else {}
    RandomMatch(GAMES[name], seats, 1_000_000, options, 1.0).play(1)


@pytest.mark.parametrize(("seats", "sides"), [(4, "two_sides"), (6, "two_sides"), (6, "three_sides")])
def test_every_law_at_every_move_with_sides(seats: int, sides: str) -> None:
    """SB-17 to SB-20: partners' piles, calls, and what a side does out of turn."""
    options: dict[str, OptionValue] = {"stock_size": 5, "free_table": True, "teams": sides}
    table = RandomMatch(GAMES["skip_bo"], seats, 1_000_001, options, 1.0)
    table.aside = 0.2
    table.play(1)
    done = {move.verb for move in table.match.moves if move.out_of_turn}
    assert done == {MOVE, DRAW, TALKING, CAUGHT}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_law_at_every_move_with_team_chairs(seats: int) -> None:
    """SBJ-16: members change by turns and by rounds, over two rounds."""
    options: dict[str, OptionValue] = {"stock_size": 3, "rounds_to_win": 10}
    RandomMatch(GAMES["skip_bo_junior"], seats, 1_000_002, options, 1.0, teams=True).play(2)


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] != "skyjo" or table[1] <= 4])
def test_every_law_at_every_move_with_any_options(name: str, seats: int) -> None:
    """Options at random, the stocks of the Skip-Bo games kept small."""
    game = GAMES[name]
    options = random_options(game, seats, random.Random(f"{name} {seats} options"))
    stock = next((spec for spec in game.option_specs(seats) if spec.name == "stock_size"), None)
    if stock is not None:
        options["stock_size"] = stock.low
    RandomMatch(game, seats, 1_000_003, options, 1.0).play(1)


@named
def test_the_deal_can_be_folded(name: str, seats: int) -> None:
    """The steps of a deal, folded over the whole deck on the draw pile, give the table after it."""
    for seed in range(3):
        steps: Steps = []
        rng = RandomMatch(GAMES[name], seats, seed, None, 0).rng
        match = new_match(GAMES[name], seats, seed, random_options(GAMES[name], seats, rng), steps)
        fresh = Table.fresh(match.game.deck, len(match.game.places(seats)))
        for seat in laws.viewers(match.round):
            assert fold(fresh, seen_by(steps, match.round.eye(seat))) == match.round.table(seat)


@pytest.mark.parametrize(("seats", "stock"), [(4, 30), (6, 20)])
def test_skip_bo_ends_where_all_draw_cards_can_end_up_in_hands(seats: int, stock: int) -> None:
    """SB-12, SB-13, SB-24: public implementations freeze in 9 and 38 deals of 100 here."""
    for seed in range(25):
        RandomMatch(GAMES["skip_bo"], seats, seed, {"stock_size": stock}, 0.002).play(1)


@pytest.mark.soak
@named
def test_random_matches_for_long(name: str, seats: int) -> None:
    play_rounds(name, seats, -(-SOAK_ROUNDS // len(TABLES)), 10_000, 0.02)
