"""Why something cannot be chosen for a new match (`cardgui.rules.conflicts`)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardgui.language.numbers import number


def conflict_reason(code: str) -> str:
    """One sentence. Raises KeyError for a code that there is not."""
    return {
        "four_or_six_seats": QCoreApplication.translate(
            "Conflicts", "Two teams need {four} or {six} players.", "counts of players"
        ).format(four=number(4), six=number(6)),
        "six_seats": QCoreApplication.translate(
            "Conflicts", "Three teams need {six} players.", "a count of players"
        ).format(six=number(6)),
        "two_people": QCoreApplication.translate("Conflicts", "Two people at least must sit at the table."),
        "some_people": QCoreApplication.translate("Conflicts", "No person sits at the table."),
        "with_points_only": QCoreApplication.translate("Conflicts", "Only when points are counted."),
        "with_penalty_points_only": QCoreApplication.translate("Conflicts", "Only with penalty points."),
        "with_chips_only": QCoreApplication.translate("Conflicts", "Only when playing for chips."),
        "with_doubling_only": QCoreApplication.translate("Conflicts", "Only when points can be doubled."),
    }[code]


def most_reason(seats: int, most: int) -> str:
    """Why a number cannot be larger at a table of so many."""
    text = QCoreApplication.translate("Conflicts", "With {seats} players {most} at most.", "a limit: cards in a stock")
    return text.format(seats=number(seats), most=number(most))
