"""The expert Kings Corners player: the ends of its turn are played out many times.

Where it need not play everything (KC-13), it lies in wait until its whole hand goes out in one turn.
"""

from __future__ import annotations

from cardgui.ai.kings_corners.monte_carlo import Effort
from cardgui.ai.kings_corners.planned import planned
from cardgui.ai.kings_corners.restraint import kept_back

expert_move = planned(Effort(20, 2400, 50, 30), kept_back)
