"""The beginner at Skip-Bo: sees its stock card at once, overlooks others, and discards what comes to hand."""

from __future__ import annotations

import random

from cardgui.ai.skip_bo.greedy import Greedy
from cardgui.rules.moves import Move
from cardgui.rules.observation import Observation

UNSEEN = (0, 150, 400, 500)
"""Thousandths of the times when it does not see that a card fits: of the stock, a number in the hand or on a discard
pile, a wild card that would help the stock."""
WHIM = 700
"""Thousandths of the discards that are any number on any pile. Wild cards it knows to keep."""


def beginner_move(observation: Observation, rng: random.Random) -> Move:
    """Greedy, as far as it sees what fits."""
    table = Greedy(observation, rng)
    seen = [kind for kind, thousandths in enumerate(UNSEEN) if not table.happens(thousandths)]
    return table.play(seen) or table.put(WHIM)
