"""The table: the one place where a match changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardgui.controller import sentences
from cardgui.controller.calls import calls
from cardgui.controller.known_matches import KnownMatch
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.opening import load_record
from cardgui.controller.questions import seed_for
from cardgui.controller.setup import Setup, check_setup, checked_level, nameless, new_deal
from cardgui.controller.showing import log_of, undo_reason
from cardgui.controller.table_flow import TableFlow
from cardgui.controller.view import ChangeKind, Moment, UndoPolicy, View
from cardgui.controller.viewer import Sight
from cardgui.rules.errors import IllegalMove, RulesError
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.seats import LEVELS, USUAL_LEVEL, Seat
from cardgui.rules.steps import Steps
from cardgui.storage.errors import RecordFileError, StorageError, UnreadableMatch
from cardgui.storage.matches import MatchStore
from cardgui.storage.records_files import write_record


class TableController(TableFlow):
    """Holds the match on the table, and is the one place that changes it.

    A move is carried out and saved when it is made; the screen follows. Every `changed` is to be answered by a call
    of `settled` once all has come to rest on the screen (at once where nothing moves): turning the table to the next
    person, the curtain, computer seats, `round_over` and `match_over` wait for it. Commands need not wait for it.
    A signal's receiver may call any method; what that leads to is told after all receivers have been told of what
    was first.

    Signals: see `TableFlow`.
    """

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
        """Put a match that was read from a record on the table (`opening.load_record`), as a new saved match.

        One that is saved already is the match on the table then (`known`). If it has gone on since, it is shown as it
        stood in the record: from there it can be gone on with anew (`continue_from`). Computer seats go on, however the
        table was left.
        """
        table = OpenMatch(match)
        known = self._autosave.known(table)
        if known is not None and self._open_known(known, table):
            return
        self._put(table)
        self._set_mode("playing")
        self._autosave.begin()
        self._change("open", None)
        self._outbox.deliver()

    def _open_known(self, known: KnownMatch, table: OpenMatch) -> bool:
        past = len(table.account.entries) - 1 if known.further else None
        if known.id == self._autosave.match_id:
            self.look_at(past)
            self._set_mode("playing")
        elif not self.open_saved(known.id, past):
            return False
        self._outbox.put(self.known.emit)
        self._outbox.deliver()
        return True

    def open_record(self, path: Path) -> bool:
        """Put the match of a record file on the table; one that cannot be read is told of by `failed`."""
        try:
            match = load_record(path)
        except RecordFileError as error:
            self._fail(sentences.record_unreadable(error))
            self._outbox.deliver()
            return False
        self.open_match(match)
        return True

    def open_saved(self, match_id: int, past: int | None = None) -> bool:
        """Put a saved match on the table; one that cannot be read is set aside and told of by `failed`, with all
        others like it.

        past: the moment of the log to look at first (`look_at`), None for the present. A match that is over is seen
        with open hands, by nobody in particular. Of another one an onlooker sees the past where somebody would have
        to be asked for, which waits for the present. One that was given up is taken up again, unless it is the past
        that is looked at first.
        """
        table = self._read_or_tell(match_id)
        if table is None:
            return False
        self._put(table)
        self._set_mode("playing")
        if past is not None and past < self.moments - 1:
            table.seen_again = table.match.over
            if table.match.over or self._sight.asked_for is not None:
                self._look(Sight(None, self._sight.bottom))
            self._past = past
        self._autosave.adopt(match_id, go_on=past is None)
        if table.match.over:
            # The program may have ended between the last move and its result.
            self._autosave.finish()
        self._change("open", None)
        self._outbox.deliver()
        return True

    def continue_from(self, number: int, match_id: int | None = None) -> bool:
        """Put a new match on the table that goes on from where another stood after a moment of its log; the other one
        stays saved as it is. It does not count as played without undo.

        match_id: of the saved match, None for the one on the table. Answers whether it could be read (`open_saved`).
        Raises IndexError for a moment that there is not.
        """
        table = self._table if match_id is None else self._read_or_tell(match_id)
        if table is None:
            return False
        self._put(table.branch(number))
        self._set_mode("playing")
        self._autosave.begin(undos=1)
        self._change("open", None)
        self._outbox.deliver()
        return True

    def set_unreadable_aside(self, match_id: int) -> None:
        """Set aside a saved match that was found to be unreadable, with all others like it, and tell of it."""
        try:
            self._read(match_id)
        except (StorageError, UnreadableMatch, RulesError) as error:
            self._cannot_open(match_id, error)
            self._outbox.deliver()

    def put_away(self) -> None:
        """Clear the table for the start page. The match stays saved and is not reopened at the next start."""
        self._open = None
        self._past = None
        self._questions.void()
        self._set_mode("playing")
        self._autosave.put_away()
        self._outbox.deliver()

    def give_up(self, match_id: int | None = None) -> bool:
        """Let nobody go on with a match: the one on the table [default], which is cleared, or another saved one. It
        stays in the history and can be opened from there. Answers whether that could be saved; where not, `failed`
        says why and nothing has changed."""
        chosen = self.match_id if match_id is None else match_id
        done = chosen is None or self._autosave.give_up(chosen)
        if done and self._open is not None and chosen == self.match_id:
            self.put_away()
        self._outbox.deliver()
        return done

    def setup_again(self) -> Setup:
        """A new match like the one on the table: those who sit there now, the same options, another deal."""
        table = self._table
        match = table.match
        seats = tuple(table.seat(seat) for seat in range(len(match.seats)))
        return Setup(match.game, seats, match.option_values(), new_deal(), tuple(table.seated))

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
            self._refuse(error)
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
            self._refuse(error)
            return False
        finally:
            self._outbox.deliver()

    def undo(self) -> bool:
        """Take back to the last decision of a person, who is asked for; at a table of computer seats alone the last
        move, which also pauses it. Answers whether anything changed."""
        table = self._table
        if self._to_now():
            self._outbox.deliver()
            return True
        target = table.undo_target()
        if target is None or undo_reason(table, self._undo_policy, self._watcher):
            return False
        before, decided = self.view(), table.history.rows[target].move.actor
        self._new_position()
        table.go_to(target)
        self._ask_the_undone(decided)
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

    def i_am_here(self, seat: int) -> bool:
        """The person who was asked for (`View.asked_for`) is there: the curtain lifts, or asks for the one on turn."""
        if self._open is None or self._sight.asked_for != seat:
            return False
        before = self.view()
        if self._asked_first is None:
            self._look(Sight(seat, seat))
        else:
            # They know now that their call was taken back, or that they are alone; the table is for the one on turn.
            self._asked_first = None
            self._look(self._due_sight())
        self._change("viewer", before)
        self._outbox.deliver()
        return True

    def leave_seat(self, seat: int, level: str = USUAL_LEVEL) -> None:
        """The person on a chair leaves; a computer player of that level takes over."""
        table = self._table
        if table.seat(seat).kind != "computer":
            level = checked_level(level)
            self._to_now()
            before = self.view()
            table.leave(seat, level)
            self._ask_the_one_left()
            self._reseated(before)

    def take_seat(self, seat: int, name: str | None = None, person: int | None = None, guest: bool = False) -> None:
        """A person takes the chair of a computer player: the one who left it, or one of that name.

        person: the id in storage, where known.  guest: somebody else, without a name.
        """
        table = self._table
        if table.seat(seat).kind != "computer":
            return
        self._to_now()
        before = self.view()
        if guest or name is not None or person is not None or not table.come_back(seat):
            known = self._autosave.people().get(person) if person is not None else None
            given = name or (known.name if known is not None else "")
            table.take(seat, Seat("person", given) if given else nameless(seat + 1), person)
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

    def wait_unseen(self, on: bool) -> None:
        """While nobody can see the table computer seats wait, whatever `mode` is."""
        if on != self._unseen:
            self._unseen = on
            self._questions.void()
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

    # -- inside

    def _refuse(self, error: IllegalMove) -> None:
        self._outbox.put(lambda: self.refused.emit(error))

    def _found_hint(self, move: Move) -> None:
        self._outbox.put(lambda: self.hint.emit(move))
        self._outbox.deliver()

    def _jumped(self, kind: ChangeKind, before: View) -> None:
        table = self._table
        self._autosave.move_cursor(table.history.cursor, self._summary())
        if table.match.over:
            self._autosave.finish()
        self._look(self._due_sight())
        self._change(kind, before)
        self._outbox.deliver()

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

    def _read_or_tell(self, match_id: int) -> OpenMatch | None:
        """A saved match; None for one that cannot be read, which is told of."""
        try:
            return self._read(match_id)
        except (StorageError, UnreadableMatch, RulesError) as error:
            self._cannot_open(match_id, error)
            self._outbox.deliver()
            return None

    def _read(self, match_id: int) -> OpenMatch:
        """A saved match. Raises StorageError, UnreadableMatch or RulesError."""
        return OpenMatch.read(self._autosave.load(match_id))

    def _cannot_open(self, match_id: int, problem: Exception) -> None:
        """Say so, and set the saved match aside if it is the match that is wrong. Where one is, others may be: they
        are looked through then, and told of together."""
        if isinstance(problem, StorageError):
            self._fail(sentences.match_unreadable(problem))
            return
        kept: list[tuple[Path, Exception]] = []
        try:
            for number, found in self._unreadable(match_id, problem):
                path = self._autosave.set_aside(number)
                if path is not None:
                    kept.append((path, found))
        except StorageError as error:
            if not kept:
                problem = error
        self._fail(sentences.matches_set_aside(kept) if kept else sentences.match_unreadable(problem))

    def _unreadable(self, match_id: int, problem: Exception) -> Iterator[tuple[int, Exception]]:
        """The match that cannot be read, then the other unfinished ones like it, and why. Raises StorageError."""
        yield match_id, problem
        for number in self._autosave.unfinished():
            if number != match_id:
                try:
                    self._read(number)
                except (UnreadableMatch, RulesError) as error:
                    yield number, error
