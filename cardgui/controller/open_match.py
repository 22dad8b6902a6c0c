"""The match on the table with the moves that were taken back: where undo and redo lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from cardgui.controller.account import Account, last_move
from cardgui.controller.computer_names import computer_name
from cardgui.controller.history import History, IsDecision, Row
from cardgui.controller.laid_open import hands_turned, with_hands_turned, with_open_hands
from cardgui.controller.seats import changes_upto, last_person, occupant
from cardgui.controller.view import LastMove
from cardgui.rules.errors import IllegalMove, RulesError
from cardgui.rules.matches import Match
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation, observe_open_hands
from cardgui.rules.records import header, set_up, to_record
from cardgui.rules.rounds import NOBODY, Round
from cardgui.rules.seats import Seat, SeatChange
from cardgui.rules.steps import Steps
from cardgui.storage.match_rows import Sitting, StoredMove
from cardgui.storage.matches import StoredMatch


class OpenMatch:
    """match: as it stands.  history: its moves, and those that can be played again.

    changes: who sat where from which move on, those behind the cursor included.
    seated: by seat, the ids of the people in storage.
    last: the last move of the round, for marking.
    seen_again: a match that is over is looked at from its start, with open hands; ends with the next move.
    """

    def __init__(self, match: Match, seated: Sequence[Sitting] = (), history: History | None = None) -> None:
        """history: all moves of `match` and maybe more; None: just those, each a gesture of its own."""
        self.match = match
        self.history = History() if history is None else history
        self.changes = list(match.changes)
        self.last: LastMove | None = None
        self.seen_again = False
        self.seated = [*seated, *[None] * len(match.seats)][: len(match.seats)]
        self._left: dict[int, Sitting] = {}
        self._earlier: tuple[int, Round] | None = None
        self._account: Account | None = None
        if history is None and match.moves:
            stored = [StoredMove(move.text, number) for number, move in enumerate(match.moves)]
            rows, self.match, self.last = _replayed(match, stored)
            self.history = History(rows, len(rows))

    @classmethod
    def read(cls, stored: StoredMatch) -> Self:
        """A match as it was saved. Raises RulesError where the moves that count are not what they should be."""
        start = set_up(stored.header)
        counting, match, last = _replayed(start, stored.moves[: stored.cursor])
        try:
            rows = counting if stored.cursor == len(stored.moves) else _replayed(start, stored.moves)[0]
        except RulesError:
            # Nobody loses a match because what was taken back from it cannot be played again.
            rows = counting
        opened = cls(match, stored.seated, History(rows, stored.cursor))
        opened.last = last
        return opened

    def branch(self, number: int) -> OpenMatch:
        """A match of its own that goes on from where this one stood after entry `number` of the account, with those
        who sit there now. Raises IndexError."""
        entry = self.account.entries[number]
        rows = self.history.rows[: entry.moves]
        match = self.match.replay([row.move for row in rows])
        while match.waiting and match.round.number < entry.round:
            match.next_round()
        match.changes = changes_upto(match.seats, self.changes, entry.moves)
        branched = OpenMatch(match, self.seated, History(rows, len(rows)))
        branched.last = entry.last
        branched._left = dict(self._left)
        return branched

    # -- who sits there

    @property
    def turn(self) -> int | None:
        seat = self.match.round.seat
        return None if seat == NOBODY else seat

    @property
    def people(self) -> list[int]:
        """The seats with people on them, ascending."""
        return [seat for seat in range(len(self.match.seats)) if self.seat(seat).kind != "computer"]

    def seat(self, seat: int) -> Seat:
        """Who sits there now."""
        return occupant(self.match.seats, self.changes, seat)

    def leave(self, seat: int, level: str) -> None:
        """A computer player takes the chair of a person."""
        names = [self.seat(other).name for other in range(len(self.match.seats))]
        self._left[seat] = self.seated[seat]
        self._change_seat(seat, Seat("computer", computer_name(names), level), None)

    def come_back(self, seat: int) -> bool:
        """The person or team who sat there last is back; False when nobody ever did."""
        back = last_person(self.match.seats, self.changes, seat)
        if back is not None:
            self._change_seat(seat, back, self._left.get(seat))
        return back is not None

    def take(self, seat: int, sits: Seat, person: int | None) -> None:
        """A person takes a chair. person: the id in storage."""
        self._change_seat(seat, sits, person)

    def _change_seat(self, seat: int, sits: Seat, sitting: Sitting) -> None:
        """From the next move that is made, `sits` has the chair."""
        self.seated[seat] = sitting
        at = len(self.history.rows)
        self.changes = [change for change in self.changes if (change.at, change.seat) != (at, seat)]
        self.changes.append(SeatChange(at, seat, sits.kind, sits.name, sits.level, sits.guest))
        if self.history.next is None:
            self.changes = changes_upto(self.match.seats, self.changes, at)

    def _was_computer(self, index: int) -> bool:
        actor = self.history.rows[index].move.actor
        return occupant(self.match.seats, self.changes, actor, index).kind == "computer"

    def _decisions(self) -> IsDecision:
        """A move of a person who still sits there; where no people sit, any."""
        people = set(self.people)
        rows = self.history.rows

        def is_decision(index: int) -> bool:
            return not people or (rows[index].move.actor in people and not self._was_computer(index))

        return is_decision

    # -- what can be seen

    @property
    def hands_open(self) -> bool:
        """Whether computer players sit there alone and always did: their hands lie open. A person who has left may
        come back, and must not have seen the others' cards meanwhile. And where all is over, nothing is a secret for
        those who look at it again."""
        if self.seen_again and self.match.over:
            return True
        seats = range(len(self.match.seats))
        return all(last_person(self.match.seats, self.changes, seat) is None for seat in seats)

    def eyes(self, viewer: int | None) -> int:
        """The bits of `Round.knows` whose cards a viewer is shown."""
        position = self.match.round
        return position.everyone if viewer is None and self.hands_open else 1 << position.eye(viewer)

    def observe(self, match: Match, viewer: int | None) -> Observation:
        """A moment of the match as a viewer is shown it."""
        seen = observe_open_hands(match.round) if viewer is None and self.hands_open else match.observe(viewer)
        return with_open_hands(seen, match.round)

    @property
    def account(self) -> Account:
        """What has happened so far."""
        if self._account is None:
            self._account = Account(self.match)
        self._account.follow(self.history.rows[: self.history.cursor], self.match.round.number)
        return self._account

    # -- to other moments

    def undo_target(self) -> int | None:
        """The cursor before the last decision of a person, or before the last move where no people sit."""
        return self.history.undo_target(self._decisions())

    def redo_target(self) -> int | None:
        """The cursor before the next decision of a person, or at the end of a round."""
        return self.history.redo_target(self._decisions())

    def go_to(self, cursor: int) -> None:
        """Take back or play again until the first `cursor` rows count.

        Taking back the first move of a round leads to its deal, not to the end of the round before.
        """
        moves = self.history.moves(cursor)
        back = cursor < self.history.cursor
        if back:
            self.match = self.match.replay(moves[:-1])
            self.last = None
        for move in moves[len(self.match.moves) :]:
            self._make(move, [])
        self.history.cursor = cursor
        if back and self._begins_round(self.match):
            self.deal()

    def hides(self, other: Round, eyes: Sequence[int]) -> bool:
        """Whether somebody sees a face now that they had not seen in `other`, an earlier moment.

        eyes: bits of `Round.knows`.
        """
        now = self.match.round
        if now.number != other.number:
            return True
        mask = sum(1 << eye for eye in set(eyes))
        knows = list(now.knows)
        for step in hands_turned(now):
            for card in step.cards:
                knows[card] = now.everyone
        return any(
            known & mask & ~(before if pool == pool_before else 0)
            for known, before, pool, pool_before in zip(knows, other.knows, now.pool, other.pool, strict=True)
        )

    def round_at(self, cursor: int) -> Round:
        """The round as it stood when the first `cursor` rows counted, before the next one was played."""
        if self._earlier is None or self._earlier[0] != cursor:
            match = self.match.replay(self.history.moves(cursor))
            if self._begins_round(match):
                match.next_round()
            self._earlier = cursor, match.round
        return self._earlier[1]

    def _begins_round(self, match: Match) -> bool:
        """Whether the row that follows `match` is the first of the round to come: there its player decided."""
        following = self.history.rows[len(match.moves)]
        return match.waiting and following.round > match.round.number

    # -- going on

    def play(self, moves: Sequence[Move]) -> Steps:
        """One gesture: all moves, or none. Answers their steps with all faces.

        Raises IllegalMove or DeckError, and nothing has changed then.
        """
        match = self.match
        if match.over or match.round.over:
            raise IllegalMove(str(moves[0]), "match_over" if match.over else "round_over")
        if len(moves) > 1:
            trial = match.round.clone()
            for move in moves:
                trial.play(move)
        if self._earlier is not None and self._earlier[0] >= self.history.cursor:
            self._earlier = None
        steps: Steps = []
        for move in moves:
            self._make(move, steps)
        self.changes = changes_upto(match.seats, self.changes, self.history.cursor)
        self.history.append(moves, match.round.number)
        return steps

    def next_of_computer(self) -> Row | None:
        """What the computer seat on turn did here before it was taken back."""
        row = self.history.next
        if row is None or row.move.actor != self.turn or not self._was_computer(self.history.cursor):
            return None
        return row if row.move in self.match.legal_moves() else None

    def play_again(self) -> tuple[list[Move], Steps]:
        """The next row of the history, which is not cut off by that. Answers moves and steps with all faces."""
        row = self.history.next
        assert row is not None
        steps: Steps = []
        self._make(row.move, steps)
        self.history.cursor += 1
        return [row.move], steps

    def deal(self) -> Steps:
        """The next round. Answers the steps of the deal with all faces. Raises DeckError."""
        steps: Steps = []
        self.match.next_round(steps)
        self.last = None
        return steps

    def _make(self, move: Move, steps: Steps) -> None:
        self.seen_again = False
        made: Steps = []
        self.match.play(move, made)
        steps += with_hands_turned(self.match.round, made)
        self.last = last_move(self.match.round, move.actor, made)

    # -- as text

    def _dated(self) -> Match:
        """The match with the changes of chairs that a record of it has."""
        self.match.changes = changes_upto(self.match.seats, self.changes, self.history.cursor)
        return self.match

    def record(self) -> str:
        return to_record(self._dated())

    def header(self) -> str:
        """The record without its moves, with all changes of chairs."""
        self.match.changes = list(self.changes)
        return header(self.match)

    def stored_moves(self) -> list[StoredMove]:
        return [StoredMove(row.move.text, row.gesture) for row in self.history.rows]


def _replayed(start: Match, moves: Sequence[StoredMove]) -> tuple[list[Row], Match, LastMove | None]:
    """Rows for moves from the start of a match, the match after them, and the mark of the last one."""
    match = start.replay(())
    rows: list[Row] = []
    last: LastMove | None = None
    for number, stored in enumerate(moves):
        if match.waiting:
            match.next_round()
        move = match.parse_move(stored.text)
        if number < len(moves) - 1:
            match.play(move)
        else:
            steps: Steps = []
            match.play(move, steps)
            last = last_move(match.round, move.actor, steps)
        rows.append(Row(move, stored.gesture, match.round.number))
    return rows, match, last
