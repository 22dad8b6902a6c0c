"""Lines of plain text: columns of a terminal, and parts with commas between."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from cardgui.rules.errors import english


def width(text: str) -> int:
    """How many columns of a terminal a text takes: marks on and between letters take none."""
    return sum(unicodedata.category(letter) not in ("Mn", "Me", "Cf") for letter in text)


def left(text: str, columns: int) -> str:
    """A text with blanks behind it."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """A text with blanks in front."""
    return " " * (columns - width(text)) + text


def enumerated(parts: Sequence[str]) -> str:
    """All of them with commas between, as a line that can be said. parts: at least one."""
    line, *rest = parts
    for part in rest:
        line = english("{before}, {next}", before=line, next=part)
    return line
