"""Lines of English, as errors and the command line have them, said in another language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cardgui.language.bidi import isolate_left_to_right
from cardgui.rules.errors import Line

CONTEXT = "Lines"
"""Of all templates of `english` in the catalogues."""


def said(
    text: object,
    look_up: Callable[[str, str], str] = QCoreApplication.translate,
    isolate: Callable[[str], str] = isolate_left_to_right,
) -> str:
    """A text or an error in the language of the moment, on one line; one that is no `Line` stays as it is.

    look_up: finds a translation by context and text.  isolate: keeps a piece of notation together in the sentence.
    """
    line = str(text)
    if not isinstance(line, Line):
        return isolate(" ".join(line.split()))
    facts = {name: _fact(value, look_up, isolate) for name, value in line.facts.items()}
    return " ".join(look_up(CONTEXT, line.template).format(**facts).split())


def _fact(value: object, look_up: Callable[[str, str], str], isolate: Callable[[str], str]) -> str:
    return said(value, look_up, isolate) if isinstance(str(value), Line) else isolate(" ".join(str(value).split()))
