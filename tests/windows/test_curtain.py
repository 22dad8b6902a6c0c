"""The curtain between two people's turns where hands are secret, and undo into another person's decision."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import Setup, parse_setup
from cardgui.controller.view import View
from cardgui.rules.games import game_named
from cardgui.rules.seats import Seat
from cardgui.rules.start import Start
from cardgui.windows import menus
from cardgui.windows.curtain import Curtain
from cardgui.windows.main_window import MainWindow
from tests.windows.conftest import OpenWindow


def begin(window: MainWindow, seats: str = "person:Ana,person:Bo", game: str = "skip_bo", first: int = 0) -> Curtain:
    """A match whose seat `first` begins; its curtain."""
    assert window.begin(dataclasses.replace(parse_setup(game, seats, 7), start=Start(first=first)))
    return window.table_page.curtain.curtain


def discard(window: MainWindow) -> None:
    """End the turn of the person at the screen."""
    controller = window.services.controller
    game = controller.view().game
    assert controller.play([game.parse_move("hand.0>discard.0", controller.view().turn or 0)])


def view(window: MainWindow) -> View:
    return window.services.controller.view()


def test_it_asks_for_the_next_person_and_lifts_when_they_are_there(window: MainWindow) -> None:
    curtain = begin(window)
    assert curtain.isVisible()
    assert curtain.geometry() == window.table_page.rect()
    assert curtain.person is not None
    assert curtain.person.name == "Ana"
    assert curtain.here.text() == "I am Ana: show the table"
    assert curtain.here.hasFocus()
    assert curtain.person.deeds == ()
    QTest.mouseClick(curtain.here, Qt.MouseButton.LeftButton)
    assert not curtain.isVisible()
    assert view(window).viewer == 0
    discard(window)
    assert curtain.isVisible()
    assert curtain.person.name == "Bo"
    assert [deed.text for deed in curtain.person.deeds] == ["Ana played no card"]
    assert view(window).viewer is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_bar_and_enter_lift_it(window: MainWindow, key: Qt.Key) -> None:
    curtain = begin(window)
    QTest.keyClick(window.focusWidget(), key)
    assert not curtain.is_down
    assert view(window).viewer == 0
    assert window.table_page.board.hasFocus()


def test_a_key_held_down_since_the_last_move_does_not_lift_it(window: MainWindow) -> None:
    curtain = begin(window)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(curtain.here, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True))
        assert curtain.is_down


def test_it_falls_when_the_cards_have_come_to_rest(window: MainWindow) -> None:
    """LOOKS, Movement: 420 ms down, 520 up, scaled by the speed setting."""
    window.registry["animation_100"].trigger()
    curtain = begin(window)
    board = window.table_page.board.board
    assert board.settling.running
    assert not curtain.isVisible()
    board.settling.finish()
    assert curtain.moving
    assert curtain.isVisible()
    assert curtain.y() == -curtain.height()
    assert curtain._fall.duration() == 420
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert not curtain.moving, "a key ends the fall"
    assert curtain.y() == 0
    assert curtain.is_down, "and does no more"
    QTest.mouseClick(curtain.here, Qt.MouseButton.LeftButton)
    assert curtain.moving
    assert curtain._fall.duration() == 520
    assert view(window).viewer == 0
    assert window.childAt(window.rect().center()) is not curtain, "the mouse reaches the table at once"
    curtain.finish()
    assert not curtain.isVisible()
    window.registry["animation_200"].trigger()
    board.settling.finish()
    discard(window)
    board.settling.finish()
    assert curtain._fall.duration() == 210
    curtain.finish()


def test_there_is_none_where_nothing_is_secret(window: MainWindow) -> None:
    for game in ("skyjo", "skip_bo_junior"):
        assert window.begin(parse_setup(game, "person:Ana,person:Bo", 7))
        controller = window.services.controller
        for _ in range(6):
            controller.play(controller.view().legal[:1])
            assert not window.table_page.curtain.is_down


def test_one_person_among_computer_players_needs_none(window: MainWindow) -> None:
    curtain = begin(window, "person:Ana,easy,easy")
    assert not curtain.is_down
    discard(window)
    assert not curtain.is_down


def test_both_watch_the_computer_players_before_it_falls(window: MainWindow) -> None:
    curtain = begin(window, "person:Ana,easy:Kito,person:Bo")
    window.services.controller.i_am_here(0)
    seen: list[tuple[int | None, bool]] = []
    window.services.controller.changed.connect(
        lambda change: seen.extend((move.actor, curtain.is_down) for move in change.moves)
    )
    discard(window)
    assert {(actor, down) for actor, down in seen} == {(0, False), (1, False)}
    assert curtain.is_down
    assert curtain.person is not None
    assert [deed.picture for deed in curtain.person.deeds] == [
        chair.picture for chair in view(window).chairs if chair.seat in (0, 1)
    ]


def test_a_team_chair_asks_for_the_member_who_is_on(window: MainWindow) -> None:
    seats = (Seat("team", "Us", None, ("Mai", "Tom")), Seat("person", "Bo"))
    assert window.begin(Setup(game_named("skip_bo"), seats, {}, 7, start=Start(first=0)))
    curtain = window.table_page.curtain.curtain
    assert curtain.person is not None
    assert (curtain.person.name, curtain.person.team) == ("Mai", "Us")
    for name in ("Bo", "Tom", "Bo", "Mai"):
        curtain.here.click()
        discard(window)
        assert curtain.person.name == name


def test_undo_into_another_person_s_decision_asks_for_that_person_first(window: MainWindow) -> None:
    curtain = begin(window)
    controller = window.services.controller
    curtain.here.click()
    discard(window)
    assert curtain.person is not None
    assert curtain.person.name == "Bo"
    window.registry["undo"].trigger()
    assert curtain.is_down, "Ana's decision, but Bo may have sat down"
    assert curtain.person.name == "Ana"
    assert view(window).viewer is None
    curtain.here.click()
    assert view(window).viewer == 0
    discard(window)
    curtain.here.click()
    assert view(window).viewer == 1
    assert not curtain.is_down
    window.registry["undo"].trigger()
    assert curtain.is_down
    assert curtain.person.name == "Ana"
    assert view(window).viewer is None
    assert not any(move.actor == 0 for move in view(window).legal)
    curtain.here.click()
    assert view(window).viewer == 0
    assert controller.redo()
    assert curtain.person.name == "Bo"


def test_behind_it_nothing_can_be_done_but_the_menu_undo_and_leaving(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_under: list[object] = []
    monkeypatch.setattr(menus, "pop_up", lambda menu, below: shown_under.append(below))
    curtain = begin(window)
    for name in ("hint", "log", "past_back", "call"):
        window.registry[name].setEnabled(True)
        window.registry[name].trigger()
    assert not window.table_page.log.unfolded
    assert not window.table_page.toast.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert curtain.menu.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert curtain.here.hasFocus()
    QTest.mouseClick(curtain.menu, Qt.MouseButton.LeftButton)
    assert shown_under == [curtain.menu]
    place = window.table_page.board.mapTo(window, QPoint(400, 500))
    hit = window.childAt(place)
    assert hit is curtain or curtain.isAncestorOf(hit)


def test_it_is_down_again_at_the_next_start_and_away_with_its_match(open_window: OpenWindow) -> None:
    window = open_window()
    begin(window)
    again = open_window()
    curtain = again.table_page.curtain.curtain
    assert curtain.isVisible()
    assert view(again).viewer is None
    again.registry["home"].trigger()
    assert again.begin(parse_setup("skyjo", "person:Ana,person:Bo", 7))
    assert not curtain.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_everything_on_it_has_room(open_window: OpenWindow, size: tuple[int, int], language: str) -> None:
    window = open_window(*size)
    window.registry[f"language_{language}"].trigger()
    curtain = begin(window, "person:Bibi Zawadi,person:Bo,easy,easy,easy,easy")
    for text in ("text_100", "text_150"):
        window.registry[text].trigger()
        assert curtain.geometry() == window.table_page.rect()
        assert curtain.rect().contains(curtain.here.geometry())
        assert curtain._panel.contains(curtain.here.geometry().toRectF())
        assert curtain.rect().toRectF().contains(curtain._panel)
        rooms = [room for name, room in curtain._lines.items() if name != "pill"]
        assert all(curtain._panel.contains(room) for room in rooms)
        assert not any(one.intersects(two) for one in rooms for two in rooms if one is not two)
        assert curtain._avatar[0].y() - curtain._avatar[1] > 0
        left = curtain.menu.geometry().center().x() < curtain.width() / 2
        assert left == (language == "ar")


def test_it_is_told_in_the_language_of_the_moment(window: MainWindow) -> None:
    curtain = begin(window)
    english = curtain.here.accessibleDescription()
    window.services.translators.use(window.services.translators.language)
    assert curtain.here.accessibleDescription() == english
    assert "Ana" in curtain.accessibleName()
