"""Keyboard and screen reader at the table: a transparent real button over each place.

Graphics items are invisible to screen readers, and a button has a name, takes the keyboard's focus and can be pressed.
The mouse goes through the buttons to the view.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardgui.scene.board import Board
from cardgui.scene.choices import Slot
from cardgui.scene.look.lights import FOCUS_MARGIN, focus_gap
from cardgui.scene.look.sheet import RADIUS
from cardgui.scene.look_through import LookThrough
from cardgui.scene.spoken import Prompter, seat_words, use_words

END_BUTTON = Slot(-2)
"""Stands for the button that ends the turn, among the slots."""
SORTERS = -3
"""The place that stands for the first button that sorts the hand; the next ones go on below."""
PLATES = -100
"""The place that stands for the plate of seat 0; those of the next seats go on below."""
ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class PlaceButton(QAbstractButton):
    """The button over a place or a card of a hand; pressing it is a click there.

    Attributes: slot: what it lies over, or END_BUTTON.
    """

    def __init__(self, slot: Slot, overlay: Overlay, parent: QWidget) -> None:
        super().__init__(parent)
        self.slot = slot
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
        room = self._overlay.room(self.slot)
        width, height = room.width(), room.height()
        k = board.frame.k
        radius, gap = (height / 2, None) if self.slot.place < 0 else (RADIUS * width, focus_gap(width, k))
        ring = box.parts.focus(width, height, radius, box.theme, box.dpr, k, gap)
        corner = QPointF(room.topLeft() - self.geometry().topLeft()) + ring.offset
        painter = QPainter(self)
        painter.drawPixmap(corner, ring.pixmap)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A pile whose cards lie too close is looked through while the keyboard is on it."""
        super().focusInEvent(event)
        if self._overlay.keyboard:
            self._overlay.looking.point_at(self.slot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._overlay.looking.point_at(None)

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

    Attributes:
        keyboard: whether the last thing came from the keyboard, so that its ring is shown.
        prompter: has read aloud what to do.
    """

    def __init__(
        self, board: Board, view: QWidget, viewport: QWidget, looking: LookThrough, choose_plate: Callable[[int], None]
    ) -> None:
        """choose_plate: does what a click on the plate of a seat does."""
        self.board = board
        self.looking = looking
        self.keyboard = False
        self.prompter = Prompter(board, view)
        self._viewport = viewport
        self._choose_plate = choose_plate
        self._buttons: dict[Slot, PlaceButton] = {}
        self._order: list[Slot] = []
        board.changed_places.connect(self.update)

    @property
    def buttons(self) -> dict[Slot, PlaceButton]:
        """By slot, END_BUTTON for the button that ends the turn."""
        return self._buttons

    def room(self, slot: Slot) -> QRect:
        """The room of a slot in the viewport, px."""
        if slot == END_BUTTON:
            return self.board.fixtures.button.toAlignedRect()
        layout = self.board.layout
        if layout is not None and slot.place <= PLATES:
            return layout.plates[PLATES - slot.place].toAlignedRect()
        if layout is not None and slot.place <= SORTERS:
            return layout.sorters[SORTERS - slot.place].rect.toAlignedRect()
        return self.board.room_of(slot).toAlignedRect()

    def update(self) -> None:
        """Have a button over each place that can be used or read, with its name of the moment."""
        board = self.board
        view, layout, game = board.view, board.layout, board.paintbox.game
        if view is None or layout is None or game is None:
            return
        piles = view.observation.table.piles
        targets = board.choices.all_targets()
        wanted = [slot for slot in board.slots() if piles[slot.place] or slot.place in targets or board.is_open(slot)]
        if not board.fixtures.button.isNull():
            wanted.append(END_BUTTON)
        wanted += [Slot(SORTERS - number) for number in range(len(layout.sorters))]
        wanted += [Slot(PLATES - seat) for seat in layout.plates]
        focused = next((slot for slot, button in self._buttons.items() if button.hasFocus()), None)
        for slot in [slot for slot in self._buttons if slot not in wanted]:
            gone = self._buttons.pop(slot)
            gone.hide()
            gone.deleteLater()
        for slot in wanted:
            button = self._buttons.get(slot)
            if button is None:
                button = PlaceButton(slot, self, self._viewport)
                self._buttons[slot] = button
                button.show()
                button.raise_()
            room = self.room(slot)
            margin = math.ceil(focus_gap(room.width(), board.frame.k) + (FOCUS_MARGIN + 1) * board.frame.k)
            button.setGeometry(room.adjusted(-margin, -margin, margin, margin))
            name, use = self._name(slot), use_words(board, slot) if slot.place >= 0 else ""
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            if button.accessibleDescription() != use:
                button.setAccessibleDescription(use)
        self._sort(wanted)
        self.prompter.look()
        if focused is not None and focused not in self._buttons:
            self.focus_first()

    def _name(self, slot: Slot) -> str:
        """What a screen reader calls the button over a slot."""
        view, layout, game = self.board.view, self.board.layout, self.board.paintbox.game
        assert view is not None
        assert layout is not None
        assert game is not None
        if slot.place <= PLATES:
            return seat_words(game.plate(view, PLATES - slot.place), view.chairs[PLATES - slot.place])
        if slot.place <= SORTERS:
            return layout.sorters[SORTERS - slot.place].title
        end = game.end_button(view)
        return end[0] if slot == END_BUTTON and end is not None else game.place_name(view, slot)

    def _sort(self, wanted: list[Slot]) -> None:
        """Tab goes through what can be done first, then through the rest for readers, each in reading order."""
        order = sorted(wanted, key=lambda slot: (not self._usable(slot), *self._reading(slot)))
        if order == self._order:
            return
        self._order = order
        for one, two in pairwise(order):
            QWidget.setTabOrder(self._buttons[one], self._buttons[two])

    def _usable(self, slot: Slot) -> bool:
        return slot == END_BUTTON or self.board.is_open(slot)

    def _reading(self, slot: Slot) -> tuple[int, int]:
        middle = self.room(slot).center()
        return middle.y(), -middle.x() if self.board.frame.mirrored else middle.x()

    def focus_first(self) -> None:
        """Give the keyboard to the first place that something can be done with."""
        usable = [slot for slot in self._order if self._usable(slot)]
        if usable:
            self._buttons[usable[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._viewport.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, button: PlaceButton) -> None:
        """Do what a click on the button's place does."""
        self.keyboard = True
        self.board.settling.finish()
        place = button.slot.place
        if button.slot == END_BUTTON:
            self.board.press_button()
        elif place <= PLATES:
            self._choose_plate(PLATES - place)
        elif place <= SORTERS and self.board.layout is not None:
            self.board.sort_hand(self.board.layout.sorters[SORTERS - place].order)
        else:
            self.board.click(button.slot)
        self.update()

    def escape(self) -> None:
        """Put a held card back."""
        self.board.let_go()
        self.update()

    def go(self, button: PlaceButton, way: QPointF) -> None:
        """Move the focus to the nearest usable place in a direction, else to the nearest of any."""
        self.keyboard = True
        start = self.room(button.slot).center()
        usable = [slot for slot in self._buttons if self._usable(slot) and slot != button.slot]
        others = [slot for slot in self._buttons if slot not in usable and slot != button.slot]
        for slots in (usable, others):
            ahead = [(self._distance(start, self.room(slot).center(), way), slot) for slot in slots]
            reachable = [(distance, slot) for distance, slot in ahead if distance is not None]
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
