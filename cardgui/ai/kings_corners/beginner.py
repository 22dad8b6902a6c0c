"""The beginner at Kings Corners: a child that plays what it happens to see, and often helps the others."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.easy import plays_of
from cardgui.ai.kings_corners.monte_carlo import Trials
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shed
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

OVERLOOKS = 4
"""One play in so many goes unseen."""
SEES_OUT = 1
"""With so few cards it sees that it can go out."""
CANDIDATES = 12
DEALS = 12
"""How many ends of the turn it compares where all must be played, and how often each is played out."""


def beginner_move(observation: Observation, rng: random.Random) -> Move:
    """Any play that it sees, or none; where everything must be played (KC-13), the end that helps it least.

    There the order of the plays is all that can go wrong, and any order does as well as any other on the average.
    """
    legal = imagine(observation, rng).legal_moves()
    if len(legal) == 1:
        return legal[0]
    sight = seen(observation)
    plays, rest = plays_of(legal)
    if sight.options.must_play and plays:
        turn = Turn(sight)
        choices = turn.choices(shed)
        if not choices[0][0][2] and len(sight.hand) <= SEES_OUT:
            return turn.move_of(choices[0], legal)
        choices = choices[-CANDIDATES:]
        trials = Trials(sight, [state for state, _ in choices])
        deals = [trials.imagine() for _ in range(DEALS)]
        helps = [sum(trials.play(at, dealt) for dealt in deals) for at in range(len(choices))]
        return turn.move_of(choices[helps.index(min(helps))], legal)
    spotted = [move for move in plays if rng.random() * OVERLOOKS >= 1]
    if not spotted:
        return rest[0] if rest else plays[0]
    return spotted[int(rng.random() * len(spotted))]
