"""The log under the pill, the bar of the past, hints, and computer players watched."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.moves import TOP, Move
from cardgui.rules.places import PlaceKind
from cardgui.scene.choices import Slot
from cardgui.scene.look import fonts
from cardgui.scene.look.lettering import words_fit
from cardgui.windows.log_lines import Line, Teller
from cardgui.windows.log_list import LogList
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import offered_games
from cardgui.windows.widgets.themed import current_theme, ui_font
from tests.windows.conftest import OpenWindow

LEFT = Qt.MouseButton.LeftButton
GAMES = [game.name for game in offered_games()]


def play(window: MainWindow, moves: int) -> None:
    controller = window.services.controller
    for _ in range(moves):
        view = controller.view()
        if view.legal:
            controller.play([choose(view.observation, "easy", 1)])


def texts(window: MainWindow) -> list[str]:
    return [line.text for line in window.table_page.log.list.lines.lines]


def click_line(window: MainWindow, row: int) -> None:
    view = window.table_page.log.list
    view.scrollTo(view.lines.index(row))
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.lines.index(row)).center())


def test_the_pill_unfolds_the_log_and_folds_it_away(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 3)
    log = window.table_page.log
    assert not log.unfolded
    QTest.mouseClick(log.pill, LEFT)
    assert log.pill.isChecked()
    assert log.panel.isVisible()
    assert log.panel.geometry().top() >= log.pill.geometry().bottom()
    assert window.table_page.rect().contains(log.panel.geometry())
    assert texts(window)[0] == "Round 1"
    assert any(text.startswith("Ana turned up ") for text in texts(window))
    QTest.mouseClick(log.pill, LEFT)
    assert not log.unfolded
    QTest.keyClick(window, Qt.Key.Key_L)
    assert log.list.hasFocus()
    QTest.keyClick(log.list, Qt.Key.Key_Escape)
    assert not log.unfolded
    assert window.table_page.board.hasFocus()


def test_new_lines_come_below_and_in_sight(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    window.registry["log"].trigger()
    resets: list[int] = []
    view = window.table_page.log.list
    view.lines.modelReset.connect(lambda: resets.append(1))
    play(window, 30)
    assert not resets
    assert window.table_page.pill.line in texts(window)[-4:]
    bar = view.verticalScrollBar()
    QApplication.processEvents()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    told = texts(window)
    window.registry["undo"].trigger()
    assert texts(window) == told[: len(texts(window))]
    assert len(texts(window)) < len(told)


def test_lines_are_grouped_by_turn_and_round(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "easy:Baraka,easy:Kito", 5, ("target=20",)))
    controller = window.services.controller
    moments = controller.log()
    lines = Teller("skyjo").lines(moments)
    assert [line.text for line in lines if line.heading] == [
        f"Round {number + 1}" for number in range(controller.view().round + 1)
    ]
    for before, line in pairwise(lines):
        if before.moment == line.moment and before.picture == line.picture and not before.heading:
            assert not line.first
        if before.picture != line.picture:
            assert line.first


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1600)])
def test_a_click_on_a_line_shows_that_moment(open_window: OpenWindow, size: tuple[int, int]) -> None:
    window = open_window(*size)
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 8)
    controller, log = window.services.controller, window.table_page.log
    record, now = controller.record_text(), controller.view()
    window.registry["log"].trigger()
    row = next(row for row, line in enumerate(log.list.lines.lines) if line.moment == 3)
    click_line(window, row)
    view = controller.view()
    assert view.past == 3
    assert log.list.lines.marked == 3
    assert log.past_bar.isVisible()
    assert log.past_bar.width() == window.table_page.width()
    assert "This is the past" in log.past_bar.accessibleName()
    assert window.table_page.board.board.view is not None
    assert window.table_page.board.board.view.observation == view.observation
    assert not window.table_page.board.board.choices.at_once
    QTest.mouseClick(log.past_bar.back, LEFT)
    assert controller.view().past == 2
    QTest.mouseClick(log.past_bar.forward, LEFT)
    assert controller.view().past == 3
    QTest.mouseClick(log.past_bar.now, LEFT)
    assert controller.view().past is None
    assert not log.past_bar.isVisible()
    assert controller.record_text() == record
    assert controller.view().observation == now.observation


def test_keys_lead_through_the_past_and_back(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 8)
    controller = window.services.controller
    last = controller.moments - 1
    QTest.keyClick(window, Qt.Key.Key_PageUp)
    assert controller.view().past == last - 1
    QTest.keyClick(window, Qt.Key.Key_PageUp)
    assert controller.view().past == last - 2
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    assert controller.view().past is None
    for key, modifier in (
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ):
        QTest.keyClick(window, Qt.Key.Key_PageUp)
        moves = len(controller.record_text())
        QTest.keyClick(window, key, modifier)
        assert controller.view().past is None
        assert len(controller.record_text()) == moves
    assert not window.registry["now"].isEnabled()


def test_another_language_says_everything_anew(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 4)
    window.registry["log"].trigger()
    english, pill = texts(window), window.table_page.pill.line
    window.services.preferences.language = "vi"
    QApplication.processEvents()
    assert len(texts(window)) == len(english)
    assert window.table_page.pill.line != pill
    assert window.table_page.pill.isVisible()
    window.services.preferences.language = "en"
    QApplication.processEvents()
    assert texts(window) == english


def test_a_match_opened_again_tells_what_happened_before(open_window: OpenWindow) -> None:
    window = open_window()
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 6)
    window.registry["log"].trigger()
    told, pill = texts(window), window.table_page.pill.line
    window = open_window()
    assert window.table_page.pill.line == pill
    window.registry["log"].trigger()
    assert texts(window) == told


def test_the_score_sheet_comes_back_after_the_past(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,easy:Kito", 3))
    play(window, 200)
    page = window.table_page
    assert window.services.controller.view().waiting
    page.close_sheet()
    window.registry["past_back"].trigger()
    assert not page._waiting.isVisible()
    window.registry["now"].trigger()
    assert page._waiting.isVisible()


def test_nobody_reads_a_hidden_card_in_the_log(window: MainWindow) -> None:
    """ALL-2, C4972: the lines are the same for every viewer, and name no card of a hand."""
    window.begin(parse_setup("skip_bo", "person:Ana,person:Kito", 3))
    controller = window.services.controller
    for _ in range(60):
        view = controller.view()
        if view.asked_for is not None:
            before = [line.text for line in Teller("skip_bo").lines(controller.log())]
            controller.i_am_here(view.asked_for)
            assert [line.text for line in Teller("skip_bo").lines(controller.log())] == before
            assert not any("drew a " in text for text in before)
        elif view.legal:
            controller.play([choose(view.observation, "easy", 1)])
    assert controller.view().moves > 20


def test_a_turn_that_only_ends_has_a_line(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,person:Kito", 3))
    controller = window.services.controller
    for _ in range(40):
        view = controller.view()
        words = {str(move): move for move in view.legal}
        if "end" in words:
            name = view.chairs[words["end"].actor].name
            controller.play([words["end"]])
            assert window.table_page.pill.line == f"{name} ended the turn"
            return
        discard = next((move for text, move in words.items() if text == "drawn>discard"), None)
        draw = words.get("draw")
        controller.play([discard or draw or view.legal[0]])
    pytest.fail("nobody could end a turn")


# -- hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lifts_its_card_and_lights_its_place(window: MainWindow, game: str) -> None:
    window.begin(parse_setup(game, "person,easy", 5))
    board, controller = window.table_page.board.board, window.services.controller
    found: list[Move] = []
    controller.hint.connect(found.append)
    for _ in range(6):
        view = controller.view()
        if not view.legal:
            break
        window.registry["hint"].trigger()
        move = found[-1]
        assert move in view.legal
        assert not window.table_page.toast.isVisible()
        assert all(board.hint.words(move))
        assert board.lights._hint.names()
        assert board.layout is not None
        if move.target in board.layout.spots and move.source in board.layout.spots and board.held is None:
            card = view.observation.table.piles[move.source][move.at]
            item = board.items_by_card[card]
            assert item.pose is not None
            assert item.y() < item.pose.y - 0.05 * item.pose.u
            board.take(Slot(move.source, move.at))
            board.let_go()
            assert item.y() == pytest.approx(item.pose.y, abs=1)
        controller.play([move])
        assert not board.lights._hint.names()


def test_where_there_is_no_hint_it_is_said(window: MainWindow) -> None:
    page, controller = window.table_page, window.services.controller
    controller.pause(True)
    window.begin(parse_setup("skyjo", "easy,person", 3))
    while controller.view().turn == 1:
        play(window, 1)
    page.ask_hint()
    assert "not your turn" in page.toast.text
    controller.pause(False)
    play(window, 3)
    controller.look_at(1)
    page.ask_hint()
    assert "past" in page.toast.text
    controller.look_at(None)
    play(window, 200)
    page.ask_hint()
    assert "round is over" in page.toast.text


# -- computer players alone


def test_computer_players_alone_play_on_with_open_hands(window: MainWindow) -> None:
    controller = window.services.controller
    controller.pause(True)
    window.begin(parse_setup("skip_bo", "easy,easy,easy", 3, ("stock_size=5", "scoring=single_round")))
    board = window.table_page.board.board
    for _ in range(30):
        moves = controller.view().moves
        window.registry["step"].trigger()
        view = controller.view()
        assert view.moves == moves + 1
        table = view.observation.table
        for number, place in enumerate(view.game.places(view.seats)):
            if place.kind is PlaceKind.HAND:
                for card in table.piles[number]:
                    pose = board.items_by_card[card].pose
                    assert pose is not None
                    assert pose.face == table.faces[card] != UNKNOWN
    assert window.registry["step"].isVisible()
    assert not window.registry["hint"].isEnabled()
    window.registry["pause"].trigger()
    assert controller.view().over
    assert window.table_page.sheet is not None


def test_all_chairs_can_be_computer_players(window: MainWindow) -> None:
    window.open_new_match(offered_games()[0])
    page = window.new_match_page
    assert page is not None
    for chair in page.seating.taken:
        page._put_computer("easy", chair)
    assert page._start_button.isEnabled()
    assert {seat.kind for seat in page.setup().seats} == {"computer"}


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(800, 600), (1000, 700), (1280, 800), (2560, 1600)])
def test_the_log_stands_beside_the_table(
    open_window: OpenWindow, qapp: QApplication, size: tuple[int, int], direction: Qt.LayoutDirection
) -> None:
    """Nothing of the table is covered by it, nor by the bar, and all of the page is the table's without it."""
    window = open_window(*size)
    qapp.setLayoutDirection(direction)
    window.begin(parse_setup("skyjo", ",".join(["person", *["easy"] * 7]), 3))
    page = window.table_page
    board, log = page.board, page.log
    whole = board.geometry()
    assert whole == page.rect()
    log.toggle()
    table, panel = board.geometry(), log.panel.geometry()
    assert not table.intersects(panel)
    assert page.rect().contains(panel)
    assert (panel.right() < table.left()) == (direction == Qt.LayoutDirection.RightToLeft)
    assert board.sceneRect().size().toSize() == table.size(), "it is laid out for the room it has, at once"
    assert board.transform().isIdentity()
    assert board.mapTo(page, QPoint(0, round(board.board.frame.bar))).y() == pytest.approx(page.bar.height(), abs=1)
    other = (2560, 1600) if size[0] < 2000 else (800, 600)
    window.resize(*other)
    QTest.qWait(200)
    assert not board.geometry().intersects(log.panel.geometry())
    assert board.geometry().right() == window.width() - 1 or direction == Qt.LayoutDirection.LeftToRight
    assert board.sceneRect().size().toSize() == board.size()
    window.resize(*size)
    log.fold()
    assert board.geometry() == whole
    assert board.sceneRect().size().toSize() == whole.size()


