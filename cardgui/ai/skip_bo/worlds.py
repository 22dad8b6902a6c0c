"""Worlds that fit what a Skip-Bo player sees: hidden cards dealt at random, as lists of faces (determinization)."""

from __future__ import annotations

import random

from cardgui.ai.building import numbers
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.observation import Observation
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN, OWN


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
    """Makes worlds for one observation; see `observe` for what is known."""

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
        self.barred = numbers(observation.state, "no_draw")

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
        hands = [_filled(entries, hidden) for entries in self.hands]
        coming = _filled(self.draw, hidden)
        coming.reverse()
        coming += _shuffled(self.later, self.rng)
        return World(stocks, hands, [coming[seat :: self.seats] for seat in range(self.seats)])


def _filled(entries: list[int], hidden: list[list[int]]) -> list[int]:
    return [face if face >= 0 else hidden[-1 - face].pop() for face in entries]


def _shuffled(faces: list[int], rng: random.Random) -> list[int]:
    """Fisher and Yates's shuffle; by `random`, which is the same in every version of Python."""
    dealt = list(faces)
    for last in range(len(dealt) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        dealt[last], dealt[at] = dealt[at], dealt[last]
    return dealt
