"""How long a match is likely to take, from the counts of simulated matches and the pace of people.

What is counted: moves and rounds for each game, number of seats, scoring, target, size of the stocks and sides
(`measured_lengths`, made by packaging/match_lengths.py). Other house rules change less than people do.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardgui.controller.measured_lengths import MEASURED, Measured
from cardgui.controller.summary import read_summary
from cardgui.rules.game import Game
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.options import GameOptions, OptionValue
from cardgui.rules.skip_bo.options import STOCKS, JuniorOptions, SkipBoOptions
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.storage.history import PastMatch

SECONDS_A_MOVE = {"skyjo": 3.5, "skip_bo": 3.5, "skip_bo_junior": 3.0, "kings_corners": 4.5}
"""Of a person who plays on the screen, as long as there are no matches of one's own to go by."""
THINKING = {"beginner": 0.05, "easy": 0.05, "steady": 0.2, "skilled": 0.4, "expert": 0.8}
"""Seconds of a computer player besides its pause."""
_MOVEMENT = 0.45
"""Seconds that a card is on its way, at the usual speed."""
_ROUND = 12.0
"""Seconds for the deal and the score sheet of a round; without people the scores are shown for less."""
_ROUND_ALONE = 5.0
_CURTAIN = 1.3
"""Seconds a move more where hands are hidden between the turns of people: a look round, a click, a few moves."""
_QUICKER, _SLOWER = 0.15, 0.2
"""By which share of it the time of people differs from one day to the next."""
_CUT_SHORT = (0.85, 1.15)
_LEAST_MATCHES, _MOST_MATCHES = 3, 20
_LIKELY = (0.7, 30.0)
"""Seconds a move between which a match was played in one go."""


@dataclass(frozen=True, slots=True)
class Amount:
    """moves: of all seats.  rounds: of the match; both expected.  low, high: as in `Measured`."""

    moves: float
    rounds: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Table:
    """levels: by seat that of a computer player, None for people.  pause: before a computer player's move, ms.

    speed: of movements, percent, 0 for none.
    """

    levels: tuple[str | None, ...]
    pause: int = 600
    speed: int = 100

    @property
    def people(self) -> int:
        return sum(level is None for level in self.levels)

    def computer_move(self, level: str) -> float:
        """Seconds that a move of a computer player takes."""
        moving = _MOVEMENT * 100 / self.speed if self.speed else 0.0
        return self.pause / 1000 + moving + THINKING[level]


def amount(game: Game, options: Mapping[str, OptionValue], seats: int) -> Amount:
    """How much there is to play. Raises OptionError for options that the rules refuse."""
    chosen = game.options(options, seats)
    return _AMOUNTS[game.name](chosen, seats)


def match_length(
    game: Game, options: Mapping[str, OptionValue], table: Table, seconds_a_move: float | None = None
) -> tuple[float, float]:
    """Between how many seconds a match is likely to take; one in five is shorter and one longer still.

    seconds_a_move: of people, None for what is usual.  Raises OptionError for options that the rules refuse.
    """
    seats = len(table.levels)
    played = amount(game, options, seats)
    hidden = _CURTAIN if game.secret_hands and table.people > 1 else 0.0
    person = (seconds_a_move or SECONDS_A_MOVE[game.name]) + (hidden if seconds_a_move is None else 0.0)
    each = played.moves / seats
    people = each * table.people * person
    computers = each * sum(table.computer_move(level) for level in table.levels if level is not None)
    rounds = played.rounds * (_ROUND if table.people else _ROUND_ALONE)
    whole = people + computers + rounds
    # How long the match is and how quick people are do not go together.
    least = whole * (1 - math.hypot(1 - played.low, _QUICKER * people / whole))
    most = whole * (1 + math.hypot(played.high - 1, _SLOWER * people / whole))
    return least, most


def own_pace(game: str, matches: Iterable[PastMatch], table: Table) -> float | None:
    """Seconds that people of this house take for a move, from finished matches; None where there are too few.

    Matches with a break of hours in them are passed over.  table: how quick computer players are now, which they
    are taken to have been then.
    """
    found: list[float] = []
    for past in matches:
        if past.game != game or not past.finished or past.undos or not past.moves:
            continue
        summary = read_summary(past.summary)
        if summary is None or not summary.seats:
            continue
        each = past.moves / len(summary.seats)
        levels = [sitter.level for sitter in summary.seats]
        people = sum(level is None for level in levels)
        computers = each * sum(table.computer_move(level) for level in levels if level in THINKING)
        if people:
            seconds = past.last_played - past.started - computers - _ROUND * summary.rounds
            found.append(seconds / (each * people))
    likely = [pace for pace in found if _LIKELY[0] <= pace <= _LIKELY[1]][:_MOST_MATCHES]
    return statistics.median(likely) if len(likely) >= _LEAST_MATCHES else None


