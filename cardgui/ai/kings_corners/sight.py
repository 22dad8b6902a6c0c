"""What a player reads out of a Kings Corners observation: piles by their ends, hands by kinds, cards not yet seen."""

from __future__ import annotations

from cardgui.ai.building import numbers
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.games import game_named
from cardgui.rules.kings_corners.cards import KIND, NEXT, NO_KIND
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, SIDES, STOCK
from cardgui.rules.observation import Observation

Pile = tuple[int, int, int]
"""The kind of its first card, the kind that may be laid on its last one, and how many cards it has."""
EMPTY: Pile = (-1, -1, 0)


class Sight:
    """The table as the seat on turn sees it. Kinds are those of `rules.kings_corners.cards`.

    sides, corners: by place.  hand: kinds in the order of the hand.
    held: by seat, how many cards it holds.  unseen: by kind, how many cards have not been seen.
    known_hands: by seat, the kinds of its cards, -1 where they have not been seen.  known_stock: the same, top last.
    turns: how many turns the seat has begun.
    """

    __slots__ = (
        "corners",
        "hand",
        "held",
        "known_hands",
        "known_stock",
        "options",
        "seat",
        "seats",
        "sides",
        "total_unseen",
        "turns",
        "unseen",
    )

    def __init__(self, observation: Observation) -> None:
        assert observation.seat is not None
        options = game_named(observation.game).options(observation.options, observation.seats)
        assert isinstance(options, KingsCornersOptions)
        table = observation.table
        self.options = options
        self.seat = observation.seat
        self.seats = observation.seats
        self.sides = [self._pile(observation, place) for place in SIDES]
        self.corners = [self._pile(observation, place) for place in CORNERS]
        kinds = [-1 if face == UNKNOWN else KIND[face] for face in table.faces]
        self.known_hands = [[kinds[card] for card in table.piles[FIRST_HAND + seat]] for seat in range(self.seats)]
        self.known_stock = [kinds[card] for card in table.piles[STOCK]]
        self.hand = self.known_hands[self.seat]
        self.held = [len(hand) for hand in self.known_hands]
        self.unseen = [0] * (NO_KIND + 1)
        for faces in table.hidden:
            for face in faces:
                self.unseen[KIND[face]] += 1
        self.total_unseen = max(1, sum(self.unseen))
        self.turns = numbers(observation.state, "turns")[self.seat]

    @staticmethod
    def _pile(observation: Observation, place: int) -> Pile:
        cards = observation.table.piles[place]
        if not cards:
            return EMPTY
        faces = observation.table.faces
        return KIND[faces[cards[0]]], NEXT[faces[cards[-1]]], len(cards)
