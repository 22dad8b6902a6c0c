"""The steady Skip-Bo player: it plans its whole turn, and plays its own game, whoever waits for what."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo.planner import TurnPlanner
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation


def steady_move(observation: Observation, rng: random.Random) -> Move:
    """The first play of the best turn for the own side, or the best discard."""
    return TurnPlanner(observation, rng, holds_back=False).move()
