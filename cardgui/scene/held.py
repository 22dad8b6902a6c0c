"""What is held in the hand, and the games in which several cards of a hand are moved as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF

from cardgui.controller.view import View
from cardgui.rules.moves import Move
from cardgui.scene.choices import Slot

RUN_STEP = 0.36
"""How far the cards of a run that is carried lie apart, in u."""


@dataclass(slots=True)
class Held:
    """What is in the hand.

    cards: ids, a whole pile, one card, or a run of several.  run: the slots they came from, the first to be laid first;
    one for a whole pile.  targets: by place, the moves of what comes from the first slot.
    grip: of each card, how far its middle is from the pointer while it is carried.
    at: the pointer that carries it; None while it is not carried.  near: the place where it would drop.
    """

    cards: list[int]
    run: list[Slot]
    targets: dict[int, Move]
    grip: list[QPointF]
    at: QPointF | None = None
    near: int | None = None

    @property
    def dragged(self) -> bool:
        """Whether it is carried."""
        return self.at is not None

    @property
    def slot(self) -> Slot:
        """Where what is laid first came from."""
        return self.run[0]

    def grip_run(self, slot: Slot, u: float) -> None:
        """Gather a run like a fan, the card of `slot` at the pointer. u: a card's width, px."""
        at = self.run.index(slot)
        self.grip = [QPointF((i - at) * RUN_STEP * u, 0) for i in range(len(self.cards))]


@runtime_checkable
class RunTable(Protocol):
    """The table of a game in which a run of cards can be laid in one gesture."""

    def joined(self, view: View, run: Sequence[Slot], slot: Slot) -> list[Slot] | None:
        """A held run with one more card, in the order in which they are laid; None if it does not belong to it."""

    def run_moves(self, view: View, run: Sequence[Slot], first: Move) -> list[Move]:
        """All moves of a run, when its first card is laid by `first`."""


def run_table(game: object) -> RunTable | None:
    """The table of a game as one in which runs can be laid; None where there are none."""
    return game if isinstance(game, RunTable) else None
