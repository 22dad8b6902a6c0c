"""How a round of Skyjo is likely to go on: how long, what each grid will cost, what it means to close it."""

from __future__ import annotations

from math import isqrt

from cardgui.ai.skyjo.columns import (
    DOWN,
    LONGEST,
    POINT,
    SPAN,
    Faces,
    deck_faces,
    revealed,
    worth_after,
    worth_by_third,
)
from cardgui.ai.skyjo.sight import GONE, Sight
from cardgui.rules.skyjo.grid import COLUMNS

STEPS_A_CARD = 2
"""Cards that a seat is offered until one more of its cards lies face up: its own draw, and the discard pile."""
LAST_TURN = 2
"""Cards that a seat is offered in the last lap."""
LATER = 1
"""Cards that the others are offered more than the seat on turn, which has just had its turn."""
NEAR = 40
"""Points between two totals at which a rival counts half as much as one who is level."""
PRIZE = 8 * POINT
"""What it is worth to end a match that one wins, and what it costs to end one that one loses."""
TURN_NOISE = 6
"""The variance of what one turn changes, in points squared."""
ENOUGH_TURNS = 16
"""Turns after which a seat grows impatient, so that no round is drawn out."""
IMPATIENCE = POINT // 4
"""What it adds to the cost of each card still face down, times the square of the further turns."""

Column = tuple[int, int, int]


