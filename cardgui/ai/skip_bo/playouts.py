"""Skip-Bo played on quickly in a sampled world: turns by rules of thumb, on plain lists of faces.

A turn plays stock cards, then the cheapest way to a stock card that is within reach; then numbers from the hand and
from discard piles that do not help the next rival; then the best discard.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.ai.skip_bo.discards import COVER, START
from cardgui.ai.skip_bo.worlds import World
from cardgui.rules.cards import WILD
from cardgui.rules.skip_bo.turns import HAND_SIZE

FULL = 12
STOCK_CARD = 1000
WON = 7000
NEARLY = (0, 2400, 1900, 1400, 900, 400)
"""By how many stock cards are left, what that is worth besides: towards the end each of them decides more."""
WILD_KEPT = 780
HELD = -185
"""What any other card in the hand is worth: the next draw brings one less."""
ORDER = 250
"""Thousandths of what the order of discard piles is worth to the planner."""
VARIETY = 200
"""Each different number on top of the discard piles."""
NEXT = (2660, 1470, 800, 560, 350, 0)
"""By how many cards the seat that is next lacks on the way to its stock card, wild cards aside, what that is worth."""
LATER = (1150, 1150, 640, 470, 240, 0)
"""By how many cards any other seat lacks. These weights are a linear regression on who wins such playouts."""
LINKED = 3
"""A wild card is played for at least so many cards in a row, itself included."""
HOARD = 3
"""With so many wild cards one is played, wherever it helps most."""
NEAR = 6
"""A pile that lacks at most so many numbers up to a rival's stock card is not built upon."""


class Rules:
    """What does not change in a playout.

    owners: by seat, whose stocks and discard piles it plays from: its own, then its partners' (SB-18).
    rival: by seat, the next seat of another side.
    must_play: SB-26; then nothing is held back.
    """

    __slots__ = ("must_play", "owners", "rival", "seats")

    def __init__(self, seats: int, sides: int, must_play: bool) -> None:
        self.seats = seats
        self.must_play = must_play
        self.owners = [
            [seat, *(other for other in range(seats) if other != seat and other % sides == seat % sides)]
            for seat in range(seats)
        ]
        self.rival = [
            next(other % seats for other in range(seat + 1, seat + seats + 1) if (other - seat) % sides)
            for seat in range(seats)
        ]


