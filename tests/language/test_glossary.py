"""One word for one thing: translated texts and rule books keep to translations/GLOSSARY.md."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from cardgui.rules.games import GAMES
from cardgui.windows.rule_books.book import read_book
from catalogue_files import Catalogue
from tests.language.glossary import EXCEPTIONS, TERMS, UNUSED, missing, plain, terms_in

LANGUAGES = ("sw", "vi", "ar")
TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


def texts(language: str) -> list[tuple[str, str]]:
    """English and translation of every text of the program, in each of its forms, and of every paragraph of the rule
    books."""
    pairs = []
    for entry in Catalogue(TRANSLATIONS / f"cardgui_{language}.ts").entries:
        if entry.text.context.startswith("Q"):  # Qt's own
            continue
        # An Arabic sentence of none says it without counting.
        counted = entry.forms[1:] if language == "ar" and entry.text.plural else entry.forms
        pairs += [(entry.text.source, form) for form in counted]
    for game in GAMES:
        english, other = read_book(game, "en"), read_book(game, language)
        pairs += [(one.plain, two.plain) for one, two in zip(english.blocks, other.blocks, strict=True)]
    return pairs


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_to_it(language: str) -> None:
    faults = [
        f"{english[:90]!r}: no word for {term!r} in {translated[:90]!r}"
        for english, translated in texts(language)
        for term in missing(english, translated, language)
    ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_terms_share_a_word(language: str) -> None:
    """No form of a term is one of another's, so that a term is never said by another's word."""
    for one, two in combinations(TERMS, 2):
        forms = {plain(form) for form in one.forms[language]} & {plain(form) for form in two.forms[language]}
        assert not forms, f"{one.name} and {two.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_misleading_words_are_not_used(language: str) -> None:
    words = [word for code, word in UNUSED if code == language]
    assert words
    for english, translated in texts(language):
        found = [word for word in words if re.search(rf"(?<!\w){plain(word)}(?!\w)", plain(translated))]
        assert not found, f"{english}: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_index_has_its_words(game: str, language: str) -> None:
    """A term that is in both stands in the index of a rule book as it does in the glossary."""
    names = {term.name: term.forms[language] for term in TERMS}
    english, own = read_book(game, "en").terms, read_book(game, language).terms
    both = [key for key, (name, _) in english.items() if name in names]
    assert len(both) > 5
    for key in both:
        entry = plain(own[key][0])
        assert any(plain(form) in entry for form in names[english[key][0]]), own[key][0]


def test_it_is_whole() -> None:
    assert len(TERMS) >= 60
    for term in TERMS:
        assert all(form for forms in term.forms.values() for form in forms), term.name
    names = [form.lower() for term in TERMS for form in term.forms["en"]]
    assert len(set(names)) == len(names)


def test_exceptions_are_needed_and_explained() -> None:
    """Each is of a text that there is, of a term that it has, and of one that its translation really lacks."""
    names = {term.name: term for term in TERMS}
    for one in EXCEPTIONS:
        assert len(one.why) > 8, one
        languages = LANGUAGES if one.language == "all" else (one.language,)
        for language in languages:
            found = [pair for pair in texts(language) if pair[0].startswith(one.text)]
            assert found, one
            assert any(names[one.term] in terms_in(english) for english, _ in found), one
