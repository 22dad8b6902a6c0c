"""A rule book as it is written: Markdown with headings that have names, and marks that are not shown.

What a book may hold, besides paragraphs, lists and **bold** words:

- `## Your turn {#turn}`: a heading and its name, which is the same in all languages;
- `text <!-- SB-8 SB-9 option:teams -->`: what a paragraph or a point of a list tells, not shown. The first rule named
  is the one that this is the place of;
- `> **Teams.** text <!-- SB-17 option:teams -->`: an option;
- `![caption](picture:wild)`: a picture of `examples`, with words under it;
- `[stock](term:stock)`, or `[stocks](term:stock "stock")` with the word as it stands in the index: where a term is
  explained or matters;
- `[Teams](#teams)`: a link to a heading, or to an option by `(option:teams)`;
- `{options}` and `{index}`: the list of options and the index of terms, which the program makes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

from cardgui import resources

Kind = Literal["title", "heading", "paragraph", "point", "option", "picture", "options", "index"]

FALLBACK = "en"
_HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z_]+)\})?")
_MARKS = re.compile(r" ?<!-- ([^>]*?) -->")
_PICTURE = re.compile(r"!\[(.+)\]\(picture:([a-z_]+)\)")
_INLINE = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\[(?P<word>[^\]]+)\]\((?P<target>(?:term:|option:|#)[a-z_]+)(?: \"(?P<base>[^\"]+)\")?\)"
)


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one kind. target: `term:`, `option:` or `#` and a name; "" for plain words.  base: of a term, as the
    index has it."""

    text: str
    bold: bool = False
    target: str = ""
    base: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """One paragraph, heading, point, option or picture.

    name: of a heading, an option or a picture.  rules: the ids of the rules that it tells.  level: of a heading.
    """

    kind: Kind
    text: str = ""
    name: str = ""
    rules: tuple[str, ...] = ()
    level: int = 0

    @property
    def pieces(self) -> list[Piece]:
        """Its words with what is bold, a term or a link."""
        return list(_pieces(self.text))

    @property
    def plain(self) -> str:
        """Its words as they are read."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True)
class Book:
    """blocks: in the order of reading."""

    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        return next(block.text for block in self.blocks if block.kind == "title")

    @cached_property
    def headings(self) -> tuple[int, ...]:
        """The blocks that the table of contents lists."""
        return tuple(number for number, block in enumerate(self.blocks) if block.kind == "heading")

    @cached_property
    def terms(self) -> dict[str, tuple[str, list[int]]]:
        """By a term's key, its name in the index and the blocks where it is explained or matters."""
        found: dict[str, tuple[str, list[int]]] = {}
        for number, block in enumerate(self.blocks):
            for piece in block.pieces:
                kind, _, key = piece.target.partition(":")
                if kind == "term":
                    places = found.setdefault(key, (piece.base or piece.text, []))[1]
                    if number not in places:
                        places.append(number)
        return found

    def section_of(self, number: int) -> int | None:
        """The heading under which a block stands."""
        return max((heading for heading in self.headings if heading <= number), default=None)

    def find(self, target: str) -> int | None:
        """The block that a target leads to: a rule's id, `#heading`, `option:name`, `term:key` or `block:12`;
        None if nowhere."""
        kind, _, name = target.partition(":")
        if target.startswith("#"):
            return self._first(lambda block: block.kind == "heading" and block.name == target[1:])
        if kind == "option":
            return self._first(lambda block: block.kind == "option" and block.name == name)
        if kind == "block":
            return int(name)
        if kind == "term":
            return self.terms[name][1][0] if name in self.terms else None
        own = self._first(lambda block: block.rules[:1] == (target,))
        return own if own is not None else self._first(lambda block: target in block.rules)

    def _first(self, fits: Callable[[Block], bool]) -> int | None:
        return next((number for number, block in enumerate(self.blocks) if fits(block)), None)


def rule_book(game: str, language: str) -> Path:
    """The file of a game's rules in a language, or in English where there is none."""
    own = resources.path("rulebooks", language, f"{game}.md")
    return own if own.is_file() else resources.path("rulebooks", FALLBACK, f"{game}.md")


def read_book(game: str, language: str) -> Book:
    """A rule book. Raises OSError when the program was installed without it."""
    return parse_book(rule_book(game, language).read_text(encoding="utf-8"))


def parse_book(text: str) -> Book:
    """A book from its text. Raises ValueError for what is no part of one, with its line."""
    return Book(tuple(_block(line) for line in text.splitlines() if line))


def _block(line: str) -> Block:
    heading = _HEADING.fullmatch(line)
    if heading is not None:
        level = len(heading[1])
        return Block("title" if level == 1 else "heading", heading[2], heading[3] or "", level=level)
    if line in ("{options}", "{index}"):
        return Block("options" if line == "{options}" else "index")
    marks = " ".join(_MARKS.findall(line)).replace(",", " ").split()
    words = _MARKS.sub("", line)
    rules = tuple(mark for mark in marks if ":" not in mark)
    name = next((mark.partition(":")[2] for mark in marks if mark.startswith("option:")), "")
    picture = _PICTURE.fullmatch(words)
    if picture is not None:
        return Block("picture", picture[1], picture[2], rules)
    if words.startswith("- "):
        return Block("point", words[2:], name, rules)
    if words.startswith("> "):
        return Block("option", words[2:], name, rules)
    if words.startswith(("#", "{", "!", "<", "|", "*  ")):
        raise ValueError(f"{line!r}: expected a heading, a paragraph, a point, an option or a picture")
    return Block("paragraph", words, name, rules)


def _pieces(text: str) -> Iterator[Piece]:
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            yield Piece(text[at : found.start()])
        if found["bold"] is not None:
            yield from (replace(piece, bold=True) for piece in _pieces(found["bold"]))
        else:
            yield Piece(found["word"], target=found["target"], base=found["base"] or "")
        at = found.end()
    if at < len(text):
        yield Piece(text[at:])
