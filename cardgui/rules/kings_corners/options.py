"""The options of Kings Corners."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cardgui.rules.options import GameOptions

FirstPlayer = Literal["left_of_dealer", "oldest", "youngest", "latest_birthday", "straws", "rock_paper_scissors"]


class KingsCornersOptions(GameOptions, frozen=True):
    """first_player: KC-5.  draw: KC-6.  complete_pile: KC-12.  must_play: KC-13.  scoring, target: KC-17.

    chips, chips_for_cards: KC-18.  rounds: KC-19, 0 for no limit.
    """

    first_player: FirstPlayer = "left_of_dealer"
    draw: Literal["every_turn", "when_stuck", "end_of_turn"] = "every_turn"
    complete_pile: Literal["returns", "stays"] = "returns"
    must_play: bool = True
    scoring: Literal["single_round", "penalty_points", "chips"] = "single_round"
    target: Annotated[int, Meta(ge=10, le=200)] = 25
    chips: Annotated[int, Meta(ge=10, le=200)] = 50
    chips_for_cards: bool = False
    rounds: Annotated[int, Meta(ge=0, le=50)] = 10
