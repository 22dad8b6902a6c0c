"""The page with all matches of the past: found, seen again, played on from, saved, taken in, deleted; statistics."""

from __future__ import annotations

import dataclasses
import datetime
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from cardgui.controller.setup import Setup, parse_setup
from cardgui.rules.records import from_record
from cardgui.storage.header_facts import Measure
from cardgui.storage.history import MatchHistory
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.storage.statistics import Share
from cardgui.windows.history_files import take_in, write_out
from cardgui.windows.history_model import PAGE
from cardgui.windows.history_page import MATCHES, STATISTICS, THROWN_AWAY, HistoryPage
from cardgui.windows.history_search import terms_of
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from tests.controller.playing import play_behind
from tests.pages.program import NOW
from tests.windows.conftest import OpenWindow


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


def test_records_go_out_and_come_in_and_a_bad_one_costs_a_line(window: MainWindow, tmp_path: Path) -> None:
    match_id = finished(window)
    page = opened(window)
    good, bad = tmp_path / "good.cardgame", tmp_path / "bad.cardgame"
    assert write_out(page, page._library, match_id, good)
    store_of(window).delete(match_id)
    page.refresh()
    bad.write_text('{"cardgame": 1, "game": "chess"}')
    taken = take_in(page, page._library, [bad, good, tmp_path / "none.cardgame", good])
    assert len(taken.added) == len(taken.known) == 1
    words = " ".join(label.text() for label in dialog(window).findChildren(type(page.found)))
    assert "bad.cardgame" in words
    assert "none.cardgame" in words
    dialog(window).finish("ok")
    page._taken_in(taken)
    assert listed(page) == taken.added == taken.known
    assert page.toast.text in ("1 match added · 1 match known already", "1 match(es) added · 1 match(es) known already")
    assert page.chosen is not None
    match_id = taken.added[0]
    assert page.chosen.match.id == match_id
    # Also one that was thrown away is recognised, and there again.
    page.throw_away(match_id)
    page._taken_in(take_in(page, page._library, [good]))
    assert listed(page) == [match_id]
    assert from_record(good.read_text()).over
    assert not write_out(page, page._library, match_id, tmp_path / "missing" / "x.cardgame")
    dialog(window).finish("ok")


def test_several_files_can_be_chosen(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    match_id = finished(window)
    page = opened(window)
    page.list.choose(listed(page).index(match_id))
    click(page.details.save_button)
    (saving,) = page.findChildren(QFileDialog)
    saving.selectFile(str(tmp_path / "one.cardgame"))
    saving.findChildren(QLineEdit)[0].setText(str(tmp_path / "one.cardgame"))
    saving.accept()
    assert (tmp_path / "one.cardgame").is_file()
    QTest.qWait(10)
    click(page.import_button)
    adding = next(found for found in page.findChildren(QFileDialog) if found.isVisible())
    assert adding.fileMode() == QFileDialog.FileMode.ExistingFiles
    adding.filesSelected.emit([str(tmp_path / "one.cardgame")])
    adding.close()
    assert listed(page) == [match_id]
    assert page.toast.text in ("1 match(es) known already", "1 match known already")


def test_a_person_who_was_removed_stays_in_the_others_matches(window: MainWindow) -> None:
    amina, juma = (people_of(window).add(name, picture, 1.0) for name, picture in (("Amina", "fox"), ("Juma", "lion")))
    finished(window, seats="person,person", p0=amina, p1=juma)
    people_of(window).remove(juma)
    page = opened(window)
    assert [chair.name for chair in page.model.rows[0].chairs] == ["Amina", "Juma"]
    page.parts.set_current(STATISTICS)
    assert [button.text() for button in page.statistics.pictures] == ["Amina"]
    assert page.statistics.cards[0].figures.played == 1


def test_statistics_of_each_person_by_mouse_and_by_keys(window: MainWindow) -> None:
    amina, juma = (people_of(window).add(name, picture, 1.0) for name, picture in (("Amina", "fox"), ("Juma", "lion")))
    finished(window, p0=amina)
    finished(window, "kings_corners", "person,expert,person", p0=amina, p2=juma)
    page = opened(window)
    page.parts.set_current(STATISTICS)
    assert page.search.isHidden()
    one, two = page.statistics.pictures
    QTest.mouseClick(two, Qt.MouseButton.LeftButton)
    assert [card.figures.game for card in page.statistics.cards] == ["kings_corners"]
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Space)
    cards = page.statistics.cards
    assert [card.figures.game for card in cards] == ["kings_corners", "skyjo"]
    assert [level.level for level in cards[0].levels] == ["expert"]
    assert cards[0].levels[0].share == Share(1, cards[0].figures.won)
    assert cards[0].levels[0].accessibleName().startswith("Expert: ")
    told = {line.text: line.value for line in cards[1].lines}
    assert told["Fewest points, to 20"] == str(cards[1].figures.best[Measure("low", 20)])
    assert told["Most won in a row"] == str(cards[1].figures.won)


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
