"""What stands on a score sheet: without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardgui.controller.view import View
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.options import GameOptions
from cardgui.rules.results import RoundResult
from cardgui.rules.skip_bo.options import JuniorOptions, SkipBoOptions
from cardgui.rules.skip_bo.scoring import CARD_POINTS, ROUND_POINTS, sides_of
from cardgui.rules.skyjo.options import SkyjoOptions

Kind = Literal["points", "wins", "chips"]


@dataclass(frozen=True, slots=True)
class Cell:
    """A column's points of one round.

    best: it has won the round, maybe shared.  closer: this seat closed the round.
    doubled_from: the points before doubling, None where nothing was doubled.
    spared: it closed without the best score, but zero or less is not doubled (SJ-10).
    bonus: the points for the round itself, out of `points` (SB-15).  cards: of the winner of a Skip-Bo round, those
    left in the other stocks, which are the rest; of the others, those left in their own.
    counted: what was written down for the winner (SB-15, `each_counts`): by all others, or by this one; None where
    nobody writes.
    """

    points: int
    best: bool
    closer: bool = False
    doubled_from: int | None = None
    spared: bool = False
    bonus: int = 0
    cards: int | None = None
    counted: int | None = None


@dataclass(frozen=True, slots=True)
class Scores:
    """kind: what is counted: points, rounds won, or chips, of which each round shows the change.

    columns: the seats of each column: one, or those of a side (SB-17).
    rows: by round, by column.  totals: by column.  leaders: columns, () before the first round is over.
    low_wins: the fewest points win.
    target: points or rounds that end the match, None where there are none.
    next_round: to come, from 0; None when the match is over.
    blocked: by round, whether nobody could end it (ALL-4).  pots: by round, the chips that stayed in the pot (KC-19).
    rounds_left: until the match ends anyway, None where there is no such limit.
    """

    kind: Kind
    columns: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[Cell, ...], ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    low_wins: bool
    target: int | None
    next_round: int | None
    blocked: tuple[bool, ...]
    pots: tuple[int, ...]
    rounds_left: int | None = None

    @property
    def has_doubled(self) -> bool:
        return any(cell.doubled_from is not None for row in self.rows for cell in row)

    @property
    def has_closer(self) -> bool:
        return any(cell.closer for row in self.rows for cell in row)

    @property
    def has_spared(self) -> bool:
        return any(cell.spared for row in self.rows for cell in row)

    @property
    def has_details(self) -> bool:
        """Whether some cell has a second line that says how its points came about."""
        return any(cell.cards is not None for row in self.rows for cell in row)


def scores_of(view: View) -> Scores:
    """The score sheet of a match as it stands."""
    options = view.game.options(view.observation.options, view.seats)
    sides = sides_of(options, view.seats) if isinstance(options, SkipBoOptions) else view.seats
    columns = tuple(tuple(range(side, view.seats, sides)) for side in range(sides))
    rows = tuple(tuple(_cell(result, column, options) for column in columns) for result in view.results)
    totals = tuple(view.totals[column[0]] for column in columns)
    low_wins = view.game.fewest_win(options)
    leaders: tuple[int, ...] = ()
    if view.over:
        leaders = tuple(number for number, column in enumerate(columns) if column[0] in view.winners)
    elif rows:
        best = min(totals) if low_wins else max(totals)
        leaders = tuple(number for number, total in enumerate(totals) if total == best)
    return Scores(
        _kind(options),
        columns,
        rows,
        totals,
        leaders,
        low_wins,
        _target(options),
        None if view.over else len(rows),
        tuple(result.blocked for result in view.results),
        tuple(result.pot for result in view.results),
        _rounds_left(options, len(rows)),
    )


def _kind(options: GameOptions) -> Kind:
    if isinstance(options, KingsCornersOptions) and options.scoring == "chips":
        return "chips"
    one_round = isinstance(options, (SkipBoOptions, KingsCornersOptions)) and options.scoring == "single_round"
    return "wins" if one_round or isinstance(options, JuniorOptions) else "points"


def _target(options: GameOptions) -> int | None:
    if isinstance(options, JuniorOptions):
        return options.rounds_to_win if options.rounds_to_win > 1 else None
    if isinstance(options, KingsCornersOptions):
        return options.target if options.scoring == "penalty_points" else None
    if isinstance(options, SkipBoOptions):
        return None if options.scoring == "single_round" else options.target
    return options.target if isinstance(options, SkyjoOptions) else None


def _rounds_left(options: GameOptions, played: int) -> int | None:
    """KC-19."""
    if not isinstance(options, KingsCornersOptions) or options.scoring != "chips" or not options.rounds:
        return None
    return options.rounds - played


def _cell(result: RoundResult, column: Sequence[int], options: GameOptions) -> Cell:
    seat = column[0]
    points, best = result.scores[seat], seat in result.winners
    if isinstance(options, SkipBoOptions) and result.counted:
        return _stocks(result, column, options)
    closer = result.closer == seat
    doubled = result.counted[seat] if result.doubled == seat else None
    return Cell(
        points,
        best,
        closer,
        doubled,
        closer and doubled is None and _is_spared(result.counted, seat, options),
    )


def _stocks(result: RoundResult, column: Sequence[int], options: SkipBoOptions) -> Cell:
    """SB-15: 25 for the round and 5 for each card in the others' stocks; no 25 in a blocked round (SB-24)."""
    points, best = result.scores[column[0]], column[0] in result.winners
    if best:
        bonus = 0 if result.blocked else ROUND_POINTS
        counted = points - bonus
    else:
        bonus, counted = 0, sum(result.counted[seat] for seat in column)
    written = counted if options.scoring == "each_counts" else None
    return Cell(points, best, bonus=bonus, cards=counted // CARD_POINTS, counted=written)


def _is_spared(counted: Sequence[int], closer: int, options: GameOptions) -> bool:
    """Whether only its sign keeps a closer's score from being doubled (SJ-10)."""
    if not isinstance(options, SkyjoOptions) or options.double != "if_positive" or counted[closer] > 0:
        return False
    lowest = min(points for seat, points in enumerate(counted) if seat != closer)
    return counted[closer] > lowest or (options.tie_doubles and counted[closer] == lowest)
