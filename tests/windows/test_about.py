"""The About box: versions, and the licence of everything that is in the program."""

from __future__ import annotations

import re

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QTextDocument

import cardgui
from cardgui import resources
from cardgui.windows.about import LICENCES, licences_text
from cardgui.windows.licence_reader import LicenceReader
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.segments import Segments

PARTS = {
    "Qt-parts.txt": {
        "Qt Core": (
            "Apache Tika, BLAKE2, Easing, MD4, MD5, PCRE2, QEventDispatcher, SHA-1, SHA-3: Keccak, SHA-3: brg_endian, "
            "SHA-384, SipHash, TinyCBOR, Unicode Character Database, Unicode Common Locale, double-conversion, forkfd, "
            "tl::expected, zlib"
        ),
        "Qt Gui": (
            "Adobe Glyph List, Anti-aliasing rasterizer, D3D12, Emoji Segmenter, FreeType, HarfBuzz, MD4C, Mipmap, "
            "OpenGL, Pixman, Smooth Scaling, Vulkan API, Vulkan Memory, WebGradients, X Server helper, libpng, "
            "libxkbcommon, sRGB"
        ),
        "Qt DBus": "D-Bus interfaces of KDE, libdbus-1 headers",
        "Qt Multimedia": "TLSF, dr_libs",
        "Qt Network": "Public Suffix List, libpsl",
        "Qt Svg": "XSVG",
        "plugins for pictures": "libjpeg-turbo, libwebp",
        "plugins for platforms": "Cocoa, IAccessible2, Wayland application menu, Wayland protocols, Wintab, XCB-XInput",
    },
    "Python-parts.txt": {
        "Python": "Expat, HACL*, Mersenne Twister, Microsoft Distributable Code, SQLite, libffi, libmpdec, zlib"
    },
}
"""Of each library that the installers carry, what others made in it: how the headings of their licences begin."""


def sections(file: str) -> dict[str, str]:
    """The parts that a file of licences has under headings of its own, each with what stands under it."""
    text = resources.path("licences", file).read_text("utf-8")
    found = re.split(r"(?:^|\n\n\n)([^\n]+)\n=+\n\n", text)[1:]
    return dict(zip(found[::2], found[1::2]))


def without_lines(text: str) -> str:
    """A text without white space and the lines that are drawn under headings."""
    return re.sub(r"[=-]{3,}", "", "".join(text.split()))


def about(window: MainWindow) -> DialogFrame:
    window.registry["about"].trigger()
    (frame,) = DialogFrame.open_over(window)
    return frame


def test_it_says_the_versions(window: MainWindow) -> None:
    words = " ".join(label.text() for label in about(window).findChildren(TextLabel))
    for version in (cardgui.__version__, qVersion(), PySide6.__version__):
        assert version in words


def test_the_second_tab_has_all_licences(window: MainWindow) -> None:
    frame = about(window)
    (tabs,) = frame.findChildren(Segments)
    (reader,) = frame.findChildren(LicenceReader)
    assert not reader.isVisible()
    tabs.move_choice(1)
    assert reader.isVisible()
    text = reader.toPlainText()
    for title, _ in LICENCES:
        assert title in text
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE"):
        assert words in text
    assert frame.rect().contains(frame.sheet_rect())


def test_the_licences_stay_english_from_left_to_right(window: MainWindow) -> None:
    window.services.preferences.language = "ar"
    frame = about(window)
    (tabs,) = frame.findChildren(Segments)
    (reader,) = frame.findChildren(LicenceReader)
    tabs.move_choice(1)
    assert "Version 3, 29 June 2007" in reader.toPlainText()
    assert reader.document().begin().textDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize(("title", "place"), LICENCES, ids=[title for title, _ in LICENCES])
def test_no_word_of_a_licence_is_lost_or_taken_for_markup(title: str, place: tuple[str, ...]) -> None:
    document = QTextDocument()
    document.setMarkdown(licences_text())
    words = without_lines(resources.path(*place).read_text("utf-8-sig"))
    assert len(words) > 500
    assert words in without_lines(document.toPlainText())


def test_no_licence_lies_unread() -> None:
    read = {place[-1] for _, place in LICENCES if place[0] == "licences"}
    assert {path.name for path in resources.path("licences").iterdir()} == read


@pytest.mark.parametrize("file", PARTS)
def test_every_part_of_what_is_bundled_has_its_licence(file: str) -> None:
    licences = sections(file)
    for library, parts in PARTS[file].items():
        for part in parts.split(", "):
            assert any(len(text) > 80 for title, text in licences.items() if title.startswith(part)), (library, part)


def test_a_licence_that_stands_elsewhere_stands_there() -> None:
    titles = [title for title, _ in LICENCES] + list(sections("Qt-parts.txt"))
    for _, place in LICENCES:
        text = " ".join(resources.path(*place).read_text("utf-8-sig").split())
        pointed = re.findall(r'text stands under "(.+?)"\.|same words as that of (.+?)\.(?: |$)(?!\d)', text)
        for name in (there or same for there, same in pointed):
            assert any(title.startswith(name) for title in titles), name


def test_underlined_lines_are_headings(window: MainWindow) -> None:
    frame = about(window)
    (tabs,) = frame.findChildren(Segments)
    tabs.move_choice(1)
    (reader,) = frame.findChildren(LicenceReader)
    found, block = {}, reader.document().begin()
    while block.isValid():
        found[block.text()] = block.blockFormat().headingLevel()
        block = block.next()
    assert (found["Other parts of Qt"], found["TinyCBOR 7.0"], found["Bootloader Exception"]) == (2, 3, 4)


def test_the_programs_own_licence_is_that_of_the_checkout() -> None:
    own = resources.path("licences", "MIT.txt")
    assert own.read_text("utf-8") == (resources.path().parent / "LICENSE").read_text("utf-8")
