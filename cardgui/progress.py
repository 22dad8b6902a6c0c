"""A progress bar on stderr, shown on a terminal only."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

WIDTH = 30


class Progress:
    """A context in which `step` redraws one line `label [###   ] 7/50`, and which leaves that line empty.

    total: how many steps there will be.  done: how many of them are done already.
    """

    def __init__(self, label: str, total: int, done: int = 0) -> None:
        self.label = label
        self.total = total
        self.done = done
        self.shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._show()
        return self

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        self._show()

    def _show(self) -> None:
        if self.shown:
            bar = "#" * (WIDTH * self.done // self.total)
            print(f"\r{self.label} [{bar:<{WIDTH}}] {self.done}/{self.total}", end="", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            width = len(self.label) + WIDTH + 5 + 2 * len(str(self.total))
            print(f"\r{' ' * width}\r", end="", file=sys.stderr, flush=True)
