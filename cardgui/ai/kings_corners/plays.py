"""The plays of Kings Corners on piles that are known by their ends alone, for looking through a whole turn."""

from __future__ import annotations

from cardgui.ai.kings_corners.sight import EMPTY, PILE_BASE, Pile
from cardgui.rules.kings_corners.cards import BLACK_KING, FOLLOWS, NO_KIND, NO_PILE

Piles = tuple[Pile, ...]
State = tuple[Piles, Piles, tuple[int, ...]]
"""Sides and corners, each in ascending order, since one is as good as another, and the kinds of the hand cards."""

NEED = (*FOLLOWS, NO_PILE, NO_PILE)
"""By kind, the kind that may be laid on it; what cannot be laid on by anything has a kind that no card has."""
PARENT = tuple([kind + 2 ^ 1 if kind < BLACK_KING else -1 for kind in range(NO_KIND)])
"""By kind, the kind that it may be laid on; -1 for kings."""


def changed(piles: Piles, old: Pile, new: Pile) -> Piles:
    """`piles` with one of them replaced, in order again."""
    after = list(piles)
    after.remove(old)
    after.append(new)
    after.sort()
    return tuple(after)


def laid(pile: Pile, kind: int) -> Pile:
    """A pile with one more card."""
    return (kind if pile == EMPTY else pile // PILE_BASE) * PILE_BASE + NEED[kind]


def joined(pile: Pile, moved: Pile) -> Pile:
    """A pile with a whole pile laid on it (KC-10)."""
    return moved if pile == EMPTY else pile // PILE_BASE * PILE_BASE + moved % PILE_BASE


def complete(pile: Pile) -> bool:
    """Whether a pile runs from king to ace (KC-12)."""
    return pile // PILE_BASE >= BLACK_KING and pile % PILE_BASE == NO_KIND


def without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def lays(state: State) -> list[State]:
    """All tables after one more card from the hand, the highest first (KC-7, KC-8, KC-11)."""
    sides, corners, hand = state
    found = []
    last = -1
    for kind in reversed(hand):
        if kind == last:
            continue
        last = kind
        rest = without(hand, kind)
        for pile in dict.fromkeys(sides):
            if pile == EMPTY or pile % PILE_BASE == kind:
                found.append((changed(sides, pile, laid(pile, kind)), corners, rest))
        for pile in dict.fromkeys(corners):
            if pile % PILE_BASE == kind or (pile == EMPTY and kind >= BLACK_KING):
                found.append((sides, changed(corners, pile, laid(pile, kind)), rest))
    return found


def shifts(state: State) -> list[State]:
    """All tables after one whole pile was moved (KC-10, KC-11)."""
    sides, corners, hand = state
    found = []
    for pile in dict.fromkeys(sides):
        if pile == EMPTY:
            continue
        head = pile // PILE_BASE
        left = changed(sides, pile, EMPTY)
        for target in dict.fromkeys(sides):
            if target % PILE_BASE == head:
                found.append((changed(left, target, joined(target, pile)), corners, hand))
        for target in dict.fromkeys(corners):
            if target % PILE_BASE == head or (target == EMPTY and head >= BLACK_KING):
                found.append((left, changed(corners, target, joined(target, pile)), hand))
    return found


def returns(state: State) -> list[State]:
    """All tables after a complete pile was sent back (KC-12)."""
    sides, corners, hand = state
    found = [(changed(sides, pile, EMPTY), corners, hand) for pile in dict.fromkeys(sides) if complete(pile)]
    found += [(sides, changed(corners, pile, EMPTY), hand) for pile in dict.fromkeys(corners) if complete(pile)]
    return found
