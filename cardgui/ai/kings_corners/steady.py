"""The steady Kings Corners player: it looks through its whole turn, and weighs a few ends of it."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.monte_carlo import Effort, best_choice
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shedding
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

EFFORT = Effort(6, 60, 50, 10)


def steady_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the best turn that is found; it holds nothing back."""
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    turn = Turn(sight)
    worth = shedding(sight)
    return turn.move_of(best_choice(sight, turn.choices(worth), worth, EFFORT), legal)
