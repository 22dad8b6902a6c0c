"""A view of a match that nobody plays: for pictures of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardgui.controller.open_match import OpenMatch
from cardgui.controller.seats import chairs
from cardgui.controller.view import LastMove, View
from cardgui.rules.matches import Match
from cardgui.rules.rounds import NOBODY
from cardgui.rules.seats import SeatChange
from cardgui.storage.match_rows import Sitting


def still_view(match: Match, seat: int | None) -> View:
    """The table as `seat` sees it, at the bottom of the picture; None: as an onlooker does, with seat 0 there."""
    nobody = (None,) * len(match.seats)
    return _still(match, seat, match.changes, nobody, OpenMatch(match).last)


def onlooker_view(table: OpenMatch) -> View:
    """An open match as somebody sees it who passes by: nothing that somebody at the table may not see, whoever plays
    there. The first of the people is at the bottom."""
    seen = _still(table.match, None, table.changes, table.seated, None)
    return replace(seen, bottom=next(iter(table.people), 0))


def demonstration_view(match: Match, seat: int) -> View:
    """A match that nobody plays as `seat` sees it, with nothing to be done and no move marked."""
    return replace(_still(match, seat, (), (None,) * len(match.seats), None), legal=())


def _still(
    match: Match, seat: int | None, changes: Sequence[SeatChange], seated: Sequence[Sitting], last: LastMove | None
) -> View:
    turn = None if match.round.seat == NOBODY else match.round.seat
    return View(
        game=match.game,
        observation=match.observe(seat),
        viewer=seat,
        bottom=seat or 0,
        legal=match.legal_moves() if seat is not None and seat == turn else (),
        chairs=chairs(match, changes, seated, {}),
        turn=turn,
        totals=tuple(match.totals),
        results=tuple(match.results),
        waiting=match.waiting,
        over=match.over,
        winners=tuple(match.winners),
        last=last,
        can_undo=False,
        undo_reason="nothing",
        can_redo=False,
        mode="paused",
        asked_for=None,
        moves=len(match.moves),
        deal=match.deal,
        computers_only=all(chair.kind == "computer" for chair in match.seats),
    )
