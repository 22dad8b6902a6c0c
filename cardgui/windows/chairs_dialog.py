"""Who sits where in the match on the table: somebody leaves, and a computer player takes over; somebody sits down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import shiboken6
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from cardgui.controller.view import Chair, Change
from cardgui.language.bidi import isolate
from cardgui.language.lists import all_of
from cardgui.language.phrases.common import level_title
from cardgui.rules.seats import LEVELS, USUAL_LEVEL
from cardgui.scene.look.avatars import avatar_pixmap
from cardgui.storage.errors import StorageError
from cardgui.storage.people import Person
from cardgui.windows.holding import hold_while_open
from cardgui.windows.menus import pop_up, styled
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.person_line import PersonLine
from cardgui.windows.services import Services
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px


class ChairsDialog(DialogFrame):
    """A line for each chair, in playing order from the one at the bottom of the table. Computer players wait meanwhile.

    Attributes:
        buttons: by seat, the button to leave or to sit down.  menu: while one is open.
    """

    def __init__(self, parent: QWidget, services: Services, seat: int | None = None) -> None:
        """seat: whose button has the keyboard's focus at first; None: the one at the bottom of the table."""
        super().__init__(
            parent.window(),
            QCoreApplication.translate("Chairs", "Who sits where?"),
            QCoreApplication.translate("Chairs", "A computer player takes over for whoever leaves."),
            width_px=620,
        )
        self._services = services
        self._controller = services.controller
        self.buttons: dict[int, PushButton] = {}
        self._lines: dict[int, PersonLine] = {}
        self.menu: QMenu | None = None
        view = self._controller.view()
        for number in range(view.seats):
            self._add(view.chairs[(view.bottom + number) % view.seats])
        self.add_button("", QCoreApplication.translate("Chairs", "Go on playing"), "primary")
        self.set_first_focus(self.buttons[view.bottom if seat is None else seat])
        hold_while_open(self, self._controller)
        self._controller.changed.connect(self._changed)
        self.finished.connect(self._done)

    def _add(self, chair: Chair) -> None:
        row = QHBoxLayout()
        row.setSpacing(px(8))
        line = PersonLine(chair.picture, chair.name)
        button = PushButton("", "secondary", "", 44)
        button.clicked.connect(lambda checked=False, seat=chair.seat: self._open_menu(seat))
        row.addWidget(line, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body_layout.addLayout(row)
        self._lines[chair.seat], self.buttons[chair.seat] = line, button
        self._show(chair)

    def _show(self, chair: Chair) -> None:
        self._lines[chair.seat].show_player(chair.picture, chair.name, _second(chair))
        button = self.buttons[chair.seat]
        if chair.is_person:
            button.set_text(QCoreApplication.translate("Chairs", "Leave…", "a person leaves a chair"))
            button.set_icon("leave")
        else:
            button.set_text(QCoreApplication.translate("Chairs", "Sit down…", "a person takes a chair"))
            button.set_icon("person")
        button.setAccessibleName(f"{chair.name}: {button.text()}")

    def _changed(self, change: Change) -> None:
        for chair in change.after.chairs:
            if chair.seat in self.buttons:
                self._show(chair)

    def _done(self) -> None:
        self._controller.changed.disconnect(self._changed)

    # -- what can be chosen

    def _open_menu(self, seat: int) -> None:
        menu = styled(QMenu(self))
        chair = self._controller.view().chairs[seat]
        if chair.is_person:
            self._offer_levels(menu, seat)
        else:
            self._offer_people(menu, chair)
        self.menu = menu
        pop_up(menu, self.buttons[seat])

    def _offer_levels(self, menu: QMenu, seat: int) -> None:
        for level in LEVELS:
            text = QCoreApplication.translate("Chairs", "Computer plays on: {level}", "instead of one who leaves")
            action = menu.addAction(_icon("robot-0", menu), text.format(level=level_title(level)))
            action.triggered.connect(lambda checked=False, level=level: self._controller.leave_seat(seat, level))

    def _offer_people(self, menu: QMenu, chair: Chair) -> None:
        seat, controller = chair.seat, self._controller

        def offer(text: str, picture: str, take: Callable[[], None]) -> None:
            menu.addAction(_icon(picture, menu), text).triggered.connect(lambda: take())

        if chair.left:
            text = QCoreApplication.translate("Chairs", "Welcome back, {name}", "one who had left sits down again")
            text = text.format(name=isolate(chair.left))
            offer(text, self._picture_of(chair.left), partial(controller.take_seat, seat))
        sitting = {other.person for other in controller.view().chairs if other.is_person}
        for person in self._people():
            if person.id not in sitting and person.name != chair.left:
                offer(person.name, shown_picture(person), partial(controller.take_seat, seat, person.name, person.id))
        guest = QCoreApplication.translate("Chairs", "A guest", "somebody who is not of the family")
        offer(guest, "frog", partial(controller.take_seat, seat, guest=True))

    def _people(self) -> list[Person]:
        store = self._services.people
        try:
            return store.all() if store is not None else []
        except StorageError:
            return []

    def _picture_of(self, name: str) -> str:
        return next((shown_picture(person) for person in self._people() if person.name == name), "frog")

    def finish(self, key: str = "") -> None:
        if self.menu is not None and shiboken6.isValid(self.menu):
            self.menu.close()
        super().finish(key)


def _second(chair: Chair) -> str:
    """Who it is, under the name."""
    if chair.kind == "computer":
        level = level_title(chair.level or USUAL_LEVEL)
        if not chair.left:
            return QCoreApplication.translate("Chairs", "Computer player, {level}").format(level=level)
        text = QCoreApplication.translate("Chairs", "Computer player, {level}, for {name}", "for one who has left")
        return text.format(level=level, name=isolate(chair.left))
    if chair.member is not None:
        text = QCoreApplication.translate("Chairs", "Team of {names}; next: {name}", "a chair that people share")
        return text.format(names=all_of(chair.members), name=isolate(chair.members[chair.member]))
    return QCoreApplication.translate("Chairs", "Person")


def _icon(picture: str, menu: QMenu) -> QIcon:
    return QIcon(avatar_pixmap(picture, px(24), menu.devicePixelRatioF(), None))
