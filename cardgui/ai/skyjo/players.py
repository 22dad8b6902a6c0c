"""Skyjo's computer players by level."""

from __future__ import annotations

from cardgui.ai.skyjo.easy import easy_move
from cardgui.ai.skyjo.skilled import skilled_move

PLAYERS = {"easy": easy_move, "skilled": skilled_move}
