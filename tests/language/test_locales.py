"""Which language the program starts with, and what it says of one that it does not speak."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

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
