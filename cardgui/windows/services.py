"""What the windows are given: the parts of the program that they show and command."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from cardgui.controller.table import TableController
from cardgui.language.phrases import PHRASES
from cardgui.language.translators import Translators
from cardgui.preferences import Preferences
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.scene.look import own_pictures
from cardgui.scene.tables import TABLES
from cardgui.storage.database import Database
from cardgui.storage.errors import StorageError
from cardgui.storage.matches import MatchStore
from cardgui.storage.people import PeopleStore
from cardgui.windows.table_sounds import Player
from cardgui.windows.tastes import Tastes


@dataclass(slots=True)
class Services:
    """database: None where nothing is saved.  clock: seconds since 1970, UTC.  sound: None where nothing is heard.
    tastes: what holds for whoever looks at the table."""

    controller: TableController
    preferences: Preferences
    translators: Translators
    database: Database | None = None
    clock: Callable[[], float] = time.time
    sound: Player | None = None
    people: PeopleStore | None = field(init=False, default=None)
    matches: MatchStore | None = field(init=False, default=None)
    tastes: Tastes = field(init=False)

    def __post_init__(self) -> None:
        if self.database is not None:
            self.people = PeopleStore(self.database)
            self.matches = MatchStore(self.database)
            with suppress(StorageError):
                for name, png in self.people.pictures().items():
                    own_pictures.keep(name, png)
        self.tastes = Tastes(self.preferences, self.people)


def offered_games() -> list[Game]:
    """The games that have rules, a table and words, in the order in which they are offered."""
    return [game for name, game in GAMES.items() if name in TABLES and name in PHRASES]
