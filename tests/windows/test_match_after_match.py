"""From one match to another: again, the same cards again, several open at a time, one given up, the usual one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.controller.setup import parse_setup
from cardgui.windows.continue_panel import MatchTile
from cardgui.windows.main_window import MainWindow
from cardgui.windows.open_matches import OpenMatches
from cardgui.windows.services import offered_games
from cardgui.windows.widgets.dialog_frame import DialogFrame
from tests.windows.conftest import OpenWindow
from tests.windows.history import store_of

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def begin(window: MainWindow, game: str = "skyjo", seats: str = "person:Ana,easy", deal: int = 3) -> int:
    """A match with one move, put away."""
    window.begin(parse_setup(game, seats, deal))
    controller = window.services.controller
    controller.play(controller.view().legal[:1])
    match_id = controller.match_id
    assert match_id is not None
    window.show_start()
    return match_id


def play_over(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "easy:Baraka,easy:Kito", 5, ("target=20",)))
    assert window.services.controller.view().over
    assert window.table_page.sheet is not None


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, modifiers)


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog(window: MainWindow) -> DialogFrame:
    return DialogFrame.open_over(window)[-1]


def answer(window: MainWindow, text: str) -> None:
    click(next(button for button in dialog(window)._buttons if button.text() == text))


# -- after a match


def sheet_button(window: MainWindow, text: str) -> Callable[[], None]:
    def press_it() -> None:
        sheet = window.table_page.sheet
        assert sheet is not None
        click(next(button for button in sheet._buttons if button.text() == text))

    return press_it


@pytest.mark.parametrize("way", ["click", "enter", "key", "key later", "button later"])
def test_again_is_one_step_from_the_end_of_a_match(window: MainWindow, way: str) -> None:
    play_over(window)
    controller = window.services.controller
    first, before = controller.match_id, controller.view()
    if "later" in way:
        press(window, Qt.Key.Key_Escape)
        assert window.table_page.sheet is None
    if way == "click":
        sheet_button(window, "Again")()
    elif way == "enter":
        press(window, Qt.Key.Key_Return)
    elif way == "button later":
        click(window.table_page._waiting)
    else:
        press(window, Qt.Key.Key_R, CONTROL)
    after = controller.view()
    assert controller.match_id != first
    assert [chair.name for chair in after.chairs] == [chair.name for chair in before.chairs]
    assert after.observation.options == before.observation.options
    assert after.deal != before.deal


@pytest.mark.parametrize("way", ["click", "key", "key later"])
def test_the_same_deal_again_has_the_same_cards(window: MainWindow, way: str) -> None:
    window.begin(parse_setup("skyjo", "easy:Baraka,easy:Kito", 5, ("target=20",)))
    controller = window.services.controller
    first, deal = controller.match_id, controller.view().deal
    assert controller.view().over
    moments = controller.log()[0]
    if way == "key later":
        press(window, Qt.Key.Key_Escape)
    # Else the computer players would be through at once.
    controller.changed.connect(lambda change: controller.pause(True))
    if way == "click":
        sheet_button(window, "The same deal again")()
    else:
        press(window, Qt.Key.Key_R, CONTROL | SHIFT)
    assert controller.match_id != first
    assert controller.view().deal == deal
    again = controller.log()[0]
    assert (again.round, again.seat, again.names) == (moments.round, moments.seat, moments.names)
    assert list(again.steps) == list(moments.steps)


def test_neither_is_offered_before_the_end(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    match_id = window.services.controller.match_id
    assert not window.registry["again"].isVisible()
    assert not window.registry["same_deal"].isVisible()
    press(window, Qt.Key.Key_R, CONTROL)
    press(window, Qt.Key.Key_R, CONTROL | SHIFT)
    assert window.services.controller.match_id == match_id
    window.table_page.open_sheet()
    press(window, Qt.Key.Key_R, CONTROL)
    assert window.services.controller.match_id == match_id


# -- several open at a time


def test_a_new_match_never_ends_the_one_that_is_open(window: MainWindow) -> None:
    controller = window.services.controller
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller.play(controller.view().legal[:1])
    first, record = controller.match_id, controller.record_text()
    window.begin(parse_setup("kings_corners", "person:Ana,easy", 4))
    second = controller.match_id
    assert [row.id for row in store_of(window).recent(9, unfinished=True)] == [second, first]
    assert controller.open_saved(first or 0)
    assert controller.record_text() == record


def test_from_the_table_to_another_match_and_back_nothing_is_lost(window: MainWindow) -> None:
    first = begin(window)
    second = begin(window, "kings_corners")
    window.open_saved(second)
    controller = window.services.controller
    record = controller.record_text()
    for wanted, other in ((first, second), (second, first)):
        press(window, Qt.Key.Key_M, CONTROL)
        shown = dialog(window)
        assert isinstance(shown, OpenMatches)
        assert [row.match.id for row in shown.rows] == [wanted], "the one on the table is not offered"
        assert window.focusWidget() is shown.rows[0].go_on_button
        press(window, Qt.Key.Key_Return)
        assert window.page is window.table_page
        assert controller.match_id == wanted
        assert not store_of(window).load(other).given_up
    assert controller.record_text() == record
    assert controller.mode == "playing"


def test_all_open_matches_can_be_reached_from_the_start_page(open_window: OpenWindow) -> None:
    window = open_window(800, 600)
    made = [begin(window, "skyjo", deal=deal) for deal in range(8)]
    page = window.start_page
    assert page._continue.match is not None
    assert page._continue.match.id == made[-1]
    assert window.focusWidget() is page._continue.button
    shown = [tile for tile in page._others.tiles if tile.isVisible()]
    hidden = len(made) - 1 - len(shown)
    assert page._others.more.text() == f"{hidden} more"
    for part in (page._continue, page._others, *page.cards):
        assert page.content.rect().contains(part.geometry())
    QTest.keyClick(window, Qt.Key.Key_Tab)
    for _ in range(40):
        if window.focusWidget() is page._others.more:
            break
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Space)
    rows = dialog(window).rows  # type: ignore[attr-defined]
    assert [row.match.id for row in rows] == made[::-1]
    for _ in range(4):
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert window.services.controller.match_id == made[-3]


def test_another_match_is_gone_on_with_by_its_picture(window: MainWindow) -> None:
    first, _ = begin(window, "kings_corners"), begin(window)
    (tile,) = window.start_page._others.tiles
    assert tile.accessibleName() == "Go on with Kings Corners"
    assert "It is Ana's turn" in tile.accessibleDescription()
    click(tile)
    assert window.services.controller.match_id == first


def test_pictures_come_one_by_one_and_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(window)
    begin(window, "kings_corners")
    made: list[int] = []
    pictures = window.start_page.pictures
    make = pictures._made

    def counted(match: object, dpr: float) -> QPixmap | None:
        made.append(match.id)  # type: ignore[attr-defined]
        return make(match, dpr)  # type: ignore[arg-type]

    monkeypatch.setattr(pictures, "_made", counted)
    window.grab()
    assert made == [], "nothing waits for a picture"
    for _ in range(20):
        QTest.qWait(5)
    assert sorted(made) == sorted(match.id for match in window.start_page.matches)
    window.grab()
    QTest.qWait(20)
    assert len(made) == 2, "they are kept"
    assert pictures.picture(window.start_page.matches[0], 1.0) is not None


# -- given up


def test_the_match_on_the_table_is_given_up_after_a_question(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy", 3))
    controller = window.services.controller
    match_id = controller.match_id
    press(window, Qt.Key.Key_G, CONTROL)
    press(window, Qt.Key.Key_Return)
    assert controller.match_id == match_id, "to keep it is what Enter means"
    assert controller.has_match
    press(window, Qt.Key.Key_G, CONTROL)
    answer(window, "Give up")
    assert window.page is window.start_page
    assert window.start_page._continue.isHidden()
    assert window.start_page.toast.isVisible()
    assert store_of(window).load(match_id or 0).given_up


def test_a_match_that_is_over_is_not_given_up(window: MainWindow) -> None:
    play_over(window)
    press(window, Qt.Key.Key_Escape)
    assert not window.registry["give_up"].isVisible()
    press(window, Qt.Key.Key_G, CONTROL)
    assert not DialogFrame.open_over(window)


def test_the_first_match_of_the_start_page_is_given_up(window: MainWindow) -> None:
    first, second = begin(window), begin(window, "kings_corners")
    click(window.start_page._continue.other)
    answer(window, "Give up")
    assert store_of(window).load(second).given_up
    assert [match.id for match in window.start_page.matches] == [first]
    assert window.focusWidget() is window.start_page._continue.button


def test_one_of_all_open_matches_is_given_up_and_the_list_stays(window: MainWindow) -> None:
    first, second = begin(window), begin(window, "kings_corners")
    click(window.start_page._others.more)
    shown = dialog(window)
    assert isinstance(shown, OpenMatches)
    click(shown.rows[1].give_up_button)
    answer(window, "Give up")
    assert dialog(window) is shown
    assert [row.match.id for row in shown.rows] == [second]
    assert store_of(window).load(first).given_up
    press(window, Qt.Key.Key_Escape)
    assert [match.id for match in window.start_page.matches] == [second]


# -- the usual match


def test_at_the_first_start_one_key_begins_a_match(window: MainWindow) -> None:
    page = window.start_page
    assert window.focusWidget() is page._usual.button
    press(window, Qt.Key.Key_Return)
    for _ in range(3):
        if DialogFrame.open_over(window):
            dialog(window)._buttons[-1].click()
    assert window.page is window.table_page
    view = window.services.controller.view()
    assert view.game is offered_games()[0]
    assert [chair.kind for chair in view.chairs] == ["person", "computer", "computer", "computer"]


def test_the_usual_match_is_the_last_game_with_the_last_people_and_options(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    ana, bo = people.add("Ana", "fox", 1.0), people.add("Bo", "owl", 1.0)
    window.open_new_match(next(game for game in offered_games() if game.name == "skyjo"))
    page = window.new_match_page
    assert page is not None
    for person in people.all():
        if page.seating.chair_of(person.id) is None:
            page._toggle_person(person)
    page.options.choose({"target": 150})
    page._start()
    controller = window.services.controller
    before = controller.view()
    first = controller.match_id
    window.show_start()
    assert not window.start_page._usual.isVisible(), "what is open comes first"
    click(window.start_page._usual_button)
    after = controller.view()
    assert controller.match_id != first
    assert after.game is before.game
    assert [chair.person for chair in after.chairs] == [chair.person for chair in before.chairs]
    assert {ana, bo} <= {chair.person for chair in after.chairs}
    assert after.observation.options == before.observation.options
    assert after.deal != before.deal
    assert not store_of(window).load(first or 0).given_up


def test_it_can_be_changed_first(window: MainWindow) -> None:
    click(window.start_page._usual.other)
    assert window.new_match_page is not None
    assert window.new_match_page.game is offered_games()[0]


def test_the_key_of_the_usual_match_does_nothing_at_the_table(window: MainWindow) -> None:
    begin(window)
    press(window, Qt.Key.Key_P, CONTROL)
    controller = window.services.controller
    match_id = controller.match_id
    assert window.page is window.table_page
    press(window, Qt.Key.Key_P, CONTROL)
    assert controller.match_id == match_id
    assert not DialogFrame.open_over(window)


def test_words_of_a_match_follow_the_language(window: MainWindow) -> None:
    begin(window)
    begin(window, "kings_corners")
    window.services.preferences.language = "ar"
    QApplication.processEvents()
    tile = window.start_page._others.tiles[0]
    assert isinstance(tile, MatchTile)
    assert "Go on" not in tile.accessibleName()


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
@pytest.mark.parametrize("count", [0, 1, 4])
def test_the_start_page_fits_the_least_window(open_window: OpenWindow, count: int, language: str, text: int) -> None:
    window = open_window(800, 600)
    window.services.preferences.language = language
    for deal in range(count):
        begin(window, "skip_bo_junior", deal=deal)
    window.services.preferences.text_size = text
    for _ in range(5):
        QApplication.processEvents()
    page = window.start_page
    shown = [part for part in (page._continue, page._usual, page._others, *page.cards) if part.isVisible()]
    shown += [page._family_button, page._history_button, page._open_button]
    for index, part in enumerate(shown):
        assert page.content.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in shown[index + 1 :])
    for card in page.cards:
        parts = (card.art, card._title, card._players, card.button)
        for part, below in pairwise(parts):
            assert part.geometry().bottom() < below.geometry().top()
        assert card.button.height() >= card.button.sizeHint().height()
    first = page._continue if count else page._usual
    buttons = [first.button, first.other, page._usual_button, page._others.more, page._family_button]
    for button in (*buttons, page._history_button, page._open_button):
        assert not button.isVisible() or not button.is_elided(), button.text()
    title = first._title
    assert title.width() >= title.sizeHint().width() - 1
