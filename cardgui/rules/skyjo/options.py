"""The options of Skyjo."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cardgui.rules.options import GameOptions


class SkyjoOptions(GameOptions, frozen=True):
    """target: SJ-11.  columns: SJ-8.  next_starter: SJ-4.  reveal_after_discard: SJ-7.  double, tie_doubles: SJ-10."""

    target: Annotated[int, Meta(ge=20, le=300)] = 100
    columns: bool = True
    next_starter: Literal["round_winner", "closer"] = "round_winner"
    reveal_after_discard: Literal["may", "must"] = "may"
    double: Literal["if_positive", "always", "never"] = "if_positive"
    tie_doubles: bool = False
