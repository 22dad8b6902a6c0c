"""Matches of the past are deleted, taken back, and deleted for good."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.windows.history_page import MATCHES, THROWN_AWAY
from cardgui.windows.main_window import MainWindow
from tests.windows.history import click, dialog, finished, listed, opened, people_of, store_of, unfinished


def test_a_deleted_match_can_be_taken_back_and_its_result_stays(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    over, going = finished(window, p0=amina), unfinished(window)
    assert window.services.controller.open_saved(going)
    window.show_table()
    page = opened(window)
    before = store_of(window).load(over)
    page.list.choose(listed(page).index(over))
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert listed(page) == [going]
    assert page.chosen is not None
    assert page.found.text().startswith("1 ")
    assert page.list.hasFocus()
    assert page.toast.isVisible()
    # By the button, and by Ctrl+Z.
    click(page.toast.offer)
    assert sorted(listed(page)) == sorted([over, going])
    assert page.chosen.match.id == over
    click(page.details.delete_button)
    assert listed(page) == [going]
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sorted(listed(page)) == sorted([over, going])
    assert store_of(window).load(over) == before
    page.throw_away(over)
    page.refresh()
    assert [card.figures.played for card in page.statistics.cards] == [1]
    # The one on the table too: then there is no table to go back to.
    page.throw_away(going)
    assert page.chosen is None
    assert not page._nothing.isHidden()
    click(page._back)  # type: ignore[arg-type]
    assert window.page is window.start_page
    assert not window.services.controller.has_match
    # Long afterwards they are still there.
    page = opened(window)
    assert listed(page) == []
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)  # type: ignore[arg-type]
    assert page.parts.current() == THROWN_AWAY
    assert sorted(listed(page)) == sorted([over, going])
    page.list.choose(listed(page).index(going))
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert listed(page) == [over]
    page.parts.set_current(MATCHES)
    assert listed(page) == [going]


def test_only_what_was_deleted_is_deleted_for_good_and_after_asking(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    first, second, third, kept = (finished(window, deal=deal, p0=amina) for deal in (3, 4, 5, 6))
    page = opened(window)
    for match_id in (first, second, third):
        page.throw_away(match_id)
    page.parts.set_current(THROWN_AWAY)
    assert page.import_button.isHidden()
    assert page.details.watch_button.isHidden()
    page.list.choose(listed(page).index(first))
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    dialog(window).finish("keep")
    assert len(listed(page)) == 3
    click(page.details.delete_button)
    dialog(window).finish("delete")
    assert sorted(listed(page)) == [second, third]
    click(page.empty_button)
    assert "2" in dialog(window).accessibleName()
    dialog(window).finish("delete")
    assert listed(page) == []
    assert page.empty_button.isHidden()
    page.parts.set_current(MATCHES)
    assert listed(page) == [kept]
    assert page.details.take_back_button.isHidden()
    assert not page.details.watch_button.isHidden()
    page.refresh()
    assert [card.figures.played for card in page.statistics.cards] == [4]


def test_what_is_offered_stays_while_somebody_is_about_to_take_it(window: MainWindow) -> None:
    page = opened(window)
    done: list[int] = []
    page.toast.say("Gone", "trash", "Take back", lambda: done.append(1))
    page.toast.offer.setFocus()
    page.toast._timer.timeout.emit()
    assert page.toast.isVisible()
    QTest.keyClick(page.toast.offer, Qt.Key.Key_Space)
    assert done == [1]
    assert page.toast.isHidden()
    page.toast.say("Gone", "trash", "Take back", lambda: done.append(2))
    page.toast._timer.timeout.emit()
    assert page.toast.isHidden()


def test_nothing_is_offered_in_the_language_of_before(window: MainWindow) -> None:
    page = opened(window)
    page.toast.say("Gone", "trash", "Take back", lambda: None)
    window.services.preferences.language = "sw"
    QApplication.processEvents()
    assert page.toast.isHidden()
