"""All that the seat on turn can make of its turn: the tables it can leave, and the first move towards each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardgui.ai.kings_corners.plays import State, changed, joined, laid, lays, returns, shifts, without
from cardgui.ai.kings_corners.sight import EMPTY, Pile, Sight
from cardgui.ai.turn_search import ends
from cardgui.rules.kings_corners.cards import KINGS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.moves import Move

WIDTH = 30
"""How many tables are kept of each number of plays."""
DEPTH = 24
"""The most plays of a turn that are looked at."""

Worth = Callable[[State], int]
"""What it is worth to end the turn with a table."""


class Turn:
    """root: the table now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.root: State = (tuple(sorted(sight.sides)), tuple(sorted(sight.corners)), tuple(sorted(sight.hand)))
        options = sight.options
        self._returns = options.complete_pile == "returns"
        self._must_play = options.must_play
        self._must_lay = options.draw == "when_stuck" and not sight.laid

    def choices(self, worth: Worth, width: int = WIDTH) -> list[tuple[State, int]]:
        """The ends of the turn, best first, each with the index of the play of `follow(root)` that leads to it.

        The index is -1 where nothing more is played. width: how many tables are kept of each number of plays.
        """
        starts = self.follow(self.root)
        found = list(ends(starts, self.follow, worth, self.may_stop, width, DEPTH)) if starts else []
        if self.may_stop(self.root):
            found.append((self.root, -1))
        found.sort(key=lambda choice: (-worth(choice[0]), choice[1], choice[0]))
        return found

    def follow(self, state: State) -> list[State]:
        """All tables after one more play."""
        if not state[2]:
            return []
        found = lays(state) + shifts(state)
        if self._returns:
            found += returns(state)
        return found

    def may_stop(self, state: State) -> bool:
        """KC-13: though there are plays, or with a complete pile that could be sent back; KC-6: who was stuck lays."""
        if self._must_play:
            return not (lays(state) or shifts(state))
        return not self._must_lay or len(state[2]) < len(self.root[2]) or not lays(state)

    def move_of(self, choice: tuple[State, int], legal: Sequence[Move]) -> Move:
        """The first move towards an end of the turn: the move that says so where nothing more is played."""
        index = choice[1]
        if index < 0:
            return next(move for move in legal if move.source < 0)
        state = self.follow(self.root)[index]
        return min([move for move in legal if move.source >= 0 and self._after(move) == state], key=self._rank)

    def _rank(self, move: Move) -> int:
        if move.source < FIRST_HAND:
            return 2
        return int(self.sight.hand[move.at] not in KINGS)

    def _after(self, move: Move) -> State:
        sides, corners, hand = self.root
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
