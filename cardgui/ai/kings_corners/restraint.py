"""Turns of who need not play everything (KC-13): going out if it can be done, else what restraint leaves best."""

from __future__ import annotations

from cardgui.ai.kings_corners.plays import State
from cardgui.ai.kings_corners.sight import Sight
from cardgui.ai.kings_corners.turn import Turn, Worth
from cardgui.ai.kings_corners.worth import holding, keeping, shed

PATIENCE = 9
"""Turns after which who keeps everything lays a card in each turn, if it can: rounds must come to an end."""
NO_END = 100
"""Patience of who lays only because the stock is empty (ALL-4)."""


def held_back(sight: Sight, turn: Turn) -> tuple[State, int]:
    """The end of the turn of one who holds back what has its place."""
    return _restrained(sight, turn, holding(sight), NO_END)


def kept_back(sight: Sight, turn: Turn) -> tuple[State, int]:
    """The end of the turn of one who holds back everything, to go out with all of it at once."""
    return _restrained(sight, turn, keeping(sight), PATIENCE)


def _restrained(sight: Sight, turn: Turn, worth: Worth, patience: int) -> tuple[State, int]:
    """With the stock empty, everybody holding back would go on for ever: then at least one card is laid."""
    out = turn.choices(shed)[0]
    if not out[0][2]:
        return out
    choices = turn.choices(worth)
    if not sight.laid and (not sight.stock or sight.turns > patience):
        held = len(turn.root[2])
        for choice in (*choices, out):
            if len(choice[0][2]) < held:
                return choice
    return choices[0]
