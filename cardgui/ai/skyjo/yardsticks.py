"""Reference players of Skyjo, to measure the levels against. They are plain on purpose."""

from __future__ import annotations

import random

from cardgui.ai.players import Player
from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, Choice, cells_of, pick, player
from cardgui.ai.skyjo.columns import DOWN
from cardgui.ai.skyjo.own_grid import own_grid_choice
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.skyjo.round import CHOOSING, PLACING

TAKES = 3
"""The highest face that the greedy player takes from the discard pile."""
KEEPS = 4
"""The highest face that it keeps when it has drawn it."""
A_HIDDEN_CARD = 5
"""What a card that lies face down is worth to it, in points."""


def greedy_choice(sight: Sight, rng: random.Random) -> Choice:
    """Takes 3 and less, keeps 4 and less, in place of the card that is likely to cost most; else turns a card up."""
    grid = sight.grids[sight.seat]
    if sight.phase in (CHOOSING, PLACING):
        kind, most = (sight.top, TAKES) if sight.phase == CHOOSING else (sight.held, KEEPS)
        costs = {cell: A_HIDDEN_CARD if at == DOWN else at + LOWEST for cell, at in enumerate(grid) if at != GONE}
        dearest = max(costs.values())
        if kind + LOWEST <= most and kind + LOWEST < dearest:
            return pick([cell for cell, cost in costs.items() if cost == dearest], rng)
        return DRAWING if sight.phase == CHOOSING else DISCARDING
    return pick(cells_of(grid, DOWN), rng)


def column_aware_choice(sight: Sight, rng: random.Random) -> Choice:
    """Exact expected points of its own grid, columns and the draw included; no denial, no thought of the closing."""
    return own_grid_choice(sight, rng)


YARDSTICKS: dict[str, Player] = {"greedy": player(greedy_choice), "column_aware": player(column_aware_choice)}
