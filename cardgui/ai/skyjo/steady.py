"""The steady Skyjo player: it plans its own columns well and closes with care, but looks at nobody else's grid."""

from __future__ import annotations

import random

from cardgui.ai.skyjo.choices import Choice
from cardgui.ai.skyjo.columns import POINT
from cardgui.ai.skyjo.own_grid import own_grid_choice
from cardgui.ai.skyjo.sight import Sight

ERROR = 9 * POINT // 4
"""It does not reckon more closely than this."""


def steady_choice(sight: Sight, rng: random.Random) -> Choice:
    """The fewest expected points for the own grid; it does not close the round rashly."""
    return own_grid_choice(sight, rng, careful=True, error=ERROR)
