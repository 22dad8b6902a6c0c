"""How long something takes, in words and round numbers."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from cardgui.language.numbers import number

_MINUTE = 60.0
_LONGEST_IN_MINUTES = 120


def about(least: float, most: float) -> str:
    """Between `least` and `most` seconds, rounded as one would say it: ``About 20 to 30 minutes``."""
    low, high = _minutes(least), _minutes(most)
    if high <= _LONGEST_IN_MINUTES:
        if low == high:
            return QCoreApplication.translate("Durations", "About %n minute(s)", "how long a match takes", high)
        text = QCoreApplication.translate("Durations", "About {least} to %n minute(s)", "how long a match takes", high)
        return text.format(least=number(low))
    low, high = max(1, round(least / _MINUTE / 60)), max(1, math.ceil(most / _MINUTE / 60 - 0.25))
    if low >= high:
        return QCoreApplication.translate("Durations", "About %n hour(s)", "how long a match takes", high)
    text = QCoreApplication.translate("Durations", "About {least} to %n hour(s)", "how long a match takes", high)
    return text.format(least=number(low))


def _minutes(seconds: float) -> int:
    """Whole minutes up to twelve, fives below thirty, tens above."""
    minutes = seconds / _MINUTE
    step = 1 if minutes < 12.5 else 5 if minutes < 30 else 10
    return max(1, step * math.floor(minutes / step + 0.5))
