"""What the start page shows of a match that can be gone on with."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.summary import Summary, read_summary, summary_of
from cardgui.controller.view import Chair
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import RulesError
from cardgui.rules.game import Game
from cardgui.rules.games import game_named
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.storage.matches import MatchStore, MatchSummary
from cardgui.windows.services import Services, offered_games

_LOOKED_AT = 12
_CARDS_SHOWN = 4


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """round: from 0.  turn: the chair on turn, None between rounds.  chairs: who sits there now.
    last_played: seconds since 1970, UTC.  cards: faces that lie open on the table, UNKNOWN for backs."""

    id: int
    game: str
    round: int
    turn: Chair | None
    chairs: tuple[Chair, ...]
    last_played: float
    cards: tuple[int, ...]


def last_unfinished(services: Services) -> SavedMatch | None:
    """The match played last that is not over and can be read; None when there is none. One that cannot be read is set
    aside and told of."""
    unreadable: list[int] = []
    found = _last_unfinished(services, unreadable)
    for match_id in unreadable[:1]:
        services.controller.set_unreadable_aside(match_id)
    return found


def _last_unfinished(services: Services, unreadable: list[int]) -> SavedMatch | None:
    """unreadable: gets the matches on the way to it that cannot be read."""
    store, people = services.matches, services.people
    if store is None or people is None:
        return None
    try:
        offered = {game.name for game in offered_games()}
        known = {person.id: person for person in people.all()}
        for row in store.recent(_LOOKED_AT):
            if row.finished or row.game not in offered:
                continue
            summary = _summary(store, row)
            if summary is None:
                # Nobody could open it, and so nobody would hear of it.
                unreadable.append(row.id)
                continue
            if summary.over:
                continue
            seated = summary.chairs(known)
            faces = game_named(row.game).faces_by_text
            shown = [faces[text] for text in summary.cards if text in faces][: _CARDS_SHOWN - 2]
            turn = summary.turn
            return SavedMatch(
                row.id,
                row.game,
                summary.round,
                seated[turn] if turn is not None and turn < len(seated) else None,
                seated,
                row.last_played,
                (UNKNOWN, *shown, UNKNOWN),
            )
    except StorageError:
        # The table says so as soon as something is to be saved.
        return None
    return None


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
