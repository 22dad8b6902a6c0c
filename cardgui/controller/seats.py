"""Who sits on the chairs, then and now (NOTATION, Records: `seats` and `changes`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgui.controller.setup import person_name
from cardgui.controller.view import Chair
from cardgui.language.bidi import without_marks
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat, SeatChange
from cardgui.storage.match_rows import Sitting
from cardgui.storage.people import Person

ANIMALS = ("fox", "panda", "lion", "owl", "cat", "elephant", "frog", "rabbit")
"""Pictures for people who have chosen none, by seat."""


def called(name: str, guest: int) -> str:
    """What somebody is called in the language of the moment. guest: the number of one who gave no name, else 0."""
    return person_name(guest) if guest else name


def occupant(seats: Sequence[Seat], changes: Sequence[SeatChange], seat: int, at: int | None = None) -> Seat:
    """Who sat on chair `seat` when move `at` was made; None: who sits there now."""
    found = seats[seat]
    for change in changes:
        if change.seat == seat and (at is None or change.at <= at):
            found = _changed(seats[seat], change)
    return found


def _changed(first: Seat, change: SeatChange) -> Seat:
    name, guest = (first.name, first.guest) if change.name is None else (change.name, change.guest)
    if change.kind == "team" and first.kind == "team":
        return Seat("team", name, None, first.members, first.change)
    return Seat("computer", name, change.level) if change.kind == "computer" else Seat("person", name, guest=guest)


def last_person(seats: Sequence[Seat], changes: Sequence[SeatChange], seat: int) -> Seat | None:
    """The person or team who sat on chair `seat` last, None when nobody ever did."""
    found = seats[seat] if seats[seat].kind != "computer" else None
    for change in changes:
        if change.seat == seat and change.kind != "computer":
            found = _changed(seats[seat], change)
    return found


def changes_upto(seats: Sequence[Seat], changes: Sequence[SeatChange], at: int) -> list[SeatChange]:
    """The changes of a match that goes on from move `at` with those who sit there now.

    Moves that were taken back may have been made by somebody else; people do not come back with their moves.
    """
    kept: list[SeatChange] = []
    for change in changes:
        if change.at < at:
            kept.append(change)
    for seat in range(len(seats)):
        now = occupant(seats, changes, seat)
        if now != occupant(seats, kept, seat):
            kept.append(SeatChange(at, seat, now.kind, now.name, now.level, now.guest))
    return kept


def chairs(
    match: Match, changes: Sequence[SeatChange], seated: Sequence[Sitting], people: Mapping[int, Person]
) -> tuple[Chair, ...]:
    """The chairs as they are now. seated: by seat, ids in `people`."""
    pictures = _pictures(seated, people)
    made = []
    for seat in range(len(match.seats)):
        now = occupant(match.seats, changes, seat)
        if now.kind == "computer":
            before = last_person(match.seats, changes, seat)
            left = called(before.name, before.guest) if before is not None else ""
            made.append(Chair(seat, now.kind, without_marks(now.name), f"robot-{seat}", now.level, left=left))
            continue
        member = match.member(seat) if now.kind == "team" else None
        person = person_on(seated[seat], member)
        known = people.get(person) if person is not None else None
        picture = known.picture if known is not None and known.picture else pictures[seat]
        name = known.name if known is not None and now.kind == "person" else called(now.name, now.guest)
        guest = now.guest if known is None else 0
        chair = Chair(seat, now.kind, without_marks(name), picture, None, now.members, member, person, guest=guest)
        made.append(chair)
    return tuple(made)


class Sitters:
    """Names and pictures of those who sit at a table, and who sat there."""

    def __init__(
        self, match: Match, changes: Sequence[SeatChange], seated: Sequence[Sitting], people: Mapping[int, Person]
    ) -> None:
        self._first, self._changes, self._seated, self._people = match.seats, changes, seated, people
        made = chairs(match, changes, seated, people)
        self._pictures = _pictures(seated, people)
        self._now = tuple(chair.name for chair in made), tuple(chair.picture for chair in made)

    def at(self, move: int, actor: int | None, member: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """By seat, names and pictures when a move was made. actor, member: who of a team chair made it."""
        if not self._changes and member is None:
            return self._now
        names, pictures = map(list, self._now)
        for seat, first in enumerate(self._first):
            then = occupant(self._first, self._changes, seat, move) if move >= 0 else first
            if then != occupant(self._first, self._changes, seat):
                names[seat] = called(then.name, then.guest)
                pictures[seat] = f"robot-{seat}" if then.kind == "computer" else self._pictures[seat]
        if actor is not None and member is not None:
            person = person_on(self._seated[actor], member)
            known = self._people.get(person) if person is not None else None
            if known is not None and known.picture:
                pictures[actor] = known.picture
        return tuple(names), tuple(pictures)


def person_on(sitting: Sitting, member: int | None) -> int | None:
    """The id of the person on a chair, or of that member of a team."""
    if isinstance(sitting, tuple):
        return sitting[member] if member is not None and member < len(sitting) else None
    return sitting


def ids_of(sitting: Sitting) -> list[int]:
    """All persons on a chair who are known."""
    return [person for person in (sitting if isinstance(sitting, tuple) else (sitting,)) if person is not None]


def _pictures(seated: Sequence[Sitting], people: Mapping[int, Person]) -> list[str]:
    """By seat, a picture for somebody who has chosen none: another one on each chair, and nobody's own if possible."""
    own = {people[person].picture for sitting in seated for person in ids_of(sitting) if person in people}
    free = [animal for animal in ANIMALS if animal not in own] or list(ANIMALS)
    chosen: list[str] = []
    for seat in range(len(seated)):
        usual = ANIMALS[seat % len(ANIMALS)]
        left = [animal for animal in free if animal not in chosen] or free
        chosen.append(usual if usual in left else left[0])
    return chosen
