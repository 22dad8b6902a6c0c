"""Every page, dialog and menu of the program, and how each is brought on the screen."""

from __future__ import annotations

import dataclasses
import datetime
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardgui.ai.simple import simple_move
from cardgui.controller.setup import Setup, parse_options
from cardgui.controller.table import TableController
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.scene.durations import Speed
from cardgui.storage.errors import StorageError
from cardgui.storage.people import Person
from cardgui.windows.actions import CHOICES
from cardgui.windows.history_page import STATISTICS, THROWN_AWAY, HistoryPage
from cardgui.windows.main_window import MainWindow
from cardgui.windows.menus import open_choices
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.openings import settle_start
from cardgui.windows.own_settings import OwnSettingsDialog
from cardgui.windows.people_dialogs import show_family
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.settings_dialog import GROUPS, SettingsDialog
from cardgui.windows.widgets.dialog_frame import DialogFrame

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
            options: dict[str, OptionValue] = {"target": {"skyjo": 20, "kings_corners": 10}.get(game, 0)}
            options = options if options["target"] else {}
            setup = self.setup(game, 3, number + 1, people=2, options=options)
            self._played(setup, to_the_end=game in ("skyjo", "kings_corners"))

    def setup(
        self, game: str, count: int, deal: int, people: int = 1, options: dict[str, OptionValue] | None = None
    ) -> Setup:
        ids = tuple(self.people[seat].id if seat < people and self.people else None for seat in range(count))
        return Setup(GAMES[game], self.seats(count, people), options or {}, deal, ids)

    def _played(self, setup: Setup, to_the_end: bool) -> None:
        """Play a match behind the window's back."""
        services = self.window.services
        table = TableController(
            services.database,
            players=lambda observation, level, seed: simple_move(observation, random.Random(seed)),
            speed=0,
            clock=services.clock,
        )
        table.changed.connect(lambda change: table.settled())
        table.new_match(setup)
        rng = random.Random(5)
        while not table.view().over and (to_the_end or table.view().moves < 12):
            view = table.view()
            if view.asked_for is not None:
                table.i_am_here(view.asked_for)
            elif view.waiting:
                table.next_round()
            elif view.turn is not None:
                table.play([simple_move(view.observation, rng)])
        assert table.match_id is not None
        self.matches.add(table.match_id)
        table.put_away()
        table.close()

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
        moves: int = 40,
        options: Sequence[str] = (),
        people: int = 1,
        until: str = "",
    ) -> MainWindow:
        """A match in the middle of it. until: "round" goes to the end of one, "match" to that of all."""
        rules = GAMES[game]
        match = Match(rules, self.seats(count, people), 7, parse_options(rules, count, options))
        rng = random.Random(3)
        while not match.over:
            if match.waiting:
                if until == "round":
                    break
                match.next_round()
            if not until and len(match.moves) >= moves and match.round.seat is not None and match.round.seat < people:
                break
            seat = match.round.seat
            assert seat is not None
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
        for _ in range(5):
            frames = DialogFrame.open_over(self.window)
            frames += [frame for frame in self.window.findChildren(DialogFrame) if frame.isVisible()]
            for frame in frames:
                frame.finish("")
            for window in QApplication.topLevelWidgets():
                if window is not self.window and window.isVisible():
                    window.close()
        if self.window.page is self.window.table_page:
            self.window.table_page.log.fold()
        self.window.show_start()
        self._forget_other_matches()
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


@dataclass(frozen=True, slots=True)
class Place:
    """One of them: its name, and what opens it from the start page."""

    name: str
    open: Callable[[Household], object]


def _settings(house: Household, group: str) -> None:
    window = house.window
    SettingsDialog(window, window.services, window.settings, group).open()


def _history(house: Household) -> HistoryPage:
    house.window.open_history()
    page = house.window.history_page
    assert page is not None
    return page


def _triggered(house: Household, action: str) -> None:
    """What an action opens over the page."""
    house.window.registry[action].trigger()
    assert (
        DialogFrame.open_over(house.window)
        or DialogFrame.open_over(house.window.table_page)
        or [window for window in QApplication.topLevelWidgets() if window.isVisible() and window is not house.window]
    ), action


