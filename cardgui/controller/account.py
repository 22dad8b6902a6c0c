"""What has happened in the match on the table, gesture by gesture: for the log, and for looking at the past."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.controller.history import Row
from cardgui.controller.laid_open import with_hands_turned
from cardgui.controller.view import LastMove
from cardgui.rules.matches import Match
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import Round
from cardgui.rules.steps import Moved, Step, Steps, Turned


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal or one gesture.

    moves: how many moves had been made after it.  round: in which it happened, or which it dealt, from 0.
    seat: who made the gesture, None for a deal.  member: of a team chair, who of it.
    steps: with all faces.  last: as in `View`.
    """

    moves: int
    round: int
    seat: int | None
    member: int | None
    steps: Sequence[Step]
    last: LastMove | None


class Account:
    """Follows the rows of a match. Each position has one entry that led to it, so an entry's number names it.

    entries: in order, the first deal first.
    """

    def __init__(self, match: Match) -> None:
        """match: any moment of the match to be followed."""
        self._start = match.replay(())
        self._rows: list[Row] = []
        steps: Steps = []
        self._match = self._begun(steps)
        self._at: tuple[int, Match] | None = None
        self.entries = [Entry(0, self._match.round.number, None, None, steps, None)]

    def _begun(self, tell: Steps | None = None) -> Match:
        first = self._start
        return Match(first.game, first.seats, first.deal, first.option_values(), first.start, first.decks, tell=tell)

    def follow(self, rows: Sequence[Row], number: int) -> None:
        """Go to where the match stands. rows: those that count.  number: the round on the table, from 0."""
        same = 0
        for own, row in zip(self._rows, rows):
            if own != row:
                break
            same += 1
        while 0 < same < len(rows) and rows[same].gesture == rows[same - 1].gesture:
            same -= 1
        if same < len(self._rows) or number < self._match.round.number:
            self._go_back(rows, same, rows[same].round if same < len(rows) else number)
        while len(self._rows) < len(rows):
            self._deal(rows[len(self._rows)].round)
            self._gesture(rows)
        self._deal(number)

    def _go_back(self, rows: Sequence[Row], same: int, number: int) -> None:
        """Forget all but the first `same` rows and what led to round `number`."""
        self._at = None
        earlier = [entry for entry in self.entries if entry.moves <= same]
        kept = [entry for entry in earlier if entry.seat is not None or entry.round <= number]
        self.entries = kept
        self._rows = list(rows[: kept[-1].moves])
        self._match = self._position(len(kept) - 1)

    def _deal(self, number: int) -> None:
        match = self._match
        while match.waiting and match.round.number < number:
            steps: Steps = []
            match.next_round(steps)
            self.entries.append(Entry(len(self._rows), match.round.number, None, None, steps, None))

    def _gesture(self, rows: Sequence[Row]) -> None:
        first = rows[len(self._rows)]
        match, seat = self._match, first.move.actor
        member = match.member(seat)
        steps: Steps = []
        last = None
        for row in rows[len(self._rows) :]:
            if row.gesture != first.gesture:
                break
            made: Steps = []
            match.play(row.move, made)
            steps += with_hands_turned(match.round, made)
            last = last_move(match.round, row.move.actor, made)
            self._rows.append(row)
        self.entries.append(Entry(len(self._rows), match.round.number, seat, member, steps, last))

    def match_at(self, number: int) -> Match:
        """The match as it stood after an entry; not to be changed."""
        if self._at is None or self._at[0] != number:
            self._at = number, self._position(number)
        return self._at[1]

    def _position(self, number: int) -> Match:
        entry = self.entries[number]
        match = self._begun()
        for row in self._rows[: entry.moves]:
            match.play(row.move)
        while match.waiting and match.round.number < entry.round:
            match.next_round()
        return match


def last_move(position: Round, actor: int, steps: Sequence[Step]) -> LastMove | None:
    """Where the card of a move lies after it. steps: of the move."""
    for step in steps:
        if isinstance(step, (Moved, Turned)) and step.actor == actor:
            card = step.cards[0]
            places = position.game.places(position.seats)
            for number, pile in enumerate(position.piles):
                if card in pile and places[number].kind is not PlaceKind.DRAW:
                    return LastMove(actor, number, card)
            return None
    return None
