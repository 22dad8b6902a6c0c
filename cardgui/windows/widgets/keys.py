"""Shortcuts that can be typed on every keyboard of the four languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtGui import QKeySequence

_ON_ARABIC_KEYS: Final = dict(zip("QWERTYUIOPASDFGHJKLZXCVNM,?", "ضصثقفغعهخحشسيبلاتنمئءؤرىةو؟", strict=True))
"""What the same keys write on an Arabic keyboard (layouts Arabic 101 and xkb's ara)."""


def key_sequences(keys: Iterable[str]) -> list[QKeySequence]:
    """Shortcuts by the names of their Latin keys, and the same keys of an Arabic keyboard: not every system looks up
    their Latin letters. Vietnamese input methods change nothing, since only text fields let them take part."""
    found = []
    for key in keys:
        before, plus, last = key.rpartition("+")
        found.append(QKeySequence(key))
        if last in _ON_ARABIC_KEYS:
            found.append(QKeySequence(f"{before}{plus}{_ON_ARABIC_KEYS[last]}"))
    return found
