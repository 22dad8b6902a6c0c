"""Who deals and who begins the first round, where people settled it (NOTATION, Records; ALL-6)."""

from __future__ import annotations

import msgspec

Throws = list[list[str]]


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """dealer, first: seats, None where the deal number decides.  how: throwing rounds of rock, paper, scissors."""

    dealer: int | None = None
    first: int | None = None
    how: Throws | None = None
