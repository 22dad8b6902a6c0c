"""What the start page shows of a match that can be gone on with."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.seats import chairs
from cardgui.controller.view import Chair
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import RulesError
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.windows.services import Services, offered_games

_LOOKED_AT = 12
_CARDS_SHOWN = 4


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """round: from 0.  turn: the name of who is on turn, "" between rounds.  chairs: who sits there now.
    last_played: seconds since 1970, UTC.  cards: faces that lie open on the table, UNKNOWN for backs."""

    id: int
    game: str
    round: int
    turn: str
    chairs: tuple[Chair, ...]
    last_played: float
    cards: tuple[int, ...]


def last_unfinished(services: Services) -> SavedMatch | None:
    """The match played last that is not over and can be read; None when there is none."""
    store, people = services.matches, services.people
    if store is None or people is None:
        return None
    try:
        offered = {game.name for game in offered_games()}
        found = [row for row in store.recent(_LOOKED_AT) if not row.finished and row.game in offered]
        known = {person.id: person for person in people.all()}
        for row in found:
            try:
                stored = store.load(row.id)
                opened = OpenMatch.read(stored.header, stored.moves, stored.cursor)
            except (UnreadableMatch, RulesError, json.JSONDecodeError):
                # It is set aside and told of when somebody opens it.
                continue
            match = opened.match
            if match.over:
                continue
            seated = chairs(match, opened.changes, stored.seated, known)
            turn = opened.turn
            table = match.round.table(None)
            tops = [table.faces[pile[-1]] for pile in table.piles if pile]
            shown = [face for face in tops if face != UNKNOWN][: _CARDS_SHOWN - 2]
            return SavedMatch(
                row.id,
                row.game,
                match.round.number,
                seated[turn].name if turn is not None else "",
                seated,
                row.last_played,
                (UNKNOWN, *shown, UNKNOWN),
            )
    except StorageError:
        # The table says so as soon as something is to be saved.
        return None
    return None
