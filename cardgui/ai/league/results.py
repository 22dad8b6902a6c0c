"""What came of the contests, kept in a file from one start of the league to the next."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt, lcm
from pathlib import Path

import msgspec

from cardgui.ai.league.contests import Contest

WIN = lcm(*range(1, 9))
"""A win as it is counted, so that a win which up to eight players share is a whole number too."""
RESULTS_FILE = Path(__file__).with_name("results.json")


class DealResult(msgspec.Struct, frozen=True, array_like=True):
    """A deal with all its rotations.

    wins: of the first player, in parts of WIN.  turns: that the seats had in their last round, all together.
    """

    wins: int
    turns: int


class ContestResult(msgspec.Struct):
    """trial: the hash of the moves of deal 0, by which changed players are noticed.  deals: from deal 1 on."""

    trial: str
    deals: list[DealResult] = msgspec.field(default_factory=list)


class Results:
    """The results by the contest's name, and the file that they are kept in."""

    def __init__(self, path: Path = RESULTS_FILE) -> None:
        """Read `path`, where there is such a file. Raises ValueError with one line where it cannot be read."""
        self.path = path
        self.found: dict[str, ContestResult] = {}
        if path.exists():
            try:
                self.found = msgspec.json.decode(path.read_bytes(), type=dict[str, ContestResult])
            except (OSError, msgspec.DecodeError) as error:
                raise ValueError(f"{path}: {error}, expected results of the league") from None

    def of(self, contest: Contest, trial: str) -> ContestResult:
        """What is there of a contest; nothing, when its players play deal 0 otherwise than they did."""
        found = self.found.get(contest.name)
        if found is None or found.trial != trial:
            found = self.found[contest.name] = ContestResult(trial)
        return found

    def save(self) -> None:
        """Write the file anew: one contest a line."""
        lines = [
            f"{msgspec.json.encode(name).decode()}:{msgspec.json.encode(result).decode()}"
            for name, result in self.found.items()
        ]
        fresh = self.path.with_suffix(".new")
        fresh.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        fresh.replace(self.path)


def share(contest: Contest, deals: Sequence[DealResult]) -> tuple[float, float]:
    """The first player's share of the wins in hundredths, and half the width of its 95 % interval.

    The rotations of a deal hang together, so deals are what varies: 1.96 standard errors of their mean.
    deals: at least one.
    """
    count = len(deals)
    total = sum(deal.wins for deal in deals)
    squares = sum((deal.wins * count - total) ** 2 for deal in deals)
    error = isqrt(squares // max(1, count - 1)) / count**1.5
    scale = 100 / (WIN * contest.seats)
    return total / count * scale, 1.96 * error * scale


def turns(contest: Contest, deals: Sequence[DealResult]) -> float:
    """How many turns a seat had in its last round, on the mean. deals: at least one."""
    return sum(deal.turns for deal in deals) / (len(deals) * contest.seats**2)
