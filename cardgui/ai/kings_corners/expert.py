"""The expert Kings Corners player: the ends of its turn are played out many times."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.monte_carlo import Effort, best_choice
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import holding, shedding
from cardgui.ai.kings_corners.yardsticks import held_back
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

EFFORT = Effort(20, 2400, 50, 30)
HOLDING = Effort(8, 1600, 150, 200)
"""Where cards can be held back (KC-13): the rollouts know nothing of that, so the planner counts for more."""


def expert_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the best turn that is found."""
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    turn = Turn(sight)
    if sight.options.must_play:
        worth = shedding(sight)
        return turn.move_of(best_choice(sight, turn.choices(worth), worth, EFFORT), legal)
    first = held_back(sight, turn)
    if not first[0][2]:
        return turn.move_of(first, legal)
    worth = holding(sight)
    return turn.move_of(best_choice(sight, turn.choices(worth), worth, HOLDING), legal)
