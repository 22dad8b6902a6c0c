"""What the columns of a grid are worth to a strong player while a round has so far to go, from the learned table.

A column's worth is as in `columns`, with two things more. Cards that lie face down are turned up now and then when
nothing else is done with a turn; and how many cards are still to be offered follows from the seat that has the fewest
cards face down, since it is that one that will close the round. Numbers are thousandths of a point.
"""

from __future__ import annotations

from functools import cache

from cardgui.ai.learned import load
from cardgui.ai.skyjo.columns import DOWN, KINDS, SPAN, TRIPLES, Worth, deck_faces, filled, index, revealed

PACKAGE = "cardgui.ai.skyjo"
FILE = "columns.bin"
DIGEST = "ecb40f990e64e16d0b6f0ade3a9310436249077049a8fb9f535185c4d8f5ba4f"
MOST_DOWN = 10
"""Cards face down after the opening; more count as so many."""
OFFERS_A_CARD = 4
"""Cards that a column is offered while the leading seat turns up one of its own; tuned by play."""
PRICE = 5500
"""What a turn is worth elsewhere, in thousandths of a point; tuned by play."""
SELDOM = 20
"""Of so many cards that go by, one means that a card of this column is turned up instead; tuned by play."""


def values(fewest: int, columns: bool) -> Worth:
    """The worth of every column by its `index`.

    fewest: the cards face down of the seat that has the fewest, 1 or more.  columns: the option (SJ-8).
    """
    return _tables()[columns][min(fewest, MOST_DOWN) - 1]


@cache
def _tables() -> list[list[Worth]]:
    """Without and with columns, by the fewest cards face down, from 1."""
    numbers = load(PACKAGE, FILE, DIGEST, 4)
    size = len(TRIPLES)
    parts = [filled(numbers[at : at + size]) for at in range(0, len(numbers), size)]
    return [parts[:MOST_DOWN], parts[MOST_DOWN:]]


def learn() -> list[int]:
    """The numbers of the table, worked out from the end of a round backwards (value iteration)."""
    numbers: list[int] = []
    for columns in (False, True):
        deck = deck_faces()
        worth = filled([revealed(kinds, deck, columns) for kinds in TRIPLES])
        for step in range(1, OFFERS_A_CARD * MOST_DOWN + 1):
            worth = filled([_offered(worth, kinds, columns) for kinds in TRIPLES])
            if step % OFFERS_A_CARD == 0:
                numbers += [worth[index(*kinds)] for kinds in TRIPLES]
    return numbers


def _offered(later: Worth, kinds: tuple[int, int, int], columns: bool) -> int:
    """The worth of a column that is offered one card more than `later` says."""
    a, b, c = kinds
    if columns and a == b == c != DOWN:
        return 0
    deck = deck_faces()
    skip = later[index(a, b, c)]
    if c == DOWN:  # The kinds are in ascending order.
        turned_up = sum([count * later[index(a, b, kind)] for kind, count in enumerate(deck)]) // sum(deck)
        skip = ((SELDOM - 1) * skip + min(skip, turned_up)) // SELDOM
    total = 0
    for kind in range(KINDS):
        into = kind * SPAN * SPAN
        best = min(later[into + index(0, b, c)], later[into + index(0, a, c)], later[into + index(0, a, b)])
        total += deck[kind] * min(skip, best + PRICE)
    return total // sum(deck)
