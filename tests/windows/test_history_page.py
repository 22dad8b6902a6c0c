"""The page with all matches of the past: they are listed and found, in every language, at every size."""

from __future__ import annotations

import datetime
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardgui.controller.setup import parse_setup
from cardgui.storage.history import MatchHistory
from cardgui.windows.history_list import row_height
from cardgui.windows.history_model import PAGE
from cardgui.windows.history_page import MATCHES, THROWN_AWAY
from cardgui.windows.history_search import terms_of
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.push_button import PushButton
from tests.windows.conftest import OpenWindow
from tests.windows.history import click, finished, listed, opened, people_of, store_of, unfinished


def test_every_match_is_listed_with_its_end_and_can_be_found(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    over, going = finished(window, p0=amina), unfinished(window)
    page = opened(window)
    assert set(listed(page)) == {over, going}
    rows = {row.match.id: row for row in page.model.rows}
    assert rows[going].result.startswith("Not over")
    assert rows[over].result.startswith("Won by")
    assert rows[over].undo == "without taking back"
    assert {chair.name for chair in rows[over].chairs} >= {"Amina"}
    for words, found in (
        ("amin", [over]),
        ("KINGS", [going]),
        ("ana kings", [going]),
        ("ana skyjo", []),
        ("today", [over, going]),
        ("2027 jan", [over, going]),
        ("march", []),
        ("yesterday", []),
    ):
        page.search.setText(words)
        assert sorted(listed(page)) == sorted(found), words
        assert page.list.isHidden() == (not found)
        assert page.details.watch_button.isHidden() == (not found)
    assert "yesterday" in page._nothing.text()
    people_of(window).rename(amina, "Zawadi")
    page.refresh()
    page.search.setText("zawadi")
    assert listed(page) == [over]
    assert "Zawadi" in page.model.rows[0].spoken


def test_words_are_searched_for_in_the_language_of_the_moment(window: MainWindow) -> None:
    today = datetime.date(2027, 1, 15)
    (term,) = terms_of("Novem", [], today)
    assert (term.months, term.days, term.games) == ((11,), (), ())
    assert terms_of("sun", [], today)[0].weekdays == (0,)
    (day, month, year) = terms_of("5.11.2026", [], today)
    assert (day.days, month.months, year.years) == ((5,), (11,), (2026,))
    window.services.preferences.language = "ar"
    assert terms_of("نوفمبر", [], today)[0].months == (11,)
    assert terms_of("٢٠٢٦", [], today)[0].years == (2026,)
    window.services.preferences.language = "vi"
    assert 11 in terms_of("11", [], today)[0].months


def test_thousands_of_matches_are_read_as_they_come_in_sight(window: MainWindow) -> None:
    store, database = store_of(window), window.services.database
    assert database is not None
    header = json.dumps({"game": "skyjo", "seats": [{"kind": "person", "name": "Ana"}] * 2})
    with database.transaction() as connection:
        for number in range(5000):
            cursor = connection.execute(
                "INSERT INTO matches (game, title, started, header, words) VALUES ('skyjo', '', 1.0, ?, 'ana')",
                (header,),
            )
            connection.execute(
                "INSERT INTO progress (match_id, cursor, revision, undos, last_played, summary) "
                "VALUES (?, 0, 0, 0, ?, '{}')",
                (cursor.lastrowid, float(number)),
            )
    assert store.recent(1)
    page = opened(window)
    asked: list[str] = []
    database.connection.set_trace_callback(asked.append)
    page.look_up()
    queries = [query for query in asked if query.lstrip().startswith("SELECT")]
    # The count, one page, and the header of the match that is chosen.
    assert len(queries) == 3
    assert (page.model.count, len(page.model.rows)) == (5000, PAGE)
    asked.clear()
    for _ in range(60):
        QTest.keyClick(page.list, Qt.Key.Key_PageDown)
        QApplication.processEvents()
    pages = [query for query in asked if "LIMIT" in query]
    assert len(page.model.rows) == PAGE * (1 + len(pages))
    assert page.list.row > PAGE
    asked.clear()
    QTest.keyClicks(page.search, "a")
    assert len([query for query in asked if query.lstrip().startswith("SELECT")]) <= 4
    database.connection.set_trace_callback(None)


def test_back_leads_to_the_table_that_waited(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    match_id = window.services.controller.match_id
    page = opened(window)
    assert window.services.controller.mode == "paused"
    click(page._back)  # type: ignore[arg-type]  # a button of the bar
    assert window.page is window.table_page
    assert (window.services.controller.match_id, window.services.controller.mode) == (match_id, "playing")
    window.show_start()
    page = opened(window)
    click(page._back)  # type: ignore[arg-type]
    assert window.page is window.start_page


@pytest.mark.parametrize("mode", ["paused", "fast"])
def test_the_table_goes_on_as_it_was_left(window: MainWindow, mode: str) -> None:
    controller = window.services.controller
    controller.wait_unseen(True)
    window.begin(parse_setup("skyjo", "easy,easy", 3))
    controller.pause(True)
    if mode == "fast":
        controller.fast_forward(True)
    page = opened(window)
    assert controller.mode == "paused"
    click(page._back)  # type: ignore[arg-type]
    assert controller.mode == mode


def test_tab_leads_to_everything(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    finished(window, p0=amina)
    page = opened(window)

    def reached() -> set[object]:
        found: list[object] = []
        while len(found) < 60:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]
            if QApplication.focusWidget() in found:
                break
            found.append(QApplication.focusWidget())
        return set(found)

    details = page.details
    assert reached() >= {
        page.search, page.import_button, page.list, details.watch_button, details.go_on_button, details.anew_button,
        details.save_button, details.delete_button, page._back, page.menu_button,
    }  # fmt: skip
    QTest.keyClick(page.parts._buttons[0], Qt.Key.Key_Right)
    (card,) = page.statistics.cards
    assert reached() >= {card, *page.statistics.pictures}
    assert all(line.value in card.accessibleName() for line in card.lines)
    page.parts.set_current(MATCHES)
    page.search.setFocus()
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.list.hasFocus()


def test_numbers_are_in_the_digits_of_the_language(window: MainWindow) -> None:
    amina = people_of(window).add("Amina", "fox", 1.0)
    finished(window, p0=amina)
    window.services.preferences.language = "ar"
    page = opened(window)
    (card,) = page.statistics.cards
    assert not any(letter in "0123456789" for line in card.lines for letter in line.value)
    assert not any(letter in "0123456789" for letter in page.model.rows[0].when)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_large_text_in_a_small_window_scrolls_and_the_buttons_stay_whole(
    open_window: OpenWindow, language: str
) -> None:
    window = open_window(800, 600)
    finished(window, seats="person,easy,easy,easy")
    window.services.preferences.language = language
    window.services.preferences.text_size = 160
    page = opened(window)
    for _ in range(4):
        QApplication.processEvents()
    details = page.details
    for button in details.findChildren(PushButton):
        if button.isVisible():
            assert button.height() == button.sizeHint().height(), button.text()
            assert details.rect().contains(button.geometry())
    bar = details._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    details.watch_button.setFocus()
    reached = set()
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]
        reached.add(QApplication.focusWidget())
    lines = [line for line in details._seats.findChildren(QWidget) if line.focusPolicy() != Qt.FocusPolicy.NoFocus]
    assert len(lines) == 4
    assert reached >= set(lines)


@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
def test_the_words_of_every_button_have_a_line_of_their_size(
    open_window: OpenWindow, language: str, text_size: int
) -> None:
    """Two words did not fit into half a line, and were cut off or squeezed to its edge."""
    window = open_window(800, 600)
    matches = [finished(window), unfinished(window)]
    window.services.preferences.language = language
    window.services.preferences.text_size = text_size
    page = opened(window)

    def check() -> None:
        for _ in range(4):
            QApplication.processEvents()
        shown = [button for button in page.details.findChildren(PushButton) if button.isVisible()]
        assert len(shown) > 1
        for button in shown:
            assert button.width() >= button.whole_width(), button.text()
            assert not button.is_elided()
            assert button.visibleRegion().boundingRect() == button.rect()
        places = [button.geometry() for button in shown]
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])

    for match in matches:
        page.list.choose(listed(page).index(match))
        check()
    for _ in matches:
        page.throw_away(listed(page)[0])
    page.parts.set_current(THROWN_AWAY)
    check()


