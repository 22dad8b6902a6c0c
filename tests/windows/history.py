"""Matches of the past for the tests of the page that lists them, and that page."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.controller.setup import parse_setup
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.windows.history_page import HistoryPage
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from tests.controller.playing import play_behind
from tests.pages.program import NOW


def people_of(window: MainWindow) -> PeopleStore:
    store = window.services.people
    assert store is not None
    return store


def store_of(window: MainWindow) -> MatchStore:
    store = window.services.matches
    assert store is not None
    return store


def finished(window: MainWindow, game: str = "skyjo", seats: str = "person,easy", deal: int = 3, **who: int) -> int:
    """Play a match to its end, behind the window's back; answers its id. who: p0 and so on, the ids of people."""
    setup = parse_setup(game, seats, deal, ("target=20",) if game == "skyjo" else ())
    people = tuple(who.get(f"p{seat}") for seat in range(len(setup.seats)))
    return play_behind(window.services.database, dataclasses.replace(setup, people=people), NOW)


def unfinished(window: MainWindow, game: str = "kings_corners", seats: str = "person:Ana,easy") -> int:
    window.begin(parse_setup(game, seats, 5))
    match_id = window.services.controller.match_id
    assert match_id is not None
    window.show_start()
    return match_id


def opened(window: MainWindow) -> HistoryPage:
    window.registry["history"].trigger()
    page = window.history_page
    assert page is not None
    assert window.page is page
    return page


def listed(page: HistoryPage) -> list[int]:
    return [row.match.id for row in page.model.rows]


def click(button: PushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog(window: MainWindow) -> DialogFrame:
    (found,) = [frame for frame in window.findChildren(DialogFrame) if frame.isVisible()]
    return found
