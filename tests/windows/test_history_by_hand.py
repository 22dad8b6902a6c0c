"""A match of the past is found, opened, seen again, gone on with from a moment, written out and taken in: once by keys
alone and once by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QPushButton, QWidget

from cardgui.rules.records import from_record
from cardgui.storage.history import MatchHistory
from cardgui.windows.history_page import HistoryPage
from cardgui.windows.main_window import MainWindow
from tests.windows.history import finished, listed, unfinished

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def own_dialogs() -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifier)
    QApplication.processEvents()


def walk_to(widget: QWidget) -> None:
    for _ in range(60):
        if widget.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget.accessibleName()}")


def page_of(window: MainWindow) -> HistoryPage:
    assert window.history_page is not None
    return window.history_page


def file_dialog() -> QFileDialog:
    QTest.qWait(20)
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog) and one.isVisible()]
    return found


def back_at(window: MainWindow) -> None:
    """A window system gives the window the keys again when a dialog over it is gone; without one that is done here."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


def matches(window: MainWindow) -> int:
    database = window.services.database
    assert database is not None
    return MatchHistory(database).count(())


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_by_keys_alone(window: MainWindow, tmp_path: Path) -> None:
    over, _ = finished(window), unfinished(window)
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    walk_to(page.search)
    QTest.keyClicks(page.search, "skyjo")
    press(Qt.Key.Key_Down)
    assert page.list.hasFocus()
    assert listed(page) == [over]
    # Seen again, and gone on with from there.
    press(Qt.Key.Key_Return)
    controller = window.services.controller
    assert (controller.match_id, controller.view().past) == (over, 0)
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_PageDown)
    QTest.keyClick(window, Qt.Key.Key_R)
    assert window.table_page.replay.running
    QTest.keyClick(window, Qt.Key.Key_R)
    moment = controller.view().past
    assert moment == 3
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert controller.view().past is None
    assert controller.match_id != over
    assert matches(window) == 3
    # Written out, deleted, taken back, deleted, and taken in again from the file.
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    page.list.setFocus()
    while page.chosen is not None and page.chosen.match.id != over:
        press(Qt.Key.Key_Down)
    walk_to(page.details.save_button)
    press(Qt.Key.Key_Return)
    dialog = file_dialog()
    path = tmp_path / "kept.cardgame"
    line = dialog.findChildren(QLineEdit)[0]
    line.selectAll()
    QTest.keyClicks(line, str(path))
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert from_record(path.read_text(encoding="utf-8")).over
    back_at(window)
    page.list.setFocus()
    press(Qt.Key.Key_Delete)
    assert matches(window) == 2
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert matches(window) == 3
    press(Qt.Key.Key_Delete)
    walk_to(page.import_button)
    press(Qt.Key.Key_Space)
    dialog = file_dialog()
    line = dialog.findChildren(QLineEdit)[0]
    QTest.keyClicks(line, str(path))
    QTest.keyClick(line, Qt.Key.Key_Return)
    back_at(window)
    # The very match is there again.
    assert matches(window) == 3
    assert page.chosen is not None
    assert page.chosen.match.id == over
    # Opened as it ended.
    walk_to(page.details.go_on_button)
    press(Qt.Key.Key_Return)
    assert (controller.match_id, controller.view().past) == (over, None)
    assert controller.view().over
    window.table_page.close_sheet()


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Where it is in the window, whatever lies over it there."""
    at = (point or widget.rect().center()) if not isinstance(widget, QPushButton) else widget.rect().center()
    hit = widget.window().childAt(widget.mapTo(widget.window(), at))
    assert hit is not None
    assert hit is widget or widget.isAncestorOf(hit), hit
    QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(widget.window(), widget.mapTo(widget.window(), at)))
    QApplication.processEvents()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_by_the_mouse_alone(window: MainWindow, tmp_path: Path) -> None:
    over, _ = finished(window), unfinished(window)
    click(window.start_page._history_button)
    page = page_of(window)
    row = page.list.visualRect(page.model.index(listed(page).index(over)))
    click(page.list.viewport(), row.center())
    assert page.chosen is not None
    assert page.chosen.match.id == over
    click(page.details.watch_button)
    controller, bar = window.services.controller, window.table_page.log.past_bar
    assert controller.view().past == 0
    for _ in range(2):
        click(bar.forward)
    click(bar.play)
    assert window.table_page.replay.running
    click(bar.play)
    assert controller.view().past == 2
    click(bar.onward)
    assert controller.match_id != over
    assert matches(window) == 3
    window.registry["history"].trigger()
    page = page_of(window)
    row = page.list.visualRect(page.model.index(listed(page).index(over)))
    click(page.list.viewport(), row.center())
    click(page.details.save_button)
    dialog = file_dialog()
    path = tmp_path / "kept.cardgame"
    dialog.findChildren(QLineEdit)[0].setText(str(path))
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    click(box.button(QDialogButtonBox.StandardButton.Save))
    assert path.is_file()
    click(page.details.delete_button)
    assert matches(window) == 2
    click(page.toast.offer)
    assert matches(window) == 3
    click(page.details.delete_button)
    click(page.import_button)
    dialog = file_dialog()
    dialog.findChildren(QLineEdit)[0].setText(str(path))
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    click(box.button(QDialogButtonBox.StandardButton.Open))
    assert page.chosen is not None
    assert page.chosen.match.id == over
    click(page.details.anew_button)
    assert (controller.view().moves, controller.view().past) == (0, None)
    assert matches(window) == 4
