"""The beginner at Skip-Bo Junior: plays what it sees to fit, and does not always see everything."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo_junior.sight import Sight
from cardgui.rules.cards import WILD
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

STOCK_UNSEEN = 350
"""Thousandths of the times when it does not notice that its stock card fits, while something else does."""
PILE_UNSEEN = 300
"""The same of each hand pile."""
WILD_FIRST = 400
"""Thousandths of the times when it likes a wild card better than a number."""


def beginner_move(observation: Observation, rng: random.Random) -> Move:
    """Any card that it sees to fit, its stock card sooner than others; a wild card on any pile."""
    sight = Sight(observation)
    plays = [move for move in imagine(observation, rng).legal_moves() if move.is_play]
    slips = [int(rng.random() * 1000) for _ in range(5)]
    unseen = {sight.stock} if slips[0] < STOCK_UNSEEN else set()
    unseen |= {sight.stock + index for index in (1, 2, 3) if slips[index] < PILE_UNSEEN}
    seen = [move for move in plays if move.source not in unseen] or plays
    choice = [move for move in seen if move.source == sight.stock]
    if not choice:
        own = sight.stacks[sight.seat]
        wild = [move for move in seen if own[move.source - sight.stock][0] == WILD]
        plain = [move for move in seen if move not in wild]
        choice = wild if wild and (not plain or slips[4] < WILD_FIRST) else plain
    return choice[int(rng.random() * len(choice))]
