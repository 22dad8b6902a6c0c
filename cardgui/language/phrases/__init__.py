"""The words for games, options, moves, steps and reasons, in the language of the moment.

One file a game answers (`GamePhrases`); what all games share is in `common`. Whatever is said comes from steps and
moves as one viewer sees them, so it can tell no more than that viewer may know (ALL-2).
"""

from __future__ import annotations

from cardgui.language.phrases.game_phrases import GamePhrases, Happening
from cardgui.language.phrases.kings_corners import KingsCornersPhrases
from cardgui.language.phrases.skip_bo import SkipBoPhrases
from cardgui.language.phrases.skip_bo_junior import SkipBoJuniorPhrases
from cardgui.language.phrases.skyjo import SkyjoPhrases

__all__ = ["PHRASES", "GamePhrases", "Happening", "phrases_of"]

PHRASES: dict[str, GamePhrases] = {
    "skip_bo_junior": SkipBoJuniorPhrases(),
    "skip_bo": SkipBoPhrases(),
    "kings_corners": KingsCornersPhrases(),
    "skyjo": SkyjoPhrases(),
}
"""By the game's name."""


def phrases_of(game: str) -> GamePhrases:
    """The words of a game. Raises KeyError."""
    return PHRASES[game]
