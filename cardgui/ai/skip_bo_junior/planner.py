"""Planning a turn of Skip-Bo Junior: every way to play it, and what each leaves to everybody.

Worth is counted in thousandths of a stock card. The weights were found by play.
"""

from __future__ import annotations

from cardgui.ai.building import SURE, Heights, Odds, built, takers
from cardgui.ai.skip_bo_junior.sight import FULL, Sight
from cardgui.ai.turn_search import best_start
from cardgui.rules.cards import WILD
from cardgui.rules.games import game_named
from cardgui.rules.moves import END, MOVE, Move
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.junior_round import HAND_PILES
from cardgui.rules.skip_bo.places import BUILDS

State = tuple[Heights, tuple[int, ...]]
"""Building piles, and how many cards were taken from the stock and from each hand pile."""

STOCK_CARD = 1000
WINS = 1_000_000
WILD_KEPT = 150
"""A wild card that stays in a hand pile, under the cards that are dealt next."""
OWN_NEXT = 500
"""Being sure to play the own stock card in the next turn, if nobody comes between."""
THREATS = (620, 350, 250)
"""The next seat being sure to play its stock card; then the one after it, and so on."""
PLENTY = 18
"""Cards to deal below which everybody plays what can be played, lest the round be blocked (SBJ-15)."""
LONG = 25
"""Turns after which the same sets in."""
PLAYED = 20
"""A card that has left the hand piles; it uncovers others, and comes back to be dealt again."""
HASTE = 300
"""What that is worth when the round should come to an end."""
WIDTH = 60
DEPTH = 24


class Turn:
    """The worth of all that the seat on turn can do. Masks and caches as in Skip-Bo's planner.

    blocks: whether it cares what the other seats can play after it.
    """

    def __init__(self, observation: Observation, blocks: bool) -> None:
        sight = Sight(observation)
        self.sight = sight
        self.odds = Odds(observation, HAND_PILES)
        self.own = sight.stacks[sight.seat]
        scarce = max(0, PLENTY - sight.supply) * SURE // PLENTY
        self.haste = min(SURE, scarce + max(0, sight.turns - LONG) * 40)
        self.others = [
            (-THREATS[away - 1] * (SURE - self.haste) // SURE, sight.stacks[seat][0][0], sight.reserves(seat))
            for away in (range(1, sight.seats) if blocks else ())
            for seat in [(sight.seat + away) % sight.seats]
        ]
        self.worths: dict[State, int] = {}
        self.outlooks: dict[Heights, int] = {}
        self.prospects: dict[tuple[Heights, int, int], int] = {}

    def move(self) -> Move:
        """The first play of the best turn that is found, or the end of the turn where that is better."""
        sight = self.sight
        game = game_named("skip_bo_junior")
        root: State = (tuple(sorted(sight.heights)), (0,) * len(self.own))
        plays = [
            (index, pile)
            for index, stack in enumerate(self.own)
            if stack
            for pile, height in enumerate(sight.heights)
            if stack[0] in (height + 1, WILD)
        ]
        starts = [self.take(root, sight.heights[pile], index) for index, pile in plays]
        best, worth = best_start(starts, self.follow, self.worth, self.may_stop, WIDTH, DEPTH)
        if self.may_stop(root) and self.worth(root) > worth:
            return game.move(sight.seat, END)
        index, pile = plays[best]
        return game.move(sight.seat, MOVE, sight.stock + index, target=BUILDS[pile])

    def follow(self, state: State) -> list[State]:
        """All tables after one more play."""
        heights, taken = state
        if taken[0] == self.sight.left[self.sight.seat]:
            return []
        return [
            self.take(state, height, index)
            for index, stack in enumerate(self.own)
            if taken[index] < len(stack)
            for height in takers(heights, stack[taken[index]])
        ]

    def may_stop(self, state: State) -> bool:
        """SBJ-11: though there are plays."""
        return not self.sight.options.must_play

    def take(self, state: State, height: int, index: int) -> State:
        """The table after the top card of a stack went on a pile of that height."""
        heights, taken = state
        return built(heights, height, FULL), (*taken[:index], taken[index] + 1, *taken[index + 1 :])

    # -- what a table is worth

    def worth(self, state: State) -> int:
        """Of ending the turn here."""
        worth = self.worths.get(state)
        if worth is None:
            worth = self.worths[state] = self._worth(state)
        return worth

    def _worth(self, state: State) -> int:
        heights, taken = state
        if taken[0] == self.sight.left[self.sight.seat]:
            return WINS
        worth = STOCK_CARD * taken[0] + self.outlook(heights)
        worth += (PLAYED + HASTE * self.haste // SURE) * sum(taken)
        perhaps = 0
        for stack, count in zip(self.own[1:], taken[1:]):
            for face in stack[count:]:
                if face == WILD:
                    worth += WILD_KEPT
                else:
                    perhaps |= 1 << face
        return worth + OWN_NEXT * self.prospect(heights, 0 if taken[0] else self.own[0][0], perhaps) // SURE

    def outlook(self, heights: Heights) -> int:
        """What it costs that the other seats find these building piles."""
        worth = self.outlooks.get(heights)
        if worth is None:
            worth = 0
            for weight, top, perhaps in self.others:
                worth += weight * self.odds.reach(heights, top, 0, perhaps, 0, HAND_PILES) // SURE
            self.outlooks[heights] = worth
        return worth

    def prospect(self, heights: Heights, top: int, perhaps: int) -> int:
        """The chance of the own stock card in the next turn. top: 0 if it has not been seen yet."""
        key = (heights, top, perhaps)
        chance = self.prospects.get(key)
        if chance is None:
            if top:
                chance = self.odds.reach(heights, top, 0, perhaps, 0, HAND_PILES)
            else:
                chance = self.odds.reach_unknown(heights, 0, perhaps, 0, HAND_PILES)
            self.prospects[key] = chance
        return chance
