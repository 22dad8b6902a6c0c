"""The table as one viewer sees it, and how steps change it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.steps import Moved, NewDeal, Shuffled, Step, TakenBack, Turned


class Table(msgspec.Struct):
    """All cards as one viewer sees them.

    piles: a list of card ids for each place (numbers of `Game.places`), bottom to top.
    faces: by id, UNKNOWN where the viewer has not seen the face since the card's last shuffle.
    knows: by id, a mask of the seats that have (bit `seats` is the onlooker).
    pool: by id, the shuffle of the round that the card came from; see `Round`.
    hidden: for each pool, sorted, the faces that the viewer cannot place.
    """

    piles: list[list[int]]
    faces: list[int]
    knows: list[int]
    pool: list[int]
    hidden: list[list[int]]

    @classmethod
    def fresh(cls, deck: Sequence[int], places: int, draw: int = 0) -> Table:
        """The table before a deal: the whole deck face down on the draw pile."""
        piles: list[list[int]] = [[] for _ in range(places)]
        piles[draw] = list(range(len(deck) - 1, -1, -1))
        return cls(piles, [UNKNOWN] * len(deck), [0] * len(deck), [0] * len(deck), [sorted(deck)])

    def copy(self) -> Table:
        return Table(
            [list(pile) for pile in self.piles],
            list(self.faces),
            list(self.knows),
            list(self.pool),
            [list(faces) for faces in self.hidden],
        )

    def fold(self, step: Step) -> None:
        """Carry this table through one step, in place."""
        if isinstance(step, Moved):
            source, target = self.piles[step.source], self.piles[step.target]
            for card in step.cards:
                source.remove(card)
            at = len(target) if step.at < 0 else step.at
            target[at:at] = step.cards
            self._learn(step.cards, step.faces, step.knows)
        elif isinstance(step, Turned):
            self._learn(step.cards, step.faces, step.knows)
        elif isinstance(step, Shuffled):
            moving = set(step.cards)
            for place in step.sources:
                self.piles[place] = [card for card in self.piles[place] if card not in moving]
            self.piles[step.target][0:0] = step.cards
            self._forget(step)
        elif isinstance(step, NewDeal):
            self._gather()
        elif isinstance(step, TakenBack):
            for place, pile in zip(step.places, step.piles, strict=True):
                self.piles[place] = list(pile)
            for pool in {self.pool[card] for card in step.cards}:
                self.hidden[pool] = []
            for card, face, pool in zip(step.cards, step.faces, step.pools, strict=True):
                self.faces[card] = face
                self.pool[card] = pool
                self.knows[card] = step.knows

    def _gather(self) -> None:
        """All cards go back onto the draw pile, as ids of a fresh deck."""
        deck = [face for face in self.faces if face != UNKNOWN] + [face for pool in self.hidden for face in pool]
        fresh = Table.fresh(deck, len(self.piles))
        self.piles, self.faces, self.knows = fresh.piles, fresh.faces, fresh.knows
        self.pool, self.hidden = fresh.pool, fresh.hidden

    def _forget(self, step: Shuffled) -> None:
        """The faces of shuffled cards, and of the pools that were merged, are those of one pool."""
        unplaced: list[int] = []
        for pool in step.merged:
            unplaced += self.hidden[pool]
            self.hidden[pool] = []
        if step.merged:
            self.pool = [step.pool if pool in step.merged else pool for pool in self.pool]
        for card in step.cards:
            if self.faces[card] != UNKNOWN:
                unplaced.append(self.faces[card])
                self.faces[card] = UNKNOWN
            self.knows[card] = 0
            self.pool[card] = step.pool
        self.hidden.append([])
        self.hidden[step.pool] = sorted(unplaced)

    def _learn(self, cards: tuple[int, ...], faces: tuple[int, ...], knows: tuple[int, ...]) -> None:
        for card, face, known in zip(cards, faces, knows, strict=True):
            if face != UNKNOWN and self.faces[card] == UNKNOWN:
                self.faces[card] = face
                self.hidden[self.pool[card]].remove(face)
            self.knows[card] = known


def fold(table: Table, steps: Iterable[Step]) -> Table:
    """A copy of `table` carried through `steps`, both as the same viewer sees them."""
    after = table.copy()
    for step in steps:
        after.fold(step)
    return after
