"""How places look in pictures: in which languages, colours, sizes of the window and of the text."""

from __future__ import annotations

import argparse
import itertools
from dataclasses import dataclass

from cardgui.commands.arguments import LOOKS
from cardgui.language.locales import LANGUAGES

CODES = tuple(language.code for language in LANGUAGES)
SIZES = ("800x600", "1280x800")
TEXTS = (100, 150)


@dataclass(frozen=True, slots=True)
class Dress:
    """How a place looks in one picture. size: of the window, px.  text: its size, percent."""

    language: str
    look: str
    size: str
    text: int

    def file(self, place: str) -> str:
        return f"{place}.{self.language}.{self.look}.{self.size}.{self.text}.png"


def dresses(arguments: argparse.Namespace) -> list[Dress]:
    """In which dress each place is pictured."""
    chosen = [
        Dress(*parts)
        for parts in itertools.product(
            arguments.language or CODES,
            arguments.look or LOOKS,
            arguments.size or SIZES,
            arguments.text or TEXTS,
        )
    ]
    if arguments.every or arguments.language or arguments.look or arguments.size or arguments.text:
        return chosen
    return [dress for dress in chosen if _usual(dress)]


def _usual(dress: Dress) -> bool:
    plain = dress.look == "day" and dress.text == 100
    both_ways = dress.language in ("en", "ar") and (dress.look == "day" or dress.text == 100)
    return plain or both_ways
