from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.scene.look.text import line_width
from cardgui.storage.matches import MatchStore
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services, offered_games
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.windows.conftest import OpenWindow


def test_each_game_has_a_card_that_opens_the_new_match_page(window: MainWindow) -> None:
    for card, game in zip(window.start_page.cards, offered_games(), strict=True):
        QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
        assert window.new_match_page is not None
        assert window.new_match_page.game is game
        window._leave_new_match()
        assert window.page is window.start_page


def test_a_new_match_is_of_the_game_played_last(window: MainWindow) -> None:
    for name in ("skyjo", "kings_corners"):
        window.begin(parse_setup(name, "person,easy", 3))
        window.registry["home"].trigger()
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert window.new_match_page is not None
        assert window.new_match_page.game.name == name
        window._leave_new_match()


def test_before_any_match_a_new_one_is_of_the_game_in_focus(window: MainWindow) -> None:
    for card in window.start_page.cards:
        card.button.setFocus()
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert window.new_match_page is not None
        assert window.new_match_page.game is card.game
        window._leave_new_match()


def test_without_a_match_there_is_nothing_to_go_on_with(window: MainWindow) -> None:
    assert window.start_page._continue.isHidden()


def test_the_last_match_can_be_gone_on_with(window: MainWindow) -> None:
    controller = window.services.controller
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller.play([controller.view().legal[0]])
    record = controller.record_text()
    window.registry["home"].trigger()
    assert window.page is window.start_page
    panel = window.start_page._continue
    assert not panel.isHidden()
    assert "It is Ana's turn" in panel._where.text()
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert window.page is window.table_page
    assert controller.record_text() == record


def test_a_match_that_is_over_is_not_offered(window: MainWindow) -> None:
    controller = window.services.controller
    window.begin(parse_setup("skyjo", "easy,easy", 3, ("target=20",)))
    assert controller.view().over
    window.table_page.close_sheet()
    window.registry["home"].trigger()
    assert window.start_page._continue.isHidden()


def test_a_match_that_cannot_be_read_is_not_passed_over_in_silence(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    window.registry["home"].trigger()
    database = window.services.database
    assert database is not None
    database.connection.execute("UPDATE matches SET header = 'nothing'")
    database.connection.execute("UPDATE progress SET summary = '{}'")
    window.start_page.refresh()
    (frame,) = DialogFrame.open_over(window)
    frame.finish("ok")
    assert window.start_page._continue.isHidden()
    window.start_page.refresh()
    assert not DialogFrame.open_over(window)


def test_somebody_is_added_renamed_and_removed(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    row = window.start_page._family
    row._add.click()
    frame = DialogFrame.open_over(window)[-1]
    QTest.keyClicks(frame.focusWidget() or frame, "Zuri")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert [person.name for person in people.all()] == ["Zuri"]
    assert [button.accessibleName() for button in row._people] == ["Zuri"]
    row._people[0].click()
    frame = DialogFrame.open_over(window)[-1]
    frame.findChildren(AvatarButton)[3].click()
    QTest.keyClicks(window.focusWidget(), "")
    next(button for button in frame._buttons if button.text() == "Save").click()
    assert people.all()[0].picture == "owl"
    row._people[0].click()
    next(button for button in DialogFrame.open_over(window)[-1]._buttons if "Remove" in button.text()).click()
    next(button for button in DialogFrame.open_over(window)[-1]._buttons if button.text() == "Remove").click()
    assert people.all() == []
    assert row._people == []


def test_no_nameless_person_is_saved(window: MainWindow) -> None:
    window.start_page._family._add.click()
    frame = DialogFrame.open_over(window)[-1]
    QTest.keyClicks(window.focusWidget(), "   ")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert frame.isVisible()
    assert window.services.people is not None
    assert window.services.people.all() == []


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1600)])
def test_nothing_overlaps_or_is_cut(open_window: OpenWindow, services: Services, size: tuple[int, int]) -> None:
    assert services.people is not None
    for name in ("Amina", "Juma", "Bibi Zawadi", "Imani", "Mai", "Lan", "Omar", "Salma", "Tí", "Bố"):
        services.people.add(name, "fox", 0.0)
    services.controller.new_match(parse_setup("skyjo", "person,easy,easy,easy,easy,easy,easy,easy", 3))
    services.controller.put_away()
    page = open_window(*size).start_page
    parts = [page._title, page._family, *page.cards, page._continue, page._family_button, page._open_button]
    for index, part in enumerate(parts):
        assert page.content.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in parts[index + 1 :])
    assert page._title.width() >= page._title.sizeHint().width()
    row = page._family
    seen = [button for button in row._people if not button.isHidden()]
    for button in (*seen, row._add):
        assert row.rect().contains(button.geometry())
    assert row._more.isHidden() == (len(seen) == 10)
    if len(seen) < 10:
        assert row._more.text() == f"+{10 - len(seen)}"
        row._more.click()
        (family,) = DialogFrame.open_over(page.window())
        assert {"Tí", "Bố"} <= {button.accessibleName() for button in family.findChildren(AvatarButton)}


def test_what_is_gone_on_with_is_read_from_the_summary(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """No match is replayed for the start page; who is known has the present name."""
    people = window.services.people
    assert people is not None
    person = people.add("Ana", "fox", 0.0)
    setup = dataclasses.replace(parse_setup("skyjo", "person:Ana,easy", 3), people=(person, None))
    window.begin(setup)
    controller = window.services.controller
    controller.play([controller.view().legal[0]])
    people.rename(person, "Anna")
    with monkeypatch.context() as patched:
        patched.setattr(MatchStore, "load", lambda *args: pytest.fail("the match was read"))
        window.registry["home"].trigger()
    panel = window.start_page._continue
    assert "It is Anna's turn" in panel.button.accessibleDescription()


def test_a_match_saved_without_all_of_it_is_read(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller, store = window.services.controller, window.services.matches
    assert store is not None
    assert controller.match_id is not None
    store.set_summary(controller.match_id, '{"totals": [0, 0]}')
    window.registry["home"].trigger()
    assert "It is Ana's turn" in window.start_page._continue.button.accessibleDescription()


def test_between_two_rounds_nobody_is_on_turn(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller = window.services.controller
    while controller.view().legal:
        controller.play([choose(controller.view().observation, "easy", 1)])
    window.table_page.close_sheet()
    window.registry["home"].trigger()
    assert "the round is over" in window.start_page._continue.button.accessibleDescription()


@pytest.mark.parametrize("text", [100, 140, 160])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_all_cards_are_alike_and_nothing_in_them_is_cut(open_window: OpenWindow, text: int, language: str) -> None:
    window = open_window(800, 600)
    window.services.preferences.text_size = text
    window.services.preferences.language = language
    QApplication.processEvents()
    cards = window.start_page.cards
    assert max(card.width() for card in cards) - min(card.width() for card in cards) <= 1
    assert len({card.button.geometry().bottom() for card in cards}) == 1
    title = window.start_page._title
    assert line_width(title.text(), title.font()) <= title.width()
    for card in cards:
        assert card._title.sizeHint().width() <= card._title.width() + 1
        assert card.button.height() >= card.button.sizeHint().height()
        assert card._pitch.isHidden() or card._pitch.height() >= card._pitch.heightForWidth(card._pitch.width())
