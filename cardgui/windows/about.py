"""What this program is, its versions, and the licences of all that is in it."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui import resources
from cardgui.language.bidi import isolate_left_to_right
from cardgui.versions import versions
from cardgui.windows.licence_reader import LicenceReader
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import px

LICENCES = (
    ("Card Table", ("licences", "MIT.txt")),
    ("Qt, Qt for Python (PySide6, Shiboken)", ("licences", "LGPL-3.txt")),
    ("What the licence of Qt builds on", ("licences", "GPL-3.txt")),
    ("ICU, which comes with Qt", ("licences", "ICU.txt")),
    ("Other parts of Qt", ("licences", "Qt-parts.txt")),
    ("msgspec", ("licences", "msgspec.txt")),
    ("Baloo Bhaijaan 2", ("fonts", "OFL.txt")),
    ("playing-cards", ("playing-cards", "LICENSE-CC0.txt")),
    ("Python", ("licences", "Python.txt")),
    ("Parts of Python", ("licences", "Python-parts.txt")),
    ("PyInstaller, which puts the installers together", ("licences", "PyInstaller.txt")),
)
"""What is in the program and the file of its licence. The texts are those of the law and stay in English."""

_HEADING = re.compile(r"\s*(?:([=-])\1{2,}\n)?(?P<title>[^\n]+)\n *(?P<line>[=-])(?P=line){2,} *(?:\n|$)")
"""A line of text with a line of = or - under it, and perhaps over it."""

_WIDTH = 760.0


def show_about(parent: QWidget) -> DialogFrame:
    """Show it over the window: a few words first, the licences behind a second tab."""
    name = QCoreApplication.translate("Start", "Card Table", "the program's name")
    frame = DialogFrame(parent.window(), name, _version_line(), width_px=_WIDTH)
    words, reader = _words(), LicenceReader()
    tabs = [
        ("about", QCoreApplication.translate("Help", "About", "a tab: what this program is")),
        ("licences", QCoreApplication.translate("Help", "Licences", "a tab: the texts of all licences")),
    ]
    reader.setAccessibleName(tabs[1][1])
    reader.hide()

    def turn_to(tab: str) -> None:
        words.setVisible(tab == "about")
        reader.setVisible(tab == "licences")
        if tab == "licences" and reader.document().isEmpty():
            reader.set_markdown(licences_text())
        frame.arrange()

    choice = Segments(tabs, "about", name)
    choice.chosen.connect(turn_to)
    frame.add_above(choice)
    frame.body_layout.addWidget(words)
    frame.body_layout.addWidget(reader, 1)
    frame.add_button("ok", QCoreApplication.translate("Help", "Close"), "primary")
    frame.open()
    return frame


def _version_line() -> str:
    found = versions()
    qt, pyside = (isolate_left_to_right(f"{name} {found[name]}") for name in ("Qt", "PySide6"))
    text = QCoreApplication.translate("Help", "Version {version}, with {qt} and {pyside}", "qt: such as 'Qt 6.11.3'")
    return text.format(version=isolate_left_to_right(found["cardgui"]), qt=qt, pyside=pyside)


def _words() -> QWidget:
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(px(10))
    for text in (
        QCoreApplication.translate(
            "Help", "Card games for a family round one computer, with computer players on the empty chairs."
        ),
        QCoreApplication.translate(
            "Help",
            "The names of the games are trademarks of their owners. "
            "This program is not connected with them in any way.",
        ),
        QCoreApplication.translate(
            "Help",
            "Free software under the MIT licence. The typeface Baloo Bhaijaan 2 is under the SIL Open Font Licence, "
            "the pictures of kings, queens and jacks are in the public domain (CC0), and Qt for Python is under the "
            "GNU Lesser General Public Licence, version 3.",
        ),
    ):
        layout.addWidget(TextLabel(text, 17, wrap=True))
    return made


def licences_text() -> str:
    """All licences as Markdown, with those of libraries that a build took from the system at the end."""
    listed = [(title, resources.path(*place)) for title, place in LICENCES]
    bundled = resources.path("licences", "libraries")
    listed += [(file.stem, file) for file in sorted(bundled.glob("*.txt"))]
    parts = [f"## {_literal(title)}\n\n{_paragraphs(file)}" for title, file in listed if file.is_file()]
    return "\n\n".join(parts)


def _paragraphs(file: Path) -> str:
    """A plain text as Markdown of the same words: its lines run on but for each copyright, its paragraphs stay, and a
    line that it underlines is a heading."""
    made = []
    for block in re.split(r"\n\s*\n", file.read_text(encoding="utf-8-sig", errors="replace")):
        if heading := _HEADING.match(block):
            made.append(("### " if heading["line"] == "=" else "#### ") + _literal(" ".join(heading["title"].split())))
            block = block[heading.end() :]
        lines = re.split(r"\n\s*(?=Copyright )", block)
        made.append("\\\n".join(_literal(" ".join(line.split())) for line in lines))
    return "\n\n".join(block for block in made if block)


def _literal(text: str) -> str:
    """Text without a character that Markdown would take for more than itself."""
    escaped = re.sub(r"([\\`*_{}\[\]()#+.!|<>~-])", r"\\\1", text)
    return escaped.replace("&", "&amp;")
