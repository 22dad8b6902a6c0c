"""Who is the oldest, the youngest, or had a birthday last, where a rule asks for it (KC-5, SBJ-3, SB-27; ALL-6).

Chairs are given as the birthdays of the people in them, by seat: none for a computer seat, one for a person, several
for a team chair, which counts by the member that fits the question best; None is a birthday that is not known.
The answers are seats: one where the question is settled, several that are equal, none where a birthday that is not
known could change it. Where it is not settled the players are asked, or lots are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

Chairs = Sequence[Sequence[date | None]]


def oldest(chairs: Chairs) -> list[int]:
    return _best([[None if born is None else -born.toordinal() for born in people] for people in chairs])


def youngest(chairs: Chairs) -> list[int]:
    return _best([[None if born is None else born.toordinal() for born in people] for people in chairs])


def latest_birthday(chairs: Chairs, today: date) -> list[int]:
    """Whose birthday was last celebrated, up to and including `today`."""
    return _best(
        [[None if born is None else _celebrated(born, today).toordinal() for born in people] for people in chairs]
    )


def _celebrated(born: date, today: date) -> date:
    """The last birthday up to `today`; one on a leap day is celebrated on 28 February of the other years."""
    last = _birthday(born, today.year)
    return last if last <= today else _birthday(born, today.year - 1)


def _birthday(born: date, year: int) -> date:
    try:
        return born.replace(year=year)
    except ValueError:
        return (born - timedelta(days=1)).replace(year=year)


def _best(ranks: Sequence[Sequence[int | None]]) -> list[int]:
    """The seats with the highest rank."""
    known = [rank for people in ranks for rank in people if rank is not None]
    if not known or any(rank is None for people in ranks for rank in people):
        return []
    best = max(known)
    return [seat for seat, people in enumerate(ranks) if best in people]
