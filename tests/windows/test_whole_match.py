"""A whole match on the real window, once by the mouse, once by keys alone, each move compared with the rules core."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.controller.setup import parse_setup
from cardgui.rules.skyjo.grid import DISCARD_PILE
from cardgui.scene.choices import Slot
from cardgui.scene.overlay import END_BUTTON, PLATES
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.push_button import PushButton
from tests.windows.referee import Referee

MOST_GESTURES = 2000


def begin(window: MainWindow) -> Referee:
    referee = Referee(window.services.controller)
    assert window.begin(parse_setup("skyjo", "person,easy", 11, ("target=20",)))
    QApplication.processEvents()
    return referee


def finished(window: MainWindow, referee: Referee) -> None:
    """The match is over, its record is what the referee has seen, and the last round is on the sheet."""
    controller = window.services.controller
    view = controller.view()
    assert view.over
    replayed = referee.compare_record()
    assert referee.moves > 20
    assert window.table_page.sheet is not None
    assert len(window.table_page.sheet.view.results) == len(replayed.results)


def test_by_the_mouse(window: MainWindow) -> None:
    referee = begin(window)
    controller, board_view = window.services.controller, window.table_page.board
    board, viewport, rng = board_view.board, board_view.viewport(), random.Random(4)

    def at(slot: Slot) -> QPoint:
        return board.room_of(slot).center().toPoint()

    for _ in range(MOST_GESTURES):
        if controller.view().over:
            break
        if window.table_page.sheet is not None:
            button = window.table_page.sheet.findChildren(PushButton)[-1]
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
            continue
        if not board.fixtures.button.isNull() and rng.random() < 0.5:
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=board.fixtures.button.center().toPoint())
        elif board.held is not None and rng.random() < 0.5:
            end = at(Slot(rng.choice(list(board.held.targets))))
            start = at(board.held.slot)
            QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
            for step in range(1, 5):
                QTest.mouseMove(viewport, start + (end - start) * step / 4)
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        else:
            slots = [Slot(place) for place in board.held.targets] if board.held is not None else board.choices.lit()
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at(rng.choice(slots)))
    finished(window, referee)


def test_by_keys_alone(window: MainWindow) -> None:
    """Arrows go from place to place, Enter and Space press, Enter goes on from the score sheet."""
    referee = begin(window)
    controller, overlay = window.services.controller, window.table_page.board.overlay
    rng, visited = random.Random(9), set()

    def focused() -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    for _ in range(MOST_GESTURES):
        if controller.view().over:
            break
        if window.table_page.sheet is not None:
            QTest.keyClick(focused(), Qt.Key.Key_Return)
            QApplication.processEvents()
            continue
        key = rng.choice([Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab])
        QTest.keyClick(focused(), key)
        slot = next((slot for slot, button in overlay.buttons.items() if button is focused()), None)
        if slot is None:
            # Tab has left the table for the bar; its buttons are pressed by the tests of actions.
            QTest.keyClick(focused(), Qt.Key.Key_Backtab)
            continue
        visited.add(slot)
        if slot.place <= PLATES:
            # It would open the dialog of the chairs.
            continue
        QTest.keyClick(focused(), rng.choice([Qt.Key.Key_Return, Qt.Key.Key_Space]))
    finished(window, referee)
    assert Slot(DISCARD_PILE) in visited
    assert END_BUTTON in visited
