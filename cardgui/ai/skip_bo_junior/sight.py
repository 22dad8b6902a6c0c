"""What a player reads out of a Skip-Bo Junior observation."""

from __future__ import annotations

from cardgui.ai.building import heights_of, numbers, seen_faces, supply
from cardgui.rules.cards import WILD
from cardgui.rules.games import game_named
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.junior_round import HAND_PILES
from cardgui.rules.skip_bo.options import JuniorOptions
from cardgui.rules.skip_bo.places import FIRST_OWN, JUNIOR_OWN

FULL = 10


class Sight:
    """The table as the seat on turn sees it; hand piles lie open for everybody.

    heights: by building pile.  stock: the place of the own stock; the three hand piles follow.
    stacks: by seat, the stock and the three hand piles, known faces from the top down.
    left: by seat, the cards in its stock.  supply: how many cards can still be dealt (SBJ-12).
    turns: how many turns the seat has begun.
    """

    __slots__ = ("heights", "left", "options", "seat", "seats", "stacks", "stock", "supply", "turns")

    def __init__(self, observation: Observation) -> None:
        assert observation.seat is not None
        options = game_named(observation.game).options(observation.options, observation.seats)
        assert isinstance(options, JuniorOptions)
        self.options = options
        self.seat = observation.seat
        self.seats = observation.seats
        self.heights = heights_of(observation)
        starts = [FIRST_OWN + JUNIOR_OWN * seat for seat in range(self.seats)]
        self.stock = starts[self.seat]
        self.stacks = [
            [seen_faces(observation, place) for place in range(start, start + JUNIOR_OWN)] for start in starts
        ]
        self.left = [len(observation.table.piles[start]) for start in starts]
        self.supply = supply(observation)
        self.turns = numbers(observation.state, "turns")[self.seat]

    def reserves(self, seat: int) -> int:
        """A mask of the numbers in a seat's hand piles: at its next turn new cards cover them (SBJ-6)."""
        mask = 0
        for pile in self.stacks[seat][1 : 1 + HAND_PILES]:
            for face in pile:
                mask |= 1 << face
        return mask & ~(1 << WILD)
