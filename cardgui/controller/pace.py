"""How long computer seats wait, and how they go on."""

from __future__ import annotations

from dataclasses import dataclass

from cardgui.controller.view import Mode

COMPUTER_WAIT = 600
"""Milliseconds before a computer seat moves, at the usual speed (LOOKS, Movement)."""
FREE_TABLE_WAIT = 2000
"""Milliseconds that a computer seat on turn leaves people for calls and moves out of turn, at any speed (SB-23)."""
SCORES_WAIT = 4000
"""Milliseconds for which a table of computer seats shows the scores before it deals the next round."""


@dataclass(slots=True)
class Pace:
    """speed: percent, 0 for no pauses at all.  mode: see `view.Mode`."""

    speed: int = 100
    mode: Mode = "playing"

    def scaled(self, wait: int) -> int:
        """A pause of `wait` ms at the present pace, in ms."""
        if self.speed <= 0 or self.mode == "fast":
            return 0
        return wait * 100 // self.speed
