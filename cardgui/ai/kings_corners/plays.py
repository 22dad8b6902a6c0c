"""The plays of Kings Corners on piles that are known by their ends alone, for looking through a whole turn."""

from __future__ import annotations

from cardgui.ai.kings_corners.sight import EMPTY, Pile
from cardgui.rules.kings_corners.cards import KIND, KINGS, NEXT, NO_KIND, RANKS

Piles = tuple[Pile, ...]
State = tuple[Piles, Piles, tuple[int, ...]]
"""Sides and corners, each in ascending order, since one is as good as another, and the kinds of the hand cards."""

NEED = [NO_KIND] * (NO_KIND + 1)
"""By kind, the kind that may be laid on it."""
for _face, _kind in enumerate(KIND):
    NEED[_kind] = NEXT[_face]
PARENT = [-1] * (NO_KIND + 1)
"""By kind, the kind that it may be laid on; -1 for kings."""
for _kind in range(NO_KIND):
    if NEED[_kind] != NO_KIND:
        PARENT[NEED[_kind]] = _kind


def changed(piles: Piles, old: Pile, new: Pile) -> Piles:
    """`piles` with one of them replaced, in order again."""
    after = list(piles)
    after.remove(old)
    after.append(new)
    after.sort()
    return tuple(after)


def laid(pile: Pile, kind: int) -> Pile:
    """A pile with one more card."""
    head, _, length = pile
    return (head if length else kind, NEED[kind], length + 1)


def joined(pile: Pile, moved: Pile) -> Pile:
    """A pile with a whole pile laid on it (KC-10)."""
    return (pile[0] if pile[2] else moved[0], moved[1], pile[2] + moved[2])


def without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def lays(state: State) -> list[State]:
    """All tables after one more card from the hand (KC-7, KC-8, KC-11)."""
    sides, corners, hand = state
    found = []
    last = -1
    for kind in hand:
        if kind == last:
            continue
        last = kind
        rest = without(hand, kind)
        for pile in dict.fromkeys(sides):
            if pile[1] == kind or pile == EMPTY:
                found.append((changed(sides, pile, laid(pile, kind)), corners, rest))
        for pile in dict.fromkeys(corners):
            if pile[1] == kind or (pile == EMPTY and kind in KINGS):
                found.append((sides, changed(corners, pile, laid(pile, kind)), rest))
    return found


def shifts(state: State) -> list[State]:
    """All tables after one whole pile was moved (KC-10, KC-11)."""
    sides, corners, hand = state
    found = []
    for pile in dict.fromkeys(sides):
        if pile == EMPTY:
            continue
        left = changed(sides, pile, EMPTY)
        for target in dict.fromkeys(sides):
            if target[1] == pile[0]:
                found.append((changed(left, target, joined(target, pile)), corners, hand))
        for target in dict.fromkeys(corners):
            if target[1] == pile[0] or (target == EMPTY and pile[0] in KINGS):
                found.append((left, changed(corners, target, joined(target, pile)), hand))
    return found


def returns(state: State) -> list[State]:
    """All tables after a complete pile was sent back (KC-12)."""
    sides, corners, hand = state
    found = [(changed(sides, pile, EMPTY), corners, hand) for pile in dict.fromkeys(sides) if pile[2] == RANKS]
    found += [(sides, changed(corners, pile, EMPTY), hand) for pile in dict.fromkeys(corners) if pile[2] == RANKS]
    return found
