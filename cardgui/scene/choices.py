"""What can be done at the table, as places: which legal move belongs to which place, and what a click would do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardgui.rules.moves import DRAW, END, MOVE, Move


@dataclass(slots=True)
class Choices:
    """The legal moves of the person at the screen, sorted by place.

    sources: by place number, the moves that carry a card away from there.
    at_once: by place number, the move that a click on the place alone makes.
    """

    sources: dict[int, list[Move]] = field(default_factory=dict)
    at_once: dict[int, Move] = field(default_factory=dict)

    @classmethod
    def of(cls, legal: Iterable[Move], draw_place: int) -> Choices:
        """draw_place: where a `draw` is clicked."""
        choices = cls()
        for move in legal:
            if move.verb == MOVE:
                choices.sources.setdefault(move.source, []).append(move)
            elif move.verb == DRAW:
                choices.at_once[draw_place] = move
            elif move.verb != END and move.source >= 0:
                choices.at_once[move.source] = move
        return choices

    def only_source(self) -> int | None:
        """The place whose card has to be moved, if there is nothing else to choose."""
        if len(self.sources) == 1 and not self.at_once:
            return next(iter(self.sources))
        return None

    def targets(self, source: int) -> dict[int, Move]:
        """By target place, the moves of the card that lies on `source`."""
        return {move.target: move for move in self.sources.get(source, ())}

    def lit(self) -> list[int]:
        """The places that can be clicked or lifted from while nothing is held."""
        return [*self.at_once, *(place for place in self.sources if place not in self.at_once)]
