"""The versions of the program and of what it stands on, as people are asked for them when something goes wrong."""

from __future__ import annotations

import platform

import cardgui


def versions() -> dict[str, str]:
    """By name, the program first. Loads QtCore."""
    import PySide6
    from PySide6.QtCore import qVersion

    return {
        "cardgui": cardgui.__version__,
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
        "Python": platform.python_version(),
    }


def version_line() -> str:
    """All of them in one line."""
    return ", ".join(f"{name} {version}" for name, version in versions().items())
