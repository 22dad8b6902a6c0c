"""Mouse and touch at the table: drag, click and click, double click.

Whatever is still moving comes to rest at the press, which is hit-tested then and carried out; it is never swallowed.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardgui.rules.moves import DRAW
from cardgui.scene.board import Board
from cardgui.scene.choices import Slot

DRAG_FROM = 6.0
"""A press becomes a drag after so many px (times k): less is the tremble of a hand."""


class Pointer:
    """Turns presses, moves and releases at points of the scene into what they mean to a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._pressed: QPointF | None = None
        self._slot: Slot | None = None
        self._latest: Slot | None = None
        self._lifted_here = False
        self._dragging = False
        self._on_button = False
        self._sorter: str | None = None

    def press(self, point: QPointF) -> None:
        board = self._board
        board.settling.finish()
        board.hint.hide()
        self._pressed = point
        self._dragging = False
        self._lifted_here = False
        self._on_button = board.fixtures.button.contains(point)
        sorter = board.sorter_at(point)
        self._sorter = None if sorter is None else sorter.order
        self._slot = None if self._on_button or self._sorter is not None else board.slot_at(point)
        slot = self._slot
        self._latest = slot
        if slot is None:
            return
        held = board.held
        is_target = held is not None and slot.place in held.targets
        if is_target or (held is not None and slot in held.run):
            return
        if board.join(slot) or (slot in board.choices.sources and board.take(slot, point)):
            self._lifted_here = True

    def move(self, point: QPointF) -> None:
        board = self._board
        if self._pressed is None or self._slot is None:
            return
        if not self._dragging:
            way = point - self._pressed
            if way.manhattanLength() < DRAG_FROM * board.frame.k:
                return
            self._dragging = self._begin_drag(self._slot)
            if not self._dragging:
                return
        board.drag_to(point)

    def _begin_drag(self, slot: Slot) -> bool:
        """Whether there is a card to carry. A drag from the draw pile draws first, and everybody sees the card."""
        board = self._board
        if board.held is not None and slot in board.held.run:
            board.begin_drag(slot)
            return True
        at_once = board.choices.at_once.get(slot)
        if at_once is None or at_once.verb != DRAW:
            return False
        self._dragging = True
        board.chosen.emit([at_once])
        board.settling.finish()
        return board.held is not None

    def release(self, point: QPointF) -> None:
        board = self._board
        pressed, slot = self._pressed, self._slot
        self._pressed = None
        self._slot = None
        if pressed is None:
            return
        if self._dragging:
            self._dragging = False
            board.drag_to(point)
            board.drop(point)
            return
        if self._on_button:
            if board.fixtures.button.contains(point):
                board.press_button()
            return
        if self._sorter is not None:
            sorter = board.sorter_at(point)
            if sorter is not None and sorter.order == self._sorter:
                board.sort_hand(self._sorter)
            return
        if slot is None:
            board.let_go()
        elif board.slot_at(point) == slot and not self._lifted_here:
            board.click(slot)

    def double_click(self, point: QPointF, finger: bool = False) -> None:
        """The second press of a double click: the card goes to its best place; where there is none, a press.

        finger: of a touch screen, where two quick taps a hand's breadth apart count as a double click too.
        """
        board = self._board
        board.settling.finish()
        slot = board.slot_at(point)
        if slot is None or (finger and slot != self._latest) or not board.play_best(slot):
            self.press(point)

    def forget(self) -> None:
        """Forget a press whose card has gone another way, unless it is being carried on."""
        if not self._dragging:
            self._pressed = None
            self._slot = None
