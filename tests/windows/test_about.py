"""The About box: versions, and the licence of everything that is in the program."""

from __future__ import annotations

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
    shown = "".join(document.toPlainText().split())
    assert "".join(resources.path(*place).read_text("utf-8-sig").split()) in shown


def test_the_programs_own_licence_is_that_of_the_checkout() -> None:
    own = resources.path("licences", "MIT.txt")
    assert own.read_text("utf-8") == (resources.path().parent / "LICENSE").read_text("utf-8")
