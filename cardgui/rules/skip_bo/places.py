"""Where the cards of the Skip-Bo games lie, as place numbers."""

from __future__ import annotations

from cardgui.rules.places import COMMON, Place, PlaceKind

DRAW_PILE = 0
BUILDS = (1, 2, 3, 4)
COMPLETED = 5
FIRST_OWN = 6
"""The first place of seat 0, its stock; those of the other seats follow in blocks of the same size."""
OWN = 6
"""Places of a seat in Skip-Bo: stock, hand and four discard piles."""
JUNIOR_OWN = 4
"""Places of a seat in Skip-Bo Junior: stock and three hand piles."""


def common_places() -> list[Place]:
    builds = [Place(f"build.{i}", PlaceKind.BUILD, COMMON) for i in range(len(BUILDS))]
    return [Place("draw", PlaceKind.DRAW, COMMON), *builds, Place("completed", PlaceKind.OPEN, COMMON)]
