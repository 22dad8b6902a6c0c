"""Each setting has its effect as soon as it is chosen, and still has it after the program was started again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.language.numbers import number
from cardgui.preferences import Preferences, Setting
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services
from cardgui.windows.setting_words import TEXT_SIZES
from cardgui.windows.settings_dialog import GROUPS
from cardgui.windows.widgets.themed import current_theme, ui_font
from tests.windows.conftest import OpenWindow
from tests.windows.test_table_sounds import CountingPlayer


def language(window: MainWindow) -> object:
    QApplication.processEvents()
    undo = window.registry["undo"].text()
    return undo, window.windowTitle(), window.layoutDirection() == Qt.LayoutDirection.RightToLeft


def digits(window: MainWindow) -> object:
    return number(12)


def colours(window: MainWindow) -> object:
    scene = window.table_page.board.board.paintbox.theme.name
    return current_theme.theme.name, scene, QApplication.palette().color(QPalette.ColorRole.Window).name()


def text_size(window: MainWindow) -> object:
    return current_theme.text_scale, ui_font(20).pixelSize()


def sound(window: MainWindow) -> object:
    player = window.services.sound
    return player.used[-1] if isinstance(player, CountingPlayer) else None


def card_size(window: MainWindow) -> object:
    return window.services.tastes.card_size


def animation_speed(window: MainWindow) -> object:
    return window.table_page.board.board.speed


def computer_pace(window: MainWindow) -> object:
    return window.services.controller._pace.speed, window.table_page.replay.pace


def undo_policy(window: MainWindow) -> object:
    return window.registry["undo"].isEnabled()


def hints(window: MainWindow) -> object:
    return window.registry["hint"].isVisible()


def cards(window: MainWindow) -> object:
    return window.table_page.board.board.paintbox.style, current_theme.cards


def full_screen(window: MainWindow) -> object:
    return bool(window.windowState() & Qt.WindowState.WindowFullScreen)


def wait_unseen(window: MainWindow) -> object:
    window.hide()
    waits = window.services.controller._unseen
    window.show()
    return waits


EFFECTS: dict[str, tuple[object, Callable[[MainWindow], object]]] = {
    "language": ("ar", language),
    "digits": ("western", digits),
    "colours": ("night", colours),
    "text_size": (140, text_size),
    "sound": (False, sound),
    "loudness": (100, sound),
    "animation_speed": (200, animation_speed),
    "computer_pace": (1500, computer_pace),
    "undo_policy": ("never", undo_policy),
    "hints": (False, hints),
    "card_back": ("tiles", cards),
    "card_size": (80, card_size),
    "four_colours": (True, cards),
    "large_print": (True, cards),
    "full_screen": (True, full_screen),
    "wait_unseen": (False, wait_unseen),
}
"""Of each setting: another value than the usual one, and what is seen of it."""


@pytest.fixture
def player(services: Services) -> CountingPlayer:
    made = CountingPlayer()
    services.sound = made
    return made


def test_every_setting_of_the_dialog_is_tried() -> None:
    assert set(EFFECTS) == {key for keys in GROUPS.values() for key in keys}


@pytest.mark.parametrize("key", EFFECTS)
def test_a_setting_holds_at_once_and_after_a_new_start(
    player: CountingPlayer, open_window: OpenWindow, key: str
) -> None:
    value, effect = EFFECTS[key]
    window = open_window()
    preferences = window.services.preferences
    if key == "digits":
        preferences.language = "ar"
    assert window.begin(parse_setup("skyjo", "person,person", 3))
    window.services.controller.play(window.services.controller.view().legal[:1])
    before, usual = effect(window), getattr(preferences, key)
    assert usual != value
    window.settings.set(key, value)
    after = effect(window)
    assert after != before
    window.settings.set(key, "en" if key == "language" else usual)
    assert effect(window) == before
    window.settings.set(key, value)
    later = open_window()
    assert getattr(later.services.preferences, key) == value
    if key == "full_screen":
        later.open()
    if key == "language":
        # As `app.main` does before there is a window.
        later.settings._use_language()
    if key not in ("sound", "loudness"):
        assert effect(later) == after


@pytest.mark.parametrize("percent", [75, *TEXT_SIZES, 200])
def test_words_are_as_large_as_the_setting_says(open_window: OpenWindow, percent: int) -> None:
    open_window().settings.set("text_size", percent)
    assert current_theme.text_scale == percent / 100
    assert ui_font(40).pixelSize() == 40 * percent // 100


def test_every_setting_is_one_of_the_dialog_or_has_another_place() -> None:
    every = {name for name, value in vars(Preferences).items() if isinstance(value, Setting)}
    assert every - set(EFFECTS) == {"hand_order", "window_geometry"}


def test_high_contrast_is_followed_live_by_who_wants_all_as_the_desktop(open_window: OpenWindow) -> None:
    window = open_window()
    preferences = window.services.preferences
    before = colours(window)
    preferences.set_system_contrast(True)
    assert current_theme.theme.name == "high_contrast"
    assert window.table_page.board.board.paintbox.theme.name == "high_contrast"
    window.settings.set("colours", "day")
    assert current_theme.theme.name == "day"
    window.settings.set("colours", "system")
    assert current_theme.theme.name == "high_contrast"
    preferences.set_system_contrast(False)
    assert colours(window) == before


def test_the_window_is_where_it_was_and_as_large(open_window: OpenWindow) -> None:
    window = open_window()
    window.resize(800, 640)
    window.move(QPoint(0, 53))
    QApplication.processEvents()
    geometry = window.geometry()
    window.close()
    later = MainWindow(window.services)
    try:
        later.show()
        assert later.geometry() == geometry
    finally:
        later.close()
        later.deleteLater()
