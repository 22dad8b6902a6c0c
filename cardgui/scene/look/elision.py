"""Text cut short where there is no room for it."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

_LRM, _RLM = "\u200e", "\u200f"


def elided(text: str, metrics: QFontMetricsF, width: float) -> str:
    """`text`, or so much of it that it is at most `width` px wide with the "…" at its end.

    The "…" has no direction of its own, and would follow the line's: beside the beginning of an Arabic name in an
    English line. A mark behind it makes it go on with the letters that it stands for.
    """
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
    if shown == text:
        return text
    if shown.endswith("…"):
        shown = f"{shown[:-1].rstrip()}…"
    for letter in reversed(shown):
        direction = unicodedata.bidirectional(letter)
        if direction in ("R", "AL"):
            return shown + _RLM
        if direction == "L":
            return shown + _LRM
    return shown
