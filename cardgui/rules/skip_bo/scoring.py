"""Points of a Skip-Bo round and who has won the match (SB-14 to SB-19, SB-24)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.options import SkipBoOptions

CARD_POINTS = 5
ROUND_POINTS = 25


def sides_of(options: SkipBoOptions, seats: int) -> int:
    """How many sides play; seat i belongs to side i mod that (SB-17). Without teams each seat is a side."""
    return {"off": seats, "two_sides": 2, "three_sides": 3}[options.teams]


def round_result(stocks: Sequence[int], won: int, options: SkipBoOptions) -> RoundResult:
    """stocks: the cards left in the stock of each seat.  won: the side that won, NOBODY in a blocked round."""
    seats = len(stocks)
    sides = sides_of(options, seats)
    left = [sum(stocks[side::sides]) for side in range(sides)]
    winning = {won} if won != NOBODY else {side for side in range(sides) if left[side] == min(left)}
    winners = tuple(seat for seat in range(seats) if seat % sides in winning)
    if options.scoring == "single_round":
        scores = tuple(int(seat in winners) for seat in range(seats))
        return RoundResult(scores, winners, won == NOBODY)
    points = CARD_POINTS * sum(cards for side, cards in enumerate(left) if side not in winning)
    if won != NOBODY:
        points += ROUND_POINTS
    scores = tuple(points if seat in winners else 0 for seat in range(seats))
    counted = tuple(CARD_POINTS * cards for cards in stocks)
    return RoundResult(scores, winners, won == NOBODY, counted=counted)


def match_winners(options: SkipBoOptions, totals: Sequence[int], last: RoundResult) -> list[int]:
    """SB-15, SB-16: the round decides, or the first to reach the target; equals share."""
    if options.scoring == "single_round":
        return list(last.winners)
    best = max(totals)
    if best < options.target:
        return []
    return [seat for seat, total in enumerate(totals) if total == best]
