"""The easy Skyjo player: takes low cards, gives high ones away, and sees no columns coming."""

from __future__ import annotations

import random

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, cells_of, pick
from cardgui.ai.skyjo.columns import DOWN
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.skyjo.round import CHOOSING, OPENING, PLACING

GOOD = 3
"""The highest face that it takes from the discard pile without a second thought."""
FAIR = 5
"""The highest face that it keeps when it has drawn it."""
WORTH_IT = 4
"""How many points an exchange for a card that lies face up should save."""
A_HIDDEN_CARD = 4
"""What it thinks that a card lying face down is worth."""
PATIENCE = 16
"""Turns after which it closes the round, come what may."""


def easy_choice(sight: Sight, rng: random.Random) -> Choice:
    """The plain choice for the seat on turn."""
    grid = sight.grids[sight.seat]
    downs = cells_of(grid, DOWN)
    if len(downs) == 1 and too_many_points(sight):
        downs = []
    if sight.phase == OPENING:
        return pick(downs, rng)
    if sight.phase == CHOOSING:
        face = sight.top + LOWEST
        cell = _place_for(grid, downs, face, GOOD, rng)
        return DRAWING if cell is None else cell
    if sight.phase == PLACING:
        cell = _place_for(grid, downs, sight.held + LOWEST, FAIR, rng)
        return DISCARDING if cell is None else cell
    if sight.options.reveal_after_discard == "may" and not downs:
        return STAYING
    return pick(downs or cells_of(grid, DOWN), rng)


def _place_for(grid: list[int], downs: list[int], face: int, good: int, rng: random.Random) -> int | None:
    """The cell for a card: the highest that lies face up if that saves enough, else one face down for a good card."""
    highest = max((kind for kind in grid if kind not in (DOWN, GONE)), default=0)
    if highest + LOWEST - face >= WORTH_IT:
        return pick(cells_of(grid, highest), rng)
    if face <= good and downs:
        return pick(downs, rng)
    return None


def too_many_points(sight: Sight) -> bool:
    """Whether closing the round looks rash: somebody seems to have fewer points. It does not wait for ever."""
    if sight.closed or sight.turns > PATIENCE:
        return False
    looks = [
        sum(kind + LOWEST for kind in grid if kind not in (DOWN, GONE)) + A_HIDDEN_CARD * grid.count(DOWN)
        for grid in sight.grids
    ]
    return any(looks[seat] < looks[sight.seat] for seat in range(sight.seats) if seat != sight.seat)
