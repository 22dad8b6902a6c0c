from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cardgui.controller.computer_names import COMPUTER_NAMES
from cardgui.controller.setup import Setup
from cardgui.rules.games import GAMES
from cardgui.rules.seats import Seat
from cardgui.windows.main_window import MainWindow
from cardgui.windows.new_match_page import NewMatchPage
from cardgui.windows.services import Services, offered_games
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.stepper import Stepper
from cardgui.windows.widgets.toggle import Toggle
from tests.windows.conftest import OpenWindow


def page_of(window: MainWindow, game: str = "skyjo") -> NewMatchPage:
    window.open_new_match(next(offered for offered in offered_games() if offered.name == game))
    page = window.new_match_page
    assert page is not None
    QApplication.processEvents()
    return page


def known(services: Services, *names: str) -> None:
    assert services.people is not None
    for name in names:
        services.people.add(name, "owl", 0.0)


def test_at_first_one_person_plays_three_computer_players(window: MainWindow) -> None:
    page = page_of(window)
    begun: list[Setup] = []
    page.begin.connect(begun.append)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert [seat.kind for seat in begun[0].seats] == ["person", "computer", "computer", "computer"]
    assert begun[0].options == {}
    assert window.page is window.table_page
    assert window.services.controller.view().deal == begun[0].deal


def test_the_options_of_the_page_are_those_of_the_match(window: MainWindow) -> None:
    page = page_of(window)
    controls = page.options.list.controls
    for spec in page.game.option_specs(4):
        control = controls[spec.name]
        if isinstance(control, Segments):
            control.set_current(spec.choices[1])
        elif isinstance(control, Toggle):
            control.setChecked(not spec.default)
        else:
            assert isinstance(control, Stepper)
            control.setValue(spec.high)
    page.options.deal.setText("٤٢")
    setup = page.setup()
    assert setup.deal == 42
    assert set(setup.options) == {spec.name for spec in page.game.option_specs(4)}
    page.game.options(setup.options, 4)
    page.options.reset()
    assert page.setup().options == {}
    assert page.options.deal.text() == ""


def test_the_set_up_of_last_time_comes_back(window: MainWindow) -> None:
    known(window.services, "Ana", "Bo")
    page = page_of(window)
    page._toggle_person(list(page._people.values())[1])
    columns = page.options.list.controls["columns"]
    assert isinstance(columns, Toggle)
    columns.setChecked(False)
    page._put_computer("easy", 2)
    page._start()
    again = page_of(window)
    assert again.seating.chairs == page.seating.chairs
    assert again.options.options() == {"columns": False}


def test_a_click_seats_and_unseats_somebody(window: MainWindow) -> None:
    known(window.services, "Ana", "Bo")
    page = page_of(window)
    assert page.seating.chair_of(1) == 0
    button = page.tray._buttons[1]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.picture_centre().toPoint())
    assert page.seating.chair_of(2) is not None
    assert button.isChecked()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.picture_centre().toPoint())
    assert page.seating.chair_of(2) is None
    assert not button.isChecked()


def test_people_are_dragged_onto_chairs_and_off_again(window: MainWindow) -> None:
    known(window.services, "Ana", "Bo")
    page = page_of(window)
    button, chair = page.tray._buttons[1], page.table.chairs[1]
    _drag(window, button, button.picture_centre().toPoint(), chair, chair._seat.toPoint())
    assert page.seating.chair_of(2) == 1
    other = page.table.chairs[5]
    _drag(window, chair, chair._seat.toPoint(), other, other._seat.toPoint())
    assert page.seating.chair_of(2) == 5
    _drag(window, other, other._seat.toPoint(), page, QPoint(5, page.height() - 5))
    assert page.seating.chair_of(2) is None


def _drag(window: MainWindow, source: object, start: QPoint, target: object, end: QPoint) -> None:
    place = source.mapFromGlobal(target.mapToGlobal(end))  # type: ignore[attr-defined]
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(source, start + QPoint(30, 5))
    QTest.mouseMove(source, place)
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def test_keys_alone_empty_and_fill_a_chair(window: MainWindow) -> None:
    page = page_of(window)
    chair = page.table.chairs[4]
    chair.setFocus()
    QTest.keyClick(chair, Qt.Key.Key_Delete)
    assert page.seating.chairs[4] is None
    menu = page.chair_menu(4)
    next(action for action in menu.actions() if "Easy" in action.text()).trigger()
    sitter = page.seating.chairs[4]
    assert sitter is not None
    assert sitter.level == "easy"
    menu.deleteLater()


def test_where_too_few_would_be_left_a_computer_player_sits_down(window: MainWindow) -> None:
    page = page_of(window)
    for chair in (2, 4, 6):
        page._empty(chair)
    assert len(page.seating.taken) == 2
    assert page.seating.missing == 0


def test_an_impossible_deal_number_is_told_of_and_nothing_begins(window: MainWindow) -> None:
    page = page_of(window)
    page.options.deal.setText("9999999999999999")
    page._start()
    assert DialogFrame.open_over(window)
    assert not window.services.controller.has_match


