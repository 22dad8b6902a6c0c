"""The skilled Kings Corners player: it looks through its whole turn for the way to lay most cards, and best.

Worth is counted in thousandths of a card that has left the hand. The weights were found by play.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.kings_corners.playouts import Playouts
from cardgui.ai.kings_corners.plays import PARENT, State, changed, joined, laid, lays, returns, shifts, without
from cardgui.ai.kings_corners.sight import EMPTY, Pile, Sight
from cardgui.ai.turn_search import ends
from cardgui.rules.kings_corners.cards import KINGS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.kings_corners.scoring import KING_POINTS
from cardgui.rules.moves import DRAW, END, Move
from cardgui.rules.observation import Observation, imagine

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
PLAYED_OUT = 10
"""How much more a playout counts than what can be said at a glance."""
CANDIDATES = 16
"""How many ends of the turn are played out."""
WIDTH = 30
DEPTH = 24


def skilled_move(observation: Observation, rng: random.Random) -> Move:
    """The first move of the best turn that is found."""
    legal = imagine(observation, rng).legal_moves()
    return legal[0] if len(legal) == 1 else _Turn(Sight(observation)).move(legal)


class _Turn:
    """The worth of all that the seat on turn can do.

    king: what a king in the hand costs besides other cards (KC-17, KC-18).
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        options = sight.options
        counted = options.scoring == "penalty_points" or (options.scoring == "chips" and options.chips_for_cards)
        self.king = CARD * (KING_POINTS - 1) if counted else 0
        following = sight.held[(sight.seat + 1) % sight.seats]
        if options.draw == "every_turn" and sight.known_stock:
            following += 1
        unseen = sight.total_unseen
        self.gifts = [GIFT * min(unseen, count * following) // unseen for count in sight.unseen]
        self.worths: dict[State, int] = {}

    def move(self, legal: Sequence[Move]) -> Move:
        sight = self.sight
        root: State = (tuple(sorted(sight.sides)), tuple(sorted(sight.corners)), tuple(sorted(sight.hand)))
        ending = [move for move in legal if move.verb in (END, DRAW)]
        plays = [move for move in legal if move.verb not in (END, DRAW)]
        plays.sort(key=self._rank)
        if not plays:
            return ending[0]
        starts = [self._after(root, move) for move in plays]
        choices = list(ends(starts, self.follow, self.worth, self.may_stop, WIDTH, DEPTH))
        if ending:
            choices.append((root, len(plays)))
        choices.sort(key=lambda choice: (-self.worth(choice[0]), choice[1], choice[0]))
        index = self._best(choices[:CANDIDATES])
        return plays[index] if index < len(plays) else ending[0]

    def _best(self, choices: Sequence[tuple[State, int]]) -> int:
        """The start that leads to the best of some ends of the turn, which are in the order of their worth."""
        first, start = choices[0]
        if not first[2] or all(index == start for _, index in choices):
            return start
        playouts = Playouts(self.sight, self.king)
        return max(choices, key=lambda choice: (self._long_run(playouts, choice[0]), -choice[1]))[1]

    def _long_run(self, playouts: Playouts, state: State) -> int:
        return PLAYED_OUT * playouts.worth(state) + self.worth(state)

    def _rank(self, move: Move) -> int:
        """Kings first among equals, then other cards, then piles; sending back comes last."""
        if move.target == STOCK:
            return 3
        if move.source < FIRST_HAND:
            return 2
        return int(self.sight.hand[move.at] not in KINGS)

    def _after(self, state: State, move: Move) -> State:
        sides, corners, hand = state
        new: Pile
        if move.source >= FIRST_HAND:
            kind = self.sight.hand[move.at]
            hand = without(hand, kind)
            old = self._pile(move.target)
            new = laid(old, kind)
        else:
            moved = self._pile(move.source)
            if move.source in SIDES:
                sides = changed(sides, moved, EMPTY)
            else:
                corners = changed(corners, moved, EMPTY)
            if move.target == STOCK:
                return sides, corners, hand
            old = self._pile(move.target)
            new = joined(old, moved)
        if move.target in SIDES:
            return changed(sides, old, new), corners, hand
        return sides, changed(corners, old, new), hand

    def _pile(self, place: int) -> Pile:
        return self.sight.sides[place - SIDES[0]] if place in SIDES else self.sight.corners[place - CORNERS[0]]

    # -- looking through the turn

    def follow(self, state: State) -> list[State]:
        """All tables after one more play."""
        if not state[2]:
            return []
        found = lays(state) + shifts(state)
        if self.sight.options.complete_pile == "returns":
            found += returns(state)
        return found

    def may_stop(self, state: State) -> bool:
        """KC-13: though there are plays, or with a complete pile that could be sent back."""
        return not self.sight.options.must_play or not (lays(state) or shifts(state))

    def worth(self, state: State) -> int:
        """Of ending the turn here."""
        worth = self.worths.get(state)
        if worth is None:
            worth = self.worths[state] = self._worth(state)
        return worth

    def _worth(self, state: State) -> int:
        sides, corners, hand = state
        if not hand:
            return WINS
        unseen = self.sight.unseen
        worth = 0
        for kind in hand:
            worth -= CARD
            if kind in KINGS:
                worth -= self.king
                continue
            parent = PARENT[kind]
            hopes = unseen[parent] + hand.count(parent)
            if not hopes:
                worth -= DEAD
            elif hopes == 1:
                worth -= SCARCE
        for _, need, length in (*sides, *corners):
            worth -= self.gifts[need] if length else 0
        takes = {need for _, need, _ in (*sides, *corners)}
        room = EMPTY in corners
        for head, _, length in sides:
            if not length or head in takes or (room and head in KINGS):
                worth -= OPEN
        return worth
