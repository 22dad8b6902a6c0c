"""How the harness and the benchmark play: nine parts by this policy, one part uniformly."""

from __future__ import annotations

import random

from cardgui.rules.moves import Move
from cardgui.rules.rounds import Round


def choose(position: Round, rng: random.Random) -> Move:
    """Nine times in ten a play if there is one, else anything; uniform play hardly ever ends a Skip-Bo round."""
    legal = position.legal_moves()
    if rng.random() < 0.9:
        plays = [move for move in legal if move.is_play]
        if plays:
            legal = plays
    return legal[int(rng.random() * len(legal))]


def choose_uniformly(position: Round, rng: random.Random) -> Move:
    legal = position.legal_moves()
    return legal[int(rng.random() * len(legal))]


def choose_aside(position: Round, rng: random.Random) -> Move | None:
    """A call or a move out of turn, None if there is none."""
    found = [move for seat in range(position.seats) for move in position.others(seat)]
    return rng.choice(found) if found else None
