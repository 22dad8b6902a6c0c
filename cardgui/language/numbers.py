"""Numbers as people read them, in the digits and with the separators of the current language.

All of them ask the default QLocale, which `translators.Translators` sets. The signs of Arabic carry a direction mark
of their own and stay in place in any sentence; a minus between Latin digits is U+2212, as wide as the plus.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale

_MINUS = "\u2212"


def number(value: int) -> str:
    """A count or a score, with separators between the thousands: ``1,250``, ``−2``."""
    return _with_minus(QLocale().toString(value))


def identifier(value: int) -> str:
    """A number that is a name, such as a deal's, without separators: ``1048576``."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return _with_minus(locale.toString(value))


def signed(value: int) -> str:
    """A change of points with its sign: ``+5``, ``−2``; zero has none."""
    return f"{QLocale().positiveSign()}{number(value)}" if value > 0 else number(value)


def decimal(value: float, places: int = 1) -> str:
    """A number with a fixed count of places behind the decimal sign, as for an average: ``4.5``."""
    text = QLocale().toString(value, "f", places)
    zero = QLocale().toString(0.0, "f", places)
    return zero if text.endswith(zero) and float(f"{value:.{places}f}") == 0 else _with_minus(text)


def percentage(share: float, places: int = 0) -> str:
    """A share of one as a percentage: 0.456 is ``46%``."""
    return decimal(share * 100, places) + QLocale().percent()


def span(first: int, last: int) -> str:
    """From one number to another: ``2–8``; only the one when both are the same."""
    return number(first) if first == last else f"{number(first)}–{number(last)}"


def in_own_digits(text: str) -> str:
    """A text that was written with 0 to 9, such as a rule book, in the digits of the language."""
    zero = ord(QLocale().zeroDigit())
    return text.translate({ord("0") + digit: zero + digit for digit in range(10)})


def _with_minus(text: str) -> str:
    return text if QLocale().zeroDigit() != "0" else text.replace("-", _MINUS)
