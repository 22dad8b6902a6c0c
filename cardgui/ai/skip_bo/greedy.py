"""Greedy play of Skip-Bo: whatever fits is played, the stock first, and nothing is planned."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.skip_bo.sight import DISCARDS, Sight
from cardgui.rules.cards import WILD
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.observation import Observation, imagine
from cardgui.rules.skip_bo.places import BUILDS

STACKS = DISCARDS + 1


class Greedy:
    """What the seat on turn can do.

    plays: a list each of what fits: stock cards, numbers from the hand, numbers from discard piles, and wild cards
    on which a stock card goes at once; other wild cards are kept.  puts: the discards.
    """

    def __init__(self, observation: Observation, rng: random.Random) -> None:
        self.sight = Sight(observation)
        self.rng = rng
        legal = imagine(observation, rng).legal_moves()
        self.puts = [move for move in legal if move.verb == MOVE and not move.is_play]
        self.all_plays = [move for move in legal if move.is_play]
        self.plays: tuple[list[Move], ...] = ([], [], [], [])
        stocks = [stack[0] for stack in self.sight.stacks[::STACKS] if stack]
        for move in self.all_plays:
            place = self.sight.places.index(move.source) if move.source in self.sight.places else -1
            if place >= 0 and place % STACKS == 0:
                self.plays[0].append(move)
            elif self._face(move, place) != WILD:
                self.plays[1 if place < 0 else 2].append(move)
            elif self.sight.heights[move.target - BUILDS[0]] + 2 in stocks:
                self.plays[3].append(move)

    def _face(self, move: Move, place: int) -> int:
        return self.sight.hand[move.at] if place < 0 else self.sight.stacks[place][0]

    def play(self, kinds: Sequence[int]) -> Move | None:
        """A play of the first of these kinds of which there are any, numbered as in `plays`."""
        for kind in kinds:
            if self.plays[kind]:
                return self.pick(self.plays[kind])
        return None

    def put(self, whim: int) -> Move:
        """Equal cards together, else a high card on an empty pile, else the highest anywhere; wild cards last.

        whim: thousandths of the discards are any number on any pile.  Where nothing may be discarded, a play.
        """
        if not self.puts:
            return self.pick(self.all_plays)
        sight = self.sight
        numbers = [move for move in self.puts if sight.hand[move.at] != WILD]
        if not numbers:
            return self.pick(self.puts)
        if self.happens(whim):
            return self.pick(numbers)
        piles = {move.target: sight.stacks[sight.places.index(move.target)] for move in numbers}
        equal = [move for move in numbers if piles[move.target] and piles[move.target][0] == sight.hand[move.at]]
        if equal:
            return self.pick(equal)
        highest = max(sight.hand[move.at] for move in numbers)
        high = [move for move in numbers if sight.hand[move.at] == highest]
        return self.pick([move for move in high if not piles[move.target]] or high)

    def happens(self, thousandths: int) -> bool:
        """Whether chance has it so."""
        return int(self.rng.random() * 1000) < thousandths

    def pick(self, moves: Sequence[Move]) -> Move:
        """Any of them."""
        return moves[int(self.rng.random() * len(moves))]
