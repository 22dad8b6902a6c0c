"""Days, times and how long something took, as people say them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime


def time_text(moment: datetime) -> str:
    """The time of day in hours and minutes: ``20:05`` or ``8:05 pm``."""
    text = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    # CLDR's narrow space is missing from many fonts.
    return text.replace("\u202f", "\u00a0")


def date_text(day: date) -> str:
    """The day with the month's name, so that nobody takes the one for the other: ``12 Mar 2026``."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "d MMM yyyy")


def moment_text(moment: datetime, now: datetime) -> str:
    """When something happened, as seen from now: ``yesterday at 20:05``; begins with a small letter.

    Args:
        moment: local time.
        now: local time; a moment that lies after it is named by its date.
    """
    days = (now.date() - moment.date()).days
    time = time_text(moment)
    if days == 0:
        return QCoreApplication.translate("Dates", "today at {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("Dates", "yesterday at {time}").format(time=time)
    if 1 < days < 7:
        weekday = QLocale().standaloneDayName(moment.isoweekday())
        return QCoreApplication.translate(
            "Dates", "{weekday} at {time}", "on this weekday within the last seven days"
        ).format(weekday=weekday, time=time)
    return QCoreApplication.translate("Dates", "{date}, {time}").format(date=date_text(moment.date()), time=time)


def duration_text(seconds: float) -> str:
    """How long something took, to the minute: ``less than a minute``, ``12 minutes``, ``1 hour 5 minutes``."""
    whole_hours, whole_minutes = divmod(int(seconds) // 60, 60)
    if whole_hours == 0 and whole_minutes == 0:
        return QCoreApplication.translate("Dates", "less than a minute")
    minutes = QCoreApplication.translate("Dates", "%n minute(s)", "how long something took", whole_minutes)
    if whole_hours == 0:
        return minutes
    hours = QCoreApplication.translate("Dates", "%n hour(s)", "how long something took", whole_hours)
    if whole_minutes == 0:
        return hours
    return QCoreApplication.translate("Dates", "{hours} {minutes}", "how long: 1 hour 5 minutes").format(
        hours=hours, minutes=minutes
    )


def at_line_start(text: str) -> str:
    """The text with a capital where it begins, for `moment_text` at the start of a line."""
    return text[:1].upper() + text[1:]
