"""The expert Skyjo player: the learned table of columns, exact expectations, and the next seat's best reply.

Every choice is valued by what it leaves: the own grid and the others', with the next seat having done the best it can
with the card on the discard pile or the draw pile. This is expectimax over two turns (Ballard, "The *-minimax search
procedure for trees containing chance nodes", Artificial Intelligence 21, 1983), of which the second is worked out once
for each card that can lie there. Costs are thousandths of a point, as in `ending`.
"""

from __future__ import annotations

import random

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, pick
from cardgui.ai.skyjo.columns import DOWN, KINDS, POINT, SPAN
from cardgui.ai.skyjo.ending import Ending
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.ai.skyjo.values import values
from cardgui.rules.skyjo.grid import CELLS, WIDTH
from cardgui.rules.skyjo.round import OPENING, PLACING, REVEALING

SQUARE = SPAN * SPAN
TOO_MUCH = 10**9
"""More than anything costs."""
ENOUGH_TURNS = 16
"""Turns after which a seat grows impatient, so that no round is drawn out."""
IMPATIENCE = POINT // 4
"""What it adds to the cost of each card still face down, times the square of the further turns."""

TEMPO = (0, 0, 150, 325, 500)
"""By the number of seats, what each card still face down costs, as others may close first; tuned by play."""


def expert_choice(sight: Sight, rng: random.Random) -> Choice:
    """What costs the seat on turn least by expectation; among equals one by lot."""
    return _Turn(sight, rng).choice()


class _Slot:
    """Cells that are worth the same: cards of one kind in one column.

    costs: by the kind that comes to lie there.  out: the kind that leaves.  completes: the kind that completes the
    column and so leaves in its place, GONE where none does.  downs: own cards face down afterwards.
    """

    __slots__ = ("cells", "completes", "costs", "downs", "out")

    def __init__(self, cell: int, out: int, completes: int, downs: int, costs: list[int]) -> None:
        self.cells = [cell]
        self.out = out
        self.completes = completes
        self.downs = downs
        self.costs = costs


