"""A language that nobody speaks, made from the English texts: every word is 60 % longer.

It takes the place of a real catalogue, so that windows are tried with longer words than any of the four languages has.
Read from right to left it is written in Arabic letters.
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontMetricsF

from cardgui.scene.look import fonts

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import translations
from catalogue_files import Catalogue
from catalogue_sources import Text

LONGER = 1.6

# What is no word: placeholders, numbers, tags, entities and the mark of a shortcut.
_PARTS = re.compile(r"\{[^{}]*\}|%L?[n\d]|<[^<>]*>|&#?\w+;|&(?=\w)|[^\W\d_]+")
_LATIN = str.maketrans("AEIOUYaeiouycnsz", "ÅÉÎÖÛÝåéîöûýçñšž")
_ARABIC = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ابصدعفغهيجكلمنوبقرستوفوكيز")
_FORMS = {"en": 2, "ar": 6}
_FONT_SIZE = 100


def stretched(text: str, right_to_left: bool = False) -> str:
    """An English text in the longer language; placeholders, tags, line breaks and shortcuts stay what they are."""
    return _PARTS.sub(lambda found: _word(found.group(), right_to_left), text)


@cache
def _word(word: str, right_to_left: bool) -> str:
    if not word[0].isalpha():
        return word
    metrics = _metrics()
    wanted = LONGER * metrics.horizontalAdvance(word)
    letters = list(word.lower().translate(_ARABIC) if right_to_left else word.translate(_LATIN))
    place = len(letters) - 1
    while metrics.horizontalAdvance("".join(letters)) < wanted:
        letters.insert(place + 1, letters[place].lower())
        place = place - 1 if place > 0 else len(letters) - 1
    return "".join(letters)


@cache
def _metrics() -> QFontMetricsF:
    return QFontMetricsF(fonts.font(_FONT_SIZE))


def write_catalogue(folder: Path, right_to_left: bool = False) -> None:
    """Write the language into `folder`, compiled, in the place of Arabic or of English."""
    code = "ar" if right_to_left else "en"
    root = ElementTree.Element("TS", version="2.1", language=code, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for text in (entry.text for entry in Catalogue(translations.ROOT / "translations" / "cardgui_ar.ts").entries):
        context = contexts.get(text.context)
        if context is None:
            context = contexts[text.context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(context, "name").text = text.context
        message = ElementTree.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
        ElementTree.SubElement(message, "source").text = text.source
        if text.comment:
            ElementTree.SubElement(message, "comment").text = text.comment
        _translate(ElementTree.SubElement(message, "translation"), text, code)
    source = folder / f"cardgui_{code}.ts"
    ElementTree.ElementTree(root).write(source, encoding="utf-8", xml_declaration=True)
    compiled = source.with_suffix(".qm")
    subprocess.run([translations.tool("lrelease"), "-silent", source, "-qm", compiled], check=True)


def _translate(element: ElementTree.Element, text: Text, code: str) -> None:
    longer = stretched(text.source, code == "ar")
    if not text.plural:
        element.text = longer
        return
    for _ in range(_FORMS[code]):
        ElementTree.SubElement(element, "numerusform").text = longer.replace("%n", "%Ln")
