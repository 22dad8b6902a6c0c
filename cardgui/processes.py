"""Starting this program once more, with another command, as a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import cardgui

WORKING_DIRECTORY = str(Path(cardgui.__file__).resolve().parent.parent)
"""Where it is to be started: `-m` looks for the package there first, and no folder of the player's may stand in its
way."""


def own_command(name: str) -> list[str]:
    """Program and arguments of a command: this Python with the package, or the frozen program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, name]
    return [sys.executable, "-m", "cardgui", name]
