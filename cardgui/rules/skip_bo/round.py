"""A round of Skip-Bo whole: turns, and besides them calls and moves out of turn (SB-20 to SB-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.moves import CAUGHT, DRAW, MOVE, NONE, TALKING, Move
from cardgui.rules.rounds import NOBODY
from cardgui.rules.skip_bo.options import SkipBoOptions
from cardgui.rules.skip_bo.places import BUILDS, DRAW_PILE, FIRST_OWN, OWN
from cardgui.rules.skip_bo.turns import SkipBoTurns, open_tops, seat_moves
from cardgui.rules.steps import Called, Moved, TakenBack

MOST_TALKS = 3
MOST_DOUBTFUL = 5
PENALTY_CARDS = 2


class SkipBoRound(SkipBoTurns):
    """talks: by seat, how often it was called for talking in this round.

    offender: the seat whose moves out of turn are in doubt, NOBODY without any (SB-22).
    doubt_moves: those moves, each as source, index and target.  doubt_piles, doubt_heights: the table before them.
    doubt_cards: of each card that they shuffled: id, and face and pool before; all of these had been open.
    """

    __slots__ = ("doubt_cards", "doubt_heights", "doubt_moves", "doubt_piles", "offender", "talks")

    STATE: ClassVar[tuple[str, ...]] = (
        *SkipBoTurns.STATE,
        "talks",
        "offender",
        "doubt_moves",
        "doubt_piles",
        "doubt_heights",
        "doubt_cards",
    )

    def __init__(self, game: Game, options: SkipBoOptions, dealing: Dealing) -> None:
        self.talks = [0] * dealing.seats
        self._clear_doubt()
        super().__init__(game, options, dealing)

    def _clear_doubt(self) -> None:
        self.offender = NOBODY
        self.doubt_moves: list[list[int]] = []
        self.doubt_piles: list[list[int]] = []
        self.doubt_heights: list[int] = []
        self.doubt_cards: list[list[int]] = []

    def _copy_to(self, copy: Self) -> None:
        super()._copy_to(copy)
        copy.talks = self.talks[:]
        copy.offender = self.offender
        # These are replaced, never changed.
        copy.doubt_moves = self.doubt_moves
        copy.doubt_piles = self.doubt_piles
        copy.doubt_heights = self.doubt_heights
        copy.doubt_cards = self.doubt_cards

    # -- moves

    def others(self, seat: int) -> Sequence[Move]:
        if self.over or not self.calls:
            return ()
        found: list[Move] = []
        if self.offender == NOBODY:
            found += self._talking_calls(seat)
        elif seat != self.offender:
            found.append(self.game.move(seat, CAUGHT, target=self.offender, out_of_turn=True))
        if self.options.free_table and not self._why_not_aside(seat):
            found += self._moves_aside(seat)
        return found

    def _talking_calls(self, seat: int) -> list[Move]:
        if seat % self.sides == self.seat % self.sides:
            return []
        return [
            self.game.move(seat, TALKING, target=talker, out_of_turn=True)
            for talker in self.partners[self.seat]
            if self.talks[talker] < MOST_TALKS and not self.talked >> talker & 1
        ]

    def _why_not_aside(self, seat: int) -> str:
        """The reason why a seat may do nothing at all out of turn, "" if it may."""
        if not self.options.free_table or seat == self.seat:
            return "not_your_turn"
        if self.no_draw[seat]:
            return "caught_before"
        if self.offender not in (NOBODY, seat):
            return "another_is_in_doubt"
        return "five_at_most" if len(self.doubt_moves) >= MOST_DOUBTFUL else ""

    def _moves_aside(self, seat: int) -> list[Move]:
        moves = seat_moves(self.game, True)[seat]
        found = self._find_plays(moves, open_tops(self.game, seat, (), True))
        if not self.hand(self.seat):
            found = [move for move in found if self._leaves_a_play(move)]
        if self._drawable():
            found.append(moves.draw)
        return found

    def _leaves_a_play(self, move: Move) -> bool:
        """SB-22: a seat on turn without hand cards must be left a play."""
        after = self.clone()
        after.apply(move)
        return after._can_play(after.seat)

    def why_not(self, move: Move) -> str:
        if not move.out_of_turn:
            return super().why_not(move)
        if move.verb == TALKING:
            if self.offender != NOBODY:
                return "moves_in_doubt"
            partner = move.target in self.partners[self.seat]
            if not partner or move.actor % self.sides == self.seat % self.sides:
                return "cannot_be_called"
            return "called_often_enough"
        if move.verb == CAUGHT:
            return "nothing_to_catch"
        reason = self._why_not_aside(move.actor)
        if reason:
            return reason
        if move.verb == DRAW:
            return "nothing_to_draw"
        if move.verb != MOVE or move.target not in BUILDS:
            return "not_out_of_turn"
        reason = self._why_no_play(move, open_tops(self.game, move.actor, (), True))
        if reason == "does_not_fit" and self._fits(move):
            return "leaves_no_play"
        return reason

    def _fits(self, move: Move) -> bool:
        card = self.piles[move.source][move.at]
        return bool(self.needs[self.face[card]] >> move.target - BUILDS[0] & 1)

    # -- what a move does

    def _apply_rare(self, move: Move) -> bool:
        if move.verb == TALKING:
            self._penalize_talking(move.actor, move.target)
        elif move.verb == CAUGHT:
            self._take_back(move.actor)
        elif move.out_of_turn:
            self._move_aside(move)
        elif self.offender != NOBODY and self._lost_meanwhile():
            self._apply_last(move)
        elif move.verb == DRAW:
            self._draw_into_stock(self.seat)
        else:
            return False
        return True

    def _draw_into_stock(self, seat: int) -> None:
        """SB-21: a card that was not due is shuffled among the face-down cards of the stock."""
        stock = FIRST_OWN + OWN * seat
        if not self.piles[DRAW_PILE]:
            self._renew()
        covered = self.piles[stock][:-1]
        del self.piles[stock][:-1]
        covered.append(self.piles[DRAW_PILE].pop())
        opened = not self.piles[stock]
        self._shuffle_under(covered, (DRAW_PILE, stock), stock, unseen=True)
        if opened:
            self._show_stock(seat, stock)

    def _penalize_talking(self, caller: int, talker: int) -> None:
        """SB-20: two cards from the draw pile, one after the other, to the very bottom of the talker's stock."""
        self.talks[talker] += 1
        self.talked |= 1 << talker
        if self.tell is not None:
            self.tell.append(Called(caller, TALKING, talker))
        stock = FIRST_OWN + OWN * talker
        opened = not self.piles[stock]
        for _ in range(PENALTY_CARDS):
            if not self.piles[DRAW_PILE] and not self._renew():
                break
            card = self.piles[DRAW_PILE].pop()
            self.piles[stock].insert(0, card)
            if self.tell is not None:
                known = (self.knows[card],)
                self.tell.append(Moved(talker, (card,), DRAW_PILE, stock, 0, (self.face[card],), known, "penalty"))
        if opened:
            self._show_stock(talker, stock)

    # -- moves in doubt (SB-22)

    def _move_aside(self, move: Move) -> None:
        seat = move.actor
        if self.offender == NOBODY:
            self.offender = seat
            self.doubt_piles = [pile[:] for pile in self.piles]
            self.doubt_heights = self.heights[:]
        self.doubt_moves = [*self.doubt_moves, [move.source, move.at, move.target]]
        if move.verb == DRAW:
            if not self.piles[DRAW_PILE]:
                self._renew()
            self._carry(seat, DRAW_PILE, FIRST_OWN + OWN * seat + 1, 1 << seat, "draw")
            return
        if self._build(seat, move.source, move.at, move.target):
            self._take_away(seat, move.target)
        if (move.source - FIRST_OWN) % OWN == 0:
            self._show_stock(seat, move.source)

    def _shuffle_under(self, cards: list[int], sources: tuple[int, ...], target: int, unseen: bool = False) -> None:
        if self.offender != NOBODY:
            seen = {card for card, _, _ in self.doubt_cards}
            fresh = [[card, self.face[card], self.pool[card]] for card in sorted(cards) if card not in seen]
            self.doubt_cards = self.doubt_cards + fresh
        super()._shuffle_under(cards, sources, target, unseen)

    def _take_back(self, caller: int) -> None:
        """All moves in doubt are taken back; what was seen stays known, and a shuffle keeps its number."""
        changed = [place for place, pile in enumerate(self.doubt_piles) if pile != self.piles[place]]
        if self.tell is not None:
            self.tell.append(Called(caller, CAUGHT, self.offender))
            cards, faces, pools = zip(*self.doubt_cards, strict=True) if self.doubt_cards else ((), (), ())
            piles = tuple(tuple(self.doubt_piles[place]) for place in changed)
            self.tell.append(
                TakenBack(caller, self.offender, tuple(changed), piles, cards, faces, pools, self.everyone)
            )
        for place in changed:
            self.piles[place] = self.doubt_piles[place][:]
        self.heights = self.doubt_heights[:]
        self._find_needs()
        for card, face, pool in self.doubt_cards:
            self.face[card] = face
            self.pool[card] = pool
            self.knows[card] = self.everyone
        self.no_draw[self.offender] = 1
        self._clear_doubt()

    def _lost_meanwhile(self) -> bool:
        """Nobody has caught the offender: its moves stand. True if they have used up its side's stocks."""
        offender = self.offender
        self._clear_doubt()
        if not self._played_out(offender):
            return False
        self.won = offender % self.sides
        return True

    def _apply_last(self, move: Move) -> None:
        """The move of the seat on turn that lets them stand: it is carried out, and nothing follows it by itself."""
        if move.verb == DRAW:
            self._draw_into_stock(self.seat)
        elif move.target in BUILDS:
            self._build(self.seat, move.source, move.at, move.target)
        else:
            self._lay_discard(self.seat, move)
        self._finish()

    def round_facts(self) -> dict[str, object]:
        doubtful = [
            self.game.move(self.offender, DRAW if source == NONE else MOVE, source, at, target, out_of_turn=True)
            for source, at, target in self.doubt_moves
        ]
        return {
            "no_draw": [seat for seat, barred in enumerate(self.no_draw) if barred],
            "in_doubt": [move.text for move in doubtful],
        }
