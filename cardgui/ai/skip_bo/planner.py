"""The turn planner of Skip-Bo: it looks through a whole turn, and at what that leaves to itself and to the others.

Worth is counted in thousandths of a stock card. The weights were found by play.
"""

from __future__ import annotations

import random
from itertools import pairwise

from cardgui.ai.building import SURE, Heights, Odds, built, mask_of, takers
from cardgui.ai.skip_bo.discards import order, putting
from cardgui.ai.skip_bo.sight import DISCARDS, Sight
from cardgui.ai.turn_search import best_start
from cardgui.rules.cards import WILD
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.observation import Observation, imagine
from cardgui.rules.skip_bo.places import BUILDS
from cardgui.rules.skip_bo.turns import HAND_SIZE

Hand = tuple[int, ...]
"""Faces in ascending order."""
State = tuple[Heights, Hand, tuple[int, ...]]
"""Building piles, hand, and how many cards were taken from each of `Sight.stacks`."""

STOCK_CARD = 1000
WINS = 1_000_000
WILD_KEPT = 480
"""A wild card in the hand."""
DRAWN = 70
"""A card that will be drawn for one that was played."""
REFILL = 330
"""Five more cards in the same turn, besides what each of them is worth (SB-9)."""
OWN_NEXT = {2: 600, 3: 800, 4: 1200, 5: 1600, 6: 2000}
"""By the number of seats, being sure to play the own stock card in the next turn: the more seats, the less else can
be done about the course of the round than to have the right cards at hand."""
STAY = {2: 600, 3: 400, 4: 250, 5: 150, 6: 100}
"""By the number of seats, thousandths of that which rest on the piles as they are; the others build before."""
THREATS = (620, 300, 180, 110, 70)
"""The next seat being sure to play its stock card; then the one after it, and so on, with two seats."""
CARE = {2: 1000, 3: 700, 4: 500, 5: 200, 6: 100}
"""Thousandths of that by the number of seats: each rival is one of many, and what one holds back another builds."""
PARTNER_NEXT = 300
NEAR_THE_END = 5
"""Stock cards from which on a seat is watched more closely."""
PLENTY = 30
"""Cards to draw below which everybody plays what can be played, lest the round be blocked (SB-24)."""
LONG = 40
"""Turns after which the same sets in."""
HASTE = 300
"""What it is then worth to get a card onto a building pile."""
VARIETY = 120
"""Each different number on top of the own discard piles."""
WIDTH = 40
DEPTH = 24
FULL = 12
STACKS = DISCARDS + 1


