"""Rock, paper, scissors on the screen: everybody throws unseen by the others, then all throws are shown (KC-5)."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.lists import all_of, facts
from cardgui.rules.kings_corners.throws import KINDS, OUT, still_in
from cardgui.rules.start import Throws
from cardgui.scene.look.icons import paint_icon
from cardgui.windows.ask_who_dialog import LOTS, lots_text
from cardgui.windows.person_line import PersonLine
from cardgui.windows.seat_cards import SeatRow, Sitting, paint_waiting
from cardgui.windows.throw_pictures import ThrowButton, paint_throw, throw_title
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import gap_between

DEAL = "deal"


class ThrowingDialog(DialogFrame):
    """Finishes with DEAL once one is left, with LOTS, or with "" to go back. Computer players throw at random.

    Until all have thrown, nothing on the screen, nor what a screen reader can read there, tells a throw. Where several
    people throw, each says first that they are there, as at the table's curtain: nothing can be thrown until then.

    Attributes:
        how: the throwing rounds so far, as a record has them.  left: the seats that are still in.
        asked: the seat that is to throw, None while throws are shown.
        passing: that seat's person has not said yet that they are there.
        throws: the three buttons.  here: to say so.  again: to throw once more, or to deal.
    """

    def __init__(
        self, parent: QWidget, seats: Sequence[Sitting], people: Collection[int], chance: random.Random
    ) -> None:
        """people: the seats whose people throw themselves."""
        super().__init__(parent.window(), QCoreApplication.translate("Openings", "Rock, paper, scissors"), width_px=620)
        self._seats = seats
        self._people = people
        self._chance = chance
        self._thrown: dict[int, str] = {}
        self.how: Throws = []
        self.left = list(range(len(seats)))
        self.asked: int | None = None
        self.passing = False
        self.who = PersonLine("frog", "", radius=30)
        self.body_layout.addWidget(self.who)
        row = QHBoxLayout()
        row.setSpacing(gap_between(14))
        self.throws = [ThrowButton(kind) for kind in KINDS]
        for button in self.throws:
            button.clicked.connect(lambda checked=False, kind=button.kind: self._throw(kind))
            row.addWidget(button)
        self.body_layout.addLayout(row)
        self.row = SeatRow(seats, self._paint_throw, (66, 66))
        self.body_layout.addWidget(self.row)
        self.words = TextLabel("", 19, wrap=True)
        self.body_layout.addWidget(self.words)
        self.here = PushButton("", "primary", "right", 54)
        self.here.clicked.connect(self._take_over)
        self.body_layout.addWidget(self.here, 0, Qt.AlignmentFlag.AlignHCenter)
        self.lots = self.add_button(LOTS, lots_text(), "secondary", "again")
        self.again = self.add_button("", "", "primary", "right", finishes=False)
        self.again.clicked.connect(self._go_on)
        self._begin()
        self.set_first_focus(self.here if self.passing else self.throws[0])

    # -- how it goes

    def _begin(self) -> None:
        """A throwing round: computer players have thrown at once, unseen."""
        self._thrown = {seat: self._chance.choice(KINDS) for seat in self.left if seat not in self._people}
        self._ask_next()

    def _ask_next(self) -> None:
        waiting = [seat for seat in self.left if seat not in self._thrown]
        if not waiting:
            self._reveal()
            return
        self.asked = waiting[0]
        self.passing = sum(seat in self._people for seat in self.left) > 1
        self._show()
        (self.here if self.passing else self.throws[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_over(self) -> None:
        """The person who is to throw is there."""
        if self.passing:
            self.passing = False
            self._show()
            self.throws[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _throw(self, kind: str) -> None:
        if self.asked is not None and not self.passing:
            self._thrown[self.asked] = kind
            self._ask_next()

    def _reveal(self) -> None:
        self.asked = None
        seats = range(len(self._seats))
        self.how.append([self._thrown.get(seat, OUT) for seat in seats])
        self.left = sorted(still_in(self._thrown))
        self._show()
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        if len(self.left) == 1:
            self.finish(DEAL)
        else:
            self._begin()

    # -- what is shown

    def _show(self) -> None:
        asking = self.asked is not None
        if self.asked is not None:
            self._show_asked(self._seats[self.asked])
        self.who.setVisible(asking)
        for button in self.throws:
            button.setVisible(asking and not self.passing)
        self.here.setVisible(asking and self.passing)
        self.again.setVisible(not asking)
        over = not asking and len(self.left) == 1
        self.lots.setVisible(not over)
        out = [seat for seat in range(len(self._seats)) if seat not in self.left]
        self.row.show_state(1, self.left[0] if over else None, out)
        self.row.setVisible(not asking or bool(self.how) or len(self._seats) > 2)
        if asking:
            self.words.setText("")
        else:
            self.words.setText(f"{self._told()}\n{self._outcome()}")
            if over:
                self.again.set_text(QCoreApplication.translate("Openings", "Deal the cards"))
            else:
                self.again.set_text(QCoreApplication.translate("Openings", "Throw again"))
        self.words.setVisible(not asking)
        self.arrange()

    def _show_asked(self, sitting: Sitting) -> None:
        if self.passing:
            words = QCoreApplication.translate("Openings", "You throw next. Everyone else, please look away.")
        else:
            words = QCoreApplication.translate("Openings", "Throw! Everyone else, please look away.")
        self.who.show_player(sitting.picture, sitting.name, words)
        text = QCoreApplication.translate("Openings", "I am {name}: let me throw", "on a button")
        self.here.set_text(text.format(name=isolate(sitting.name)))

    def _told(self) -> str:
        """The throws in words."""
        text = QCoreApplication.translate("Openings", "{name}: {throw}", "Kito: rock")
        return facts(
            text.format(name=isolate(self._seats[seat].name), throw=throw_title(kind))
            for seat, kind in sorted(self._thrown.items())
        )

    def _outcome(self) -> str:
        names = [self._seats[seat].name for seat in self.left]
        if len(names) == 1:
            return QCoreApplication.translate("Openings", "{name} begins.").format(name=isolate(names[0]))
        text = QCoreApplication.translate("Openings", "{names} throw again.", "rock, paper, scissors: still in")
        return text.format(names=all_of(names))

    def _paint_throw(self, painter: QPainter, room: QRectF, seat: int, row: int) -> None:
        k = self.k
        if self.asked is None and seat in self._thrown:
            paint_throw(painter, room.center(), room.width() * 0.46, self._thrown[seat], self.theme)
        elif self.asked is not None and seat in self.left:
            self._paint_waiting(painter, room, seat, k)

    def _paint_waiting(self, painter: QPainter, room: QRectF, seat: int, k: float) -> None:
        """Whether somebody has thrown already, and no more."""
        paint_waiting(painter, room, self.theme.text, k)
        if seat in self._thrown:
            side = 28 * k
            middle = room.center()
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_icon(painter, "check", place, self.theme.muted)
