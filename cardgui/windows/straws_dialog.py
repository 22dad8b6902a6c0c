"""Drawing straws on the screen: all look alike until everybody has one; the shortest begins (KC-5)."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.numbers import number
from cardgui.scene.look import drawing
from cardgui.scene.look.avatars import paint_avatar
from cardgui.windows.ask_who_dialog import LOTS, lots_text
from cardgui.windows.person_line import PersonLine
from cardgui.windows.seat_cards import Sitting
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import ROOM, paint_focus_ring

DEAL = "deal"
_HIGH = 146.0
_LONG, _SHORT = 124.0, 58.0
_HIDDEN = 54.0
"""How much of each straw the cloth hides at the least, px at scale 1."""


class Straw(PaintedButton):
    """One straw, held in a cloth so that only its upper end is seen.

    Attributes: taker: who has taken it.  length: px at scale 1, None until all are shown.
    """

    def __init__(self, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.taker: Sitting | None = None
        self.length: float | None = None
        self.begins = False
        text = QCoreApplication.translate("Openings", "Straw {number}", "one of several to choose from")
        self.setAccessibleName(text.format(number=number(index + 1)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        k = self.k
        return QSize(math.ceil((70 + 2 * ROOM) * k), math.ceil((_HIGH + 62 + 2 * ROOM) * k))

    def show_state(self, taker: Sitting | None, length: float | None, begins: bool) -> None:
        self.taker, self.length, self.begins = taker, length, begins
        self.setEnabled(taker is None and length is None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        rect = self.visible_rect()
        middle, top = rect.center().x(), rect.top() + 8 * k
        length = _LONG if self.length is None else self.length
        if self.taker is None and self.length is None and self.underMouse():
            top -= 6 * k
        straw = QRectF(middle - 7 * k, top, 14 * k, length * k)
        self._paint_straw(painter, straw)
        if self.length is None:
            cloth = QRectF(rect.x() + 4 * k, rect.top() + (_LONG + 8 - _HIDDEN) * k, rect.width() - 8 * k, 78 * k)
            ground = drawing.vertical(cloth, "#2E7D6B", "#1B5346")
            drawing.fill_round(painter, cloth, 14 * k, QColor("#000000") if theme.high_contrast else ground)
            width = (2.5 if theme.high_contrast else 1.5) * k
            drawing.line_round(painter, drawing.inset(cloth, width / 2), 14 * k, QColor(theme.line), width)
        if self.taker is not None:
            at = QPointF(middle, rect.bottom() - 30 * k)
            paint_avatar(painter, at, 24 * k, self.taker.picture, theme.gold if self.begins else "#FFFFFF", 3 * k)
        if self.hasFocus():
            paint_focus_ring(painter, drawing.inset(rect, 2 * k), 16 * k, 2)

    def _paint_straw(self, painter: QPainter, straw: QRectF) -> None:
        k, theme = self.k, self.theme
        gold = self.begins and not theme.high_contrast
        light, dark = ("#FFE9A8", "#E8B33C") if gold else ("#F7E7BE", "#D3B06A")
        drawing.fill_round(painter, straw, 6 * k, drawing.vertical(straw, light, dark))
        painter.save()
        painter.setClipPath(drawing.round_path(straw, 6 * k))
        painter.setPen(QPen(QColor("#C96A4A"), 5 * k))
        y = straw.top() + 14 * k
        while y < straw.bottom() + 20 * k:
            painter.drawLine(QPointF(straw.left() - 4 * k, y + 8 * k), QPointF(straw.right() + 4 * k, y - 8 * k))
            y += 26 * k
        painter.restore()
        drawing.line_round(painter, straw, 6 * k, QColor("#FFFFFF" if theme.high_contrast else "#8A6A3A"), 1.4 * k)


class StrawsDialog(DialogFrame):
    """People choose a straw each in the order of their seats, computer players at random. Finishes with DEAL, with
    LOTS, or with "" to go back.

    Attributes:
        straws: from left to right.  asked: the seat that is to choose, None when all have one.
        first: the seat with the shortest, None before.
    """

    def __init__(
        self, parent: QWidget, seats: Sequence[Sitting], people: Collection[int], chance: random.Random
    ) -> None:
        """people: the seats whose people choose themselves."""
        super().__init__(
            parent.window(),
            QCoreApplication.translate("Openings", "Drawing straws"),
            QCoreApplication.translate("Openings", "The shortest straw begins."),
            width_px=560,
        )
        self._seats = seats
        self._people = people
        self._chance = chance
        self._short = chance.randrange(len(seats))
        self._taken: dict[int, int] = {}
        self.asked: int | None = None
        self.first: int | None = None
        self.who = PersonLine("frog", "")
        self.body_layout.addWidget(self.who)
        row = QHBoxLayout()
        self.straws = [Straw(index) for index in range(len(seats))]
        for index, straw in enumerate(self.straws):
            straw.clicked.connect(lambda checked=False, index=index: self._choose(index))
            row.addWidget(straw)
        self.body_layout.addLayout(row)
        self.words = TextLabel("", 19, wrap=True)
        self.body_layout.addWidget(self.words)
        self.lots = self.add_button(LOTS, lots_text(), "secondary", "again")
        self.deal = self.add_button(DEAL, QCoreApplication.translate("Openings", "Deal the cards"), "primary", "right")
        self.set_first_focus(self.straws[0])
        self._ask_next()

    def _choose(self, index: int) -> None:
        if self.asked is not None and index not in self._taken:
            self._taken[index] = self.asked
            self._ask_next()

    def _ask_next(self) -> None:
        while True:
            waiting = [seat for seat in range(len(self._seats)) if seat not in self._taken.values()]
            free = [index for index in range(len(self._seats)) if index not in self._taken]
            if not waiting or waiting[0] in self._people:
                break
            self._taken[self._chance.choice(free)] = waiting[0]
        self.asked = waiting[0] if waiting else None
        if self.asked is None:
            self.first = self._taken[self._short]
        self._show()
        if self.asked is None:
            self.deal.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.isVisible():
            self.straws[free[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        over = self.asked is None
        for index, straw in enumerate(self.straws):
            taker = self._taken.get(index)
            length = (_SHORT if index == self._short else _LONG) if over else None
            straw.show_state(None if taker is None else self._seats[taker], length, over and index == self._short)
            if taker is not None:
                straw.setAccessibleDescription(self._seats[taker].name)
        self.who.setVisible(not over)
        self.lots.setVisible(not over)
        self.deal.setVisible(over)
        self.words.setVisible(over)
        if self.asked is not None:
            sitting = self._seats[self.asked]
            choose = QCoreApplication.translate("Openings", "Choose a straw.")
            self.who.show_player(sitting.picture, sitting.name, choose)
        elif self.first is not None:
            text = QCoreApplication.translate("Openings", "{name} has the shortest straw and begins.")
            self.words.setText(text.format(name=isolate(self._seats[self.first].name)))
        self.arrange()
