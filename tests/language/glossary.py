"""Reads translations/GLOSSARY.md and finds its terms in texts."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "translations" / "GLOSSARY.md"
COLUMNS = {"en": 0, "sw": 1, "vi": 2, "ar": 3}


@dataclass(frozen=True)
class Term:
    """forms: by language, the dictionary's form first.  common: it may be left unsaid."""

    forms: dict[str, tuple[str, ...]]
    common: bool

    @property
    def name(self) -> str:
        return self.forms["en"][0]


@dataclass(frozen=True)
class Excepted:
    """A text, by how its English begins, in which a term may be missing."""

    language: str
    term: str
    text: str
    why: str


def _tables() -> list[list[list[str]]]:
    tables: list[list[list[str]]] = []
    inside = False
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        if not inside:
            tables.append([])
            inside = True
        tables[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return [table[2:] for table in tables]


TERMS = [
    Term(
        {
            language: tuple(form.strip() for form in row[column].removeprefix("~ ").split(","))
            for language, column in COLUMNS.items()
        },
        row[0].startswith("~ "),
    )
    for row in _tables()[0]
]
UNUSED = [(row[0], row[1]) for row in _tables()[1]]
EXCEPTIONS = [Excepted(*row) for row in _tables()[2]]
_section = FILE.read_text(encoding="utf-8").partition("## The same letters")[2].partition("##")[0]
OTHER_WORDS = [" ".join(words.split()) for words in re.findall(r"`([^`]+)`", _section)]

_by_form = {form.lower(): term for term in TERMS for form in term.forms["en"]} | {
    words.lower(): None for words in OTHER_WORDS
}
_found = re.compile(
    r"(?<![\w-])(" + "|".join(re.escape(form) for form in sorted(_by_form, key=len, reverse=True)) + r")(?!\w)",
    re.IGNORECASE,
)


def plain(text: str) -> str:
    """A text as forms are looked for in it: no capitals, no Arabic vowel marks, no placeholders."""
    text = re.sub(r"\{\w+\}", " ", unicodedata.normalize("NFC", text)).casefold()
    return "".join(letter for letter in text if not "\u064b" <= letter <= "\u0652" and letter not in "\u0640\u200e")


def terms_in(english: str) -> list[Term]:
    """The terms of an English text; of two that overlap, the longer one."""
    found = []
    for match in _found.finditer(re.sub(r"\{\w+\}", " ", english)):
        term = _by_form[match[1].lower()]
        if term is not None and term not in found:
            found.append(term)
    return found


def has(text: str, term: Term, language: str) -> bool:
    """Whether a translation has one of a term's forms."""
    words = plain(text)
    for form in map(plain, term.forms[language]):
        # Short ones count as words of their own only: the K of Vietnamese cards.
        whole = rf"(?<!\w){re.escape(form)}(?!\w)" if len(form) < 3 and language != "ar" else re.escape(form)
        if re.search(whole, words):
            return True
    return False


def missing(english: str, translated: str, language: str) -> list[str]:
    """The terms of an English text that its translation has no word for, but for exceptions."""
    excepted = {one.term for one in EXCEPTIONS if one.language in (language, "all") and english.startswith(one.text)}
    return [
        term.name
        for term in terms_in(english)
        if not term.common and term.name not in excepted and not has(translated, term, language)
    ]
