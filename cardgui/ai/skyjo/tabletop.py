"""Rounds of Skyjo among players who look at sights, played on plain lists: for training, where a Round is too slow.

The rules are those of `cardgui.rules.skyjo.round`, and a test plays both side by side.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardgui.ai.skyjo.choices import DISCARDING, DRAWING, STAYING, Choice, Decide
from cardgui.ai.skyjo.columns import DOWN, Faces
from cardgui.ai.skyjo.sight import GONE, LOWEST, Sight
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skyjo.grid import CELLS, WIDTH
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.skyjo.round import CHOOSING, OPENING, PLACING, REVEALING, TURN_CAP
from cardgui.rules.skyjo.scoring import round_result


class Tabletop:
    """A round: what all can see, and what nobody can.

    sight: as the seat on turn sees it; one object that changes.
    under: by seat, the kinds of the cells that lie face down there, and anything elsewhere.
    pile: the draw pile, the next card last.  discards: the discard pile, its top last.
    counted: by seat, the points of the grids once the round is over, None before.
    """

    def __init__(
        self,
        options: SkyjoOptions,
        totals: Sequence[int],
        dealer: int,
        starter: int,
        deck: Sequence[int],
        rng: random.Random,
    ) -> None:
        """deck: the kinds of all cards in the order in which they are dealt.  starter: NOBODY in the first round."""
        seats = len(totals)
        self.rng = rng
        self.starter = starter
        order = [(dealer + 1 + i) % seats for i in range(seats)]
        self.under = [[0] * CELLS for _ in range(seats)]
        at = 0
        for cell in range(CELLS):
            for seat in order:
                self.under[seat][cell] = deck[at]
                at += 1
        self.discards = [deck[at]]
        self.pile = list(deck[:at:-1])
        unseen = [0] * DOWN
        for kind in deck:
            unseen[kind] += 1
        unseen[deck[at]] -= 1
        grids = [[DOWN] * CELLS for _ in range(seats)]
        self.sight = Sight(options, list(totals), dealer, grids, unseen, unseen, deck[at])
        self.turns = [0] * seats
        self.counted: list[int] | None = None

    def play(self, players: Sequence[Decide], rng: random.Random) -> None:
        """To the end of the round. players: by seat."""
        sight = self.sight
        while self.counted is None:
            self.advance(players[sight.seat](sight, rng))

    def advance(self, choice: Choice) -> None:
        """Carry out what the seat on turn chooses; it must be possible."""
        sight = self.sight
        if choice == DRAWING:
            self._draw()
            sight.phase = PLACING
        elif choice == DISCARDING:
            self._discard(sight.held)
            sight.held = GONE
            sight.phase = REVEALING
        elif choice == STAYING:
            self._end_turn()
        elif sight.phase == OPENING:
            self._turn_up(sight.seat, choice)
            self._opened()
        elif sight.phase == REVEALING:
            self._turn_up(sight.seat, choice)
            self._take_column(choice % WIDTH)
            self._end_turn()
        else:
            self._exchange(choice)
            self._end_turn()
        if not self.pile:
            # The next card comes from the discards (SJ-12).
            sight.in_pile = _counts(self.discards[:-1])

    # -- what a choice does

    def _draw(self) -> None:
        sight = self.sight
        if not self.pile:
            # SJ-12.
            self.pile = self.discards[:-1]
            self.discards = self.discards[-1:]
            self.rng.shuffle(self.pile)
            sight.in_pile = _counts(self.pile)
        kind = self.pile.pop()
        sight.held = kind
        sight.in_pile[kind] -= 1

    def _discard(self, kind: int) -> None:
        self.discards.append(kind)
        sight = self.sight
        sight.top = kind

    def _turn_up(self, seat: int, cell: int) -> int:
        sight = self.sight
        kind = self.under[seat][cell]
        sight.grids[seat][cell] = kind
        sight.downs[seat] -= 1
        sight.unseen[kind] -= 1
        return kind

    def _exchange(self, cell: int) -> None:
        sight = self.sight
        grid = sight.grids[sight.seat]
        if grid[cell] == DOWN:
            self._turn_up(sight.seat, cell)
        leaving = grid[cell]
        if sight.phase == CHOOSING:
            grid[cell] = self.discards.pop()
        else:
            grid[cell] = sight.held
            sight.held = GONE
        self._discard(leaving)
        self._take_column(cell % WIDTH)

    def _take_column(self, column: int) -> None:
        sight = self.sight
        grid = sight.grids[sight.seat]
        kind = grid[column]
        if kind in (DOWN, GONE) or not sight.options.columns:
            return
        if grid[column + WIDTH] == kind and grid[column + 2 * WIDTH] == kind:
            for cell in range(column, CELLS, WIDTH):
                grid[cell] = GONE
                self._discard(kind)

    # -- turns

    def _opened(self) -> None:
        sight = self.sight
        if sight.downs[sight.seat] > CELLS - 2:
            return
        if sight.seat != sight.dealer:
            sight.seat = (sight.seat + 1) % sight.seats
            return
        if self.starter == NOBODY:
            order = [(sight.dealer + 1 + i) % sight.seats for i in range(sight.seats)]
            self.starter = max(order, key=self._shown)
        self._begin_turn(self.starter)

    def _shown(self, seat: int) -> int:
        return sum([kind + LOWEST for kind in self.sight.grids[seat] if kind not in (DOWN, GONE)])

    def _begin_turn(self, seat: int) -> None:
        sight = self.sight
        self.turns[seat] += 1
        sight.turns = self.turns[seat]
        sight.phase = CHOOSING
        sight.seat = seat

    def _end_turn(self) -> None:
        sight = self.sight
        if sight.closer == NOBODY:
            if sight.downs[sight.seat] == 0:
                sight.closer = sight.seat
                sight.last_laps = sight.seats - 1
            elif min(self.turns) >= TURN_CAP:
                self._finish()
                return
        else:
            sight.last_laps -= 1
            if sight.last_laps == 0:
                self._finish()
                return
        self._begin_turn((sight.seat + 1) % sight.seats)

    def _finish(self) -> None:
        sight = self.sight
        self.counted = []
        for seat, grid in enumerate(sight.grids):
            cells = [under if up == DOWN else up for under, up in zip(self.under[seat], grid)]
            points = sum([kind + LOWEST for kind in cells if kind != GONE])
            if sight.options.columns:
                for first, second, third in zip(cells[:WIDTH], cells[WIDTH:], cells[2 * WIDTH :]):
                    if first == second == third != GONE:
                        points -= 3 * (first + LOWEST)
            self.counted.append(points)

    def scores(self) -> list[int]:
        """The scores of a round that is over (SJ-10)."""
        assert self.counted is not None
        closer = self.sight.closer
        return list(round_result(self.counted, None if closer == NOBODY else closer, self.sight.options).scores)


def _counts(kinds: list[int]) -> Faces:
    counts = [0] * DOWN
    for kind in kinds:
        counts[kind] += 1
    return counts