class Outlook:
    """What the seat on turn expects. Costs are thousandths of a point, the less the better.

    columns: by seat, the kinds of each of the four columns, None where it was taken out.
    weights: by seat, how much another's point is worth to the seat on turn, in thousandths.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.columns = [[_column(grid, cells) for cells in COLUMNS] for grid in sight.grids]
        self.others = [seat for seat in range(sight.seats) if seat != sight.seat]
        self.weights = self._weights()
        self.least_others = min(sight.downs[seat] for seat in self.others)
        self._plenty = _plenty(sight.in_pile)
        self._plans: dict[int, Plan] = {}
        self._rows: dict[tuple[int, int, int], list[int]] = {}
        self._closing: dict[int, int] = {}
        self._rivals: list[tuple[int, int, int]] | None = None

    def _weights(self) -> list[int]:
        """Rivals whose totals are near count for more (SJ-11: the lowest total wins the match)."""
        totals = self.sight.totals
        shares = [0] * self.sight.seats
        for seat in self.others:
            shares[seat] = NEAR * 1000 // (NEAR + abs(totals[seat] - totals[self.seat]))
        return [share * 1000 // sum(shares) for share in shares]

    def plan(self, downs: int) -> Plan:
        """How the grids stand if the seat on turn has `downs` cards face down after this turn."""
        steps = 0 if self.sight.closed else min(LONGEST, STEPS_A_CARD * max(1, min(downs, self.least_others)))
        if steps not in self._plans:
            self._plans[steps] = Plan(self, steps)
        return self._plans[steps]

    def row(self, first: int, second: int, steps: int) -> list[int]:
        """By the kind of its third card, the expected points of a column that is offered `steps` more cards."""
        key = first, second, steps
        if key not in self._rows:
            self._rows[key] = self._find_row(first, second, steps)
        return self._rows[key]

    def _find_row(self, first: int, second: int, steps: int) -> list[int]:
        columns = self.sight.options.columns
        if steps == 0:
            return [revealed((first, second, third), self.sight.unseen, columns) for third in range(SPAN)]
        row = worth_by_third(worth_after(steps, columns), first, second)
        if not columns:
            return row
        # A pair is worth more where many of its kind are still to come, and less where few are.
        alone = worth_by_third(worth_after(steps, False), first, second)
        pairs = dict.fromkeys(range(SPAN), first) if first == second else {first: first, second: second}
        for third, pair in pairs.items():
            if pair != DOWN and not first == second == third:
                row[third] = alone[third] - (alone[third] - row[third]) * self._plenty[pair] // 1000
        return row

    def worth(self, column: Column, steps: int) -> int:
        """The expected points of a column that is offered `steps` more cards."""
        first, second, third = column
        return self.row(first, second, steps)[third]

    def expected(self, seat: int, steps: int) -> int:
        """The points that a seat's grid is expected to cost."""
        return sum(self.worth(column, steps) for column in self.columns[seat] if column is not None)

    def closing(self, points: int) -> int:
        """The cost of closing the round with `points` (SJ-10), in thousandths of a point."""
        if points not in self._closing:
            self._closing[points] = self._closed_with(points)
        return self._closing[points]

    def _closed_with(self, points: int) -> int:
        if self._rivals is None:
            self._rivals = [self._last_lap(seat) for seat in self.others]
        options, totals = self.sight.options, self.sight.totals
        cost = points * POINT
        lowest = ahead = 1000
        most = totals[self.seat] * POINT + cost
        for seat, mean, spread in self._rivals:
            cost -= self.weights[seat] * mean // 1000
            # An equal score elsewhere counts by the option; half a point either way.
            lead = mean - points * POINT + (-POINT // 2 if options.tie_doubles else POINT // 2)
            lowest = lowest * _chance(lead, spread) // 1000
            total = totals[seat] * POINT + mean
            most = max(most, total)
            ahead = ahead * _chance(total - totals[self.seat] * POINT - points * POINT, spread) // 1000
        if most >= options.target * POINT:
            cost -= PRIZE * (2 * ahead - 1000) // 1000
        doubles = options.double == "always" or (options.double == "if_positive" and points > 0)
        return cost + (1000 - lowest) * points * POINT // 1000 if doubles else cost

    def _last_lap(self, seat: int) -> tuple[int, int, int]:
        """A seat, the points it is expected to have after one more turn, and their standard deviation."""
        now = worth_after(0, self.sight.options.columns)
        gain = sum(
            worth_by_third(now, column[0], column[1])[column[2]] - self.worth(column, LAST_TURN)
            for column in self.columns[seat]
            if column is not None
        )
        mean = self.expected(seat, 0) - gain
        variance = self.sight.downs[seat] * _variance(self.sight.unseen) + TURN_NOISE
        return seat, mean, isqrt(variance * POINT * POINT)

    def impatience(self, downs: int) -> int:
        """What it costs to leave `downs` cards face down in a round that has gone on for long."""
        return downs * max(0, self.sight.turns - ENOUGH_TURNS) ** 2 * IMPATIENCE


class Plan:
    """The grids with a certain number of cards still to be offered.

    own: the worth of each own column.  base: their sum less the weighted sum of the others'.
    """

    __slots__ = ("base", "own", "steps")

    def __init__(self, outlook: Outlook, steps: int) -> None:
        self.steps = steps
        columns = outlook.columns[outlook.seat]
        self.own = [0 if column is None else outlook.worth(column, steps) for column in columns]
        self.base = sum(self.own)
        for seat in outlook.others:
            self.base -= outlook.weights[seat] * outlook.expected(seat, min(LONGEST, steps + LATER)) // 1000


def _column(grid: list[int], cells: tuple[int, int, int]) -> Column | None:
    first, second, third = cells
    return None if grid[first] == GONE else (grid[first], grid[second], grid[third])


def _chance(lead: int, spread: int) -> int:
    """How likely a lead that varies by `spread` is one in the end, in thousandths: the normal curve, made straight."""
    return max(0, min(1000, 500 + lead * 400 // spread))


def _plenty(coming: Faces) -> list[int]:
    """By kind, how much likelier than from a whole deck it is drawn, in thousandths, at most twice as likely."""
    deck = deck_faces()
    drawn, whole = max(1, sum(coming)), sum(deck)
    return [min(2000, 1000 * left * whole // (count * drawn)) for left, count in zip(coming, deck)]


def _variance(faces: Faces) -> int:
    """Of one card among `faces`, in points squared."""
    total = max(1, sum(faces))
    mean = sum(count * kind for kind, count in enumerate(faces))
    squares = sum(count * kind * kind for kind, count in enumerate(faces))
    return (squares * total - mean * mean) // (total * total)
