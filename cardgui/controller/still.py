"""A view of a match that nobody plays: for pictures of a record."""

from __future__ import annotations

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.seats import chairs
from cardgui.controller.view import View
from cardgui.rules.matches import Match
from cardgui.rules.rounds import NOBODY


def still_view(match: Match, seat: int | None) -> View:
    """The table as `seat` sees it, at the bottom of the picture; None: as an onlooker does, with seat 0 there."""
    seats = len(match.seats)
    turn = None if match.round.seat == NOBODY else match.round.seat
    return View(
        game=match.game,
        observation=match.observe(seat),
        viewer=seat,
        bottom=seat or 0,
        legal=match.legal_moves() if seat is not None and seat == turn else (),
        chairs=chairs(match, match.changes, (None,) * seats, {}),
        turn=turn,
        totals=tuple(match.totals),
        results=tuple(match.results),
        waiting=match.waiting,
        over=match.over,
        winners=tuple(match.winners),
        last=OpenMatch(match).last,
        can_undo=False,
        undo_reason="nothing",
        can_redo=False,
        mode="paused",
        asked_for=None,
        moves=len(match.moves),
        deal=match.deal,
        computers_only=all(chair.kind == "computer" for chair in match.seats),
    )
