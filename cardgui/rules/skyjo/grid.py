"""Where Skyjo's cards lie, as place numbers, and which cells make a column."""

from __future__ import annotations

CELLS = 12
WIDTH = 4
FULL = (1 << CELLS) - 1
DRAW_PILE = 0
DISCARD_PILE = 1
COLUMNS: tuple[tuple[int, int, int], ...] = tuple((c, c + WIDTH, c + 2 * WIDTH) for c in range(WIDTH))
"""The cells of each column."""
COLUMN_MASKS = tuple(sum(1 << cell for cell in column) for column in COLUMNS)


def grid_start(seat: int) -> int:
    """The place number of the first cell of a seat's grid; its twelve cells follow row by row."""
    return 2 + seat * (CELLS + 1)


def drawn_place(seat: int) -> int:
    """The place number of the card that a seat has taken from the draw pile and not yet placed."""
    return grid_start(seat) + CELLS


GRID_STARTS = tuple(map(grid_start, range(8)))
"""By seat, as `grid_start`."""
COLUMN_PLACES = tuple(
    tuple((start + c, start + c + WIDTH, start + c + 2 * WIDTH) for c in range(WIDTH)) for start in GRID_STARTS
)
"""By seat and column, the numbers of its three places."""
