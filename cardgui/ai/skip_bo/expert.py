"""The expert Skip-Bo player: it tries its best ends of the turn out in worlds that fit what it sees.

Determinized Monte Carlo (Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", JAIR 14,
2001) over pairs of a turn and a discard, with the turn planner's worth as prior. A turn that turns up a stock card
or draws five new cards is planned up to there: what follows depends on what is seen.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from cardgui.ai.halving import halve
from cardgui.ai.skip_bo.discards import putting
from cardgui.ai.skip_bo.planner import DEPTH, WIDTH, State, TurnPlanner
from cardgui.ai.skip_bo.playouts import Playout, Rules
from cardgui.ai.skip_bo.worlds import World, Worlds
from cardgui.ai.turn_search import ends
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation

CANDIDATES = 16
DISCARDS_TRIED = 5
"""After each end of the turn."""
BUDGET = 9000
"""Playouts a decision, divided by four more than there are seats: a playout takes a turn of each."""
TEAM_BUDGET = 6500
"""The same where partners' cards may be played too."""
WEIGHT = 100
"""How many worlds the planner's opinion counts for."""


class Candidate(NamedTuple):
    """An end of the turn, or a moment of it at which something new is seen; then there is no discard.

    first: the index of its first play, -1 if it begins with the discard.  face, pile: of the discard, face 0 for none.
    """

    prior: int
    state: State
    first: int
    face: int
    pile: int


def expert_move(observation: Observation, rng: random.Random) -> Move:
    """A number on top of a stock that fits, else the first move of the turn that comes out best."""
    planner = TurnPlanner(observation, rng)
    return planner.stock_number() or _Search(observation, planner, rng).move()


class _Search:
    def __init__(self, observation: Observation, planner: TurnPlanner, rng: random.Random) -> None:
        self.planner = planner
        self.sight = planner.sight
        sight = self.sight
        self.rules = Rules(sight.seats, sight.sides, sight.options.must_play)
        self.budget = (BUDGET if len(sight.owners) == 1 else TEAM_BUDGET) // (sight.seats + 4)
        self.worlds = Worlds(observation, rng)
        self.piles = [[list(reversed(pile)) for pile in piles] for piles in sight.discards]
        self.candidates = self._candidates()

    def move(self) -> Move:
        planner = self.planner
        candidates = self.candidates
        if len({candidate.first for candidate in candidates}) > 1 or candidates[0].first < 0:
            priors = [candidate.prior for candidate in candidates]
            chosen = candidates[halve(priors, self.worlds.sample, self.trial, self.budget, WEIGHT)[0]]
        else:
            chosen = candidates[0]
        return planner.plays[chosen.first] if chosen.first >= 0 else planner.put(chosen.face, chosen.pile)

    # -- candidates

    def _candidates(self) -> list[Candidate]:
        planner = self.planner
        found: list[Candidate] = []
        if planner.plays:
            for state, first in ends(planner.starts(), self._follow, planner.worth, planner.may_stop, WIDTH, DEPTH):
                found += self._endings(state, first)
        if planner.puts:
            found += self._endings(planner.root, -1)
        found.sort(key=lambda candidate: (-candidate.prior, candidate[1:]))
        return found[:CANDIDATES]

    def _news(self, state: State) -> bool:
        """Whether something new is seen, or the round is won."""
        taken = state[2]
        return not state[1] or any(taken[index] for index in self.planner.stocks)

    def _follow(self, state: State) -> list[State]:
        return [] if self._news(state) else self.planner.follow(state)

    def _endings(self, state: State, first: int) -> list[Candidate]:
        planner = self.planner
        worth = planner.worth(state)
        if self._news(state):
            return [Candidate(worth, state, first, 0, 0)]
        _, hand, taken = state
        best = planner.discard(hand, taken)[0]
        seen = set()
        found: list[Candidate] = []
        for value, face, pile in sorted(planner.discards_from(hand, taken), reverse=True):
            key = (face, self.sight.stacks[1 + pile][taken[1 + pile] :])
            if key not in seen and len(found) < DISCARDS_TRIED:
                seen.add(key)
                found.append(Candidate(worth - best + value, state, first, face, pile))
        return found

    # -- playing out

    def trial(self, index: int, world: World) -> int:
        candidate = self.candidates[index]
        sight = self.sight
        seat = sight.seat
        heights, hand, taken = candidate.state
        hands = [list(held) for held in world.hands]
        hands[seat] = list(hand)
        piles = [[list(pile) for pile in own] for own in self.piles]
        left = list(sight.left)
        order = 0
        at = 0
        for owner in sight.owners:
            left[owner] -= taken[at]
            for pile in range(4):
                at += 1
                count = taken[at]
                order += self.planner.orders[at][count]
                if count:
                    del piles[owner][pile][-count:]
            at += 1
        playout = Playout(self.rules, world, heights, left, hands, piles)
        playout.order[seat] = order
        if candidate.face:
            playout.order[seat] += putting(candidate.face, piles[seat][candidate.pile][::-1])
            hands[seat].remove(candidate.face)
            piles[seat][candidate.pile].append(candidate.face)
        else:
            if not any(left[owner] for owner in sight.owners):
                playout.winner = seat
            else:
                if not hand:
                    playout.draw(seat)
                playout.turn(seat)
        following = playout.turns((seat + 1) % sight.seats, sight.seats)
        return playout.standing(seat, following)
