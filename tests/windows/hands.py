"""Hands at a window: each makes a move with real mouse or key events, and answers what stands in the way of play."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.rules.moves import END, MOVE, Move
from cardgui.scene.choices import Slot
from cardgui.scene.overlay import END_BUTTON, PlaceButton
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.push_button import PushButton

LEFT = Qt.MouseButton.LeftButton
MOST_TABS = 400
PARTS = (0.5, 0.12, 0.88, 0.3, 0.7, 0.04, 0.96)
"""Where a finger tries a card, as parts of its width and of its height."""


class Hand(Protocol):
    def play(self, move: Move) -> None:
        """Make a legal move of the person at the screen."""

    def lift_curtain(self) -> None:
        """Say that the person who is asked for is there."""

    def go_on(self) -> None:
        """Take the way on from the score sheet."""


class Hands:
    """What all hands at one window know of it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.view = window.table_page.board
        self.board = self.view.board

    def slots(self, move: Move) -> list[Slot]:
        """What has to be pointed at one after the other; the card is left out where it is in the hand already."""
        if move.verb == END:
            return [END_BUTTON]
        if move.verb != MOVE:
            return [next(slot for slot, one in self.board.choices.at_once.items() if one is move)]
        card, held = Slot(move.source, move.at), self.board.held
        return [Slot(move.target)] if held is not None and held.slot == card else [card, Slot(move.target)]

    def point(self, slot: Slot) -> QPoint:
        """A point at which this slot is meant and no card over it."""
        if slot == END_BUTTON:
            return self.board.fixtures.button.center().toPoint()
        room = self.board.room_of(slot)
        points = [QPointF(room.x() + x * room.width(), room.y() + y * room.height()) for y in PARTS for x in PARTS]
        return next(p.toPoint() for p in points if self.board.slot_at(QPointF(p.toPoint())) == slot)

    def sheet_button(self) -> PushButton:
        sheet = self.window.table_page.sheet
        assert sheet is not None
        return sheet.findChildren(PushButton)[-1]


class Clicks(Hands):
    """Click and click."""

    def play(self, move: Move) -> None:
        for slot in self.slots(move):
            self.click(self.point(slot))

    def click(self, point: QPoint) -> None:
        """A click where the table itself is, whatever lies over it there."""
        widget = self.window.childAt(self.view.viewport().mapTo(self.window, point))
        assert widget is self.view.viewport(), widget
        QTest.mouseClick(widget, LEFT, pos=point)

    def lift_curtain(self) -> None:
        QTest.mouseClick(self.window.table_page.curtain.curtain.here, LEFT)

    def go_on(self) -> None:
        QTest.mouseClick(self.sheet_button(), LEFT)
        QApplication.processEvents()


class Drags(Clicks):
    """Cards are carried, all else is clicked."""

    def play(self, move: Move) -> None:
        if move.verb != MOVE:
            super().play(move)
            return
        viewport = self.view.viewport()
        start, end = self.point(Slot(move.source, move.at)), self.board.room_of(Slot(move.target)).center().toPoint()
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(viewport, start + (end - start) * step / 3)
        QTest.mouseRelease(viewport, LEFT, pos=end)


class Keys(Hands):
    """Tab and Shift+Tab to what is meant, then Enter or Space, never the mouse."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._presses = 0

    def play(self, move: Move) -> None:
        for slot in self.slots(move):
            self.walk_to(slot)
            self.press()

    def walk_to(self, slot: Slot) -> None:
        """Over the places that come nearest, in the order of Tab, from wherever the keyboard is."""
        wanted = self.view.overlay.buttons[slot]
        key = Qt.Key.Key_Tab
        for _ in range(MOST_TABS):
            focused = self.focused()
            if focused is wanted:
                return
            if not isinstance(focused, PlaceButton):
                key = Qt.Key.Key_Tab
            QTest.keyClick(focused, key)
        raise AssertionError(f"Tab does not lead to {slot}")

    def press(self) -> None:
        self._presses += 1
        QTest.keyClick(self.focused(), Qt.Key.Key_Space if self._presses % 3 == 0 else Qt.Key.Key_Return)

    def lift_curtain(self) -> None:
        QTest.keyClick(self.focused(), Qt.Key.Key_Space)

    def go_on(self) -> None:
        QTest.keyClick(self.focused(), Qt.Key.Key_Return)
        QApplication.processEvents()

    @staticmethod
    def focused() -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget
