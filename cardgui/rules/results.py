"""What a finished round amounts to."""

from __future__ import annotations

import msgspec


class RoundResult(msgspec.Struct, frozen=True):
    """scores: by seat, what the round adds to the totals.  winners: seats.  closer, doubled: Skyjo's, else None.

    counted: by seat, the points before doubling, for the score sheet.  blocked: ended by a block or the cap (ALL-4).
    pot: chips that stay in the pot for the next round (KC-19).
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    blocked: bool = False
    closer: int | None = None
    doubled: int | None = None
    counted: tuple[int, ...] = ()
    pot: int = 0
