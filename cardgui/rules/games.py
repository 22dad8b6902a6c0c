"""The one list of the games."""

from __future__ import annotations

from cardgui.rules.errors import RulesError, english, shorten
from cardgui.rules.game import Game
from cardgui.rules.kings_corners.game import KINGS_CORNERS
from cardgui.rules.skip_bo.game import SKIP_BO
from cardgui.rules.skip_bo.junior_game import SKIP_BO_JUNIOR
from cardgui.rules.skyjo.game import SKYJO

GAMES: dict[str, Game] = {game.name: game for game in (SKIP_BO_JUNIOR, SKIP_BO, KINGS_CORNERS, SKYJO)}
"""Every game that the core knows, by its name, in the order of RULES.md. Which have a table the scene says."""


def game_named(name: str) -> Game:
    """The game of that name. Raises RulesError."""
    game = GAMES.get(name)
    if game is None:
        raise RulesError(
            english("{given} is not a game, expected one of {known}", given=shorten(name), known=", ".join(GAMES))
        )
    return game
