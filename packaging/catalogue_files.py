"""Reads, checks and fills the catalogues translations/cardgui_<language>.ts.

Standard library only. The files are lupdate's: what is changed here is handed to lupdate again, which writes them, so
that they always look as it leaves them.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catalogue_sources import Text

# For each language the plural forms in Qt's order. Those for one number alone may leave the number out.
FORMS: dict[str, tuple[str, ...]] = {
    "en": ("1", "0, 2, 3, ..."),
    "sw": ("1", "0, 2, 3, ..."),
    "vi": ("0, 1, 2, ...",),
    "ar": ("0", "1", "2", "3 to 10", "11 to 99", "100, 101, 102, ..."),
}
# English sources are their own translation, but for their plurals.
PLURALS_ONLY = "en"

_KEY_SEPARATOR = " || "
_ENDINGS = {"؟": "?", "،": ",", "؛": ";", "…": "...", "。": "."}
_COUNT = re.compile(r"%L?n")
_ARGUMENT = re.compile(r"%L?(\d)")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_SHORTCUT = re.compile(r"&(?![&\s]|#?\w+;)")
_TAG = re.compile(r"</?[a-z]\w*")


@dataclass(slots=True)
class Entry:
    """One text of a catalogue with its translation's forms (one if it goes with no number)."""

    text: Text
    forms: list[str]
    finished: bool
    element: ElementTree.Element

    @property
    def key(self) -> str:
        """How JSON files for translators name it inside its context."""
        comment = self.text.comment
        return f"{self.text.source}{_KEY_SEPARATOR}{comment}" if comment else self.text.source


class Catalogue:
    """A .ts file in memory.

    Raises:
        ValueError: it is no catalogue; the text names file and fault.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.language = path.stem.rpartition("_")[2]
        try:
            self._tree = ElementTree.parse(path)
        except ElementTree.ParseError as error:
            raise ValueError(f"{path}: no catalogue: {error}") from error
        self.entries = list(self._read())

    def _read(self) -> Iterator[Entry]:
        for context in self._tree.getroot().iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None:
                    raise ValueError(f"{self.path}: {name}: a message without a translation element")
                plural = message.get("numerus") == "yes"
                forms = [form.text or "" for form in translation.iter("numerusform")] if plural else []
                yield Entry(
                    Text(name, message.findtext("source", ""), message.findtext("comment", ""), plural),
                    forms if plural else [translation.text or ""],
                    translation.get("type") is None,
                    translation,
                )

    def faults(self) -> list[str]:
        """One line for each entry that is unfinished or does not fit its source."""
        lines = []
        for entry in self.entries:
            where = f"{self.path.name}: {entry.text.context}: '{entry.key}'"
            if not entry.finished:
                lines.append(f"{where}: unfinished")
            else:
                lines += [f"{where}: {fault}" for fault in faults(self.language, entry.text, entry.forms)]
        return lines

    def untranslated(self) -> dict[str, dict[str, str | list[str]]]:
        """Unfinished entries as {context: {key: what there is}}; the forms of a plural are a list."""
        answer: dict[str, dict[str, str | list[str]]] = {}
        for entry in self.entries:
            if not entry.finished:
                blank = entry.forms or [""] * len(FORMS[self.language])
                answer.setdefault(entry.text.context, {})[entry.key] = blank if entry.text.plural else entry.forms[0]
        return answer

    def fill(self, words: dict[str, Any]) -> list[str]:
        """Take over translations from {context: {key: text or list of forms}} and mark them as finished.

        Empty texts and a top-level name that begins with "_" are passed over. Answers one line for each translation
        that does not fit; such a one is not taken over.
        """
        lines = []
        entries = {(entry.text.context, entry.key): entry for entry in self.entries}
        for context, translations in words.items():
            if context.startswith("_"):
                continue
            if not isinstance(translations, dict):
                lines.append(f"{context}: expected an object of texts")
                continue
            for key, value in translations.items():
                where = f"{self.language}: {context}: '{key}'"
                entry = entries.get((context, key))
                forms = value if isinstance(value, list) else [value]
                if entry is None:
                    lines.append(f"{where}: there is no such text")
                elif not all(isinstance(form, str) for form in forms) or isinstance(value, list) != entry.text.plural:
                    lines.append(f"{where}: expected {'a list of forms' if entry.text.plural else 'a text'}")
                elif any(forms):
                    forms = [_COUNT.sub("%Ln", form) for form in forms] if entry.text.plural else forms
                    wrong = faults(self.language, entry.text, forms)
                    lines += [f"{where}: {fault}" for fault in wrong]
                    if not wrong:
                        _set(entry, forms)
        return lines

    def write(self) -> None:
        """Write the file; lupdate has to go over it afterwards."""
        self._tree.write(self.path, encoding="utf-8", xml_declaration=True)


def _set(entry: Entry, forms: list[str]) -> None:
    entry.forms = forms
    entry.finished = True
    entry.element.attrib.pop("type", None)
    if entry.text.plural:
        entry.element.clear()
        for form in forms:
            ElementTree.SubElement(entry.element, "numerusform").text = form
    else:
        entry.element.text = forms[0]


def faults(language: str, text: Text, forms: list[str]) -> list[str]:
    """What is wrong with a translation, in words."""
    lines = []
    names = FORMS[language]
    if text.plural and len(forms) != len(names):
        return [f"has {len(forms)} plural forms, expected {len(names)}: {'; '.join(names)}"]
    for index, form in enumerate(forms):
        label = f"form for {names[index]}: " if text.plural else ""
        if not form.strip():
            lines.append(f"{label}empty")
            continue
        lines += [label + fault for fault in _differences(text.source, form)]
        if text.plural:
            one_number = names[index].isdigit()
            wanted, got = len(_COUNT.findall(text.source)), len(_COUNT.findall(form))
            if got != wanted and not (one_number and got == 0):
                lines.append(f"{label}%Ln stands there {got} times, expected {wanted}")
            if "%n" in form:
                lines.append(f"{label}%n would have Western digits, expected %Ln")
    return lines


def _differences(source: str, form: str) -> list[str]:
    lines = []
    for what, pattern in (("placeholders", _PLACEHOLDER), ("arguments", _ARGUMENT), ("tags", _TAG)):
        there, here = sorted(set(pattern.findall(source))), sorted(set(pattern.findall(form)))
        if there != here:
            lines.append(f"{what} {here or 'none'}, expected {there or 'none'}")
    if form.count("{") != len(_PLACEHOLDER.findall(form)) or form.count("}") != len(_PLACEHOLDER.findall(form)):
        lines.append("a brace that belongs to no placeholder")
    there_shortcut, here_shortcut = (len(_SHORTCUT.findall(t.replace("&&", ""))) for t in (source, form))
    if there_shortcut != here_shortcut:
        lines.append(f"{here_shortcut} shortcuts (&), expected {there_shortcut}")
    for end, strip in (("leading", str.lstrip), ("trailing", str.rstrip)):
        if (strip(source) != source) != (strip(form) != form):
            lines.append(f"{end} space differs")
    if _ending(source) != _ending(form):
        lines.append(f"ends with '{_ending(form)}', expected '{_ending(source)}'")
    return lines


def _ending(text: str) -> str:
    text = text.rstrip()
    last = text[-3:] if text.endswith("...") else text[-1:]
    last = _ENDINGS.get(last, last)
    return last if last in ("...", *".?!:,;") else ""
