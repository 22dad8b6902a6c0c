"""The games that have a table."""

from __future__ import annotations

from cardgui.scene.games.kings_corners import KingsCornersTable
from cardgui.scene.games.skip_bo import SkipBoTable
from cardgui.scene.games.skip_bo_junior import SkipBoJuniorTable
from cardgui.scene.games.skyjo import SkyjoTable
from cardgui.scene.table_game import TableGame

_OFFERED: tuple[TableGame, ...] = (SkipBoJuniorTable(), SkipBoTable(), KingsCornersTable(), SkyjoTable())
TABLES: dict[str, TableGame] = {table.name: table for table in _OFFERED}
"""By the game's name, in the order in which they are offered."""


def table_of(name: str) -> TableGame:
    """The table of a game. Raises KeyError."""
    return TABLES[name]
