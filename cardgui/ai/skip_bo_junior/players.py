"""Skip-Bo Junior's computer players by level."""

from __future__ import annotations

from cardgui.ai.skip_bo_junior.beginner import beginner_move
from cardgui.ai.skip_bo_junior.easy import easy_move
from cardgui.ai.skip_bo_junior.expert import expert_move
from cardgui.ai.skip_bo_junior.skilled import skilled_move
from cardgui.ai.skip_bo_junior.steady import steady_move

PLAYERS = {
    "beginner": beginner_move,
    "easy": easy_move,
    "steady": steady_move,
    "skilled": skilled_move,
    "expert": expert_move,
}
