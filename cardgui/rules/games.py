"""The one list of the games."""

from __future__ import annotations

from cardgui.rules.errors import RulesError, shorten
from cardgui.rules.game import Game
from cardgui.rules.skyjo.game import SKYJO

GAMES: dict[str, Game] = {game.name: game for game in (SKYJO,)}
"""Every game by its name, in the order in which they are offered."""


def game_named(name: str) -> Game:
    """The game of that name. Raises RulesError."""
    game = GAMES.get(name)
    if game is None:
        raise RulesError(f"{shorten(name)} is not a game, expected one of {', '.join(GAMES)}")
    return game
