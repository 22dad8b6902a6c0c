"""A table without a screen: what it tells is kept, and the test says when all has come to rest."""

from __future__ import annotations

import datetime

from cardgui.controller.laid_open import with_open_hands
from cardgui.controller.setup import Setup
from cardgui.controller.table import TableController
from cardgui.controller.view import Change
from cardgui.rules.errors import IllegalMove
from cardgui.rules.games import game_named
from cardgui.rules.moves import Move
from cardgui.rules.observation import observe_open_hands
from cardgui.rules.options import OptionValue
from cardgui.rules.positions import position
from cardgui.rules.records import from_record
from cardgui.rules.seats import Seat
from cardgui.rules.table import Table, fold

SKYJO = game_named("skyjo")
DAY = datetime.date(2026, 3, 12)


def setup_of(*kinds: str, deal: int = 7, people: tuple[int | None, ...] = (), **options: OptionValue) -> Setup:
    """A Skyjo match; `kinds` are "person" or levels."""
    seats = tuple(
        Seat("person", f"Person {seat}") if kind == "person" else Seat("computer", f"Robot {seat}", kind)
        for seat, kind in enumerate(kinds)
    )
    return Setup(SKYJO, seats, options, deal, people)


class Screen:
    """Listens to a table as a window does. settles: says `settled` on its own after every change.

    told: the names of all signals in order, changes as "move", "deal" and so on.
    """

    def __init__(self, table: TableController, settles: bool = True) -> None:
        self.table = table
        self.settles = settles
        self.told: list[str] = []
        self.changes: list[Change] = []
        self.refused: list[IllegalMove] = []
        self.failed: list[str] = []
        self.hints: list[Move] = []
        table.changed.connect(self._change)
        table.refused.connect(self._refuse)
        table.failed.connect(self._fail)
        table.hint.connect(self._hint)
        table.round_over.connect(lambda: self.told.append("round_over"))
        table.match_over.connect(lambda: self.told.append("match_over"))
        table.thinking.connect(lambda on: self.told.append(f"thinking {on}"))
        table.mode_changed.connect(self.told.append)

    @property
    def last(self) -> Change:
        return self.changes[-1]

    def _change(self, change: Change) -> None:
        self.told.append(change.kind)
        check_change(change)
        if self.changes and change.before is not None:
            before = self.changes[-1].after
            assert change.before.observation == before.observation
            assert change.before.viewer == before.viewer
        self.changes.append(change)
        if self.settles:
            self.table.settled()

    def _refuse(self, error: IllegalMove) -> None:
        self.told.append("refused")
        self.refused.append(error)

    def _fail(self, line: str) -> None:
        self.told.append("failed")
        assert "\n" not in line
        self.failed.append(line)

    def _hint(self, move: Move) -> None:
        self.told.append("hint")
        self.hints.append(move)


def check_change(change: Change) -> None:
    """The law of steps, as the viewer sees them (DESIGN, The rules core)."""
    after = change.after
    if change.kind == "move":
        assert change.before is not None
        assert change.before.viewer == after.viewer
        assert fold(change.before.observation.table, change.steps) == after.observation.table
        assert change.steps
        assert change.moves
    elif change.kind == "deal":
        fresh = Table.fresh(after.game.deck, len(after.game.places(after.seats)))
        assert fold(fresh, change.steps) == after.observation.table
    else:
        assert not change.steps


def check_table(table: TableController) -> None:
    """What is on the table is what its record says (ALL-3), and the view is what the viewer may see."""
    match = table._table.match
    fresh = from_record(table.record_text())
    if match.round.number > fresh.round.number:
        assert match.round.played == 0
        fresh.next_round()
    assert position(match) == position(fresh)
    view = table.view()
    open_hands = view.hands_open and view.viewer is None
    seen = observe_open_hands(fresh.round) if open_hands else fresh.observe(view.viewer)
    assert view.observation == (with_open_hands(seen, fresh.round) if fresh.round.over else seen)
    assert view.totals == tuple(fresh.totals)
    assert view.moves == len(fresh.moves)
    if view.legal:
        assert set(view.legal) == set(fresh.legal_moves())
        assert view.turn == view.viewer
    if view.last is not None:
        assert view.last.actor == fresh.moves[-1].actor
        assert view.last.card in fresh.round.piles[view.last.place]
