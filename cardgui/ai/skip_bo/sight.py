"""What a player reads out of a Skip-Bo observation: whose cards it may play, and what the others are waiting for."""

from __future__ import annotations

from cardgui.ai.building import covered, heights_of, numbers, seen_faces, supply
from cardgui.rules.cards import WILD
from cardgui.rules.games import game_named
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.options import SkipBoOptions
from cardgui.rules.skip_bo.places import FIRST_OWN, OWN
from cardgui.rules.skip_bo.scoring import sides_of

DISCARDS = 4


class Sight:
    """The table as the seat on turn sees it.

    heights: by building pile.  hand: faces in the order of the hand.
    owners: the seat and then its partners (SB-18).
    stacks: the piles that may be played from, stock and four discard piles of each owner, known faces from the top
    down; of a stock that is the top card, and more only after plays were taken back (SB-22).
    places: the same, as numbers of places; stocks stand at every fifth index, from 0.
    left: by seat, the cards in its stock.  side_left: those in the stocks of the own side.
    tops: by seat, the face of its stock's top card, 0 without any.  discards: by seat, its discard piles as above.
    supply: how many cards can still be drawn, shuffling included (SB-12).
    refills: whether an emptied hand is filled again (SB-9).  turns: how many turns the seat has begun.
    """

    __slots__ = (
        "discards",
        "hand",
        "heights",
        "left",
        "options",
        "owners",
        "places",
        "refills",
        "seat",
        "seats",
        "side_left",
        "sides",
        "stacks",
        "supply",
        "tops",
        "turns",
    )

    def __init__(self, observation: Observation) -> None:
        assert observation.seat is not None
        options = game_named(observation.game).options(observation.options, observation.seats)
        assert isinstance(options, SkipBoOptions)
        table = observation.table
        self.options = options
        self.seat = observation.seat
        self.seats = observation.seats
        self.sides = sides_of(options, self.seats)
        self.heights = heights_of(observation)
        self.hand = [table.faces[card] for card in table.piles[stock_of(self.seat) + 1]]
        self.owners = [self.seat]
        self.owners += [
            seat for seat in range(self.seats) if seat != self.seat and seat % self.sides == self.seat % self.sides
        ]
        self.places = [
            place
            for owner in self.owners
            for place in (stock_of(owner), *range(stock_of(owner) + 2, stock_of(owner) + OWN))
        ]
        self.stacks = [seen_faces(observation, place) for place in self.places]
        self.left = [len(table.piles[stock_of(seat)]) for seat in range(self.seats)]
        self.side_left = sum(self.left[owner] for owner in self.owners)
        self.supply = supply(observation) + covered(observation)
        self.refills = bool(self.supply) and not numbers(observation.state, "no_draw")[self.seat]
        self.turns = numbers(observation.state, "turns")[self.seat]
        self.tops = [(seen_faces(observation, stock_of(seat)) or (0,))[0] for seat in range(self.seats)]
        self.discards = [
            [seen_faces(observation, place) for place in range(stock_of(seat) + 2, stock_of(seat) + OWN)]
            for seat in range(self.seats)
        ]

    def reserves(self, seat: int) -> tuple[int, int]:
        """Masks of the numbers on top of a seat's discard piles, with the runs beneath, and of those buried."""
        sure = perhaps = 0
        for pile in self.discards[seat]:
            running = True
            for index, face in enumerate(pile):
                if index and face != pile[index - 1] + 1:
                    running = False
                if face == WILD:
                    continue
                if running:
                    sure |= 1 << face
                else:
                    perhaps |= 1 << face
        return sure, perhaps & ~sure


def stock_of(seat: int) -> int:
    """The place of a seat's stock."""
    return FIRST_OWN + OWN * seat
