"""Texts with a number: the right form of the word and the right digits."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication

from cardgui.language.locales import Digits, by_code
from cardgui.language.translators import Translators
from catalogue_files import Catalogue
from translations import ROOT


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


SAID_WITHOUT_A_NOUN = ("%n in the pot", "%n to go", "%n left", "%n more")
FROM_TWO_ON = ("About {least} to %n hour(s)", "About {least} to %n minute(s)")
"""Lengths of a match in which the number is the larger of two."""


def plurals(language: str) -> list[tuple[str, list[str]]]:
    catalogue = Catalogue(ROOT / "translations" / f"cardgui_{language}.ts")
    return [
        (entry.text.source, list(entry.forms))
        for entry in catalogue.entries
        if entry.text.plural and not entry.text.context.startswith("Q")
    ]


def test_every_arabic_form_is_the_one_of_its_number() -> None:
    """One and two are said by the noun alone, 3 to 10 with its plural, from 11 on with its singular."""
    entries = plurals("ar")
    assert len(entries) > 40
    for source, (_, one, two, few, many, other) in entries:
        if source not in FROM_TWO_ON:
            assert len({one, two, other}) == 3, source
            assert "%Ln" not in one + two, source
        assert "%Ln" in few, source
        assert "%Ln" in many, source
        if source not in SAID_WITHOUT_A_NOUN:
            assert few not in (many, other), source


def test_swahili_nouns_with_a_plural_have_it() -> None:
    """Cards, points, chips, rounds and moves are the same in both; matches, people and seats are not."""
    both = ("mchezo", "mtu", "mchezaji", "kiti", "rundo")
    several = ("michezo", "watu", "wachezaji", "viti", "marundo")
    found = 0
    for source, (one, other) in plurals("sw"):
        assert not re.search(rf"%Ln? *({'|'.join(both)})\b|\b({'|'.join(both)}) %Ln", other), source
        assert not re.search(rf"\b({'|'.join(several)}) %Ln", one), source
        found += one != other
    assert found > 5
