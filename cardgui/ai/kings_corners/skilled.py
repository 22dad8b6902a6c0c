"""The skilled Kings Corners player: it looks through its whole turn, and plays its best ends out a few times.

Where it need not play everything (KC-13), it holds back what stays playable, without playing anything out.
"""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.monte_carlo import Effort, best_choice
from cardgui.ai.kings_corners.restraint import held_back
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shedding
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

EFFORT = Effort(12, 240, 50, 20)


def skilled_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the best turn that is found."""
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    turn = Turn(sight)
    if not sight.options.must_play:
        return turn.move_of(held_back(sight, turn), legal)
    worth = shedding(sight)
    return turn.move_of(best_choice(sight, turn.choices(worth), worth, EFFORT), legal)
