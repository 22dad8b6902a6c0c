"""Steps: what happened in a move or a deal, in order, as small facts.

`Round.play` and the deal append steps with every face to a list when they are given one; `seen_by` takes
out of them what one viewer may not see. `fold` carries a viewer's Table through them (the law of the
harness: folding the steps over the table before gives the table after). The scene animates them, the log and
the screen reader say them. They hold numbers and words only: the garbage collector need not watch them (`gc`).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardgui.rules.cards import UNKNOWN


class NewDeal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """A round begins: all cards are shuffled and lie face down on the draw pile. number: the round, from 0."""

    number: int
    dealer: int


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """Cards went from one place to another.

    actor: the seat whose doing it is, or -1 for the deal.  cards: ids in the order in which they lie in the target.
    at: the index in the target of the first of them; -1 for on top, or at the end of a hand.
    faces: a face a card, UNKNOWN where the viewer may not see it.  knows: a card each, the seats that have seen it now.
    number: what a card played on a building pile stands for, 0 elsewhere.
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
    number: int = 0


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """Cards of a place were turned up where they lie. why: "flip", "stock" or "count", when a round is over.

    actor: the seat whose doing it is, or -1 for hands that are laid open at the end.
    """

    actor: int
    cards: tuple[int, ...]
    place: int
    faces: tuple[int, ...]
    knows: tuple[int, ...]
    why: str


class Shuffled(msgspec.Struct, frozen=True, gc=False, tag="shuffled"):
    """Cards were shuffled into the bottom of a pile: nobody knows any more which is which (SJ-12, SB-12, SB-21).

    cards: ids from bottom to top of the new part.  sources: the places they came from.
    pool: to which they belong now.  merged: the pools that have become this one, where unseen cards were shuffled.
    """

    cards: tuple[int, ...]
    sources: tuple[int, ...]
    target: int
    pool: int
    merged: tuple[int, ...] = ()


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag="taken_back"):
    """Moves out of turn were taken back (SB-22): piles lie as before them, shuffled cards have their faces again.

    actor: who called.  seat: who was caught.  places, piles: the places that change, and what lies there now.
    cards, faces, pools: of each card that one of those moves shuffled; `knows` is everybody for all of them.
    """

    actor: int
    seat: int
    places: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]
    faces: tuple[int, ...]
    pools: tuple[int, ...]
    knows: int


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """A call was made: `verb` is TALKING or CAUGHT of `moves`, `seat` the one who is called (SB-20, SB-22)."""

    actor: int
    verb: str
    seat: int


class TurnPassed(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """Seat `seat` is on turn after `before` (-1: nobody).

    why: "" after a turn that was played out, "stuck" after one that ended by itself (ALL-8).
    """

    seat: int
    before: int
    why: str = ""


class Closing(msgspec.Struct, frozen=True, gc=False, tag="closing"):
    """A seat has closed the round: every other seat has one more turn (SJ-9)."""

    seat: int


class Paid(msgspec.Struct, frozen=True, gc=False, tag="paid"):
    """A seat paid chips into the pot, or took them from it where `chips` is below 0 (KC-18).

    pot: what is in it now.  why: "start" of the round, "no_card" laid, "cards" left at the end, or "pot".
    """

    seat: int
    chips: int
    pot: int
    why: str


class RoundOver(msgspec.Struct, frozen=True, gc=False, tag="over"):
    """The round has ended. scores: by seat.  blocked: ended by a block or by the cap on turns (ALL-4)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    blocked: bool = False


Step = NewDeal | Moved | Turned | Shuffled | TakenBack | Called | TurnPassed | Closing | Paid | RoundOver
Steps = list[Step]


def seen_by(steps: Iterable[Step], viewer: int) -> Steps:
    """`steps` as a viewer sees them: a seat, or the number of seats for an onlooker (`Round.eye`)."""
    return seen_by_eyes(steps, 1 << viewer)


def seen_by_eyes(steps: Iterable[Step], eyes: int) -> Steps:
    """`steps` as those see them together whose bits of `Round.knows` are in `eyes`."""
    shown: Steps = []
    for step in steps:
        if isinstance(step, (Moved, Turned)):
            cards = zip(step.faces, step.knows, strict=True)
            faces = tuple(face if known & eyes else UNKNOWN for face, known in cards)
            step = msgspec.structs.replace(step, faces=faces)
        shown.append(step)
    return shown
