"""Who sits on a chair, as a record says it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "computer", "team"]
LEVELS = ("beginner", "easy", "steady", "skilled", "expert")
"""The levels of the computer players, from weak to strong."""
USUAL_LEVEL = "steady"
"""The level of a computer player for which nobody chose one."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """name: shown at the table.  level: of a computer player.  members, change: of a team chair (SBJ-16)."""

    kind: SeatKind
    name: str
    level: str | None = None
    members: tuple[str, ...] = ()
    change: Literal["turn", "round"] = "turn"


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on chair `seat` from move `at` on."""

    at: int
    seat: int
    kind: SeatKind
    name: str | None = None
    level: str | None = None
