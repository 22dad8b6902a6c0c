"""What a round is dealt from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.rules.chance import Chance
from cardgui.rules.results import RoundResult
from cardgui.rules.steps import Steps


@dataclass(frozen=True, slots=True)
class Dealing:
    """seats: how many.  number: of the round, from 0.  dealer: the seat that deals.

    first: who begins, None where the round itself finds out.  totals: the points before this round, by seat.
    chance: decides every shuffle of this round.  last: the result of the round before, None in the first.
    tell: takes the steps of the deal, None where nobody wants them.
    """

    seats: int
    number: int
    dealer: int
    first: int | None
    totals: Sequence[int]
    chance: Chance
    last: RoundResult | None = None
    tell: Steps | None = None
