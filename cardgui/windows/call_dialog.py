"""Calls and moves out of turn: everybody at the table who may do something just now, and what (SB-20 to SB-23)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.controller.table import TableController
from cardgui.controller.view import Change, View
from cardgui.language.bidi import isolate
from cardgui.language.numbers import number
from cardgui.language.phrases import building
from cardgui.rules.moves import CAUGHT, DRAW, MOVE, TALKING, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.skip_bo.places import BUILDS, FIRST_OWN, OWN
from cardgui.windows.holding import hold_while_open
from cardgui.windows.person_line import PersonLine
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import gap_between, px

FIRST_DISCARD = 2
"""The number of a seat's first discard pile among its own places."""


def open_calls(view: View) -> list[Move]:
    """What people at the table may do besides playing in their turn, the calls first, each person's together; of the
    empty places for a card one."""
    piles = view.observation.table.piles
    known: dict[tuple[object, ...], Move] = {}
    for move in [*(move for move in view.legal if move.out_of_turn), *view.calls]:
        place = move.target if move.verb != MOVE or piles[move.target] else None
        known.setdefault((move.actor, move.verb, move.source, move.at, place), move)
    moves = list(known.values())
    weight = {CAUGHT: 0, TALKING: 1, DRAW: 2}
    return sorted(moves, key=lambda move: ((move.actor - view.bottom) % view.seats, weight.get(move.verb, 3)))


def call_text(view: View, move: Move) -> str:
    """What a button for a move out of turn says."""
    if move.verb in (TALKING, CAUGHT):
        name = isolate(view.chairs[move.target].name)
        if move.verb == TALKING:
            text = QCoreApplication.translate("Calls", "{name} is talking!", "a call against a partner")
        else:
            text = QCoreApplication.translate("Calls", "{name} is caught!", "a call: out of turn")
        return text.format(name=name)
    if move.verb == DRAW:
        return QCoreApplication.translate("Calls", "Draw a card", "out of turn")
    table = view.observation.table
    card = building.a_card(table.faces[table.piles[move.source][move.at]])
    pile = number(move.target - BUILDS[0] + 1)
    if view.game.places(view.seats)[move.source].kind is PlaceKind.STOCK:
        text = QCoreApplication.translate(
            "Calls", "Play {a_card} from the stock on pile {pile}", "a move out of turn; the number of a building pile"
        )
        return text.format(a_card=card, pile=pile)
    own = number((move.source - FIRST_OWN) % OWN - FIRST_DISCARD + 1)
    text = QCoreApplication.translate(
        "Calls", "Play {a_card} from discard pile {own} on pile {pile}", "a move out of turn; numbers of piles"
    )
    return text.format(a_card=card, own=own, pile=pile)


class CallDialog(DialogFrame):
    """Lists the open calls by person. Computer players wait while it is open, and it closes when anything changes."""

    def __init__(self, parent: QWidget, controller: TableController) -> None:
        super().__init__(
            parent.window(),
            QCoreApplication.translate("Calls", "Who speaks up or steps in?"),
            QCoreApplication.translate("Calls", "Anybody at the table can, also out of turn."),
            width_px=620,
        )
        self._controller = controller
        hold_while_open(self, controller)
        view = controller.view()
        moves = open_calls(view)
        self.buttons: dict[Move, PushButton] = {}
        for seat in dict.fromkeys(move.actor for move in moves):
            self._add(view, seat, [move for move in moves if move.actor == seat])
        if self.buttons:
            self.set_first_focus(next(iter(self.buttons.values())))
        controller.changed.connect(self._changed)
        self.finished.connect(self._done)

    def _add(self, view: View, seat: int, moves: Sequence[Move]) -> None:
        chair = view.chairs[seat]
        row = QHBoxLayout()
        row.addWidget(PersonLine(chair.picture, chair.name), 1, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(gap_between(8))
        for move in moves:
            call = move.verb in (TALKING, CAUGHT)
            button = PushButton(call_text(view, move), "gold" if call else "secondary", "", 44)
            button.setAccessibleName(f"{chair.name}: {button.text()}")
            button.clicked.connect(lambda checked=False, move=move: self._choose(move))
            column.addWidget(button)
            self.buttons[move] = button
        row.addLayout(column, 2)
        self.body_layout.addLayout(row)
        self.body_layout.addSpacing(px(4))

    def _choose(self, move: Move) -> None:
        own = move in self._controller.view().legal
        self.finish(move.text)
        if own:
            self._controller.play([move])
        else:
            self._controller.call(move)

    def _changed(self, change: Change) -> None:
        self.finish("")

    def _done(self) -> None:
        self._controller.changed.disconnect(self._changed)
