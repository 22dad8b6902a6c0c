"""Players that the levels are measured against."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.restraint import held_back
from cardgui.ai.kings_corners.sight import seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.ai.kings_corners.worth import shed
from cardgui.ai.players import Player
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, imagine


def greedy_move(observation: Observation, rng: random.Random) -> Move:
    """Sheds as many cards as it can."""
    sight = seen(observation)
    turn = Turn(sight)
    return turn.move_of(turn.choices(shed)[0], imagine(observation, rng).legal_moves())


def holding_back_move(observation: Observation, rng: random.Random) -> Move:
    """Goes out if it can; else it holds back cards that stay playable, and does not open places for others."""
    sight = seen(observation)
    turn = Turn(sight)
    return turn.move_of(held_back(sight, turn), imagine(observation, rng).legal_moves())


YARDSTICKS: dict[str, Player] = {"greedy": greedy_move, "holding_back": holding_back_move}
