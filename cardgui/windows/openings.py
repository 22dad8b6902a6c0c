"""Who deals and who begins, settled before the first deal where a game leaves it to people (ALL-6).

Birthdays come from the profiles; where they do not decide, people are asked, and may have lots drawn instead. Straws
and rock, paper, scissors are played on the screen, and Skip-Bo's draw for the deal is shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.controller.seats import ANIMALS, ids_of
from cardgui.controller.setup import Setup
from cardgui.language.bidi import isolate
from cardgui.language.lists import facts
from cardgui.rules import ages
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.skip_bo.dealers_draw import dealers_draw
from cardgui.rules.skip_bo.options import JuniorOptions, SkipBoOptions
from cardgui.rules.start import Start
from cardgui.scene.durations import Speed
from cardgui.scene.look.avatars import known_picture
from cardgui.storage.people import Person
from cardgui.windows.ask_who_dialog import LOTS, AskWhoDialog
from cardgui.windows.dealers_draw_dialog import DealersDrawDialog
from cardgui.windows.seat_cards import Sitting
from cardgui.windows.straws_dialog import StrawsDialog
from cardgui.windows.throwing_dialog import ThrowingDialog

Trait = Literal["oldest", "youngest", "latest_birthday"]
Role = Literal["dealer", "first"]
Done = Callable[[Setup, str], None]
"""Gets the set-up with its start, and a line that says who was found without anybody being asked, or ""."""


def settle_start(
    parent: QWidget,
    setup: Setup,
    people: Mapping[int, Person],
    now: float,
    speed: Speed,
    done: Done,
    chance: random.Random | None = None,
) -> None:
    """Call `done` once it is settled, at once where nobody is asked; never when people go back.

    people: those of the house, by id.  now: seconds since 1970, UTC.  chance: for tests.
    Raises RulesError for options that the rules forbid.
    """
    _Opening(parent, setup, people, now, speed, done, chance or random.SystemRandom()).begin()


class _Opening:
    def __init__(
        self,
        parent: QWidget,
        setup: Setup,
        people: Mapping[int, Person],
        now: float,
        speed: Speed,
        done: Done,
        chance: random.Random,
    ) -> None:
        self._parent = parent
        self._setup = setup
        self._people = people
        self._today = datetime.fromtimestamp(now).date()
        self._speed = speed
        self._done = done
        self._chance = chance
        self._options = setup.game.options(setup.options, len(setup.seats))
        self._persons = [seat for seat, chair in enumerate(setup.seats) if chair.kind != "computer"]
        self._found: dict[Role, int] = {}
        self._said: list[str] = []

    def begin(self) -> None:
        options = self._options
        if self._setup.start != Start():
            self._done(self._setup, "")
        elif isinstance(options, JuniorOptions):
            self._settle([("first", "youngest"), ("dealer", "oldest")])
        elif isinstance(options, SkipBoOptions):
            if options.first_dealer == "youngest_starts":
                self._settle([("first", "youngest")])
            else:
                self._show_draw()
        elif isinstance(options, KingsCornersOptions):
            self._begin_kings_corners(options)
        else:
            self._finish(Start())

    def _begin_kings_corners(self, options: KingsCornersOptions) -> None:
        wanted = options.first_player
        if wanted == "left_of_dealer" or not self._persons:
            self._finish(Start())
        elif wanted == "straws":
            self._draw_straws()
        elif wanted == "rock_paper_scissors":
            self._throw()
        else:
            self._settle([("first", wanted)])

    def _finish(self, start: Start) -> None:
        self._done(replace(self._setup, start=start), facts(self._said))

    # -- ages

    def _settle(self, wanted: Sequence[tuple[Role, Trait]]) -> None:
        """Find the seats that are wanted, one after the other."""
        if not wanted or not self._persons:
            self._finish(Start(self._found.get("dealer"), self._found.get("first")))
            return
        (role, trait), rest = wanted[0], wanted[1:]
        candidates = self._candidates(trait)
        if len(candidates) == 1:
            self._say(role, trait, candidates[0])
            self._take(role, candidates[0], rest)
            return
        sittings = self._sittings()
        dialog = AskWhoDialog(self._parent, _question(trait), {seat: sittings[seat] for seat in candidates})

        def answered(key: str) -> None:
            if key == LOTS:
                self._take(role, self._chance.choice(candidates), rest)
            elif key:
                self._take(role, int(key), rest)

        dialog.finished.connect(answered)
        dialog.open()

    def _take(self, role: Role, seat: int, rest: Sequence[tuple[Role, Trait]]) -> None:
        self._found[role] = seat
        self._settle(rest)

    def _candidates(self, trait: Trait) -> list[int]:
        """The seats among which it lies; whoever was found for the opposite is out, but for a team chair."""
        chairs = [self._birthdays(seat) for seat in range(len(self._setup.seats))]
        if trait == "latest_birthday":
            found = ages.latest_birthday(chairs, self._today)
        else:
            found = ages.oldest(chairs) if trait == "oldest" else ages.youngest(chairs)
        if found:
            return found
        first = self._found.get("first")
        left = [seat for seat in self._persons if seat != first or self._setup.seats[seat].kind == "team"]
        return left or self._persons

    def _birthdays(self, seat: int) -> list[date | None]:
        chair = self._setup.seats[seat]
        if chair.kind == "computer":
            return []
        sitting = self._setup.people[seat] if self._setup.people else None
        known: list[date | None] = [
            self._people[person].birthday for person in ids_of(sitting) if person in self._people
        ]
        return known + [None] * (max(1, len(chair.members)) - len(known))

    def _say(self, role: Role, trait: Trait, seat: int) -> None:
        self._said.append(_found_text(role, trait).format(name=isolate(self._setup.seats[seat].name)))

    # -- games for it

    def _show_draw(self) -> None:
        setup = self._setup
        draw = dealers_draw(setup.deal, len(setup.seats), setup.game.deck)
        dialog = DealersDrawDialog(self._parent, draw, self._sittings(), self._speed)
        # The deal number decides it, so the record says nothing.
        dialog.finished.connect(lambda key: self._finish(Start()) if key else None)
        dialog.open()

    def _draw_straws(self) -> None:
        dialog = StrawsDialog(self._parent, self._sittings(), self._persons, self._chance)
        dialog.finished.connect(lambda key: self._played(key, Start(first=dialog.first)))
        dialog.open()

    def _throw(self) -> None:
        dialog = ThrowingDialog(self._parent, self._sittings(), self._persons, self._chance)
        dialog.finished.connect(lambda key: self._played(key, Start(first=dialog.left[0], how=dialog.how)))
        dialog.open()

    def _played(self, key: str, start: Start) -> None:
        if key:
            self._finish(Start() if key == LOTS else start)

    def _sittings(self) -> list[Sitting]:
        return [Sitting(chair.name, self._picture(seat, chair.kind)) for seat, chair in enumerate(self._setup.seats)]

    def _picture(self, seat: int, kind: str) -> str:
        if kind == "computer":
            return f"robot-{seat}"
        for person in ids_of(self._setup.people[seat] if self._setup.people else None):
            known = self._people.get(person)
            if known is not None and known.picture:
                return known_picture(known.picture)
        return ANIMALS[seat % len(ANIMALS)]


def _question(trait: Trait) -> str:
    return {
        "oldest": QCoreApplication.translate("Openings", "Who is the oldest?"),
        "youngest": QCoreApplication.translate("Openings", "Who is the youngest?"),
        "latest_birthday": QCoreApplication.translate("Openings", "Who had a birthday last?"),
    }[trait]


def _found_text(role: Role, trait: Trait) -> str:
    """Who was found by the profiles."""
    if role == "dealer":
        return QCoreApplication.translate("Openings", "{name} is the oldest and deals")
    return {
        "oldest": QCoreApplication.translate("Openings", "{name} is the oldest and begins"),
        "youngest": QCoreApplication.translate("Openings", "{name} is the youngest and begins"),
        "latest_birthday": QCoreApplication.translate("Openings", "{name} had the last birthday and begins"),
    }[trait]
