"""What can be wrong with a move, an option or a record. Each message is one line."""

from __future__ import annotations


class RulesError(ValueError):
    """Any refusal of the rules core; `str()` is one line that says what, where and what was expected."""


class UnreadableMove(RulesError):
    """A text that is no move of the game at all."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{shorten(text)} cannot be read as a move; expected {expected}")


class IllegalMove(RulesError):
    """A move that the rules forbid here (ALL-5). `reason` is a code for which `cardgui.language.phrases` has words."""

    def __init__(self, move: str, reason: str, legal: str = "") -> None:
        self.move = move
        self.reason = reason
        self.legal = legal
        super().__init__(f"{shorten(move)} is not legal here ({reason.replace('_', ' ')}); legal: {legal or 'nothing'}")


class OptionError(RulesError):
    """An option that does not exist or a value that it cannot have (ALL-9).

    field: the option's name.  code: "unknown", "type", "range" or "choice".  limits: what was expected, in words.
    """

    def __init__(self, field: str, code: str, limits: str, value: str = "") -> None:
        self.field = field
        self.code = code
        self.limits = limits
        what = "there is no such option" if code == "unknown" else f"{value} is impossible"
        super().__init__(f"{field}: {what}, expected {limits}")


class DeckError(RulesError):
    """An explicit deck that is not made of the cards that are being shuffled. `index` counts the decks from 0."""

    def __init__(self, index: int, problem: str) -> None:
        self.index = index
        super().__init__(f"decks[{index}]: {problem}")


class RecordError(RulesError):
    """A record that cannot be read.

    field: a path such as `options.target`, or `moves[12]`; "record" for the whole.
    """

    def __init__(self, field: str, problem: str) -> None:
        self.field = field
        super().__init__(f"{field}: {problem}")


def shorten(text: object, limit: int = 60) -> str:
    """`text` quoted, on one line and at most about `limit` characters long."""
    shown = repr(text)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
