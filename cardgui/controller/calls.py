"""Calls and moves out of turn (SB-20 to SB-23): which of those that the rules know are open at this table.

In a record every seat counts as a person. At the table computer players keep silent, neither call nor break a rule,
and a free table takes two persons.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.viewer import Sight
from cardgui.rules.matches import Match
from cardgui.rules.moves import CAUGHT, DRAW, TALKING, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.skip_bo.options import SkipBoOptions

PERSONS = 2
"""How many persons a free table takes (SB-23)."""


def free_table(table: OpenMatch) -> bool:
    """Whether rules can be broken and breaches caught here (SB-23)."""
    options = table.match.options
    return isinstance(options, SkipBoOptions) and options.free_table and len(table.people) >= PERSONS


def lawful(match: Match) -> Sequence[Move]:
    """What the seat on turn may do without breaking a rule: all that computer players do."""
    moves = match.legal_moves()
    if isinstance(match.options, SkipBoOptions) and match.options.free_table:
        return [move for move in moves if move.verb != DRAW]
    return moves


def legal(table: OpenMatch, viewer: int | None) -> Sequence[Move]:
    """What the person at the screen may do, calls included."""
    match = table.match
    if viewer is None or match.round.over or table.seat(viewer).kind == "computer":
        return ()
    own: Sequence[Move] = ()
    if match.round.seat == viewer:
        own = match.legal_moves() if free_table(table) else lawful(match)
    others = [move for move in match.round.others(viewer) if _open(table, move)]
    return (*own, *others) if others else own


def calls(table: OpenMatch, eyes: Sight) -> tuple[Move, ...]:
    """What the other people at the table may do just now while somebody else is at the screen.

    Their hands lie face down, and of what lies so nothing can be played out of turn (SB-23). Nobody calls while the
    next person is asked for.
    """
    position = table.match.round
    if position.over or eyes.asked_for is not None:
        return ()
    places = table.match.game.places(position.seats)
    return tuple(
        move
        for seat in table.people
        if seat != eyes.viewer
        for move in position.others(seat)
        if _open(table, move) and (move.source < 0 or places[move.source].kind is not PlaceKind.HAND)
    )


def _open(table: OpenMatch, move: Move) -> bool:
    if move.verb == TALKING:
        return table.seat(move.target).kind != "computer"
    return move.verb == CAUGHT or free_table(table)
