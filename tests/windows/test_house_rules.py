"""House rules of a new match: presets, what cannot go together, sides, and how long it takes; by mouse and by keys."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionSpec
from cardgui.rules.presets import PRESETS
from cardgui.windows.main_window import MainWindow
from cardgui.windows.name_note import NameNote
from cardgui.windows.new_match_page import NewMatchPage
from cardgui.windows.presets_dialog import OWN, PresetsDialog
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.stepper import Stepper
from cardgui.windows.widgets.toggle import Toggle
from tests.windows.conftest import OpenWindow

LEFT = Qt.MouseButton.LeftButton


def page_of(window: MainWindow, game: str) -> NewMatchPage:
    window.open_new_match(GAMES[game])
    page = window.new_match_page
    assert page is not None
    QApplication.processEvents()
    return page


def dialog_over(window: MainWindow) -> PresetsDialog:
    dialog = DialogFrame.open_over(window)[-1]
    assert isinstance(dialog, PresetsDialog)
    return dialog


def notes(dialog: QWidget) -> list[str]:
    """What is said under the fields of names."""
    return [note.text() for note in dialog.findChildren(NameNote) if not note.isHidden()]


def click(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT, pos=button.rect().center())


def tab_to(window: MainWindow, wanted: QWidget) -> None:
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is wanted:
            return
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


def set_by_hand(page: NewMatchPage, name: str, value: object) -> bool:
    """Set an option with its control, as a hand would; False where the control does not let it."""
    control = page.options.list.controls[name]
    if not control.isEnabled():
        return False
    if isinstance(control, Segments):
        button = next(button for button in control._buttons if button.segment.key == value)
        if not button.isEnabled():
            return False
        click(button)
    elif isinstance(control, Toggle):
        control.setChecked(bool(value))
    else:
        assert isinstance(control, Stepper)
        number = control.minimum() if value is None else value
        assert isinstance(number, int)
        if not control.minimum() <= number <= control.maximum():
            return False
        control.setValue(number)
    return True


def values(spec: OptionSpec) -> list[object]:
    if spec.is_switch:
        return [False, True]
    return list(spec.choices) or [spec.low, spec.high, spec.default]


# -- presets


@pytest.mark.parametrize("game", list(GAMES))
def test_a_preset_sets_the_switches(window: MainWindow, game: str) -> None:
    page = page_of(window, game)
    for preset in PRESETS[game]:
        click(page.options.presets)
        dialog = dialog_over(window)
        assert dialog.buttons[page.options.preset()].isChecked()
        click(dialog.buttons[preset.key])
        assert not DialogFrame.open_over(window)
        assert page.options.options() == preset.options
        assert page.options.preset() == preset.key
        for spec in page.game.specs:
            control = page.options.list.controls[spec.name]
            wanted = preset.options.get(spec.name, spec.default)
            if isinstance(control, Segments):
                assert control.current() == wanted
            elif isinstance(control, Toggle):
                assert control.isChecked() == wanted
            elif wanted is not None:
                assert control.value() == wanted


def test_changed_it_is_an_own_choice_and_changed_back_it_is_the_preset_again(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    page.options.choose_preset("publisher")
    assert page.options.presets.title == "As in the publisher's rules"
    ties = page.options.list.controls["tie_doubles"]
    ties.setFocus()
    QTest.keyClick(ties, Qt.Key.Key_Space)
    assert page.options.preset() == ""
    assert page.options.presets.title == "Your own choice"
    assert "Must turn one up" in page.options.presets.explained
    QTest.keyClick(ties, Qt.Key.Key_Space)
    assert page.options.presets.title == "As in the publisher's rules"


def test_own_rules_are_saved_by_keys_and_are_there_again(open_window: OpenWindow) -> None:
    """A name in any script; kept in the preferences; chosen again with a match of last time."""
    window = open_window()
    page = page_of(window, "skyjo")
    set_by_hand(page, "columns", False)
    page.options.presets.setFocus()
    QTest.keyClick(page.options.presets, Qt.Key.Key_Return)
    dialog = dialog_over(window)
    assert dialog.name.hasFocus(), "what has no name yet can be given one at once"
    dialog.name.setText("قواعد الجدة")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert page.options.presets.title == "قواعد الجدة"
    page._start()
    window = open_window()
    page = page_of(window, "skyjo")
    assert page.options.preset() == OWN + "قواعد الجدة"
    assert page.options.options() == {"columns": False}
    page.options.choose_preset("usual")
    QTest.keyClick(page.options.presets, Qt.Key.Key_Space)
    dialog = dialog_over(window)
    tab_to(window, dialog.buttons[OWN + "قواعد الجدة"])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.options.options() == {"columns": False}
    assert not page_of(window, "skip_bo").options._own.all(), "each game has its own"


def test_own_rules_are_overwritten(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    own = page.options._own
    own.save("Sunday", {"columns": False})
    page.options.choose_preset(OWN + "Sunday")
    set_by_hand(page, "target", 60)
    assert page.options.preset() == ""
    dialog = page.options.open_presets()
    assert dialog.name.text() == "Sunday", "the name that they were made from is offered"
    assert dialog._save.text() == "Overwrite"
    click(dialog._save)
    assert [(preset.name, preset.options) for preset in own.all()] == [("Sunday", {"columns": False, "target": 60})]
    assert page.options.preset() == OWN + "Sunday"


def test_own_rules_are_renamed_removed_and_brought_back(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    own = page.options._own
    for name, target in (("A", 40), ("B", 50), ("C", 60)):
        own.save(name, {"target": target})
    page.options.choose_preset(OWN + "B")
    dialog = page.options.open_presets()

    def named(text: str) -> QAbstractButton:
        QApplication.processEvents()
        return next(
            button
            for button in dialog.findChildren(PushButton)
            if not button.isHidden()
            and "".join(ch for ch in button.accessibleName() if ch not in "\u2068\u2069") == text
        )

    click(named("Rename B"))
    QApplication.processEvents()
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "C")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "Other rules have this name already." in notes(dialog)
    field.clear()  # type: ignore[attr-defined]  # a line edit
    QTest.keyClicks(field, "Bibi")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [preset.name for preset in own.all()] == ["A", "Bibi", "C"]
    assert page.options.preset() == OWN + "Bibi"
    click(named("Remove Bibi"))
    assert [preset.name for preset in own.all()] == ["A", "C"]
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert isinstance(focused, PushButton)
    assert focused.text() == "Take back"
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert [(preset.name, preset.options["target"]) for preset in own.all()] == [("A", 40), ("Bibi", 50), ("C", 60)]
    dialog.finish("")


def test_own_rules_outlive_an_option_that_there_is_not_any_more(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    stored = [{"name": "Old", "options": {"columns": False, "gone": 7, "double": "sometimes"}}, 5, {"name": 3}, "x"]
    window.services.preferences.store_presets("skyjo", stored)
    page.options.choose_preset(OWN + "Old")
    assert page.options.options() == {"columns": False}
    assert page.options.preset() == OWN + "Old"
    page.options._own.rename("Old", "Older")
    (kept,) = page.options._own.all()
    assert kept.options["gone"] == 7, "a later version may know it again"


# -- what cannot go together


@pytest.mark.parametrize("game", list(GAMES))
def test_no_two_options_that_can_be_chosen_are_refused(window: MainWindow, game: str) -> None:
    page = page_of(window, game)
    tables = {page.game.low, 4, page.game.high} if game == "skip_bo" else {4}
    for seats in tables:
        while len(page.seating.taken) > seats:
            page._empty(page.seating.taken[-1])
        while len(page.seating.taken) < seats:
            page._seat_computer("easy")
        for one, other in combinations(page.game.specs, 2):
            for pair in product(values(one)[1:], values(other)[1:]):
                page.options.reset()
                for name, value in zip((one.name, other.name), pair, strict=True):
                    if not set_by_hand(page, name, value):
                        limit = isinstance(value, int) and not isinstance(value, bool)
                        assert limit or page.options.list.reason(name), f"{name}={value} is not explained"
                options = page.options.options()
                assert page.game.options(options, seats).changed() == options


def test_two_teams_need_four_or_six(window: MainWindow) -> None:
    """SB-17: it is said where teams are chosen, and comes back with the sixth player."""
    page = page_of(window, "skip_bo")
    assert set_by_hand(page, "teams", "two_sides")
    assert [chair.side.icon for chair in page.table.chairs if chair.side] == ["sun", "moon", "sun", "moon"]
    first = page.table.chairs[page.seating.taken[0]]
    assert first.accessibleName().endswith("Team sun")
    page._seat_computer("easy")
    assert page.options.options() == {}
    row = page.options.list._rows["teams"]
    assert row._explained.text() == "Two teams need 4 or 6 players. Three teams need 6 players."
    assert row._explained.isVisibleTo(row)
    assert not any(chair.side for chair in page.table.chairs)
    assert not set_by_hand(page, "teams", "three_sides")
    page._seat_computer("easy")
    assert page.options.options() == {"teams": "two_sides"}
    assert set_by_hand(page, "teams", "three_sides")
    assert [chair.side.icon for chair in page.table.chairs if chair.side] == ["sun", "moon", "star"] * 2


def test_a_free_table_needs_two_people(window: MainWindow) -> None:
    """SB-23."""
    assert window.services.people is not None
    for name in ("Ana", "Bo"):
        window.services.people.add(name, "owl", 0.0)
    page = page_of(window, "skip_bo")
    assert not set_by_hand(page, "free_table", True)
    assert page.options.list.reason("free_table") == "Two people at least must sit at the table."
    page._toggle_person(list(page._people.values())[1])
    assert set_by_hand(page, "free_table", True)
    assert page.options.options() == {"free_table": True}


def test_the_size_of_a_stock_keeps_to_the_seats(window: MainWindow) -> None:
    """SB-3."""
    page = page_of(window, "skip_bo")
    while len(page.seating.taken) > 2:
        page._empty(page.seating.taken[-1])
    assert set_by_hand(page, "stock_size", 40)
    page._fill("easy")
    assert page.options.options() == {"stock_size": 21}
    assert page.options.list.reason("stock_size") == "With 6 players 21 at most."
    while len(page.seating.taken) > 2:
        page._empty(page.seating.taken[-1])
    assert page.options.options() == {"stock_size": 40}


# -- chairs, length, deal


def play_to_the_end(window: MainWindow) -> None:
    controller = window.services.controller
    for turn in range(2000):
        view = controller.view()
        if view.over:
            return
        if view.legal:
            controller.play([choose(view.observation, "easy", turn)])
        QApplication.processEvents()
    raise AssertionError("the match does not end")


def test_the_empty_chairs_are_filled_with_one_level(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    assert page.table.fill.isVisible()
    menu = page.filling_menu()
    next(action for action in menu.actions() if action.text() == "Computer: Expert").trigger()
    menu.deleteLater()
    assert [seat.level for seat in page.seating.seats()].count("expert") == 4
    assert not page.table.fill.isVisible()
    page._empty(3)
    assert page.table.fill.isVisible()


def test_how_long_it_takes_follows_the_options_and_the_seats(window: MainWindow) -> None:
    page = page_of(window, "skyjo")
    usual = page.options.length.text
    assert usual.startswith("About ")
    set_by_hand(page, "target", 300)
    assert page.options.length.text != usual
    page.options.reset()
    assert page.options.length.text == usual
    page._fill("expert")
    assert page.options.length.text != usual
    assert page._length.text == page.options.length.text


@pytest.mark.parametrize(("typed", "language"), [("7421", "en"), ("٧٤٢١", "ar")])
def test_the_number_of_a_finished_match_gives_the_same_deal_again(
    window: MainWindow, typed: str, language: str
) -> None:
    """It stands on the last score sheet, in the digits of the language, and is typed as it stands there."""
    controller = window.services.controller
    window.services.preferences.language = language
    assert window.begin(parse_setup("kings_corners", "person,easy", 7421))
    first = controller.view().observation
    play_to_the_end(window)
    sheet = window.table_page.sheet
    assert sheet is not None
    assert typed in sheet._subtitle.text()
    sheet.finish("")
    page = page_of(window, "kings_corners")
    while len(page.seating.taken) > 2:
        page._empty(page.seating.taken[-1])
    page.options.deal.insert(typed)  # QTest types Latin letters only
    assert page.setup().deal == 7421
    QTest.mouseClick(page.options.start_button, LEFT, pos=QPoint(40, page.options.start_button.height() // 2))
    assert controller.view().deal == 7421
    assert controller.view().observation == first, "the same cards for the same seats"


def test_own_matches_tell_how_long_it_takes(window: MainWindow) -> None:
    """Three matches of one's own at ten seconds for each move of anybody."""
    page = page_of(window, "kings_corners")
    usual, counted = page.options.length.text, page.options.length.toolTip()
    for deal in range(3):
        assert window.begin(parse_setup("kings_corners", "person,easy", deal))
        play_to_the_end(window)
    database = window.services.database
    assert database is not None
    started = "(SELECT started FROM matches WHERE id = match_id)"
    database.connection.execute(f"UPDATE progress SET last_played = {started} + 10 * cursor")
    page = page_of(window, "kings_corners")
    assert page.options.length.toolTip() == "As quick as you have played so far"
    assert page.options.length.toolTip() != counted
    assert page.options.length.text != usual
