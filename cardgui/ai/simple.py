"""A player for every game that looks at the legal moves alone: weak, quick, and never without an answer.

It moves in the app when the worker process cannot be started, and plays games that have no players of their own.
"""

from __future__ import annotations

import random

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import game_named
from cardgui.rules.moves import DRAW, FLIP, MOVE, NONE, Move
from cardgui.rules.observation import Observation, imagine
from cardgui.rules.places import PlaceKind

BUILD_UP = 4000
LAY = 3000
PILE = 2000
TAKE = 1000
TURN_UP = 800
DISCARD = 600
FROM_STOCK = 500


def simple_move(observation: Observation, rng: random.Random) -> Move:
    """The legal move that promises most by its kind, the first in the rules' order among equals.

    observation: of the seat on turn.  rng: for the imagined hidden cards, on which the choice does not depend.
    """
    moves = imagine(observation, rng).legal_moves()
    return max(moves, key=lambda move: _promise(observation, move))


def _promise(observation: Observation, move: Move) -> int:
    """Cards to the building piles first, then to the table; then exchanges, by what they save; ending comes last."""
    if move.verb == DRAW:
        # In Skip-Bo a `draw` is a breach of the rules, which computer players leave alone (SB-22).
        return TAKE if observation.game != "skip_bo" else -1
    if move.verb == FLIP:
        return TURN_UP
    if move.verb != MOVE or NONE in (move.source, move.target):
        return 0
    places = game_named(observation.game).places(observation.seats)
    source, target = places[move.source].kind, places[move.target].kind
    if target is PlaceKind.GRID:
        saved = _open_face(observation, move.target) - _open_face(observation, move.source)
        return TAKE + saved if saved > 0 else 0
    if target is PlaceKind.BUILD:
        return BUILD_UP + (FROM_STOCK if source is PlaceKind.STOCK else 0)
    if target is PlaceKind.SPREAD:
        return LAY if source is PlaceKind.HAND else PILE
    return DISCARD


def _open_face(observation: Observation, place: int) -> int:
    """The face on top of a place; what lies face down counts as a middling card."""
    pile = observation.table.piles[place]
    face = observation.table.faces[pile[-1]] if pile else UNKNOWN
    return 5 if face == UNKNOWN else face
