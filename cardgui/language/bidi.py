"""Reading direction inside a line: names, moves and file paths that stand in a sentence of another direction.

In an Arabic sentence a Latin name with a bracket or a number beside it takes both along to the wrong place, and in an
English one an Arabic name does. Isolates (Unicode Standard Annex 9, FSI and LRI to PDI) keep such a piece together.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QLocale, Qt

_LRI, _FSI, _PDI, _RLM = "\u2066", "\u2068", "\u2069", "\u200f"
_CONTROLS = dict.fromkeys(map(ord, "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


def is_right_to_left() -> bool:
    """Whether the current language is read from right to left."""
    return QLocale().textDirection() == Qt.LayoutDirection.RightToLeft


def isolate(text: str) -> str:
    """A name or another text of unknown direction, to be put into a sentence.

    Direction marks inside it are dropped, so that nobody's name can turn the rest of a line around. Text that cannot
    disturb the sentence comes back as it is.
    """
    text = without_marks(text)
    if text and (is_right_to_left() or any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in text)):
        return f"{_FSI}{text}{_PDI}"
    return text


def isolate_left_to_right(text: str) -> str:
    """Notation, a path, a command or a version, to be put into a sentence: read from left to right in any language."""
    text = without_marks(text)
    return f"{_LRI}{text}{_PDI}" if text and is_right_to_left() else text


def line(text: str) -> str:
    """A whole line made of names, numbers or notation alone, such as a label with a score.

    Qt gives a label the direction of its first letter, not that of the language: without an Arabic letter it would
    stand at the left, its pieces in the order of an English line. A translated sentence needs none of this.
    """
    return f"{_RLM}{text}" if text and is_right_to_left() else text


def without_marks(text: str) -> str:
    """The text without any direction marks, as for a file's name or the clipboard."""
    return text.translate(_CONTROLS)
