"""What the league plays: who against whom, at which table, and the least share that is expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import pairwise

from cardgui.ai.players import Player, player_of
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import LEVELS


@dataclass(frozen=True, slots=True)
class Contest:
    """A player against others, on deals that are each played once per rotation of the seats.

    first: the player whose share of the wins is measured.  others: who sits on every other chair.
    deals: how many.  rounds: 1 where one round decides, None where the match is played to its end.
    floor: the share of the wins, in hundredths, that `first` is expected to reach; 0 where none is.
    """

    game: str
    first: str
    others: str
    deals: int
    floor: int
    seats: int = 2
    rounds: int | None = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """`skyjo expert-greedy 2 whole`: by it a contest's results are found again."""
        words = [self.game, f"{self.first}-{self.others}", str(self.seats)]
        words += [f"{key}={value}" for key, value in self.options.items()]
        return " ".join(words if self.rounds else [*words, "whole"])

    @property
    def names(self) -> list[str]:
        """By seat, before any rotation."""
        return [self.first, *[self.others] * (self.seats - 1)]


def named_player(game: str, name: str) -> Player:
    """The player of a level, or a yardstick: a player that is there to be measured against.

    Raises RulesError for a name that is neither.
    """
    if name not in LEVELS:
        yardsticks: Mapping[str, Player] = import_module(f"cardgui.ai.{game}.yardsticks").YARDSTICKS
        if name in yardsticks:
            return yardsticks[name]
    return player_of(game, name)


ONE_ROUND: Mapping[str, OptionValue] = {"scoring": "single_round"}
FREE: Mapping[str, OptionValue] = {"must_play": False}


def _ladder(
    game: str, deals: Sequence[int], floors: Sequence[int], options: Mapping[str, OptionValue]
) -> list[Contest]:
    """Each level against the one below it. deals, floors: by step, from the lowest."""
    steps = zip(pairwise(LEVELS), deals, floors, strict=True)
    return [Contest(game, upper, lower, count, floor, options=options) for (lower, upper), count, floor in steps]


CONTESTS: tuple[Contest, ...] = (
    *_ladder("skyjo", (500, 500, 500, 2000), (58, 58, 58, 58), {}),
    Contest("skyjo", "expert", "greedy", 100, 80, rounds=None),
    Contest("skyjo", "expert", "column_aware", 200, 58, rounds=None),
    Contest("skyjo", "expert", "column_aware", 200, 37, seats=4),
    # The turn planner that the expert is measured against is the skilled player.
    *_ladder("skip_bo", (50, 100, 100, 60), (58, 58, 58, 65), ONE_ROUND),
    Contest("skip_bo", "expert", "greedy", 30, 95, options=ONE_ROUND),
    *_ladder("skip_bo_junior", (500, 500, 500, 300), (52, 52, 52, 52), {}),
    *_ladder("kings_corners", (500, 200, 200, 150), (52, 52, 52, 52), {}),
    Contest("kings_corners", "expert", "greedy", 150, 55),
    Contest("kings_corners", "expert", "greedy", 100, 84, options=FREE),
    Contest("kings_corners", "expert", "holding_back", 150, 58, options=FREE),
    Contest("kings_corners", "expert", "holding_back", 50, 35, seats=4, options=FREE),
)
