"""What goes wrong on the command line."""

from __future__ import annotations


class CommandError(Exception):
    """A command cannot do what it was asked for; `str()` is one line that says what was expected."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))
