"""Keeping discard piles in order, so that cards can be played from them again: thousandths of a stock card."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.cards import WILD

RUN = 60
"""A card on the next higher one: both can be played in one go."""
EQUAL = 10
GAP = 50
"""What each number costs that is missing between a card and the higher one beneath it."""
BURIED = 60
"""What it costs to cover a lower card, which is wanted sooner."""
HIGHER = 20
"""The same, for each number between them."""
WILD_LOST = 500
"""What it costs to put away a wild card."""
WILD_BURIED = 250


def _cover(face: int, top: int) -> int:
    """What it is worth to put a card on a pile with such a top."""
    if face == WILD:
        return -WILD_LOST
    if top == WILD:
        return -WILD_BURIED
    if face == top:
        return EQUAL
    if face == top - 1:
        return RUN
    if face < top:
        return -GAP * (top - 1 - face)
    return -BURIED - HIGHER * (face - top)


COVER = [[0] * (WILD + 1), *([_cover(face, top) for top in range(WILD + 1)] for face in range(1, WILD + 1))]
"""By face and top of the pile."""
START = [0, *(-3 * (12 - face) for face in range(1, WILD)), -WILD_LOST]
"""By face, what it is worth to put it on an empty pile: high cards leave room for runs."""


def putting(face: int, pile: Sequence[int]) -> int:
    """What it is worth to put a card on a discard pile. pile: its faces from the top down."""
    return COVER[face][pile[0]] if pile else START[face]


def order(pile: Sequence[int]) -> list[int]:
    """By the number of cards taken from it, what a discard pile is worth. pile: its faces from the top down."""
    worth = [0]
    for index in range(len(pile) - 1, -1, -1):
        worth.append(worth[-1] + putting(pile[index], pile[index + 1 :]))
    worth.reverse()
    return worth
