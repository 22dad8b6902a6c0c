"""Who sits on which chair of a match to be: without widgets, so that every way of seating people does the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from cardgui.controller.computer_names import computer_name, in_the_language
from cardgui.controller.setup import person_name
from cardgui.rules.conflicts import Company
from cardgui.rules.game import Game
from cardgui.rules.names import can_be_seen
from cardgui.rules.seats import LEVELS, Seat, guest_number
from cardgui.storage.match_rows import Sitting
from cardgui.storage.people import NAME_LENGTH, Person


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a chair. level: of a computer player, None for a person.  person: id in storage, None for a guest.
    picture: of a person; a computer player's follows from its seat.

    members, by_round: of several people who share the chair (SBJ-16), and whether they change each round rather than
    each turn; `name` and `picture` are then what stands for all of them, and `person` is None.
    guest: the number of one who gave no name, else 0.
    """

    name: str
    level: str | None = None
    person: int | None = None
    picture: str = ""
    members: tuple[Sitter, ...] = ()
    by_round: bool = False
    guest: int = 0

    @property
    def is_person(self) -> bool:
        return self.level is None

    @property
    def everybody(self) -> tuple[Sitter, ...]:
        """The people on the chair, one or more."""
        return self.members or (self,)


def guest_sitter(number: int, picture: str) -> Sitter:
    """Somebody who gave no name, called so in the language of the moment."""
    return Sitter(person_name(number), None, None, picture, guest=number)


def together(members: Sequence[Sitter], by_round: bool = False) -> Sitter:
    """What sits on a chair that these people share; one alone has it for themselves."""
    if len(members) == 1:
        return members[0]
    name = " & ".join(member.name for member in members)
    if len(name) > NAME_LENGTH:
        name = name[: NAME_LENGTH - 1].rstrip() + "…"
    return Sitter(name, None, None, members[0].picture, tuple(members), by_round)


class Seating:
    """The chairs of a game, clockwise, from the one at the bottom of the table.

    An empty chair is not played; the others keep their order.

    chairs: a Sitter or None for each of the game's most seats.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chairs: list[Sitter | None] = [None] * game.high

    # -- what there is

    @property
    def taken(self) -> list[int]:
        """The chairs with somebody on them."""
        return [chair for chair, sitter in enumerate(self.chairs) if sitter is not None]

    @property
    def company(self) -> Company:
        """Who is to play, as the rules ask for it."""
        sitters = [self.chairs[chair] for chair in self.taken]
        people = sum(sitter is not None and sitter.is_person for sitter in sitters)
        return Company(max(self.game.low, len(sitters)), people)

    @property
    def missing(self) -> int:
        """How many more are needed to play."""
        return max(0, self.game.low - len(self.taken))

    def seat_of(self, chair: int) -> int:
        """The seat that a chair will be in the match."""
        return self.taken.index(chair)

    def picture(self, chair: int) -> str:
        """The picture of who sits there."""
        sitter = self.chairs[chair]
        assert sitter is not None
        return sitter.picture if sitter.is_person else f"robot-{self.seat_of(chair)}"

    def chair_of(self, person: int) -> int | None:
        """Where somebody known sits, alone or with others, None for nowhere."""
        for chair, sitter in enumerate(self.chairs):
            if sitter is not None and any(member.person == person for member in sitter.everybody):
                return chair
        return None

    @property
    def known(self) -> set[int]:
        """The ids of all who sit somewhere."""
        return {
            member.person
            for sitter in self.chairs
            if sitter is not None
            for member in sitter.everybody
            if member.person is not None
        }

    def can_empty(self, chair: int) -> bool:
        """Whether there would be enough without the one on that chair."""
        return self.chairs[chair] is not None and len(self.taken) > self.game.low

    # -- changing it

    def put_person(self, person: Person, picture: str, chair: int | None = None) -> int:
        """Seat somebody known, on a chair or where there is room, and answer the chair.

        One who sits elsewhere moves, and changes places with whoever is there.
        """
        here = self.chair_of(person.id)
        if here is not None and self._sitter(here).members:
            self.leave(here, person.id)
            here = None
        if chair is None:
            chair = here if here is not None else self._free_chair()
        if here is not None:
            self.swap(here, chair)
        else:
            self.chairs[chair] = Sitter(person.name, None, person.id, picture)
        return chair

    def put_computer(self, level: str, chair: int | None = None) -> int:
        """Seat a computer player of a level, on a chair or where there is room, and answer the chair."""
        if chair is None:
            chair = self._free_chair()
        before = self.chairs[chair]
        name = before.name if before is not None and not before.is_person else self._computer_name(chair)
        self.chairs[chair] = Sitter(name, level)
        return chair

    def fill(self, level: str) -> None:
        """Seat computer players of a level on all empty chairs."""
        for chair, sitter in enumerate(self.chairs):
            if sitter is None:
                self.put_computer(level, chair)

    def share(self, chair: int, person: Sitter) -> None:
        """One more person comes to a chair on which people sit; one who sits elsewhere leaves there."""
        if person.person is not None:
            here = self.chair_of(person.person)
            if here == chair:
                return
            if here is not None:
                self.leave(here, person.person)
        sitter = self._sitter(chair)
        self.chairs[chair] = together([*sitter.everybody, person], sitter.by_round)

    def leave(self, chair: int, person: int) -> None:
        """Somebody known leaves a chair, which the others keep."""
        sitter = self._sitter(chair)
        left = [member for member in sitter.everybody if member.person != person]
        self.chairs[chair] = together(left, sitter.by_round) if left else None

    def part(self, chair: int, index: int) -> None:
        """A member of a team leaves it."""
        sitter = self._sitter(chair)
        left = [member for number, member in enumerate(sitter.members) if number != index]
        self.chairs[chair] = together(left, sitter.by_round)

    def change_by(self, chair: int, by_round: bool) -> None:
        """When the members of a team take turns."""
        self.chairs[chair] = replace(self._sitter(chair), by_round=by_round)

    def empty(self, chair: int) -> None:
        """Nobody sits there any more."""
        self.chairs[chair] = None

    def swap(self, one: int, other: int) -> None:
        """Two chairs change their sitters, empty ones included."""
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]

    def refresh_people(self, people: Mapping[int, Person], picture: Callable[[Person], str]) -> None:
        """Take over new names and pictures; whoever is not known any more stays as a guest."""

        def refreshed(sitter: Sitter) -> Sitter:
            if sitter.person is None:
                return sitter
            known = people.get(sitter.person)
            if known is None:
                return replace(sitter, person=None)
            return replace(sitter, name=known.name, picture=picture(known))

        for chair, sitter in enumerate(self.chairs):
            if sitter is not None:
                self.chairs[chair] = together([refreshed(member) for member in sitter.everybody], sitter.by_round)

    def _free_chair(self) -> int:
        """An empty chair; at a full table the last one with a computer player, then the last one."""
        spread = self.spread(self.game.high)
        empty = [chair for chair in spread if self.chairs[chair] is None]
        if empty:
            return empty[0]
        computers = [chair for chair in self.taken if not self._sitter(chair).is_person]
        return computers[-1] if computers else self.game.high - 1

    def _sitter(self, chair: int) -> Sitter:
        sitter = self.chairs[chair]
        assert sitter is not None
        return sitter

    def _computer_name(self, chair: int) -> str:
        return computer_name(self._names(chair))

    def _names(self, but: int) -> Iterable[str]:
        return [sitter.name for chair, sitter in enumerate(self.chairs) if sitter is not None and chair != but]

    def spread(self, count: int) -> list[int]:
        """Chairs for `count` people, as far from each other as the table allows, in the order in which they fill."""
        return _spread_order(self.game.high)[:count]

    # -- to and from elsewhere

    def fill_default(self, first: Sitter, computers: int, level: str) -> None:
        """One person at the bottom, and computer players evenly round the table."""
        count = min(self.game.high, max(self.game.low, computers + 1))
        self.chairs = [None] * self.game.high
        self.chairs[0] = first
        for index in range(1, count):
            self.put_computer(level, round(index * self.game.high / count))

    def seats(self) -> tuple[Seat, ...]:
        """The seats of the match."""
        return tuple(_seat(self._sitter(chair)) for chair in self.taken)

    def people(self) -> tuple[Sitting, ...]:
        """By seat the id of the person in storage, None for others; for a team one of these a member."""
        sitters = [self._sitter(chair) for chair in self.taken]
        return tuple(
            tuple(member.person for member in sitter.members) if sitter.members else sitter.person for sitter in sitters
        )

    def remembered(self) -> list[dict[str, object] | None]:
        """The chairs as JSON can hold them."""
        return [None if sitter is None else _written(sitter) for sitter in self.chairs]

    def restore(self, remembered: object, people: Mapping[int, Person], picture: Callable[[Person], str]) -> bool:
        """The chairs as `remembered` gave them, as far as it can be understood; False when there are too few."""
        if not isinstance(remembered, Sequence) or isinstance(remembered, str) or len(remembered) != self.game.high:
            return False
        chairs: list[Sitter | None] = [None] * self.game.high
        seen: set[int] = set()
        for chair, entry in enumerate(remembered):
            sitter = _read(entry, people, picture)
            if sitter is None:
                continue
            left = [member for member in sitter.everybody if member.person is None or member.person not in seen]
            seen.update(member.person for member in left if member.person is not None)
            chairs[chair] = together(left, sitter.by_round) if left else None
        if sum(sitter is not None for sitter in chairs) < self.game.low:
            return False
        self.chairs = chairs
        self.translate_names()
        return True

    def translate_names(self) -> None:
        """Give computer players, and people who gave no name, their names in the language at the table."""
        for chair, sitter in enumerate(self.chairs):
            if sitter is not None and not sitter.is_person:
                self.chairs[chair] = replace(sitter, name=in_the_language(sitter.name, self._names(chair)))
            elif sitter is not None and sitter.members:
                members = [guest_sitter(one.guest, one.picture) if one.guest else one for one in sitter.members]
                self.chairs[chair] = together(members, sitter.by_round)
            elif sitter is not None and sitter.guest:
                self.chairs[chair] = guest_sitter(sitter.guest, sitter.picture)


def _seat(sitter: Sitter) -> Seat:
    if sitter.members:
        names = tuple(member.name for member in sitter.members)
        return Seat("team", sitter.name, None, names, "round" if sitter.by_round else "turn")
    return (
        Seat("person", sitter.name, guest=sitter.guest)
        if sitter.is_person
        else Seat("computer", sitter.name, sitter.level)
    )


def _written(sitter: Sitter) -> dict[str, object]:
    written: dict[str, object] = {
        "name": sitter.name,
        "level": sitter.level,
        "person": sitter.person,
        "picture": sitter.picture,
    }
    if sitter.guest:
        written["guest"] = sitter.guest
    if sitter.members:
        written.update(members=[_written(member) for member in sitter.members], by_round=sitter.by_round)
    return written


def _read(entry: object, people: Mapping[int, Person], picture: Callable[[Person], str]) -> Sitter | None:
    if not isinstance(entry, dict):
        return None
    name, level, person = entry.get("name"), entry.get("level"), entry.get("person")
    members = entry.get("members")
    if isinstance(members, list) and members:
        read = [_read(member, people, picture) for member in members if isinstance(member, dict)]
        there = [member for member in read if member is not None and member.is_person and not member.members]
        return together(there, entry.get("by_round") is True) if there else None
    if not isinstance(name, str) or not can_be_seen(name) or len(name) > 60:
        return None
    if level is not None:
        return Sitter(name, level) if level in LEVELS else None
    if isinstance(person, int) and not isinstance(person, bool):
        known = people.get(person)
        return None if known is None else Sitter(known.name, None, known.id, picture(known))
    shown = entry.get("picture")
    return Sitter(name, None, None, shown if isinstance(shown, str) else "", guest=guest_number(entry.get("guest")))


def _spread_order(count: int) -> list[int]:
    """Chairs round a table from number 0, each further one in the widest gap that is left."""
    order = [0]

    def gap(chair: int) -> int:
        return min(min((chair - other) % count, (other - chair) % count) for other in order)

    while len(order) < count:
        free = [chair for chair in range(count) if chair not in order]
        order.append(max(free, key=lambda chair: (gap(chair), -chair)))
    return order
