"""What can be the name of somebody at a table."""

from __future__ import annotations

import unicodedata

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers and the blank pattern: letters and a symbol by their category, but nothing is seen of them."""


def can_be_seen(text: str) -> bool:
    """Whether something is seen of a text: a letter, digit, sign or picture; spaces, direction marks, joiners and
    accents alone are nothing."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in text)
