"""The easy Skip-Bo player: plays what fits, its stock first, and plans nothing."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo.greedy import Greedy
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation

WHIM = 250
"""Thousandths of the discards that are a whim."""


def easy_move(observation: Observation, rng: random.Random) -> Move:
    """A stock card if one fits, else any number that fits; wild cards only where they help the stock at once."""
    table = Greedy(observation, rng)
    return table.play((0, 1, 2, 3)) or table.put(WHIM)
