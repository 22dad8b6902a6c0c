"""The order in which somebody likes the own hand to lie is kept with that person."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.controller.setup import parse_setup
from cardgui.rules.start import Start
from cardgui.windows.main_window import MainWindow
from tests.windows.conftest import OpenWindow


def begin(window: MainWindow, seats: str, people: tuple[int | None, ...]) -> None:
    setup = replace(parse_setup("kings_corners", seats, 3), people=people, start=Start(first=0))
    assert window.begin(setup)


def press_sorter(window: MainWindow, order: str) -> None:
    view = window.table_page.board
    layout = view.board.layout
    assert layout is not None
    room = next(sorter.rect for sorter in layout.sorters if sorter.order == order)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=room.center().toPoint())


def order(window: MainWindow) -> str:
    return window.table_page.board.board.frame.hand_order


def test_the_next_match_of_this_person_has_it_and_nobody_elses(open_window: OpenWindow) -> None:
    """KC hand sorting: by person, after the program has ended too."""
    window = open_window()
    store = window.services.people
    assert store is not None
    ana, bo = store.add("Ana", "fox", 1.0), store.add("Bo", "lion", 1.0)
    begin(window, "person:Ana,easy", (ana, None))
    assert order(window) == "rank"
    press_sorter(window, "suit")
    assert store.settings(ana).hand_order == "suit"
    begin(window, "person:Bo,easy", (bo, None))
    assert order(window) == "rank"
    press_sorter(window, "rank")
    assert store.settings(bo).hand_order == ""
    window = open_window()
    assert order(window) == "", "the match of Bo is open again"
    begin(window, "person:Ana,easy", (ana, None))
    assert order(window) == "suit"


def test_each_of_two_at_the_table_has_the_own_order(open_window: OpenWindow) -> None:
    window = open_window()
    store, controller = window.services.people, window.services.controller
    assert store is not None
    ana, bo = store.add("Ana", "fox", 1.0), store.add("Bo", "lion", 1.0)
    begin(window, "person:Ana,person:Bo", (ana, bo))
    assert controller.i_am_here(0)
    press_sorter(window, "suit")
    for _ in range(100):
        view = controller.view()
        if view.asked_for is not None:
            break
        controller.play([view.legal[-1]])
    assert view.asked_for == 1
    assert controller.i_am_here(1)
    assert order(window) == "rank"
    assert store.settings(bo).hand_order is None
    assert controller.undo()
    asked = controller.view().asked_for
    if asked is not None:
        assert controller.i_am_here(asked)
        assert order(window) == ("suit" if asked == 0 else "rank")


def test_somebody_unknown_has_the_order_of_this_machine(open_window: OpenWindow) -> None:
    window = open_window()
    begin(window, "person,easy", ())
    press_sorter(window, "suit")
    assert window.services.preferences.hand_order == "suit"
    window = open_window()
    assert order(window) == "suit"
