"""Points of a Skyjo round (SJ-9, SJ-10)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.results import RoundResult
from cardgui.rules.skyjo.options import SkyjoOptions


def round_result(counted: Sequence[int], closer: int | None, options: SkyjoOptions) -> RoundResult:
    """counted: the sum of each grid, by seat.  closer: the seat that closed, None when the cap ended it (ALL-4).

    The closer's points are doubled unless they are the lowest of the round (SJ-10).
    """
    scores = list(counted)
    doubled = None
    if closer is not None and _doubles(counted, closer, options):
        scores[closer] *= 2
        doubled = closer
    best = min(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return RoundResult(tuple(scores), winners, closer is None, closer, doubled, tuple(counted))


def _doubles(counted: Sequence[int], closer: int, options: SkyjoOptions) -> bool:
    own = counted[closer]
    if options.double == "never" or (options.double == "if_positive" and own <= 0):
        return False
    lowest = min(points for seat, points in enumerate(counted) if seat != closer)
    return own > lowest or (options.tie_doubles and own == lowest)
