"""Observations out of JSON, checked so far that a player can be asked about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.errors import RulesError, shorten
from cardgui.rules.game import Game
from cardgui.rules.games import game_named
from cardgui.rules.observation import Observation
from cardgui.rules.rounds import State
from cardgui.rules.table import Table


class ObservationError(RulesError):
    """A text that is no observation of a seat on turn. `field` is where, `str()` one line."""

    def __init__(self, field: str, problem: str) -> None:
        self.field = field
        super().__init__(f"observation.{field}: {problem}")


def read_observation(text: bytes | msgspec.Raw) -> Observation:
    """The observation that `msgspec.json.encode` wrote as `text`.

    Raises RulesError for one that does not hold together, or whose seat is not on turn.
    """
    try:
        observation = msgspec.json.decode(text, type=Observation)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ObservationError("json", f"{error}, an observation was expected") from None
    seats = observation.seats
    game = game_named(observation.game)
    if not game.low <= seats <= game.high:
        raise ObservationError("seats", f"{seats} is impossible, {game.low} to {game.high} was expected")
    options = game.options(observation.options, seats)
    if not 0 <= observation.number < 1 << 53:
        raise ObservationError("number", f"{observation.number} is impossible, the number of a round was expected")
    _check_state(observation.state, game.blank_round(options, seats).STATE, observation.seat, seats)
    _check_table(observation.table, game, seats)
    return observation


def _check_state(state: State, names: Sequence[str], seat: int | None, seats: int) -> None:
    for name in names:
        if name not in state:
            raise ObservationError(f"state.{name}", "it is missing, a fact of the round was expected")
    if seat is None or not 0 <= seat < seats:
        raise ObservationError("seat", f"{seat} is impossible, a number from 0 to {seats - 1} was expected")
    if state["seat"] != seat:
        turn = shorten(state["seat"])
        raise ObservationError("seat", f"seat {seat} is not on turn, an observation of seat {turn} was expected")
    for name in ("turns", "totals"):
        value = state[name]
        if not isinstance(value, list) or len(value) != seats:
            raise ObservationError(f"state.{name}", f"a list of {seats} numbers was expected")


def _check_table(table: Table, game: Game, seats: int) -> None:
    """ALL-1: each card is on the table once, and the faces seen and unseen are those of the deck."""
    cards = len(game.deck)
    places = len(game.places(seats))
    if len(table.piles) != places:
        raise ObservationError("table.piles", f"{len(table.piles)} piles, {places} were expected")
    if sorted(card for pile in table.piles for card in pile) != list(range(cards)):
        raise ObservationError("table.piles", f"each card from 0 to {cards - 1} was expected once")
    by_card: Mapping[str, list[int]] = {"faces": table.faces, "knows": table.knows, "pool": table.pool}
    for name, values in by_card.items():
        if len(values) != cards:
            raise ObservationError(f"table.{name}", f"{len(values)} numbers, {cards} were expected")
    unseen = Counter(pool for face, pool in zip(table.faces, table.pool) if face == UNKNOWN)
    held = {pool: len(faces) for pool, faces in enumerate(table.hidden) if faces}
    if unseen != held:
        raise ObservationError("table.hidden", "as many faces as each pool has unknown cards were expected")
    faces = [face for face in table.faces if face != UNKNOWN] + [face for pool in table.hidden for face in pool]
    if sorted(faces) != list(game.deck):
        raise ObservationError("table.faces", f"the cards of {game.name} were expected")
