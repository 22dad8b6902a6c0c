from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QLineEdit

from cardgui.controller.setup import parse_setup
from cardgui.rules.errors import IllegalMove
from cardgui.scene.look.fonts import FAMILY
from cardgui.scene.poses import Poses
from cardgui.windows.file_dialog import _PathStyle, record_dialog
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.themed import current_theme, ui_font
from tests.windows.conftest import OpenWindow


def test_the_open_match_is_back_at_the_next_start(open_window: OpenWindow) -> None:
    first = open_window()
    first.begin(parse_setup("skyjo", "person,easy", 3))
    controller = first.services.controller
    controller.play([controller.view().legal[0]])
    record = controller.record_text()
    second = open_window()
    assert second.page is second.table_page
    assert second.services.controller.record_text() == record


def test_it_has_a_least_size_and_remembers_the_size_it_had(open_window: OpenWindow) -> None:
    window = open_window(800, 640)
    assert window.minimumSize() == QSize(800, 600)
    window.close()
    again = MainWindow(window.services)
    assert again.size() == QSize(800, 640)
    again.deleteLater()


def test_a_match_that_the_rules_forbid_is_told_of(window: MainWindow) -> None:
    setup = parse_setup("skyjo", "person,easy", 3)
    assert not window.begin(dataclasses.replace(setup, options={"target": 5}))
    assert window.page is window.start_page
    (frame,) = DialogFrame.open_over(window)
    assert "target" in _words(frame)


def _words(frame: DialogFrame) -> str:
    return "\n".join(label.text() for label in frame.findChildren(TextLabel))


@pytest.mark.parametrize("content", ["", "{", "[1]", '{"cardgame": 99}', "\0\1"])
def test_a_record_that_cannot_be_read_is_told_of_and_changes_nothing(
    window: MainWindow, tmp_path: Path, content: str
) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    before = window.services.controller.record_text()
    path = tmp_path / "wrong.cardgame"
    path.write_text(content, encoding="utf-8")
    assert not window.open_record(path)
    assert window.page is window.table_page
    assert window.services.controller.record_text() == before
    (frame,) = DialogFrame.open_over(window)
    assert _words(frame)


def test_a_record_goes_out_and_comes_in(window: MainWindow, tmp_path: Path) -> None:
    controller = window.services.controller
    window.begin(parse_setup("skyjo", "person,easy", 3))
    controller.play([controller.view().legal[0]])
    path = tmp_path / "match.cardgame"
    assert controller.save_record(path)
    window.registry["home"].trigger()
    assert window.open_record(path)
    assert window.page is window.table_page
    assert controller.view().moves == 1


def test_a_refused_move_says_why(window: MainWindow) -> None:
    """ALL-5."""
    window.begin(parse_setup("skyjo", "person,easy", 3))
    controller = window.services.controller
    before = controller.record_text()
    controller.play([controller.view().game.parse_move("draw", 0)])
    assert controller.record_text() == before
    assert window.table_page.toast.isVisible()
    assert window.table_page.toast.text == "First turn up two of your own cards."
    QTest.mouseClick(window.table_page.toast, Qt.MouseButton.LeftButton)
    assert not window.table_page.toast.isVisible()


