"""What the start page shows of a saved match, kept beside it so that no match need be replayed for that."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.seats import called, chairs
from cardgui.controller.view import Chair
from cardgui.rules.seats import SeatKind
from cardgui.storage.people import Person


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a chair; see `Chair`."""

    kind: SeatKind
    name: str
    picture: str
    level: str | None = None
    person: int | None = None
    guest: int = 0


class Summary(msgspec.Struct, frozen=True):
    """Nothing that somebody may not see.

    seats: who sits there.  totals: by seat.  rounds: how many are over.  over, winners: of the match.
    round: the one on the table, from 0.  turn: the seat on turn, None between rounds.
    """

    seats: list[Sitter]
    totals: list[int]
    rounds: int
    over: bool
    winners: list[int]
    round: int
    turn: int | None

    def chairs(self, people: Mapping[int, Person]) -> tuple[Chair, ...]:
        """Who sits there, by the names and pictures that those who are known have now."""
        made = []
        for seat, sitter in enumerate(self.seats):
            known = people.get(sitter.person) if sitter.person is not None else None
            name = known.name if known is not None and sitter.kind == "person" else called(sitter.name, sitter.guest)
            picture = known.picture if known is not None and known.picture else sitter.picture
            made.append(Chair(seat, sitter.kind, name, picture, sitter.level, person=sitter.person, guest=sitter.guest))
        return tuple(made)


def summary_of(table: OpenMatch, people: Mapping[int, Person]) -> str:
    """The summary of a match as JSON."""
    match = table.match
    sitting = chairs(match, table.changes, table.seated, people)
    seats = [Sitter(chair.kind, chair.name, chair.picture, chair.level, chair.person, chair.guest) for chair in sitting]
    summary = Summary(
        seats,
        match.totals,
        len(match.results),
        match.over,
        match.winners,
        match.round.number,
        table.turn,
    )
    return msgspec.json.encode(summary).decode()


def read_summary(text: str) -> Summary | None:
    """A stored summary; None for one of a version that kept less."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.MsgspecError:
        return None
