"""How a match goes on by itself: the next person is asked for, computer seats play, rounds and the match end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from cardgui.controller import sentences
from cardgui.controller.autosave import Autosave
from cardgui.controller.calls import free_table, lawful
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.outbox import Outbox
from cardgui.controller.pace import COMPUTER_WAIT, FREE_TABLE_WAIT, SCORES_WAIT, Pace
from cardgui.controller.questions import Player, Questions, seed_for
from cardgui.controller.showing import past_view, snapshot_of, undo_reason, view_of
from cardgui.controller.summary import summary_of
from cardgui.controller.view import Change, ChangeKind, Mode, UndoPolicy, View
from cardgui.controller.viewer import Sight, sight
from cardgui.rules.errors import DeckError
from cardgui.rules.moves import Move
from cardgui.rules.seats import USUAL_LEVEL
from cardgui.rules.steps import Steps, seen_by_eyes
from cardgui.storage.database import Database
from cardgui.storage.people import Person


class TableFlow(QObject):
    """The match on the table, whose eyes see it, and everything that follows by itself once the screen is at rest.

    Signals:
        changed(Change): something is different now.
        refused(IllegalMove): a gesture was not legal and nothing has changed (ALL-5); the person is told why.
        failed(str): one line to show, in the language at the table; play can go on.
        known(): the match of a record was put on the table, and was saved already.
        round_over(): the round on the table is over and everybody has seen it; the score sheet, then `next_round`.
        match_over(): the same for the match.
        thinking(bool): a computer seat is (no longer) being waited for.
        hint(Move): what `ask_hint` has found.
        mode_changed(str): `mode` is another one.
    """

    changed = Signal(object)
    refused = Signal(object)
    failed = Signal(str)
    known = Signal()
    round_over = Signal()
    match_over = Signal()
    thinking = Signal(bool)
    hint = Signal(object)
    mode_changed = Signal(str)

    def __init__(
        self,
        database: Database | None = None,
        *,
        players: Player | None = None,
        worker: Sequence[str] | None = None,
        speed: int = 100,
        undo_policy: UndoPolicy = "any",
        clock: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        """
        Args:
            database: where matches are saved; None saves nothing.
            players: answers for computer seats and hints at once, for tests; None asks the worker process.
            worker: another command for the worker process, for tests.
            speed: percent, see `set_speed`.
            undo_policy: see `set_undo_policy`.
            clock: seconds since 1970, UTC.
        """
        super().__init__(parent)
        self._database = database
        self._autosave = Autosave(
            database,
            lambda: snapshot_of(self._table, self._known),
            lambda error: self._fail(sentences.not_saved(error)),
            clock,
        )
        self._questions = Questions(players, worker, self)
        self._questions.thinking.connect(self._now_thinking)
        self._pace = Pace(speed)
        self._undo_policy: UndoPolicy = undo_policy
        self._open: OpenMatch | None = None
        self._known: dict[int, Person] = {}
        self._sight = Sight()
        self._watcher: int | None = None
        self._outbox = Outbox(self._advance)
        self._announced = False
        self._stepping = False
        self._stuck = False
        self._unseen = False
        self._past: int | None = None
        self._asked_first: int | None = None

    # -- what is on the table

    def view(self) -> View:
        """The table as it stands. Raises RuntimeError when no match is on it."""
        table = self._table
        reason = undo_reason(table, self._undo_policy, self._watcher)
        now = view_of(table, self._sight, self._known, self._pace.mode, reason)
        return now if self._past is None else past_view(now, table, self._past, self._known)

    @property
    def mode(self) -> Mode:
        """How computer seats go on."""
        return self._pace.mode

    def next_round(self) -> bool:
        """Deal the next round when the last one is over."""
        table = self._table
        if not table.match.waiting:
            return False
        self._to_now()
        before = self.view()
        try:
            steps = table.deal()
        except DeckError as error:
            self._cannot_go_on(error)
            self._outbox.deliver()
            return False
        self._new_position()
        if table.match.game.secret_hands and len(table.people) > 1:
            # Everybody has looked at the scores, and anybody may have asked for the deal.
            self._look(Sight(None, self._sight.bottom))
        self._look(self._due_sight())
        self._change("deal", before, self._seen(steps))
        self._outbox.deliver()
        return True

    # -- the position

    @property
    def _table(self) -> OpenMatch:
        if self._open is None:
            raise RuntimeError("no match is on the table")
        return self._open

    def _put(self, table: OpenMatch) -> None:
        self._new_position()
        self._open = table
        self._known = self._autosave.people()
        self._sight = Sight()
        self._watcher = None
        self._look(self._due_sight())

    def _new_position(self) -> None:
        """The position is about to be another one: whatever was asked about the old one is void."""
        self._questions.void()
        self._announced = self._stepping = self._stuck = False
        self._past = self._asked_first = None

    def _play(self, moves: Sequence[Move]) -> bool:
        """One gesture of anybody. Raises IllegalMove."""
        table = self._table
        before, changes, at = self.view(), table.changes, table.history.cursor
        try:
            steps = table.play(moves)
        except DeckError as error:
            self._cannot_go_on(error)
            return False
        self._new_position()
        if table.changes != changes:
            self._autosave.set_changes(table.changes)
        self._autosave.append(at, [move.text for move in moves], self._summary())
        self._moved(before, moves, steps)
        return True

    def _play_again(self) -> None:
        """What the computer seat on turn did here before it was taken back."""
        before = self.view()
        try:
            moves, steps = self._table.play_again()
        except DeckError as error:
            self._cannot_go_on(error)
            self._outbox.deliver()
            return
        self._new_position()
        self._autosave.move_cursor(self._table.history.cursor, self._summary())
        self._moved(before, moves, steps)
        self._outbox.deliver()

    def _moved(self, before: View, moves: Sequence[Move], steps: Steps) -> None:
        if self._table.match.over:
            self._autosave.finish()
        self._change("move", before, self._seen(steps), moves)

    def _seen(self, steps: Steps) -> Steps:
        """Steps as they are shown to the viewer of now."""
        return seen_by_eyes(steps, self._table.eyes(self._sight.viewer))

    def _cannot_go_on(self, error: DeckError) -> None:
        self._stuck = True
        self._fail(sentences.deck_wrong(error))

    # -- whose eyes

    def _due_sight(self) -> Sight:
        table = self._table
        if self._asked_first in table.people:
            return Sight(None, self._asked_first, self._asked_first)
        self._asked_first = None
        return sight(table.people, table.turn, table.match.game.secret_hands, self._sight)

    def _ask_the_undone(self, actor: int) -> None:
        """What was taken back was decided by that seat. Whoever is on turn again is asked for anyway; who called out of
        turn is asked for first."""
        table, eyes = self._table, self._sight
        if table.match.game.secret_hands and len(table.people) > 1 and actor not in (table.turn, eyes.viewer):
            self._asked_first = actor

    def _ask_the_one_left(self) -> None:
        """Somebody has left: a secret hand is not shown to whoever stands there before its owner has sat down."""
        people = self._table.people
        if self._table.match.game.secret_hands and len(people) == 1 and self._sight.viewer != people[0]:
            self._asked_first = people[0]

    def _look(self, eyes: Sight) -> None:
        self._sight = eyes
        if eyes.viewer is not None or not self._table.people:
            self._watcher = eyes.viewer

    def _turn_table(self) -> bool:
        """Turn to the next person, where that is due."""
        due = self._due_sight()
        if due == self._sight:
            return False
        before = self.view()
        self._look(due)
        self._change("viewer", before)
        return True

    def _to_now(self) -> bool:
        """Show the present, if it is not shown; for the begin of a command, which delivers at its end."""
        if self._past is None:
            return False
        before = self.view()
        self._past = None
        self._change("past", before)
        return True

    # -- telling and saving

    def _change(
        self, kind: ChangeKind, before: View | None, steps: Steps | None = None, moves: Sequence[Move] = ()
    ) -> None:
        change = Change(kind, before, self.view(), steps or [], tuple(moves))
        self._outbox.put_change(lambda: self.changed.emit(change))

    # These two are called in the middle of a command: they leave the delivery to its end.

    def _fail(self, line: str) -> None:
        self._outbox.put(lambda: self.failed.emit(line))

    def _now_thinking(self, on: bool) -> None:
        self._outbox.put(lambda: self.thinking.emit(on))

    def _summary(self) -> str:
        return summary_of(self._table, self._known)

    # -- what goes on by itself

    def _advance(self) -> bool:
        """One thing that follows by itself once all is at rest; False when there is none, or it will take time."""
        if self._open is None or self._past is not None:
            return False
        table = self._open
        match = table.match
        if self._turn_table():
            return True
        if self._asked_first is not None:
            return False
        if match.round.over and not self._announced:
            self._announced = True
            self._outbox.put(self.match_over.emit if match.over else self.round_over.emit)
            return True
        if self._questions.waiting or self._stuck or match.over:
            return False
        held = self._unseen or (self._pace.mode == "paused" and not self._stepping)
        if match.waiting:
            if table.people or held:
                return False
            self._questions.delay(self._wait(SCORES_WAIT), self.next_round)
            return True
        seat = match.round.seat
        chair = table.seat(seat)
        if chair.kind != "computer":
            self._stepping = False
            if self._pace.mode == "fast":
                self._set_mode("playing")
                return True
            return False
        if held:
            return False
        wait = self._wait(COMPUTER_WAIT)
        if self._pace.mode == "playing" and not self._stepping and free_table(table):
            wait = max(wait, FREE_TABLE_WAIT)
        if table.next_of_computer() is not None:
            self._questions.delay(wait, self._play_again)
        else:
            self._questions.ask(
                match.observe(seat), chair.level or USUAL_LEVEL, seed_for(match.deal, len(match.moves)),
                lawful(match), self._computer_plays, wait,
            )  # fmt: skip
        return True

    def _wait(self, wait: int) -> int:
        return 0 if self._stepping else self._pace.scaled(wait)

    def _computer_plays(self, move: Move) -> None:
        self._play([move])
        self._outbox.deliver()

    def _set_mode(self, mode: Mode) -> None:
        if mode != self._pace.mode:
            self._pace.mode = mode
            self._questions.void()
            self._outbox.put(lambda: self.mode_changed.emit(mode))
