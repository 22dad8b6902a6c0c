"""How a round of Skyjo ends: what the last lap brings each seat, and what it means to close (SJ-9, SJ-10).

Costs are those of the seat on turn: its points less the weighted points of the others, in thousandths of a point.
"""

from __future__ import annotations

from math import isqrt

from cardgui.ai.skyjo.columns import DOWN, KINDS, POINT, SPAN, revealed
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.skyjo.grid import WIDTH

NEAR = 40
"""Points between two totals at which a rival counts half as much as one who is level."""
PRIZE = 8 * POINT
"""What it is worth to end a match that one wins, and what it costs to end one that one loses."""
TURN_NOISE = 6
"""The variance of what one turn changes, in points squared."""
STEP = 25
"""Parts of a deviation in which the normal curve is written down."""
CURVE = (
    *(500, 516, 532, 548, 564, 579, 595, 610, 626, 641, 655, 670, 684, 698, 712, 726, 739, 752, 764, 776, 788),
    *(800, 811, 821, 831, 841, 851, 860, 869, 877, 885, 893, 900, 907, 913, 919, 925, 931, 936, 941, 945, 949),
    *(953, 957, 961, 964, 967, 970, 973, 975, 977, 979, 981, 983, 985, 986, 988, 989, 990, 991, 992, 993, 994),
    *(994, 995, 995, 996, 996, 997, 997, 997, 998, 998, 998, 998, 999, 999, 999, 999, 999, 999, 999, 1000),
)
"""How likely a normal number is below so many STEPths of its deviation above its mean, in thousandths."""


