"""The steady Kings Corners player: it looks through its whole turn, and leaves the table that looks best."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shedding
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine


def steady_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the turn that leaves the table that is worth most at a glance."""
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    turn = Turn(sight)
    return turn.move_of(turn.choices(shedding(sight))[0], legal)
