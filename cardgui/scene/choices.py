"""What can be done at the table: which legal move belongs to which card or place, and what a click would do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from cardgui.rules.moves import DRAW, END, MOVE, TOP, Move


class Slot(NamedTuple):
    """What a finger points at: a card of a hand by its index, of other places the whole place (`at` is TOP)."""

    place: int
    at: int = TOP


@dataclass(slots=True)
class Choices:
    """The legal moves of the person at the screen, sorted by slot.

    sources: the moves that carry a card away from a slot.
    at_once: the move that a click on the slot alone makes.
    """

    sources: dict[Slot, list[Move]] = field(default_factory=dict)
    at_once: dict[Slot, Move] = field(default_factory=dict)

    @classmethod
    def of(cls, legal: Iterable[Move], draw_place: int) -> Choices:
        """draw_place: where a `draw` is clicked."""
        choices = cls()
        for move in legal:
            if move.verb == MOVE:
                choices.sources.setdefault(Slot(move.source, move.at), []).append(move)
            elif move.verb == DRAW:
                choices.at_once[Slot(draw_place)] = move
            elif move.verb != END and move.source >= 0:
                choices.at_once[Slot(move.source, move.at)] = move
        return choices

    def only_source(self) -> Slot | None:
        """The slot whose card has to be moved, if there is nothing else to choose."""
        if len(self.sources) == 1 and not self.at_once:
            return next(iter(self.sources))
        return None

    def targets(self, source: Slot) -> dict[int, Move]:
        """By target place, the moves of the card in a slot."""
        return {move.target: move for move in self.sources.get(source, ())}

    def all_targets(self) -> set[int]:
        """The places that some card can be moved to."""
        return {move.target for moves in self.sources.values() for move in moves}

    def due(self) -> list[Slot]:
        """Those of `at_once`, where nothing else can be done but to carry something there."""
        places = {slot.place for slot in self.at_once}
        others = any(move.target not in places for moves in self.sources.values() for move in moves)
        return [] if others else list(self.at_once)

    def lit(self) -> list[Slot]:
        """The slots that can be clicked or lifted from while nothing is held."""
        return [*self.at_once, *(slot for slot in self.sources if slot not in self.at_once)]
