"""What all installers say of the program: names, versions, texts in its four languages."""

from __future__ import annotations

import datetime
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

APPLICATION_ID = "org.cardgui.CardTable"
"""As in `cardgui.preferences`; desktops find the entry of a window by it."""
COMMAND = "cardgui"
MAKER = "The Card Table authors"
CONTACT = "The Card Table authors <cardtable@cardgui.org>"
LICENCE = "MIT"
COPYRIGHT = "The Card Table authors"
WINDOW_CLASS = "CardTable"
"""The second word of the window's WM_CLASS, which is Qt's application name."""

MIME_TYPE = "application/vnd.cardgui.match+json"
SUFFIX = "cardgame"
GAMES = ("Skip-Bo", "Skip-Bo Junior", "Kings Corners", "Skyjo")

FIRST = "en"
"""The language of texts that have none named."""
LANGUAGES = ("en", "sw", "vi", "ar")


@dataclass(frozen=True)
class Texts:
    """What is said in one language; see texts.toml."""

    name: str
    kind: str
    summary: str
    description: list[str]
    games: str
    keywords: list[str]
    record: str
    new_match: str
    keep_saves: str
    close_first: str
    newer_there: str
    open_record: str
    needs_windows: str


@dataclass(frozen=True)
class Release:
    """One version of the changelog.

    date: of the release, or today's for what is not released yet.  lines: what changed, one text a change.
    """

    version: str
    date: datetime.date
    lines: tuple[str, ...]


@cache
def texts() -> Mapping[str, Texts]:
    """The texts by language, English first.

    :raises TypeError: a language lacks a text or has one too many
    """
    data = tomllib.loads((Path(__file__).parent / "texts.toml").read_text(encoding="utf-8"))
    return {language: Texts(**data[language]) for language in LANGUAGES}


def version(root: Path = ROOT) -> str:
    """The program's, from the one place where it is written. Read and not imported: no build loads the program."""
    found = re.search(
        r'^__version__ = "([\d.]+)"$', (root / "cardgui" / "__init__.py").read_text("utf-8"), re.MULTILINE
    )
    if found is None:
        raise ValueError('cardgui/__init__.py: no line __version__ = "..."')
    return found[1]


def build_date() -> datetime.date:
    """The day that counts as today: that of SOURCE_DATE_EPOCH where it is set, so that a build can be repeated."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch:
        return datetime.datetime.fromtimestamp(int(epoch), datetime.UTC).date()
    return datetime.datetime.now(datetime.UTC).date()


def releases(changelog: str, current: str, today: datetime.date) -> list[Release]:
    """The versions in CHANGELOG.md, newest first; what is under "Unreleased" counts as `current`, made `today`.

    :raises ValueError: the changelog does not begin with `current`, or with "Unreleased"
    """
    found: list[Release] = []
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        lines = tuple(" ".join(line.split()) for line in re.split(r"^- ", body, flags=re.MULTILINE)[1:])
        match = re.fullmatch(r"\[?(\d+\.\d+\.\d+)\]? - (\d{4}-\d\d-\d\d)", heading.strip())
        if match:
            found.append(Release(match[1], datetime.date.fromisoformat(match[2]), lines))
        elif heading.strip() == "Unreleased":
            if lines:
                found.append(Release(current, today, lines))
        else:
            raise ValueError(f"CHANGELOG.md: {heading!r}, expected 'Unreleased' or '1.2.3 - 2026-01-31'")
    if not found or found[0].version != current:
        raise ValueError(f"CHANGELOG.md: its first entry is not {current}, the version in cardgui/__init__.py")
    return found


def tag_fault(tag: str, changelog: str, current: str) -> str:
    """Why a version cannot be released under a tag, in one line; "" where it can."""
    if tag != f"v{current}":
        return f"the tag is {tag}, expected v{current}: that is the version in cardgui/__init__.py"
    headings = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    if not headings or not re.fullmatch(rf"{re.escape(current)} - \d{{4}}-\d\d-\d\d", headings[0].strip()):
        return f"CHANGELOG.md begins with {headings[:1]}, expected '{current} - ' and the day of the release"
    return ""


def project_releases() -> list[Release]:
    """Those of this checkout."""
    return releases((ROOT / "CHANGELOG.md").read_text("utf-8"), version(), build_date())
