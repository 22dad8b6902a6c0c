"""The expert Kings Corners player: the ends of its turn are played out many times.

Where it need not play everything (KC-13), it lies in wait until its whole hand goes out in one turn.
"""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.monte_carlo import Effort, best_choice
from cardgui.ai.kings_corners.restraint import kept_back
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shedding
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

EFFORT = Effort(20, 2400, 50, 30)


def expert_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the best turn that is found."""
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    turn = Turn(sight)
    if not sight.options.must_play:
        return turn.move_of(kept_back(sight, turn), legal)
    worth = shedding(sight)
    return turn.move_of(best_choice(sight, turn.choices(worth), worth, EFFORT), legal)
