"""The sides of team play as they are shown before a match: the signs of the table, each with a colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.scene.games.skip_bo import SIDES

_COLOURS = ("#F4C64F", "#9CC4EE", "#F0A6B4")
INK = "#2A2320"
"""Of a sign on its colour."""


@dataclass(frozen=True, slots=True)
class Side:
    """icon: the sign, a name of `icons`.  colour: of the ground behind it.  title: in words."""

    icon: str
    colour: str
    title: str


def side(number: int) -> Side:
    """One of at most three. number: from 0 (SB-17)."""
    titles = (
        QCoreApplication.translate("NewMatch", "Team sun", "one of the teams, by its sign"),
        QCoreApplication.translate("NewMatch", "Team moon", "one of the teams, by its sign"),
        QCoreApplication.translate("NewMatch", "Team star", "one of the teams, by its sign"),
    )
    return Side(SIDES[number], _COLOURS[number], titles[number])
