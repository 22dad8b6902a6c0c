"""What the levels from steady on share: they look through the whole turn, and play its best ends out."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardgui.ai.kings_corners.monte_carlo import Effort, best_choice
from cardgui.ai.kings_corners.plays import State
from cardgui.ai.kings_corners.sight import Sight, seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shedding
from cardgui.ai.players import Player
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

Restraint = Callable[[Sight, Turn], tuple[State, int]]
"""Chooses the end of a turn in which not everything need be played (KC-13)."""


def planned(effort: Effort, restraint: Restraint | None = None) -> Player:
    """A player that plays ends of its turn out.

    restraint: what it does instead where it need not play everything; None: the same.
    """

    def move(observation: Observation, rng: random.Random) -> Move:
        """The first move of the best turn that is found."""
        legal = imagine(observation, rng).legal_moves()
        if len(legal) == 1:
            return legal[0]
        sight = seen(observation)
        turn = Turn(sight)
        if restraint is not None and not sight.options.must_play:
            return turn.move_of(restraint(sight, turn), legal)
        worth = shedding(sight)
        return turn.move_of(best_choice(sight, turn.choices(worth), worth, effort), legal)

    return move
