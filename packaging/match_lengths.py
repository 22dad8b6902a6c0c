"""Measure how many moves and rounds matches take, for the page where a match is set up.

    python packaging/match_lengths.py > cardgui/controller/measured_lengths.py

The counts are those of `cardgui simulate GAME --seats easy,easy,... --option NAME=VALUE ...` for each table below, so
a single line can be checked with it. It takes some minutes.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cardgui.commands.simulate import simulate
from cardgui.controller.setup import parse_options
from cardgui.rules.games import GAMES

LEVEL = "easy"
"""About as far-sighted as a family at the table, and quick to simulate."""
MATCHES = {"skyjo": 60, "skip_bo": 24, "skip_bo_junior": 80, "kings_corners": 80}

HEAD = '''"""How many moves and rounds matches take. Made by packaging/match_lengths.py; do not edit by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Measured:
    """moves: of all seats in a round.  rounds: in a match; both means.  low, high: how long the shorter and the longer
    matches are, a fifth of all being shorter or longer still, as shares of the mean."""

    moves: float
    rounds: float
    low: float
    high: float


MEASURED: Final[dict[tuple[str, int, str], Measured]] = {'''


def tables() -> Iterator[tuple[str, int, list[str]]]:
    """Game, seats and options of what is measured."""
    for seats in range(2, 9):
        for target in (50, 100, 200):
            yield "skyjo", seats, [f"target={target}"]
    for seats in range(2, 7):
        usual = 30 if seats < 5 else 20
        sides = {4: ["off", "two_sides"], 6: ["off", "two_sides", "three_sides"]}.get(seats, ["off"])
        for teams in sides:
            for stock in (10, usual):
                yield "skip_bo", seats, [f"teams={teams}", f"stock_size={stock}"]
        yield "skip_bo", seats, ["scoring=single_round"]
    for seats in range(2, 5):
        for stock in (5, 10):
            yield "skip_bo_junior", seats, [f"stock_size={stock}"]
        for wins in (3, 10):
            yield "skip_bo_junior", seats, [f"rounds_to_win={wins}"]
        yield "kings_corners", seats, ["scoring=single_round"]
        for target in (25, 100):
            yield "kings_corners", seats, ["scoring=penalty_points", f"target={target}"]
        for paid in ("off", "on"):
            yield "kings_corners", seats, ["scoring=chips", f"chips_for_cards={paid}", "rounds=0"]


def measured(name: str, seats: int, options: list[str]) -> str:
    """A line of the table."""
    game = GAMES[name]
    chosen = parse_options(game, seats, options)
    tallies = [simulate(game, [LEVEL] * seats, 1, deal, options=chosen) for deal in range(1, MATCHES[name] + 1)]
    moves = [tally.moves for tally in tallies]
    mean = statistics.fmean(moves)
    rounds = sum(tally.rounds for tally in tallies)
    fifths = statistics.quantiles(moves, n=5, method="inclusive")
    numbers = (sum(moves) / rounds, rounds / len(tallies), fifths[0] / mean, fifths[-1] / mean)
    moves_text, *rest = (f"{number:.1f}" if number > 20 else f"{number:.2f}" for number in numbers)
    return f'    ("{name}", {seats}, "{" ".join(options)}"): Measured({moves_text}, {", ".join(rest)}),'


def main() -> None:
    print(HEAD)
    for table in tables():
        print(measured(*table), flush=True)
    print("}")


if __name__ == "__main__":
    main()
