"""Which language the program starts with, and what it says of one that it does not speak."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale, Qt

from cardgui.language.locales import LANGUAGES, Digits, UnknownLanguage, by_code, choose


def test_the_four_languages_name_themselves() -> None:
    assert [(language.code, language.own_name) for language in LANGUAGES] == [
        ("en", "English"),
        ("sw", "Kiswahili"),
        ("vi", "Tiếng Việt"),
        ("ar", "العربية"),
    ]
    assert [language.code for language in LANGUAGES if language.direction == Qt.LayoutDirection.RightToLeft] == ["ar"]


@pytest.mark.parametrize(
    ("argument", "preference", "system", "code"),
    [
        ("vi", "sw", ["ar"], "vi"),
        (None, "sw", ["ar"], "sw"),
        (None, None, ["de-DE", "de", "ar-Arab-SA", "en"], "ar"),
        (None, "xx", ["vi-VN"], "vi"),
        (None, "", ["C"], "en"),
        (None, None, [], "en"),
    ],
)
def test_argument_before_preference_before_system_before_english(
    argument: str | None, preference: str | None, system: list[str], code: str
) -> None:
    assert choose(argument, preference, system).code == code


@pytest.mark.parametrize("tag", ["ar", "AR", "ar-AE", "ar_EG.UTF-8", " ar "])
def test_a_tag_with_country_and_encoding_means_the_language(tag: str) -> None:
    assert by_code(tag).code == "ar"


@pytest.mark.parametrize("tag", ["xx", "", "arabic", "../sw", "C"])
def test_an_unknown_language_is_one_line_that_names_those_that_exist(tag: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        choose(tag, "sw", ["vi"])
    assert str(caught.value) == f"unknown language '{tag}': expected one of en, sw, vi, ar"


def test_only_arabic_has_two_kinds_of_digits() -> None:
    for language in LANGUAGES:
        western, native = (language.locale(digits).zeroDigit() for digits in (Digits.WESTERN, Digits.NATIVE))
        assert western == "0"
        assert native == ("٠" if language.code == "ar" else "0")


@pytest.mark.parametrize(
    ("system", "zero"),
    [
        ("ar_EG", "٠"),
        ("ar_SA", "٠"),
        ("ar_IQ", "٠"),
        ("ar_AE", "0"),
        ("ar_MA", "0"),
        ("ar_TN", "0"),
        # A system in another language: its region decides.
        ("en_EG", "٠"),
        ("fr_MA", "0"),
        ("en_AE", "0"),
        # A region where no Arabic is at home.
        ("de_DE", "٠"),
        ("C", "٠"),
    ],
)
def test_automatic_digits_are_those_of_the_region(system: str, zero: str) -> None:
    arabic = by_code("ar")
    assert arabic.locale(Digits.AUTOMATIC, QLocale(system)).zeroDigit() == zero
    assert arabic.locale(Digits.NATIVE, QLocale(system)).zeroDigit() == "٠"
    assert arabic.locale(Digits.WESTERN, QLocale(system)).zeroDigit() == "0"


@pytest.mark.parametrize("code", ["en", "sw", "vi"])
@pytest.mark.parametrize("system", ["ar_EG", "ar_AE", "C"])
def test_other_languages_have_one_kind_of_digits_in_any_region(code: str, system: str) -> None:
    assert by_code(code).locale(Digits.AUTOMATIC, QLocale(system)) == by_code(code).locale()


@pytest.mark.parametrize(("system", "zero"), [("ar_EG.UTF-8", "٠"), ("ar_MA.UTF-8", "0"), ("ar_AE.UTF-8", "0")])
def test_the_system_is_asked(system: str, zero: str) -> None:
    """In a process of its own: Qt asks the environment once."""
    code = (
        "from cardgui.language.locales import Digits, by_code\n"
        "print(ascii(by_code('ar').locale(Digits.AUTOMATIC).zeroDigit()))"
    )
    environment = {**os.environ, "LC_ALL": system, "LANGUAGE": ""}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.strip() == ascii(zero)