def test_the_log_comes_and_goes_while_cards_move(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,person", 3))
    controller, page = window.services.controller, window.table_page
    board = page.board.board
    for _ in range(2):
        window.services.preferences.animation_speed = 100
        controller.play(controller.view().legal[:1])
        assert board.settling.running
        page.log.toggle()
        assert board.layout is not None
        assert board.layout.frame.size.toSize() == page.board.size()
        assert not board.settling.running
        window.services.preferences.animation_speed = 0
        controller.play(controller.view().legal[:1])


def test_the_table_takes_the_clicks_beside_the_log(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,person", 3))
    window.registry["log"].trigger()
    controller, board = window.services.controller, window.table_page.board
    flip = controller.view().legal[-1]
    room = board.board.room_of(Slot(flip.source, TOP))
    point = board.mapFromScene(room.center())
    panel = window.table_page.log.panel
    assert not panel.geometry().contains(QPoint(point))
    QTest.mouseClick(board.viewport(), LEFT, pos=point)
    assert controller.view().moves == 1


def test_what_happened_is_said_when_it_has_been_seen(window: MainWindow) -> None:
    """The pill and the list wait for the cards to come to rest; the window does not."""
    assert window.begin(parse_setup("skyjo", "person,easy", 7))
    page, controller = window.table_page, window.services.controller
    window.registry["log"].trigger()
    before, line = texts(window), page.pill.line
    window.services.preferences.animation_speed = 100
    assert controller.play(controller.view().legal[:1])
    assert page.board.board.settling.running
    assert (texts(window), page.pill.line) == (before, line)
    page.board.board.settling.finish()
    assert texts(window)[: len(before)] == before
    assert len(texts(window)) > len(before)
    assert page.pill.line != line
    while page.board.board.settling.running:
        page.board.board.settling.finish()
    assert controller.play(controller.view().legal[:1])
    assert controller.undo(), "what was not said yet is said before what comes next"
    assert page.pill.line == "Taken back"


@pytest.mark.parametrize("text_size", [100, 140])
@pytest.mark.parametrize(
    "news",
    [
        "The round is over; nobody could end it. Best: Bibi Zawadi and Amina",
        "Hết ván, không ai kết thúc được. Nhất: Bibi Zawadi và Amina",
        "انتهت الجولة ولم يستطع أحد إنهاءها. الأفضل: عبد الرحمن ونور",
    ],
)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_news_of_a_round_is_all_there(
    open_window: OpenWindow, size: tuple[int, int], news: str, text_size: int
) -> None:
    window = open_window(*size)
    window.services.preferences.text_size = text_size
    window.begin(parse_setup("skyjo", "person,easy", 5))
    pill = window.table_page.pill
    pill.say(news, "fox")
    QApplication.processEvents()
    room = pill.width() - pill._before() - pill._after()
    assert words_fit(news, ui_font(15.5).pixelSize(), room, weight=fonts.REGULAR)
    assert news not in pill.toolTip()


def test_a_row_is_as_high_as_its_words(qapp: QApplication) -> None:
    """However long they are: a line that just fits has no room for a second one."""
    view = LogList()
    view.resize(360, 400)
    view.show()
    view.put([Line(0, "w" * 12 + "i" * count + " end", first=False) for count in range(80)])
    heights = [view.visualRect(view.lines.index(row)).height() for row in range(80)]
    assert heights == sorted(heights)
    assert len(set(heights)) == 2
    room = view.viewport().width() - 56 * current_theme.scale
    font = QFontMetricsF(ui_font(15.5))
    for line, height in zip(view.lines.lines, heights, strict=True):
        assert (height == min(heights)) == (font.horizontalAdvance(line.text) <= room)
    view.hide()
    view.deleteLater()


def test_the_newest_lines_stay_in_sight_at_any_size(open_window: OpenWindow) -> None:
    window = open_window(800, 600)
    window.begin(parse_setup("skip_bo", "person,easy", 5))
    controller, log = window.services.controller, window.table_page.log
    for _ in range(25):
        if controller.view().legal:
            controller.play(controller.view().legal[:1])
        QApplication.processEvents()
    log.toggle()
    bar = log.list.verticalScrollBar()
    for size in ((1280, 800), (800, 600), (1900, 900), (800, 600)):
        window.resize(*size)
        QTest.qWait(20)
        assert bar.maximum() > 0
        assert bar.value() == bar.maximum()
    bar.setValue(0)
    controller.play(controller.view().legal[:1])
    QTest.qWait(20)
    assert bar.value() < bar.maximum(), "whoever has scrolled away is left there"
