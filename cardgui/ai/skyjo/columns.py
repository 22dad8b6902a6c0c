"""What a column of three is worth: the points it is expected to cost in the end, when it is played on well.

A column is looked at alone, as in a relaxation of restless bandits (Whittle, "Restless bandits: activity
allocation in a changing world", Journal of Applied Probability 25A, 1988): at each step it is offered one card of the
deck, and taking it costs the price of a turn, since a turn spent here is not spent on another column. All numbers
are thousandths of a point, rounded down, so that every machine computes the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from cardgui.rules.skyjo.game import SKYJO

POINT = 1000
KINDS = 15
"""Faces -2 to 12 are the kinds 0 to 14."""
DOWN = KINDS
"""The kind of a card that lies face down."""
SPAN = KINDS + 1
LONGEST = 16
"""Steps beyond which nothing is gained by looking ahead."""
PRICE = 4000
"""What a turn is worth elsewhere, in thousandths of a point; tuned by play."""

Faces = list[int]
"""How many cards there are of each kind."""
Worth = list[int]
"""By `index` of a column, its expected points in thousandths."""


TRIPLES = list(combinations_with_replacement(range(SPAN), 3))
"""All columns whatever their order: three kinds in ascending order."""


def index(first: int, second: int, third: int) -> int:
    """Where a column of these kinds, in any order, stands in a Worth."""
    return (first * SPAN + second) * SPAN + third


def deck_faces() -> Faces:
    """The whole deck by kinds (SJ-1)."""
    return [SKYJO.deck.count(kind + SKYJO.deck[0]) for kind in range(KINDS)]


def worth_by_third(worth: Worth, first: int, second: int) -> list[int]:
    """The worths of the columns that have two kinds in common, by the kind of the third card."""
    return worth[first * SPAN + second :: SPAN * SPAN]


@cache
def worth_after(steps: int, columns: bool) -> Worth:
    """The worth of every column when it will be offered `steps` more cards. columns: the option (SJ-8)."""
    deck = deck_faces()
    if steps == 0:
        return filled([revealed(kinds, deck, columns) for kinds in TRIPLES])
    later = worth_after(steps - 1, columns)
    total = sum(deck)
    offers = list(enumerate(deck))
    worth = []
    for a, b, c in TRIPLES:
        if columns and a == b == c != DOWN:
            worth.append(0)
            continue
        skip = later[index(a, b, c)]
        bar = skip - PRICE
        without_a, without_b, without_c = index(0, b, c), index(0, a, c), index(0, a, b)
        gain = 0
        for kind, count in offers:
            into = kind * SPAN * SPAN
            best = min(later[into + without_a], later[into + without_b], later[into + without_c])
            if best < bar:
                gain += count * (bar - best)
        worth.append(skip - gain // total)
    return filled(worth)


def revealed(kinds: Sequence[int], faces: Faces, columns: bool) -> int:
    """The expected points of a column that is turned up now, in thousandths (SJ-9). faces: what may lie face down."""
    known = [kind for kind in kinds if kind != DOWN]
    hidden = 3 - len(known)
    total = sum(faces)
    points = sum(known) - 2 * len(known)
    if hidden == 0:
        return 0 if columns and known[0] == known[1] == known[2] else points * POINT
    if total < hidden:
        return points * POINT
    mean = sum(count * (kind - 2) for kind, count in enumerate(faces)) * POINT
    expected = points * POINT + hidden * mean // total
    if columns and known.count(known[0] if known else 0) == len(known):
        for kind in known[:1] or range(KINDS):
            ways, of = 1, 1
            for taken in range(hidden):
                ways *= max(0, faces[kind] - taken)
                of *= total - taken
            expected -= 3 * (kind - 2) * POINT * ways // of
    return expected


def filled(values: Sequence[int]) -> Worth:
    """Values of the sorted triples, at the indices of all their orders."""
    worth = [0] * SPAN**3
    for (a, b, c), value in zip(TRIPLES, values, strict=True):
        for first, second, third in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
            worth[index(first, second, third)] = value
    return worth
