"""Where the cards of Kings Corners lie, as place numbers."""

from __future__ import annotations

from cardgui.rules.places import COMMON, Place, PlaceKind

STOCK = 0
SIDES = (1, 2, 3, 4)
"""North, east, south, west."""
LAST_SIDE = SIDES[-1]
CORNERS = (5, 6, 7, 8)
"""North-east, south-east, south-west, north-west."""
LAST_CORNER = CORNERS[-1]
FIRST_HAND = 9
"""The hand of seat 0; those of the others follow."""


def common_places() -> list[Place]:
    sides = [Place(f"side.{side}", PlaceKind.SPREAD, COMMON) for side in "nesw"]
    corners = [Place(f"corner.{corner}", PlaceKind.SPREAD, COMMON) for corner in ("ne", "se", "sw", "nw")]
    return [Place("draw", PlaceKind.DRAW, COMMON), *sides, *corners]


def bit(place: int) -> int:
    """A side or a corner in a mask of piles."""
    return 1 << place - 1


ALL_SIDES = sum(map(bit, SIDES))
ALL_CORNERS = sum(map(bit, CORNERS))
