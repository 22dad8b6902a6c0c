"""What rounds of the two Skip-Bo games share: stocks, and piles that are built upwards from 1."""

from __future__ import annotations

from typing import ClassVar, Self

from cardgui.rules.cards import WILD
from cardgui.rules.rounds import NOBODY, Round, State
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE
from cardgui.rules.steps import Moved, RoundOver

ALL_PILES = (1 << len(BUILDS)) - 1


class BuildingRound(Round):
    """heights: by building pile, the number that its top card stands for, 0 for an empty place.

    needs: by face, a mask of the building piles that take it; derived from `heights`.
    idle: how many turns in a row could do nothing with nothing left to draw (SBJ-15, SB-24).
    """

    __slots__ = ("heights", "idle", "needs")

    STATE: ClassVar[tuple[str, ...]] = (*Round.STATE, "heights", "idle")
    FULL_HEIGHT: ClassVar[int]
    """The number at which a building pile is complete (SBJ-10, SB-7)."""

    def _clear_building(self) -> None:
        self.idle = 0
        self.heights = [0] * len(BUILDS)
        self._find_needs()

    def _find_needs(self) -> None:
        self.needs = [0] * (WILD + 1)
        self.needs[WILD] = ALL_PILES
        for pile, height in enumerate(self.heights):
            self.needs[height + 1] |= 1 << pile

    def _copy_to(self, copy: Self) -> None:
        copy.idle = self.idle
        copy.heights = self.heights[:]
        copy.needs = self.needs[:]

    def restore(self, facts: State) -> None:
        super().restore(facts)
        self._find_needs()

    def card_text(self, place: int, index: int) -> str:
        pile = self.piles[place]
        if place in BUILDS and self.face[pile[index]] == WILD:
            return f"W{self.heights[place - BUILDS[0]] - (len(pile) - 1 - index)}"
        return super().card_text(place, index)

    # -- building

    def _build(self, actor: int, source: int, at: int, target: int) -> bool:
        """Put the card at index `at` of `source` (-1: the top) on a building pile; True if that is full now (SB-7)."""
        piles = self.piles
        heights = self.heights
        needs = self.needs
        pile = target - 1
        number = heights[pile] + 1
        card = piles[source].pop(at)
        piles[target].append(card)
        self.knows[card] = self.everyone
        heights[pile] = number
        bit = 1 << pile
        needs[number] ^= bit
        needs[number + 1] |= bit
        if self.tell is not None:
            known = (self.everyone,)
            self.tell.append(Moved(actor, (card,), source, target, -1, (self.face[card],), known, "play", number))
        return number == self.FULL_HEIGHT

    def _take_away(self, actor: int, full: int) -> None:
        """A full building pile leaves as it lies, and its place is free (SBJ-10, SB-7)."""
        cards = self.piles[full]
        self.piles[full] = []
        self.piles[COMPLETED] += cards
        self.heights[full - 1] = 0
        self._find_needs()
        if self.tell is not None:
            faces = tuple([self.face[card] for card in cards])
            known = (self.everyone,) * len(cards)
            self.tell.append(Moved(actor, tuple(cards), full, COMPLETED, -1, faces, known, "complete"))

    def _show_stock(self, actor: int, stock: int) -> None:
        """Turn up the next stock card (SBJ-9, SB-8)."""
        pile = self.piles[stock]
        if pile:
            self._turn_up(actor, pile[-1], stock, "stock")

    def _shuffle_completed(self) -> bool:
        """Shuffle the completed piles into the bottom of the draw pile (SBJ-12, SB-12); False if there are none."""
        cards = self.piles[COMPLETED]
        if not cards:
            return False
        self.piles[COMPLETED] = []
        self._shuffle_under(cards, (COMPLETED,), DRAW_PILE)
        return True

    def _finish(self) -> None:
        self.seat = NOBODY
        self.result = self._find_result()
        if self.tell is not None:
            self.tell.append(RoundOver(self.result.winners, self.result.scores, self.result.blocked))
