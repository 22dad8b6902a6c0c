"""A match of the past in words and pictures, for the list of all matches and for what is shown of one."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.controller.summary import Summary, read_summary
from cardgui.controller.view import Chair
from cardgui.language.dates import at_line_start, moment_text
from cardgui.language.lists import all_of, facts
from cardgui.language.phrases import PHRASES, phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.storage.history import PastMatch
from cardgui.storage.people import Person


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """One match as people read of it, in the language of the moment.

    Attributes:
        match: as it is stored.  summary: None where nothing that can be read was stored.
        chairs: who sits there, by the names of now.
        title: the game.  when: the time of the last move.  result: who won, or how far it is.
        undo: whether it was played without taking back, "" for a match that is not over.
        over: nothing is left to be played.
        given_up: it is not over, and people have given it up.
    """

    match: PastMatch
    summary: Summary | None
    chairs: tuple[Chair, ...]
    title: str
    when: str
    result: str
    undo: str
    over: bool
    given_up: bool

    @property
    def spoken(self) -> str:
        """All of it in one line, for a screen reader."""
        names = all_of([chair.name for chair in self.chairs])
        return facts(part for part in (self.title, self.when, self.result, self.undo, names) if part)


def shown(match: PastMatch, people: Mapping[int, Person], now: datetime.datetime) -> ShownMatch:
    """people: who is known, by id.  now: local time."""
    summary = read_summary(match.summary)
    chairs = summary.chairs(people) if summary is not None else ()
    over = summary.over if summary is not None else match.finished
    when = at_line_start(moment_text(datetime.datetime.fromtimestamp(match.last_played), now))
    title = phrases_of(match.game).title() if match.game in PHRASES else match.game
    undo = undo_text(match.undos) if over else ""
    given_up = match.given_up and not over
    result = _result(summary, chairs) if over else _how_far(summary, given_up)
    return ShownMatch(match, summary, chairs, title, when, result, undo, over, given_up)


def undo_text(undos: int) -> str:
    """Whether moves were taken back."""
    if undos:
        return QCoreApplication.translate("History", "with taking back", "a match in which moves were taken back")
    return QCoreApplication.translate("History", "without taking back", "a match in which no move was taken back")


def _how_far(summary: Summary | None, given_up: bool) -> str:
    """Of a match that is not over."""
    text = QCoreApplication.translate("History", "Not over", "a match that can be gone on with")
    if given_up:
        text = QCoreApplication.translate("History", "Given up", "a match that was not played to its end")
    return text if summary is None else facts((text, round_title(summary.round)))


def _result(summary: Summary | None, chairs: tuple[Chair, ...]) -> str:
    """Of a match that is over."""
    if summary is None:
        return ""
    names = [chairs[seat].name for seat in summary.winners if seat < len(chairs)]
    if not names:
        return QCoreApplication.translate("History", "Nobody won")
    return QCoreApplication.translate("History", "Won by {names}", "the match").format(names=all_of(names))
