"""Kings Corners' computer players by level."""

from __future__ import annotations

from cardgui.ai.kings_corners.easy import easy_move
from cardgui.ai.kings_corners.skilled import skilled_move

PLAYERS = {"easy": easy_move, "skilled": skilled_move}
