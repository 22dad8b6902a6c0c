"""A match of the past is seen again, gone on with, dealt anew or given up."""

from __future__ import annotations

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import Setup, parse_setup
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.push_button import PushButton
from tests.windows.history import click, dialog, finished, listed, opened, people_of, store_of, unfinished


def test_a_match_is_seen_again_from_its_start_and_played_on_from_there(window: MainWindow) -> None:
    match_id = finished(window)
    before = store_of(window).load(match_id)
    page = opened(window)
    QApplication.processEvents()
    assert QApplication.activeWindow() is window
    assert page.list.hasFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.page is window.table_page
    assert window.history_page is None
    controller, table = window.services.controller, window.table_page
    assert (controller.match_id, controller.view().past) == (match_id, 0)
    assert table.sheet is None
    assert not table.log.past_bar.isHidden()
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    assert controller.view().past == 2
    moves = controller.view().moves
    click(table.log.past_bar.onward)
    view = controller.view()
    assert view.past is None
    assert controller.match_id not in (None, match_id)
    assert view.moves >= moves
    assert not view.over
    assert "new match" in table.toast.text
    assert store_of(window).load(match_id) == before
    # At the end of the old one the sheet comes, as it did then.
    assert controller.open_saved(match_id, past=0)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert controller.view().past is None
    assert table.sheet is not None
    table.close_sheet()


def test_the_past_goes_on_by_itself_until_the_present_or_until_it_is_stopped(window: MainWindow) -> None:
    match_id = finished(window)
    controller, table = window.services.controller, window.table_page
    window._open_from_history(controller.open_saved(match_id, past=0))
    replay, bar = table.replay, table.log.past_bar
    click(bar.play)
    assert replay.running
    assert window.registry["past_play"].isChecked()
    for moment in (1, 2, 3):
        assert replay._timer.isActive()
        replay._timer.timeout.emit()
        assert controller.view().past == moment
    click(bar.play)
    assert not replay.running
    assert not replay._timer.isActive()
    QTest.keyClick(window, Qt.Key.Key_R)
    assert replay.running
    # Whoever goes to another moment wants to look at it.
    QTest.keyClick(window, Qt.Key.Key_PageUp)
    assert (controller.view().past, replay.running) == (2, False)
    QTest.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert controller.view().past == 0
    controller.look_at(controller.moments - 2)
    replay.toggle()
    replay._timer.timeout.emit()
    assert controller.view().past is None
    assert not replay.running
    table.close_sheet()
    # From the present it begins with the first deal.
    QTest.keyClick(window, Qt.Key.Key_R)
    assert (controller.view().past, replay.running) == (0, True)
    window.show_start()
    replay._timer.timeout.emit()
    assert not replay.running


def test_what_is_not_over_is_gone_on_with_and_what_is_over_opens_as_it_ended(window: MainWindow) -> None:
    over, going = finished(window), unfinished(window)
    page = opened(window)
    page.list.choose(listed(page).index(going))
    assert page.details.go_on_button.text() == "Go on"
    assert page.details.go_on_button.kind == "primary"
    click(page.details.go_on_button)
    assert window.page is window.table_page
    assert window.services.controller.match_id == going
    assert window.services.controller.view().past is None
    page = opened(window)
    page.list.choose(listed(page).index(over))
    assert page.details.watch_button.kind == "primary"
    click(page.details.go_on_button)
    assert window.services.controller.match_id == over
    assert window.table_page.sheet is not None
    window.table_page.close_sheet()


def test_the_same_cards_are_dealt_anew(window: MainWindow) -> None:
    match_id = finished(window)
    page = opened(window)
    click(page.details.anew_button)
    controller = window.services.controller
    assert controller.match_id != match_id
    assert controller.view().moves == 0
    assert json.loads(controller.record_text())["deal"] == 3


def test_a_match_is_given_up_and_taken_up_again(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    setup = parse_setup("skyjo", "person:Amina,easy", 3)
    window.begin(Setup(setup.game, setup.seats, setup.options, setup.deal, (amina, None)))
    match = window.services.controller.match_id
    over = finished(window)
    page = opened(window)
    page.list.choose(listed(page).index(over))
    assert page.details.give_up_button.isHidden(), "what is over cannot be given up"
    page.list.choose(listed(page).index(match or 0))
    click(page.details.give_up_button)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not store_of(window).load(match or 0).given_up
    click(page.details.give_up_button)
    asked = dialog(window)
    assert asked.focusWidget() is not None
    click(next(button for button in asked.findChildren(PushButton) if button.text() == "Give up"))
    assert store_of(window).load(match or 0).given_up
    assert not window.services.controller.has_match, "it was on the table"
    shown = page.chosen
    assert shown is not None
    assert shown.result.startswith("Given up · Round")
    assert "Given up" in shown.spoken
    assert page.details.give_up_button.isHidden()
    (figures,) = page.statistics.cards
    assert ("Given up", "1") in [(line.text, line.value) for line in figures.lines]
    click(page.details.watch_button)
    assert store_of(window).load(match or 0).given_up, "looking at it changes nothing"
    page = opened(window)
    page.list.choose(listed(page).index(match or 0))
    click(page.details.go_on_button)
    assert window.page is window.table_page
    assert not store_of(window).load(match or 0).given_up
