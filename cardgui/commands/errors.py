"""What goes wrong on the command line."""

from __future__ import annotations

from cardgui.rules.errors import Line


class CommandError(Exception):
    """A command cannot do what it was asked for; `str()` is one line that says what was expected."""

    def __init__(self, message: str) -> None:
        # A line that can be said in other languages stays one.
        super().__init__(message if isinstance(message, Line) else " ".join(message.split()))
