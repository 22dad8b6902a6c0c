from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.controller.view import Chair
from cardgui.scene.look.text import line_width
from cardgui.windows import score_table
from cardgui.windows.main_window import MainWindow
from cardgui.windows.score_table import ScoreTable, mark_text
from cardgui.windows.scores import Cell, Scores
from cardgui.windows.widgets.themed import current_theme, ui_font
from tests.windows.conftest import OpenWindow
from tests.windows.fit import watching

SEATS = "person:Amina,easy:Baraka,skilled:Zuri,easy:Kito,easy:Linh,easy:Omar,easy:Salma,easy:Minh"


def play_round(window: MainWindow) -> None:
    controller = window.services.controller
    view = controller.view()
    while view.legal:
        controller.play([choose(view.observation, "easy", 1)])
        view = controller.view()


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_it_comes_by_itself_with_the_round_that_was_played(
    open_window: OpenWindow, seats: int, size: tuple[int, int]
) -> None:
    window = open_window(*size)
    window.begin(parse_setup("skyjo", ",".join(SEATS.split(",")[:seats]), 5))
    play_round(window)
    sheet = window.table_page.sheet
    assert sheet is not None
    assert len(sheet.table.scores.rows) == 1
    assert [cell.points for cell in sheet.table.scores.rows[0]] == list(window.services.controller.view().totals)
    assert sheet.rect().contains(sheet.sheet_rect())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table_page.sheet is None
    assert window.services.controller.view().round == 1


def test_closed_without_going_on_it_leaves_a_way_on(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    play_round(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    button = window.table_page._waiting
    assert window.table_page.sheet is None
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.services.controller.view().round == 1
    assert not button.isVisible()


@pytest.mark.parametrize("direction", ["en", "ar"])
@pytest.mark.parametrize(("game", "seats"), [("skyjo", 3), ("skyjo", 8), ("skip_bo", 4), ("kings_corners", 4)])
def test_the_way_on_covers_nobody_s_cards(open_window: OpenWindow, game: str, seats: int, direction: str) -> None:
    """With long words, in the largest letters, in the smallest window."""
    window = open_window(800, 600)
    window.services.preferences.language = direction
    window.services.preferences.text_size = 150
    window.begin(parse_setup(game, ",".join(SEATS.split(",")[:seats]), 5))
    page = window.table_page
    page.arrange()
    button = page._waiting
    button.set_text("Next round of the match")
    page._place_waiting()
    button.show()
    layout = page.board.board.layout
    assert layout is not None
    assert page.board.rect().contains(button.geometry())
    assert not button.is_elided()
    for seat in range(seats):
        mats = [mat.rect for mat in layout.mats if mat.seat == seat]
        for rect in (layout.plates[seat], *([] if seat == 0 and game != "skyjo" else mats)):
            assert not rect.intersects(QRectF(button.visible_rect()).translated(button.pos())), seat


def test_taking_the_end_of_a_round_back_takes_the_sheet_away(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    play_round(window)
    assert window.services.controller.undo()
    assert window.table_page.sheet is None
    assert not window.table_page._waiting.isVisible()


def test_the_end_of_the_match_names_the_winner(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "easy:Baraka,easy:Kito", 5, ("target=20",)))
    QApplication.processEvents()
    view = window.services.controller.view()
    sheet = window.table_page.sheet
    assert view.over
    assert sheet is not None
    assert sheet.accessibleName() == f"{view.chairs[view.winners[0]].name} wins!"
    assert len(sheet.table.scores.rows) == len(view.results)
    next(button for button in sheet._buttons if button.text() == "New match…").click()
    assert window.new_match_page is not None


def test_it_can_be_opened_at_any_time(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 5))
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.table_page.sheet is not None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table_page.sheet is None
    assert window.services.controller.view().round == 0


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("scale", [0.9, 1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 4, 5, 6, 8])
def test_marks_stay_within_the_frame_of_the_leader(
    qtbot: QtBot, seats: int, scale: float, direction: Qt.LayoutDirection
) -> None:
    current_theme.set_scale(scale)
    chairs = tuple(Chair(seat, "person", "Amina", "fox") for seat in range(seats))
    cells = (
        Cell(7, True, closer=True),
        Cell(138, False, closer=True, doubled_from=69),
        Cell(-12, False, closer=True, spared=True),
    )
    rows = tuple((cell,) * seats for cell in cells)
    columns_of = tuple((seat,) for seat in range(seats))
    nothing = (False,) * len(rows), (0,) * len(rows)
    scores = Scores("points", columns_of, rows, (0,) * seats, (0,), True, 100, 3, *nothing)
    table = ScoreTable(chairs, scores, low=True)
    qtbot.addWidget(table)
    table.setLayoutDirection(direction)
    # As wide as the sheet of a window of 800, 1024 and 1280 px leaves it.
    for width in (710, 880, 1060):
        table.resize(round(width * scale), round(420 * scale))
        table.show()
        columns = table._rows.columns()
        font = ui_font(20 if columns.is_narrow else 24)
        for column in range(seats):
            room = columns.within(column, table.row * table.k)
            assert columns.rect(column, room.height()).contains(room)
            for cell in cells:
                places = table.places_of(room, cell, font, columns.is_narrow)
                assert room.contains(places.pill)
                assert places.check is not None
                assert room.contains(places.check)
                number = QRectF(0, 0, line_width(str(cell.points), font), 10)
                number.moveCenter(places.pill.center())
                assert not number.intersects(places.check)
                if mark_text(cell):
                    assert places.mark is not None
                    assert room.contains(places.mark)
                    assert not number.intersects(places.mark)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("seats", [4, 8])
def test_words_of_a_column_keep_clear_of_the_frame_and_of_the_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int, direction: Qt.LayoutDirection
) -> None:
    """Names and what is under the totals, in Swahili with large text: some lines ran into one another."""
    current_theme.set_scale(0.9)
    current_theme.set_text_scale(1.4)
    swahili = SimpleNamespace(translate=lambda context, text, *more: "zimebaki 87" if text == "%n to go" else text)
    monkeypatch.setattr(score_table, "QCoreApplication", swahili)
    chairs = tuple(Chair(seat, "person", "Bibi Zawadi", "fox") for seat in range(seats))
    rows = ((Cell(13, False),) * seats,)
    columns_of = tuple((seat,) for seat in range(seats))
    scores = Scores("points", columns_of, rows, (13,) * seats, (0,), True, 100, 3, (False,), (0,))
    table = ScoreTable(chairs, scores, low=True)
    qtbot.addWidget(table)
    table.setLayoutDirection(direction)
    table.resize(710, 420)
    table.show()
    with watching() as painted:
        table.grab()
    columns = table._totals.columns()
    rooms = [columns.within(column, 1) for column in range(seats)]
    words = [line for line in painted if set(line.text.split()) & {"zimebaki", "87", "Bibi", "Zawadi"}]
    assert len(words) >= 2 * seats
    for line in words:
        left = line.seen.left() / line.device.devicePixelRatio()
        right = line.seen.right() / line.device.devicePixelRatio()
        assert any(room.left() - 1 <= left and right <= room.right() + 1 for room in rooms), line


