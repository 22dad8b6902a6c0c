"""A position of NOTATION as lines to read."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import cast

from cardgui.rules.matches import Match
from cardgui.rules.places import COMMON, Place, PlaceKind
from cardgui.rules.positions import position
from cardgui.rules.skyjo.grid import WIDTH

PAGE = 100
"""Characters to a line."""
SHOWN = 8
"""So many cards of a pile are written out, the top ones."""


def position_text(match: Match, seat: int | None) -> str:
    """What `inspect` prints without --json. seat: to whom it is shown, None shows everything."""
    shown = position(match, seat)
    places = cast("Mapping[str, list[str]]", shown["places"])
    on_turn = shown["turn"]
    lines = [
        f"{match.game.name}, deal {match.deal}, after {len(match.moves)} moves, round {shown['round']}"
        + (f", as seat {seat} sees it" if seat is not None else "")
    ]
    if match.option_values():
        options = [f"{name}={_value(value)}" for name, value in match.option_values().items()]
        lines.append(f"options: {', '.join(options)}")
    lines.append(_standing(match))
    layout = match.game.places(len(match.seats))
    lines += ["", *_places([place for place in layout if place.seat == COMMON], places)]
    for number, chair in enumerate(match.seats):
        marks = [str(chair.level or chair.kind), f"{match.totals[number]} points"]
        marks += ["on turn"] if number == on_turn else []
        marks += ["dealer"] if number == shown["dealer"] else []
        lines += ["", f"p{number} {chair.name} ({', '.join(marks)})"]
        lines += _places([place for place in layout if place.seat == number], places)
    for title in ("legal_moves", "others"):
        moves = cast("list[str]", shown[title])
        if moves:
            text = f"{title.replace('_', ' ')}: {', '.join(moves)}"
            lines += ["", *textwrap.wrap(text, PAGE, break_on_hyphens=False)]
    return "\n".join(lines)


def _standing(match: Match) -> str:
    result = match.round.result
    if result is None:
        return f"on turn: p{match.round.seat}"
    words = [f"the round is over: scores {_numbers(result.scores)}, won by {_seats(result.winners)}"]
    if result.closer is not None:
        words.append(f"closed by p{result.closer}" + (", doubled" if result.doubled is not None else ""))
    if match.over:
        words.append(f"the match is over, won by {_seats(match.winners)}")
    return "; ".join(words)


def _places(layout: Sequence[Place], cards: Mapping[str, list[str]]) -> list[str]:
    """A line for each place, and one for each row of a grid."""
    lines: list[str] = []
    grid = [place for place in layout if place.kind is PlaceKind.GRID]
    for start in range(0, len(grid), WIDTH):
        row = [(cards[place.name] or ["-"])[0] for place in grid[start : start + WIDTH]]
        lines.append("  " + "".join(f"{card:>5}" for card in row))
    for place in layout:
        if place.kind is not PlaceKind.GRID:
            name = place.name if place.seat == COMMON else place.name.partition(".")[2]
            lines.append(f"  {name:<10} {_pile(cards[place.name], place.kind)}")
    return lines


def _pile(cards: list[str], kind: PlaceKind) -> str:
    if not cards:
        return "-"
    whole = kind in (PlaceKind.HAND, PlaceKind.SPREAD) or len(cards) <= SHOWN
    if whole:
        return " ".join(cards)
    return f"{len(cards)} cards, on top: {' '.join(cards[-SHOWN:])}"


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(str(value) for value in values)


def _seats(seats: Sequence[int]) -> str:
    return " ".join(f"p{seat}" for seat in seats)
