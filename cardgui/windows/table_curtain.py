"""When the curtain falls at the table, and when it rises."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from cardgui.controller.table import TableController
from cardgui.controller.view import Change, View
from cardgui.language.bidi import isolate
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.scene.board_view import BoardView
from cardgui.windows.actions import Actions
from cardgui.windows.curtain import Curtain, NextPerson
from cardgui.windows.since import deeds_since

_REMEMBERED = 80
"""How many moments back what the others did is looked for."""


class TableCurtain(QObject):
    """Follows a controller: down as long as somebody is asked for (`View.asked_for`), once the table is at rest.

    Attributes: curtain: the widget, over the whole page.
    """

    def __init__(self, page: QWidget, board: BoardView, controller: TableController, actions: Actions) -> None:
        """page: gives the keyboard's focus to the curtain while it is down, else to the board."""
        super().__init__(page)
        self._page = page
        self._board = board
        self._controller = controller
        self._actions = actions
        self.curtain = Curtain(page)
        self.curtain.answered.connect(controller.i_am_here)
        self.curtain.menu.clicked.connect(actions["menu"].trigger)
        board.board.settled.connect(self._at_rest)
        self.retranslate()

    @property
    def is_down(self) -> bool:
        return self.curtain.is_down

    def show(self, change: Change) -> None:
        """Fall or rise, as a change asks for."""
        if change.before is None:
            self._away()
        if change.after.asked_for is None:
            self._lift()
        elif self.is_down or not self._board.board.settling.running:
            self._fall(change.after)
        if not self.curtain.isHidden():
            self.curtain.raise_()

    def _at_rest(self) -> None:
        if self._controller.has_match and not self.is_down:
            view = self._controller.view()
            if view.asked_for is not None:
                self._fall(view)

    def _fall(self, view: View) -> None:
        self._page.setFocusProxy(self.curtain)
        self.curtain.ask_for(self._next(view), self._board.board.speed)

    def _lift(self) -> None:
        if self.is_down:
            self._page.setFocusProxy(self._board)
            self.curtain.lift(self._board.board.speed)
            if self._page.isVisible():
                self._board.setFocus()

    def _away(self) -> None:
        self._page.setFocusProxy(self._board)
        self.curtain.stop()

    def _next(self, view: View) -> NextPerson:
        seat = view.asked_for
        assert seat is not None
        chair = view.chairs[seat]
        moments = self._controller.log(max(0, self._controller.moments - _REMEMBERED))
        title = phrases_of(view.game.name).title()
        text = QCoreApplication.translate("Curtain", "{game} · {round}", "the game and the round that is played")
        return NextPerson(
            seat,
            chair.name if chair.member is None else chair.members[chair.member],
            chair.picture,
            "" if chair.member is None else chair.name,
            text.format(game=isolate(title), round=round_title(view.round)),
            tuple(deeds_since(view.game, view.seats, moments, seat)),
        )

    def arrange(self) -> None:
        """The page has another size, or something on it was put to the front."""
        self.curtain.arrange()
        if not self.curtain.isHidden():
            self.curtain.raise_()

    def retranslate(self) -> None:
        """Say everything anew in the present language."""
        self.curtain.menu.setAccessibleName(self._actions["menu"].text())
        self.curtain.menu.setToolTip(self._actions["menu"].toolTip())
        if self.is_down and self._controller.has_match:
            self.curtain.ask_for(self._next(self._controller.view()), self._board.board.speed)

    def stop(self) -> None:
        """End all movement, as before the window goes."""
        self.curtain.finish()
