"""The table: the one place where a match changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardgui.controller import sentences
from cardgui.controller.autosave import Autosave
from cardgui.controller.calls import calls, free_table, lawful
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.opening import load_record
from cardgui.controller.outbox import Outbox
from cardgui.controller.pace import COMPUTER_WAIT, FREE_TABLE_WAIT, SCORES_WAIT, Pace
from cardgui.controller.questions import Player, Questions, seed_for
from cardgui.controller.setup import Setup, check_setup, checked_level, person_name
from cardgui.controller.showing import log_of, past_view, snapshot_of, undo_reason, view_of
from cardgui.controller.summary import summary_of
from cardgui.controller.view import Change, ChangeKind, Mode, Moment, UndoPolicy, View
from cardgui.controller.viewer import Sight, sight
from cardgui.rules.errors import DeckError, IllegalMove, RulesError
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.seats import LEVELS
from cardgui.rules.steps import Steps, seen_by_eyes
from cardgui.storage.database import Database
from cardgui.storage.errors import RecordFileError, StorageError, UnreadableMatch
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import Person
from cardgui.storage.records_files import write_record


class TableController(QObject):
    """Holds the match on the table, and is the one place that changes it.

    A move is carried out and saved when it is made; the screen follows. Every `changed` is to be answered by a call
    of `settled` once all has come to rest on the screen (at once where nothing moves): turning the table to the next
    person, the curtain, computer seats, `round_over` and `match_over` wait for it. Commands need not wait for it.
    A signal's receiver may call any method; what that leads to is told after all receivers have been told of what
    was first.

    Signals:
        changed(Change): something is different now.
        refused(IllegalMove): a gesture was not legal and nothing has changed (ALL-5); the person is told why.
        failed(str): one line to show, in the language at the table; play can go on.
        round_over(): the round on the table is over and everybody has seen it; the score sheet, then `next_round`.
        match_over(): the same for the match.
        thinking(bool): a computer seat is (no longer) being waited for.
        hint(Move): what `ask_hint` has found.
        mode_changed(str): `mode` is another one.
    """

    changed = Signal(object)
    refused = Signal(object)
    failed = Signal(str)
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
        self._past: int | None = None

    # -- which match

    @property
    def has_match(self) -> bool:
        """Whether a match is on the table."""
        return self._open is not None

    @property
    def match_id(self) -> int | None:
        """The number of the saved match that is on the table."""
        return self._autosave.match_id

    @property
    def store(self) -> MatchStore | None:
        """Where the match is saved. Whoever changes the match on the table (its title) goes through this one: for a
        change by another store it would be taken for a match that two windows play, and saved as a second one."""
        return self._autosave.store

    def resume(self, reopen: bool = True) -> bool:
        """To be called once at the start, when everybody listens: says what was wrong with the saved data, if
        anything, and with `reopen` puts the match back that was on the table last. Answers whether one was."""
        if self._database is not None:
            if self._database.set_aside is not None:
                self._fail(sentences.data_set_aside(self._database.set_aside))
            if self._database.trouble is not None:
                self._fail(sentences.nothing_kept(self._database.trouble))
        match_id = None
        if reopen:
            try:
                match_id = self._autosave.open_match()
            except StorageError as error:
                self._fail(sentences.match_unreadable(error))
        self._outbox.deliver()
        return match_id is not None and self.open_saved(match_id)

    def new_match(self, setup: Setup) -> None:
        """Deal a new match. Raises RulesError, and nothing has changed then, for a set-up that the rules forbid."""
        check_setup(setup)
        steps: Steps = []
        match = Match(setup.game, setup.seats, setup.deal, setup.options, setup.start, tell=steps)
        self._put(OpenMatch(match, setup.people))
        self._autosave.begin()
        self._change("deal", None, self._seen(steps))
        self._outbox.deliver()

    def open_match(self, match: Match) -> None:
        """Put a match that was read from a record on the table, as a new saved match (`opening.load_record`)."""
        self._put(OpenMatch(match))
        self._autosave.begin()
        self._change("open", None)
        self._outbox.deliver()

    def open_record(self, path: Path) -> bool:
        """Put the match of a record file on the table; one that cannot be read is told of by `failed`."""
        try:
            match = load_record(path)
        except (RecordFileError, RulesError) as error:
            self._fail(sentences.record_unreadable(error))
            self._outbox.deliver()
            return False
        self.open_match(match)
        return True

    def open_saved(self, match_id: int) -> bool:
        """Put a saved match on the table; one that cannot be read is set aside and told of by `failed`."""
        try:
            stored = self._autosave.load(match_id)
            table = OpenMatch.read(stored.header, stored.moves, stored.cursor, stored.seated)
        except (StorageError, UnreadableMatch, RulesError) as error:
            self._cannot_open(match_id, error)
            self._outbox.deliver()
            return False
        self._put(table)
        self._autosave.adopt(match_id)
        if table.match.over:
            # The program may have ended between the last move and its result.
            self._autosave.finish()
        self._change("open", None)
        self._outbox.deliver()
        return True

    def put_away(self) -> None:
        """Clear the table for the start page. The match stays saved and is not reopened at the next start."""
        self._open = None
        self._past = None
        self._questions.void()
        self._autosave.put_away()
        self._outbox.deliver()

    def save_record(self, path: Path) -> bool:
        """Write the match as a record file; a failure is told of by `failed`."""
        try:
            write_record(path, self.record_text())
        except RecordFileError as error:
            self._fail(sentences.record_not_written(error))
            self._outbox.deliver()
            return False
        return True

    def record_text(self) -> str:
        """The record of the match, up to the position on the table."""
        return self._table.record()

    def view(self) -> View:
        """The table as it stands. Raises RuntimeError when no match is on it."""
        table = self._table
        reason = undo_reason(table, self._undo_policy, self._watcher)
        now = view_of(table, self._sight, self._known, self._pace.mode, reason)
        return now if self._past is None else past_view(now, table, self._past, self._known)

    # -- what has happened

    def log(self, since: int = 0) -> list[Moment]:
        """What has happened in the match, as the viewer of now may know it, from moment number `since` on."""
        return [] if self._open is None else log_of(self._open, self._sight.viewer, self._known, since)

    @property
    def moments(self) -> int:
        """How many moments the log has."""
        return 0 if self._open is None else len(self._open.account.entries)

    def look_at(self, number: int | None) -> bool:
        """Show the table as it stood after that moment of the log; None, or the last one: as it stands. Answers whether
        another moment is shown now. Raises IndexError for a moment that there is not.

        Nothing goes on by itself meanwhile, and nothing of the match is changed; whatever else is commanded leads back
        to the present first, and undo and redo do no more than that. While a person is asked for there is no past.
        """
        count = self.moments
        if number is not None and not 0 <= number < count:
            raise IndexError(f"moment {number}: there are {count}")
        if number == count - 1:
            number = None
        if self._open is None or number == self._past or (number is not None and self._sight.asked_for is not None):
            return False
        before = self.view()
        self._questions.void()
        self._past = number
        self._change("past", before)
        self._outbox.deliver()
        return True

    def _to_now(self) -> bool:
        """Show the present, if it is not shown; for the begin of a command, which delivers at its end."""
        if self._past is None:
            return False
        before = self.view()
        self._past = None
        self._change("past", before)
        return True

    # -- what people do

    def play(self, moves: Sequence[Move]) -> bool:
        """One gesture of a person at the screen: all its moves, or none of them and `refused`. Undoes as one."""
        table = self._table
        if not moves:
            return False
        self._to_now()
        if not table.match.game.secret_hands:
            self._turn_table()
        try:
            if any(move.actor != self._sight.viewer for move in moves) and not table.match.round.over:
                raise IllegalMove(str(moves[0]), "not_your_turn")
            return self._play(moves)
        except IllegalMove as error:
            refusal = error
            self._outbox.put(lambda: self.refused.emit(refusal))
            return False
        finally:
            self._outbox.deliver()

    def call(self, move: Move) -> bool:
        """A call, or a move out of turn, of another person at the table than the one at the screen (`View.calls`);
        `refused` where it is not open."""
        table = self._table
        self._to_now()
        try:
            known = not move.out_of_turn or move in table.match.round.others(move.actor)
            if known and move not in calls(table, self._sight):
                raise IllegalMove(str(move), "not_your_turn")
            return self._play([move])
        except IllegalMove as error:
            refusal = error
            self._outbox.put(lambda: self.refused.emit(refusal))
            return False
        finally:
            self._outbox.deliver()

    def undo(self) -> bool:
        """Take back to the last decision of a person; at a table of computer seats alone the last move, which also
        pauses it. Answers whether anything changed."""
        table = self._table
        if self._to_now():
            self._outbox.deliver()
            return True
        target = table.undo_target()
        if target is None or undo_reason(table, self._undo_policy, self._watcher):
            return False
        before = self.view()
        self._new_position()
        table.go_to(target)
        if not table.people:
            self._set_mode("paused")
        self._jumped("undo", before)
        return True

    def redo(self) -> bool:
        """Play what was taken back, up to the next decision of a person or the end of the round; computer seats are
        not asked again. Answers whether anything changed."""
        table = self._table
        if self._to_now():
            self._outbox.deliver()
            return True
        target = table.redo_target()
        if target is None:
            return False
        before = self.view()
        self._new_position()
        table.go_to(target)
        self._jumped("redo", before)
        return True

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
        self._look(self._due_sight())
        self._change("deal", before, self._seen(steps))
        self._outbox.deliver()
        return True

    def i_am_here(self, seat: int) -> bool:
        """The person who was asked for (`View.asked_for`) is there: the curtain lifts."""
        if self._open is None or self._sight.asked_for != seat:
            return False
        before = self.view()
        self._look(Sight(seat, seat))
        self._change("viewer", before)
        self._outbox.deliver()
        return True

    def leave_seat(self, seat: int, level: str = "skilled") -> None:
        """The person on a chair leaves; a computer player of that level takes over."""
        table = self._table
        if table.seat(seat).kind != "computer":
            level = checked_level(level)
            self._to_now()
            before = self.view()
            table.leave(seat, level)
            self._reseated(before)

    def take_seat(self, seat: int, name: str | None = None, person: int | None = None) -> None:
        """A person takes the chair of a computer player: the one who left it, or one of that name.

        person: the id in storage, where known.
        """
        table = self._table
        if table.seat(seat).kind != "computer":
            return
        self._to_now()
        before = self.view()
        if name is not None or person is not None or not table.come_back(seat):
            known = self._autosave.people().get(person) if person is not None else None
            table.take(seat, name or (known.name if known is not None else person_name(seat + 1)), person)
        self._reseated(before)

    def people_changed(self) -> None:
        """Names or pictures of people in storage are others now."""
        if self._open is not None:
            before = self.view()
            self._known = self._autosave.people()
            self._change("chairs", before)
            self._outbox.deliver()

    def ask_hint(self) -> bool:
        """Look for a good move for the person at the screen, who gets it by `hint`. False when it is not their turn.
        A change of the position drops the question."""
        table = self._table
        match, seat = table.match, self._sight.viewer
        if self._past is not None or match.round.over or seat is None or table.turn != seat:
            return False
        if table.seat(seat).kind == "computer":
            return False
        self._questions.ask(
            match.observe(seat), LEVELS[-1], seed_for(match.deal, len(match.moves)), match.legal_moves(),
            self._found_hint, quiet=True,
        )  # fmt: skip
        self._outbox.deliver()
        return True

    # -- pace

    def settled(self) -> None:
        """All has come to rest on the screen."""
        self._outbox.at_rest = True
        self._outbox.deliver()

    @property
    def mode(self) -> Mode:
        """How computer seats go on."""
        return self._pace.mode

    def pause(self, on: bool) -> None:
        """Computer seats wait from now on, or go on."""
        if not on:
            self._to_now()
        self._set_mode("paused" if on else "playing")
        self._outbox.deliver()

    def step(self) -> None:
        """Let the computer seat on turn make one move, or at a table of computer seats the next round be dealt, while
        paused or not."""
        if self._open is not None:
            self._to_now()
            self._questions.void()
            self._stepping = True
            self._outbox.deliver()

    def fast_forward(self, on: bool) -> None:
        """Computer seats make no pauses from now on; ends by itself when a person is on turn."""
        self._to_now()
        self._set_mode("fast" if on else "playing")
        self._outbox.deliver()

    def set_speed(self, percent: int) -> None:
        """How fast computer seats play: 100 is usual, 200 twice as fast, 0 without any pause."""
        self._pace.speed = percent

    def set_undo_policy(self, policy: UndoPolicy) -> None:
        """When moves may be taken back from now on."""
        self._undo_policy = policy

    def close(self) -> None:
        """Stop timers and the worker process. The match is saved already. The controller is of no use afterwards."""
        self._outbox.close()
        self._questions.close()

    # -- inside: the position

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
        self._past = None

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

    def _jumped(self, kind: ChangeKind, before: View) -> None:
        table = self._table
        self._autosave.move_cursor(table.history.cursor, self._summary())
        if table.match.over:
            self._autosave.finish()
        self._look(self._due_sight())
        self._change(kind, before)
        self._outbox.deliver()

    def _cannot_go_on(self, error: DeckError) -> None:
        self._stuck = True
        self._fail(sentences.deck_wrong(error))

    def _reseated(self, before: View) -> None:
        table = self._table
        self._questions.void()
        self._known = self._autosave.people()
        self._autosave.set_changes(table.changes)
        self._autosave.set_seated(table.seated)
        self._autosave.move_cursor(table.history.cursor, self._summary())
        self._look(self._due_sight())
        self._change("chairs", before)
        self._outbox.deliver()

    # -- inside: whose eyes

    def _due_sight(self) -> Sight:
        table = self._table
        return sight(table.people, table.turn, table.match.game.secret_hands, self._sight)

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

    # -- inside: what goes on by itself

    def _advance(self) -> bool:
        """One thing that follows by itself once all is at rest; False when there is none, or it will take time."""
        if self._open is None or self._past is not None:
            return False
        table = self._open
        match = table.match
        if self._turn_table():
            return True
        if match.round.over and not self._announced:
            self._announced = True
            self._outbox.put(self.match_over.emit if match.over else self.round_over.emit)
            return True
        if self._questions.waiting or self._stuck or match.over:
            return False
        held = self._pace.mode == "paused" and not self._stepping
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
                match.observe(seat), chair.level or LEVELS[0], seed_for(match.deal, len(match.moves)),
                lawful(match), self._computer_plays, wait,
            )  # fmt: skip
        return True

    def _wait(self, wait: int) -> int:
        return 0 if self._stepping else self._pace.scaled(wait)

    def _computer_plays(self, move: Move) -> None:
        self._play([move])
        self._outbox.deliver()

    def _found_hint(self, move: Move) -> None:
        self._outbox.put(lambda: self.hint.emit(move))
        self._outbox.deliver()

    def _set_mode(self, mode: Mode) -> None:
        if mode != self._pace.mode:
            self._pace.mode = mode
            self._questions.void()
            self._outbox.put(lambda: self.mode_changed.emit(mode))

    # -- inside: telling and saving

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

    def _cannot_open(self, match_id: int, problem: Exception) -> None:
        """Say so, and set the saved match aside if it is the match that is wrong."""
        path = None
        if not isinstance(problem, StorageError):
            try:
                path = self._autosave.set_aside(match_id)
            except StorageError as error:
                problem = error
        said = sentences.match_unreadable(problem) if path is None else sentences.match_set_aside(path, problem)
        self._fail(said)
