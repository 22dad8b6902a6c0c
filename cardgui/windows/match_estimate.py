"""How long a match that is being set up will take, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.controller.match_length import Table, match_length, own_pace
from cardgui.language.durations import about
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue
from cardgui.storage.errors import StorageError
from cardgui.storage.history import MatchHistory, PastMatch
from cardgui.windows.services import Services

_PAST = 200
"""How many of the latest matches tell how quick people are."""


class MatchEstimate:
    """Knows the pace of this house from the matches of the past, which are read once."""

    def __init__(self, services: Services, game: Game) -> None:
        self._services = services
        self._game = game
        self._pace = own_pace(game.name, self._past(), self._table(()))

    def _past(self) -> list[PastMatch]:
        database = self._services.database
        try:
            return MatchHistory(database).page((), None, _PAST) if database is not None else []
        except StorageError:
            return []

    def _table(self, levels: Sequence[str | None]) -> Table:
        return Table(tuple(levels), self._services.preferences.computer_pace, self._services.tastes.animation_speed)

    def words(self, levels: Sequence[str | None], options: Mapping[str, OptionValue]) -> tuple[str, str]:
        """How long, and where that is known from. levels: see `Table`."""
        text = about(*match_length(self._game, options, self._table(levels), self._pace))
        if self._pace is not None:
            return text, QCoreApplication.translate("NewMatch", "As quick as you have played so far")
        return text, QCoreApplication.translate(
            "NewMatch", "Counted from matches of computer players; people think for longer or shorter"
        )
