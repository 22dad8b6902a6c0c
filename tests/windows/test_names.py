"""Names in any script, typed as people type them, and shown as they wrote them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.controller.computer_names import COMPUTER_NAMES, computer_name
from cardgui.controller.setup import Setup
from cardgui.language.bidi import without_marks
from cardgui.rules.games import game_named
from cardgui.rules.seats import Seat
from cardgui.storage.people import NAME_LENGTH
from cardgui.windows.main_window import MainWindow
from cardgui.windows.person_dialog import PersonDialog, edit_person
from cardgui.windows.widgets.push_button import PushButton
from tests.windows.fit import watching

COMBINED = unicodedata.normalize("NFD", "Nguyễn Thị Hương")
WRITTEN = {
    "Vietnamese": "Nguyễn Thị Hương",
    "Vietnamese, accents apart": COMBINED,
    "Swahili": "Mwanaidi Ng'ombe",
    "Arabic": "عبد الرحمن",
    "Arabic with vowels": "مُحَمَّد",
    "Arabic and Latin": "ليلى Smith",
    "German": "Jürgen Groß",
    "Chinese": "王小明",
    "emoji": "Zoë 🦊",
    "one letter": "Ư",
    "a name of forty letters": "Wolfeschlegelsteinhausenbergerdorffvoral",
}


def compose(field: QWidget, preedit: str, commit: str = "") -> None:
    """What an input method sends."""
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QApplication.sendEvent(field, event)


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[PersonDialog]:
    found = edit_person(window.start_page, window.services)
    assert found is not None
    yield found
    found.finish("")


def names(window: MainWindow) -> list[str]:
    assert window.services.people is not None
    return [person.name for person in window.services.people.all()]


def save(dialog: PersonDialog) -> None:
    button = next(button for button in dialog.findChildren(PushButton) if button.kind == "primary")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_vietnamese_name_grows_in_the_input_method_and_is_saved(window: MainWindow, dialog: PersonDialog) -> None:
    """As Telex sends it: each syllable is underlined until it is finished."""
    field = dialog.field
    assert field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    for syllable in (("B", "Ba", "Bà"), ("N", "Ng", "Ngo", "Ngoc", "Ngọc"), ("L", "La", "Lan")):
        for state in syllable:
            compose(field, state)
            assert not field.text().endswith(state)
        compose(field, "", syllable[-1])
        QTest.keyClick(field, Qt.Key.Key_Space)
    save(dialog)
    assert names(window) == ["Bà Ngọc Lan"]


def test_the_example_gives_way_to_the_first_letter_that_is_composed(dialog: PersonDialog) -> None:
    field = dialog.field
    for preedit, seen in (("", True), ("N", False), ("Ng", False), ("", True)):
        compose(field, preedit)
        with watching() as lines:
            field.grab()
        assert (field.placeholderText() in [line.text for line in lines]) is seen


def test_enter_saves_what_is_composed_already(window: MainWindow, dialog: PersonDialog) -> None:
    compose(dialog.field, "Hươ")
    compose(dialog.field, "", "Hương")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert names(window) == ["Hương"]


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN.keys())
def test_a_name_is_saved_and_shown_as_it_was_written(
    window: MainWindow, dialog: PersonDialog, written: str, qapp: QApplication
) -> None:
    compose(dialog.field, "", written)
    save(dialog)
    name = unicodedata.normalize("NFC", written)
    assert names(window) == [name]
    people = window.services.people
    assert people is not None
    seats = (Seat("person", name), Seat("computer", "Kito", "easy"))
    assert window.begin(Setup(game_named("skyjo"), seats, {"target": 50}, 3, (people.all()[0].id, None)))
    controller = window.services.controller
    controller.pause(True)
    controller.play([controller.view().legal[0]])
    assert name in without_marks(window.table_page.pill.line)
    assert controller.view().chairs[0].name == name
    window.table_page.open_sheet()
    assert window.table_page.sheet is not None
    with watching() as lines:
        window.table_page.sheet.grab()
    assert name in [without_marks(line.text) for line in lines]


def test_accents_are_part_of_their_letter_however_they_were_typed(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    people.add(COMBINED, "fox", 1.0)
    people.add(unicodedata.normalize("NFC", COMBINED), "owl", 1.0)
    assert len(set(names(window))) == 1


@pytest.mark.parametrize("code", COMPUTER_NAMES)
def test_no_computer_player_is_called_like_somebody_at_the_table(window: MainWindow, code: str) -> None:
    window.services.preferences.language = code
    for name in COMPUTER_NAMES[code]:
        for typed in (name, unicodedata.normalize("NFD", name), name.upper()):
            assert computer_name([typed]) != name
        assert unicodedata.is_normalized("NFC", name)


def test_a_name_ends_where_there_is_no_more_room_for_it(window: MainWindow, dialog: PersonDialog) -> None:
    compose(dialog.field, "", "ươ" * NAME_LENGTH)
    save(dialog)
    assert len(names(window)[0]) == NAME_LENGTH


def test_no_mark_in_a_name_turns_a_line_around(window: MainWindow) -> None:
    people = window.services.people
    assert people is not None
    people.add("An\u202ena", "fox", 1.0)
    window.show_start()
    with watching() as lines:
        window.grab()
    assert not [line.text for line in lines if "\u202e" in line.text]
