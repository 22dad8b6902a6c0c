"""The easy Skip-Bo player: plays what fits, its stock first, and plans nothing. A child can beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.skip_bo.sight import Sight
from cardgui.rules.cards import WILD
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.observation import Observation, imagine
from cardgui.rules.skip_bo.places import BUILDS

WHIM = 4
"""One discard in so many is a whim."""


def easy_move(observation: Observation, rng: random.Random) -> Move:
    """A stock card if one fits, else any number that fits; wild cards only where they help the stock at once."""
    sight = Sight(observation)
    legal = imagine(observation, rng).legal_moves()
    plays = [move for move in legal if move.is_play]
    from_stock = [move for move in plays if move.source in sight.places[::5]]
    if from_stock:
        return _pick(from_stock, rng)
    plain = [move for move in plays if _face(sight, move) != WILD]
    if plain:
        return _pick(plain, rng)
    helping = [move for move in plays if sight.heights[move.target - BUILDS[0]] + 2 in _stock_cards(sight)]
    if helping:
        return _pick(helping, rng)
    puts = [move for move in legal if move.verb == MOVE and not move.is_play]
    return _discard(sight, puts, rng) if puts else _pick(plays, rng)


def _face(sight: Sight, move: Move) -> int:
    if move.source in sight.places:
        return sight.stacks[sight.places.index(move.source)][0]
    return sight.hand[move.at]


def _stock_cards(sight: Sight) -> list[int]:
    return [stack[0] for stack in sight.stacks[::5] if stack]


def _discard(sight: Sight, puts: list[Move], rng: random.Random) -> Move:
    """Equal cards together, else a high card on an empty pile, else the highest anywhere; wild cards last."""
    numbers = [move for move in puts if sight.hand[move.at] != WILD]
    if not numbers:
        return _pick(puts, rng)
    if rng.random() * WHIM < 1:
        return _pick(numbers, rng)
    piles = {move.target: sight.stacks[sight.places.index(move.target)] for move in numbers}
    equal = [move for move in numbers if piles[move.target] and piles[move.target][0] == sight.hand[move.at]]
    if equal:
        return _pick(equal, rng)
    highest = max(sight.hand[move.at] for move in numbers)
    high = [move for move in numbers if sight.hand[move.at] == highest]
    return _pick([move for move in high if not piles[move.target]] or high, rng)


def _pick(moves: Sequence[Move], rng: random.Random) -> Move:
    return moves[int(rng.random() * len(moves))]