def _menu(house: Household, *path: str) -> None:
    _triggered(house, "menu")
    menu = house.window.menu
    house.keep(menu)
    for name in path:
        assert menu is not None
        action = next(
            action for action in menu.actions() if (below := action.menu()) is not None and below.objectName() == name
        )
        menu = action.menu()  # type: ignore[assignment]  # a QMenu
        assert menu is not None
        menu.popup(house.window.mapToGlobal(house.window.rect().topLeft()))
        house.keep(menu)


def _past(house: Household) -> None:
    window = house.table("skyjo", 4)
    window.table_page.log.toggle()
    window.services.controller.look_at(window.services.controller.moments - 5)


def _log(house: Household, game: str) -> None:
    house.table(game, 3).table_page.log.toggle()


def _told(house: Household, game: str, text: str = "") -> None:
    house.table(game, 3).table_page.ask_hint()


def _curtain(house: Household, game: str) -> None:
    house.table(game, 3, people=3, moves=14)


def _sheet_closed(house: Household) -> None:
    window = house.table("skyjo", 3, until="round")
    window.table_page.open_sheet()
    window.table_page.sheet.finish("")  # type: ignore[union-attr]


def _sheet(house: Household, game: str, count: int, until: str, options: Sequence[str] = ()) -> None:
    house.table(game, count, options=options, until=until, moves=60).table_page.open_sheet()


def _deleted_match(house: Household) -> HistoryPage:
    page = _history(house)
    page.details.delete.emit()
    return page


def _deleted_matches(house: Household) -> HistoryPage:
    page = _deleted_match(house)
    page.parts.set_current(THROWN_AWAY)
    return page


def _delete_for_good(house: Household) -> None:
    _deleted_matches(house).details.delete.emit()


def _given_up(house: Household) -> None:
    _history(house).details.give_up.emit()


def _presets(house: Household) -> None:
    house.window.open_new_match(GAMES["skip_bo"])
    page = house.window.new_match_page
    assert page is not None
    page.options.open_presets()


def _statistics(house: Household) -> None:
    _history(house).parts.set_current(STATISTICS)


def _searched_in_vain(house: Household) -> None:
    _history(house).search.setText("xyzzy")


def _remove_person(house: Household) -> None:
    dialog = edit_person(house.window.start_page, house.window.services, house.people[1])
    assert dialog is not None
    dialog.finish("remove")


def _own_settings(house: Household) -> None:
    OwnSettingsDialog(house.window, house.window.services.tastes, house.people[2]).open()


def _calls(house: Household) -> None:
    window = house.window
    setup = dataclasses.replace(
        house.setup("skip_bo", 4, 7, people=3, options={"teams": "two_sides"}), start=Start(first=0), people=()
    )
    window.begin(setup)
    window.services.controller.i_am_here(0)
    _triggered(house, "call")


def _rules(house: Household, game: str) -> None:
    house.window.open_new_match(GAMES[game])
    _triggered(house, "rules")


def _wrong_record(house: Household) -> None:
    house.window.services.controller.open_record(Path("/nowhere/at all/a file with a rather long name.cardgame"))


def _impossible_match(house: Household) -> None:
    house.window.begin(house.setup("skyjo", 2, 3, options={"target": 5}))


def _ask_language(house: Household) -> None:
    house.window.resume(ask_language=True)


TABLES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "junior 2": ("skip_bo_junior", 2, ("rounds_to_win=3",)),
    "junior 4": ("skip_bo_junior", 4, ("must_play=false",)),
    "skip-bo 2": ("skip_bo", 2, ()),
    "skip-bo 6": ("skip_bo", 6, ()),
    "skip-bo two sides": ("skip_bo", 4, ("teams=two_sides",)),
    "kings corners 2": ("kings_corners", 2, ("scoring=chips",)),
    "kings corners 4": ("kings_corners", 4, ("scoring=penalty_points",)),
    "skyjo 2": ("skyjo", 2, ()),
    "skyjo 4": ("skyjo", 4, ()),
    "skyjo 8": ("skyjo", 8, ()),
}


def _table(name: str) -> Callable[[Household], object]:
    game, count, options = TABLES[name]
    return lambda house: house.table(game, count, options=options)


