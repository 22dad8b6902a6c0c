"""Every page, dialog and menu of the program, and how each is brought on the screen. A new one is a line here.

Tests of all pages walk through `PLACES` (`tests.pages.walk`); `python -m tests.pictures` pictures `EVERYWHERE`.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardgui.rules.games import GAMES
from cardgui.rules.start import Start
from cardgui.storage.errors import StorageError
from cardgui.windows.actions import CHOICES
from cardgui.windows.history_page import STATISTICS, THROWN_AWAY, HistoryPage
from cardgui.windows.menus import open_choices
from cardgui.windows.messages import tell_storage_error
from cardgui.windows.own_settings import OwnSettingsDialog
from cardgui.windows.people_dialogs import show_family
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.settings_dialog import GROUPS, SettingsDialog
from cardgui.windows.straws_dialog import StrawsDialog
from cardgui.windows.throwing_dialog import ThrowingDialog
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.pages.household import Household


@dataclass(frozen=True, slots=True)
class Place:
    """One of them: its name, and what opens it from the start page."""

    name: str
    open: Callable[[Household], object]

    @property
    def file(self) -> str:
        """The name, as that of a file."""
        return re.sub(r"\W+", "-", self.name)


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


def _told(house: Household, game: str) -> None:
    house.table(game, 3).table_page.ask_hint()


def _curtain(house: Household, game: str) -> None:
    house.table(game, 3, people=3, moves=14)


def _sheet_closed(house: Household) -> None:
    window = house.table("skyjo", 3, until="round")
    window.table_page.open_sheet()
    sheet = window.table_page.sheet
    assert sheet is not None
    sheet.finish("")


def _sheet(house: Household, game: str, count: int, until: str, options: Sequence[str] = ()) -> None:
    house.table(game, count, options=options, until=until).table_page.open_sheet()


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


def _choices(house: Household, name: str) -> QMenu:
    assert name in CHOICES
    return open_choices(house.window.registry, name, house.window.start_page.menu_button)


def _history_row(house: Household, over: bool) -> None:
    page = _history(house)
    page.list.choose(next(row for row, match in enumerate(page.model.rows) if match.over is over))


def _chosen_card(house: Household) -> None:
    board = house.table("kings_corners", 3).table_page.board.board
    board.take(max(board.slots(), key=lambda slot: len(board.choices.targets(slot) or ())))


def _first_by(house: Household, how: str) -> DialogFrame:
    house.opening("kings_corners", {"first_player": how})
    return DialogFrame.open_over(house.window)[-1]


def _one_straw(house: Household) -> None:
    dialog = _first_by(house, "straws")
    assert isinstance(dialog, StrawsDialog)
    _press(dialog.straws[1])


def _throw(house: Household) -> None:
    dialog = _first_by(house, "rock_paper_scissors")
    assert isinstance(dialog, ThrowingDialog)
    assert dialog.passing
    _press(dialog.here)


def _press(widget: QWidget | None) -> None:
    assert widget is not None
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def _table(game: str, seats: int, *options: str) -> Place:
    name = ", ".join((f"table: {game}", f"{seats} seats", *options))
    return Place(name, lambda house: house.table(game, seats, options=options))


PLACES: tuple[Place, ...] = (
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
    _table("skip_bo_junior", 2, "rounds_to_win=3"),
    _table("skip_bo_junior", 4, "must_play=false"),
    _table("skip_bo", 2),
    _table("skip_bo", 6),
    _table("skip_bo", 4, "teams=two_sides"),
    _table("kings_corners", 2, "scoring=chips"),
    _table("kings_corners", 4, "scoring=penalty_points"),
    _table("skyjo", 2),
    _table("skyjo", 4),
    _table("skyjo", 8),
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
    Place("who is the youngest", lambda house: _first_by(house, "youngest")),
    Place("draw for the deal", lambda house: house.opening("skip_bo", {})),
    Place("straws", lambda house: _first_by(house, "straws")),
    Place("throws", lambda house: _first_by(house, "rock_paper_scissors")),
)
"""What differs in its words, or in how they are laid out."""

MOMENTS: tuple[Place, ...] = (
    Place("history: a match that is over", lambda house: _history_row(house, True)),
    Place("history: a match that is not over", lambda house: _history_row(house, False)),
    _table("skip_bo_junior", 3),
    *(_table("skip_bo", seats) for seats in (3, 4, 5)),
    _table("kings_corners", 3),
    *(_table("skyjo", seats) for seats in (3, 5, 6, 7)),
    Place("computer players alone", lambda house: house.table("skip_bo", 3, people=0)),
    Place("a card is chosen", _chosen_card),
    Place("straws: one is drawn", _one_straw),
    Place("throws: behind the curtain", _throw),
    Place("score sheet: each counts", lambda house: _sheet(house, "skip_bo", 4, "round", ("scoring=each_counts",))),
)
"""The same places at another moment, and tables with so many seats: to be looked at; their words are read elsewhere."""

FIRST_START: tuple[Place, ...] = (
    Place("first start", lambda house: house.window.show_start()),
    Place("first start: new match", lambda house: house.window.open_new_match(GAMES["skyjo"])),
    Place("first start: history", _history),
    Place("first start: statistics", _statistics),
)
"""As long as no match was played and nobody is known."""
EVERYWHERE = (*PLACES, *MOMENTS, *FIRST_START)
