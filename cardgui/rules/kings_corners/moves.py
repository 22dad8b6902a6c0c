"""The moves of one seat of Kings Corners, looked up instead of made: by what is laid and which piles take it."""

from __future__ import annotations

from functools import cache

from cardgui.rules.game import Game
from cardgui.rules.kings_corners.cards import PLAYING_CARDS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK, bit
from cardgui.rules.moves import DRAW, END, MOVE, TOP, Move

Moves = tuple[Move, ...]


class Plays(dict[int, Moves]):
    """By a mask of sides and corners, the moves of one card or pile onto them; made when first asked for."""

    def __init__(self, game: Game, actor: int, source: int, at: int) -> None:
        super().__init__()
        self._moves = {bit(target): game.move(actor, MOVE, source, at, target) for target in (*SIDES, *CORNERS)}

    def __missing__(self, mask: int) -> Moves:
        found = tuple(move for one, move in self._moves.items() if mask & one)
        self[mask] = found
        return found


class SeatMoves:
    """hand: by index in the hand, its plays.  piles: each side, with the moves of its whole pile."""

    def __init__(self, game: Game, actor: int) -> None:
        self.hand = [Plays(game, actor, FIRST_HAND + actor, at) for at in range(len(PLAYING_CARDS))]
        self.piles = tuple((side, Plays(game, actor, side, TOP)) for side in SIDES)
        self._returns = {bit(place): game.move(actor, MOVE, place, target=STOCK) for place in (*SIDES, *CORNERS)}
        self.draw = game.move(actor, DRAW)
        self.end = game.move(actor, END)

    def back(self, complete: int) -> Moves:
        """Sending back each of a mask of complete piles (KC-12)."""
        return tuple(move for one, move in self._returns.items() if complete & one)


@cache
def seat_moves(game: Game) -> tuple[SeatMoves, ...]:
    """By seat."""
    return tuple(SeatMoves(game, seat) for seat in range(game.high))
