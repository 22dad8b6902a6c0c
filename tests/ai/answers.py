"""What a computer player makes of a turn."""

from __future__ import annotations

from cardgui.ai.players import choose
from cardgui.rules.observation import observe
from cardgui.rules.rounds import Round


def answer(position: Round, level: str = "skilled", seed: int = 1) -> str:
    """The move that the seat on turn makes."""
    return choose(observe(position, position.seat), level, seed).text


def whole_turn(position: Round, level: str = "skilled", most: int = 30) -> list[str]:
    """The moves up to the end of the turn, each with another seed; they are played."""
    seat, begun = position.seat, position.turns[position.seat]
    moves = []
    while position.seat == seat and position.turns[seat] == begun:
        move = choose(observe(position, seat), level, len(moves))
        position.play(move)
        moves.append(move.text)
        assert len(moves) <= most
    return moves
