"""Deals of the hidden cards that agree with what a seat has seen, hands as masks of kinds."""

from __future__ import annotations

import random

from cardgui.ai.kings_corners.sight import UNSEEN, Sight

Hand = tuple[int, int]
"""Masks of the kinds of which a hand holds a card, and two."""


class Deal:
    """hands: by seat, all but that of the seat on turn.  stock: kinds, top last."""

    __slots__ = ("hands", "stock")

    def __init__(self, hands: list[Hand], stock: list[int]) -> None:
        self.hands = hands
        self.stock = stock


def packed(kinds: list[int] | tuple[int, ...]) -> Hand:
    """A hand of kinds as masks."""
    one = two = 0
    for kind in kinds:
        two |= one & 1 << kind
        one |= 1 << kind
    return one, two


def deal(sight: Sight, rng: random.Random) -> Deal:
    """Deal the unseen cards at random."""
    pool: list[int] = []
    for kind, count in enumerate(sight.unseen):
        for _ in range(count):
            pool.append(kind)
    shuffle(pool, rng)
    hands: list[Hand] = []
    for seat in range(sight.seats):
        if seat == sight.seat:
            hands.append((0, 0))
        else:
            hands.append(packed([pool.pop() if kind == UNSEEN else kind for kind in sight.hands[seat]]))
    return Deal(hands, [pool.pop() if kind == UNSEEN else kind for kind in sight.stock])


def shuffle(cards: list[int], rng: random.Random) -> None:
    """In place; Durstenfeld, "Random permutation", CACM 7, 1964."""
    for last in range(len(cards) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        cards[last], cards[at] = cards[at], cards[last]
