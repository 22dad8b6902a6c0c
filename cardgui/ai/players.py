"""The computer players: who plays which game at which level, and the one function that asks them.

A game's own players are the dict PLAYERS (level to Player) of the module `cardgui.ai.<game>.players`; a game
without that module is played by the simple player at every level.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cardgui.ai.levels import checked_level
from cardgui.ai.simple import simple_move
from cardgui.rules.games import game_named
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation

Player = Callable[[Observation, random.Random], Move]
"""Chooses a move for the seat of an observation, which is on turn; all its chance comes from the generator."""


def choose(observation: Observation, level: str, seed: int) -> Move:
    """A legal move for `observation.seat`, which must be on turn.

    The same observation, level and seed give the same move on every machine (ALL-3): integers only, and no chance
    but `random.Random(seed)`. seed: any whole number.
    Raises RulesError for a game or a level that there is not.
    """
    player = player_of(observation.game, level)
    return player(observation, random.Random(seed))


def player_of(game: str, level: str) -> Player:
    """Who plays `game` at `level`. Raises RulesError for a game or a level that there is not."""
    return _players(game_named(game).name).get(checked_level(level), simple_move)


@cache
def _players(game: str) -> Mapping[str, Player]:
    if find_spec(f"cardgui.ai.{game}") is None:
        return {}
    players: Mapping[str, Player] = import_module(f"cardgui.ai.{game}.players").PLAYERS
    return players
