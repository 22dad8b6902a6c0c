from __future__ import annotations

import pytest

from cardgui.language.durations import about


@pytest.mark.parametrize(
    ("least", "most", "text"),
    [
        (10, 50, "About 1 minute(s)"),
        (100, 290, "About 2 to 5 minute(s)"),
        (500, 780, "About 8 to 15 minute(s)"),
        (1300, 1500, "About 20 to 25 minute(s)"),
        (1180, 1900, "About 20 to 30 minute(s)"),
        (70 * 60, 118 * 60, "About 70 to 120 minute(s)"),
        (100 * 60, 170 * 60, "About 2 to 3 hour(s)"),
        (115 * 60, 130 * 60, "About 2 hour(s)"),
        (5 * 3600, 8 * 3600, "About 5 to 8 hour(s)"),
    ],
)
def test_it_is_said_in_round_numbers(least: float, most: float, text: str) -> None:
    """Without a catalogue the plural is not chosen yet."""
    assert about(least, most) == text
