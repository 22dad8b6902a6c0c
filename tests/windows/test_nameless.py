"""Who gave no name is called so in the language that is shown; a name that was given stays."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.language.bidi import without_marks
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.records import from_record, to_record
from cardgui.windows.main_window import MainWindow

CALLED = {"en": "Player 1", "sw": "Mchezaji 1", "vi": "Người chơi 1", "ar": "لاعب ١"}


def table_names(window: MainWindow) -> list[str]:
    return [without_marks(chair.name) for chair in window.services.controller.view().chairs]


def test_the_name_follows_the_language_at_the_table_in_the_log_and_in_the_history(window: MainWindow) -> None:
    controller, preferences = window.services.controller, window.services.preferences
    preferences.language = "en"
    seats = "person,person:Player 2,easy"
    first = (
        Match(setup.game, setup.seats, setup.deal) for setup in (parse_setup("skyjo", seats, n) for n in range(50))
    )
    deal = next(match.deal for match in first if match.round.seat == 0)
    assert window.begin(parse_setup("skyjo", seats, deal))
    controller.pause(True)
    controller.play([controller.view().legal[0]])
    for language in (*CALLED, "en"):
        preferences.language = language
        QApplication.processEvents()
        called = CALLED[language]
        assert table_names(window)[:2] == [called, "Player 2"], "a name that was given stays"
        assert called in without_marks(window.table_page.pill.line)
        window.registry["history"].trigger()
        page = window.history_page
        assert page is not None
        (row,) = page.model.rows
        assert [without_marks(chair.name) for chair in row.chairs[:2]] == [called, "Player 2"]
        window.show_table()


def test_a_guest_who_takes_a_chair_follows_too_and_comes_back_under_no_name(window: MainWindow) -> None:
    controller, preferences = window.services.controller, window.services.preferences
    assert window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller.pause(True)
    controller.take_seat(1, guest=True)
    asked = controller.view().asked_for
    if asked is not None:
        controller.i_am_here(asked)
    controller.play([controller.view().legal[0]])
    preferences.language = "vi"
    assert table_names(window) == ["Ana", "Người chơi 2"]
    controller.leave_seat(1)
    assert without_marks(controller.view().chairs[1].left) == "Người chơi 2"
    preferences.language = "en"
    assert without_marks(controller.view().chairs[1].left) == "Player 2"


def test_records_and_saved_matches_keep_it(window: MainWindow) -> None:
    controller = window.services.controller
    window.services.preferences.language = "sw"
    assert window.begin(parse_setup("skyjo", "person,easy", 3))
    text = controller.record_text()
    assert json.loads(text)["seats"][0] == {"kind": "person", "name": "Mchezaji 1", "guest": 1}
    assert to_record(from_record(text)) == text
    window.services.preferences.language = "en"
    assert json.loads(controller.record_text())["seats"][0]["name"] == "Mchezaji 1", "the record is as it began"
    for odd in (0, -1, 1.5, "1", True, 10**9, None):
        record = json.loads(text)
        record["seats"][0]["guest"] = odd
        assert from_record(json.dumps(record)).seats[0].guest == 0


def test_the_page_of_a_new_match_follows(window: MainWindow) -> None:
    window.open_new_match(GAMES["skyjo"])
    page = window.new_match_page
    assert page is not None
    for language, called in CALLED.items():
        window.services.preferences.language = language
        QApplication.processEvents()
        assert [sitter.name for sitter in page.seating.chairs if sitter is not None and sitter.is_person] == [called]
    written = page.seating.remembered()
    assert [entry["guest"] for entry in written if entry is not None and "guest" in entry] == [1]
