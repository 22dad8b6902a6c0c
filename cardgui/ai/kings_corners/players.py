"""Kings Corners' computer players by level."""

from __future__ import annotations

from cardgui.ai.kings_corners.beginner import beginner_move
from cardgui.ai.kings_corners.easy import easy_move
from cardgui.ai.kings_corners.expert import expert_move
from cardgui.ai.kings_corners.skilled import skilled_move
from cardgui.ai.kings_corners.steady import steady_move

PLAYERS = {
    "beginner": beginner_move,
    "easy": easy_move,
    "steady": steady_move,
    "skilled": skilled_move,
    "expert": expert_move,
}
