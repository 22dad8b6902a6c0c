"""Keys alone reach everything on every page and in every dialog; the focus is seen, and what has it has a name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.controller.setup import parse_setup
from cardgui.scene.board_view import BoardView
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame

MOST_TABS = 400
MOST_STOPS = 200
TABLE = parse_setup("kings_corners", "person:Ada,easy", 3)


def by_action(*names: str, table: bool = True) -> Callable[[MainWindow], None]:
    def go(window: MainWindow) -> None:
        if table:
            window.begin(TABLE)
        for name in names:
            window.registry[name].trigger()
            QApplication.processEvents()

    return go


WAYS: dict[str, Callable[[MainWindow], None]] = {
    "start page": by_action(table=False),
    "new match": by_action("new_match", table=False),
    "table": by_action(),
    "table with its log": by_action("log"),
    "looking back": by_action("log", "past_back"),
    "score sheet": by_action("score_sheet"),
    "chairs": by_action("chairs"),
    "rules": by_action("rules"),
    "keyboard": by_action("keyboard"),
    "about": by_action("about"),
    "curtain": lambda window: window.begin(parse_setup("kings_corners", "person:Ada,person:Bo", 3)),
}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def picture(window: MainWindow) -> QImage:
    QApplication.processEvents()
    return window.grab().toImage()


def reachable(root: QWidget) -> list[QWidget]:
    """What a person can use there. A view's viewport and a number's field stand for the whole control; a table gives
    the focus to its places."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.objectName() != "qt_spinbox_lineedit"
        and not isinstance(widget, BoardView)
    ]


@pytest.mark.parametrize("place", WAYS)
def test_keys_reach_everything_and_are_seen(window: MainWindow, place: str) -> None:
    WAYS[place](window)
    QApplication.processEvents()
    if place == "curtain":
        assert window.table_page.curtain.is_down
    stops: list[QWidget] = []
    focused()
    for _ in range(MOST_TABS):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if focused() in stops or len(stops) == MOST_STOPS:
            break
        stops.append(focused())
    dialogs = [dialog for dialog in window.findChildren(DialogFrame) if dialog.isVisible()]
    root = dialogs[-1] if dialogs else window
    if place != "curtain":
        left_out = [(type(w).__name__, w.accessibleName()) for w in reachable(root) if w not in stops]
        assert not left_out
    for widget in stops:
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert name, widget
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        with_focus = picture(window)
        widget.clearFocus()
        assert picture(window) != with_focus, (place, type(widget).__name__, name)
        widget.setFocus(Qt.FocusReason.TabFocusReason)


def test_pages_open_without_windows_of_their_parts(window: MainWindow) -> None:
    """A button that is shown before it has a parent is a window for a moment, and takes the keyboard away."""
    for action in ("new_match", "home", "new_match"):
        window.registry[action].trigger()
        QApplication.processEvents()
        assert QApplication.activeWindow() is window
        assert window.isAncestorOf(focused())