EVERY_PAGE: tuple[Place, ...] = (
    Place("first page", _ask_language),
    Place("start page", lambda house: house.window.show_start()),
    *(Place(f"new match: {game}", lambda house, game=game: house.window.open_new_match(GAMES[game])) for game in GAMES),
    Place("history", _history),
    Place("history: nothing found", _searched_in_vain),
    Place("history: just deleted", _deleted_match),
    Place("history: deleted matches", _deleted_matches),
    Place("history: delete for good", _delete_for_good),
    Place("history: give up", _given_up),
    Place("open matches", lambda house: house.window.matches.show_open()),
    Place("house rules", _presets),
    Place("statistics", _statistics),
    *(Place(f"settings: {group}", lambda house, group=group: _settings(house, group)) for group in GROUPS),
    Place("family", lambda house: show_family(house.window, house.window.services, lambda: None)),
    Place("new person", lambda house: edit_person(house.window, house.window.services)),
    Place("person", lambda house: edit_person(house.window, house.window.services, house.people[1])),
    Place("remove a person", _remove_person),
    Place("own settings", _own_settings),
    *(Place(f"rules: {game}", lambda house, game=game: _rules(house, game)) for game in GAMES),
    Place("keys", lambda house: _triggered(house, "keyboard")),
    Place("about", lambda house: _triggered(house, "about")),
    Place("menu", _menu),
    Place("menu of languages", lambda house: house.keep(_choices(house, "language"))),
    Place("not saved", lambda house: tell_storage_error(house.window, StorageError("read_only", Path("/saved/here")))),
    Place("record that is not there", _wrong_record),
    Place("match against the rules", _impossible_match),
    Place("open a file", lambda house: _triggered(house, "open_record")),
    *(Place(f"table: {name}", _table(name)) for name in TABLES),
    Place("menu at the table", lambda house: (house.table("skyjo", 3), _menu(house))),
    *(Place(f"log: {game}", lambda house, game=game: _log(house, game)) for game in GAMES),
    Place("looking back", _past),
    Place("told at the table", lambda house: _told(house, "skyjo")),
    Place("after the sheet", _sheet_closed),
    Place("who sits where", lambda house: (house.table("skyjo", 5), _triggered(house, "chairs"))),
    Place("calls", _calls),
    Place("curtain: skip_bo", lambda house: _curtain(house, "skip_bo")),
    Place("curtain: kings_corners", lambda house: _curtain(house, "kings_corners")),
    Place("score sheet: skyjo, in a round", lambda house: _sheet(house, "skyjo", 4, "")),
    Place("score sheet: skyjo 8, match over", lambda house: _sheet(house, "skyjo", 8, "match")),
    Place("score sheet: skip_bo", lambda house: _sheet(house, "skip_bo", 4, "round")),
    Place("score sheet: sides", lambda house: _sheet(house, "skip_bo", 4, "round", ("teams=two_sides",))),
    Place("score sheet: junior", lambda house: _sheet(house, "skip_bo_junior", 3, "match")),
    Place("score sheet: chips", lambda house: _sheet(house, "kings_corners", 4, "round", ("scoring=chips",))),
    Place("score sheet: points", lambda house: _sheet(house, "kings_corners", 3, "match", ("scoring=penalty_points",))),
    Place("who is the youngest", lambda house: house.opening("kings_corners", {"first_player": "youngest"})),
    Place("draw for the deal", lambda house: house.opening("skip_bo", {})),
    Place("straws", lambda house: house.opening("kings_corners", {"first_player": "straws"})),
    Place("throws", lambda house: house.opening("kings_corners", {"first_player": "rock_paper_scissors"})),
)


def _choices(house: Household, name: str) -> QMenu:
    assert name in CHOICES
    return open_choices(house.window.registry, name, house.window.start_page.menu_button)


def every_window(house: Household, but: Sequence[str] = ()) -> Iterator[tuple[str, QWidget]]:
    """Each place after the other: its name, and what is to be looked at there, once it has settled. but: not these."""
    for place in EVERY_PAGE:
        if place.name in but:
            continue
        place.open(house)
        # Words that wrap ask for height only when they know their width.
        for _ in range(3):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents()
        for window in shown(house.window):
            yield place.name, window
        house.clear()


def shown(window: MainWindow) -> list[QWidget]:
    """What is to be looked at: menus and Qt's own dialogs that are open, else the window."""
    above = [other for other in QApplication.topLevelWidgets() if other.isVisible() and other is not window]
    return above or [window]
