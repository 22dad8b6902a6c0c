"""All that a person in one chair can see or has the right to remember, and nothing else (ALL-2)."""

from __future__ import annotations

import random

import msgspec

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.chance import Chance
from cardgui.rules.games import game_named
from cardgui.rules.options import OptionValue
from cardgui.rules.rounds import Round, State
from cardgui.rules.table import Table


class Observation(msgspec.Struct, frozen=True):
    """What `seat` sees (None: an onlooker). It can be sent to another process as JSON; the deal number is not in it.

    number: the round, from 0.  state: the round's public facts, the fields that the round's class names in STATE.
    """

    game: str
    options: dict[str, OptionValue]
    seats: int
    seat: int | None
    number: int
    table: Table
    state: State


def observe(position: Round, seat: int | None) -> Observation:
    """What the person in chair `seat` sees of a round; None for somebody who stands by."""
    return _observed(position, seat, position.table(seat))


def observe_open_hands(position: Round) -> Observation:
    """What somebody sees who stands by while all hands lie open: whatever anybody at the table sees."""
    return _observed(position, None, position.table_for(position.everyone))


def _observed(position: Round, seat: int | None, table: Table) -> Observation:
    return Observation(
        position.game.name,
        position.options.changed(),
        position.seats,
        seat,
        position.number,
        table,
        position.state(),
    )


def imagine(observation: Observation, rng: random.Random) -> Round:
    """A round that the observer cannot tell from the real one (determinization).

    The faces of each pool that the observer cannot place are dealt at random over that pool's unknown cards.
    Law: `observe(imagine(o, rng), o.seat) == o`.
    Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", JAIR 14, 2001, section 3.
    """
    game = game_named(observation.game)
    table = observation.table
    position = game.blank_round(game.options(observation.options, observation.seats), observation.seats)
    hidden = [list(faces) for faces in table.hidden]
    for faces in hidden:
        rng.shuffle(faces)
    position.face = [
        face if face != UNKNOWN else hidden[pool].pop() for face, pool in zip(table.faces, table.pool, strict=True)
    ]
    position.piles = [list(pile) for pile in table.piles]
    position.knows = list(table.knows)
    position.pool = list(table.pool)
    position.number = observation.number
    position.chance = Chance(rng.getrandbits(53), observation.number)
    position.restore(observation.state)
    return position