# -- the games


def _skyjo(options: GameOptions, seats: int) -> Amount:
    assert isinstance(options, SkyjoOptions)
    found = {target: MEASURED["skyjo", seats, f"target={target}"] for target in (50, 100, 200)}
    rounds = max(1.0, _between({target: one.rounds for target, one in found.items()}, options.target))
    return _amount(_nearest(found, options.target), rounds)


def _skip_bo(options: GameOptions, seats: int) -> Amount:
    assert isinstance(options, SkipBoOptions)
    usual = STOCKS[seats]
    found = {size: MEASURED["skip_bo", seats, f"teams={options.teams} stock_size={size}"] for size in (10, usual)}
    stock = usual if options.stock_size is None else options.stock_size
    moves = _between({size: one.moves for size, one in found.items()}, stock)
    if options.scoring == "single_round":
        single = MEASURED["skip_bo", seats, "scoring=single_round"]
        return Amount(moves, 1.0, single.low, single.high)
    to_500 = max(1.0, _between({size: one.rounds for size, one in found.items()}, stock))
    # The last round goes past the target by half of what a round brings.
    rounds = max(1.0, (to_500 - 0.5) * options.target / 500 + 0.5)
    nearest = _nearest(found, stock)
    return Amount(moves * rounds, rounds, nearest.low, nearest.high)


def _junior(options: GameOptions, seats: int) -> Amount:
    assert isinstance(options, JuniorOptions)
    found = {size: MEASURED["skip_bo_junior", seats, f"stock_size={size}"] for size in (5, 10)}
    moves = max(seats * 3.0, _between({size: one.moves for size, one in found.items()}, options.stock_size))
    series = {wins: MEASURED["skip_bo_junior", seats, f"rounds_to_win={wins}"] for wins in (3, 10)}
    rounds = _between({1: 1.0} | {wins: one.rounds for wins, one in series.items()}, options.rounds_to_win)
    nearest = found[10] if options.rounds_to_win == 1 else _nearest(series, options.rounds_to_win)
    return Amount(moves * rounds, rounds, nearest.low, nearest.high)


def _kings_corners(options: GameOptions, seats: int) -> Amount:
    assert isinstance(options, KingsCornersOptions)
    if options.scoring == "single_round":
        return _amount(MEASURED["kings_corners", seats, "scoring=single_round"], 1.0)
    if options.scoring == "penalty_points":
        key = "scoring=penalty_points target={}"
        found = {target: MEASURED["kings_corners", seats, key.format(target)] for target in (25, 100)}
        rounds = max(1.0, _between({target: one.rounds for target, one in found.items()}, options.target))
        return _amount(_nearest(found, options.target), rounds)
    paid = "on" if options.chips_for_cards else "off"
    one = MEASURED["kings_corners", seats, f"scoring=chips chips_for_cards={paid} rounds=0"]
    # The chips of 50 last so long.
    rounds = max(1.0, one.rounds * options.chips / 50)
    if not options.rounds or options.rounds > rounds:
        return _amount(one, rounds)
    return Amount(one.moves * options.rounds, options.rounds, *_CUT_SHORT)


_AMOUNTS = {"skyjo": _skyjo, "skip_bo": _skip_bo, "skip_bo_junior": _junior, "kings_corners": _kings_corners}


def _amount(measured: Measured, rounds: float) -> Amount:
    return Amount(measured.moves * rounds, rounds, measured.low, measured.high)


def _nearest(measured: Mapping[int, Measured], at: float) -> Measured:
    return measured[min(measured, key=lambda known: abs(known - at))]


def _between(known: Mapping[int, float], at: float) -> float:
    """The value at a point on the lines through the known ones, drawn on beyond the first and the last."""
    points: Sequence[tuple[int, float]] = sorted(known.items())
    index = next((index for index, (x, _) in enumerate(points[1:-1], 1) if at <= x), len(points) - 1)
    (x0, y0), (x1, y1) = points[index - 1], points[index]
    return y0 + (y1 - y0) * (at - x0) / (x1 - x0)
