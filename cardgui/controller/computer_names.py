"""Names for computer players, such as families give them where a language is spoken.

A name is chosen when somebody sits down and written into the record, which keeps it whatever is spoken later.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

COMPUTER_NAMES = {
    "en": ("Baraka", "Linh", "Omar", "Zuri", "Minh", "Salma", "Kito", "Nuru"),
    "sw": ("Baraka", "Neema", "Juma", "Zuri", "Kito", "Salma", "Bahati", "Nuru"),
    "vi": ("Linh", "Minh", "Hoa", "Khoa", "Mai", "Bảo", "Lan", "An"),
    "ar": ("أمل", "نور", "عمر", "سلمى", "كريم", "ليلى", "سامي", "هدى"),
}
"""By language, as many in each."""


def computer_name(taken: Iterable[str]) -> str:
    """The first friendly name, in the language at the table, that nobody there has."""
    from cardgui.language.numbers import number as digits

    used = {_alike(name) for name in taken}
    names = _names()
    for name in names:
        if _alike(name) not in used:
            return name
    number = 2
    while _alike(f"{names[0]} {digits(number)}") in used:
        number += 1
    return f"{names[0]} {digits(number)}"


def in_the_language(name: str, taken: Iterable[str]) -> str:
    """A computer player's name in the language at the table: its counterpart, or a free one where somebody has that.
    A name that people have given is left as it is."""
    for names in COMPUTER_NAMES.values():
        if name in names and name not in _names():
            used = list(taken)
            own = _names()[names.index(name)]
            return own if _alike(own) not in map(_alike, used) else computer_name(used)
    return name


def _alike(name: str) -> str:
    """The same for names that look the same: capitals are small, and an accent is part of its letter."""
    return unicodedata.normalize("NFC", name).casefold()


def _names() -> tuple[str, ...]:
    from PySide6.QtCore import QLocale

    return COMPUTER_NAMES.get(QLocale().name().partition("_")[0], COMPUTER_NAMES["en"])
