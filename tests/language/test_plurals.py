"""Texts with a number: the right form of the word and the right digits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from cardgui.language.locales import Digits, by_code
from cardgui.language.translators import Translators


def minutes(n: int) -> str:
    return QCoreApplication.translate("Dates", "%n minute(s)", "how long something took", n)


def test_english_has_a_singular(translators: Translators) -> None:
    translators.use(by_code("en"))
    assert [minutes(n) for n in (0, 1, 2, 1250)] == ["0 minutes", "1 minute", "2 minutes", "1,250 minutes"]


@pytest.mark.parametrize(
    ("digits", "expected"),
    [
        (
            Digits.NATIVE,
            ["٠ دقيقة", "دقيقة واحدة", "دقيقتان", "٣ دقائق", "١١ دقيقة", "١٠٠ دقيقة", "١٠٣ دقائق"],
        ),
        (
            Digits.WESTERN,
            ["0 دقيقة", "دقيقة واحدة", "دقيقتان", "3 دقائق", "11 دقيقة", "100 دقيقة", "103 دقائق"],
        ),
    ],
)
def test_arabic_has_six_forms_in_both_kinds_of_digits(
    translators: Translators, digits: Digits, expected: list[str]
) -> None:
    translators.use(by_code("ar"), digits)
    assert [minutes(n) for n in (0, 1, 2, 3, 11, 100, 103)] == expected


@pytest.mark.parametrize(("code", "one", "many"), [("sw", "dakika 1", "dakika 1,250"), ("vi", "1 phút", "1.250 phút")])
def test_swahili_and_vietnamese(translators: Translators, code: str, one: str, many: str) -> None:
    translators.use(by_code(code))
    assert (minutes(1), minutes(1250)) == (one, many)
