"""How the next turns are likely to go: the hidden cards are dealt at random a few times, and everybody lays what fits.

Monte Carlo evaluation over determinizations (Ginsberg, "GIB", JAIR 14, 2001), with the same few deals for every table
that is compared, so that their differences are less noisy than the tables themselves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.kings_corners.plays import NEED, State
from cardgui.ai.kings_corners.sight import Sight
from cardgui.rules.kings_corners.cards import KINGS

SAMPLES = 20
LAPS = 4
"""How many turns of each seat are played out."""
WON = 40_000
"""What it is worth to have laid the last card, in thousandths of a card: more than all cards (KC-15)."""
CARD = 1000
SIDE_COUNT = 4
NOTHING = -1
LOWEST_KING = KINGS[0]


class Playouts:
    """deals: of each sample, the hands of the other seats in turn order, and the stock with its top last.

    king: what a king that is left counts besides other cards.  stuck, late: the ways of drawing (KC-6).
    """

    def __init__(self, sight: Sight, king: int) -> None:
        self.sight = sight
        self.king = king
        self.late = sight.options.draw == "end_of_turn"
        self.stuck = sight.options.draw == "when_stuck"
        # The same deals at every move of a turn, in which nothing hidden changes: so the plan stays the same too.
        rng = random.Random(sight.turns)
        self.deals = [self._deal(rng) for _ in range(SAMPLES)]

    def _deal(self, rng: random.Random) -> tuple[list[list[int]], list[int]]:
        sight = self.sight
        pool = [kind for kind, count in enumerate(sight.unseen) for _ in range(count)]
        rng.shuffle(pool)
        hands = []
        for away in range(1, sight.seats):
            known = sight.known_hands[(sight.seat + away) % sight.seats]
            hands.append([pool.pop() if kind == NOTHING else kind for kind in known])
        return hands, [pool.pop() if kind == NOTHING else kind for kind in sight.known_stock]

    def worth(self, state: State) -> int:
        """What the next laps bring on the average after a turn that ends with `state`."""
        return sum(self._play_out(state, hands, stock) for hands, stock in self.deals) // SAMPLES

    def _play_out(self, state: State, others: Sequence[Sequence[int]], cards: Sequence[int]) -> int:
        sides, corners, own = state
        heads = [head for head, _, _ in (*sides, *corners)]
        needs = [need for _, need, _ in (*sides, *corners)]
        hands = [list(own), *(list(hand) for hand in others)]
        stock = list(cards)
        seats = len(hands)
        turn = 0
        while hands[turn % seats] and turn < LAPS * seats:
            if turn == 0 and self.late and stock:
                hands[0].append(stock.pop())
            turn += 1
            self._turn(hands[turn % seats], heads, needs, stock)
        kings = sum(kind >= LOWEST_KING for kind in hands[0])
        worth = CARD * (sum(map(len, hands)) - len(hands[0])) // (seats - 1) - CARD * len(hands[0]) - self.king * kings
        if not all(hands):
            worth += WON if not hands[0] else -WON
        return worth

    def _turn(self, hand: list[int], heads: list[int], needs: list[int], stock: list[int]) -> None:
        if not self.late and not self.stuck and stock:
            hand.append(stock.pop())
        before = len(hand)
        lay_all(hand, heads, needs)
        if self.stuck and len(hand) == before and stock:
            hand.append(stock.pop())
            lay_all(hand, heads, needs)
        if self.late and hand and stock:
            hand.append(stock.pop())


def lay_all(hand: list[int], heads: list[int], needs: list[int]) -> None:
    """A turn without a plan, in place: cards onto piles, piles onto piles, high cards onto empty sides.

    heads, needs: of the four sides and then the four corners, the kind of the first card and the kind that is taken
    next, NOTHING of an empty place.
    """
    going = True
    while going and hand:
        going = False
        for kind in hand[:]:
            if kind in needs:
                needs[needs.index(kind)] = NEED[kind]
            elif kind >= LOWEST_KING and NOTHING in needs[SIDE_COUNT:]:
                place = needs.index(NOTHING, SIDE_COUNT)
                heads[place], needs[place] = kind, NEED[kind]
            else:
                continue
            hand.remove(kind)
            going = True
        for side in range(SIDE_COUNT):
            head = heads[side]
            if head == NOTHING:
                continue
            if head in needs:
                place = needs.index(head)
            elif head >= LOWEST_KING and NOTHING in needs[SIDE_COUNT:]:
                place = needs.index(NOTHING, SIDE_COUNT)
                heads[place] = head
            else:
                continue
            needs[place] = needs[side]
            heads[side] = needs[side] = NOTHING
            going = True
        if not going and hand and NOTHING in needs[:SIDE_COUNT]:
            side = needs.index(NOTHING)
            kind = max(hand)
            hand.remove(kind)
            heads[side], needs[side] = kind, NEED[kind]
            going = True
