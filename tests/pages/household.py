"""A window and the people round it: what every page is opened with."""

from __future__ import annotations

import dataclasses
import datetime
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMenu

from cardgui.ai.simple import simple_move
from cardgui.controller.setup import Setup, parse_options
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import Seat
from cardgui.scene.durations import Speed
from cardgui.storage.people import Person
from cardgui.windows.main_window import MainWindow
from cardgui.windows.openings import settle_start
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.controller.playing import TO_THE_END, play_behind
from tests.pages.program import NOW

NAMES = {
    "en": (
        "Amina",
        "Christopher",
        "Anna Maria K",
        "Bartholomew",
        "Wilhelmina",
        "Alessandra",
        "Montgomery",
        "Josephine",
    ),
    "sw": ("Amina", "Mwanaidi Ali", "Kipchumba", "Zawadi Juma", "Mzee Baraka", "Bibi Neema", "Mama Amina", "Rehema"),
    "vi": (
        "Minh",
        "Bà Ngọc Lan",
        "Minh Phương",
        "Thanh Hương",
        "Ông Nguyễn",
        "Quỳnh Giang",
        "Hoàng Long",
        "Khánh Linh",
    ),
    "ar": ("ليلى", "عبد الرحمن", "فاطمة الزهر", "جدّتي هدى", "مصطفى كمال", "نور الدين", "أمّ كلثوم", "سيف الإسلام"),
}
"""As long as names at a table usually are, by language; the first is at the screen."""
PICTURES = ("fox", "lion", "owl", "cat", "panda", "rabbit", "frog", "elephant")
MIDDLE = {"kings_corners": 16}
"""Moves after which a round is in its middle, where it is not some 40."""
LEVELS = ("easy", "steady", "expert", "beginner", "skilled")


@dataclass
class Household:
    """A window and the people round it.

    names: of the people and computer players, the first at the screen; without them, those of the language.
    people: those of the house, in this order.  menus: open ones.  matches: ids of those that are kept.
    """

    window: MainWindow
    language: str = "en"
    names: Sequence[str] = ()
    people: list[Person] = field(default_factory=list)
    menus: list[QMenu] = field(default_factory=list)
    matches: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.names = self.names or NAMES[self.language]

    def move_in(self, count: int = 8) -> None:
        """The first `count` people of the language are known, and have played and begun matches."""
        store = self.window.services.people
        assert store is not None
        for number, name in enumerate(self.names[:count]):
            birthday = datetime.date(1950 + 9 * number, 5, 17) if number % 2 else None
            store.add(name, PICTURES[number], 1.0, birthday)
        self.people = store.all()
        for number, game in enumerate(GAMES):
            target = {"skyjo": 20, "kings_corners": 10}.get(game)
            options: dict[str, OptionValue] = {} if target is None else {"target": target}
            setup = self.setup(game, 3, number + 1, people=2, options=options)
            steps = 12 if target is None else TO_THE_END
            self.matches.add(play_behind(self.window.services.database, setup, NOW, steps))

    def setup(
        self, game: str, count: int, deal: int, people: int = 1, options: dict[str, OptionValue] | None = None
    ) -> Setup:
        ids = tuple(self.people[seat].id if seat < people and self.people else None for seat in range(count))
        return Setup(GAMES[game], self.seats(count, people), options or {}, deal, ids)

    def seats(self, count: int, people: int = 1) -> tuple[Seat, ...]:
        return tuple(
            Seat("person", name) if seat < people else Seat("computer", name, LEVELS[seat % len(LEVELS)])
            for seat, name in enumerate(self.names[:count])
        )

    # -- what a place needs

    def table(
        self,
        game: str,
        count: int,
        moves: int | None = None,
        options: Sequence[str] = (),
        people: int = 1,
        until: str = "",
    ) -> MainWindow:
        """A match in the middle of it; without `people` computer players play it alone.

        moves: so many at the least.  until: "round" goes to the end of one, "match" to that of all.
        """
        moves = MIDDLE.get(game, 40) if moves is None else moves
        rules = GAMES[game]
        match = Match(rules, self.seats(count, people), 7, parse_options(rules, count, options))
        rng = random.Random(3)
        while not match.over:
            if match.waiting:
                if until == "round":
                    break
                match.next_round()
            seat = match.round.seat
            assert seat is not None
            if not until and len(match.moves) >= moves and seat < (people or count):
                break
            match.play(simple_move(match.observe(seat), rng))
        self.window.services.controller.pause(True)
        self.window.open_match(match)
        controller = self.window.services.controller
        controller.pause(True)
        if people == 1 and controller.view().asked_for is not None:
            controller.i_am_here(0)
        return self.window

    def opening(self, game: str, options: dict[str, OptionValue], people: int = 3) -> None:
        """What settles who begins."""
        setup = self.setup(game, 4, 5, people, options)
        services = self.window.services
        setup = dataclasses.replace(setup, people=())
        settle_start(self.window, setup, {}, services.clock(), Speed(0), lambda *found: None, random.Random(1))

    def keep(self, menu: QMenu | None) -> None:
        if menu is not None:
            self.menus.append(menu)

    # -- and back

    def clear(self) -> None:
        """Close whatever is open, up to the start page."""
        for menu in self.menus:
            menu.close()
        self.menus.clear()
        while frames := [frame for frame in self.window.findChildren(DialogFrame) if frame.isVisible()]:
            for frame in frames:
                frame.finish("")
        for window in QApplication.topLevelWidgets():
            if window is not self.window and window.isVisible():
                window.close()
        if self.window.page is self.window.table_page:
            self.window.table_page.log.fold()
        self.window.show_start()
        self._forget_other_matches()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    def _forget_other_matches(self) -> None:
        """Every place is the same whatever was opened before it."""
        store = self.window.services.matches
        assert store is not None
        for match in self.matches:
            store.take_back(match)
        for found in store.recent(100):
            if found.id not in self.matches:
                store.delete(found.id)
        self.window.start_page.refresh()
