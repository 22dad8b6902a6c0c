"""What the screen is told: the table as one viewer sees it, and what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardgui.rules.game import Game
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation
from cardgui.rules.results import RoundResult
from cardgui.rules.seats import SeatKind
from cardgui.rules.steps import Step

ChangeKind = Literal["move", "deal", "undo", "redo", "open", "viewer", "chairs", "past"]
Mode = Literal["playing", "paused", "fast"]
"""How computer seats go on: at their pace, not at all, without pauses."""
UndoPolicy = Literal["any", "until_seen", "never"]
"""When moves may be taken back: at any time, as long as nothing new was seen since, never."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a chair now.

    seat: from 0, clockwise.  kind: "person", "computer" or "team".  name: to be shown, for a team chair the team's.
    picture: for `scene.look.avatars`: an animal for people, "robot-<seat>" for computer players.
    level: of a computer player, else None.  members: names of a team chair, else ().
    member: which of them is on, or is on next; None for other chairs.
    person: the id of the person in storage, None where unknown (of the member who is on, for a team chair).
    left: on a computer player's chair, the name of the person or team who sat there last and may come back; else "".
    guest: the number of a person who gave no name, whose name is worded in the language of the moment; else 0.
    """

    seat: int
    kind: SeatKind
    name: str
    picture: str
    level: str | None = None
    members: tuple[str, ...] = ()
    member: int | None = None
    person: int | None = None
    left: str = ""
    guest: int = 0

    @property
    def is_person(self) -> bool:
        """A person or a team of people."""
        return self.kind != "computer"


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move of the round on the table.

    actor: the seat that made it.  place: number of the place where its card lies now.  card: its id.
    """

    actor: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as the person at the screen may see it.

    Attributes:
        game: the game that is played.
        observation: places, faces and public facts as `viewer` sees them. Between two rounds: the finished round.
        viewer: the seat whose eyes these are; None for nobody in particular (computer seats alone, or the curtain).
        bottom: the seat drawn at the bottom of the table.
        legal: the moves that the person at the screen may make now, calls included; empty while a computer seat is
            on turn, while a round or the match is over and while nobody is looking.
        chairs: one a seat.
        turn: the seat on turn, None when the round is over.
        totals: points by seat after the rounds in `results`.
        results: of the rounds that are over, the one on the table included once it is.
        waiting: the round is over and the next one can be dealt (`TableController.next_round`).
        over: the match is over.
        winners: seats that have won the match, () until it is over.
        last: for marking the card of the last move; None after a deal and where that card is out of sight.
        can_undo: whether `undo` would do something.
        undo_reason: why not: "nothing" (no decision of a person to take back), "never" (the preference forbids it),
            "seen" (a card was seen since, and the preference forbids it then); "" when it would.
        can_redo: whether `redo` would do something.
        mode: how computer seats go on.
        asked_for: the seat whose person must say "I am here" (`TableController.i_am_here`) before cards are shown
            and moves made; None when nobody is asked for.
        moves: how many moves were made in the match; the position is the one before move number `moves`.
        deal: the deal number of the match, for people to read: it is in no observation.
        computers_only: no chair has a person on it.
        hands_open: computer seats alone, since the match began, or a match that is over and seen again: with nobody
            as the viewer, the faces of all hands are in `observation`.
        past: the number of the moment of the log that is shown instead of the present; None for the present.
        calls: what other people at the table than `viewer` may do just now: calls and moves out of turn
            (`TableController.call`).
    """

    game: Game
    observation: Observation
    viewer: int | None
    bottom: int
    legal: Sequence[Move]
    chairs: tuple[Chair, ...]
    turn: int | None
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    waiting: bool
    over: bool
    winners: tuple[int, ...]
    last: LastMove | None
    can_undo: bool
    undo_reason: str
    can_redo: bool
    mode: Mode
    asked_for: int | None
    moves: int
    deal: int
    computers_only: bool
    hands_open: bool = False
    past: int | None = None
    calls: Sequence[Move] = ()

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def round(self) -> int:
        """The round on the table, from 0."""
        return self.observation.number


@dataclass(frozen=True, slots=True)
class Change:
    """Something has changed.

    kind: "move": one gesture of a person, or one move of a computer seat. "deal": a new match or a new round.
        "undo", "redo": to another moment of this match. "open": another match. "viewer": other eyes, or a person
        is asked for; a cut, never an animation. "chairs": somebody left, came or got another name. "past": another
        moment is looked at, or the present again; nothing of the match has changed.
    before: None when no match was on the table, and for a match that is opened or newly dealt.
    after: always what `TableController.view` answers once all earlier changes have been told.
    steps: what happened, as the viewer of `before` sees it (for a "deal": as the viewer of `after`). Filled for
        "move", where folding them over `before.observation.table` gives `after.observation.table`, and for "deal",
        where folding starts from `Table.fresh(deck, places)`; empty for all other kinds. A move never changes the
        viewer: that is a change of its own, after `settled`.
    moves: the moves that were made, for the log; empty for all kinds but "move".
    """

    kind: ChangeKind
    before: View | None
    after: View
    steps: Sequence[Step] = ()
    moves: Sequence[Move] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal or a gesture, for the log, as the viewer of now may know it.

    number: for `TableController.look_at`, from 0.  round: from 0.  seat: who made the gesture, None for a deal.
    names, pictures: by seat, of those who sat there then.  steps: what happened, without what is hidden.
    """

    number: int
    round: int
    seat: int | None
    names: tuple[str, ...]
    pictures: tuple[str, ...]
    steps: Sequence[Step]
