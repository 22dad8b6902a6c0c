"""A round of Skyjo: SJ-2 to SJ-9 and SJ-12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.moves import DRAW, END, FLIP, MOVE, Move
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY, Round
from cardgui.rules.skyjo.grid import (
    CELLS,
    COLUMN_MASKS,
    COLUMN_PLACES,
    DISCARD_PILE,
    DRAW_PILE,
    FULL,
    GRID_STARTS,
    WIDTH,
    drawn_place,
    grid_start,
)
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.skyjo.scoring import round_result
from cardgui.rules.steps import Closing, RoundOver, TurnPassed

OPENING = 0
"""Each seat turns up two cards (SJ-3)."""
CHOOSING = 1
"""The seat on turn takes a card from one of the piles (SJ-5)."""
PLACING = 2
"""It holds a card from the draw pile (SJ-7)."""
REVEALING = 3
"""It has put that card on the discard pile and may turn one up (SJ-7)."""

TURN_CAP = 100
"""Turns a seat after which a round ends as blocked (ALL-4)."""


class SkyjoRound(Round):
    """down: by seat, a mask of the cells that lie face down.  there: by seat, a mask of the cells that hold a card.

    phase: OPENING, CHOOSING, PLACING or REVEALING.  starter: who begins, NOBODY while the opening decides it.
    closer: the seat that closed the round, NOBODY before.  last_laps: turns left in the last lap.
    """

    __slots__ = ("closer", "down", "last_laps", "phase", "starter", "there")

    STATE: ClassVar[tuple[str, ...]] = (
        *Round.STATE,
        "phase",
        "starter",
        "closer",
        "last_laps",
        "down",
        "there",
    )
    options: SkyjoOptions

    def __init__(self, game: Game, options: SkyjoOptions, dealing: Dealing) -> None:
        super().__init__(game, options, dealing)
        seats, dealer = self.seats, self.dealer
        self.phase = OPENING
        self.starter = NOBODY if dealing.first is None else dealing.first
        self.closer = NOBODY
        self.last_laps = 0
        self.down = [FULL] * seats
        self.there = [FULL] * seats
        players = [(dealer + 1 + seat) % seats for seat in range(seats)]
        starts = [GRID_STARTS[player] for player in players]
        self._deal([start + cell for cell in range(CELLS) for start in starts])
        self._carry(NOBODY, DRAW_PILE, DISCARD_PILE, self.everyone, "deal")
        self._turn_to((dealer + 1) % seats, NOBODY)
        self.tell = None

    def _copy_to(self, copy: Self) -> None:
        copy.phase = self.phase
        copy.starter = self.starter
        copy.closer = self.closer
        copy.last_laps = self.last_laps
        copy.down = self.down[:]
        copy.there = self.there[:]

    # -- moves

    def _find_moves(self) -> Sequence[Move]:
        seat = self.seat
        known = _MOVES[seat]
        if self.phase == OPENING:
            key = OPENING, self.down[seat]
        elif self.phase == REVEALING:
            key = REVEALING + (self.options.reveal_after_discard == "must"), self.down[seat]
        else:
            key = self.phase, self.there[seat]
        found = known.get(key)
        if found is None:
            found = known[key] = self._list_moves(seat, *key)
        return found

    def _list_moves(self, seat: int, phase: int, cells: int) -> tuple[Move, ...]:
        start = grid_start(seat)
        places = [start + cell for cell in range(CELLS) if cells >> cell & 1]
        make = self.game.move
        if phase == CHOOSING:
            return (make(seat, DRAW), *(make(seat, MOVE, DISCARD_PILE, target=place) for place in places))
        if phase == PLACING:
            held = drawn_place(seat)
            exchanges = (make(seat, MOVE, held, target=place) for place in places)
            return (*exchanges, make(seat, MOVE, held, target=DISCARD_PILE))
        flips = tuple(make(seat, FLIP, place) for place in places)
        return flips if phase != REVEALING else (*flips, make(seat, END))

    def in_turn(self, seat: int) -> int:
        return int(seat == self.seat and self.phase != OPENING)

    def why_not(self, move: Move) -> str:
        if move.out_of_turn or move.actor != self.seat:
            return "not_your_turn"
        if move.verb == FLIP and not grid_start(self.seat) <= move.source < drawn_place(self.seat):
            return "own_grid_only"
        if self.phase == OPENING:
            return "already_face_up" if move.verb == FLIP and self._holds(move.source) else "turn_up_two"
        if self.phase == REVEALING:
            if move.verb == FLIP:
                return "already_face_up" if self._holds(move.source) else "no_card_there"
            return "turn_one_up" if self.options.reveal_after_discard == "must" else "turn_one_up_or_end"
        if move.verb == MOVE and move.target > DISCARD_PILE:
            own = grid_start(self.seat) <= move.target < drawn_place(self.seat)
            if not own:
                return "own_grid_only"
            if not self.piles[move.target]:
                return "no_card_there"
        return "take_a_card_first" if self.phase == CHOOSING else "place_the_drawn_card"

    def _holds(self, place: int) -> bool:
        cell = place - grid_start(self.seat)
        return 0 <= cell < CELLS and bool(self.piles[place])

    def apply(self, move: Move) -> None:
        seat = self.seat
        if self.phase == OPENING:
            self._flip(seat, move.source)
            self._opened(seat)
        elif move.verb == DRAW:
            self._draw(seat)
            self.phase = PLACING
        elif move.verb == MOVE:
            if move.target == DISCARD_PILE:
                self._carry(seat, move.source, DISCARD_PILE, self.everyone, "discard")
                self.phase = REVEALING
            else:
                self._exchange(seat, move.source, move.target)
                self._end_turn(seat)
        else:
            if move.verb == FLIP:
                self._flip(seat, move.source)
                self._take_column(seat, (move.source - GRID_STARTS[seat]) % WIDTH)
            self._end_turn(seat)

    def _flip(self, seat: int, place: int) -> None:
        self.down[seat] &= ~(1 << place - GRID_STARTS[seat])
        self._turn_up(seat, self.piles[place][0], place, "flip")

    def _draw(self, seat: int) -> None:
        """SJ-12: a used-up draw pile is renewed from all but the top of the discard pile (ALL-7)."""
        if not self.piles[DRAW_PILE]:
            discard = self.piles[DISCARD_PILE]
            cards = discard[:-1]
            del discard[:-1]
            self._shuffle_under(cards, (DISCARD_PILE,), DRAW_PILE)
        self._carry(seat, DRAW_PILE, drawn_place(seat), self.everyone, "draw")

    def _exchange(self, seat: int, source: int, place: int) -> None:
        """SJ-6: the card that leaves goes face up on the discard pile."""
        self._carry(seat, source, place, self.everyone, "exchange")
        self.piles[place].reverse()
        self._carry(seat, place, DISCARD_PILE, self.everyone, "discard")
        cell = place - GRID_STARTS[seat]
        self.down[seat] &= ~(1 << cell)
        self._take_column(seat, cell % WIDTH)

    def _take_column(self, seat: int, column: int) -> None:
        """SJ-8: three equal face-up cards in a column go onto the discard pile."""
        mask = COLUMN_MASKS[column]
        if self.there[seat] & ~self.down[seat] & mask != mask or not self.options.columns:
            return
        piles = self.piles
        face = self.face
        top, middle, bottom = COLUMN_PLACES[seat][column]
        if face[piles[top][0]] == face[piles[middle][0]] == face[piles[bottom][0]]:
            for place in (top, middle, bottom):
                self._carry(seat, place, DISCARD_PILE, self.everyone, "column")
            self.there[seat] &= ~mask

    # -- turns

    def _turn_to(self, seat: int, before: int) -> None:
        self.seat = seat
        if self.tell is not None:
            self.tell.append(TurnPassed(seat, before))

    def _begin_turn(self, seat: int, before: int) -> None:
        self.turns[seat] += 1
        self.phase = CHOOSING
        self.seat = seat
        if self.tell is not None:
            self.tell.append(TurnPassed(seat, before))

    def _opened(self, seat: int) -> None:
        """After a card was turned up at the start: the next seat, or the first turn (SJ-3, SJ-4)."""
        if (self.down[seat]).bit_count() > CELLS - 2:
            return
        following = (seat + 1) % self.seats
        if seat != self.dealer:
            self._turn_to(following, seat)
            return
        if self.starter == NOBODY:
            self.starter = self._highest_opening()
        self._begin_turn(self.starter, seat)

    def _highest_opening(self) -> int:
        """SJ-3: the highest sum of the two, among equals the first from the dealer's left."""
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        return max(order, key=lambda seat: self.shown_points(seat))

    def shown_points(self, seat: int) -> int:
        """The sum of the face-up cards of a seat's grid."""
        start = grid_start(seat)
        cells = self.there[seat] & ~self.down[seat]
        return sum([self.face[self.piles[start + cell][0]] for cell in range(CELLS) if cells >> cell & 1])

    def _end_turn(self, seat: int) -> None:
        if self.closer == NOBODY:
            if not self.down[seat]:
                self.closer = seat
                self.last_laps = self.seats - 1
                if self.tell is not None:
                    self.tell.append(Closing(seat))
            elif min(self.turns) >= TURN_CAP:
                self._finish()
                return
        else:
            self.last_laps -= 1
        if self.closer != NOBODY and self.last_laps == 0:
            self._finish()
            return
        self._begin_turn((seat + 1) % self.seats, seat)

    def _finish(self) -> None:
        """SJ-9: from the dealer's left each seat turns up all it has, then columns are taken out."""
        for i in range(self.seats):
            seat = (self.dealer + 1 + i) % self.seats
            start = grid_start(seat)
            for cell in range(CELLS):
                if self.down[seat] >> cell & 1:
                    self._turn_up(seat, self.piles[start + cell][0], start + cell, "count")
            self.down[seat] = 0
            for column in range(WIDTH):
                self._take_column(seat, column)
        self.seat = NOBODY
        self.result = self._find_result()
        if self.tell is not None:
            self.tell.append(RoundOver(self.result.winners, self.result.scores, self.result.blocked))

    def _find_result(self) -> RoundResult:
        closer = None if self.closer == NOBODY else self.closer
        return round_result([self.shown_points(seat) for seat in range(self.seats)], closer, self.options)

    def round_facts(self) -> dict[str, object]:
        return {
            "closer": None if self.closer == NOBODY else self.closer,
            "doubled": self.result.doubled if self.result is not None else None,
        }


_MOVES: list[dict[tuple[int, int], tuple[Move, ...]]] = [{} for _ in range(8)]
"""By seat, the moves of each phase and each set of cells: the lists are made once."""
