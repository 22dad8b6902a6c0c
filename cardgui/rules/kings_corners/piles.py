"""The piles of Kings Corners: which card may be laid where, laying it, moving piles and sending them back."""

from __future__ import annotations

from typing import Self

from cardgui.rules.kings_corners.cards import KIND, KINGS, NEXT, NO_PILE, RANKS
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, LAST_CORNER, LAST_SIDE, SIDES, STOCK, bit
from cardgui.rules.moves import Move
from cardgui.rules.rounds import Round, State
from cardgui.rules.steps import Moved


class PilesRound(Round):
    """All of these are derived from cards and piles; masks are of sides and corners (`places.bit`).

    kind, follows: by card, what it is and what may be laid on it (`cards.KIND`, `cards.NEXT`).
    bases: by side (its place number), the kind of the card that its pile begins with, NO_PILE for an empty side.
    needs: by kind of card, a mask of the piles that it may be laid on, and for kings of the empty corners.
    free: a mask of the empty sides, which take any card from a hand (KC-11).
    complete: a mask of the piles from king to ace that may be sent back; none if they stay (KC-12).
    """

    __slots__ = ("bases", "complete", "follows", "free", "kind", "needs")

    options: KingsCornersOptions

    def _find_needs(self) -> None:
        self.kind = [KIND[face] for face in self.face]
        self.follows = [NEXT[face] for face in self.face]
        self.bases = [NO_PILE] * (LAST_SIDE + 1)
        self.needs = [0] * (NO_PILE + 1)
        self.free = 0
        self.complete = 0
        for place in (*SIDES, *CORNERS):
            if self.piles[place]:
                self._opened(place)
            else:
                self._emptied(place)

    def _copy_to(self, copy: Self) -> None:
        copy.kind = self.kind  # A round has one shuffle: neither ever changes.
        copy.follows = self.follows
        copy.bases = self.bases[:]
        copy.needs = self.needs[:]
        copy.free = self.free
        copy.complete = self.complete

    def restore(self, facts: State) -> None:
        super().restore(facts)
        self._find_needs()

    def hand(self, seat: int) -> list[int]:
        """The ids of a seat's hand cards."""
        return self.piles[FIRST_HAND + seat]

    def can_lay(self, seat: int) -> bool:
        """Whether a seat has a card that can be laid."""
        hand = self.piles[FIRST_HAND + seat]
        if self.free:
            return bool(hand)
        needs = self.needs
        kind = self.kind
        return any(needs[kind[card]] for card in hand)

    def _opened(self, place: int) -> None:
        """Note what a pile takes with its new last card, how it begins, and whether it is complete."""
        pile = self.piles[place]
        self.needs[self.follows[pile[-1]]] |= 1 << place - 1
        if place <= LAST_SIDE:
            self.bases[place] = self.kind[pile[0]]
        if len(pile) == RANKS and self.options.complete_pile == "returns":
            self.complete |= 1 << place - 1

    def _closed(self, place: int) -> None:
        """Forget what a place takes, before cards are laid on it or its pile leaves."""
        pile = self.piles[place]
        mask = 1 << place - 1
        if pile:
            self.needs[self.follows[pile[-1]]] &= ~mask
        elif place <= LAST_SIDE:
            self.free &= ~mask
        else:
            for king in KINGS:
                self.needs[king] &= ~mask

    def _emptied(self, place: int) -> None:
        """KC-8, KC-11: an empty side takes any card, an empty corner a king."""
        if place <= LAST_SIDE:
            self.free |= bit(place)
            self.bases[place] = NO_PILE
        else:
            for king in KINGS:
                self.needs[king] |= bit(place)

    # -- what a move does

    def cards_of(self, move: Move) -> list[int]:
        """KC-10: from a side or a corner the whole pile is taken."""
        if STOCK < move.source <= LAST_CORNER:
            return self.piles[move.source][:]
        return super().cards_of(move)

    def _lay(self, seat: int, at: int, target: int) -> None:
        """Lay the card at index `at` of a hand on a pile or an empty place."""
        source = FIRST_HAND + seat
        piles = self.piles
        pile = piles[target]
        card = piles[source].pop(at)
        self.knows[card] = self.everyone
        if 0 < len(pile) < RANKS - 1:  # As `_closed` and `_opened`, where only the card to follow changes.
            needs = self.needs
            follows = self.follows
            mask = 1 << target - 1
            needs[follows[pile[-1]]] ^= mask
            needs[follows[card]] |= mask
            pile.append(card)
        else:
            self._closed(target)
            pile.append(card)
            self._opened(target)
        if self.tell is not None:
            self._tell_moved(seat, (card,), source, target, -1, "play")

    def _move_pile(self, seat: int, source: int, target: int) -> None:
        """KC-10, KC-11: a whole pile goes onto another one, or with its king to an empty corner."""
        cards = self.piles[source]
        self._closed(source)
        self._closed(target)
        self.piles[source] = []
        self.piles[target] += cards
        self._emptied(source)
        self._opened(target)
        if self.tell is not None:
            self._tell_moved(seat, tuple(cards), source, target, -1, "play")

    def _send_back(self, seat: int, source: int) -> None:
        """KC-12: a complete pile is turned over as it lies, under the stock; all know its order."""
        cards = self.piles[source]
        self._closed(source)
        self.complete &= ~bit(source)
        cards.reverse()
        self.piles[source] = []
        self.piles[STOCK][0:0] = cards
        self._emptied(source)
        if self.tell is not None:
            self._tell_moved(seat, tuple(cards), source, STOCK, 0, "back")

    def _tell_moved(self, seat: int, cards: tuple[int, ...], source: int, target: int, at: int, why: str) -> None:
        assert self.tell is not None
        faces = tuple(self.face[card] for card in cards)
        self.tell.append(Moved(seat, cards, source, target, at, faces, (self.everyone,) * len(cards), why))
