"""Random hands at a window: mouse and keys at the table, actions, dialogs, chairs, the log, sizes; in any order."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.painted_button import PaintedButton

KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_F, Qt.Key.Key_N,
    Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_S, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
ACTIONS = (
    "undo", "undo", "redo", "hint", "hint", "log", "past_back", "past_forward", "past_start", "past_play",
    "continue_here", "now", "pause", "step", "fast_forward", "score_sheet", "next_round",
    "call", "chairs", "rules", "keyboard", "menu",
    "language_ar", "language_sw", "language_vi", "language_en", "digits_western", "digits_native", "digits_automatic",
    "look_night", "look_day", "look_high_contrast", "text_150", "text_100", "animation_50", "animation_200",
    "animation_0", "pace_0", "pace_250", "undo_until_seen", "undo_any",
)  # fmt: skip
LEFT = Qt.MouseButton.LeftButton
WAYS_OUT = 0.5
"""So often is a way out of a dialog, a curtain or the end of a round taken where there is one."""


class Monkey:
    """Random hands at a window."""

    def __init__(self, window: MainWindow, rng: random.Random) -> None:
        self.window = window
        self.rng = rng
        self._kinds: tuple[tuple[Callable[[], None], int], ...] = (
            (self.click, 34),
            (self.drag, 22),
            (self.double_click, 5),
            (self.key, 16),
            (self.action, 13),
            (self.resize, 4),
            (self.choose_line, 3),
            (self.change_chair, 3),
        )

    def act(self) -> None:
        """Do something, and sometimes take a way on."""
        acts, weights = zip(*self._kinds, strict=True)
        self.rng.choices(acts, weights)[0]()
        self.leave_dialogs()
        self.go_on()

    # -- at the table

    def point(self) -> QPoint:
        """A point of the table, more often one that something can be done with."""
        board = self.window.table_page.board.board
        slots = [slot for slot in board.slots() if board.is_open(slot)] if board.view is not None else []
        if slots and self.rng.random() < 0.7:
            return board.room_of(self.rng.choice(slots)).center().toPoint()
        viewport = self.window.table_page.board.viewport()
        return QPoint(self.rng.randrange(viewport.width()), self.rng.randrange(60, viewport.height()))

    def click(self) -> None:
        QTest.mouseClick(self.window.table_page.board.viewport(), LEFT, pos=self.point())

    def double_click(self) -> None:
        QTest.mouseDClick(self.window.table_page.board.viewport(), LEFT, pos=self.point())

    def drag(self) -> None:
        """Carry something, or nothing; much can happen on the way."""
        viewport = self.window.table_page.board.viewport()
        start, end = self.point(), self.point()
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(viewport, start + (end - start) * step / 3)
            chance = self.rng.random()
            if chance < 0.1:
                self.action()
            elif chance < 0.14:
                self.resize()
            elif chance < 0.2:
                QTest.qWait(self.rng.choice((0, 10, 40)))
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def key(self) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, self.rng.choice(KEYS))

    # -- round it

    def action(self) -> None:
        self.window.registry[self.rng.choice(ACTIONS)].trigger()

    def resize(self) -> None:
        """A new size, or several in a row as while the edge of the window is dragged."""
        for _ in range(self.rng.choice((1, 1, 4))):
            self.window.resize(self.rng.randrange(800, 1500), self.rng.randrange(600, 1000))

    def choose_line(self) -> None:
        """Press a line of the log."""
        log = self.window.table_page.log
        if not log.unfolded:
            self.window.registry["log"].trigger()
        viewport = log.list.viewport()
        if log.unfolded and viewport.height() > 1:
            at = QPoint(viewport.width() // 2, self.rng.randrange(viewport.height()))
            QTest.mouseClick(viewport, LEFT, pos=at)

    def change_chair(self) -> None:
        """Somebody leaves, or sits down."""
        controller = self.window.services.controller
        chair = self.rng.choice(controller.view().chairs)
        if not chair.is_person:
            controller.take_seat(chair.seat, None if chair.left else f"Zawadi {chair.seat}")
        elif sum(other.is_person for other in controller.view().chairs) > 1 or self.rng.random() < 0.3:
            controller.leave_seat(chair.seat, "easy")

    def leave_dialogs(self) -> None:
        """Close menus and dialogs, or press anything in them."""
        rng = self.rng
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            menu.close()
        for dialog in self.window.findChildren(QFileDialog):
            dialog.reject()
        open_over = DialogFrame.open_over(self.window)
        if not open_over or rng.random() > WAYS_OUT:
            return
        buttons = [b for b in open_over[-1].findChildren(PaintedButton) if b.isVisible() and b.isEnabled()]
        if buttons and rng.random() < 0.6:
            rng.choice(buttons).click()
        else:
            open_over[-1].finish("")

    def go_on(self) -> None:
        """Deal the next round, take back the last move of a match, be there when asked for."""
        window, controller, rng = self.window, self.window.services.controller, self.rng
        if window.new_match_page is not None and window.page is window.new_match_page:
            window.new_match_page.back.emit()
        view = controller.view()
        if view.waiting and rng.random() < WAYS_OUT:
            controller.next_round()
        if view.asked_for is not None and rng.random() < WAYS_OUT:
            controller.i_am_here(view.asked_for)
        if controller.view().over:
            controller.undo()

    def rest(self) -> None:
        """Let go of all, and let everything come to rest."""
        for dialog in reversed(DialogFrame.open_over(self.window)):
            dialog.finish("")
        board_view = self.window.table_page.board
        board_view.board.settling.finish()
        board_view.fit()
