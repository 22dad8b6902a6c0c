"""Rounds that the seat on turn cannot tell from the real one, as playouts."""

from __future__ import annotations

import random

from cardgui.ai.building import numbers, seen_faces
from cardgui.ai.skip_bo_junior.playouts import FULL, Playout
from cardgui.ai.skip_bo_junior.sight import Sight
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN, JUNIOR_OWN


class Worlds:
    """Determinizations of one observation.

    observation: of the seat on turn.  sight: the same observation, read.
    Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", JAIR 14, 2001, section 3.
    """

    __slots__ = ("hidden", "jokers", "places", "sight", "turns")

    def __init__(self, observation: Observation, sight: Sight) -> None:
        table = observation.table
        self.sight = sight
        self.turns = numbers(observation.state, "turns")
        self.hidden = [list(faces) for faces in table.hidden]
        own = range(FIRST_OWN, FIRST_OWN + JUNIOR_OWN * sight.seats)
        # A card that has not been seen is written as the number of its shuffle, below zero.
        self.places = [
            [
                face if face != UNKNOWN else -1 - pool
                for card in table.piles[place]
                for face, pool in [(table.faces[card], table.pool[card])]
            ]
            for place in (DRAW_PILE, COMPLETED, *own)
        ]
        self.jokers = []
        for place, height in zip(BUILDS, sight.heights):
            mask = 0
            for below, face in enumerate(seen_faces(observation, place)):
                if face == WILD and 0 < height - below < FULL:
                    mask |= 1 << height - below
            self.jokers.append(mask)

    def sample(self, rng: random.Random) -> Playout:
        """One of them, with the same chance for each."""
        decks = []
        for faces in self.hidden:
            deck = faces[:]
            for last in range(len(deck) - 1, 0, -1):
                other = int(rng.random() * (last + 1))
                deck[last], deck[other] = deck[other], deck[last]
            decks.append(deck)
        piles = [[face if face >= 0 else decks[-1 - face].pop() for face in pile] for pile in self.places]
        sight = self.sight
        stacks = [piles[start : start + JUNIOR_OWN] for start in range(2, len(piles), JUNIOR_OWN)]
        return Playout(
            sight.heights[:],
            self.jokers[:],
            stacks,
            piles[0],
            piles[1],
            sight.seat,
            self.turns[:],
            sight.options.must_play,
            int(rng.random() * 0x7FFFFFFF),
        )
