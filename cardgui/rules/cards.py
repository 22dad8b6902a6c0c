"""Cards as small numbers: a face says what is printed on a card, an id says which card it is."""

from __future__ import annotations

UNKNOWN = -99
"""The face of a card that the onlooker may not see."""
HIDDEN = "?"
"""How such a card is written."""
WILD = 13
"""The face of a wild card of the Skip-Bo games: above every number, as it is sorted."""


def number_text(face: int) -> str:
    return str(face)


def wild_text(face: int) -> str:
    return "W" if face == WILD else str(face)


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHDC"


def playing_text(face: int) -> str:
    """A face of the 52-card deck, 0 to 51, as rank and suit: `10H`."""
    return RANKS[face % 13] + SUITS[face // 13]
