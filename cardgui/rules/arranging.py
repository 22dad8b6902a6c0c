"""A table on which the cards lie as somebody wants them: positions for examples, in the words of NOTATION."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgui.rules.cards import HIDDEN
from cardgui.rules.errors import RecordError
from cardgui.rules.game import Game
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.rules.places import Place, PlaceKind
from cardgui.rules.rounds import Round, State
from cardgui.rules.seats import Seat
from cardgui.rules.skyjo.grid import FULL
from cardgui.rules.skyjo.round import CHOOSING
from cardgui.rules.start import Start

NOTHING = "-"
"""In a grid: no card lies in that place any more."""
HELD = 5
"""How many cards a stock or a hand has that is not named."""


def arranged(
    game: Game,
    seats: int,
    places: Mapping[str, Sequence[str]],
    options: Mapping[str, OptionValue] | None = None,
    facts: State | None = None,
) -> Round:
    """The first round of a match with its cards where `places` has them, seat 0 on turn.

    places: place names to cards, bottom to top, as in a position. `?` is any card face down, `?7` that one; in
        Skyjo `p0.grid` may stand for the twelve places of a grid, `-` for one without a card. All other cards lie on
        the draw pile or stock, under those that are wanted there; hands, stocks and grids that are not named are made
        of any cards.
    facts: public facts of the round (`Round.STATE`) that differ from those of a turn that has just begun.

    Raises RecordError for places and cards that there are not.
    """
    start = Start(dealer=seats - 1)
    match = Match(game, [Seat("person", str(i)) for i in range(seats)], 0, dict(options or {}), start)
    table = match.round
    named = _single_places(game, seats, places)
    left: dict[str, list[int]] = {}
    for card, face in enumerate(table.face):
        left.setdefault(game.face_text(face), []).append(card)
    wanted = {name: [_face(text) for text in cards] for name, cards in named.items()}
    found = {
        (name, at): _take(left, face, name)
        for name, faces in wanted.items()
        for at, face in enumerate(faces)
        if face != HIDDEN
    }
    rest = sorted(card for cards in left.values() for card in cards)
    piles = []
    for place in game.places(seats):
        faces = wanted.get(place.name, [])
        piles.append([found[place.name, at] if face != HIDDEN else rest.pop() for at, face in enumerate(faces)])
    piles[0][0:0] = rest
    for place, pile in zip(game.places(seats), piles, strict=True):
        for at, card in enumerate(pile):
            hidden = _hidden(named, place, at) and (place.kind is PlaceKind.GRID or place.name in places)
            table.knows[card] = _seen(table, place, at == len(pile) - 1, hidden)
    table.piles = piles
    table.restore({**table.state(), **_usual_facts(table, named), **(facts or {})})
    return table


def _single_places(game: Game, seats: int, places: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    names = {place.name for place in game.places(seats)}
    grids = {place.name.rpartition(".")[0] for place in game.places(seats) if place.kind is PlaceKind.GRID}
    grids = {name for name in grids if name.endswith(".grid")}
    found: dict[str, list[str]] = {}
    for place in game.places(seats):
        if place.kind is PlaceKind.GRID and place.name.rpartition(".")[0] in grids - set(places):
            found[place.name] = [HIDDEN]
        elif place.kind in (PlaceKind.STOCK, PlaceKind.HAND):
            found[place.name] = [HIDDEN] * HELD
    for name, cards in places.items():
        if name in grids:
            found |= {f"{name}.{cell}": [] if card == NOTHING else [card] for cell, card in enumerate(cards)}
        elif name in names:
            found[name] = list(cards)
        else:
            raise RecordError("places", f"{name} is not a place of {game.name} with {seats} seats")
    return found


def _face(text: str) -> str:
    """The face of a card as it is written in a place: a card face down, and a wild card that stands for a number."""
    if text.startswith(HIDDEN):
        return text[1:] or HIDDEN
    return "W" if text.startswith("W") else text


def _take(left: dict[str, list[int]], face: str, place: str) -> int:
    if not left.get(face):
        raise RecordError("places", f"{place}: there is no {face}, or none is left")
    return left[face].pop()


def _hidden(named: Mapping[str, Sequence[str]], place: Place, at: int) -> bool:
    cards = named.get(place.name, ())
    return at < len(cards) and cards[at].startswith(HIDDEN)


def _seen(table: Round, place: Place, top: bool, hidden: bool) -> int:
    """The mask of those who have seen a card."""
    if hidden or place.kind is PlaceKind.DRAW or (place.kind is PlaceKind.STOCK and not top):
        return 0
    return 1 << place.seat if place.kind is PlaceKind.HAND else table.everyone


def _usual_facts(table: Round, named: Mapping[str, Sequence[str]]) -> State:
    """What follows from where the cards lie, and that each seat has begun a turn."""
    facts: State = {"seat": 0, "turns": [1] * table.seats}
    state, piles, game = table.state(), table.piles, table.game
    places = game.places(table.seats)
    if "heights" in state:
        facts["heights"] = [
            len(pile) for place, pile in zip(places, piles, strict=True) if place.kind is PlaceKind.BUILD
        ]
    if "down" in state:
        down, there = [0] * table.seats, [FULL] * table.seats
        for place, pile in zip(places, piles, strict=True):
            name, _, cell = place.name.rpartition(".")
            if not name.endswith(".grid"):
                continue
            if not pile:
                there[place.seat] &= ~(1 << int(cell))
            elif table.knows[pile[0]] != table.everyone:
                down[place.seat] |= 1 << int(cell)
        facts |= {"phase": CHOOSING, "starter": 0, "down": [*down], "there": [*there]}
    return facts
