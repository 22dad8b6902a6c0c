"""The easy Skyjo player: takes low cards, gives high ones away, and sees no columns coming. A child can beat it."""

from __future__ import annotations

import random

from cardgui.ai.skyjo.columns import DOWN
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.moves import DRAW, END, FLIP, MOVE, Move
from cardgui.rules.observation import Observation
from cardgui.rules.skyjo.game import SKYJO
from cardgui.rules.skyjo.grid import DISCARD_PILE, drawn_place, grid_start
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
WHIM = 4
"""One decision in so many is a whim: another sensible move than its first choice."""


def easy_move(observation: Observation, rng: random.Random) -> Move:
    """A plain move for the seat on turn, with a little chance in it."""
    sight = Sight(observation)
    seat, start, held = sight.seat, grid_start(sight.seat), drawn_place(sight.seat)
    grid = sight.grids[seat]
    downs = _downs(grid)
    if len(downs) == 1 and _too_many_points(sight):
        downs = []
    whim = rng.random() * WHIM < 1
    if sight.phase == OPENING:
        return SKYJO.move(seat, FLIP, start + _pick(downs, rng))
    if sight.phase == CHOOSING:
        face = sight.top + LOWEST
        cell = _place_for(grid, downs, face, GOOD, rng)
        if cell is None or (whim and face > 0):
            return SKYJO.move(seat, DRAW)
        return SKYJO.move(seat, MOVE, DISCARD_PILE, target=start + cell)
    if sight.phase == PLACING:
        cell = _place_for(grid, downs, sight.held + LOWEST, FAIR + whim, rng)
        if cell is None:
            return SKYJO.move(seat, MOVE, held, target=DISCARD_PILE)
        return SKYJO.move(seat, MOVE, held, target=start + cell)
    if sight.options.reveal_after_discard == "may" and not downs:
        return SKYJO.move(seat, END)
    return SKYJO.move(seat, FLIP, start + _pick(downs or _downs(grid), rng))


def _place_for(grid: list[int], downs: list[int], face: int, good: int, rng: random.Random) -> int | None:
    """The cell for a card: the highest that lies face up if that saves enough, else one face down for a good card."""
    highest = max((kind for kind in grid if kind not in (DOWN, GONE)), default=0)
    if highest + LOWEST - face >= WORTH_IT:
        return _pick([cell for cell, kind in enumerate(grid) if kind == highest], rng)
    if face <= good and downs:
        return _pick(downs, rng)
    return None


def _too_many_points(sight: Sight) -> bool:
    """Whether closing the round looks rash: somebody seems to have fewer points. It does not wait for ever."""
    if sight.closed or sight.turns > PATIENCE:
        return False
    looks = [
        sum(kind + LOWEST for kind in grid if kind not in (DOWN, GONE)) + A_HIDDEN_CARD * grid.count(DOWN)
        for grid in sight.grids
    ]
    return any(looks[seat] < looks[sight.seat] for seat in range(sight.seats) if seat != sight.seat)


def _downs(grid: list[int]) -> list[int]:
    return [cell for cell, kind in enumerate(grid) if kind == DOWN]


def _pick(cells: list[int], rng: random.Random) -> int:
    return cells[int(rng.random() * len(cells))]
