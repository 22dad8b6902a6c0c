"""The moves of one seat of Kings Corners, looked up instead of made: by what is laid and which piles take it."""

from __future__ import annotations

from functools import cache

from cardgui.rules.game import Game
from cardgui.rules.kings_corners.cards import PLAYING_CARDS
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK, bit
from cardgui.rules.moves import DRAW, END, MOVE, TOP, Move

Moves = tuple[Move, ...]
PILES = (*SIDES, *CORNERS)


class Plays(dict[int, Moves]):
    """By a mask of sides and corners, the moves of one kind onto them or from them; made when first asked for."""

    def __init__(self, moves: dict[int, Move]) -> None:
        """moves: by the bit of a side or a corner."""
        super().__init__()
        self._moves = moves

    def __missing__(self, mask: int) -> Moves:
        found = tuple(move for one, move in self._moves.items() if mask & one)
        self[mask] = found
        return found


class SeatMoves:
    """hand: by index in the hand, its plays.  piles: by side, the moves of its whole pile.
    back: by a mask of complete piles, sending back each of them (KC-12)."""

    def __init__(self, game: Game, actor: int) -> None:
        self.hand = [_plays(game, actor, FIRST_HAND + actor, at) for at in range(len(PLAYING_CARDS))]
        self.piles = tuple(_plays(game, actor, side, TOP) for side in SIDES)
        self.back = Plays({bit(place): game.move(actor, MOVE, place, target=STOCK) for place in PILES})
        self.draw = game.move(actor, DRAW)
        self.end = game.move(actor, END)


def _plays(game: Game, actor: int, source: int, at: int) -> Plays:
    return Plays({bit(target): game.move(actor, MOVE, source, at, target) for target in PILES})


@cache
def seat_moves(game: Game) -> tuple[SeatMoves, ...]:
    """By seat."""
    return tuple(SeatMoves(game, seat) for seat in range(game.high))
