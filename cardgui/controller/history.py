"""The moves of a match as rows with a cursor: those before it count, those behind it can be played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardgui.rules.moves import Move

IsDecision = Callable[[int], bool]
"""Whether the row of that number is a decision that undo goes back to."""


@dataclass(frozen=True, slots=True)
class Row:
    """gesture: the same number for the moves that undo takes back as one.  round: in which the move was made."""

    move: Move
    gesture: int
    round: int


class History:
    """rows: all moves that are kept.  cursor: how many of them count."""

    def __init__(self, rows: Sequence[Row] = (), cursor: int = 0) -> None:
        self.rows = list(rows)
        self.cursor = cursor

    @property
    def next(self) -> Row | None:
        """The row that would be played again first."""
        return self.rows[self.cursor] if self.cursor < len(self.rows) else None

    def moves(self, upto: int) -> list[Move]:
        """The first `upto` moves."""
        return [row.move for row in self.rows[:upto]]

    def append(self, moves: Sequence[Move], number: int) -> None:
        """One gesture, made in round `number`; what could be played again is cut off."""
        del self.rows[self.cursor :]
        gesture = self.rows[-1].gesture + 1 if self.rows else 0
        self.rows += [Row(move, gesture, number) for move in moves]
        self.cursor = len(self.rows)

    def gesture_start(self, index: int) -> int:
        """The first row of the gesture that row `index` belongs to."""
        while index > 0 and self.rows[index - 1].gesture == self.rows[index].gesture:
            index -= 1
        return index

    def gesture_end(self, index: int) -> int:
        """The row behind the gesture that row `index` belongs to."""
        gesture = self.rows[index].gesture
        while index < len(self.rows) and self.rows[index].gesture == gesture:
            index += 1
        return index

    def undo_target(self, is_decision: IsDecision) -> int | None:
        """The cursor before the last decision, None when there is none."""
        for index in range(self.cursor - 1, -1, -1):
            if is_decision(index):
                return self.gesture_start(index)
        return None

    def redo_target(self, is_decision: IsDecision) -> int | None:
        """The cursor after the next gesture and all that follows it up to the next decision or the end of its round.

        None when nothing can be played again.
        """
        first = self.next
        if first is None:
            return None
        index = self.gesture_end(self.cursor)
        while index < len(self.rows) and self.rows[index].round == first.round and not is_decision(index):
            index = self.gesture_end(index)
        return index
