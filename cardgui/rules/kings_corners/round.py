"""A round of Kings Corners: the deal, turns and drawing, and how it ends (KC-2 to KC-20)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Self

from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.kings_corners import chips
from cardgui.rules.kings_corners.cards import KING, KINGS, RANKS
from cardgui.rules.kings_corners.moves import seat_moves
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.piles import PilesRound
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, LAST_CORNER, SIDES, STOCK
from cardgui.rules.kings_corners.scoring import hand_points, round_result, round_winners
from cardgui.rules.moves import DRAW, MOVE, Move
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY
from cardgui.rules.steps import RoundOver, TurnPassed

HAND_SIZE = 7
TURN_CAP = 100
"""Turns a seat after which a round ends as blocked (ALL-4)."""


@cache
def _dealt_to(seats: int, dealer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hands from the dealer's left, and who sees each of them."""
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    return tuple(FIRST_HAND + seat for seat in order), tuple(1 << seat for seat in order)


class KingsCornersRound(PilesRound):
    """laid: whether the seat on turn has laid a card in this turn.  acted: laid one or moved a pile.

    drawn: whether it has drawn in this turn because it was stuck (KC-6).
    idle: how many turns in a row have laid no card and could lay none, with an empty stock (KC-16).
    chips, pot: with chips only, by seat and in the middle, the round's result included once it is over.
    """

    __slots__ = ("acted", "chips", "drawn", "idle", "laid", "moves", "pot")

    STATE: ClassVar[tuple[str, ...]] = (*PilesRound.STATE, "laid", "acted", "drawn", "idle", "chips", "pot")

    def __init__(self, game: Game, options: KingsCornersOptions, dealing: Dealing) -> None:
        super().__init__(game, options, dealing)
        self.idle = 0
        self.chips: list[int] = []
        self.pot = 0
        if options.scoring == "chips":
            self._put_in(dealing.last)
        targets, eyes = _dealt_to(self.seats, self.dealer)
        self._deal(targets, HAND_SIZE, eyes)
        self._deal_sides()
        self._find_needs()
        left = (self.dealer + 1) % self.seats
        self._begin_turn(left if dealing.first is None else dealing.first, NOBODY, "")
        self._legal = self._find_moves() or self._pass_on()
        self.tell = None

    def _prepare(self) -> None:
        super()._prepare()
        self.moves = seat_moves(self.game)

    def _put_in(self, last: RoundResult | None) -> None:
        """KC-18: each seat puts a chip in the pot, in which earlier rounds may have left some."""
        self.chips = list(self.totals)
        self.pot = last.pot if last is not None else 0
        for i in range(self.seats):
            self._pay((self.dealer + 1 + i) % self.seats, chips.ANTE, "start")

    def _deal_sides(self) -> None:
        """KC-3: four cards are turned up; a king goes to the first empty corner and its place is filled again."""
        corners = iter(CORNERS)
        for side in SIDES:
            card = self._carry(NOBODY, STOCK, side, self.everyone, "deal")
            while self.face[card] % RANKS == KING:
                self._carry(NOBODY, side, next(corners), self.everyone, "deal")
                card = self._carry(NOBODY, STOCK, side, self.everyone, "deal")

    def _copy_to(self, copy: Self) -> None:
        super()._copy_to(copy)
        copy.laid = self.laid
        copy.acted = self.acted
        copy.drawn = self.drawn
        copy.idle = self.idle
        copy.chips = self.chips[:]
        copy.pot = self.pot
        copy.moves = self.moves

    # -- moves

    def _find_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; nothing when all that is left is to end the turn (ALL-8)."""
        options = self.options
        needs = self.needs
        kind = self.kind
        free = self.free
        seat = self.seat
        moves = self.moves[seat]
        found: list[Move] = []
        hand = self.piles[FIRST_HAND + seat]
        if free:
            for at, card in enumerate(hand):
                found += moves.hand[at][needs[kind[card]] | free]
        else:
            for card in hand:
                mask = needs[kind[card]]
                if mask:
                    found += moves.hand[hand.index(card)][mask]  # So few fit that to count them all costs more.
        may_end = not options.must_play and (self.laid or options.draw != "when_stuck" or not found)
        north, east, south, west = self.bases
        if needs[north] or needs[east] or needs[south] or needs[west]:
            for base, shifts in zip(self.bases, moves.piles):
                if needs[base]:
                    found += shifts[needs[base]]
        if not found:
            may_end = options.draw != "when_stuck" or not self._draw_is_due()
            if not may_end:
                found.append(moves.draw)
            elif not self.complete:
                return found
        if self.complete:
            found += moves.back[self.complete]
        if may_end:
            found.append(moves.end)
        return found

    def _draw_is_due(self) -> bool:
        """KC-6, with the option `when_stuck`: for a seat that can neither lay a card nor move a pile."""
        return not self.acted and not self.drawn and bool(self.piles[STOCK])

    def why_not(self, move: Move) -> str:
        if move.out_of_turn or move.actor != self.seat:
            return "not_your_turn"
        if move.verb == MOVE:
            if move.source >= FIRST_HAND:
                return self._why_not_lay(move)
            return "drawn_by_itself" if move.source == STOCK else self._why_not_shift(move)
        if move.verb == DRAW:
            if self.options.draw != "when_stuck":
                return "drawn_by_itself"
            return "draw_not_due" if self.piles[STOCK] else "nothing_to_draw"
        if self.moves[self.seat].draw in self.legal_moves():
            return "draw_first"
        return "must_play" if self.options.must_play else "must_lay"

    def _why_not_lay(self, move: Move) -> str:
        if move.source != FIRST_HAND + self.seat:
            return "not_your_cards"
        if move.at >= len(self.piles[move.source]):
            return "no_card_there"
        return self._why_not_there(move, self.piles[move.source][move.at])

    def _why_not_shift(self, move: Move) -> str:
        pile = self.piles[move.source]
        if not pile:
            return "no_card_there"
        if move.target == STOCK:
            return "complete_piles_stay" if len(pile) == RANKS else "not_complete"
        if move.target in SIDES and not self.piles[move.target]:
            return "piles_not_to_empty_sides"
        if move.source in CORNERS:
            return "corner_piles_stay"
        return self._why_not_there(move, pile[0])

    def _why_not_there(self, move: Move, card: int) -> str:
        if move.target == move.source or not STOCK < move.target <= LAST_CORNER:
            return "not_there"
        empty_corner = move.target in CORNERS and not self.piles[move.target]
        return "kings_only" if empty_corner and self.kind[card] not in KINGS else "does_not_fit"

    def apply(self, move: Move) -> None:
        seat = self.seat
        if move.source >= FIRST_HAND:
            self.laid = self.acted = 1
            self._lay(move.source, move.at, move.target)
            if not self.piles[move.source]:
                self._finish()
                return
        elif move.verb == MOVE:
            if move.target == STOCK:
                self._send_back(seat, move.source)
            else:
                self.acted = 1
                self._move_pile(seat, move.source, move.target)
        elif move.verb == DRAW:
            self.drawn = 1
            self._draw(seat)
        elif self._end_turn(seat, self.can_lay(seat), ""):
            return
        self._legal = self._find_moves() or self._pass_on()

    def _draw(self, seat: int) -> None:
        """KC-14: nothing is drawn from an empty stock."""
        if self.piles[STOCK]:
            self._carry(seat, STOCK, FIRST_HAND + seat, 1 << seat, "draw")

    # -- turns

    def _begin_turn(self, seat: int, before: int, why: str) -> None:
        self.seat = seat
        self.turns[seat] += 1
        self.laid = self.acted = self.drawn = 0
        if self.tell is not None:
            self.tell.append(TurnPassed(seat, before, why))
        if self.options.draw == "every_turn":
            self._draw(seat)

    def _pass_on(self) -> Sequence[Move]:
        """End turns as long as the seat on turn has no moves (ALL-8); its moves then, none once the round is over."""
        while not self._end_turn(self.seat, False, "stuck"):
            found = self._find_moves()
            if found:
                return found
        return ()

    def _end_turn(self, seat: int, can_lay: bool, why: str) -> bool:
        """Pass the turn on from `seat`; True if the round is over instead. can_lay: it holds a card that fits."""
        if self.laid or can_lay:
            self.idle = 0
        else:
            self.idle = 0 if self.piles[STOCK] else self.idle + 1
            if self.chips:
                self._pay(seat, chips.STUCK, "no_card")
        if self.options.draw == "end_of_turn":
            self._draw(seat)
        if self.idle >= self.seats or (self.turns[seat] >= TURN_CAP and min(self.turns) >= TURN_CAP):
            self._finish()
            return True
        self._begin_turn((seat + 1) % self.seats, seat, why)
        return False

    # -- the end

    def _hands(self) -> list[list[int]]:
        """The faces left in the hands, by seat."""
        face_of = self.face.__getitem__
        return [list(map(face_of, hand)) for hand in self.piles[FIRST_HAND:]]

    def _finish(self) -> None:
        self.seat = NOBODY
        self._legal = None
        if self.chips:
            self._settle()
        self.result = self._find_result()
        if self.tell is not None:
            self.tell.append(RoundOver(self.result.winners, self.result.scores, self.result.blocked))

    def _settle(self) -> None:
        """KC-18: what is left in hands is paid for, and the winners take the pot."""
        hands = self._hands()
        winners = round_winners(hands)
        if self.options.chips_for_cards:
            for seat, hand in enumerate(hands):
                if seat not in winners:
                    self._pay(seat, hand_points(hand), "cards")
        self.pot = chips.share_pot(self.chips, self.pot, winners, self.tell)

    def _pay(self, seat: int, due: int, why: str) -> None:
        self.pot = chips.pay(self.chips, self.pot, seat, due, why, self.tell)

    def _find_result(self) -> RoundResult:
        gained = [now - before for now, before in zip(self.chips, self.totals)] if self.chips else ()
        return round_result(self._hands(), self.options, gained, self.pot)

    def standing(self) -> list[int]:
        """With chips the chips of each seat, as they are at this moment."""
        return self.chips[:] if self.chips else super().standing()

    def round_facts(self) -> dict[str, object]:
        return {"chips": self.chips[:], "pot": self.pot} if self.chips else {}
