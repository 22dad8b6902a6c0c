"""The pictures of the rule books: cards in a row, and small positions with what a move makes of them.

They are written down once for all languages, in `resources/rulebooks/pictures/<game>.json`; a book only names them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import msgspec

from cardgui import resources
from cardgui.rules.arranging import arranged
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionValue
from cardgui.rules.rounds import Round, StateValue

Item = str
"""What is shown together: a place by its name, or `build`, `table`, `p0.discard`, `p0.hand`, `p0.grid`."""

BACK = "back"
"""How a card face down is written in a row of cards."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture of a book.

    cards: a plain row of faces (BACK for one face down); then nothing else is given.
    seats, options, places, facts: the position, see `rules.arranging`.
    show: what of it is seen, in rows.
    moves: what happens in it; each is legal when its turn comes.
    before, after: whether the positions before and after the moves are shown.
    lit: what the position before them lights up: the cards that can be played, or the places where one may go.
    refused: moves that the rules do not allow there, with the code of the reason; crossed out in the picture.
    sums: the points of each grid are written under it.
    """

    cards: tuple[str, ...] = ()
    seats: int = 2
    options: dict[str, OptionValue] = {}
    places: dict[str, tuple[str, ...]] = {}
    facts: dict[str, StateValue] = {}
    show: tuple[tuple[Item, ...], ...] = ()
    moves: tuple[str, ...] = ()
    before: bool = True
    after: bool = True
    lit: Literal["", "cards", "places"] = ""
    refused: dict[str, str] = {}
    sums: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """An example worked out. positions: those that are shown, in order."""

    game: str
    example: Example
    positions: tuple[Round, ...]


@lru_cache(maxsize=8)
def examples(game: str) -> dict[str, Example]:
    """All pictures of a game's books by their names. Raises OSError when the program was installed without them."""
    file = resources.path("rulebooks", "pictures", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Example])


def position_of(game: str, example: Example) -> Round:
    """The position before any move. Raises RulesError for one that cannot be."""
    return arranged(GAMES[game], example.seats, example.places, example.options, dict(example.facts))


@lru_cache(maxsize=128)
def shown(game: str, name: str) -> Shown:
    """An example with its moves carried out. Raises KeyError where there is none of that name, and IllegalMove."""
    example = examples(game)[name]
    if example.cards:
        return Shown(game, example, ())
    before = position_of(game, example)
    positions = [before] if example.before else []
    if example.moves and example.after:
        positions.append(played(before, example))
    return Shown(game, example, tuple(positions))


def played(before: Round, example: Example) -> Round:
    """The position after the moves. Raises IllegalMove where one is not legal."""
    after = before.clone()
    for text in example.moves:
        after.play(after.game.parse_move(text, after.seat))
    return after
