"""What commands print for people, in their language. Qt is loaded only where that may be another than English."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from cardgui.rules.errors import english

HOME_VARIABLE = "CARDGUI_HOME"
SETTINGS = ("cardgui.ini", "cardgui/CardTable.conf", "cardgui.conf")
"""Where settings are: in the folder that CARDGUI_HOME names, else for one's own and for all programs of the publisher
in a folder of the XDG Base Directory Specification. Names as in `cardgui.preferences`, which needs Qt."""
_LANGUAGE = re.compile(r"^\s*language\s*=(.*)$", re.MULTILINE)
_SYSTEM_LANGUAGE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Speech(Protocol):
    """How lines are said."""

    def said(self, text: object) -> str:
        """A text on one line; notation in it is read from left to right."""

    def within(self, text: str) -> str:
        """What was said, as a part of a line of notation."""

    def row(self, text: str) -> str:
        """A line of notation: read from left to right like the table and the cards it shows."""


class PlainEnglish:
    """Lines as they are."""

    def said(self, text: object) -> str:
        return " ".join(str(text).split())

    def within(self, text: str) -> str:
        return text

    def row(self, text: str) -> str:
        return text


def speech(tag: str | None) -> Speech:
    """In the language of a tag such as `ar_EG`, else the chosen one, else the system's."""
    if is_english(tag) if tag is not None else _is_english_here():
        return PlainEnglish()
    from cardgui.commands.speaking import voice_for  # here, since it loads Qt

    return voice_for(tag)


def is_english(tag: str) -> bool:
    """Whether a tag such as `en`, `en-GB` or `en_GB.UTF-8` means English."""
    return re.split(r"[-_.]", tag.strip())[0].lower() == "en"


def _is_english_here() -> bool:
    """Whether English is chosen here, or the system's language with nothing chosen: as far as can be known without Qt,
    which False leaves it to."""
    try:
        chosen = [value.strip() for file in _settings_files() for value in _LANGUAGE.findall(file.read_text("utf-8"))]
    except (OSError, ValueError):
        return False
    if chosen:
        return set(chosen) == {"en"}
    if sys.platform in ("win32", "darwin"):
        return False
    first = [os.environ.get(name, "").partition(":")[0] for name in _SYSTEM_LANGUAGE]
    return all(is_english(tag) or tag.partition(".")[0] in ("", "C", "POSIX") for tag in first)


def _settings_files() -> Iterator[Path]:
    """The files that settings may be in. Raises OSError where they are in none."""
    home = os.environ.get(HOME_VARIABLE, "").strip()
    if home:
        folders = [Path(home).expanduser()]
    elif sys.platform in ("win32", "darwin"):
        raise OSError
    else:
        own = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
        shared = os.environ.get("XDG_CONFIG_DIRS") or "/etc/xdg"
        folders = [Path(folder).expanduser() for folder in (own, *shared.split(":"))]
    names = SETTINGS[:1] if home else SETTINGS[1:]
    return (file for folder in folders for name in names if (file := folder / name).is_file())


def width(text: str) -> int:
    """How many columns of a terminal a text takes: marks on and between letters take none."""
    return sum(unicodedata.category(letter) not in ("Mn", "Me", "Cf") for letter in text)


def left(text: str, columns: int) -> str:
    """A text with blanks behind it."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """A text with blanks in front."""
    return " " * (columns - width(text)) + text


def enumerated(parts: Sequence[str]) -> str:
    """All of them with commas between, as a line that can be said. parts: at least one."""
    line, *rest = parts
    for part in rest:
        line = english("{before}, {next}", before=line, next=part)
    return line
