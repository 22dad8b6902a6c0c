"""What has happened, as lines of the log: without widgets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import Moment
from cardgui.language.phrases import Happening, phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.rules.steps import NewDeal, TurnPassed


@dataclass(frozen=True, slots=True)
class Line:
    """moment: whose happening it tells, see `Moment`.  picture: of whose doing it was, "" for nobody's.

    weight: as in `Happening`.  heading: it begins a round.  first: it begins a turn, or tells of somebody else than
    the line before.
    """

    moment: int
    text: str
    picture: str = ""
    weight: int = 1
    heading: bool = False
    first: bool = True


class Teller:
    """Says moments one after the other, in the language of now."""

    def __init__(self, game: str) -> None:
        self._phrases = phrases_of(game)
        self._before: int | None = None
        self._new_turn = True

    def lines(self, moments: Iterable[Moment]) -> list[Line]:
        """The lines of the moments that follow those told before."""
        lines: list[Line] = []
        for moment in moments:
            told = self._phrases.happenings(moment.steps, moment.names)
            if moment.seat is None:
                lines.append(self._heading(moment, told))
                self._before = None
            for happening in told:
                lines.append(self._line(moment, happening))
            self._new_turn = any(isinstance(step, TurnPassed) for step in moment.steps)
        return lines

    def _heading(self, moment: Moment, told: list[Happening]) -> Line:
        """The round, and who deals where the game says so; taken out of what is told."""
        deal = next((step for step in moment.steps if isinstance(step, NewDeal)), None)
        if deal is not None and told and told[0].seat == deal.dealer and told[0].weight == 2:
            first = told.pop(0)
            return Line(moment.number, first.text, moment.pictures[deal.dealer], first.weight, True)
        return Line(moment.number, round_title(moment.round), "", 2, True)

    def _line(self, moment: Moment, happening: Happening) -> Line:
        seat = happening.seat
        first = self._new_turn or seat != self._before
        self._before, self._new_turn = seat, False
        picture = "" if seat is None else moment.pictures[seat]
        return Line(moment.number, happening.text, picture, happening.weight, False, first)


def weightiest(told: list[Happening]) -> Happening | None:
    """Of the weightiest lines the last one: an end or an announcement before the move that led to it."""
    return max(enumerate(told), key=lambda pair: (pair[1].weight, pair[0]))[1] if told else None


def spoken(told: list[Happening]) -> str:
    """All that is read aloud of a gesture: who hears it has no table on which to see the rest."""
    return ". ".join(line.text for line in told if line.weight)


def newest(game: str, moments: list[Moment]) -> tuple[str, str]:
    """The line for what happened last, and its picture; "" for none."""
    for moment in reversed(moments):
        if moment.seat is None:
            return dealt(), ""
        happening = weightiest(phrases_of(game).happenings(moment.steps, moment.names))
        if happening is not None:
            return happening.text, "" if happening.seat is None else moment.pictures[happening.seat]
    return "", ""


def dealt() -> str:
    return QCoreApplication.translate("Table", "The cards are dealt")
