"""What a screen reader is told of the table besides the names of places: what can be done with them, how the seats
stand, and what the person at the screen is to do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardgui.controller.view import Chair
from cardgui.language.phrases.common import level_title
from cardgui.scene.board import Board
from cardgui.scene.choices import Slot
from cardgui.scene.look.plates import PlateContent


def use_words(board: Board, slot: Slot) -> str:
    """What the lights say of a place or a card of the hand; "" where nothing can be done with it now."""
    held = board.held
    if held is not None and slot in held.run:
        return QCoreApplication.translate("Table", "you hold it", "of a card, read aloud")
    if held is not None and slot.place in held.targets and board.is_open(slot):
        return QCoreApplication.translate("Table", "the held card may go here", "of a place, read aloud")
    if board.is_open(slot):
        return QCoreApplication.translate("Table", "can be chosen", "of a card or a place, read aloud")
    return ""


def seat_words(plate: PlateContent, chair: Chair) -> str:
    """The plate of a seat in words."""
    parts = [plate.name, *(fact.text for fact in plate.facts)]
    level = "" if chair.level is None else level_title(chair.level)
    if level and level not in parts:
        parts.append(level)
    if plate.score is not None:
        parts.append(f"{plate.score_label}: {plate.score}" if plate.score_label else plate.score)
    if plate.active:
        parts.append(QCoreApplication.translate("Table", "on turn", "of a player, read aloud"))
    return ". ".join(part for part in parts if part)


class Prompter(QObject):
    """Reads the line aloud that says what to do, once it is another one, after what has happened was told."""

    def __init__(self, board: Board, view: QWidget) -> None:
        super().__init__(view)
        self._board = board
        self._view = view
        self._said = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._say)

    def look(self) -> None:
        """Something may have changed; the view is described by the line of now."""
        self._view.setAccessibleName(QCoreApplication.translate("Table", "The table", "with the cards, read aloud"))
        line = self._board.fixtures.line
        if self._view.accessibleDescription() != line:
            self._view.setAccessibleDescription(line)
        if QAccessible.isActive():
            self._soon.start()

    def stop(self) -> None:
        """End, as when the board goes."""
        self._soon.stop()

    def _say(self) -> None:
        line = self._board.fixtures.line
        if line and line != self._said and self._view.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, line))
        self._said = line
