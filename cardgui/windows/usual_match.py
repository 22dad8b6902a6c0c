"""The match that is begun with one click: the game that was played last, with the people and options of last time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardgui.controller.setup import Setup, new_deal
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue
from cardgui.rules.presets import in_effect
from cardgui.rules.seats import USUAL_LEVEL
from cardgui.storage.errors import StorageError
from cardgui.storage.people import Person
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.saved_matches import last_game
from cardgui.windows.seating import Seating, Sitter, guest_sitter
from cardgui.windows.services import Services, offered_games

USUAL_COMPUTERS = 3
"""So many computer players sit down before people have seated others."""


@dataclass(frozen=True, slots=True)
class UsualMatch:
    """seating: who sits where.  options: those that were chosen, as far as they take effect with these people."""

    game: Game
    seating: Seating
    options: Mapping[str, OptionValue]

    def setup(self) -> Setup:
        """It, with other cards each time."""
        return Setup(self.game, self.seating.seats(), self.options, new_deal(), self.seating.people())

    @property
    def players(self) -> list[tuple[str, str]]:
        """Picture and name of everybody, by seat."""
        taken = self.seating.taken
        names = [seat.name for seat in self.seating.seats()]
        return [(self.seating.picture(chair), name) for chair, name in zip(taken, names, strict=True)]


def usual_match(services: Services) -> UsualMatch:
    """As last time; before any match the first person of the house, or a nameless one, with computer players."""
    game = last_game(services) or offered_games()[0]
    people = known_people(services)
    before = services.preferences.set_up(game.name) or {}
    seating = Seating(game)
    seat_as_before(seating, before.get("chairs"), people)
    options = before.get("options")
    return UsualMatch(game, seating, in_effect(game, options, seating.company) if isinstance(options, dict) else {})


def known_people(services: Services) -> dict[int, Person]:
    """Everybody of the house, by id; nobody where they cannot be read."""
    try:
        everybody = services.people.all() if services.people is not None else []
    except StorageError:
        everybody = []
    return {person.id: person for person in everybody}


def seat_as_before(seating: Seating, chairs: object, people: Mapping[int, Person]) -> None:
    """Seat everybody as `Seating.remembered` gave it, or in the usual way where that cannot be done any more."""
    if not seating.restore(chairs, people, shown_picture):
        first = next(iter(people.values()), None)
        sitter = guest_sitter(1, "fox") if first is None else Sitter(first.name, None, first.id, shown_picture(first))
        seating.fill_default(sitter, USUAL_COMPUTERS, USUAL_LEVEL)
