"""A Skyjo player who looks at its own grid alone: exact expected points, with columns, over every card it may draw."""

from __future__ import annotations

import random

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, cells_of, pick
from cardgui.ai.skyjo.columns import DOWN, KINDS, POINT, SPAN, worth_after
from cardgui.ai.skyjo.easy import too_many_points
from cardgui.ai.skyjo.sight import GONE, Sight
from cardgui.rules.skyjo.grid import CELLS, WIDTH
from cardgui.rules.skyjo.round import OPENING, PLACING, REVEALING

AHEAD = 6
"""Cards that it thinks a column will be offered still."""
IN_THE_LAST_LAP = 0
"""The same when its turn is the last one."""


def own_grid_choice(sight: Sight, rng: random.Random, careful: bool = False, error: int = 0) -> Choice:
    """The choice with the fewest expected points.

    careful: whether it keeps from closing the round while somebody seems to have fewer points.
    error: by how much it misjudges what it saves with a card, at most, in thousandths of a point.
    """
    grid = sight.grids[sight.seat]
    worth = worth_after(IN_THE_LAST_LAP if sight.closed else AHEAD, sight.options.columns)
    waits = careful and sight.downs[sight.seat] == 1 and too_many_points(sight)
    # By cell and by the kind that comes to lie there, how many points are saved.
    saved: dict[int, list[int]] = {}
    for cell, there in enumerate(grid):
        if there != GONE and not (waits and there == DOWN):
            a, b, c = (grid[other] for other in range(cell % WIDTH, CELLS, WIDTH))
            first, second = [grid[other] for other in range(cell % WIDTH, CELLS, WIDTH) if other != cell]
            before = worth[(a * SPAN + b) * SPAN + c]
            beside = first * SPAN + second
            saved[cell] = [before - worth[kind * SPAN * SPAN + beside] for kind in range(KINDS)]
    flips = {cell: _mean(gains, sight.unseen) for cell, gains in saved.items() if grid[cell] == DOWN}
    if sight.phase == OPENING:
        return _best(flips, rng)
    aside = max(0, *flips.values()) if flips else 0
    if sight.phase == REVEALING:
        if sight.options.reveal_after_discard == "must":
            return _best(flips, rng) if flips else pick(cells_of(grid, DOWN), rng)
        return _best(flips, rng) if flips and max(flips.values()) >= 0 else STAYING
    kind = sight.held if sight.phase == PLACING else sight.top
    now = {cell: gains[kind] - int(rng.random() * error) for cell, gains in saved.items()}
    most = max(now.values(), default=-POINT)
    if sight.phase == PLACING:
        return _best(now, rng) if now and most >= aside - int(rng.random() * error) else DISCARDING
    best = [max(aside, *[gains[drawn] for gains in saved.values()]) for drawn in range(KINDS)]
    return _best(now, rng) if now and most >= _mean(best, sight.in_pile) - int(rng.random() * error) else DRAWING


def _mean(gains: list[int], faces: list[int]) -> int:
    """The expected gain. gains: by kind.  faces: how many there are of each kind."""
    return sum([count * gain for count, gain in zip(faces, gains)]) // max(1, sum(faces))


def _best(gains: dict[int, int], rng: random.Random) -> Choice:
    """A cell of the highest gain."""
    most = max(gains.values())
    return pick([cell for cell, gain in gains.items() if gain == most], rng)
