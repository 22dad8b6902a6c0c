"""Calls and moves out of turn at the table, from the button to what is said (SB-20 to SB-23)."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.controller.setup import parse_setup
from cardgui.rules.moves import CAUGHT, DRAW, MOVE
from cardgui.rules.options import OptionValue
from cardgui.rules.start import Start
from cardgui.windows.call_dialog import CallDialog
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame


def begin(window: MainWindow, seats: str, deal: int = 7, **options: OptionValue) -> None:
    """Seat 0 begins and is at the screen."""
    setup = parse_setup("skip_bo", seats, deal)
    assert window.begin(dataclasses.replace(setup, options=options, start=Start(first=0)))
    window.services.controller.i_am_here(0)


def dialog(window: MainWindow) -> CallDialog:
    window.registry["call"].trigger()
    (found,) = DialogFrame.open_over(window)
    assert isinstance(found, CallDialog)
    return found


def test_the_button_is_there_just_when_somebody_may_call(window: MainWindow) -> None:
    call = window.registry["call"]
    assert window.begin(parse_setup("skyjo", "person,easy", 3))
    assert not call.isVisible()
    begin(window, "person:Ana,person:Bo")
    assert not call.isVisible()
    begin(window, "person:Ana,easy,easy", free_table=True)
    assert not call.isVisible()
    begin(window, "person:Ana,person:Bo,person:Cy,easy", teams="two_sides")
    assert call.isVisible()
    assert call.isEnabled()
    assert "(C)" in call.toolTip()


def test_talking_is_called_by_somebody_else_at_the_same_screen(window: MainWindow) -> None:
    """SB-20."""
    begin(window, "person:Ana,person:Bo,person:Cy,easy", teams="two_sides")
    QTest.keyClick(window, Qt.Key.Key_C)
    (frame,) = DialogFrame.open_over(window)
    assert isinstance(frame, CallDialog)
    (button,) = frame.buttons.values()
    assert button.text() == "Cy is talking!"
    assert button.accessibleName() == "Bo: Cy is talking!"
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert not DialogFrame.open_over(window)
    toast = window.table_page.toast
    assert toast.isVisible()
    assert toast.text.startswith("Bo called Cy for talking")
    assert window.services.controller.view().turn == 0
    assert not window.registry["call"].isVisible(), "once a turn"


def test_out_of_turn_and_caught(window: MainWindow) -> None:
    """SB-22."""
    begin(window, "person:Ana,person:Bo,person:Cy", free_table=True)
    frame = dialog(window)
    assert {move.actor for move in frame.buttons} == {1, 2}
    draw = next(move for move in frame.buttons if move.verb == DRAW and move.actor == 1)
    frame.buttons[draw].click()
    assert window.table_page.pill.line.startswith("Bo drew ")
    frame = dialog(window)
    caught = [move for move in frame.buttons if move.verb == CAUGHT]
    assert {move.actor for move in caught} == {0, 2}, "anybody else, the one on turn included"
    frame.buttons[next(move for move in caught if move.actor == 0)].click()
    assert window.table_page.toast.text.startswith("Ana caught Bo playing out of turn")
    assert window.table_page.pill.line == "Bo's moves are taken back: no drawing in the next turn"
    assert all(move.actor != 1 for move in dialog(window).buttons), "caught before"


def test_a_card_for_several_empty_places_is_offered_once(window: MainWindow) -> None:
    for deal in range(40):
        begin(window, "person:Ana,person:Bo,person:Cy", deal, free_table=True)
        plays = [move for move in window.services.controller.view().calls if move.verb == MOVE]
        if plays:
            break
    frame = dialog(window)
    offered = [move for move in frame.buttons if move.verb == MOVE]
    assert len(plays) == 4 * len(offered)
    assert "from the stock on pile 1" in frame.buttons[offered[0]].text()
    frame.buttons[offered[0]].click()
    assert window.services.controller.record_text().count(offered[0].text) == 1


def test_computer_players_wait_while_somebody_makes_up_their_mind(window: MainWindow) -> None:
    begin(window, "person:Ana,person:Bo,easy", free_table=True)
    controller = window.services.controller
    frame = dialog(window)
    assert controller.mode == "paused"
    frame.finish("")
    assert controller.mode == "playing"
    frame = dialog(window)
    controller.play([controller.view().game.parse_move("hand.0>discard.0", 0)])
    assert not DialogFrame.open_over(window), "what it listed does not hold any more"
