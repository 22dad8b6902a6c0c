"""Whoever reads at the table has time for it, and the keyboard stays with the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardgui.controller.setup import parse_setup
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame


@pytest.mark.parametrize("action", ["score_sheet", "rules", "keyboard", "about"])
def test_computer_seats_wait_for_whoever_reads(window: MainWindow, qtbot: QtBot, action: str) -> None:
    controller = window.services.controller
    window.services.preferences.computer_pace = 1
    assert window.begin(parse_setup("skip_bo", "easy,easy", 7))
    qtbot.waitUntil(lambda: controller.view().moves > 2)
    window.registry[action].trigger()
    frame = window.findChild(DialogFrame)
    assert frame is not None
    moves = controller.view().moves
    qtbot.wait(60)
    assert controller.view().moves == moves
    assert frame.isVisible()
    frame.finish("")
    qtbot.waitUntil(lambda: controller.view().moves > moves)


def test_a_click_on_the_bar_leaves_the_keyboard_at_the_table(window: MainWindow) -> None:
    assert window.begin(parse_setup("kings_corners", "person:Ana,easy", 3))
    page = window.table_page
    page.setFocus()
    focus = window.focusWidget()
    for name in ("hint", "undo"):
        button = page.bar.findChild(type(page.menu_button), name)
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.focusWidget() is focus


def test_the_curtain_hangs_before_the_unfolded_log(window: MainWindow) -> None:
    """Also when it falls with an undo into another person's decision."""
    controller = window.services.controller
    assert window.begin(parse_setup("skip_bo", "person:Ana,person:Bo", 7))
    first = controller.view().asked_for
    assert first is not None
    controller.i_am_here(first)
    window.registry["log"].trigger()
    view = controller.view()
    controller.play([next(move for move in view.legal if not move.is_play)])
    controller.i_am_here(1 - first)
    window.registry["undo"].trigger()
    page = window.table_page
    assert page.curtain.is_down
    page.log.arrange()
    found = page.childAt(page.log.panel.geometry().center())
    assert found is not None
    assert found is page.curtain.curtain or page.curtain.curtain.isAncestorOf(found)
