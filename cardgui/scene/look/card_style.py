"""How people like their cards: backs, suits, size of print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BACKS: Final[dict[str, str]] = {
    "stars": "back_blue",
    "petals": "back_clay",
    "waves": "back_waves",
    "tiles": "back_tiles",
    "blossoms": "back_blossoms",
}
"""The kind of `CardFace` by the word that preferences have for a back."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """Attributes:

    back: a key of `BACKS`, "" for each game's own.
    four_colours: spades black, hearts red, diamonds blue, clubs green.
    large_print: larger numerals and indices, and nothing besides them that is small.
    """

    back: str = ""
    four_colours: bool = False
    large_print: bool = False


PLAIN: Final = CardStyle()
