"""What people write to find a match again, as the terms that the saved matches are searched for."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from cardgui.language.phrases import phrases_of
from cardgui.storage.header_facts import folded
from cardgui.storage.history import Term
from cardgui.storage.people import Person
from cardgui.windows.services import offered_games

_MOST_WORDS = 12
_SHORT = QLocale.FormatType.ShortFormat


def terms_of(text: str, people: Sequence[Person], today: datetime.date) -> list[Term]:
    """One term a word: part of a name or a game's title, a day, month, weekday or year, today or yesterday.

    people: who is known, by the names of now.  today: in local time.
    """
    words = [word for word in re.split(r"[\s,;./·،-]+", folded(text)) if word]
    return [_term(word, people, today) for word in words[:_MOST_WORDS]]


def _term(word: str, people: Sequence[Person], today: datetime.date) -> Term:
    days: tuple[int, ...] = ()
    months: tuple[int, ...] = ()
    years: tuple[int, ...] = ()
    if word.isdecimal():
        value = int(word[:4])
        days = (value,) if 1 <= value <= 31 and len(word) < 3 else ()
        months = (value,) if 1 <= value <= 12 and len(word) < 3 else ()
        years = (value,) if len(word) == 4 else ()
    since, until = _span(word, today)
    return Term(
        word,
        people=tuple(person.id for person in people if word in folded(person.name)),
        games=tuple(game.name for game in offered_games() if word in folded(phrases_of(game.name).title())),
        days=days,
        months=months or _named(word, _month_names()),
        weekdays=tuple(number % 7 for number in _named(word, _weekday_names())),
        years=years,
        since=since,
        until=until,
    )


def _named(word: str, names: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """The numbers, from 1, of the entries of which a name begins with `word`; that must be two letters at least."""
    if len(word) < 2:
        return ()
    return tuple(
        number
        for number, forms in enumerate(names, 1)
        if any(part.startswith(word) for form in forms for part in folded(form).split())
    )


def _month_names() -> list[list[str]]:
    locale = QLocale()
    return [
        [locale.standaloneMonthName(month), locale.monthName(month), locale.monthName(month, _SHORT)]
        for month in range(1, 13)
    ]


def _weekday_names() -> list[list[str]]:
    locale = QLocale()
    return [[locale.standaloneDayName(day), locale.dayName(day), locale.dayName(day, _SHORT)] for day in range(1, 8)]


def _span(word: str, today: datetime.date) -> tuple[float, float]:
    """The time that a word such as "yesterday" names, seconds since 1970; nothing for another word."""
    days = (
        QCoreApplication.translate("History", "today", "a word to search for; without spaces"),
        QCoreApplication.translate("History", "yesterday", "a word to search for; without spaces"),
    )
    for back, name in enumerate(days):
        if len(word) >= 3 and folded(name).replace(" ", "").startswith(word):
            day = today - datetime.timedelta(back)
            end = day + datetime.timedelta(1)
            return _start_of(day), _start_of(end)
    return 0.0, 0.0


def _start_of(day: datetime.date) -> float:
    return datetime.datetime.combine(day, datetime.time()).timestamp()
