"""What cannot go together in a new match, so that it can be said where it is chosen.

Two kinds: what the rules refuse (a choice that needs other seats, SB-17), and what would have no effect beside the
rest (a target without points, ALL-9). `Game.options` refuses the first and accepts the second; a page where a match is
set up offers neither.
"""

from __future__ import annotations

from dataclasses import dataclass

CODES = (
    "four_or_six_seats",
    "six_seats",
    "two_people",
    "some_people",
    "with_points_only",
    "with_penalty_points_only",
    "with_chips_only",
    "with_doubling_only",
)
"""Why something cannot be chosen; `cardgui.language.phrases.conflicts` has the words."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """An option that has no effect, or with `value` one choice of it that cannot be made. code: one of `CODES`."""

    field: str
    code: str
    value: str | bool | None = None


@dataclass(frozen=True, slots=True)
class Company:
    """Who is to play. seats: all chairs.  people: those with somebody on them, a team being one."""

    seats: int
    people: int
