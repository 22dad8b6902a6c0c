"""Who will win a round of Skip-Bo Junior, told from the stocks and from what each stock card still waits for.

All chances are thousandths, counted over rounds between planners; the rare ends of the rows are set by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardgui.rules.cards import WILD

SURE = 1000
STOCK_CARDS_A_TURN = (596, 169, 98, 58, 34, 20, 11, 6, 4, 2, 1, 1)
"""How often a turn plays none, one, two ... cards of the stock."""
MOVER_GAIN = (111, 50, 3, -33, -54, -67, -76, -90, -97, -110)
"""By how many numbers are missing under its stock card: what that changes for the seat that moves next."""
WAITER_GAIN = (40, 27, 13, -4, -18, -31, -44, -56, -74, -95)
"""The same for a seat that moves later."""
MOVER_NONE, WAITER_NONE = -51, -27
"""The same where no pile is low enough yet."""
TYPICAL = 750
"""The mean of 4p(1 - p) over the chances p between planners: gains are less where a round is nearly decided."""
LARGEST = 20
"""The largest stock (SBJ-4)."""
FINE = 1000
"""Parts of a thousandth in which the race is reckoned."""


@cache
def race() -> tuple[tuple[int, ...], ...]:
    """The chance of the seat that moves next, by the cards of its stock and of the other's.

    A turn plays so many stock cards as if at random. Of each pair of sizes both chances are solved for at once, since
    a turn that plays none swaps them.
    """
    sure = SURE * FINE
    idle = STOCK_CARDS_A_TURN[0]
    chances = [[0] * (LARGEST + 1) for _ in range(LARGEST + 1)]
    for cards in range(2, 2 * LARGEST + 1):
        for own in range(max(1, cards - LARGEST), min(LARGEST, cards - 1) + 1):
            other = cards - own
            first, second = _gain(chances, own, other), _gain(chances, other, own)
            swapped = sure - second - idle * sure // SURE
            chances[own][other] = (first * SURE + idle * swapped) * SURE // (SURE * SURE - idle * idle)
    return tuple(tuple(chance // FINE for chance in row) for row in chances)


def _gain(chances: Sequence[Sequence[int]], own: int, other: int) -> int:
    """What turns that play stock cards bring the seat that moves."""
    sure = SURE * FINE
    gain = 0
    for played, often in enumerate(STOCK_CARDS_A_TURN):
        if played:
            gain += often * (sure if played >= own else sure - chances[other][own - played])
    return gain // SURE


def missing(heights: Sequence[int], top: int) -> int:
    """How many numbers are missing under a stock card on the pile that is nearest to it; -1: no pile is low enough."""
    if top == WILD:
        return 0
    nearest = -1
    for height in heights:
        if nearest < height < top:
            nearest = height
    return top - 1 - nearest if nearest >= 0 else -1


def chance_of(seat: int, mover: int, heights: Sequence[int], left: Sequence[int], tops: Sequence[int]) -> int:
    """The chance that a seat wins.

    mover: whose turn begins.  left: by seat, the cards of its stock.  tops: by seat, its stock card.
    Among more than two seats each weighs as much as the product of its chances against the others one by one.
    """
    seats = len(left)
    gains = []
    for one in range(seats):
        gap = missing(heights, tops[one])
        if one == mover:
            gains.append(MOVER_GAIN[gap] if gap >= 0 else MOVER_NONE)
        else:
            gains.append(WAITER_GAIN[gap] if gap >= 0 else WAITER_NONE)
    if seats == 2:
        return _against(seat, 1 - seat, mover, 2, left, gains)
    weights = []
    for one in range(seats):
        weight = 1
        for other in range(seats):
            if other != one:
                weight *= _against(one, other, mover, seats, left, gains)
        weights.append(weight)
    return SURE * weights[seat] // sum(weights)


def _against(one: int, other: int, mover: int, seats: int, left: Sequence[int], gains: Sequence[int]) -> int:
    chances = race()
    if (one - mover) % seats < (other - mover) % seats:
        chance = chances[left[one]][left[other]]
    else:
        chance = SURE - chances[left[other]][left[one]]
    open_still = 4 * chance * (SURE - chance) // SURE
    chance += (gains[one] - gains[other]) * open_still // TYPICAL
    return min(SURE - 5, max(5, chance))