def test_the_pill_says_what_happened_last(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person:Ana,person:Bo", 3))
    controller = window.services.controller
    controller.play([controller.view().legal[0]])
    assert window.table_page.pill.line.startswith("Ana turned up ")
    assert window.table_page.pill.isVisible()
    controller.undo()
    assert window.table_page.pill.line == "Taken back"


def test_the_language_changes_live_at_the_table(window: MainWindow, qapp: QApplication) -> None:
    """Maxentr/skyjo: a language that cannot be changed in mid-game."""
    window.begin(parse_setup("skyjo", "person,easy", 3))
    before = window.services.controller.record_text()
    window.registry["language_ar"].trigger()
    assert window.services.translators.language.code == "ar"
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    bar = window.table_page.bar
    home = bar.findChild(object, "home")
    assert home.x() > bar.width() / 2  # type: ignore[attr-defined]
    assert window.services.controller.record_text() == before
    window.registry["language_en"].trigger()
    assert window.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("look", ["day", "night", "high_contrast"])
def test_the_look_changes_live_and_is_kept(window: MainWindow, look: str) -> None:
    """K495973."""
    window.registry[f"look_{look}"].trigger()
    assert current_theme.theme.name == look
    assert window.services.preferences.colours == look
    assert window.registry[f"look_{look}"].isChecked()


def test_speed_and_pauses_are_set_from_the_menu(window: MainWindow) -> None:
    window.registry["animation_200"].trigger()
    window.registry["pace_1500"].trigger()
    assert window.table_page.board.board.speed.factor == 0.5
    assert window.services.preferences.computer_pace == 1500
    window.registry["animation_0"].trigger()
    assert window.table_page.board.board.speed.factor == 0


def test_full_screen_is_kept(window: MainWindow) -> None:
    window.registry["full_screen"].trigger()
    assert window.isFullScreen()
    assert window.services.preferences.full_screen
    window.registry["full_screen"].trigger()
    assert not window.isFullScreen()


def test_the_desktop_can_end_full_screen_too(window: MainWindow) -> None:
    window.registry["full_screen"].trigger()
    window.showMinimized()
    assert window.services.preferences.full_screen
    window.showNormal()
    assert not window.services.preferences.full_screen
    assert not window.registry["full_screen"].isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()


def test_a_maximised_window_is_so_again_after_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    window.registry["full_screen"].trigger()
    assert window.isFullScreen()
    window.registry["full_screen"].trigger()
    assert window.isMaximized()


def test_the_rules_and_the_help_open_on_every_page(window: MainWindow) -> None:
    for name in ("rules", "keyboard", "about"):
        window.registry[name].trigger()
        (frame,) = DialogFrame.open_over(window)
        assert frame.rect().contains(frame.sheet_rect())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert not DialogFrame.open_over(window)


def test_a_failure_is_told_of_in_a_dialog(window: MainWindow) -> None:
    window.services.controller.failed.emit("The disk is full.")
    assert "The disk is full." in _words(DialogFrame.open_over(window)[0])


def test_an_unknown_reason_still_has_words(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    window.services.controller.refused.emit(IllegalMove("x", "no_such_code"))
    assert window.table_page.toast.text == "The rules do not allow this move."


@pytest.mark.parametrize("save", [False, True])
@pytest.mark.parametrize("look", ["day", "night", "high_contrast"])
@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
def test_the_file_dialog_is_in_the_program_s_look(
    open_window: OpenWindow, language: str, look: str, save: bool
) -> None:
    window = open_window(800, 600)
    window.services.preferences.language = language
    window.services.preferences.colours = look
    dialog = record_dialog(window, "Record", save)
    try:
        theme = current_theme.theme
        assert dialog.layoutDirection() == window.layoutDirection()
        assert window.size().expandedTo(dialog.size()) == window.size()
        assert theme.page in dialog.styleSheet()
        assert theme.button in dialog.styleSheet()
        labels = [label for label in dialog.findChildren(QLabel) if label.text()]
        assert len(labels) >= 3
        for label in labels:
            assert label.font().family() == FAMILY
            assert label.font().pixelSize() == ui_font(16).pixelSize()
        assert (dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave) is save
        assert dialog.metaObject().className() == "QFileDialog", "else Qt leaves the system's dialog alone"
    finally:
        dialog.deleteLater()


def test_laying_out_the_page_moves_nothing_on_the_table(window: MainWindow) -> None:
    window.begin(parse_setup("skip_bo", "person,easy", 3))
    layout = window.table_page.board.board.layout
    assert layout is not None
    prompt, button = layout.prompt.toTuple(), layout.button.getRect()
    for _ in range(3):
        window.table_page.arrange()
    assert (layout.prompt.toTuple(), layout.button.getRect()) == (prompt, button)


# What Qt says of its own dialogs without a display.
@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("save", [False, True])
def test_a_path_is_read_from_the_left_in_every_language(
    window: MainWindow, tmp_path: Path, save: bool, qapp: QApplication
) -> None:
    """Its first slash stood at the end in Arabic, and a folder of that name is another one."""
    window.services.preferences.language = "ar"
    dialog = record_dialog(window, "Record", save)
    dialog.setDirectory(str(tmp_path))
    dialog.show()
    qapp.processEvents()
    folder, name = dialog.findChild(QComboBox, "lookInCombo"), dialog.findChild(QLineEdit, "fileNameEdit")
    assert folder is not None
    assert name is not None
    name.setText("/a/b")
    read = folder.grab().toImage()
    assert dialog.layoutDirection() == Qt.LayoutDirection.RightToLeft
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert folder.grab().toImage() == read
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    name.setCursorPosition(0)
    before = name.cursorRect().x()
    name.setCursorPosition(4)
    assert name.cursorRect().x() > before
    dialog.close()


def test_its_box_is_drawn_in_the_style_of_the_program(qapp: QApplication) -> None:
    """Not in the desktop's, as a proxy is by itself."""
    usual = qapp.style().name()
    box = QComboBox()
    try:
        for style in ("windows", "fusion"):
            qapp.setStyle(style)
            drawn = _PathStyle(box)
            assert drawn.baseStyle().name() == style
    finally:
        qapp.setStyle(usual)


def test_the_text_size_holds_at_the_table_too(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    board = window.table_page.board.board
    assert board.layout is not None
    usual = board.layout.plates[0].height()
    window.services.preferences.text_size = 140
    assert board.layout.plates[0].height() >= 1.2 * usual
    window.services.preferences.text_size = 100
    assert board.layout.plates[0].height() == usual


def test_a_new_match_plays_on_by_itself_though_the_last_one_waits(window: MainWindow) -> None:
    """Setting it up had paused the table; so had a person before going home."""
    controller = window.services.controller
    window.begin(parse_setup("skyjo", "person,easy", 3))
    window.open_new_match(None)
    assert controller.mode == "paused"
    window.begin(parse_setup("kings_corners", "easy,easy", 3))
    assert controller.mode == "playing"
    controller.pause(True)
    window.show_start()
    window.begin(parse_setup("skyjo", "easy,easy", 3))
    assert controller.mode == "playing"


def test_a_deal_is_told_and_seen_from_its_first_moment(window: MainWindow) -> None:
    """Nothing of the last match is in the bar, and no pile lies where no card has come yet."""
    window.begin(parse_setup("skyjo", "person,easy", 3))
    window.services.controller.play(window.services.controller.view().legal[:1])
    window.services.preferences.animation_speed = 100
    window.begin(parse_setup("skip_bo", "person,easy", 3))
    page = window.table_page
    assert page.board.board.settling.running
    assert page.pill.line == "The cards are dealt"
    edges = page.board.board.fixtures._edges._items
    assert [name for name, item in edges.items() if item.opacity() > 0] == ["edges 0"]
    page.board.board.settling.finish()
    assert len([name for name, item in edges.items() if item.opacity() > 0]) == 3


@pytest.mark.parametrize("game", ["skyjo", "skip_bo", "kings_corners", "skip_bo_junior"])
@pytest.mark.parametrize("language", ["ar", "vi"])
def test_the_language_changes_while_cards_are_on_their_way(window: MainWindow, game: str, language: str) -> None:
    window.services.preferences.animation_speed = 100
    window.begin(parse_setup(game, "person,easy", 3))
    window.services.controller.pause(True)
    board = window.table_page.board.board
    assert board.settling.running
    before = window.services.controller.record_text()
    window.registry[f"language_{language}"].trigger()
    QApplication.processEvents()
    board.settling.finish()
    assert window.services.controller.record_text() == before
    assert board.layout is not None
    assert board.layout.frame.mirrored is (language == "ar")
    view = window.services.controller.view()
    poses = Poses.of(board.layout, view).all(view.observation.table)
    for card, pose in poses.items():
        item = board.items_by_card[card]
        assert (item.pos().x(), item.pos().y()) == pytest.approx((pose.x, pose.y), abs=1), card
