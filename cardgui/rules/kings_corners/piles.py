"""The piles of Kings Corners: which card may be laid where, laying it, moving piles and sending them back."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Self

from cardgui.rules.kings_corners.cards import BLACK_KING, FOLLOWS, KIND, NO_PILE, RANKS, RED_KING
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import (
    ALL_CORNERS,
    ALL_SIDES,
    CORNERS,
    FIRST_HAND,
    LAST_CORNER,
    LAST_SIDE,
    SIDES,
    STOCK,
)
from cardgui.rules.moves import Move
from cardgui.rules.rounds import Round, State
from cardgui.rules.steps import Moved


class PilesRound(Round):
    """All of these are derived from cards and piles; masks are of sides and corners (`places.bit`).

    kind: by card, what it is (`cards.KIND`).
    bases: by side, the kind of the card that its pile begins with, NO_PILE for an empty side.
    needs: by kind of card, a mask of the piles that it may be laid on, and for kings of the empty corners.
    free: a mask of the empty sides, which take any card from a hand (KC-11).
    complete: a mask of the piles from king to ace that may be sent back; none if they stay (KC-12).
    """

    __slots__ = ("bases", "complete", "free", "kind", "needs")

    options: KingsCornersOptions

    def _find_needs(self) -> None:
        self.kind: tuple[int, ...] = itemgetter(*self.face)(KIND)
        self.bases = [NO_PILE] * len(SIDES)
        self.needs = needs = [0] * (NO_PILE + 1)
        needs[BLACK_KING] = needs[RED_KING] = ALL_CORNERS
        self.free = ALL_SIDES
        self.complete = 0
        piles = self.piles
        for place in (*SIDES, *CORNERS):
            if piles[place]:
                cards, piles[place] = piles[place], []
                self._put(place, cards)

    def _copy_to(self, copy: Self) -> None:
        copy.kind = self.kind  # A round has one shuffle: it never changes.
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

    def _put(self, target: int, cards: Sequence[int]) -> None:
        """Put cards on a pile or an empty place, and note what that takes now, how it begins and if it is complete."""
        pile = self.piles[target]
        needs = self.needs
        kind = self.kind
        mask = 1 << target - 1
        if pile:
            needs[FOLLOWS[kind[pile[-1]]]] ^= mask
        elif target <= LAST_SIDE:
            self.free ^= mask
            self.bases[target - 1] = kind[cards[0]]
        else:
            needs[BLACK_KING] ^= mask
            needs[RED_KING] ^= mask
        pile += cards
        needs[FOLLOWS[kind[cards[-1]]]] |= mask
        if len(pile) == RANKS and self.options.complete_pile == "returns":
            self.complete |= mask

    def _take(self, source: int) -> list[int]:
        """Take a whole pile: an empty side takes any card (KC-11), an empty corner a king (KC-8)."""
        pile = self.piles[source]
        self.piles[source] = []
        needs = self.needs
        mask = 1 << source - 1
        needs[FOLLOWS[self.kind[pile[-1]]]] ^= mask
        self.complete &= ~mask
        if source <= LAST_SIDE:
            self.free |= mask
            self.bases[source - 1] = NO_PILE
        else:
            needs[BLACK_KING] |= mask
            needs[RED_KING] |= mask
        return pile

    # -- what a move does

    def cards_of(self, move: Move) -> list[int]:
        """KC-10: from a side or a corner the whole pile is taken."""
        if STOCK < move.source <= LAST_CORNER:
            return self.piles[move.source][:]
        return super().cards_of(move)

    def _lay(self, source: int, at: int, target: int) -> None:
        """Lay the card at index `at` of the hand `source` on a pile or an empty place."""
        card = self.piles[source].pop(at)
        self.knows[card] = self.everyone
        self._put(target, (card,))
        if self.tell is not None:
            self.tell.append(
                Moved(self.seat, (card,), source, target, -1, (self.face[card],), (self.everyone,), "play")
            )

    def _move_pile(self, seat: int, source: int, target: int) -> None:
        """KC-10, KC-11: a whole pile goes onto another one, or with its king to an empty corner."""
        cards = self._take(source)
        self._put(target, cards)
        if self.tell is not None:
            self._tell_moved(seat, tuple(cards), source, target, -1, "play")

    def _send_back(self, seat: int, source: int) -> None:
        """KC-12: a complete pile is turned over as it lies, under the stock; all know its order."""
        cards = self._take(source)
        cards.reverse()
        self.piles[STOCK][0:0] = cards
        if self.tell is not None:
            self._tell_moved(seat, tuple(cards), source, STOCK, 0, "back")

    def _tell_moved(self, seat: int, cards: tuple[int, ...], source: int, target: int, at: int, why: str) -> None:
        assert self.tell is not None
        faces = tuple([self.face[card] for card in cards])
        self.tell.append(Moved(seat, cards, source, target, at, faces, (self.everyone,) * len(cards), why))
