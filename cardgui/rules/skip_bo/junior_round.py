"""A round of Skip-Bo Junior: SBJ-4 to SBJ-15."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Self

from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.moves import END, MOVE, Move
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.building import BuildingRound
from cardgui.rules.skip_bo.options import JuniorOptions
from cardgui.rules.skip_bo.places import BUILDS, DRAW_PILE, FIRST_OWN, JUNIOR_OWN
from cardgui.rules.steps import TurnPassed

HAND_PILES = 3
TURN_CAP = 100
"""Turns a seat after which a round ends as blocked (ALL-4)."""

Plays = tuple[tuple[Move, ...], ...]


@cache
def seat_plays(game: Game) -> tuple[tuple[tuple[int, Plays], ...], ...]:
    """By seat, its stock and hand piles, each with the plays of its top card by a mask of building piles."""
    return tuple(
        tuple((place, _plays(game, seat, place)) for place in range(_stock(seat), _stock(seat) + JUNIOR_OWN))
        for seat in range(game.high)
    )


def _plays(game: Game, seat: int, place: int) -> Plays:
    moves = [game.move(seat, MOVE, place, target=target) for target in BUILDS]
    return tuple(tuple(move for pile, move in enumerate(moves) if mask >> pile & 1) for mask in range(16))


def _stock(seat: int) -> int:
    return FIRST_OWN + JUNIOR_OWN * seat


class JuniorRound(BuildingRound):
    """acted: whether the seat on turn has played a card in this turn.  dealt: whether a card was dealt to it.

    won: the seat that has won, NOBODY before and in a blocked round.
    """

    __slots__ = ("acted", "dealt", "plays", "won")

    STATE: ClassVar[tuple[str, ...]] = (*BuildingRound.STATE, "acted", "dealt", "won")
    FULL_HEIGHT = 10
    options: JuniorOptions

    def __init__(self, game: Game, options: JuniorOptions, dealing: Dealing) -> None:
        super().__init__(game, options, dealing)
        self._clear_building()
        self.won = NOBODY
        stocks = [_stock((self.dealer + 1 + i) % self.seats) for i in range(self.seats)]
        self._deal(stocks, options.stock_size)
        for stock in stocks:
            self._show_stock(NOBODY, stock)
        assert dealing.first is not None
        self._begin_turn(dealing.first, NOBODY, "")
        self._go_on()
        self.tell = None

    def _prepare(self) -> None:
        super()._prepare()
        self.plays = seat_plays(self.game)

    def _copy_to(self, copy: Self) -> None:
        super()._copy_to(copy)
        copy.acted = self.acted
        copy.dealt = self.dealt
        copy.won = self.won
        copy.plays = self.plays

    # -- moves

    def _find_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; nothing when all that is left is to end the turn (SBJ-11, ALL-8)."""
        piles = self.piles
        face = self.face
        needs = self.needs
        found: list[Move] = []
        for place, plays in self.plays[self.seat]:
            pile = piles[place]
            if pile:
                mask = needs[face[pile[-1]]]
                if mask:
                    found += plays[mask]
        if found and not self.options.must_play:
            found.append(self.game.move(self.seat, END))
        return found

    def why_not(self, move: Move) -> str:
        if move.out_of_turn or move.actor != self.seat:
            return "not_your_turn"
        if move.verb == END:
            return "must_play"
        if move.target not in BUILDS:
            return "not_there"
        if not _stock(self.seat) <= move.source < _stock(self.seat + 1):
            return "not_your_cards"
        return "does_not_fit" if self.piles[move.source] else "no_card_there"

    def apply(self, move: Move) -> None:
        seat = self.seat
        if move.verb == END:
            self._end_turn("")
        else:
            self.acted = 1
            source = move.source
            if self._build(seat, source, -1, move.target):
                self._take_away(seat, move.target)
            if source == FIRST_OWN + JUNIOR_OWN * seat:
                if not self.piles[source]:
                    self.won = seat
                    self._finish()
                    return
                self._show_stock(seat, source)
        self._go_on()

    # -- turns

    def _begin_turn(self, seat: int, before: int, why: str) -> None:
        self.seat = seat
        self.turns[seat] += 1
        self.acted = 0
        if self.tell is not None:
            self.tell.append(TurnPassed(seat, before, why))
        self._deal_hand(seat)

    def _deal_hand(self, seat: int) -> None:
        """SBJ-5, SBJ-12, SBJ-13: a card onto each hand pile from left to right, as far as there are any."""
        draw = self.piles[DRAW_PILE]
        if len(draw) < HAND_PILES:
            self._shuffle_completed()
        self.dealt = int(bool(draw))
        first = FIRST_OWN + JUNIOR_OWN * seat + 1
        for place in range(first, first + min(HAND_PILES, len(draw))):
            if self.tell is not None:
                self._carry(seat, DRAW_PILE, place, self.everyone, "draw")
                continue
            card = draw.pop()
            self.piles[place].append(card)
            self.knows[card] = self.everyone

    def _go_on(self) -> None:
        """Find the moves of the seat on turn; end its turn, and those of others, as long as there are none."""
        while self.seat != NOBODY:
            found = self._find_moves()
            if found:
                self._legal = found
                return
            self._end_turn("stuck")

    def _end_turn(self, why: str) -> None:
        seat = self.seat
        self.idle = 0 if self.acted or self.dealt else self.idle + 1
        if self.idle >= self.seats or (self.turns[seat] >= TURN_CAP and min(self.turns) >= TURN_CAP):
            self._finish()
        else:
            self._begin_turn((seat + 1) % self.seats, seat, why)

    def _find_result(self) -> RoundResult:
        """SBJ-14, SBJ-15: who has played the last stock card; in a blocked round the fewest stock cards, shared."""
        left = [len(self.piles[_stock(seat)]) for seat in range(self.seats)]
        winners = (self.won,) if self.won != NOBODY else _all_least(left)
        scores = tuple(int(seat in winners) for seat in range(self.seats))
        return RoundResult(scores, winners, self.won == NOBODY, counted=tuple(left))


def _all_least(left: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, cards in enumerate(left) if cards == min(left))
