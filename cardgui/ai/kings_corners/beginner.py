"""The beginner at Kings Corners: a child that plays what it happens to see."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.easy import plays_of
from cardgui.rules.kings_corners.places import FIRST_HAND, LAST_SIDE
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

OVERLOOKS = 4
"""One play in so many goes unseen."""


def beginner_move(observation: Observation, rng: random.Random) -> Move:
    """Any play that it sees: low cards go to empty sides, and piles are moved when nothing else is left."""
    legal = imagine(observation, rng).legal_moves()
    plays, rest = plays_of(legal)
    spotted = [move for move in plays if rng.random() * OVERLOOKS >= 1] or (plays if rest == [] else [])
    if not spotted:
        return rest[0] if rest else plays[0]
    piles = observation.table.piles
    empty = [move for move in spotted if move.target <= LAST_SIDE and not piles[move.target]]
    cards = [move for move in spotted if move.source >= FIRST_HAND]
    choice = empty or cards or spotted
    return choice[int(rng.random() * len(choice))]
