"""Whatever hands do while cards are on their way: nothing fails, and the scene ends as the layout of the match says."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.scene.tables import TABLES
from cardgui.windows.main_window import MainWindow
from tests.scene.test_board import at_rest
from tests.windows.conftest import OpenWindow

KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_F, Qt.Key.Key_N,
    Qt.Key.Key_L, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
ACTIONS = (
    "undo", "undo", "redo", "hint", "log", "past_back", "past_forward", "now", "pause", "fast_forward", "score_sheet",
    "next_round", "language_ar", "language_sw", "language_vi", "language_en", "digits_western", "digits_native",
    "look_night", "look_day", "look_high_contrast", "text_140", "text_100",
)  # fmt: skip
LEFT = Qt.MouseButton.LeftButton


class Monkey:
    """Random hands at a window."""

    def __init__(self, window: MainWindow, rng: random.Random) -> None:
        self.window = window
        self.rng = rng

    def point(self) -> QPoint:
        """A point of the table, more often one that something can be done with."""
        board = self.window.table_page.board.board
        slots = [slot for slot in board.slots() if board.is_open(slot)] if board.view is not None else []
        if slots and self.rng.random() < 0.7:
            return board.room_of(self.rng.choice(slots)).center().toPoint()
        viewport = self.window.table_page.board.viewport()
        return QPoint(self.rng.randrange(viewport.width()), self.rng.randrange(60, viewport.height()))

    def act(self) -> None:
        rng, window = self.rng, self.window
        viewport = window.table_page.board.viewport()
        kind = rng.random()
        if kind < 0.4:
            QTest.mouseClick(viewport, LEFT, pos=self.point())
        elif kind < 0.6:
            start, end = self.point(), self.point()
            QTest.mousePress(viewport, LEFT, pos=start)
            for step in range(1, 4):
                QTest.mouseMove(viewport, start + (end - start) * step / 3)
                if rng.random() < 0.1:
                    window.registry[rng.choice(ACTIONS)].trigger()
            QTest.mouseRelease(viewport, LEFT, pos=end)
        elif kind < 0.65:
            QTest.mouseDClick(viewport, LEFT, pos=self.point())
        elif kind < 0.85:
            QTest.keyClick(QApplication.focusWidget() or window, rng.choice(KEYS))
        elif kind < 0.95:
            window.registry[rng.choice(ACTIONS)].trigger()
        else:
            window.resize(rng.randrange(800, 1500), rng.randrange(600, 1000))
        controller = window.services.controller
        sheet = window.table_page.sheet
        if sheet is not None and rng.random() < 0.5:
            sheet.finish("")
        view = controller.view()
        if view.waiting and rng.random() < 0.5:
            controller.next_round()
        if view.asked_for is not None and rng.random() < 0.5:
            controller.i_am_here(view.asked_for)


# Said by the offscreen platform when a menu opens.
@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing the keyboard")
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in TABLES for seats in ("person,easy", "person,person,easy,skilled")],
)
def test_the_scene_equals_the_layout_after_random_hands(open_window: OpenWindow, game: str, seats: str) -> None:
    rng = random.Random(f"{game} {seats}")
    window = open_window()
    assert window.begin(parse_setup(game, seats, 3))
    for turn in range(150):
        if turn % 50 == 49:
            window = open_window()
            assert window.page is window.table_page, "the match is on the table again"
            window.services.preferences.animation_speed = 400
        Monkey(window, rng).act()
        QTest.qWait(rng.choice((0, 0, 1, 15)))
        if window.services.controller.view().over:
            window.services.controller.undo()
        if turn % 10 == 9:
            board_view = window.table_page.board
            board_view.board.settling.finish()
            board_view.fit()
            at_rest(board_view)
