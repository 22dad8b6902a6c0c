"""The matches that can be gone on with, as the start page and the list of them show them."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.summary import Summary, read_summary, summary_of
from cardgui.controller.view import Chair
from cardgui.language.bidi import isolate
from cardgui.language.dates import moment_text
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.rules.errors import RulesError
from cardgui.rules.game import Game
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.storage.matches import MatchStore, MatchSummary
from cardgui.windows.services import Services, offered_games

_LOOKED_AT = 12
_MOST = 60
"""No more open matches than these are shown; the history has them all."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """round: from 0.  turn: the chair on turn, None between rounds.  chairs: who sits there now.
    last_played: seconds since 1970, UTC.  moves: how many count."""

    id: int
    game: str
    round: int
    turn: Chair | None
    chairs: tuple[Chair, ...]
    last_played: float
    moves: int

    @property
    def title(self) -> str:
        """The game."""
        return phrases_of(self.game).title()

    def standing(self, now: datetime.datetime) -> list[str]:
        """How far it is, who is on turn and when it was played last. now: local time."""
        if self.turn is not None:
            turn = QCoreApplication.translate("Start", "It is {name}'s turn").format(name=isolate(self.turn.name))
        else:
            turn = QCoreApplication.translate("Start", "the round is over", "of the match to go on with")
        when = moment_text(datetime.datetime.fromtimestamp(self.last_played), now)
        return [round_title(self.round), turn, when]


def open_matches(services: Services, but: int | None = None) -> list[SavedMatch]:
    """The matches that are neither over nor given up, the one played last first. One that cannot be read is set aside
    and told of. but: the id of one that is left out."""
    unreadable: list[int] = []
    found = _open_matches(services, but, unreadable)
    for match_id in unreadable[:1]:
        services.controller.set_unreadable_aside(match_id)
    return found


def _open_matches(services: Services, but: int | None, unreadable: list[int]) -> list[SavedMatch]:
    """unreadable: gets the matches that nobody could open."""
    store, people = services.matches, services.people
    found: list[SavedMatch] = []
    if store is None or people is None:
        return found
    try:
        offered = {game.name for game in offered_games()}
        known = {person.id: person for person in people.all()}
        for row in store.recent(_MOST, unfinished=True):
            if row.id == but or row.game not in offered:
                continue
            summary = _summary(store, row)
            if summary is None:
                # Nobody could open it, and so nobody would hear of it.
                unreadable.append(row.id)
            elif not summary.over:
                seated, turn = summary.chairs(known), summary.turn
                on_turn = seated[turn] if turn is not None and turn < len(seated) else None
                found.append(SavedMatch(row.id, row.game, summary.round, on_turn, seated, row.last_played, row.moves))
    except StorageError:
        # The table says so as soon as something is to be saved.
        return []
    return found


def last_game(services: Services) -> Game | None:
    """The game of the match that was played last, over or not; None when none was."""
    if services.matches is None:
        return None
    offered = {game.name: game for game in offered_games()}
    try:
        rows = services.matches.recent(_LOOKED_AT)
    except StorageError:
        return None
    return next((offered[row.game] for row in rows if row.game in offered), None)


def _summary(store: MatchStore, row: MatchSummary) -> Summary | None:
    """The stored summary, or one made now; None for a match that cannot be read. Raises StorageError."""
    stored = read_summary(row.summary)
    if stored is not None:
        return stored
    try:
        opened = OpenMatch.read(store.load(row.id))
    except (UnreadableMatch, RulesError, json.JSONDecodeError):
        return None
    return read_summary(summary_of(opened, {}))