class Playout:
    """A table in a world.

    heights: of the building piles.  left: by seat, how many stock cards.  hands: by seat.
    piles: by seat, four discard piles from the bottom up.  order: by seat, what its discard piles are worth.
    drawn: by seat, how many cards it has drawn from its stream.  winner: a seat of the side that has won, or -1.
    """

    __slots__ = ("drawn", "hands", "heights", "left", "order", "piles", "rules", "winner", "world")

    def __init__(
        self,
        rules: Rules,
        world: World,
        heights: Sequence[int],
        left: Sequence[int],
        hands: list[list[int]],
        piles: list[list[list[int]]],
    ) -> None:
        self.rules = rules
        self.world = world
        self.heights = list(heights)
        self.left = list(left)
        self.hands = hands
        self.piles = piles
        self.order = [0] * rules.seats
        self.drawn = [0] * rules.seats
        self.winner = -1

    def turns(self, seat: int, count: int) -> int:
        """So many turns, from the one of `seat` on; the seat that would be next."""
        for _ in range(count):
            if self.winner >= 0:
                break
            self.draw(seat)
            self.turn(seat)
            seat = (seat + 1) % self.rules.seats
        return seat

    def draw(self, seat: int) -> None:
        """SB-6."""
        hand = self.hands[seat]
        due = HAND_SIZE - len(hand)
        if due > 0:
            at = self.drawn[seat]
            new = self.world.streams[seat][at : at + due]
            self.drawn[seat] = at + len(new)
            hand += new

    def turn(self, seat: int) -> None:
        """Play on with what is in the hand, and discard."""
        hand = self.hands[seat]
        while True:
            if self._from_stock(seat):
                if self.winner >= 0:
                    return
            elif not self._towards_stock(seat) and not self._free_play(seat):
                break
            if not hand:
                self.draw(seat)
        if hand:
            self._discard(seat, hand)

    # -- plays

    def _raise(self, height: int) -> None:
        """SB-7."""
        self.heights[self.heights.index(height)] = (height + 1) % FULL

    def _from_stock(self, seat: int) -> bool:
        """Play a stock card that fits."""
        left = self.left
        for owner in self.rules.owners[seat]:
            count = left[owner]
            if not count:
                continue
            top = self.world.stocks[owner][count - 1]
            if top == WILD:
                self._raise(self._for_wild(seat))
            elif top - 1 in self.heights:
                self._raise(top - 1)
            else:
                continue
            left[owner] = count - 1
            if count == 1 and not any(left[one] for one in self.rules.owners[seat]):
                self.winner = seat
            return True
        return False

    def _for_wild(self, seat: int) -> int:
        """The height of the pile for a wild stock card: the next card in the own reach, else what hinders the rival."""
        rival = self.rules.rival[seat]
        count = self.left[rival]
        blocked = self.world.stocks[rival][count - 1] - 1 if count else -1
        if blocked in self.heights:
            return blocked
        hand = self.hands[seat]
        for height in self.heights:
            if height + 2 in hand:
                return height
        return max(self.heights)

    def _towards_stock(self, seat: int) -> bool:
        """Play all cards on the cheapest way to a stock card, if there is a way."""
        heights = self.heights
        hand = self.hands[seat]
        wilds = hand.count(WILD)
        held = 0
        for face in hand:
            held |= 1 << face
        best = 99
        way_from = way_to = 0
        owners = self.rules.owners[seat]
        for owner in owners:
            count = self.left[owner]
            if not count:
                continue
            top = self.world.stocks[owner][count - 1]
            for height in heights:
                if height >= top or top - height > 8:
                    continue
                sure = held
                for one in owners:
                    for pile in self.piles[one]:
                        if pile and height < pile[-1] < top:
                            face = pile[-1]
                            sure |= 1 << face
                            at = len(pile) - 2
                            while at >= 0 and pile[at] == face + 1:
                                face += 1
                                sure |= 1 << face
                                at -= 1
                lacking = 0
                for number in range(height + 1, top):
                    if not sure >> number & 1:
                        lacking += 1
                if lacking <= wilds:
                    cost = lacking * 8 + top - height
                    if cost < best:
                        best, way_from, way_to = cost, height, top
        if best == 99:
            return False
        for number in range(way_from + 1, way_to):
            if not self._lay(seat, number):
                return number > way_from + 1
        return True

    def _lay(self, seat: int, number: int) -> bool:
        """Play a number onto the pile that waits for it: from a discard pile, the hand, or a wild card."""
        hand = self.hands[seat]
        if number in hand:
            hand.remove(number)
            self._raise(number - 1)
            return True
        for owner in self.rules.owners[seat]:
            for pile in self.piles[owner]:
                if pile and pile[-1] == number:
                    self._take(owner, pile)
                    self._raise(number - 1)
                    return True
        if WILD not in hand:
            return False
        hand.remove(WILD)
        self._raise(number - 1)
        return True

    def _take(self, owner: int, pile: list[int]) -> None:
        face = pile.pop()
        self.order[owner] -= COVER[face][pile[-1]] if pile else START[face]

    def _free_play(self, seat: int) -> bool:
        """Play numbers that help no rival, or a wild card that takes the rival's place or links a row of numbers."""
        heights = self.heights
        rival = self.rules.rival[seat]
        count = self.left[rival]
        wanted = self.world.stocks[rival][count - 1] if count else 0
        if wanted == WILD or self.rules.must_play:
            wanted = 0
        if self._row(seat, wanted, 0):
            return True
        hand = self.hands[seat]
        wilds = hand.count(WILD)
        if not wilds:
            return False
        if wanted and heights.count(wanted - 1) == 1:
            hand.remove(WILD)
            self._raise(wanted - 1)
            return True
        if self._row(seat, wanted, 1):
            return True
        if wilds >= HOARD:
            self._spend_wild(seat, hand)
            return True
        return False

    def _row(self, seat: int, wanted: int, linked: int) -> bool:
        """Play numbers in a row onto one pile, up to a height that does not help a rival who waits for `wanted`.

        linked: 1 if the first of them is a wild card.
        """
        heights = self.heights
        nearest = 0
        if wanted:
            for height in heights:
                if nearest < height < wanted:
                    nearest = height
        hand = self.hands[seat]
        tops = [pile[-1] for pile in self.piles[seat] if pile]
        for height in heights:
            number = height + 1 + linked
            goal = 0
            while number <= FULL and (number in hand or number in tops):
                if number >= wanted or number <= nearest or wanted - number > NEAR:
                    goal = number
                number += 1
            if goal > height + linked * LINKED:
                if linked:
                    hand.remove(WILD)
                    self._raise(height)
                for number in range(height + 1 + linked, goal + 1):
                    self._lay(seat, number)
                return True
        return False

    def _spend_wild(self, seat: int, hand: list[int]) -> None:
        """Of many wild cards, one goes on the pile that lacks least up to the own stock card."""
        count = self.left[seat]
        top = self.world.stocks[seat][count - 1] if count else 0
        best = -1
        for height in self.heights:
            if best < height < top:
                best = height
        if best < 0:
            best = max(self.heights)
        hand.remove(WILD)
        self._raise(best)

    def _discard(self, seat: int, hand: list[int]) -> None:
        best = -9999
        card = place = 0
        piles = self.piles[seat]
        tops = [pile[-1] if pile else 0 for pile in piles]
        last = 0
        for face in hand:
            if face == last:
                continue
            last = face
            cover = COVER[face]
            start = START[face]
            for at, top in enumerate(tops):
                worth = cover[top] if top else start
                if worth > best:
                    best, card, place = worth, face, at
        hand.remove(card)
        piles[place].append(card)
        self.order[seat] += best

    # -- what has come of it

    def standing(self, seat: int, following: int) -> int:
        """For the side of `seat`, in thousandths of a stock card. following: the seat that is next on turn."""
        rules = self.rules
        own = rules.owners[seat]
        if self.winner >= 0:
            left = sum(self.left[one] for one in own)
            lead = (sum(self.left) - left) * len(own) // (rules.seats - len(own)) - left
            return STOCK_CARD * lead + (WON if self.winner in own else -WON)
        side = rivals = 0
        for one in range(rules.seats):
            worth = self.order[one] * ORDER // 1000 - STOCK_CARD * self.left[one]
            hand = self.hands[one]
            wilds = hand.count(WILD)
            worth += WILD_KEPT * wilds + HELD * (len(hand) - wilds)
            if self.left[one]:
                if self.left[one] < len(NEARLY):
                    worth += NEARLY[self.left[one]]
                worth += (NEXT if one == following else LATER)[self._lacking(one)]
            worth += VARIETY * len({pile[-1] for pile in self.piles[one] if pile})
            if one in own:
                side += worth
            else:
                rivals += worth
        return side - rivals * len(own) // (rules.seats - len(own))

    def _lacking(self, seat: int) -> int:
        """How many cards a seat lacks for its stock card, wild cards aside; 5 for more, or for no way at all."""
        top = self.world.stocks[seat][self.left[seat] - 1]
        if top == WILD:
            return 0
        has = 0
        for face in self.hands[seat]:
            has |= 1 << face
        for pile in self.piles[seat]:
            if pile:
                has |= 1 << pile[-1]
        fewest = 5
        for height in self.heights:
            lacking = 0
            if height < top:
                for number in range(height + 1, top):
                    if not has >> number & 1:
                        lacking += 1
                if lacking < fewest:
                    fewest = lacking
        return fewest
