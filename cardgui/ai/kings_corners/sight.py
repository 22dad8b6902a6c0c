"""What a player reads out of a Kings Corners observation: piles by their ends, hands by kinds, cards not yet seen."""

from __future__ import annotations

from cardgui.ai.building import numbers
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import game_named
from cardgui.rules.kings_corners.cards import KIND, NEXT, NO_KIND, NO_PILE
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.observation import Observation

Pile = int
"""The kind of its first card times PILE_BASE, and the kind that may be laid on its last one."""
PILE_BASE = 32
EMPTY: Pile = NO_PILE * PILE_BASE + NO_PILE
"""An empty place, as if it began with a kind that nothing takes and took a kind that no card has."""
UNSEEN = -1
"""The kind of a card that has not been seen."""


class Sight:
    """The table as the seat on turn sees it. Kinds are those of `rules.kings_corners.cards`.

    sides, corners: by place.  hands: by seat, the kinds of its cards in their order, UNSEEN of those not seen.
    stock: the same, top last.  unseen: by kind, how many cards have not been seen.
    laid: whether the seat has laid a card in this turn.  turns: how many it has begun.
    """

    __slots__ = (
        "corners",
        "hands",
        "laid",
        "options",
        "seat",
        "seats",
        "sides",
        "stock",
        "turns",
        "unseen",
    )

    def __init__(
        self,
        options: KingsCornersOptions,
        seat: int,
        hands: list[list[int]],
        sides: list[Pile],
        corners: list[Pile],
        stock: list[int],
        unseen: list[int],
    ) -> None:
        self.options = options
        self.seat = seat
        self.seats = len(hands)
        self.hands = hands
        self.sides = sides
        self.corners = corners
        self.stock = stock
        self.unseen = unseen
        self.laid = False
        self.turns = 0

    @property
    def hand(self) -> list[int]:
        """The cards of the seat on turn."""
        return self.hands[self.seat]


def seen(observation: Observation) -> Sight:
    """The table of an observation, which must be that of the seat on turn."""
    assert observation.seat is not None
    options = game_named(observation.game).options(observation.options, observation.seats)
    assert isinstance(options, KingsCornersOptions)
    table = observation.table
    kinds = [UNSEEN if face == UNKNOWN else KIND[face] for face in table.faces]
    unseen = [0] * NO_KIND
    for faces in table.hidden:
        for face in faces:
            unseen[KIND[face]] += 1
    sight = Sight(
        options,
        observation.seat,
        [[kinds[card] for card in table.piles[FIRST_HAND + seat]] for seat in range(observation.seats)],
        [_pile(observation, place) for place in SIDES],
        [_pile(observation, place) for place in CORNERS],
        [kinds[card] for card in table.piles[STOCK]],
        unseen,
    )
    sight.laid = bool(observation.state["laid"])
    sight.turns = numbers(observation.state, "turns")[sight.seat]
    return sight


def _pile(observation: Observation, place: int) -> Pile:
    cards = observation.table.piles[place]
    if not cards:
        return EMPTY
    faces = observation.table.faces
    return KIND[faces[cards[0]]] * PILE_BASE + NEXT[faces[cards[-1]]]
