"""What is heard at the table: the cards, and what people are to notice."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject

from cardgui.controller.table import TableController
from cardgui.controller.view import Change, View
from cardgui.preferences import Preferences
from cardgui.scene.board import Board


class Player(Protocol):
    """A `sound.player.SoundPlayer`."""

    @property
    def audible(self) -> bool: ...
    def use(self, on: bool, loudness: int) -> None: ...
    def warm_up(self) -> None: ...
    def play(self, name: str, strength: float = 1.0) -> object: ...


class TableSounds(QObject):
    """Listens to a controller and its board, and follows the preferences while the program runs.

    The cards of fast forward are not heard. A person is called when the turn has come to them from another chair, once,
    when all is at rest; nobody is called, and nothing is won, by undo or by opening what was played before.
    """

    def __init__(self, page: QObject, controller: TableController, preferences: Preferences, player: Player) -> None:
        """To be made before the board: it must know of a change before the board has shown it."""
        super().__init__(page)
        self._controller = controller
        self._preferences = preferences
        self._player = player
        self._played = False
        self._to_call = False
        self._before: int | None = None
        controller.changed.connect(self._changed)
        controller.round_over.connect(self._round_over)
        controller.match_over.connect(self._match_over)
        preferences.sound_changed.connect(self._switched)
        preferences.loudness_changed.connect(self._switched)
        self._use()

    def listen(self, board: Board) -> None:
        """Have the sounds of its cards, and know from it when all is at rest."""
        board.sounded.connect(self._card)
        board.settled.connect(self._call)

    def _use(self) -> None:
        self._player.use(self._preferences.sound, self._preferences.loudness)

    def _switched(self) -> None:
        """Let it be heard at once how loud it is now."""
        self._use()
        self._player.warm_up()
        self._player.play("place")

    def _card(self, name: str, strength: float) -> None:
        if self._controller.mode != "fast":
            self._player.play(name, strength)

    def _changed(self, change: Change) -> None:
        if change.kind in ("move", "deal"):
            self._played = self._to_call = True
            self._before = change.before.turn if change.kind == "move" and change.before is not None else None
        elif change.kind in ("undo", "redo", "open", "past"):
            self._played = self._to_call = False

    def _call(self) -> None:
        if self._to_call and self._controller.has_match:
            called = _called(self._controller.view())
            if called is not None:
                self._to_call = False
                if called != self._before:
                    self._player.play("your_turn")

    def _round_over(self) -> None:
        if self._played and self._controller.mode != "fast":
            self._player.play("round_won")

    def _match_over(self) -> None:
        """The music is for people; a computer player that wins gets no more than for a round."""
        if self._played:
            view = self._controller.view()
            people = view.computers_only or any(view.chairs[seat].is_person for seat in view.winners)
            self._player.play("match_won" if people else "round_won")


def _called(view: View) -> int | None:
    """The chair whose person may play now, or is asked for."""
    if view.asked_for is not None:
        return view.asked_for
    if view.turn is not None and view.turn == view.viewer and view.chairs[view.turn].is_person:
        return view.turn
    return None