def test_a_new_name_takes_the_chair_of_the_nameless_person(window: MainWindow) -> None:
    page = page_of(window)
    page._add_person(None)
    QTest.keyClicks(window.focusWidget(), "Zuri")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert [sitter.name for sitter in page.seating.chairs if sitter is not None and sitter.is_person] == ["Zuri"]


def test_a_narrow_window_has_two_steps(open_window: OpenWindow) -> None:
    window = open_window(800, 600)
    page = page_of(window)
    assert page.table.isVisible()
    assert not page.options.isVisible()
    QTest.mouseClick(page._options_button, Qt.MouseButton.LeftButton)
    assert page.options.isVisible()
    assert not page.table.isVisible()
    page._go_back()
    assert page.table.isVisible()


def test_back_to_the_table_goes_on_where_it_was(window: MainWindow) -> None:
    from cardgui.controller.setup import parse_setup

    controller = window.services.controller
    window.begin(parse_setup("skyjo", "person,easy", 3))
    record = controller.record_text()
    page = page_of(window)
    assert controller.mode == "paused"
    page._back.click()
    assert window.page is window.table_page
    assert controller.mode == "playing"
    assert controller.record_text() == record


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_chairs_and_labels_keep_apart(
    open_window: OpenWindow, qapp: QApplication, size: tuple[int, int], direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    window = open_window(*size)
    page = page_of(window)
    for _ in range(4):
        page._seat_computer("skilled")
    QApplication.processEvents()
    assert len(page.seating.taken) == 8
    middles = [page.table.chair_point(chair.number)[0] for chair in page.table.chairs]
    reach = 2 * 40 * page.table.factor
    for one, other in combinations(middles, 2):
        away = one - other
        assert max(abs(away.x()), abs(away.y())) > reach * 0.9
    labels = [chair._label.translated(chair.pos()) for chair in page.table.chairs]
    for one, other in combinations(labels, 2):
        assert not one.intersects(other)
    for label in labels:
        assert page.table.rect().contains(label.toAlignedRect())


def test_people_share_a_chair_by_its_menu(window: MainWindow) -> None:
    """SBJ-16: more people than chairs; the plate says whose turn it is."""
    people = window.services.people
    assert people is not None
    for name in ("Ana", "Bo"):
        people.add(name, "owl", 1.0)
    window.open_new_match(GAMES["skip_bo_junior"])
    page = window.new_match_page
    assert page is not None

    def choose(chair: int, text: str) -> None:
        (share,) = [action.menu() for action in page.chair_menu(chair).actions() if action.text() == "Share this chair"]
        assert isinstance(share, QMenu)
        next(action for action in share.actions() if action.text() == text).trigger()

    choose(0, "Bo")
    choose(0, "Change each round")
    assert page.seating.seats()[0] == Seat("team", "Ana & Bo", None, ("Ana", "Bo"), "round")
    assert page.setup().people[0] == (1, 2)
    page.tray.person_chosen.emit(people.all()[1])
    assert page.seating.seats()[0] == Seat("person", "Ana"), "a click in the tray takes one out of a team alone"
    choose(0, "Bo")
    choose(0, "Without Ana")
    assert page.seating.seats()[0] == Seat("person", "Bo")
    choose(0, "A guest")
    assert page.seating.seats()[0].kind == "team"
    computers = [action.text() for action in page.chair_menu(page.seating.taken[1]).actions()]
    assert "Share this chair" not in computers


@pytest.mark.parametrize("text_size", [100, 140])
@pytest.mark.parametrize("language", ["vi", "ar"])
def test_no_label_is_lower_than_its_line(open_window: OpenWindow, language: str, text_size: int) -> None:
    window = open_window(1280, 800)
    window.services.preferences.text_size = text_size
    window.services.preferences.language = language
    for show in (window.show_start, lambda: window.open_new_match(GAMES["skyjo"])):
        show()
        # What is fitted to a new size asks for another layout.
        for _ in range(3):
            QApplication.processEvents()
        labels = [label for label in window.page.findChildren(TextLabel) if label.text() and not label.isHidden()]
        assert labels
        for label in labels:
            metrics = QFontMetricsF(label.font())
            # A hamza over a tall letter reaches higher than any capital.
            assert metrics.tightBoundingRect("\u0623\u1ea4").top() >= -metrics.ascent()
            assert label.height() >= metrics.height() - 1, label.text()


def test_computer_players_change_their_names_with_the_language(window: MainWindow) -> None:
    page = page_of(window)
    page._remember()
    window.services.preferences.language = "ar"
    QApplication.processEvents()
    arabic = [seat.name for seat in page.seating.seats() if seat.kind == "computer"]
    assert arabic
    assert set(arabic) <= set(COMPUTER_NAMES["ar"])
    again = page_of(window)
    assert [seat.name for seat in again.seating.seats() if seat.kind == "computer"] == arabic
