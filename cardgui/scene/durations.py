"""All durations of the table, in milliseconds at speed 1 (LOOKS, Movement), and how a speed setting scales them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOVE_LEAST: Final = 160
MOVE_PER_U: Final = 30
MOVE_MOST: Final = 480
FLIP: Final = 220
GLIDE_BACK: Final = 220
DEAL_APART: Final = 45
DEAL_MOST: Final = 3600
"""Large deals go faster: their last card sets out after so long."""
COUNT_APART: Final = 70
"""Between two cards that are turned up when the round is counted."""
COLUMN_REST: Final = 500
"""How long a complete column or pile is seen before it leaves."""
COLUMN_LEAVE: Final = 320
FOLLOWS: Final = 90
"""How much later the card that leaves a place sets out than the one that comes."""
CHIPS: Final = 520
"""How long chips are on their way to the pot, or from it."""
CHIPS_APART: Final = 110
"""Between two seats that pay, or win, together."""
BANNER: Final = 4000
HINT_PULSE: Final = 900
CURTAIN_DOWN: Final = 420
CURTAIN_UP: Final = 520
DRAWN_APART: Final = 420
"""Between two cards of the draw for the deal."""


@dataclass(frozen=True, slots=True)
class Speed:
    """factor: 1 is normal, 2 twice as slow, 0 makes everything happen at once."""

    factor: float = 1.0

    def ms(self, duration: float) -> int:
        """`duration` at this speed."""
        return round(duration * self.factor)

    def move(self, distance_u: float) -> int:
        """How long a card takes for a way of `distance_u` card widths."""
        return self.ms(min(MOVE_LEAST + MOVE_PER_U * distance_u, MOVE_MOST))
