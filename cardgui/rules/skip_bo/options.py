"""The options of the Skip-Bo games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cardgui.rules.options import GameOptions

STOCKS = {2: 30, 3: 30, 4: 30, 5: 20, 6: 20}
"""SB-3: the size of a stock by the number of seats."""
MOST_STOCK = {2: 40, 3: 40, 4: 32, 5: 25, 6: 21}


MOST_JUNIOR_STOCK = {2: 20, 3: 15, 4: 12}
"""SBJ-4: beyond these limits most rounds would block."""


class SkipBoOptions(GameOptions, frozen=True):
    """stock_size: SB-3, None by seats.  scoring: SB-15.  target: SB-16.  teams: SB-17.  free_table: SB-23.

    discard_wild: SB-25.  must_play: SB-26.  first_dealer: SB-27.
    """

    stock_size: Annotated[int, Meta(ge=5, le=40)] | None = None
    scoring: Literal["winner_takes", "each_counts", "single_round"] = "winner_takes"
    target: Annotated[int, Meta(ge=50, le=2000)] = 500
    teams: Literal["off", "two_sides", "three_sides"] = "off"
    free_table: bool = False
    discard_wild: bool = True
    must_play: bool = False
    first_dealer: Literal["highest_draw", "youngest_starts"] = "highest_draw"


class JuniorOptions(GameOptions, frozen=True):
    """stock_size: SBJ-4.  must_play: SBJ-11.  rounds_to_win: SBJ-17."""

    stock_size: Annotated[int, Meta(ge=3, le=20)] = 10
    must_play: bool = True
    rounds_to_win: Annotated[int, Meta(ge=1, le=10)] = 1
