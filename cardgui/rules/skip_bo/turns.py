"""Turns of Skip-Bo: drawing up, playing, discarding, and how a round ends (SB-3 to SB-14, SB-18, SB-24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Self

from cardgui.rules.cards import WILD
from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.moves import DRAW, END, TOP, Move
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.building import BuildingRound
from cardgui.rules.skip_bo.moves import SeatMoves
from cardgui.rules.skip_bo.options import STOCKS, SkipBoOptions
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN, OWN
from cardgui.rules.skip_bo.scoring import round_result, sides_of
from cardgui.rules.steps import Moved, TurnPassed

HAND_SIZE = 5
TURN_CAP = 300
"""Turns a seat after which a round ends as blocked (ALL-4)."""
LAST_BUILD = BUILDS[-1]


@cache
def seat_moves(game: Game, out_of_turn: bool) -> tuple[SeatMoves, ...]:
    """By seat, the moves that there can be."""
    return tuple(SeatMoves(game, seat, out_of_turn) for seat in range(game.high))


Plays = tuple[tuple[Move, ...], ...]
Tops = tuple[tuple[int, Plays], ...]


@cache
def open_tops(game: Game, seat: int, partners: tuple[int, ...], out_of_turn: bool) -> Tops:
    """The stocks and discard piles that a seat may play from (SB-8, SB-18), each with its plays by building piles."""
    plays = seat_moves(game, out_of_turn)[seat].top
    own = [FIRST_OWN + OWN * owner for owner in (seat, *partners)]
    return tuple((start + place, plays[start + place]) for start in own for place in (0, 2, 3, 4, 5))


class SkipBoTurns(BuildingRound):
    """acted: whether the seat on turn has played a card in this turn.  won: the side that has won, NOBODY before.

    no_draw: by seat, whether it plays its next turn without drawing (SB-22).
    talked: a mask of the seats that were called for talking in this turn (SB-20).
    sides: how many there are (SB-17).  partners, tops: by seat; `tops` are the piles whose top card it may play.
    plain: no option adds to the moves or takes any away.  calls: whether there can be calls or moves out of turn.
    """

    __slots__ = ("acted", "calls", "moves", "no_draw", "partners", "plain", "sides", "talked", "tops", "won")

    STATE: ClassVar[tuple[str, ...]] = (*BuildingRound.STATE, "acted", "won", "no_draw", "talked")
    FULL_HEIGHT = 12
    options: SkipBoOptions

    def __init__(self, game: Game, options: SkipBoOptions, dealing: Dealing) -> None:
        super().__init__(game, options, dealing)
        self._clear_building()
        seats, dealer = self.seats, self.dealer
        self.acted = 0
        self.won = NOBODY
        self.talked = 0
        self.no_draw = [0] * seats
        stocks = [FIRST_OWN + OWN * ((dealer + 1 + i) % seats) for i in range(seats)]
        self._deal(stocks, options.stock_size or STOCKS[seats])
        for stock in stocks:
            self._show_stock(NOBODY, stock)
        self._begin_turn((dealer + 1) % seats, NOBODY, "")
        self.tell = None

    def _prepare(self) -> None:
        super()._prepare()
        seats = range(self.seats)
        self.sides = sides_of(self.options, self.seats)
        self.partners = [
            tuple(other for other in seats if other != seat and other % self.sides == seat % self.sides)
            for seat in seats
        ]
        self.tops = [open_tops(self.game, seat, self.partners[seat], False) for seat in seats]
        self.moves = seat_moves(self.game, False)
        options = self.options
        self.calls = options.free_table or self.sides != self.seats
        self.plain = options.discard_wild and not options.must_play and not options.free_table

    def _copy_to(self, copy: Self) -> None:
        super()._copy_to(copy)
        copy.acted = self.acted
        copy.won = self.won
        copy.talked = self.talked
        copy.no_draw = self.no_draw[:]
        copy.sides = self.sides
        copy.partners = self.partners
        copy.tops = self.tops
        copy.moves = self.moves
        copy.plain = self.plain
        copy.calls = self.calls

    # -- moves

    def hand(self, seat: int) -> list[int]:
        """The ids of a seat's hand cards."""
        return self.piles[FIRST_OWN + OWN * seat + 1]

    def _find_moves(self) -> Sequence[Move]:
        seat = self.seat
        moves = self.moves[seat]
        found = self._find_plays(moves, self.tops[seat])
        if self.plain:
            found += moves.discards[len(self.piles[moves.hand_place])]
            return found
        if not found or not self.options.must_play:
            found += self._find_discards(seat, moves)
        if self.options.free_table and not self.no_draw[seat] and self._drawable():
            found.append(moves.draw)
        return found

    def _find_plays(self, moves: SeatMoves, tops: Tops) -> list[Move]:
        """The plays of a seat onto building piles, from its hand and from the piles `tops`."""
        piles = self.piles
        face = self.face
        needs = self.needs
        hand = piles[moves.hand_place]
        if len(hand) > HAND_SIZE:
            moves.grow(len(hand))
        found: list[Move] = []
        for card in hand:
            mask = needs[face[card]]
            if mask:
                found += moves.hand[hand.index(card)][mask]  # So few fit that to count them all costs more.
        for place, plays in tops:
            pile = piles[place]
            if pile:
                mask = needs[face[pile[-1]]]
                if mask:
                    found += plays[mask]
        return found

    def _find_discards(self, seat: int, moves: SeatMoves) -> Sequence[Move]:
        hand = self.hand(seat)
        if self.options.discard_wild or all(self.face[card] == WILD for card in hand):
            return moves.discards[len(hand)]
        return [move for at, card in enumerate(hand) if self.face[card] != WILD for move in moves.discard[at]]  # SB-25

    def _can_play(self, seat: int) -> bool:
        needs = self.needs
        face = self.face
        if any(needs[face[card]] for card in self.hand(seat)):
            return True
        return any(needs[face[self.piles[place][-1]]] for place, _ in self.tops[seat] if self.piles[place])

    def _drawable(self) -> bool:
        """Whether there is anything to draw, shuffling included (SB-12)."""
        piles = self.piles
        return bool(piles[DRAW_PILE] or piles[COMPLETED]) or any(len(piles[place]) > 1 for place in BUILDS)

    def why_not(self, move: Move) -> str:
        if move.out_of_turn or move.actor != self.seat:
            return "not_your_turn"
        if move.verb == DRAW:
            if not self.options.free_table:
                return "drawn_by_itself"
            return "caught_no_draw" if self.no_draw[self.seat] else "nothing_to_draw"
        if move.verb == END:
            return "discard_to_end"
        if move.target in BUILDS:
            return self._why_no_play(move, self.tops[self.seat])
        return self._why_no_discard(move)

    def _why_no_play(self, move: Move, tops: Tops) -> str:
        hand = FIRST_OWN + OWN * move.actor + 1
        if move.source != hand and all(move.source != place for place, _ in tops):
            return "not_your_cards"
        if move.at >= len(self.piles[move.source]) or not self.piles[move.source]:
            return "no_card_there"
        return "does_not_fit"

    def _why_no_discard(self, move: Move) -> str:
        hand = FIRST_OWN + OWN * self.seat + 1
        if not hand < move.target < hand + HAND_SIZE:
            return "own_discard_piles_only" if move.target >= FIRST_OWN else "not_there"
        if move.source != hand:
            return "discard_from_hand"
        if move.at >= len(self.piles[hand]):
            return "no_card_there"
        return "must_play" if self.options.must_play and self._can_play(self.seat) else "wild_may_not_be_discarded"

    # -- what a move does

    def apply(self, move: Move) -> None:
        if self.calls and self._apply_rare(move):
            return
        seat = self.seat
        target = move.target
        if target > LAST_BUILD:
            self._discard(seat, move)
            return
        self.acted = 1
        source = move.source
        if self._build(seat, source, move.at, target):
            self._take_away(seat, target)
        piles = self.piles
        if move.at == TOP and (source - FIRST_OWN) % OWN == 0:
            if piles[source]:
                self._turn_up(seat, piles[source][-1], source, "stock")
            elif self._played_out(seat):
                self.won = seat % self.sides
                self._finish()
                return
        if not piles[self.moves[seat].hand_place]:
            self._hand_empty(seat)

    def _apply_rare(self, move: Move) -> bool:
        """Carry out a call, a move out of turn, or one in turn that has to do with those; False for any other."""
        return False

    def _played_out(self, seat: int) -> bool:
        """Whether all stocks of the seat's side are used up (SB-14, SB-19)."""
        return not any(self.piles[FIRST_OWN + OWN * one] for one in (seat, *self.partners[seat]))

    def _hand_empty(self, seat: int) -> None:
        """SB-9, SB-13: after a play the seat holds no card: it draws, and if it cannot go on its turn ends."""
        if not self.no_draw[seat]:
            self._draw_up(seat)
        if not self.hand(seat) and not self._can_play(seat):
            self._end_turn(False, "stuck")

    def _discard(self, seat: int, move: Move) -> None:
        idle = not self.acted and not self.piles[DRAW_PILE] and not self._drawable() and not self._can_play(seat)
        self._lay_discard(seat, move)
        self._end_turn(idle, "")

    def _lay_discard(self, seat: int, move: Move) -> None:
        card = self.piles[move.source].pop(move.at)
        self.piles[move.target].append(card)
        self.knows[card] = self.everyone
        if self.tell is not None:
            faces = (self.face[card],)
            self.tell.append(Moved(seat, (card,), move.source, move.target, -1, faces, (self.everyone,), "discard"))

    # -- drawing

    def _draw_up(self, seat: int) -> None:
        """SB-6: draw until the hand holds 5 cards, as far as there are any."""
        place = FIRST_OWN + OWN * seat + 1
        hand = self.piles[place]
        draw = self.piles[DRAW_PILE]
        knows = self.knows
        face = self.face
        tell = self.tell
        eye = 1 << seat
        while len(hand) < HAND_SIZE and (draw or self._renew()):
            drawn = draw[len(hand) - HAND_SIZE :]
            del draw[len(hand) - HAND_SIZE :]
            drawn.reverse()
            hand += drawn
            for card in drawn:
                knows[card] |= eye
            if tell is not None:
                for card in drawn:
                    tell.append(Moved(seat, (card,), DRAW_PILE, place, -1, (face[card],), (knows[card],), "draw"))

    def _renew(self) -> bool:
        """SB-12: a new draw pile of the completed piles, or else of what building piles cover. False for nothing."""
        if self._shuffle_completed():
            return True
        cards: list[int] = []
        sources = []
        for place in BUILDS:
            pile = self.piles[place]
            if len(pile) > 1:
                cards += pile[:-1]
                del pile[:-1]
                sources.append(place)
        if cards:
            self._shuffle_under(cards, tuple(sources), DRAW_PILE)
        return bool(cards)

    # -- turns

    def _begin_turn(self, seat: int, before: int, why: str) -> None:
        self.seat = seat
        self.turns[seat] += 1
        self.acted = 0
        self.talked = 0
        if self.tell is not None:
            self.tell.append(TurnPassed(seat, before, why))
        if not self.no_draw[seat]:
            self._draw_up(seat)

    def _end_turn(self, idle: bool, why: str) -> None:
        """Pass the turn on, and at once over seats that cannot move.

        idle: nothing was played, nothing could be, and nothing is left to draw (SB-24).
        """
        while True:
            seat = self.seat
            self.idle = self.idle + 1 if idle else 0
            self.no_draw[seat] = 0
            if self.idle >= self.seats or (self.turns[seat] >= TURN_CAP and min(self.turns) >= TURN_CAP):
                self._finish()
                return
            following = (seat + 1) % self.seats
            self._begin_turn(following, seat, why)
            if self.piles[FIRST_OWN + OWN * following + 1] or self._can_play(following):
                return
            idle = not self._drawable()
            why = "stuck"

    def _find_result(self) -> RoundResult:
        stocks = [len(self.piles[FIRST_OWN + OWN * seat]) for seat in range(self.seats)]
        return round_result(stocks, self.won, self.options)