def chance(lead: int, deviation: int) -> int:
    """How likely a lead that varies by a deviation is one in the end, in thousandths."""
    if deviation <= 0:
        return 1000 if lead > 0 else 0
    at = min(abs(lead) * STEP // deviation, len(CURVE) - 1)
    return CURVE[at] if lead >= 0 else 1000 - CURVE[at]


def weights_of(sight: Sight) -> list[int]:
    """By seat, what another's point is worth to the seat on turn, in thousandths: near rivals count more (SJ-11)."""
    totals, own = sight.totals, sight.totals[sight.seat]
    shares = [NEAR * 1000 // (NEAR + abs(total - own)) for total in totals]
    shares[sight.seat] = 0
    return [share * 1000 // sum(shares) for share in shares]


class Ending:
    """What the seat on turn expects of the end of the round.

    known: by seat, the points that lie face up.  hidden: how many cards may lie face down, at least 1.
    weights: as in `weights_of`.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.following = (sight.seat + 1) % sight.seats
        self.others = [seat for seat in range(sight.seats) if seat != sight.seat]
        self.weights = weights_of(sight)
        self.known = [sum([kind + LOWEST for kind in grid if kind not in (DOWN, GONE)]) for grid in sight.grids]
        self.hidden = max(1, sum(sight.unseen))
        mean = sum([count * kind for kind, count in enumerate(sight.unseen)]) * POINT // self.hidden
        squares = sum([count * kind * kind for kind, count in enumerate(sight.unseen)]) * POINT // self.hidden
        # Of one hidden card, in thousandths of a square point.
        self._variance = squares - mean * mean // POINT
        self._now: dict[int, int] = {}
        self._gains: dict[int, list[int]] = {}
        self._laps: dict[int, tuple[int, int]] = {}

    # -- grids turned up now

    def now(self, first: int, second: int, third: int) -> int:
        """The expected points of a column that is turned up now."""
        key = (first * SPAN + second) * SPAN + third
        found = self._now.get(key)
        if found is None:
            kinds = (first, second, third)
            found = self._now[key] = revealed(kinds, self.sight.unseen, self.sight.options.columns)
        return found

    def turned_up(self, seat: int) -> int:
        """The expected points of a grid that is turned up now."""
        grid = self.sight.grids[seat]
        return sum([self.now(grid[c], grid[c + WIDTH], grid[c + 2 * WIDTH]) for c in range(WIDTH) if grid[c] != GONE])

    def gains(self, seat: int) -> list[int]:
        """By kind, what a seat saves with such a card in its last turn."""
        found = self._gains.get(seat)
        if found is None:
            found = self._gains[seat] = [0] * KINDS
            grid = self.sight.grids[seat]
            for c in range(WIDTH):
                if grid[c] != GONE:
                    x, y, z = grid[c], grid[c + WIDTH], grid[c + 2 * WIDTH]
                    before = self.now(x, y, z)
                    for a, b in ((x, y), (x, z), (y, z)):
                        for kind in range(KINDS):
                            found[kind] = max(found[kind], before - self.now(kind, a, b))
        return found

    def usual_gain(self, seat: int) -> int:
        """What a seat saves in its last turn with a card of the draw pile."""
        coming = self.sight.in_pile
        return sum([count * gain for count, gain in zip(coming, self.gains(seat))]) // max(1, sum(coming))

    def last_lap(self, seat: int, top: int) -> tuple[int, int]:
        """A seat's expected points after one more turn, and their deviation. top: what it finds, DOWN for anything."""
        key = seat * SPAN + top
        found = self._laps.get(key)
        if found is None:
            gain = self.usual_gain(seat)
            if top != DOWN:
                gain = max(gain, self.gains(seat)[top])
            variance = self.sight.downs[seat] * self._variance + TURN_NOISE * POINT
            found = self._laps[key] = self.turned_up(seat) - gain, isqrt(variance * POINT)
        return found

    # -- what they cost

    def closing(self, points: int, top: int) -> int:
        """The cost of closing with `points`. top: the card that the next seat finds then, DOWN for one not yet seen."""
        cost = points * POINT
        lowest = ahead = 1000
        match = self.sight.totals[self.seat] * POINT + cost
        most = match
        for seat in self.others:
            mean, deviation = self.last_lap(seat, top if seat == self.following else DOWN)
            cost -= self.weights[seat] * mean // 1000
            lowest = lowest * chance(mean - points * POINT + self._tie(), deviation) // 1000
            total = self.sight.totals[seat] * POINT + mean
            most = max(most, total)
            ahead = ahead * chance(total - match, deviation) // 1000
        return cost + self._penalty(points, 1000 - lowest) - self._prize(most, ahead)

    def closed_by(self, seat: int, points: int) -> int:
        """The own points less that seat's, when it closes with so many."""
        mean, deviation = self.last_lap(self.seat, DOWN)
        below = chance(points * POINT - mean - self._tie(), deviation)
        own, other = self.sight.totals[self.seat] * POINT + mean, (self.sight.totals[seat] + points) * POINT
        prize = self._prize(max(own, other), chance(other - own, deviation))
        return mean - points * POINT - self._penalty(points, below) - prize

    def ended(self, mean: int, downs: int) -> int:
        """The cost when the own last turn is over, with `mean` points of which `downs` cards are not seen yet."""
        closer = self.sight.closer
        points = self.known[closer]
        deviation = isqrt(downs * self._variance * POINT)
        below = chance(points * POINT - mean - self._tie(), deviation)
        own, other = self.sight.totals[self.seat] * POINT + mean, (self.sight.totals[closer] + points) * POINT
        penalty = self._penalty(points, below)
        prize = self._prize(max(own, other + penalty), chance(other + penalty - own, max(1, deviation)))
        return mean - self.weights[closer] * penalty // 1000 - prize

    def _penalty(self, points: int, likely: int) -> int:
        """What is added to a closer's points if somebody has fewer, which is so likely (SJ-10)."""
        double = self.sight.options.double
        return points * likely if double == "always" or (double == "if_positive" and points > 0) else 0

    def _tie(self) -> int:
        """An equal score elsewhere counts by the option; half a point either way."""
        return -POINT // 2 if self.sight.options.tie_doubles else POINT // 2

    def _prize(self, most: int, ahead: int) -> int:
        """What the end of the match is worth, if it comes with the highest total (SJ-11)."""
        return PRIZE * (2 * ahead - 1000) // 1000 if most >= self.sight.options.target * POINT else 0