class _Turn:
    """The costs of what the seat on turn can do."""

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        self.sight = sight
        self.rng = rng
        self.seat = sight.seat
        self.grid = sight.grids[sight.seat]
        self.downs = sight.downs[sight.seat]
        self.ending = Ending(sight)
        self.least_others = min([downs for seat, downs in enumerate(sight.downs) if seat != sight.seat])
        self._stays: dict[int, int] = {}
        self._replies: dict[int, list[int]] = {}
        self.slots = self._find_slots()
        self.hidden = [slot for slot in self.slots if slot.out == DOWN]
        self._flips: dict[int, list[int]] = {}

    # -- choosing

    def choice(self) -> Choice:
        sight = self.sight
        if sight.phase == OPENING:
            return self._cell(self.hidden, self.flips(DOWN))
        if sight.phase == REVEALING:
            flips = self.flips(sight.top)
            may_stay = sight.options.reveal_after_discard == "may" or not flips
            if may_stay and self.staying(self.downs) + self.replies(self.downs)[sight.top] < min(
                flips, default=TOO_MUCH
            ):
                return STAYING
            return self._cell(self.hidden, flips)
        if sight.phase == PLACING:
            exchanges = self.exchanges(sight.held)
            if self.discarding(sight.held) < min(exchanges):
                return DISCARDING
        else:
            exchanges = self.exchanges(sight.top)
            if self.drawing() < min(exchanges):
                return DRAWING
        return self._cell(self.slots, exchanges)

    def _cell(self, slots: list[_Slot], costs: list[int]) -> Choice:
        """A cell of the least cost."""
        least = min(costs)
        cells = [cell for slot, cost in zip(slots, costs) if cost == least for cell in slot.cells]
        return pick(sorted(cells), self.rng)

    def exchanges(self, kind: int) -> list[int]:
        """By slot, the cost of putting a card of this kind there."""
        return [
            slot.costs[kind] + self.replies(slot.downs)[kind if kind == slot.completes else slot.out]
            for slot in self.slots
        ]

    def discarding(self, kind: int) -> int:
        """The cost of discarding a drawn card and then doing what is best (SJ-7)."""
        cost = min(self.flips(kind), default=TOO_MUCH)
        if self.sight.options.reveal_after_discard == "may" or not self.downs:
            cost = min(cost, self.staying(self.downs) + self.replies(self.downs)[kind])
        return cost

    def flips(self, top: int) -> list[int]:
        """By slot of `hidden`, the cost of turning up a card there. top: the card that the next seat finds."""
        found = self._flips.get(top)
        if found is None:
            if self.downs == 1 and not self.sight.closed:
                found = [self._closing_flip(slot, top) for slot in self.hidden]
            else:
                reply = 0 if self.sight.phase == OPENING else self.replies(self.downs - 1)[top]
                found = [self._mean(slot.costs) + reply for slot in self.hidden]
            self._flips[top] = found
        return found

    def _closing_flip(self, slot: _Slot, top: int) -> int:
        """The cost of turning up the last card of the grid, with which the round is closed."""
        known = self.ending.known[self.seat]
        costs = [
            self.ending.closing(known - 2 * (kind + LOWEST), kind)
            if kind == slot.completes
            else self.ending.closing(known + kind + LOWEST, top)
            for kind in range(KINDS)
        ]
        return self._mean(costs)

    def drawing(self) -> int:
        """The cost of drawing a card and doing the best with it."""
        cost = total = 0
        for kind, count in enumerate(self.sight.in_pile):
            if count:
                cost += count * min(self.discarding(kind), min(self.exchanges(kind)))
                total += count
        return cost // max(1, total)

    def _mean(self, costs: list[int]) -> int:
        """The expected cost of a card that has not been seen. costs: by kind."""
        return sum([count * cost for count, cost in zip(self.sight.unseen, costs)]) // self.ending.hidden

    # -- what a choice leaves

    def staying(self, downs: int) -> int:
        """The cost of the grids as they are, but with so many own cards face down."""
        found = self._stays.get(downs)
        if found is None:
            found = self._stays[downs] = self._find_staying(downs)
        return found

    def _find_staying(self, downs: int) -> int:
        if self.sight.closed:
            return self.ending.ended(self.ending.turned_up(self.seat), downs)
        fewest = min(downs, self.least_others)
        cost = self._expected(self.seat, fewest)
        for seat in self.ending.others:
            cost -= self.ending.weights[seat] * self._expected(seat, fewest) // 1000
        late = max(0, self.sight.turns - ENOUGH_TURNS)
        return cost + downs * (late * late * IMPATIENCE + TEMPO[min(self.sight.seats, len(TEMPO) - 1)])

    def _expected(self, seat: int, fewest: int) -> int:
        """The worth of a grid when the leading seat has `fewest` cards face down."""
        grid, worth = self.sight.grids[seat], values(fewest, self.sight.options.columns)
        return sum([worth[_place(grid, column)] for column in range(WIDTH) if grid[column] != GONE])

    def _find_slots(self) -> list[_Slot]:
        found: dict[int, _Slot] = {}
        for cell, kind in enumerate(self.grid):
            if kind != GONE:
                key = cell % WIDTH * SPAN + kind
                if key in found:
                    found[key].cells.append(cell)
                else:
                    found[key] = self._slot(cell)
        return list(found.values())

    def _slot(self, cell: int) -> _Slot:
        grid, sight, ending = self.grid, self.sight, self.ending
        column, out = cell % WIDTH, grid[cell]
        first, second = _beside(grid, cell)
        completes = first if first == second != DOWN and sight.options.columns else GONE
        downs = self.downs - (out == DOWN)
        costs: list[int] = []
        if sight.closed:
            before = ending.now(grid[column], grid[column + WIDTH], grid[column + 2 * WIDTH])
            rest = ending.turned_up(self.seat) - before
            costs = [ending.ended(rest + ending.now(kind, first, second), downs) for kind in range(KINDS)]
        elif downs == 0:
            rest = ending.known[self.seat] - (0 if out == DOWN else out + LOWEST)
            for kind in range(KINDS):
                if kind == completes:
                    costs.append(ending.closing(rest - 2 * (kind + LOWEST), kind))
                else:
                    costs.append(ending.closing(rest + kind + LOWEST, out))
        else:
            worth = values(min(downs, self.least_others), sight.options.columns)
            rest = self.staying(downs) - worth[_place(grid, column)]
            beside = first * SPAN + second
            costs = [rest + worth[kind * SQUARE + beside] for kind in range(KINDS)]
        return _Slot(cell, out, completes, downs, costs)

    # -- what the next seat makes of it

    def replies(self, downs: int) -> list[int]:
        """By kind on the discard pile, what the next seat's best turn costs; last, for one that nobody has seen.

        downs: own cards face down then. Where the round is closed with it, `closing` has seen to that.
        """
        found = self._replies.get(downs)
        if found is None:
            found = self._replies[downs] = self._find_replies(downs)
        return found

    def _find_replies(self, downs: int) -> list[int]:
        sight, ending = self.sight, self.ending
        if (sight.closed and sight.last_laps == 1) or (downs == 0 and not sight.closed):
            return [0] * SPAN
        following = ending.following
        if sight.closed:
            usual, best = ending.usual_gain(following), ending.gains(following)
        else:
            best, other = self._reply(following, downs)
            coming = [count * max(gain, other) for count, gain in zip(sight.in_pile, best)]
            usual = sum(coming) // max(1, sum(sight.in_pile))
        costs = [max(gain, usual) for gain in best]
        return [cost * ending.weights[following] // 1000 for cost in [*costs, self._mean(costs)]]

    def _reply(self, seat: int, downs: int) -> tuple[list[int], int]:
        """What a seat gains with a card, by its kind, and with none: by turning one up or leaving all as it is."""
        sight, ending = self.sight, self.ending
        grid, columns = sight.grids[seat], sight.options.columns
        theirs = sight.downs[seat]
        between = min(
            [downs, *[other for at, other in enumerate(sight.downs) if at not in (seat, self.seat)]],
        )
        fewest = min(between, theirs)
        worth = values(fewest, columns)
        stay = self._expected(seat, fewest)
        mine = self._expected(self.seat, fewest)
        soon, sooner = worth, 0
        if theirs > 1:
            soon = values(min(between, theirs - 1), columns)
            mine_soon = self._expected(self.seat, min(between, theirs - 1))
            sooner = mine_soon - mine + stay - self._expected(seat, min(between, theirs - 1))
        best = [-TOO_MUCH] * KINDS
        other = 0 if sight.options.reveal_after_discard == "may" else -TOO_MUCH
        done: list[int] = []
        for cell, kind in enumerate(grid):
            key = cell % WIDTH * SPAN + kind
            if kind == GONE or key in done:
                continue
            done.append(key)
            first, second = _beside(grid, cell)
            beside, before = first * SPAN + second, _place(grid, cell % WIDTH)
            if kind != DOWN:
                gains = [worth[before] - worth[new * SQUARE + beside] for new in range(KINDS)]
            elif theirs > 1:
                rest = sooner + soon[before]
                gains = [rest - soon[new * SQUARE + beside] for new in range(KINDS)]
            else:
                gains = []
                for new in range(KINDS):
                    points = ending.known[seat] + new + LOWEST
                    if new == first == second and columns:
                        points -= 3 * (new + LOWEST)
                    gains.append(ending.closed_by(seat, points) - mine + stay)
            if kind == DOWN:
                other = max(other, self._mean(gains))
            best = [max(gain, already) for gain, already in zip(gains, best)]
        return best, other


def _place(grid: list[int], column: int) -> int:
    """Where a column of a grid stands in the tables."""
    return (grid[column] * SPAN + grid[column + WIDTH]) * SPAN + grid[column + 2 * WIDTH]


def _beside(grid: list[int], cell: int) -> tuple[int, int]:
    """The kinds of the other two cells of a cell's column."""
    first, second = [grid[other] for other in range(cell % WIDTH, CELLS, WIDTH) if other != cell]
    return first, second
