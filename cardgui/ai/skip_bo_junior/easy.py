"""The easy Skip-Bo Junior player: plays what fits, its stock first, and plans nothing. A child can beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.skip_bo_junior.sight import Sight
from cardgui.rules.cards import WILD
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine


def easy_move(observation: Observation, rng: random.Random) -> Move:
    """A stock card if one fits, else any number that fits, else a wild card anywhere; it never stops before it must."""
    sight = Sight(observation)
    plays = [move for move in imagine(observation, rng).legal_moves() if move.is_play]
    from_stock = [move for move in plays if move.source == sight.stock]
    if from_stock:
        return _pick(from_stock, rng)
    own = sight.stacks[sight.seat]
    plain = [move for move in plays if own[move.source - sight.stock][0] != WILD]
    return _pick(plain or plays, rng)


def _pick(moves: Sequence[Move], rng: random.Random) -> Move:
    return moves[int(rng.random() * len(moves))]
