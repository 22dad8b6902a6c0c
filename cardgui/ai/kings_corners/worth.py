"""What a table is worth at a glance to the seat that leaves it, in thousandths of a card that has left the hand."""

from __future__ import annotations

from cardgui.ai.kings_corners.plays import NEED, PARENT, State
from cardgui.ai.kings_corners.sight import EMPTY, PILE_BASE, Sight
from cardgui.ai.kings_corners.turn import Worth
from cardgui.rules.kings_corners.cards import BLACK_KING
from cardgui.rules.kings_corners.scoring import KING_POINTS

CARD = 1000
WINS = 1_000_000
DEAD = 350
"""A hand card for which only an empty side can be hoped."""
SCARCE = 120
"""A hand card that fits on one card still to come only."""
GIFT = 260
"""A pile that the next seat is sure to have a card for."""
OPEN = 600
"""An empty side left to the next seat, or a pile whose moving leaves one."""
HELD = 50
"""A hand card that has its place already."""
TAKEN = 800
"""A hand card whose place is sure to be taken by another seat."""
HELD_GIFT = 600
"""GIFT of one who holds cards back."""
KEPT = 600
"""A card that is kept back to go out with all the others."""
KEPT_GIFT = 640
KEPT_OPEN = 1000
"""GIFT and OPEN of one who keeps everything."""


def shed(state: State) -> int:
    """Worth of a table to one who only counts the cards in the hand."""
    return -len(state[2])


def counts_cards(sight: Sight) -> bool:
    """Whether the cards that are left in the hand are paid for (KC-17, KC-18)."""
    options = sight.options
    return options.scoring == "penalty_points" or (options.scoring == "chips" and options.chips_for_cards)


def _chances(sight: Sight, cards: int, weight: int) -> list[int]:
    """By kind, `weight` times the chance that a card of the kind is among so many unseen ones."""
    total = max(1, sum(sight.unseen))
    return [weight * min(total, count * cards) // total for count in sight.unseen] + [0, 0]


def _next_held(sight: Sight) -> int:
    drawn = sight.options.draw == "every_turn" and bool(sight.stock)
    return len(sight.hands[(sight.seat + 1) % sight.seats]) + drawn


def _opens(state: State) -> int:
    """How many sides are empty or can be emptied by moving a pile."""
    sides, corners, _ = state
    takes = {pile % PILE_BASE for pile in (*sides, *corners)}
    room = EMPTY in corners
    found = 0
    for pile in sides:
        head = pile // PILE_BASE
        if pile == EMPTY or head in takes or (room and head >= BLACK_KING):
            found += 1
    return found


def shedding(sight: Sight) -> Worth:
    """Of one who lays as much as possible, keeps the cards that have hopes, and opens little to the next seat."""
    king = CARD * (KING_POINTS - 1) if counts_cards(sight) else 0
    gifts = _chances(sight, _next_held(sight), GIFT)
    unseen = sight.unseen

    def worth(state: State) -> int:
        sides, corners, hand = state
        if not hand:
            return WINS
        value = 0
        for kind in hand:
            value -= CARD
            if kind >= BLACK_KING:
                value -= king
                continue
            parent = PARENT[kind]
            hopes = unseen[parent] + hand.count(parent)
            if hopes < 2:
                value -= SCARCE if hopes else DEAD
        for pile in (*sides, *corners):
            value -= gifts[pile % PILE_BASE]
        return value - OPEN * _opens(state)

    return worth


def holding(sight: Sight) -> Worth:
    """Of one who keeps what has its place, as long as nobody is likely to take that, and opens little to the next."""
    others = sum(len(hand) + 1 for hand in sight.hands) - len(sight.hand) - 1
    gifts = _chances(sight, _next_held(sight), HELD_GIFT)
    risks = _chances(sight, others, TAKEN)

    def worth(state: State) -> int:
        sides, corners, hand = state
        if not hand:
            return WINS
        value = -OPEN * _opens(state)
        takes = [pile % PILE_BASE for pile in (*sides, *corners)]
        for kind in takes:
            value -= gifts[kind]
        room = corners.count(EMPTY)
        for kind in reversed(hand):
            if kind in takes:
                value -= min(CARD, HELD + risks[kind])
                takes.remove(kind)
                takes.append(NEED[kind])
            elif kind >= BLACK_KING and room:
                value -= HELD
                takes.append(NEED[kind])
                room -= 1
            else:
                value -= CARD
        return value

    return worth


def keeping(sight: Sight) -> Worth:
    """Of one who leaves others no place for their cards, and keeps its own until all of them go out in one turn.

    What counts, and about how much, came out of a linear fit to rollouts in which all hold cards back.
    """
    gifts = _chances(sight, _next_held(sight), KEPT_GIFT)

    def worth(state: State) -> int:
        sides, corners, hand = state
        if not hand:
            return WINS
        value = KEPT * len(hand) - KEPT_OPEN * _opens(state)
        for pile in (*sides, *corners):
            value -= gifts[pile % PILE_BASE]
        return value

    return worth
