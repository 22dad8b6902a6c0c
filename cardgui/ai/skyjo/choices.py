"""What a player can choose: a cell, or one of the three things that need none."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardgui.ai.players import Player
from cardgui.ai.skyjo.sight import Sight, sight_of
from cardgui.rules.moves import DRAW, END, FLIP, MOVE, Move
from cardgui.rules.observation import Observation
from cardgui.rules.skyjo.game import SKYJO
from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, drawn_place, grid_start
from cardgui.rules.skyjo.round import CHOOSING, OPENING, REVEALING

DRAWING = CELLS
"""To take the top of the draw pile."""
DISCARDING = CELLS + 1
"""To put the drawn card on the discard pile."""
STAYING = CELLS + 2
"""To turn up nothing after that."""

Choice = int
"""One of the above, or a cell: where the card in question goes, or which card is turned up."""
Decide = Callable[[Sight, random.Random], Choice]


def player(decide: Decide) -> Player:
    """A player of observations from one who looks at sights."""

    def play(observation: Observation, rng: random.Random) -> Move:
        sight = sight_of(observation)
        return move_of(sight, decide(sight, rng))

    return play


def move_of(sight: Sight, choice: Choice) -> Move:
    """The move of the rules that a choice of the seat on turn means."""
    seat = sight.seat
    if choice == DRAWING:
        return SKYJO.move(seat, DRAW)
    if choice == DISCARDING:
        return SKYJO.move(seat, MOVE, drawn_place(seat), target=DISCARD_PILE)
    if choice == STAYING:
        return SKYJO.move(seat, END)
    place = grid_start(seat) + choice
    if sight.phase in (OPENING, REVEALING):
        return SKYJO.move(seat, FLIP, place)
    return SKYJO.move(seat, MOVE, DISCARD_PILE if sight.phase == CHOOSING else drawn_place(seat), target=place)


def cells_of(grid: list[int], kind: int) -> list[int]:
    """The cells in which cards of a kind lie."""
    return [cell for cell, there in enumerate(grid) if there == kind]


def pick(cells: list[int], rng: random.Random) -> int:
    """One of them by lot."""
    return cells[int(rng.random() * len(cells))]
