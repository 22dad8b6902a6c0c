"""Numbers in the digits, and with the signs, of each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from cardgui.language import numbers
from cardgui.language.locales import Digits, by_code


@pytest.fixture(autouse=True)
def default_locale() -> Iterator[None]:
    default = QLocale()
    yield
    QLocale.setDefault(default)


def speak(code: str, digits: Digits = Digits.NATIVE) -> None:
    QLocale.setDefault(by_code(code).locale(digits))


@pytest.mark.parametrize(
    ("code", "digits", "expected"),
    [
        ("en", Digits.NATIVE, ["1,250", "−2", "+5", "0", "4.5", "46%", "2–8", "1048576"]),
        ("sw", Digits.NATIVE, ["1,250", "−2", "+5", "0", "4.5", "46%", "2–8", "1048576"]),
        ("vi", Digits.NATIVE, ["1.250", "−2", "+5", "0", "4,5", "46%", "2–8", "1048576"]),
        # U+061C and U+200E are the marks that keep a sign at its number in an Arabic line.
        (
            "ar",
            Digits.NATIVE,
            ["١٬٢٥٠", "\u061c-٢", "\u061c+٥", "٠", "٤٫٥", "٤٦٪\u061c", "٢–٨", "١٠٤٨٥٧٦"],
        ),
        (
            "ar",
            Digits.WESTERN,
            ["1,250", "\u200e−2", "\u200e+5", "0", "4.5", "46\u200e%\u200e", "2–8", "1048576"],
        ),
    ],
)
def test_numbers_of_a_language(code: str, digits: Digits, expected: list[str]) -> None:
    speak(code, digits)
    assert [
        numbers.number(1250),
        numbers.number(-2),
        numbers.signed(5),
        numbers.signed(0),
        numbers.decimal(4.5),
        numbers.percentage(0.456),
        numbers.span(2, 8),
        numbers.identifier(1048576),
    ] == expected


def test_a_rounded_zero_has_no_minus() -> None:
    speak("en")
    assert numbers.decimal(-0.01) == "0.0"
    assert numbers.decimal(-0.06) == "−0.1"
    assert numbers.signed(-3) == "−3"
    assert numbers.span(4, 4) == "4"


def test_a_rule_book_has_the_digits_of_its_reader() -> None:
    speak("ar")
    assert numbers.in_own_digits("من 1 إلى 12") == "من ١ إلى ١٢"
    speak("ar", Digits.WESTERN)
    assert numbers.in_own_digits("من 1 إلى 12") == "من 1 إلى 12"
    speak("vi")
    assert numbers.in_own_digits("1 đến 12") == "1 đến 12"
