"""The easy Kings Corners player: lays what fits, and plans nothing. A child can beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.kings_corners.sight import EMPTY, Sight, seen
from cardgui.rules.kings_corners.cards import KINGS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, LAST_SIDE, STOCK
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine

WHIM = 4
"""One move in so many is a whim: any play."""


def easy_move(observation: Observation, rng: random.Random) -> Move:
    """A king to a corner, else a card that fits a pile, else any card on an empty side, else a pile; then it ends."""
    plays, rest = plays_of(imagine(observation, rng).legal_moves())
    if not plays:
        return rest[0]
    if rng.random() * WHIM >= 1:
        sight = seen(observation)
        best = min(_rank(sight, move) for move in plays)
        plays = [move for move in plays if _rank(sight, move) == best]
    return plays[int(rng.random() * len(plays))]


def plays_of(legal: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """The plays, and what else there is to do: drawing and ending before sending back."""
    rest = [move for move in legal if not move.is_play]
    rest.sort(key=lambda move: move.target == STOCK)
    return [move for move in legal if move.is_play], rest


def _rank(sight: Sight, move: Move) -> int:
    if move.source < FIRST_HAND:
        return 3
    if sight.hand[move.at] in KINGS and move.target in CORNERS:
        return 0
    onto = move.target <= LAST_SIDE and sight.sides[move.target - 1] != EMPTY
    return 2 if onto else 1
