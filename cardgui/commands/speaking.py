"""The command line's own words in the language of whoever reads them. Loads Qt, so it is asked only when there is
something to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QTranslator

from cardgui import resources
from cardgui.commands.arguments import LANGUAGE_OPTION
from cardgui.language import lines
from cardgui.language.locales import Language, choose, find
from cardgui.preferences import Preferences, name_application

_ISOLATED, _PROSE, _ROW = "\u2066{}\u2069", "\u2068{}\u2069", "\u200e{}"
"""Unicode Standard Annex 9: what begins and ends a piece that is read from left to right, one with a direction of its
own, and a line from left to right."""


@dataclass(frozen=True, slots=True)
class Voice:
    """language: of what is said."""

    language: Language
    translator: QTranslator = field(default_factory=QTranslator)

    def look_up(self, context: str, text: str) -> str:
        """The translation of a text; the text itself where there is none."""
        return self.translator.translate(context, text) or text

    def isolate(self, text: str) -> str:
        """Notation in a sentence: read from left to right in any language."""
        return _ISOLATED.format(text) if text and self.language.right_to_left else text

    def said(self, text: object) -> str:
        """A line on one line, in the language."""
        return lines.said(text, self.look_up, self.isolate)

    def within(self, text: str) -> str:
        """What was said, as a part of a line of notation."""
        return _PROSE.format(text) if text and self.language.right_to_left else text

    def row(self, text: str) -> str:
        """A line of notation: read from left to right in any language."""
        return _ROW.format(text) if text and self.language.right_to_left else text

    def paragraph(self, text: str) -> str:
        """A text that keeps its line breaks."""
        return self.look_up(lines.CONTEXT, text)


@cache
def voice_of(language: Language) -> Voice:
    """What speaks a language; English where it has no catalogue."""
    voice = Voice(language)
    voice.translator.load(str(resources.translations() / f"cardgui_{language.code}.qm"))
    return voice


def voice(given: Sequence[str]) -> Voice:
    """For a command line: in the language that it asks for, else the chosen one, else the system's."""
    asked = [after for before, after in pairwise(given) if before == LANGUAGE_OPTION]
    asked += [word.partition("=")[2] for word in given if word.startswith(f"{LANGUAGE_OPTION}=")]
    return voice_for(next((tag for tag in asked if find(tag) is not None), None))


def voice_for(wanted: str | None) -> Voice:
    """In the language of a tag, else the chosen one, else the system's."""
    name_application()
    return voice_of(choose(wanted, Preferences().language or None))