class TurnPlanner:
    """The worth of all that the seat on turn can do.

    holds_back: whether it minds what the other seats find.
    haste: thousandths, how much it matters that the round comes to an end.
    plays, puts: the legal plays, those from stocks first, and the legal discards.  root: the table as it is.
    worths: by state, of ending the turn there.  outlooks, prospects: parts of it by what they depend on.
    """

    def __init__(self, observation: Observation, rng: random.Random, holds_back: bool = True) -> None:
        sight = Sight(observation)
        self.sight = sight
        legal = imagine(observation, rng).legal_moves()
        self.plays = [move for move in legal if move.is_play]
        self.plays.sort(key=lambda move: move.source not in sight.places[::STACKS])
        self.puts = [move for move in legal if move.verb == MOVE and not move.is_play]
        self.root: State = (tuple(sorted(sight.heights)), tuple(sorted(sight.hand)), (0,) * len(sight.stacks))
        self.odds = Odds(observation, HAND_SIZE)
        self.stocks = range(0, len(sight.stacks), STACKS)
        scarce = max(0, PLENTY - sight.supply) * SURE // PLENTY
        self.haste = min(SURE, scarce + max(0, sight.turns - LONG) * 25)
        self.calm = SURE - self.haste
        self.orders = [
            order(stack) if index % STACKS else [0] * (len(stack) + 1) for index, stack in enumerate(sight.stacks)
        ]
        self.others = self._find_others(holds_back)
        self.worths: dict[State, int] = {}
        self.outlooks: dict[Heights, int] = {}
        self.prospects: dict[tuple[Heights, int, int, int, int], int] = {}
        self.laters: dict[tuple[int, int, int, int], int] = {}
        self.discards: dict[tuple[Hand, tuple[int, ...]], tuple[int, int, int]] = {}

    def _find_others(self, holds_back: bool) -> list[tuple[int, int, int, int]]:
        """Of each other seat that matters and has a stock: what its playing is worth, its stock card, its reserves."""
        sight = self.sight
        found = []
        for away in range(1, sight.seats):
            seat = (sight.seat + away) % sight.seats
            if not sight.left[seat]:
                continue
            if seat % sight.sides == sight.seat % sight.sides:
                weight = PARTNER_NEXT
            elif not holds_back:
                continue
            else:
                weight = -THREATS[away - 1] * CARE[sight.seats] // SURE * self.calm // SURE
                if sight.left[seat] <= NEAR_THE_END:
                    weight += weight // sight.left[seat]
            found.append((weight, sight.tops[seat], *sight.reserves(seat)))
        return found

    # -- choosing

    def move(self) -> Move:
        """The first play of the best turn that is found, or the best discard."""
        if self.plays:
            index, worth = best_start(self.starts(), self.follow, self.worth, self.may_stop, WIDTH, DEPTH)
            if not self.puts or worth >= self.worth(self.root):
                return self.plays[index]
        _, face, pile = self.discard(self.root[1], self.root[2])
        return self.put(face, pile)

    def stock_number(self) -> Move | None:
        """A play from a stock that needs no thought: a number, not a wild card."""
        for move in self.plays:
            place = self.sight.places.index(move.source) if move.source in self.sight.places else -1
            if place >= 0 and place % STACKS == 0 and self.sight.stacks[place][0] != WILD:
                return move
        return None

    def starts(self) -> list[State]:
        """The tables after each of `plays`."""
        return [self._after(self.root, move) for move in self.plays]

    def put(self, face: int, pile: int) -> Move:
        """The discard of a face onto one of the own four piles."""
        first = self.sight.places[1]
        for move in self.puts:
            if self.sight.hand[move.at] == face and move.target == first + pile:
                return move
        raise AssertionError("the best discard is one of the legal ones")

    def _after(self, state: State, move: Move) -> State:
        height = self.sight.heights[move.target - BUILDS[0]]
        if move.source in self.sight.places:
            return self._take(state, height, self.sight.places.index(move.source))
        return self._lay(state, height, self.sight.hand[move.at])

    # -- plays

    def follow(self, state: State) -> list[State]:
        """All tables after one more play; none once new cards are drawn or the round is won."""
        heights, hand, taken = state
        if not hand and self.sight.refills:
            return []
        found = []
        last = 0
        for face in hand:
            if face != last:
                last = face
                found += [self._lay(state, height, face) for height in takers(heights, face)]
        for index, stack in enumerate(self.sight.stacks):
            if taken[index] < len(stack):
                found += [self._take(state, height, index) for height in takers(heights, stack[taken[index]])]
        return found

    def may_stop(self, state: State) -> bool:
        """SB-10, SB-26: by a discard, though there are plays."""
        return not self.sight.options.must_play

    def _lay(self, state: State, height: int, face: int) -> State:
        heights, hand, taken = state
        at = hand.index(face)
        return built(heights, height, FULL), hand[:at] + hand[at + 1 :], taken

    def _take(self, state: State, height: int, index: int) -> State:
        heights, hand, taken = state
        return built(heights, height, FULL), hand, (*taken[:index], taken[index] + 1, *taken[index + 1 :])

    # -- what a table is worth

    def worth(self, state: State) -> int:
        """Of ending the turn here, with the best discard, or of drawing five cards."""
        worth = self.worths.get(state)
        if worth is None:
            worth = self.worths[state] = self._worth(state)
        return worth

    def _worth(self, state: State) -> int:
        heights, hand, taken = state
        sight = self.sight
        from_stocks = sum(taken[index] for index in self.stocks)
        if from_stocks == sight.side_left:
            return WINS
        worth = STOCK_CARD * from_stocks + self.outlook(heights)
        worth += sum(worths[count] for worths, count in zip(self.orders, taken))
        played = sum(taken) + len(sight.hand) - len(hand)
        worth += HASTE * self.haste * played // SURE
        worth += VARIETY * self._variety(taken)
        wilds = hand.count(WILD)
        worth += WILD_KEPT * wilds * self.calm // SURE
        kept = len(hand)
        if hand:
            worth += self.discard(hand, taken)[0]
            kept -= 1
        elif sight.refills:
            worth += REFILL
        worth += DRAWN * (HAND_SIZE - kept)
        sure = self._within_reach(taken)
        sure |= mask_of(face for face in hand if face != WILD)
        if sight.left[sight.seat] > taken[0]:
            stock = sight.stacks[0]
            top = stock[taken[0]] if taken[0] < len(stock) else 0
            worth += OWN_NEXT[sight.seats] * self.prospect(heights, top, sure, wilds, max(0, HAND_SIZE - kept)) // SURE
        return worth

    def _within_reach(self, taken: tuple[int, ...]) -> int:
        """A mask of the numbers on top of the own discard piles and in the runs beneath."""
        mask = 0
        for index in range(1, STACKS):
            rest = self.sight.stacks[index][taken[index] :]
            if not rest or rest[0] == WILD:
                continue
            mask |= 1 << rest[0]
            for above, face in pairwise(rest):
                if face != above + 1:
                    break
                mask |= 1 << face
        return mask

    def _variety(self, taken: tuple[int, ...]) -> int:
        """How many different numbers lie on top of the own discard piles."""
        tops = [self.sight.stacks[index][taken[index]] for index in range(1, STACKS) if self._has_more(index, taken)]
        return len(set(tops))

    def _has_more(self, index: int, taken: tuple[int, ...]) -> bool:
        return taken[index] < len(self.sight.stacks[index])

    def outlook(self, heights: Heights) -> int:
        """What it is worth that the other seats find these building piles."""
        worth = self.outlooks.get(heights)
        if worth is None:
            worth = 0
            for weight, top, sure, perhaps in self.others:
                worth += weight * self.odds.reach(heights, top, sure, perhaps, 0, HAND_SIZE) // SURE
            self.outlooks[heights] = worth
        return worth

    def prospect(self, heights: Heights, top: int, sure: int, wilds: int, draws: int) -> int:
        """The chance of the own stock card in the next turn. top: 0 if it has not been seen yet."""
        key = (heights, top, sure, wilds, draws)
        chance = self.prospects.get(key)
        if chance is None:
            stay = STAY[self.sight.seats]
            later = self.later(top, sure, wilds, draws)
            if top:
                chance = self.odds.reach(heights, top, sure, 0, wilds, draws)
            else:
                chance = self.odds.reach_unknown(heights, sure, 0, wilds, draws)
            chance = (stay * chance + (SURE - stay) * later) // SURE
            self.prospects[key] = chance
        return chance

    def later(self, top: int, sure: int, wilds: int, draws: int) -> int:
        """The same when all piles have changed by then."""
        key = (top, sure, wilds, draws)
        chance = self.laters.get(key)
        if chance is None:
            odds = self.odds
            tops = [(top, 1)] if top else [(face, count) for face, count in enumerate(odds.unseen) if count]
            total = sum(count for _, count in tops)
            chance = sum(count * odds.reach_later(face, sure, wilds, draws, FULL) for face, count in tops) // total
            self.laters[key] = chance
        return chance

    def discard(self, hand: Hand, taken: tuple[int, ...]) -> tuple[int, int, int]:
        """The best discard from a hand: its worth, its face and the number of the discard pile."""
        key = (hand, taken[1:STACKS])
        best = self.discards.get(key)
        if best is None:
            best = self.discards[key] = self._discard(hand, taken)
        return best

    def _discard(self, hand: Hand, taken: tuple[int, ...]) -> tuple[int, int, int]:
        return max(self.discards_from(hand, taken))

    def discards_from(self, hand: Hand, taken: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """All discards from a hand of at least one card, each as its worth, its face and the discard pile."""
        wilds_too = self.sight.options.discard_wild or hand[0] == WILD
        rests = [self.sight.stacks[index][taken[index] :] for index in range(1, STACKS)]
        tops = [rest[0] for rest in rests if rest]
        found = []
        for face in dict.fromkeys(hand):
            if face == WILD and not wilds_too:
                continue
            more = VARIETY if face not in tops else 0
            for pile, rest in enumerate(rests):
                less = VARIETY if rest and rest[0] != face and tops.count(rest[0]) == 1 else 0
                found.append((putting(face, rest) + more - less, face, pile))
        return found
