"""The skilled Kings Corners player: it looks through its whole turn, and plays its best ends out a few times.

Where it need not play everything (KC-13), it holds back what stays playable, without playing anything out.
"""

from __future__ import annotations

from cardgui.ai.kings_corners.monte_carlo import Effort
from cardgui.ai.kings_corners.planned import planned
from cardgui.ai.kings_corners.restraint import held_back

skilled_move = planned(Effort(12, 240, 50, 20), held_back)
