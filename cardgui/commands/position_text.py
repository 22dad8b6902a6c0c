"""A position of NOTATION as lines to read."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardgui.commands.plain_text import enumerated
from cardgui.rules.errors import Line, english
from cardgui.rules.matches import Match
from cardgui.rules.places import COMMON, Place, PlaceKind
from cardgui.rules.positions import cards_shown, legal_shown, others_shown
from cardgui.rules.seats import USUAL_LEVEL, Seat
from cardgui.rules.skyjo.grid import WIDTH

if TYPE_CHECKING:
    from cardgui.commands.speaking import Voice

PAGE = 100
"""Characters to a line."""
INDENT = "  "
SHOWN = 8
"""So many cards of a pile are written out, the top ones."""


def position_text(match: Match, seat: int | None, speaker: Voice) -> str:
    """What `inspect` prints without --json. seat: to whom it is shown, None shows everything."""
    table = match.round
    cards = cards_shown(table, seat)
    lines = [speaker.said(line) for line in _head(match, seat)]
    layout = match.game.places(len(match.seats))
    lines += ["", *_places([place for place in layout if place.seat == COMMON], cards, speaker)]
    for number, chair in enumerate(match.seats):
        marks = [_kind(chair), english("points: {points}", points=match.totals[number])]
        marks += [english("on turn")] if number == table.seat else []
        marks += [english("dealer")] if number == table.dealer else []
        told = english("{seat} {name} ({marks})", seat=f"p{number}", name=chair.name, marks=enumerated(marks))
        lines += ["", speaker.said(told)]
        lines += _places([place for place in layout if place.seat == number], cards, speaker)
    for title, moves in (
        (english("legal moves:"), legal_shown(table, seat)),
        (english("calls and moves out of turn:"), others_shown(table, seat)),
    ):
        if moves:
            wrapped = textwrap.wrap(", ".join(moves), PAGE - len(INDENT), break_on_hyphens=False)
            lines += ["", speaker.said(title), *(speaker.row(INDENT + row) for row in wrapped)]
    return "\n".join(lines)


def _head(match: Match, seat: int | None) -> list[Line]:
    """What is shown and how it stands."""
    lines = [
        english(
            "{game}, deal {deal}, moves: {count}, round {round}",
            game=match.game.name,
            deal=match.deal,
            count=len(match.moves),
            round=match.round.number,
        )
    ]
    if seat is not None:
        lines.append(english("as seat {seat} sees it", seat=seat))
    options = [f"{name}={_value(value)}" for name, value in match.option_values().items()]
    if options:
        lines.append(english("options: {options}", options=", ".join(options)))
    result = match.round.result
    if result is None:
        return [*lines, english("on turn: {seat}", seat=f"p{match.round.seat}")]
    scores, winners = _numbers(result.scores), _seats(result.winners)
    lines.append(english("the round is over: scores {scores}, won by {seats}", scores=scores, seats=winners))
    if result.closer is not None:
        closer = f"p{result.closer}"
        doubled = result.doubled is not None
        lines.append(
            english("closed by {seat}, doubled", seat=closer) if doubled else english("closed by {seat}", seat=closer)
        )
    if match.over:
        lines.append(english("the match is over, won by {seats}", seats=_seats(match.winners)))
    return lines


def _kind(chair: Seat) -> Line:
    if chair.kind == "computer":
        return english("computer: {level}", level=chair.level or USUAL_LEVEL)
    return english("team") if chair.kind == "team" else english("person")


def _places(layout: Sequence[Place], cards: Mapping[str, list[str]], speaker: Voice) -> list[str]:
    """A line for each place, and one for each row of a grid."""
    lines: list[str] = []
    grid = [place for place in layout if place.kind is PlaceKind.GRID]
    for start in range(0, len(grid), WIDTH):
        row = [(cards[place.name] or ["-"])[0] for place in grid[start : start + WIDTH]]
        lines.append(speaker.row(INDENT + "".join(f"{card:>5}" for card in row)))
    for place in layout:
        if place.kind is not PlaceKind.GRID:
            name = place.name if place.seat == COMMON else place.name.partition(".")[2]
            lines.append(speaker.row(f"{INDENT}{name:<10} {_pile(cards[place.name], place.kind, speaker)}"))
    return lines


def _pile(cards: list[str], kind: PlaceKind, speaker: Voice) -> str:
    if not cards:
        return "-"
    if kind in (PlaceKind.HAND, PlaceKind.SPREAD) or len(cards) <= SHOWN:
        return " ".join(cards)
    top = " ".join(cards[-SHOWN:])
    return speaker.within(speaker.said(english("cards: {count}, on top: {cards}", count=len(cards), cards=top)))


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(str(value) for value in values)


def _seats(seats: Sequence[int]) -> str:
    return " ".join(f"p{seat}" for seat in seats)
