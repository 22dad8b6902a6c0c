"""Birthdays as people write them: day, month and year, in the digits of their language."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale

EARLIEST = 1900


def birthday_text(day: date) -> str:
    """A birthday to be read and changed: ``15/3/2015``."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "d/M/yyyy")


def read_birthday(text: str, today: date) -> date | None:
    """What somebody has written; None for nothing. Any digits and anything between them will do; the year may come
    first, and has four digits.

    Raises ValueError for what is no day from the year 1900 to today.
    """
    if not text.strip():
        return None
    parts = re.findall(r"\d+", text)
    if len(parts) != 3:
        raise ValueError(f"birthday: day, month and year were expected, got {len(parts)} numbers")
    if len(parts[0]) == 4:
        parts.reverse()
    try:
        day = date(int(parts[2]), int(parts[1]), int(parts[0]))
    except ValueError as error:
        raise ValueError(f"birthday: {error}") from None
    if not day.year >= EARLIEST or day > today:
        raise ValueError(f"birthday: {day} was not expected, only days from {EARLIEST} to today")
    return day
