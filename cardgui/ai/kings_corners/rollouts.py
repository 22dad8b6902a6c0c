"""How a round goes on from the end of a turn: all lay what fits, to the end, on a table of a few whole numbers."""

from __future__ import annotations

from cardgui.ai.kings_corners.deals import Deal, packed
from cardgui.ai.kings_corners.plays import NEED, State
from cardgui.ai.kings_corners.sight import PILE_BASE
from cardgui.rules.kings_corners.cards import BLACK_KING, NO_KIND, NO_PILE, RED_KING

ALL_KINDS = (1 << NO_KIND) - 1
KINGS = 1 << BLACK_KING | 1 << RED_KING
BLACK = sum(1 << kind for kind in range(0, NO_KIND, 2))
RED = BLACK << 1
SIDE_COUNT = 4
DRAW_FIRST, DRAW_STUCK, DRAW_LAST = range(3)
"""KC-6."""
LONGEST = 60
"""Turns of all seats after which a rollout ends as it stands."""


def above(kinds: int) -> int:
    """A mask of the kinds on which kinds of a mask may be laid."""
    return ((kinds & RED) << 1 | (kinds & BLACK) << 3) & ALL_KINDS


class Rollout:
    """A table in play. Places are the four sides, then the four corners.

    heads: by side, the kind its pile begins with.  needs: by place, the kind that is taken next; NO_PILE if empty.
    ones, twos: by seat, masks of the kinds of which it holds a card, and two.
    """

    __slots__ = ("heads", "needs", "ones", "stock", "twos")

    def __init__(self, state: State, seat: int, deal: Deal) -> None:
        sides, corners, hand = state
        self.heads = [pile // PILE_BASE for pile in sides]
        self.needs = [pile % PILE_BASE for pile in sides]
        self.needs += [pile % PILE_BASE for pile in corners]
        self.ones = [one for one, _ in deal.hands]
        self.twos = [two for _, two in deal.hands]
        self.ones[seat], self.twos[seat] = packed(hand)
        self.stock = deal.stock[:]

    def run(self, seat: int, draw: int) -> None:
        """Play on from the end of the turn of `seat` until somebody goes out."""
        ones = self.ones
        twos = self.twos
        stock = self.stock
        seats = len(ones)
        idle = 0
        for _ in range(LONGEST):
            if draw == DRAW_LAST and stock and ones[seat]:
                self.take(seat, stock.pop())
            if not ones[seat]:
                return
            seat = (seat + 1) % seats
            if draw == DRAW_FIRST and stock:
                self.take(seat, stock.pop())
            before = ones[seat] + twos[seat]
            self.lay_all(seat)
            if draw == DRAW_STUCK and stock and before == ones[seat] + twos[seat]:
                self.take(seat, stock.pop())
                self.lay_all(seat)
            if stock or before != ones[seat] + twos[seat]:
                idle = 0
            else:
                idle += 1
                if idle == seats:
                    return

    def take(self, seat: int, kind: int) -> None:
        bit = 1 << kind
        if self.ones[seat] & bit:
            self.twos[seat] |= bit
        else:
            self.ones[seat] |= bit

    def shift(self, side: int) -> None:
        """Move the pile of a side onto one that takes it, or a king's to an empty corner."""
        head = self.heads[side]
        needs = self.needs
        place = needs.index(head) if head < BLACK_KING else needs.index(NO_PILE, SIDE_COUNT)
        needs[place] = needs[side]
        needs[side] = self.heads[side] = NO_PILE

    def lay_all(self, seat: int) -> None:
        """A turn in which everything is played: piles first, then cards that fit, then cards on empty sides."""
        heads = self.heads
        needs = self.needs
        one = self.ones[seat]
        two = self.twos[seat]
        while one:
            takes = 0
            for need in needs:
                takes |= 1 << need
            takes &= ALL_KINDS
            if NO_PILE in needs[SIDE_COUNT:]:
                takes |= KINGS
            side = 0
            while side < SIDE_COUNT and not takes >> heads[side] & 1:
                side += 1
            if side < SIDE_COUNT:
                self.shift(side)
                continue
            fits = one & takes
            if fits:
                kind = fits.bit_length() - 1
                place = needs.index(kind) if kind < BLACK_KING else needs.index(NO_PILE, SIDE_COUNT)
            elif NO_PILE in heads:
                place = heads.index(NO_PILE)
                runs = one & above(one)
                kind = (runs or one).bit_length() - 1
                heads[place] = kind
            else:
                break
            needs[place] = NEED[kind]
            bit = 1 << kind
            if two & bit:
                two ^= bit
            else:
                one ^= bit
        self.ones[seat] = one
        self.twos[seat] = two
