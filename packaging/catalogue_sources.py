"""Finds the program's texts in its code and tells lupdate where they are.

Standard library only. What lupdate 6.11 does not understand in Python is reported here with file and line, since it
says nothing itself: an f-string becomes a text that nobody asks for, ``n=`` loses the text, and a number that is no
literal makes a text without plural forms. The last is the ordinary case; so all texts with a number are written to
``translations/plurals.py`` once more, with a literal, and that file is read first.
"""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path

TEXTS = Path("translations", "standard_texts.py")
PLURALS = Path("translations", "plurals.py")
LINES = Path("translations", "lines.py")
LINES_CONTEXT = "Lines"
LIST = Path("translations", "list.lst")

_PLURALS_HEAD = '''\
"""All texts with a number, for lupdate, which sees that only where the number is a literal.

Written by packaging/translations.py.
"""

# fmt: off
# ruff: noqa: E501, RUF100
from PySide6.QtCore import QCoreApplication

'''
_LINES_HEAD = '''\
"""All lines of English that errors and the command line are made of, for lupdate, which does not know `english`.

Written by packaging/translations.py.
"""

# fmt: off
# ruff: noqa: E501, RUF100
from PySide6.QtCore import QCoreApplication

'''
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, order=True, slots=True)
class Text:
    """One translatable text: context, source, comment for the translator, and whether it goes with a number."""

    context: str
    source: str
    comment: str
    plural: bool


@dataclass(frozen=True, slots=True)
class Findings:
    """What is in the code: texts, the files that have any, and one line for each call that would not work."""

    texts: list[Text]
    files: list[Path]
    faults: list[str]


def scan(root: Path) -> Findings:
    """Read all Python files of cardgui/ and the list of Qt's standard texts; paths in the result are relative."""
    texts: set[Text] = set()
    files: list[Path] = []
    faults: list[str] = []
    candidates = [root / TEXTS, *sorted((root / "cardgui").rglob("*.py"))]
    for file in candidates:
        if not file.is_file():
            continue
        relative = file.relative_to(root)
        found, wrong = scan_code(file.read_text(encoding="utf-8"), relative.as_posix())
        texts |= found
        faults += wrong
        if any(text.context != LINES_CONTEXT for text in found):
            files.append(relative)
    numbered = {(text.context, text.source, text.comment) for text in texts if text.plural}
    for text in sorted(texts):
        if not text.plural and (text.context, text.source, text.comment) in numbered:
            faults.append(f"{text.context}: '{text.source}' is asked for with and without a number")
    return Findings(sorted(texts), files, faults)


def scan_code(code: str, name: str) -> tuple[set[Text], list[str]]:
    """The texts in one file's code, and what is wrong with its calls, each with `name` and line."""
    texts: set[Text] = set()
    faults: list[str] = []
    for node in ast.walk(ast.parse(code, name)):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        where = f"{name}:{node.lineno}"
        if called in ("tr", "trUtf8") and isinstance(function, ast.Attribute):
            faults.append(f"{where}: {called}() loses plurals in PySide6; use QCoreApplication.translate()")
        elif called == "english" and isinstance(function, ast.Name):
            template = node.args[0] if len(node.args) == 1 else None
            if isinstance(template, ast.Constant) and isinstance(template.value, str):
                texts.add(Text(LINES_CONTEXT, template.value, "", False))
            else:
                faults.append(f"{where}: the template is no literal string: nobody can translate it")
        elif called in ("translate", "QT_TRANSLATE_NOOP") and _is_ours(node):
            wrong = _faults_of_call(node)
            faults += [f"{where}: {fault}" for fault in wrong]
            if not wrong:
                strings = [argument.value for argument in node.args[:3] if isinstance(argument, ast.Constant)]
                context, source, comment = (*strings, "")[:3]
                texts.add(Text(str(context), str(source), str(comment or ""), len(node.args) == 4))
    return texts, faults


def _is_ours(call: ast.Call) -> bool:
    """Qt's function, not a painter's translate(x, y) or a string's translate(table)."""
    if isinstance(call.func, ast.Name):
        return True
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return name in ("QCoreApplication", "QGuiApplication", "QApplication")


def _faults_of_call(call: ast.Call) -> list[str]:
    if call.keywords:
        return [f"the argument '{call.keywords[0].arg}' by keyword: lupdate loses the text; give all by position"]
    if not 2 <= len(call.args) <= 4:
        return ["expected context, text, comment and number, the last two if wanted"]
    for argument, what in zip(call.args, ("context", "text", "comment")):
        literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        none = what == "comment" and isinstance(argument, ast.Constant) and argument.value is None
        if not (literal or none):
            return [f"the {what} is no literal string: lupdate cannot find it"]
    source = call.args[1]
    text = source.value if isinstance(source, ast.Constant) else ""
    faults = []
    if not isinstance(text, str) or not text.strip():
        return ["an empty text"]
    if "%n" in text and len(call.args) < 4:
        faults.append(f"'{text}' has %n, but no number is given")
    if "%L" in text:
        faults.append(f"'{text}': write %n; the translations turn it into %Ln")
    bad = [name for name in _PLACEHOLDER.findall(text) if not name.isidentifier()]
    if bad:
        faults.append(f"'{text}': placeholders have names, not '{{{bad[0]}}}'")
    return faults


def write_sources(root: Path) -> Findings:
    """Write translations/plurals.py and translations/list.lst anew, if they change."""
    findings = scan(root)
    lines = [
        f"QCoreApplication.translate({_literal(text.context)}, {_literal(text.source)}, {_literal(text.comment)}, 0)\n"
        for text in findings.texts
        if text.plural
    ]
    write_if_changed(root / PLURALS, _PLURALS_HEAD + "".join(lines))
    lines = [
        f"QCoreApplication.translate({_literal(text.context)}, {_literal(text.source)})\n"
        for text in findings.texts
        if text.context == LINES_CONTEXT
    ]
    names = [PLURALS, *findings.files]
    if lines:
        write_if_changed(root / LINES, _LINES_HEAD + "".join(lines))
        names.insert(1, LINES)
    write_if_changed(root / LIST, "".join(f"{name.as_posix()}\n" for name in names))
    return findings


def write_if_changed(path: Path, content: str) -> None:
    """Write a text file with plain line feeds, unless it has this content."""
    encoded = content.encode("utf-8")
    if not path.is_file() or path.read_bytes() != encoded:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encoded)


def _literal(text: str) -> str:
    """A Python string that lupdate reads too: the characters themselves, since it knows no \\u."""
    return json.dumps(text, ensure_ascii=False)
