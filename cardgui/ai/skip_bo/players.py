"""Skip-Bo's computer players by level."""

from __future__ import annotations

from cardgui.ai.skip_bo.beginner import beginner_move
from cardgui.ai.skip_bo.easy import easy_move
from cardgui.ai.skip_bo.expert import expert_move
from cardgui.ai.skip_bo.skilled import skilled_move
from cardgui.ai.skip_bo.steady import steady_move

PLAYERS = {
    "beginner": beginner_move,
    "easy": easy_move,
    "steady": steady_move,
    "skilled": skilled_move,
    "expert": expert_move,
}
