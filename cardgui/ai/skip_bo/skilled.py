"""The skilled Skip-Bo player: it plans its whole turn, and holds back what helps the others."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo.planner import TurnPlanner
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation


def skilled_move(observation: Observation, rng: random.Random) -> Move:
    """The first play of the best turn that is found, or the best discard."""
    return TurnPlanner(observation, rng).move()
