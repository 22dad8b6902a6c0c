"""The moves of one seat of Skip-Bo, looked up instead of made: by where the card lies and which piles take it."""

from __future__ import annotations

from cardgui.rules.game import Game
from cardgui.rules.moves import DRAW, MOVE, TOP, Move
from cardgui.rules.skip_bo.places import BUILDS, FIRST_OWN, OWN

Moves = tuple[Move, ...]


class SeatMoves:
    """Of one seat, in turn or out of it.

    hand_place: where its hand lies.
    hand: by index in the hand, then by a mask of building piles, the plays.  top: the same by place, of its top card.
    discards: by the number of hand cards, all discards.  discard: by index, the four discards of one card.
    """

    def __init__(self, game: Game, actor: int, out_of_turn: bool) -> None:
        self._game = game
        self._actor = actor
        self._out_of_turn = out_of_turn
        self.hand_place = FIRST_OWN + OWN * actor + 1
        places = range(FIRST_OWN, FIRST_OWN + OWN * game.high)
        self.top = {place: self._plays(place, TOP) for place in places if (place - FIRST_OWN) % OWN != 1}
        self.hand: list[tuple[Moves, ...]] = []
        self.discard: list[Moves] = []
        self.discards: list[Moves] = [()]
        self.draw = game.move(actor, DRAW, out_of_turn=out_of_turn)
        self.grow(5)

    def grow(self, cards: int) -> None:
        """Make the moves of a hand of `cards` cards; more than five are drawn out of turn only (SB-22)."""
        while len(self.hand) < cards:
            at = len(self.hand)
            self.hand.append(self._plays(self.hand_place, at))
            piles = range(self.hand_place + 1, self.hand_place + 5)
            self.discard.append(tuple(self._move(self.hand_place, at, pile) for pile in piles))
            self.discards.append(self.discards[-1] + self.discard[-1])

    def _plays(self, source: int, at: int) -> tuple[Moves, ...]:
        """By a mask of building piles: the plays onto them."""
        moves = [self._move(source, at, target) for target in BUILDS]
        return tuple(tuple(move for pile, move in enumerate(moves) if mask >> pile & 1) for mask in range(16))

    def _move(self, source: int, at: int, target: int) -> Move:
        return self._game.move(self._actor, MOVE, source, at, target, self._out_of_turn)
