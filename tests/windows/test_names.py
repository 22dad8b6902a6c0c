"""Names in any script, typed as people type them, and shown as they wrote them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardgui.controller.computer_names import COMPUTER_NAMES, computer_name
from cardgui.controller.setup import Setup, parse_setup
from cardgui.language.bidi import without_marks
from cardgui.rules.games import GAMES, game_named
from cardgui.rules.seats import Seat
from cardgui.storage.people import NAME_LENGTH
from cardgui.windows import person_line
from cardgui.windows.chair import Chair
from cardgui.windows.main_window import MainWindow
from cardgui.windows.name_note import NameNote
from cardgui.windows.own_presets import OwnPresets
from cardgui.windows.person_dialog import PersonDialog, edit_person
from cardgui.windows.person_line import PersonLine
from cardgui.windows.seating import Sitter
from cardgui.windows.widgets import painted_button
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from tests.windows.conftest import OpenWindow
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


@pytest.mark.parametrize("code", ["en", "ar"])
def test_no_mark_in_a_name_turns_a_line_around(window: MainWindow, code: str) -> None:
    people = window.services.people
    assert people is not None
    window.services.preferences.language = code
    ana = people.add("An\u202ena", "fox", 1.0)
    with watching() as lines:
        window.show_start()
        window.grab()
        setup = parse_setup("skyjo", "person,easy", 3)
        window.begin(Setup(setup.game, setup.seats, setup.options, setup.deal, (ana, None)))
        window.table_page.open_sheet()
        window.grab()
        window.registry["chairs"].trigger()
        window.grab()
        window.show_start()
        window.registry["history"].trigger()
        QApplication.processEvents()
        window.grab()
    assert "Anna" in [without_marks(line.text) for line in lines]
    assert not [line.text for line in lines if "\u202e" in line.text]


# -- what is no name


def person_field(window: MainWindow) -> tuple[DialogFrame, QLineEdit]:
    dialog = edit_person(window.start_page, window.services)
    assert dialog is not None
    return dialog, dialog.field


def saving_field(window: MainWindow) -> tuple[DialogFrame, QLineEdit]:
    window.open_new_match(GAMES["skyjo"])
    assert window.new_match_page is not None
    dialog = window.new_match_page.options.open_presets()
    return dialog, dialog.name


def renaming_field(window: MainWindow) -> tuple[DialogFrame, QLineEdit]:
    window.open_new_match(GAMES["skyjo"])
    assert window.new_match_page is not None
    options = window.new_match_page.options
    options._own.save("Sunday", {"target": 50})
    window.resize(800, 600)
    dialog = options.open_presets()
    dialog._rename("Sunday")
    QApplication.processEvents()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    return dialog, field


FIELDS = {"person": person_field, "house rules": saving_field, "house rules, renamed": renaming_field}


def note_under(dialog: DialogFrame, field: QLineEdit) -> str:
    """What is said under a field, where it can be seen, and what a screen reader says of the field."""
    QApplication.processEvents()
    shown = [note for note in dialog.findChildren(NameNote) if note.isVisible() and note._field is field]
    text = "".join(note.text() for note in shown)
    for note in shown:
        above, below = field.mapTo(dialog, QPoint(0, 0)).y(), note.mapTo(dialog, QPoint(0, 0)).y()
        assert 0 < below - above < 3 * field.height()
        assert below + note.height() <= dialog.height()
        assert note.height() >= note.heightForWidth(note.width())
        assert note.visibleRegion().boundingRect() == note.rect()
        assert field.visibleRegion().boundingRect() == field.rect()
    assert field.accessibleDescription() == text
    return text


@pytest.mark.parametrize("place", FIELDS)
@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "Please write a name."),
        ("   ", "Please write a name."),
        ("\u200b\u200e", "Nothing can be seen of this name."),
        ("\u3164", "Nothing can be seen of this name."),
        ("\u0301", "Nothing can be seen of this name."),
    ],
)
def test_a_name_that_is_none_is_refused_where_it_is_written(
    window: MainWindow, place: str, written: str, why: str
) -> None:
    dialog, field = FIELDS[place](window)
    field.setText(written)
    assert note_under(dialog, field) == ""
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert note_under(dialog, field) == why
    assert dialog.isVisible()
    assert field.isVisible()
    assert field.hasFocus()
    compose(field, "", "Zuri")
    assert note_under(dialog, field) == ""
    QTest.keyClick(field, Qt.Key.Key_Return)
    saved = [*names(window), *(preset.name for preset in OwnPresets(window.services.preferences, "skyjo").all())]
    assert [without_marks(name).strip("\u200b\u3164\u0301") for name in saved] == ["Zuri"]


@pytest.mark.parametrize("place", ["person", "house rules"])
def test_the_button_says_it_too(window: MainWindow, place: str) -> None:
    dialog, field = FIELDS[place](window)
    button = next(button for button in dialog.findChildren(PushButton) if button.kind == "primary")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert note_under(dialog, field) == "Please write a name."
    assert dialog.isVisible()


@pytest.mark.parametrize("place", FIELDS)
def test_where_a_name_ends_is_said(window: MainWindow, place: str) -> None:
    dialog, field = FIELDS[place](window)
    field.clear()
    QTest.keyClicks(field, "n" * NAME_LENGTH)
    assert note_under(dialog, field) == ""
    QTest.keyClick(field, Qt.Key.Key_N)
    assert note_under(dialog, field) == f"A name has at most {NAME_LENGTH} characters."
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert note_under(dialog, field) == ""
    field.clear()
    QApplication.clipboard().setText("long " * 20)
    field.paste()
    assert note_under(dialog, field) == f"A name has at most {NAME_LENGTH} characters."


@pytest.mark.parametrize("written", ["zuri ", "ZURI", "Zuri"])
def test_a_name_that_somebody_has_is_told_of_and_can_be_had(window: MainWindow, written: str) -> None:
    people = window.services.people
    assert people is not None
    zuri = people.get(people.add("Zuri", "fox", 1.0))
    dialog, field = person_field(window)
    field.setText(written)
    assert note_under(dialog, field).startswith("Somebody of the family has this name already.")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(names(window)) == 2
    own = edit_person(window.start_page, window.services, zuri)
    assert own is not None
    own.field.setText("Zuri!")
    own.field.setText("Somebody")
    assert note_under(own, own.field) == ""
    own.finish("")


def test_rules_that_were_removed_in_another_window_cannot_be_renamed(window: MainWindow) -> None:
    dialog, field = renaming_field(window)
    OwnPresets(window.services.preferences, "skyjo").remove("Sunday")
    field.setText("Monday")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert note_under(dialog, field) == "These rules were removed in another window."


# -- names that are cut off

LONG = "Wolfeschlegelsteinhausenbergerdorffvoral"


@pytest.fixture(autouse=True)
def tips(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown beside the pointer is noted: Qt takes its own window away only after a while."""
    for module in (painted_button, person_line):
        monkeypatch.setattr(module, "QToolTip", Tips)


