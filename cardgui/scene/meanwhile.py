"""What changes besides the cards while steps are shown: counts and sums when cards leave and come, chips on their way.

It only shows; when all has come to rest the board shows the table as it is, whatever was shown here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from cardgui.controller.view import View
from cardgui.rules.steps import Moved, Paid, Step
from cardgui.scene.fixtures import Fixtures
from cardgui.scene.layout import Layout, Paint
from cardgui.scene.settling import Mark

PUSHED = QEasingCurve(QEasingCurve.Type.InOutCubic)
APART = 0.12
"""How much later each heap of chips of a payment sets out than the one before, as a part of the whole time."""


@runtime_checkable
class ChipTable(Protocol):
    """The table of a game that is played for chips."""

    def with_chips(self, view: View, seat: int, chips: int, pot: int) -> View:
        """The view with so many chips more at a seat, and in the pot; below 0 for fewer."""

    def heaps(self, count: int) -> Sequence[Paint]:
        """What paints the heaps in which `count` chips are pushed across the table, each into a room of its own."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Some chips on their way. start, end: the room at either end, px, of one size.  begin, duration: ms."""

    name: str
    paint: Paint
    start: QRectF
    end: QRectF
    begin: int
    duration: int


class Meanwhile:
    """Plays marks: shows a table in which each step has come as far as its cards and chips have."""

    def __init__(self, fixtures: Fixtures) -> None:
        self._fixtures = fixtures
        self._game: object = None
        self._layout: Layout | None = None
        self._layout_of: Callable[[View], Layout] | None = None
        self._view: View | None = None
        self._events: list[tuple[int, Step, bool]] = []
        self._heaps: list[Heap] = []

    def begin(
        self, game: object, view: View, layout: Layout, layout_of: Callable[[View], Layout], marks: Sequence[Mark]
    ) -> None:
        """Show the table before the steps. view: before them; its table is changed.  layout_of: of another view."""
        self._game = game
        self._layout_of = layout_of
        self._layout = layout
        self._view = view
        # At the same moment, what comes before the next step was done before it.
        events = [event for mark in marks for event in ((mark.begin, mark.step, False), (mark.end, mark.step, True))]
        self._events = sorted(events, key=lambda event: event[0])
        self._heaps = [heap for number, mark in enumerate(marks) for heap in self._heaps_of(number, mark)]
        self._show()

    def advance(self, now: int) -> None:
        """Show how it is at `now`, ms."""
        due = [event for event in self._events if event[0] <= now]
        if due and self._view is not None:
            del self._events[: len(due)]
            for _, step, arrived in due:
                self._view = self._after(self._view, step, arrived)
            self._show()
        if self._heaps:
            self._heaps = [heap for heap in self._heaps if now < heap.begin + heap.duration]
            self._fixtures.show_heaps(
                (heap.name, self._place(heap, now), heap.paint) for heap in self._heaps if now >= heap.begin
            )

    def end(self) -> None:
        """Nothing is on its way any more."""
        self._view = None
        self._events, self._heaps = [], []
        self._fixtures.show_heaps(())

    def _show(self) -> None:
        assert self._view is not None
        assert self._layout_of is not None
        assert self._layout is not None
        layout = self._layout
        if layout.stands:
            layout = replace(layout, pieces=self._layout_of(self._view).pieces)
        self._fixtures.show_counts(self._view, layout)

    def _after(self, view: View, step: Step, arrived: bool) -> View:
        """The view when a step has set out, or has come where it goes."""
        table = view.observation.table
        if isinstance(step, Paid):
            if not isinstance(self._game, ChipTable):
                return view
            # Whoever pays has fewer at once; whoever gets has more when they have come.
            if (step.chips > 0) != arrived:
                return self._game.with_chips(view, step.seat, -step.chips, 0)
            return self._game.with_chips(view, step.seat, 0, step.chips)
        if arrived:
            if isinstance(step, Moved):
                source = table.piles[step.source]
                source += [card for card in step.cards if card not in source]
            table.fold(step)
        elif isinstance(step, Moved):
            table.piles[step.source] = [card for card in table.piles[step.source] if card not in step.cards]
        return view

    def _heaps_of(self, number: int, mark: Mark) -> list[Heap]:
        assert self._layout is not None
        step, stands = mark.step, self._layout.stands
        if not isinstance(step, Paid) or not isinstance(self._game, ChipTable):
            return []
        seat, pot = stands.get(f"chips {step.seat}"), stands.get("pot")
        if seat is None or pot is None:
            return []
        start, end = (seat, pot) if step.chips > 0 else (pot, seat)
        paints = self._game.heaps(abs(step.chips))
        side = min(seat.width(), pot.width()) / 2
        length = mark.end - mark.begin
        apart = length * APART
        return [
            Heap(
                f"heap {number} {index}",
                paint,
                _room(start, side),
                _room(end, side),
                round(mark.begin + index * apart),
                round(length - (len(paints) - 1) * apart),
            )
            for index, paint in enumerate(paints)
        ]

    @staticmethod
    def _place(heap: Heap, now: int) -> QRectF:
        part = PUSHED.valueForProgress(min(1.0, (now - heap.begin) / max(1, heap.duration)))
        way = heap.end.topLeft() - heap.start.topLeft()
        return heap.start.translated(way * part)


def _room(stand: QRectF, side: float) -> QRectF:
    """The room of a heap `side` px wide in the middle of where chips stand, on its floor."""
    corner = QPointF(stand.center().x() - side / 2, stand.bottom() - side)
    return QRectF(corner.x(), corner.y(), side, side)


def before_payments(game: object, view: View, steps: Sequence[Step]) -> View:
    """The view as it was before the payments among `steps`."""
    if isinstance(game, ChipTable):
        for step in steps:
            if isinstance(step, Paid):
                view = game.with_chips(view, step.seat, step.chips, -step.chips)
    return view


def with_table(view: View, table: object) -> View:
    """The view with another table, for what is only shown."""
    return replace(view, observation=msgspec.structs.replace(view.observation, table=table))
