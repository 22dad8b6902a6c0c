"""The skilled Skip-Bo Junior player: it plans its whole turn, and looks at what that leaves to everybody."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo_junior.planner import Turn
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation


def skilled_move(observation: Observation, rng: random.Random) -> Move:
    """The first play of the best turn that is found, or the end of the turn where that is better."""
    return Turn(observation, blocks=True).move()
