"""Every action has words, and every shortcut one meaning."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QIcon, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from cardgui.controller.setup import parse_setup
from cardgui.windows import menus
from cardgui.windows.action_texts import action_texts
from cardgui.windows.actions import CHOICES, SHORTCUTS
from cardgui.windows.main_window import MainWindow
from cardgui.windows.menus import build_main_menu, open_main_menu
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import current_theme
from tests.windows.conftest import OpenWindow


def test_all_actions_have_a_text_a_tooltip_and_a_command(window: MainWindow) -> None:
    texts = action_texts()
    commands = window._commands()
    for name in window.registry.names():
        action = window.registry[name]
        assert action.text()
        assert action.toolTip()
        assert name in texts or name.startswith("language_")
        assert name in commands or any(name in group for group in CHOICES.values())


def test_no_shortcut_is_given_twice() -> None:
    keys = Counter(QKeySequence(key).toString() for keys in SHORTCUTS.values() for key in keys)
    assert all(keys)
    assert max(keys.values()) == 1


def test_every_button_of_the_bar_has_a_name_and_a_tooltip(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    buttons = window.table_page.bar.findChildren(BarButton)
    assert {button.objectName() for button in buttons} >= {"undo", "redo", "hint", "pause", "fast_forward", "menu"}
    for button in buttons:
        assert button.accessibleName()
        assert button.toolTip()


def test_undo_says_why_it_cannot(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    undo = window.registry["undo"]
    assert not undo.isEnabled()
    assert "no move of yours" in undo.toolTip()
    window.services.controller.play([window.services.controller.view().legal[0]])
    assert undo.isEnabled()
    window.services.preferences.undo_policy = "never"
    assert not undo.isEnabled()
    assert "switched off" in undo.toolTip()


def test_shortcuts_work_after_a_drag_and_without_any_focus(window: MainWindow) -> None:
    """C3477, C4119, C4779."""
    window.begin(parse_setup("skyjo", "person,person", 3))
    controller = window.services.controller
    board = window.table_page.board
    controller.play([controller.view().legal[0]])
    view = board.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    QTest.mouseMove(view, QPoint(500, 420))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(500, 420))
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert controller.view().moves == 0
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert controller.view().moves == 1


def test_what_belongs_to_the_table_does_nothing_elsewhere(window: MainWindow) -> None:
    for name in ("save_record", "undo", "score_sheet", "next_round"):
        assert not window.registry[name].isVisible()
        assert not window._allows(name)
    menu = build_main_menu(window.registry, window)
    assert window.registry["undo"] not in menu.actions()
    assert window.registry["open_record"] in menu.actions()
    menu.deleteLater()


def test_nothing_works_under_a_dialog_but_what_leads_out(window: MainWindow) -> None:
    window.registry["about"].trigger()
    assert not window._allows("new_match")
    assert window._allows("quit")
    assert window._allows("full_screen")


def test_the_key_for_silence_works_under_every_dialog_but_where_one_writes(window: MainWindow) -> None:
    preferences = window.services.preferences
    for name in ("about", "settings", "keyboard", "rules"):
        window.registry[name].trigger()
        (frame,) = DialogFrame.open_over(window)
        before = preferences.sound
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_M)  # type: ignore[arg-type]
        assert preferences.sound is not before, name
        if name == "settings":
            loudness = frame.findChildren(Segments)
            assert any(part.current() == ("0" if before else str(preferences.loudness)) for part in loudness)
        frame.finish()
    before = preferences.sound
    edit_person(window, window.services, None, lambda person: None)
    (frame,) = DialogFrame.open_over(window)
    field = frame.findChildren(QLineEdit)[0]
    QTest.keyClick(field, Qt.Key.Key_M)
    assert field.text().lower() == "m"
    assert preferences.sound is before
    frame.finish()


@pytest.mark.parametrize("text_size", [100, 140])
@pytest.mark.parametrize("language", ["en", "sw", "vi", "ar"])
def test_the_menu_fits_the_least_window(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, language: str, text_size: int
) -> None:
    monkeypatch.setattr(menus, "pop_up", lambda menu, below: None)
    window = open_window(800, 600)
    window.begin(parse_setup("skip_bo", "person,person,easy", 3))
    window.services.preferences.language = language
    window.services.preferences.text_size = text_size
    for name in ("call", "step", "next_round", "usual_match", "again", "same_deal"):
        window.registry[name].setVisible(True)
    button = window.table_page.menu_button
    menu = open_main_menu(window.registry, button)
    try:
        assert menu.sizeHint().height() <= window.height() - button.mapTo(window, QPoint(0, button.height())).y()
        # Everything is in it, at most two steps down.
        below = [action.menu() for action in menu.actions() if isinstance(action.menu(), QMenu)]
        below += [action.menu() for one in below for action in one.actions() if isinstance(action.menu(), QMenu)]
        held = {action for one in (menu, *below) for action in one.actions()}
        assert held >= {window.registry[name] for name in window.registry.names() if name != "menu"}
        assert all(one.sizeHint().height() < window.height() for one in below)
    finally:
        menu.deleteLater()


@pytest.mark.parametrize("look", ["day", "night", "high_contrast"])
def test_icons_of_the_menu_can_be_seen_on_every_ground(window: MainWindow, look: str) -> None:
    window.services.preferences.colours = look
    menu = build_main_menu(window.registry, window)
    theme = current_theme.theme
    icon = window.registry["new_match"].icon()
    for mode, ink in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Active, theme.button_text)):
        image = icon.pixmap(20, mode).toImage()
        pixels = [image.pixelColor(x, y) for x in range(20) for y in range(20)]
        solid = {pixel.name() for pixel in pixels if pixel.alpha() == 255}
        assert solid == {QColor(ink).name()}
    menu.deleteLater()


ARABIC_KEYS = {"H": "ا", "L": "م", "P": "ح", "S": "س", "F": "ب", "N": "ى", "M": "ة", "R": "ق", "C": "ؤ", "?": "؟"}
"""What the keys of an Arabic keyboard write."""


def press(window: MainWindow, keys: str) -> None:
    """Keys as the system reports them where it does not look up the Latin letter."""
    QTest.keySequence(window.focusWidget() or window, QKeySequence(keys))


@pytest.mark.qt_log_ignore("keyToAscii")
@pytest.mark.parametrize("letter", ARABIC_KEYS.values())
def test_every_letter_shortcut_works_on_an_arabic_keyboard(window: MainWindow, letter: str) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    names = [name for name in window.registry.names() if QKeySequence(letter) in window.registry[name].shortcuts()]
    assert len(names) == 1
    asked: list[str] = []
    window.registry[names[0]].triggered.connect(lambda: asked.append(names[0]))
    window.registry[names[0]].setEnabled(True)
    window.registry[names[0]].setVisible(True)
    press(window, letter)
    assert asked == names


@pytest.mark.qt_log_ignore("keyToAscii")
def test_control_and_a_letter_works_on_an_arabic_keyboard(window: MainWindow) -> None:
    window.begin(parse_setup("skyjo", "person,easy", 3))
    press(window, "Ctrl+ى")
    assert window.page is window.new_match_page


def test_each_shortcut_of_letters_and_signs_has_its_arabic_key_and_none_is_taken_twice(window: MainWindow) -> None:
    taken: list[str] = []
    for name in window.registry.names():
        written = [keys.toString() for keys in window.registry[name].shortcuts()]
        taken += written
        for key in SHORTCUTS.get(name, ()):
            last = key.rpartition("+")[2]
            if len(last) == 1:
                assert any(found.rpartition("+")[2] != last and len(found.rpartition("+")[2]) == 1 for found in written)
        # What is shown and told is the Latin key, which Arabic keyboards have as well.
        if written:
            assert written[0] == QKeySequence(SHORTCUTS[name][0]).toString()
    assert len(taken) == len(set(taken))


def test_no_input_method_stands_between_the_table_and_its_keys(window: MainWindow) -> None:
    """Vietnamese Telex would swallow s, f, r and others."""
    window.begin(parse_setup("skyjo", "person,easy", 3))
    for widget in (window, window.table_page, window.table_page.board, window.focusWidget()):
        assert not widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
