"""An open match as the screen, the start page and the storage get it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardgui.controller.autosave import Snapshot
from cardgui.controller.calls import calls, legal
from cardgui.controller.open_match import OpenMatch
from cardgui.controller.seats import Sitters, chairs, ids_of
from cardgui.controller.summary import summary_of
from cardgui.controller.view import Mode, Moment, UndoPolicy, View
from cardgui.controller.viewer import Sight
from cardgui.rules.rounds import NOBODY
from cardgui.rules.steps import seen_by_eyes
from cardgui.storage.people import Person
from cardgui.storage.statistics import SeatResult


def undo_reason(table: OpenMatch, policy: UndoPolicy, watcher: int | None) -> str:
    """Why nothing can be taken back: "nothing", "never" or "seen"; "" where something can.

    watcher: the seat that looks, or looked last while the curtain is down.
    """
    target = table.undo_target()
    if target is None:
        return "nothing"
    if policy == "any":
        return ""
    if policy == "never":
        return "never"
    eyes = [table.match.round.eye(watcher)]
    if table.people:
        eyes.append(table.history.rows[target].move.actor)
    return "seen" if table.hides(table.round_at(target), eyes) else ""


def view_of(
    table: OpenMatch,
    eyes: Sight,
    people: Mapping[int, Person],
    mode: Mode,
    reason: str,
) -> View:
    """The View. reason: as `undo_reason` answers."""
    match = table.match
    return View(
        game=match.game,
        observation=table.observe(match, eyes.viewer),
        viewer=eyes.viewer,
        bottom=eyes.bottom,
        legal=legal(table, eyes.viewer),
        chairs=chairs(match, table.changes, table.seated, people),
        turn=table.turn,
        totals=tuple(match.totals),
        results=tuple(match.results),
        waiting=match.waiting,
        over=match.over,
        winners=tuple(match.winners),
        last=table.last,
        can_undo=not reason,
        undo_reason=reason,
        can_redo=table.history.next is not None,
        mode=mode,
        asked_for=eyes.asked_for,
        moves=table.history.cursor,
        deal=match.deal,
        computers_only=not table.people,
        hands_open=table.hands_open,
        calls=calls(table, eyes),
    )


def past_view(now: View, table: OpenMatch, number: int, people: Mapping[int, Person]) -> View:
    """The table as it stood after entry `number` of the account, as the viewer of now could see it then. now: the
    present View."""
    match, entry = table.account.match_at(number), table.account.entries[number]
    seat = match.round.seat
    return replace(
        now,
        observation=table.observe(match, now.viewer),
        legal=(),
        calls=(),
        chairs=chairs(match, table.changes, table.seated, people),
        turn=None if seat == NOBODY else seat,
        totals=tuple(match.totals),
        results=tuple(match.results),
        waiting=False,
        over=False,
        winners=(),
        last=entry.last,
        moves=entry.moves,
        past=number,
    )


def log_of(table: OpenMatch, viewer: int | None, people: Mapping[int, Person], since: int) -> list[Moment]:
    """The moments from number `since` on."""
    entries, eyes = table.account.entries, table.eyes(viewer)
    sitters = Sitters(table.match, table.changes, table.seated, people)
    moments: list[Moment] = []
    for number in range(since, len(entries)):
        entry = entries[number]
        names, pictures = sitters.at(entry.moves - 1, entry.seat, entry.member)
        steps = seen_by_eyes(entry.steps, eyes)
        moments.append(Moment(number, entry.round, entry.seat, names, pictures, steps))
    return moments


def results_of(table: OpenMatch) -> list[SeatResult] | None:
    """What goes into the statistics of those who are known; None while the match is not over."""
    match = table.match
    if not match.over:
        return None
    return [
        SeatResult(seat, person, seat in match.winners, match.totals[seat])
        for seat, sitting in enumerate(table.seated)
        if table.seat(seat).kind != "computer"
        for person in dict.fromkeys(ids_of(sitting))
    ]


def snapshot_of(table: OpenMatch, people: Mapping[int, Person]) -> Snapshot:
    """All that is saved of the match."""
    return Snapshot(
        table.header(),
        table.stored_moves(),
        table.history.cursor,
        table.seated,
        summary_of(table, people),
        results_of(table),
    )