@pytest.mark.parametrize("text_size", [100, 140])
def test_totals_and_the_last_round_stay_in_sight(open_window: OpenWindow, text_size: int) -> None:
    """At every size, also where words stand below the table, and while the window gets another size."""
    window = open_window(1280, 800)
    window.services.preferences.text_size = text_size
    window.begin(parse_setup("kings_corners", "easy,easy,easy,easy", 6, ("scoring=chips", "rounds=6")))
    QApplication.processEvents()
    page = window.table_page
    if page.sheet is None:
        page.open_sheet()
    sheet = page.sheet
    assert sheet is not None
    for size in ((1280, 800), (800, 600), (1280, 800), (800, 600), (1280, 800)):
        window.resize(*size)
        QTest.qWait(30)
        assert sheet._scroll.verticalScrollBar().maximum() == 0, "only the rounds scroll"
        rows, totals = sheet.table._scroll.verticalScrollBar(), sheet.table._totals
        assert rows.maximum() > 0
        assert rows.value() == rows.maximum()
        bottom = totals.mapTo(sheet, totals.rect().bottomLeft())
        assert sheet.sheet_rect().contains(bottom)
        assert bottom.y() <= sheet._scroll.mapTo(sheet, sheet._scroll.rect().bottomLeft()).y()
        assert sheet.table.low == (size[1] == 600)
    rows = sheet.table._scroll.verticalScrollBar()
    rows.setValue(0)
    window.resize(800, 600)
    QTest.qWait(30)
    assert rows.value() < rows.maximum(), "whoever has scrolled away is left there"
