"""Tables of Skip-Bo Junior with the cards where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.matches import Match
from tests.rules.tables import arrange, junior


def laid(heights: Sequence[int] = (0, 0, 0, 0), options: dict[str, object] | None = None, **places: str) -> Match:
    """Seat 0 is on turn. places: `p0_hand_1="9 3"` and so on, a line of faces each; heights: of the building piles."""
    match = junior({0: ["1"]}, **(options or {}))
    on_table: dict[str, Sequence[str]] = {f"p{seat}.stock": ["10", "10"] for seat in range(2)}
    on_table |= {f"build.{i}": [str(n) for n in range(1, height + 1)] for i, height in enumerate(heights)}
    on_table |= {name.replace("_", "."): faces.split() for name, faces in places.items()}
    return arrange(match, on_table, "draw")
