"""Lets the games on the start page play by themselves: one move at a time, each game in its turn, slowly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardgui.windows.game_card import GameCard

PAUSE_MS: Final = 700
"""Between a move of one game and that of the next."""
_LOOK_AGAIN_MS: Final = 250
"""While cards are on their way."""
_COVERED_MS: Final = 1000
"""Before it is looked again whether the page is free."""
MOST_MOVES: Final = 240
"""After so many moves that nobody minds all rest, until the page is seen anew or a pointer comes to a game."""


class GamePreviews(QObject):
    """Makes the small tables of game cards while nothing else is to be done, and moves them while `may_move` says so.

    Nothing runs while it may not: whoever makes that true again calls `wake`. `covered`: something lies over the page
    for a while; then nothing moves either.
    """

    def __init__(
        self,
        cards: Sequence[GameCard],
        may_move: Callable[[], bool],
        covered: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards = cards
        self._may_move = may_move
        self._covered = covered
        self._turn = 0
        self._moves = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        for card in cards:
            card.entered.connect(self.wake)

    @property
    def awake(self) -> bool:
        """Whether something will be done by itself."""
        return self._timer.isActive()

    def wake(self) -> None:
        """Something may be different now: the page is seen, or the people wish movement, or do not any more."""
        self._moves = 0
        if not self._cards[0].isVisible():
            return
        if any(card.art.preview is None for card in self._cards):
            self._timer.start(0)
        elif not self._may_move():
            self.rest()
        elif not self._timer.isActive():
            self._timer.start(PAUSE_MS)

    def rest(self) -> None:
        """Everything stands still from now on."""
        self._timer.stop()
        for card in self._cards:
            card.art.rest()

    def _go_on(self) -> None:
        missing = [card for card in self._cards if card.art.preview is None]
        if missing:
            missing[0].art.prepare()
            self.wake()
        elif any(card.art.moving for card in self._cards):
            self._timer.start(_LOOK_AGAIN_MS)
        elif not self._may_move():
            return
        elif self._covered():
            self._timer.start(_COVERED_MS)
        elif self._moves < MOST_MOVES:
            self._moves += 1
            self._next().art.step()
            self._timer.start(PAUSE_MS)

    def _next(self) -> GameCard:
        """The game whose turn it is; that under the pointer has every second turn."""
        pointed = next((card for card in self._cards if card.underMouse()), None)
        if pointed is not None and self._moves % 2:
            return pointed
        self._turn = (self._turn + 1) % len(self._cards)
        return self._cards[self._turn]
