"""Rock, paper, scissors: who begins (KC-5)."""

from __future__ import annotations

from collections.abc import Mapping

from cardgui.rules.errors import RecordError, english, shorten
from cardgui.rules.start import Throws

ROCK, PAPER, SCISSORS = "rock", "paper", "scissors"
KINDS = (ROCK, PAPER, SCISSORS)
OUT = "-"
BEATEN_BY = {ROCK: PAPER, PAPER: SCISSORS, SCISSORS: ROCK}


def still_in(thrown: Mapping[int, str]) -> list[int]:
    """Who is left after a throwing round. thrown: what each seat that was in has thrown.

    If exactly two kinds show, those of the losing kind drop out; else all throw again.
    """
    kinds = set(thrown.values())
    if len(kinds) != 2:
        return list(thrown)
    winning = next(BEATEN_BY[kind] for kind in kinds if BEATEN_BY[kind] in kinds)
    return [seat for seat, throw in thrown.items() if throw == winning]


def winner(how: Throws, seats: int) -> int:
    """The seat that is left at the end of all throwing rounds of a record.

    Raises RecordError where a seat that is out throws or one that is in does not, where throws follow the end, or where
    more than one is left.
    """
    left = list(range(seats))
    for number, throws in enumerate(how):
        field = f"start.how[{number}]"
        if len(left) == 1:
            raise RecordError(
                field, english("no more throws were expected, since only seat {seat} is left", seat=left[0])
            )
        if len(throws) != seats:
            raise RecordError(field, english("a list of {seats} throws was expected", seats=seats))
        for seat, throw in enumerate(throws):
            if seat in left and throw not in KINDS:
                raise RecordError(
                    field,
                    english(
                        "{given} of seat {seat}, {known} was expected",
                        given=shorten(throw),
                        seat=seat,
                        known=", ".join(KINDS),
                    ),
                )
            if seat not in left and throw != OUT:
                raise RecordError(
                    field,
                    english(
                        "{given} of seat {seat}, which is out: {sign} was expected",
                        given=shorten(throw),
                        seat=seat,
                        sign=OUT,
                    ),
                )
        left = still_in({seat: throws[seat] for seat in left})
    if len(left) > 1:
        raise RecordError(
            "start.how", english("{count} seats are left, throws until one is left were expected", count=len(left))
        )
    return left[0]