class Tips:
    """In the place of QToolTip."""

    text = ""

    @classmethod
    def showText(cls, place: QPoint, text: str, widget: QWidget) -> None:
        cls.text = text


def tooltip_of(widget: QWidget) -> str:
    """What is shown when the pointer rests on a widget."""
    Tips.text = ""
    place = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    return without_marks(Tips.text)


def told_of(window: MainWindow, name: str) -> list[QWidget]:
    """The buttons and lines that are seen and stand for a name; each tells it whole."""
    QApplication.processEvents()
    found = [
        widget
        for kind in (AvatarButton, Chair, PersonLine)
        for widget in window.findChildren(kind)
        if widget.isVisible() and name in without_marks(widget.accessibleName())
    ]
    for widget in found:
        with watching() as lines:
            widget.grab()
        shown = [without_marks(line.text) for line in lines if line.text.strip()]
        if shown and name not in " ".join(shown):
            assert name in tooltip_of(widget), (type(widget).__name__, shown)
    return found


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_name_that_is_cut_off_can_be_read_whole(open_window: OpenWindow, language: str) -> None:
    window = open_window(800, 600)
    window.services.preferences.language = language
    people = window.services.people
    assert people is not None
    for name, picture in ((LONG, "fox"), ("Ana", "owl"), (LONG[::-1], "cat")):
        people.add(name, picture, 1.0)
    window.show_start()
    assert told_of(window, LONG), "in the family's row"
    window.open_new_match(GAMES["skip_bo_junior"])
    page = window.new_match_page
    assert page is not None
    kinds = {type(widget) for widget in told_of(window, LONG)}
    assert kinds == {AvatarButton, Chair}
    (short,) = [button for button in page.tray.findChildren(AvatarButton) if button.text() == "Ana"]
    assert tooltip_of(short) == "", "it can be read"
    chair = next(chair for chair, sitter in enumerate(page.seating.chairs) if sitter is not None and sitter.is_person)
    page.seating.share(chair, Sitter(LONG[::-1], None, None, "cat"))
    page._show_seating()
    shared = [widget for widget in told_of(window, LONG) if isinstance(widget, Chair)]
    assert [LONG[::-1] in without_marks(one.accessibleName()) for one in shared] == [True]
    assert LONG[::-1] in tooltip_of(shared[0])


def test_a_tooltip_follows_the_name(window: MainWindow) -> None:
    button = AvatarButton("fox", LONG, parent=window.start_page)
    button.resize(60, button.sizeHint().height())
    button.show()
    assert tooltip_of(button) == LONG
    button.set_player("owl", "Ana")
    assert tooltip_of(button) == ""
    button.setToolTip("Drag it")
    assert tooltip_of(button) == "Drag it"
    button.set_player("owl", LONG[::-1])
    assert tooltip_of(button) == f"{LONG[::-1]}\nDrag it"
