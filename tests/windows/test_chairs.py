"""Leaving a chair and sitting down again in the middle of a match."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from cardgui.controller.setup import parse_setup
from cardgui.language.phrases.common import level_title
from cardgui.rules.seats import LEVELS
from cardgui.rules.start import Start
from cardgui.windows import chairs_dialog
from cardgui.windows.chairs_dialog import ChairsDialog
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame


@pytest.fixture(autouse=True)
def no_popup(monkeypatch: pytest.MonkeyPatch) -> None:
    """The offscreen platform warns about popups."""

    def keep(menu: QMenu, below: QWidget) -> None:
        pass

    monkeypatch.setattr(chairs_dialog, "pop_up", keep)


def begin(window: MainWindow, seats: str, game: str = "skip_bo") -> None:
    assert window.begin(dataclasses.replace(parse_setup(game, seats, 7), start=Start(first=0)))


def dialog(window: MainWindow) -> ChairsDialog:
    (frame,) = DialogFrame.open_over(window)
    assert isinstance(frame, ChairsDialog)
    return frame


def choices(frame: ChairsDialog, seat: int) -> dict[str, QAction]:
    frame.buttons[seat].click()
    assert frame.menu is not None
    return {action.text(): action for action in frame.menu.actions()}


def test_somebody_leaves_and_comes_back(window: MainWindow) -> None:
    begin(window, "person:Ana,person:Bo,easy:Kito")
    controller = window.services.controller
    controller.i_am_here(0)
    window.registry["chairs"].trigger()
    frame = dialog(window)
    assert controller.mode == "paused"
    assert {seat: button.accessibleName() for seat, button in frame.buttons.items()} == {
        0: "Ana: Leave…",
        1: "Bo: Leave…",
        2: "Kito: Sit down…",
    }
    offered = choices(frame, 1)
    assert list(offered) == [f"Computer plays on: {level_title(level)}" for level in LEVELS]
    offered["Computer plays on: Easy"].trigger()
    chair = controller.view().chairs[1]
    assert (chair.kind, chair.level, chair.left) == ("computer", "easy", "Bo")
    assert frame._lines[1].second == "Computer player, Easy, for Bo"
    offered = choices(frame, 1)
    assert next(iter(offered)) == "Welcome back, Bo"
    offered["Welcome back, Bo"].trigger()
    assert controller.view().chairs[1].name == "Bo"
    assert controller.view().chairs[1].is_person
    assert frame.buttons[1].text() == "Leave…"
    frame.finish("")
    assert controller.mode == "playing"


def test_a_person_of_the_house_or_a_guest_sits_down(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    mai = people.add("Mai", "cat", 1.0)
    begin(window, "person:Ana,easy:Kito,easy:Linh")
    controller = window.services.controller
    window.registry["chairs"].trigger()
    frame = dialog(window)
    choices(frame, 1)["Mai"].trigger()
    chair = controller.view().chairs[1]
    assert (chair.kind, chair.name, chair.picture, chair.person) == ("person", "Mai", "cat", mai)
    offered = choices(frame, 2)
    assert "Mai" not in offered, "she sits already"
    offered["A guest"].trigger()
    assert controller.view().chairs[2].kind == "person"
    assert controller.record_text().count('"person"') >= 3


def test_whoever_leaves_in_their_own_turn_is_played_for(window: MainWindow) -> None:
    begin(window, "person:Ana,person:Bo")
    controller = window.services.controller
    controller.i_am_here(0)
    window.registry["chairs"].trigger()
    frame = dialog(window)
    choices(frame, 0)["Computer plays on: Skilled"].trigger()
    assert controller.view().moves == 0
    frame.finish("")
    assert (controller.view().viewer, controller.view().asked_for) == (None, 1), "Bo is alone now, and is asked for"
    assert window.table_page.curtain.is_down
    controller.i_am_here(1)
    assert controller.view().viewer == 1
    assert controller.view().moves > 0
    assert controller.view().turn == 1
    assert not window.table_page.curtain.is_down


def test_a_click_on_a_plate_opens_it_at_that_chair(window: MainWindow) -> None:
    begin(window, "person:Ana,easy:Kito,easy:Linh")
    board = window.table_page.board
    assert board.board.layout is not None
    place = board.board.layout.plates[2].center().toPoint()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    frame = dialog(window)
    assert frame.buttons[2].hasFocus()


def test_the_action_has_name_shortcut_and_tooltip(window: MainWindow) -> None:
    begin(window, "person:Ana,easy:Kito", "kings_corners")
    action = window.registry["chairs"]
    assert action.isVisible()
    assert action.text()
    assert "Ctrl+T" in action.toolTip()
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert dialog(window).buttons