@pytest.mark.parametrize("size", [(800, 600), (2560, 1600)])
@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
def test_nothing_is_cut_off_at_any_size(open_window: OpenWindow, language: str, size: tuple[int, int]) -> None:
    window = open_window(*size)
    finished(window, seats="person,easy,easy,easy,easy,easy,easy,easy")
    unfinished(window)
    window.services.preferences.language = language
    page = opened(window)
    QApplication.processEvents()
    for row in range(2):
        page.list.choose(row)
        QApplication.processEvents()
        for button in (*page.details.findChildren(PushButton), page.import_button):
            assert not button.is_elided(), button.text()
            assert window.rect().contains(button.mapTo(window, button.rect().bottomRight())), button.text()
            assert button.accessibleName()
        for line in page.details._seats.children():
            hint = getattr(line, "sizeHint", None)
            if hint is not None and hasattr(line, "height") and line.isVisible():  # type: ignore[attr-defined]
                assert line.height() >= hint().height()  # type: ignore[attr-defined]


def test_a_screen_reader_hears_every_row(window: MainWindow) -> None:
    finished(window)
    page = opened(window)
    spoken = page.model.data(page.model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken is not None
    assert "Skyjo" in spoken
    assert "Won by" in spoken
    assert page.list.accessibleName()
    assert page.search.accessibleName()
    interface = QAccessible.queryAccessibleInterface(page.details.watch_button)
    assert interface.role() == QAccessible.Role.Button


def test_the_page_follows_a_new_language(window: MainWindow) -> None:
    finished(window)
    page = opened(window)
    assert page.model.rows[0].when.startswith("Today")
    window.services.preferences.language = "sw"
    QApplication.processEvents()
    assert page.model.rows[0].when.startswith("Leo")


def test_the_start_page_leads_there(window: MainWindow) -> None:
    click(window.start_page._history_button)
    assert window.page is window.history_page
    assert window.history_page is not None
    assert not window.history_page._nothing.isHidden()
    assert MatchHistory(window.history_page._database).count(()) == 0


def test_rows_are_as_high_as_their_lines_after_any_change_of_size(open_window: OpenWindow, qtbot: QtBot) -> None:
    """In a narrow list the time has a line of its own; Qt kept the height that was right before."""
    window = open_window()
    finished(window)
    page = opened(window)
    window.services.preferences.text_size = 140
    heights = set()

    def right() -> None:
        height = page.list.visualRect(page.model.index(0)).height()
        assert height == row_height(page.list.viewport().width())
        heights.add(height)

    for size in ((1280, 800), (1100, 600), (800, 600), (1100, 600), (800, 600)):
        window.resize(*size)
        qtbot.waitUntil(right, timeout=2000)
    assert len(heights) > 1, "both ways were tried"
