"""Who sits on a chair, as a record says it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "computer", "team"]
LEVELS = ("beginner", "easy", "steady", "skilled", "expert")
"""The levels of the computer players, from weak to strong."""
USUAL_LEVEL = "steady"
"""The level of a computer player for which nobody chose one."""
_MOST_GUESTS = 99


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """name: shown at the table.  level: of a computer player.  members, change: of a team chair (SBJ-16).

    guest: the number of a person who gave no name, 0 for a name that was given. The name is then what such a person
    was called where the match began; whoever shows it may call them so in another language.
    """

    kind: SeatKind
    name: str
    level: str | None = None
    members: tuple[str, ...] = ()
    change: Literal["turn", "round"] = "turn"
    guest: int = 0


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on chair `seat` from move `at` on. guest: as in `Seat`; it goes with the name."""

    at: int
    seat: int
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    guest: int = 0


def guest_number(value: object) -> int:
    """What was written as the number of a person who gave no name, 0 where it is none: it only helps to word the name,
    so nonsense counts as a name that was given."""
    return value if type(value) is int and 0 < value <= _MOST_GUESTS else 0
