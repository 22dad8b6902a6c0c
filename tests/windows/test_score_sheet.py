from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.windows.main_window import MainWindow
from tests.windows.conftest import OpenWindow

SEATS = "person:Amina,easy:Baraka,skilled:Zuri,easy:Kito,easy:Linh,easy:Omar,easy:Salma,easy:Minh"


def play_round(window: MainWindow) -> None:
    controller = window.services.controller
    view = controller.view()
    while view.legal:
        controller.play([choose(view.observation, "easy", 1)])
        view = controller.view()


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_it_comes_by_itself_with_the_round_that_was_played(
    open_window: OpenWindow, seats: int, size: tuple[int, int]
) -> None:
    window = open_window(*size)
    window.begin(parse_setup("skyjo", ",".join(SEATS.split(",")[:seats]), 5))
    play_round(window)
    sheet = window.table_page.sheet
    assert sheet is not None
    assert len(sheet.table.scores.rows) == 1
    assert [cell.points for cell in sheet.table.scores.rows[0]] == list(window.services.controller.view().totals)
    assert sheet.rect().contains(sheet.sheet_rect())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table_page.sheet is None
    assert window.services.controller.view().round == 1


def test_closed_without_going_on_it_leaves_a_way_on(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    play_round(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    button = window.table_page._waiting
    assert window.table_page.sheet is None
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.services.controller.view().round == 1
    assert not button.isVisible()


def test_taking_the_end_of_a_round_back_takes_the_sheet_away(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    play_round(window)
    assert window.services.controller.undo()
    assert window.table_page.sheet is None
    assert not window.table_page._waiting.isVisible()


def test_the_end_of_the_match_names_the_winner(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "easy:Baraka,easy:Kito", 5, ("target=20",)))
    QApplication.processEvents()
    view = window.services.controller.view()
    sheet = window.table_page.sheet
    assert view.over
    assert sheet is not None
    assert sheet.accessibleName() == f"{view.chairs[view.winners[0]].name} wins!"
    assert len(sheet.table.scores.rows) == len(view.results)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.new_match_page is not None


def test_it_can_be_opened_at_any_time(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.table_page.sheet is not None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table_page.sheet is None
    assert window.services.controller.view().round == 0
