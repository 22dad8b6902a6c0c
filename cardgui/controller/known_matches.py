"""Whether the match of a record is one of the saved ones already."""

from __future__ import annotations

from dataclasses import dataclass

from cardgui.controller.open_match import OpenMatch
from cardgui.rules.errors import RulesError
from cardgui.rules.matches import Match
from cardgui.rules.records import set_up
from cardgui.storage.errors import UnreadableMatch
from cardgui.storage.header_facts import search_words
from cardgui.storage.matches import MatchStore


@dataclass(frozen=True, slots=True)
class KnownMatch:
    """A saved match that holds all of a record. further: it has gone on since."""

    id: int
    further: bool


def known_match(store: MatchStore, table: OpenMatch) -> KnownMatch | None:
    """The saved match with the same people, rules, cards and moves as `table`; one that has gone on from there, too.

    One that stands as `table` does comes first, then the one that was played last. Raises StorageError.
    """
    moves = [row.move.text for row in table.history.rows[: table.history.cursor]]
    set_up_as = _set_up_as(table.match, len(moves))
    for match_id in store.alike(table.match.game.name, search_words(table.header()), moves):
        try:
            stored = set_up(store.header(match_id))
        except (UnreadableMatch, RulesError):
            continue
        if _set_up_as(stored, len(moves)) == set_up_as:
            return KnownMatch(match_id, store.cursor(match_id) > len(moves))
    return None


def _set_up_as(match: Match, moves: int) -> tuple[object, ...]:
    """What a match was dealt from, and who made its first `moves` moves."""
    changes = [change for change in match.changes if change.at < moves]
    return match.game.name, match.option_values(), match.seats, match.deal, match.start, match.decks, changes
