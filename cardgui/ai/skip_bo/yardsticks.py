"""Players that the levels of Skip-Bo are measured against.

greedy: plays what fits, its stock first, then equal or high cards to the discard piles.
turn_planner: looks through its whole turn; stock plays first in value, wild cards dear, care for the next player's
stock, discards that keep runs. The skilled level is one.
"""

from __future__ import annotations

import random

from cardgui.ai.skip_bo.greedy import Greedy
from cardgui.ai.skip_bo.skilled import skilled_move
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation


def greedy_move(observation: Observation, rng: random.Random) -> Move:
    """A stock card if one fits, else any number that fits; wild cards only where they help the stock at once."""
    table = Greedy(observation, rng)
    return table.play((0, 1, 2, 3)) or table.put(0)


YARDSTICKS = {"greedy": greedy_move, "turn_planner": skilled_move}
