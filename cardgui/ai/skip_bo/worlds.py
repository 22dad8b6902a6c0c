"""Worlds that fit what a Skip-Bo player sees: hidden cards dealt at random, as lists of faces (determinization)."""

from __future__ import annotations

import random

from cardgui.ai.building import heights_of
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN, OWN

PLAYED = 850
"""Thousandths of the hand cards that would have fitted and were played; found by play."""
PLAYED_SINCE = 400
"""The same once the seat on turn has built, and it cannot be told what was there before."""
WILDS_KEPT = 500
"""In so many thousandths of the cases a card kept in a hand is a wild card if one of two cards is."""


class World:
    """stocks, hands: by seat, faces from the bottom up; a hand is as it was when its owner's last turn ended.

    streams: by seat, the faces that it will draw. Each seat draws from a stream of its own, so that the luck of one
    does not depend on how many cards another drew.
    """

    __slots__ = ("hands", "stocks", "streams")

    def __init__(self, stocks: list[list[int]], hands: list[list[int]], streams: list[list[int]]) -> None:
        self.stocks = stocks
        self.hands = hands
        self.streams = streams


class Worlds:
    """Makes worlds for one observation.

    fits: by face, whether a building pile takes it.  played: by seat, thousandths of the fitting cards that it played.
    """

    def __init__(self, observation: Observation, rng: random.Random) -> None:
        table = observation.table
        self.rng = rng
        self.hidden = table.hidden
        self.seats = observation.seats
        stocks = [FIRST_OWN + OWN * seat for seat in range(observation.seats)]
        self.stocks = [self._entries(observation, place) for place in stocks]
        self.hands = [self._entries(observation, place + 1) for place in stocks]
        self.draw = self._entries(observation, DRAW_PILE)
        self.later = [table.faces[card] for card in table.piles[COMPLETED]]
        for place in BUILDS:
            self.later += [table.faces[card] for card in table.piles[place][:-1]]
        fit = [height + 1 for height in heights_of(observation)]
        self.fits = [face in fit for face in range(WILD + 1)]
        played = PLAYED_SINCE if observation.state["acted"] else PLAYED
        assert observation.seat is not None
        ago = [(observation.seat - seat) % self.seats for seat in range(self.seats)]
        self.played = [played // turns if turns else 0 for turns in ago]

    @staticmethod
    def _entries(observation: Observation, place: int) -> list[int]:
        """The faces of a pile from the bottom up, -1 - pool for those that are hidden."""
        table = observation.table
        return [
            -1 - table.pool[card] if table.faces[card] == UNKNOWN else table.faces[card] for card in table.piles[place]
        ]

    def sample(self) -> World:
        """A world; cards that will be shuffled into a new draw pile (SB-12) come after those of the present one."""
        hidden = [_shuffled(faces, self.rng) for faces in self.hidden]
        stocks = [_filled(entries, hidden) for entries in self.stocks]
        hands = [self._kept(seat, entries, hidden) for seat, entries in enumerate(self.hands)]
        coming = _filled(self.draw, hidden)
        coming.reverse()
        coming += _shuffled(self.later, self.rng)
        return World(stocks, hands, [coming[seat :: self.seats] for seat in range(self.seats)])

    def _kept(self, seat: int, entries: list[int], hidden: list[list[int]]) -> list[int]:
        """A hand as somebody keeps it: what fits has mostly been played, wild cards are kept.

        The later a seat's last turn, the more its hand says about the piles as they are.
        """
        hand = []
        random = self.rng.random
        for entry in entries:
            if entry >= 0:
                hand.append(entry)
                continue
            pool = hidden[-1 - entry]
            face = pool.pop()
            if pool and self.fits[face] and int(random() * 1000) < self.played[seat]:
                face = self._exchanged(face, pool)
            if pool and self.played[seat] and face != WILD and int(random() * 1000) < WILDS_KEPT:
                at = int(random() * len(pool))
                if pool[at] == WILD:
                    pool[at] = face
                    face = WILD
            hand.append(face)
        return hand

    def _exchanged(self, face: int, pool: list[int]) -> int:
        """Another card of the pool, for which the first one is put back."""
        at = int(self.rng.random() * len(pool))
        other = pool[at]
        pool[at] = face
        return other


def _filled(entries: list[int], hidden: list[list[int]]) -> list[int]:
    return [face if face >= 0 else hidden[-1 - face].pop() for face in entries]


def _shuffled(faces: list[int], rng: random.Random) -> list[int]:
    """Fisher and Yates's shuffle; by `random`, which is the same in every version of Python."""
    dealt = list(faces)
    for last in range(len(dealt) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        dealt[last], dealt[at] = dealt[at], dealt[last]
    return dealt
