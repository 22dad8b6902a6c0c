"""Skip-Bo Junior's computer players by level."""

from __future__ import annotations

from cardgui.ai.skip_bo_junior.easy import easy_move
from cardgui.ai.skip_bo_junior.skilled import skilled_move

PLAYERS = {"easy": easy_move, "skilled": skilled_move}
