"""Hands that are laid open when a round is over: at the table, so that everybody can count what is left in them.

Records and their positions say nothing of it: there every card is as the seats have seen it in play (NOTATION).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardgui.rules.observation import Observation
from cardgui.rules.places import PlaceKind
from cardgui.rules.rounds import NOBODY, Round
from cardgui.rules.steps import Paid, RoundOver, Step, Steps, Turned
from cardgui.rules.table import fold


def hands_turned(position: Round) -> list[Turned]:
    """The steps that turn the hands up, with all faces; none while the round goes on, and in games in which hands do
    not count."""
    game = position.game
    if not position.over or not game.hands_count:
        return []
    return [
        Turned(
            NOBODY,
            tuple(pile),
            number,
            tuple(position.face[card] for card in pile),
            (position.everyone,) * len(pile),
            "count",
        )
        for number, (place, pile) in enumerate(zip(game.places(position.seats), position.piles, strict=True))
        if place.kind is PlaceKind.HAND and pile
    ]


def with_hands_turned(position: Round, steps: Sequence[Step]) -> Steps:
    """The steps of a move, and where it has ended the round the hands turned up before they are counted and paid for.

    position: after the move.
    """
    turned = hands_turned(position)
    counted = (
        number
        for number, step in enumerate(steps)
        if isinstance(step, RoundOver) or (isinstance(step, Paid) and step.why in ("cards", "pot"))
    )
    at = next(counted, len(steps))
    return [*steps[:at], *turned, *steps[at:]]


def with_open_hands(observation: Observation, position: Round) -> Observation:
    """What somebody sees of a position at the table, the hands included that are laid open."""
    turned = hands_turned(position)
    if not turned:
        return observation
    return msgspec.structs.replace(observation, table=fold(observation.table, turned))
