"""Keyboard and screen reader at the table: a transparent real button over each place.

Graphics items are invisible to screen readers, and a button has a name, takes the keyboard's focus and can be pressed.
The mouse goes through the buttons to the view.
"""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardgui.scene.board import Board
from cardgui.scene.look.sheet import RADIUS

END_BUTTON = -1
"""The number of the button that ends the turn, among the places."""
ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class PlaceButton(QAbstractButton):
    """The button over a place; pressing it is a click on the place.

    Attributes: place: the place's number, or END_BUTTON.
    """

    def __init__(self, place: int, overlay: Overlay, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self._overlay = overlay
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: overlay.press(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but the keyboard's ring."""
        if not self.hasFocus() or not self._overlay.keyboard:
            return
        board = self._overlay.board
        box = board.paintbox
        room = self._overlay.room(self.place)
        width, height = room.width(), room.height()
        radius = height / 2 if self.place == END_BUTTON else RADIUS * width
        ring = box.parts.focus(width, height, radius, box.theme, box.dpr, board.frame.k)
        corner = QPointF(room.topLeft() - self.geometry().topLeft()) + ring.offset
        painter = QPainter(self)
        painter.drawPixmap(corner, ring.pixmap)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press, the arrows go to the next place that way, Escape puts a held card back."""
        if event.key() in ARROWS:
            self._overlay.go(self, ARROWS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._overlay.escape()
        else:
            super().keyPressEvent(event)


class Overlay:
    """The buttons over a board's places, children of the view's viewport.

    Attributes: keyboard: whether the last thing came from the keyboard, so that its ring is shown.
    """

    def __init__(self, board: Board, viewport: QWidget) -> None:
        self.board = board
        self.keyboard = False
        self._viewport = viewport
        self._buttons: dict[int, PlaceButton] = {}
        self._order: list[int] = []
        board.changed_places.connect(self.update)

    @property
    def buttons(self) -> dict[int, PlaceButton]:
        """By place number, END_BUTTON for the button that ends the turn."""
        return self._buttons

    def room(self, place: int) -> QRect:
        """The room of a place in the viewport, px."""
        if place == END_BUTTON:
            return self.board.fixtures.button.toAlignedRect()
        assert self.board.layout is not None
        return self.board.layout.spots[place].rect.toAlignedRect()

    def update(self) -> None:
        """Have a button over each place that can be used or read, with its name of the moment."""
        board = self.board
        view, layout, game = board.view, board.layout, board.paintbox.game
        if view is None or layout is None or game is None:
            return
        piles = view.observation.table.piles
        wanted = [place for place in layout.spots if piles[place] or board.is_open(place)]
        if not board.fixtures.button.isNull():
            wanted.append(END_BUTTON)
        focused = next((place for place, button in self._buttons.items() if button.hasFocus()), None)
        for place in [place for place in self._buttons if place not in wanted]:
            gone = self._buttons.pop(place)
            gone.hide()
            gone.deleteLater()
        margin = math.ceil(10 * board.frame.k)
        for place in wanted:
            button = self._buttons.get(place)
            if button is None:
                button = PlaceButton(place, self, self._viewport)
                self._buttons[place] = button
            button.setGeometry(self.room(place).adjusted(-margin, -margin, margin, margin))
            end = game.end_button(view)
            name = end[0] if place == END_BUTTON and end is not None else game.place_name(view, place)
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            button.show()
            button.raise_()
        self._sort(wanted)
        if focused is not None and focused not in self._buttons:
            self.focus_first()

    def _sort(self, wanted: list[int]) -> None:
        """Tab goes through what can be done first, then through the rest for readers, each in reading order."""
        order = sorted(wanted, key=lambda place: (not self._usable(place), *self._reading(place)))
        if order == self._order:
            return
        self._order = order
        for one, two in pairwise(order):
            QWidget.setTabOrder(self._buttons[one], self._buttons[two])

    def _usable(self, place: int) -> bool:
        return place == END_BUTTON or self.board.is_open(place)

    def _reading(self, place: int) -> tuple[int, int]:
        middle = self.room(place).center()
        return middle.y(), -middle.x() if self.board.frame.mirrored else middle.x()

    def focus_first(self) -> None:
        """Give the keyboard to the first place that something can be done with."""
        usable = [place for place in self._order if self._usable(place)]
        if usable:
            self._buttons[usable[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._viewport.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, button: PlaceButton) -> None:
        """Do what a click on the button's place does."""
        self.keyboard = True
        self.board.settling.finish()
        if button.place == END_BUTTON:
            self.board.press_button()
        else:
            self.board.click(button.place)

    def escape(self) -> None:
        """Put a held card back."""
        if self.board.held is not None and self.board.choices.only_source() is None:
            self.board.put_back()

    def go(self, button: PlaceButton, way: QPointF) -> None:
        """Move the focus to the nearest usable place in a direction, else to the nearest of any."""
        self.keyboard = True
        start = self.room(button.place).center()
        usable = [place for place in self._buttons if self._usable(place) and place != button.place]
        others = [place for place in self._buttons if place not in usable and place != button.place]
        for places in (usable, others):
            ahead = [(self._distance(start, self.room(place).center(), way), place) for place in places]
            reachable = [(distance, place) for distance, place in ahead if distance is not None]
            if reachable:
                self._buttons[min(reachable)[1]].setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @staticmethod
    def _distance(start: QPoint, end: QPoint, way: QPointF) -> float | None:
        """How far `end` is in a direction, sideways counting more; None where it lies elsewhere."""
        along = (end.x() - start.x()) * way.x() + (end.y() - start.y()) * way.y()
        aside = abs((end.x() - start.x()) * way.y()) + abs((end.y() - start.y()) * way.x())
        if along <= 0 or aside > 3 * along:
            return None
        return along + 2 * aside
