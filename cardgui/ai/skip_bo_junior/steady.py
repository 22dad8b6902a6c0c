"""The steady Skip-Bo Junior player: it plans its whole turn, and plays its own game, whoever waits for what."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo_junior.planner import Turn
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation


def steady_move(observation: Observation, rng: random.Random) -> Move:
    """The first play of the turn that is best for the own stock."""
    return Turn(observation, blocks=False).move()
