"""Tells receivers what has happened, in order, and lets the next thing happen once the screen is at rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Outbox:
    """A receiver may give a command while it is being told something. What that leads to waits here until all
    receivers have been told of what came first; so everybody hears everything in the same order, and a long chain of
    things that follow from each other is a loop and no recursion.

    at_rest: the screen has settled after what it was told last.
    """

    def __init__(self, advance: Callable[[], bool]) -> None:
        """advance: lets one thing happen that follows by itself; False when there is none, or it will take time."""
        self._advance = advance
        self._waiting: deque[Callable[[], None]] = deque()
        self._delivering = False
        self._closed = False
        self.at_rest = False

    def put(self, tell: Callable[[], None]) -> None:
        """Have something told by the next `deliver`."""
        self._waiting.append(tell)

    def put_change(self, tell: Callable[[], None]) -> None:
        """The same, for something after which the screen is to settle."""

        def telling() -> None:
            self.at_rest = False
            tell()

        self._waiting.append(telling)

    def deliver(self) -> None:
        """Tell all there is to tell, then go on while all is at rest. Does nothing when called by a receiver."""
        if self._delivering:
            return
        self._delivering = True
        try:
            while not self._closed:
                if self._waiting:
                    self._waiting.popleft()()
                elif not (self.at_rest and self._advance()):
                    break
        finally:
            self._delivering = False

    def close(self) -> None:
        """Nothing more is told."""
        self._closed = True
        self._waiting.clear()
