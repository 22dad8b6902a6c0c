"""The steady Kings Corners player: it looks through its whole turn, weighs a few ends of it, and holds nothing back."""

from __future__ import annotations

from cardgui.ai.kings_corners.monte_carlo import Effort
from cardgui.ai.kings_corners.planned import planned

steady_move = planned(Effort(6, 60, 50, 10))
