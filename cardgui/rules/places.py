"""The places of a table: names of NOTATION and small numbers for the same."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

COMMON = -1


class PlaceKind(IntEnum):
    """How the cards of a place lie."""

    DRAW = 0
    """A pile face down."""
    OPEN = 1
    """A pile face up: discards, completed piles."""
    BUILD = 2
    """A pile face up that is built upwards from 1."""
    STOCK = 3
    """A pile face down but for its top card."""
    HAND = 4
    """Cards side by side that only the holder sees."""
    GRID = 5
    """Room for one card, face down until everybody has seen it."""
    SPREAD = 6
    """A pile face up that overlaps so that every card is seen."""


class Place(NamedTuple):
    """name: as in a position, with the seat's prefix.  seat: the owner, or COMMON."""

    name: str
    kind: PlaceKind
    seat: int


def seat_places(seat: int, own: list[tuple[str, PlaceKind]]) -> list[Place]:
    return [Place(f"p{seat}.{name}", kind, seat) for name, kind in own]
