"""What a card is worth to a pile: its rank and colour, and which card may follow it (KC-7).

Faces are 0 to 51: A to K of spades, hearts, diamonds, clubs. A *kind* is rank and colour: two cards of a kind may be
laid wherever the other may. Kinds count from 0, black before red of each rank.
"""

from __future__ import annotations

RANKS = 13
KING = RANKS - 1
RED_SUITS = (1, 2)
PLAYING_CARDS = tuple(range(4 * RANKS))


def is_red(face: int) -> bool:
    return face // RANKS in RED_SUITS


def _kind(rank: int, red: bool) -> int:
    return 2 * rank + red


NO_KIND = _kind(RANKS, False)
"""What may follow an ace: the kind of no card."""
NO_PILE = NO_KIND + 1
"""What an empty side begins with: a kind that nothing takes."""
BLACK_KING, RED_KING = KINGS = (_kind(KING, False), _kind(KING, True))
KIND = tuple(_kind(face % RANKS, is_red(face)) for face in PLAYING_CARDS)
"""By face."""
FOLLOWS = (NO_KIND, NO_KIND, *(_kind(rank - 1, not red) for rank in range(1, RANKS) for red in (False, True)))
"""By kind, the kind that may be laid on it: one lower, of the other colour."""
NEXT = tuple(FOLLOWS[kind] for kind in KIND)
"""The same by face."""
