"""Chance as a pure function of (deal, round, shuffle): NOTATION, section Chance (ALL-3).

No generator lives in the state of a round, so undo cannot shift a later shuffle.
SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from operator import mod
from struct import Struct

from cardgui.rules.errors import DeckError, english

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SHUFFLE = 0xBF58476D1CE4E5B9
MAX_DEAL = (1 << 53) - 1
LIMITS = (0, *((1 << 64) - (1 << 64) % n for n in range(1, 257)))
"""By n, the numbers below which `pick(n)` takes one; no deck has more cards than this has entries."""
SURE = min(LIMITS[1:])
"""Below it, a number is taken whatever n is."""


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
        limit = LIMITS[n]
        while True:
            x = self.next()
            if x < limit:
                return x % n

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """`cards` in a new order, the first to be dealt first (NOTATION: the last entry is dealt first)."""
        order = list(cards)
        count = len(order)
        begun = self.state
        numbers = self._several(count - 1)
        if max(numbers, default=0) >= SURE:  # Hardly ever: `pick` may take another number, and all later ones differ.
            self.state = begun
            return self._shuffled_slowly(order)
        for last, j in zip(range(count - 1, 0, -1), map(mod, numbers, range(count, 1, -1))):
            order[last], order[j] = order[j], order[last]
        order.reverse()
        return order

    def _shuffled_slowly(self, order: list[int]) -> list[int]:
        for n in range(len(order), 1, -1):
            j = self.pick(n)
            order[n - 1], order[j] = order[j], order[n - 1]
        order.reverse()
        return order

    def _several(self, count: int) -> tuple[int, ...]:
        """The next `count` numbers. They are computed in one large integer, 128 bits to each, three times as fast."""
        if count < 1:
            return ()
        ones, steps, low, lower = _lanes(count)
        z = steps + self.state * ones & low
        z = (z ^ z >> 30 & low) * 0xBF58476D1CE4E5B9 & low
        z = (z ^ z >> 27 & low) * 0x94D049BB133111EB & low
        z ^= z >> 31 & low
        self.state = (self.state + count * GOLDEN) & MASK
        return lower.unpack(z.to_bytes(16 * count, "little"))


@cache
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """In each of `count` lanes of 128 bits: 1, what SplitMix64 has added to its state by then, MASK; and a reader."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * GOLDEN & MASK) << 128 * lane for lane in range(count))
    return ones, steps, ones * MASK, Struct("<" + "Q8x" * count)


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
        return english(
            "{card} is not among the {count} cards that are shuffled, or too often there",
            card=text(next(iter(extra))),
            count=len(faces),
        )
    missing = Counter(faces) - Counter(deck)
    return english(
        "{card} is missing among the {count} cards that are shuffled", card=text(next(iter(missing))), count=len(faces)
    )
