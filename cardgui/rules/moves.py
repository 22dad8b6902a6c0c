"""Moves: who moves which card from where to where, or the word that says what is done."""

from __future__ import annotations

NONE = -1
TOP = -1

MOVE = "move"
DRAW = "draw"
FLIP = "flip"
END = "end"
TALKING = "call talking"
CAUGHT = "caught"


class Move:
    """One move of NOTATION; made by `Game.move` alone, which keeps one object a move, so `is` compares.

    actor: the seat that makes it.  verb: MOVE, DRAW, FLIP, END, TALKING or CAUGHT.
    source, target: numbers of places (`Game.places`), NONE where there is none.  A called seat stands in `target`.
    at: the card's index in the source for a hand, TOP otherwise.
    out_of_turn: made by a seat that is not on turn, or a call.
    is_play: it puts a card to use, rather than to discard, draw, stop or call.
    text: as it stands in a record.
    """

    __slots__ = ("actor", "at", "is_play", "out_of_turn", "source", "target", "text", "verb")

    def __init__(
        self, actor: int, verb: str, source: int, at: int, target: int, out_of_turn: bool, is_play: bool, text: str
    ) -> None:
        self.actor = actor
        self.verb = verb
        self.source = source
        self.at = at
        self.target = target
        self.out_of_turn = out_of_turn
        self.is_play = is_play
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text} by {self.actor}>"
