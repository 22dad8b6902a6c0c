"""Skip-Bo positions that lie as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.rules.matches import Match
from tests.rules.tables import arrange, skip_bo


def laid(
    seats: int = 2, heights: Sequence[int] = (0, 0, 0, 0), options: dict[str, object] | None = None, **places: str
) -> Match:
    """Seat 0 is on turn. places: `p0_stock="9 3"` and so on, a line of faces each; heights: of the building piles."""
    match = skip_bo({}, seats=seats, stock_size=5, **(options or {}))
    on_table: dict[str, Sequence[str]] = {f"p{seat}.stock": ["12", "12"] for seat in range(seats)}
    on_table |= {f"build.{i}": [str(n) for n in range(1, height + 1)] for i, height in enumerate(heights)}
    on_table |= {name.replace("_", ".", 1).replace("_", "."): faces.split() for name, faces in places.items()}
    return arrange(match, on_table, "draw")
