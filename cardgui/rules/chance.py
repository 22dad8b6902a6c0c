"""Chance as a pure function of (deal, round, shuffle): NOTATION, section Chance (ALL-3).

No generator lives in the state of a round, so undo cannot shift a later shuffle.
SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from cardgui.rules.errors import DeckError

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SHUFFLE = 0xBF58476D1CE4E5B9
MAX_DEAL = (1 << 53) - 1


class SplitMix64:
    """A stream of 64-bit numbers started from `seed`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def pick(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other (rejection, no bias)."""
        limit = (1 << 64) - ((1 << 64) % n)
        while True:
            x = self.next()
            if x < limit:
                return x % n

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """`cards` in a new order, the first to be dealt first (NOTATION: the last entry is dealt first)."""
        order = list(cards)
        state = self.state
        for n in range(len(order), 1, -1):
            limit = (1 << 64) - ((1 << 64) % n)
            while True:  # `pick(n)`, written out: each deal calls it once a card
                state = (state + GOLDEN) & MASK
                z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
                z ^= z >> 31
                if z < limit:
                    break
            j = z % n
            order[n - 1], order[j] = order[j], order[n - 1]
        self.state = state
        order.reverse()
        return order


def lots(deal: int) -> SplitMix64:
    """The stream for lots and for the dealer's draw."""
    return SplitMix64(deal)


class Chance:
    """The shuffles of one round: explicit `decks` of the record first, then those that `deal` decides.

    deal: the deal number, 0 to 2^53 - 1.  number: the round, from 0.
    decks: the record's explicit shuffles as faces, first to be dealt first, for the whole match.
    used: how many shuffles the match had before this round.
    """

    __slots__ = ("deal", "decks", "number", "used")

    def __init__(self, deal: int, number: int, decks: Sequence[Sequence[int]] = (), used: int = 0) -> None:
        self.deal = deal
        self.number = number
        self.decks = decks
        self.used = used

    def order(self, shuffle: int, faces: Sequence[int], text: Callable[[int], str] = str) -> list[int]:
        """The order of `faces` (sorted) after shuffle `shuffle` of this round, the first to be dealt first.

        Raises DeckError when an explicit deck does not hold the very cards that are shuffled.
        """
        index = self.used + shuffle
        if index < len(self.decks):
            deck = list(self.decks[index])
            if sorted(deck) != list(faces):
                raise DeckError(index, _difference(deck, faces, text))
            return deck
        seed = self.deal ^ ((self.number + 1) * GOLDEN & MASK) ^ ((shuffle + 1) * SHUFFLE & MASK)
        return SplitMix64(seed).shuffled(faces)


def _difference(deck: Sequence[int], faces: Sequence[int], text: Callable[[int], str]) -> str:
    extra = Counter(deck) - Counter(faces)
    if extra:
        return f"{text(next(iter(extra)))} is not among the {len(faces)} cards that are shuffled, or too often there"
    missing = Counter(faces) - Counter(deck)
    return f"{text(next(iter(missing)))} is missing among the {len(faces)} cards that are shuffled"
