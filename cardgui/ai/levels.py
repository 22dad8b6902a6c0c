"""How strong a computer player plays."""

from __future__ import annotations

from cardgui.rules.errors import RulesError, shorten
from cardgui.rules.seats import LEVELS

__all__ = ["LEVELS", "UnknownLevel", "checked_level"]


class UnknownLevel(RulesError):
    """A level that there is not; the line names those there are."""

    def __init__(self, level: str) -> None:
        super().__init__(f"{shorten(level)} is no level, expected one of {', '.join(LEVELS)}")


def checked_level(level: str) -> str:
    """`level` if there is such a level. Raises UnknownLevel."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    return level
