"""Skyjo's computer players by level."""

from __future__ import annotations

from cardgui.ai.players import Player
from cardgui.ai.skyjo.beginner import beginner_choice
from cardgui.ai.skyjo.choices import player
from cardgui.ai.skyjo.easy import easy_choice
from cardgui.ai.skyjo.expert import expert_choice
from cardgui.ai.skyjo.skilled import skilled_choice
from cardgui.ai.skyjo.steady import steady_choice

PLAYERS: dict[str, Player] = {
    "beginner": player(beginner_choice),
    "easy": player(easy_choice),
    "steady": player(steady_choice),
    "skilled": player(skilled_choice),
    "expert": player(expert_choice),
}
