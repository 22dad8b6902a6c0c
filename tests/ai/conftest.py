"""Skyjo matches whose cards are where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from cardgui.rules.games import game_named
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start

Arrange = Callable[..., Match]


@pytest.fixture
def arrange() -> Arrange:
    """arrange(grids, discard, draws, turned, **options): a match of which the first turn begins.

    grids: by seat, its twelve faces row by row.  discard: the first face on that pile.  draws: the next faces drawn.
    turned: by seat, the two cells that were turned up.  The last seat deals.
    """

    def make(
        grids: Sequence[Sequence[int]],
        discard: int,
        draws: Sequence[int] = (),
        turned: Sequence[tuple[int, int]] | None = None,
        **options: object,
    ) -> Match:
        game = game_named("skyjo")
        seats = len(grids)
        deck = [grid[cell] for cell in range(12) for grid in grids] + [discard, *draws]
        rest = list(game.deck)
        for face in deck:
            rest.remove(face)
        rest = rest[::7] + [face for i, face in enumerate(rest) if i % 7]
        chairs = [Seat("person", f"p{seat}") for seat in range(seats)]
        match = Match(game, chairs, 1, options, Start(seats - 1), [[*deck, *rest]])
        for cells in [(0, 1)] * seats if turned is None else turned:
            for cell in cells:
                match.play(match.parse_move(f"flip grid.{cell}"))
        return match

    return make
