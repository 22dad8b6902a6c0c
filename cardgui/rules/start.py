"""Who deals and who begins the first round, where people settled it (NOTATION, Records; ALL-6)."""

from __future__ import annotations

import msgspec

from cardgui.rules.errors import RecordError, english

Throws = list[list[str]]


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """dealer, first: seats, None where the deal number decides.  how: throwing rounds of rock, paper, scissors."""

    dealer: int | None = None
    first: int | None = None
    how: Throws | None = None


def refuse_throws(start: Start) -> None:
    """Raises RecordError for throws in a match that has none (NOTATION, `how`)."""
    if start.how is not None:
        raise RecordError("start.how", english("no throws were expected without rock_paper_scissors"))
