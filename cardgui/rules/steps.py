"""Steps: what happened in a move or a deal, in order, as small facts.

`Round.play` and the deal append steps with every face to a list when they are given one; `seen_by` takes
out of them what one viewer may not see. `fold` carries a viewer's Table through them (the law of the
harness: folding the steps over the table before gives the table after). The scene animates them, the log and
the screen reader say them.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardgui.rules.cards import UNKNOWN


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """Cards went from one place to another.

    actor: the seat whose doing it is, or -1 for the deal.  cards: ids in the order in which they lie in the target.
    at: the index in the target of the first of them; -1 for on top, or at the end of a hand.
    faces: a face a card, UNKNOWN where the viewer may not see it.  knows: a card each, the seats that have seen it now.
    why: "deal", "draw", "play", "take", "exchange", "discard", "column", "complete", "penalty" or "back".
    """

    actor: int
    cards: tuple[int, ...]
    source: int
    target: int
    at: int
    faces: tuple[int, ...]
    knows: tuple[int, ...]
    why: str


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """Cards of a place were turned up where they lie. why: "flip", "stock" or "count"."""

    actor: int
    cards: tuple[int, ...]
    place: int
    faces: tuple[int, ...]
    knows: tuple[int, ...]
    why: str


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """Cards were shuffled into the bottom of a pile: nobody knows their faces any more (SJ-12, SB-12).

    cards: ids from bottom to top of the new part.  sources: the places they came from.
    pool: the number of the shuffle in the round.  faces: what was shuffled, sorted.
    """

    cards: tuple[int, ...]
    sources: tuple[int, ...]
    target: int
    pool: int
    faces: tuple[int, ...]


class TurnPassed(msgspec.Struct, frozen=True, tag="turn"):
    """Seat `seat` is on turn after `before` (-1: nobody).

    why: "" after a turn that was played out, "stuck" after one that ended by itself (ALL-8).
    """

    seat: int
    before: int
    why: str = ""


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """A seat has closed the round: every other seat has one more turn (SJ-9)."""

    seat: int


class RoundOver(msgspec.Struct, frozen=True, tag="over"):
    """The round has ended. scores: by seat.  blocked: ended by a block or by the cap on turns (ALL-4)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    blocked: bool = False


Step = Moved | Turned | Shuffled | TurnPassed | Closing | RoundOver
Steps = list[Step]


def seen_by(steps: Iterable[Step], viewer: int) -> Steps:
    """`steps` as a viewer sees them: a seat, or the number of seats for an onlooker (`Round.eye`)."""
    shown: Steps = []
    for step in steps:
        if isinstance(step, (Moved, Turned)):
            cards = zip(step.faces, step.knows, strict=True)
            faces = tuple(face if known >> viewer & 1 else UNKNOWN for face, known in cards)
            step = msgspec.structs.replace(step, faces=faces)
        shown.append(step)
    return shown
