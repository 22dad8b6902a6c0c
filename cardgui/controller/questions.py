"""What the table waits for: an answer of a computer player, a pause, or both. One thing at a time."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from cardgui.ai.simple import simple_move
from cardgui.controller.worker import WorkerClient
from cardgui.rules.chance import GOLDEN, MASK, SplitMix64
from cardgui.rules.errors import RulesError
from cardgui.rules.games import game_named
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation

logger = logging.getLogger(__name__)

Player = Callable[[Observation, str, int], Move]
"""(observation, level, seed) -> the move of `observation.seat`, as `cardgui.ai.players.choose`."""
Answer = Callable[[Move], None]

_SALT = 0xD1B54A32D192ED03


def seed_for(deal: int, moves: int) -> int:
    """The seed of a question before move number `moves`: 53 bits, the same on every machine."""
    return SplitMix64(deal ^ _SALT ^ ((moves + 1) * GOLDEN & MASK)).next() >> 11


class Questions(QObject):
    """Asks computer players and keeps pauses. A new question or pause, or `void`, drops the one before.

    Signals:
        thinking(bool): an answer of a computer player is (no longer) being waited for.
    """

    thinking = Signal(bool)

    def __init__(
        self,
        players: Player | None = None,
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """players: answers at once; None asks the worker process.  command: as in `WorkerClient`."""
        super().__init__(parent)
        self._players = players
        self.worker = WorkerClient(command, self)
        self.worker.answered.connect(self._answered)
        self.worker.given_up.connect(self._given_up)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self._number = 0
        self._observation: Observation | None = None
        self._legal: Sequence[Move] = ()
        self._seed = 0
        self._move: Move | None = None
        self._answer: Answer | None = None
        self._then: Callable[[], object] | None = None
        self._thinking = False

    @property
    def waiting(self) -> bool:
        """Whether something is being waited for."""
        return self._answer is not None or self._then is not None

    def ask(
        self,
        observation: Observation,
        level: str,
        seed: int,
        legal: Sequence[Move],
        answer: Answer,
        wait: int = 0,
        quiet: bool = False,
    ) -> None:
        """Hand a move of `observation.seat` to `answer`, but not before `wait` ms have passed.

        legal: what that seat may do; anything else that comes back is replaced by the simple player's move.
        quiet: `thinking` is not emitted for it.
        With players at hand and no wait, `answer` is called before this returns.
        """
        self.void()
        self._number += 1
        self._observation, self._seed, self._legal, self._answer = observation, seed, legal, answer
        if wait > 0:
            self._pause.start(wait)
        if self._players is None:
            self.worker.ask(self._number, level, seed, observation)
            self._set_thinking(not quiet)
        else:
            self._move = self._checked(self._players(observation, level, seed))
            self._go_on()

    def delay(self, wait: int, then: Callable[[], object]) -> None:
        """Call `then` after `wait` ms; before this returns when there is no wait."""
        self.void()
        if wait > 0:
            self._then = then
            self._pause.start(wait)
        else:
            then()

    def void(self) -> None:
        """Drop what is being waited for."""
        self._pause.stop()
        self.worker.drop()
        self._observation = self._move = self._answer = self._then = None
        self._set_thinking(False)

    def close(self) -> None:
        """Stop the pause and end the worker process."""
        self.void()
        self.worker.close()

    def _go_on(self) -> None:
        if self._pause.isActive():
            return
        then, move, answer = self._then, self._move, self._answer
        if then is not None:
            self.void()
            then()
        elif move is not None and answer is not None:
            self.void()
            answer(move)

    def _answered(self, number: int, text: str) -> None:
        if self._observation is None:
            return
        seat = self._observation.seat
        try:
            move = game_named(self._observation.game).parse_move(text, 0 if seat is None else seat)
        except RulesError as error:
            logger.warning("a computer player's move cannot be read: %s", error)
            move = self._simple()
        self._move = self._checked(move)
        self._go_on()

    def _given_up(self, number: int) -> None:
        if self._observation is not None:
            self._move = self._simple()
            self._go_on()

    def _checked(self, move: Move) -> Move:
        if move in self._legal:
            return move
        logger.warning("a computer player's move is not legal: %r", move)
        return self._simple()

    def _simple(self) -> Move:
        assert self._observation is not None
        return simple_move(self._observation, random.Random(self._seed))

    def _set_thinking(self, on: bool) -> None:
        if on != self._thinking:
            self._thinking = on
            self.thinking.emit(on)
