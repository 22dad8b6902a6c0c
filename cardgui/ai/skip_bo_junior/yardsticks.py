"""Players that the levels of Skip-Bo Junior are measured against.

any_play: any card that fits, all with the same chance.  greedy: the stock card if it fits, else any number, else a
wild card; the easy level is it.  turn_planner: looks through its whole turn; the skilled level is it.
"""

from __future__ import annotations

import random

from cardgui.ai.skip_bo_junior.easy import easy_move
from cardgui.ai.skip_bo_junior.skilled import skilled_move
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine


def any_play_move(observation: Observation, rng: random.Random) -> Move:
    """Any card that fits."""
    plays = [move for move in imagine(observation, rng).legal_moves() if move.is_play]
    return plays[int(rng.random() * len(plays))]


YARDSTICKS = {"any_play": any_play_move, "greedy": easy_move, "turn_planner": skilled_move}
