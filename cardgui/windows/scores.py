"""What stands on a score sheet: without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.controller.view import View
from cardgui.rules.results import RoundResult
from cardgui.rules.skyjo.options import SkyjoOptions


@dataclass(frozen=True, slots=True)
class Cell:
    """A seat's points of one round.

    best: the best of the round, maybe shared.  closer: this seat closed the round.
    doubled_from: the points before doubling, None where nothing was doubled.
    spared: it closed without the best score, but zero or less is not doubled (SJ-10).
    """

    points: int
    best: bool
    closer: bool = False
    doubled_from: int | None = None
    spared: bool = False


@dataclass(frozen=True, slots=True)
class Scores:
    """rows: by round, by seat.  totals: by seat.  leaders: seats, () before the first round is over.
    target: points that end the match, None where there are none.  next_round: to come, from 0; None when the match is
    over."""

    rows: tuple[tuple[Cell, ...], ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    target: int | None
    next_round: int | None

    @property
    def has_doubled(self) -> bool:
        return any(cell.doubled_from is not None for row in self.rows for cell in row)

    @property
    def has_closer(self) -> bool:
        return any(cell.closer for row in self.rows for cell in row)

    @property
    def has_spared(self) -> bool:
        return any(cell.spared for row in self.rows for cell in row)


def scores_of(view: View) -> Scores:
    """The score sheet of a match as it stands."""
    options = view.game.options(view.observation.options, view.seats)
    target = getattr(options, "target", None)
    rows = tuple(
        tuple(_cell(result, seat, options) for seat in range(view.seats)) for result in view.results
    )
    leaders: tuple[int, ...] = ()
    if view.over:
        leaders = tuple(view.winners)
    elif rows:
        best = min(view.totals) if view.game.low_wins else max(view.totals)
        leaders = tuple(seat for seat, total in enumerate(view.totals) if total == best)
    return Scores(rows, tuple(view.totals), leaders, target, None if view.over else len(rows))


def _cell(result: RoundResult, seat: int, options: object) -> Cell:
    closer = result.closer == seat
    doubled = result.counted[seat] if result.doubled == seat else None
    return Cell(
        result.scores[seat],
        seat in result.winners,
        closer,
        doubled,
        closer and doubled is None and _is_spared(result.counted, seat, options),
    )


def _is_spared(counted: Sequence[int], closer: int, options: object) -> bool:
    """Whether only its sign keeps a closer's score from being doubled (SJ-10)."""
    if not isinstance(options, SkyjoOptions) or options.double != "if_positive" or counted[closer] > 0:
        return False
    lowest = min(points for seat, points in enumerate(counted) if seat != closer)
    return counted[closer] > lowest or (options.tie_doubles and counted[closer] == lowest)
