"""The skilled Skyjo player: expected points with an eye on columns, on closing, and on what the next seat is given.

It compares what every move is expected to cost: the own grid as `columns` values it, less what the others' grids are
expected to cost them, with the cards that have not been seen yet averaged over. No search, some 500 sums a move.
"""

from __future__ import annotations

import random
from operator import mul

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, pick
from cardgui.ai.skyjo.columns import DOWN, KINDS, POINT, SPAN
from cardgui.ai.skyjo.outlook import Outlook
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.skyjo.grid import CELLS, WIDTH
from cardgui.rules.skyjo.round import OPENING, PLACING, REVEALING

ERROR = 2 * POINT
"""A cost is taken for up to so much more than it is: nobody reckons to the last fraction of a point."""

Slot = tuple[int, int]
"""A column and the kind of a card in it."""
Standing = tuple[list[int], int]
"""Costs by kind, and the kind that completes the column, GONE where none does."""


def skilled_choice(sight: Sight, rng: random.Random) -> Choice:
    """What costs the seat on turn least by expectation; among equals one by lot."""
    return _Turn(sight, rng).choice()


class _Turn:
    """The costs of what the seat on turn can do.

    slots: by cell, its column and the kind that lies there; cells of one slot are worth the same.
    standings: by slot and the kind of the card that comes to lie there, the cost of the table then.
    """

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        self.sight = sight
        self.rng = rng
        self.outlook = Outlook(sight)
        self.grid = sight.grids[sight.seat]
        self.downs = sight.downs[sight.seat]
        self.up_points = sum(kind + LOWEST for kind in self.grid if kind not in (DOWN, GONE))
        self.slots: dict[int, Slot] = {
            cell: (cell % WIDTH, kind) for cell, kind in enumerate(self.grid) if kind != GONE
        }
        self.standings = {slot: self._standing(cell, slot) for cell, slot in self.slots.items()}
        self.gifts = self._find_gifts()
        self.after_flip = self._find_flips()
        self.after_stay = self.outlook.plan(self.downs).base + self.outlook.impatience(self.downs)

    def choice(self) -> Choice:
        sight = self.sight
        if sight.phase == OPENING:
            return self._cell(self.after_flip)
        if sight.phase == REVEALING:
            if self.discarding() < min(self.after_flip.values(), default=self.after_stay + 1):
                return STAYING
            return self._cell(self.after_flip)
        kind = sight.held if sight.phase == PLACING else sight.top
        exchanges = {slot: self.exchanging(slot, kind) + self._error() for slot in self.standings}
        least = min(exchanges.values())
        if sight.phase == PLACING:
            if self.discarding() + self.gifts[kind] + self._error() < least:
                return DISCARDING
            return self._cell(exchanges)
        return DRAWING if self.drawing() + self._error() < least else self._cell(exchanges)

    def _error(self) -> int:
        """By how much it misjudges a cost; in the last lap everybody can count."""
        return 0 if self.sight.closed else int(self.rng.random() * ERROR)

    def _cell(self, costs: dict[Slot, int]) -> Choice:
        """A cell of the least cost."""
        least = min(costs.values())
        return pick([cell for cell, slot in self.slots.items() if costs.get(slot) == least], self.rng)

    # -- what can be done

    def drawing(self) -> int:
        """The cost of drawing a card and doing the best with it."""
        cost = total = 0
        discarding = self.discarding()
        for kind, count in enumerate(self.sight.in_pile):
            if count:
                least = min(self.exchanging(slot, kind) for slot in self.standings)
                cost += count * min(least, discarding + self.gifts[kind])
                total += count
        return cost // max(1, total)

    def exchanging(self, slot: Slot, kind: int) -> int:
        """The cost of putting a card of this kind in a slot; a column that it completes ends on the discard pile."""
        standing, completes = self.standings[slot]
        return standing[kind] + self.gifts[kind if kind == completes else slot[1]]

    def discarding(self) -> int:
        """The cost of what follows a drawn card that is discarded, the gift to the next seat aside (SJ-7)."""
        costs = list(self.after_flip.values())
        if self.sight.options.reveal_after_discard == "may" or not costs:
            costs.append(self.after_stay)
        return min(costs)

    # -- what it leads to

    def _standing(self, cell: int, slot: Slot) -> Standing:
        column, leaving = slot
        first, second = (self.grid[other] for other in range(column, CELLS, WIDTH) if other != cell)
        completes = first if first == second and self.sight.options.columns else GONE
        turned_up = leaving == DOWN
        downs = self.downs - turned_up
        outlook = self.outlook
        if downs == 0 and not self.sight.closed:
            rest = self.up_points - (0 if turned_up else leaving + LOWEST)
            points = [rest + kind + LOWEST for kind in range(KINDS)]
            if completes != GONE:
                points[completes] -= 3 * (completes + LOWEST)
            return [outlook.closing(total) for total in points], completes
        plan = outlook.plan(downs)
        rest = plan.base - plan.own[column] + outlook.impatience(downs)
        return [rest + worth for worth in outlook.row(first, second, plan.steps)], completes

    def _find_flips(self) -> dict[Slot, int]:
        """The cost of turning up a card, by its slot."""
        unseen = self.sight.unseen
        total = max(1, sum(unseen))
        return {
            slot: sum(map(mul, unseen, standing)) // total
            for slot, (standing, _) in self.standings.items()
            if slot[1] == DOWN
        }

    def _find_gifts(self) -> list[int]:
        """What it costs to leave a card to the next seat, by its kind; last, one that nobody has seen."""
        sight, outlook = self.sight, self.outlook
        if sight.closed and sight.last_laps == 1:
            return [0] * SPAN
        following = (sight.seat + 1) % sight.seats
        steps = outlook.plan(self.downs).steps
        gains = [0] * KINDS
        for column in outlook.columns[following]:
            if column is None:
                continue
            first, second, third = column
            before = outlook.row(first, second, steps)[third]
            for pair in {(first, second), (first, third), (second, third)}:
                gains = [max(gain, before - worth) for gain, worth in zip(gains, outlook.row(*pair, steps))]
        coming = sight.in_pile
        usual = sum(map(mul, coming, gains)) // max(1, sum(coming))
        gifts = [max(0, gain - usual) * outlook.weights[following] // 1000 for gain in gains]
        unseen = sight.unseen
        return [*gifts, sum(map(mul, unseen, gifts)) // max(1, sum(unseen))]
