"""Comparing a position with the one that a separate implementation of the rules expects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
"""Records with the positions expected of them, by game, and `wrong`: those that must be refused."""


def expected(record: Path) -> Any:
    return json.loads(record.with_suffix(".expected.json").read_text(encoding="utf-8"))


def differences(want: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[str]:
    """What differs; lists of moves are in no order, and places without cards may be left out."""
    for key, value in want.items():
        found = got[key]
        if key == "places":
            for place in sorted({*value, *found}):
                if value.get(place, []) != found.get(place, []):
                    yield f"{place}: {found.get(place)}, expected {value.get(place)}"
        elif key in ("legal_moves", "others"):
            if sorted(value) != sorted(found):
                yield f"{key}: too many {set(found) - set(value)}, missing {set(value) - set(found)}"
        elif value != found:
            yield f"{key}: {found}, expected {value}"
