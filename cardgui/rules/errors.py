"""What can be wrong with a move, an option or a record. Each message is one line."""

from __future__ import annotations

import errno
from collections.abc import Mapping


class Line(str):
    """A line of English that can be said in another language, since it knows what it was made of.

    template: with names in braces.  facts: what they stand for; a fact may be such a line itself.
    """

    template: str
    facts: Mapping[str, object]

    @classmethod
    def of(cls, template: str, /, **facts: object) -> Line:
        """The line of a template and its facts."""
        made = cls(template.format(**facts))
        made.template = template
        made.facts = facts
        return made

    def __str__(self) -> str:
        # An exception shows its text through `str()`, which would leave a bare string.
        return self


def english(template: str, /, **facts: object) -> Line:
    """The line that a template and its facts make. Every template is one for translators too: it must stand here as a
    literal, and `packaging/translations.py` finds it."""
    return Line.of(template, **facts)


class RulesError(ValueError):
    """Any refusal of the rules core; `str()` is one line that says what, where and what was expected."""


class UnreadableMove(RulesError):
    """A text that is no move of the game at all."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(
            english("{given} cannot be read as a move; expected {expected}", given=shorten(text), expected=expected)
        )


class IllegalMove(RulesError):
    """A move that the rules forbid here (ALL-5). `reason` is a code for which `cardgui.language.phrases` has words."""

    def __init__(self, move: str, reason: str, legal: str = "") -> None:
        self.move = move
        self.reason = reason
        self.legal = legal
        super().__init__(
            english(
                "{given} is not legal here ({reason}); legal: {legal}",
                given=shorten(move),
                reason=reason,
                legal=legal or english("nothing"),
            )
        )


class OptionError(RulesError):
    """An option that does not exist or a value that it cannot have (ALL-9).

    field: the option's name.  code: "unknown", "type", "range" or "choice".  limits: what was expected, in words.
    problem: the line without the field.
    """

    def __init__(self, field: str, code: str, limits: str, value: str = "") -> None:
        self.field = field
        self.code = code
        self.limits = limits
        if code == "unknown":
            self.problem = english("there is no such option, expected {limits}", limits=limits)
        else:
            self.problem = english("{value} is impossible, expected {limits}", value=value, limits=limits)
        super().__init__(english("{where}: {problem}", where=field, problem=self.problem))


class DeckError(RulesError):
    """An explicit deck that is not made of the cards that are being shuffled. `index` counts the decks from 0.
    `problem` is the line without it."""

    def __init__(self, index: int, problem: str) -> None:
        self.index = index
        self.problem = problem
        super().__init__(english("{where}: {problem}", where=f"decks[{index}]", problem=problem))


class RecordError(RulesError):
    """A record that cannot be read.

    field: a path such as `options.target`, or `moves[12]`; "record" for the whole.
    """

    def __init__(self, field: str, problem: str) -> None:
        self.field = field
        super().__init__(english("{where}: {problem}", where=field, problem=problem))


def system_reason(error: OSError) -> str:
    """Why the system refuses, as the name of its code, such as EIO: its own words are English everywhere."""
    return errno.errorcode.get(error.errno or 0, "") or english("an error without a name")


def system_line(error: OSError) -> str:
    """What and where the system refuses, as a line that can be said in any language."""
    return english(
        "{where}: {problem}",
        where=error.filename or english("standard input or output"),
        problem=english("the system reports {reason}; expected to read and write there", reason=system_reason(error)),
    )


def shorten(text: object, limit: int = 60) -> str:
    """`text` quoted, on one line and at most about `limit` characters long."""
    shown = repr(text)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
