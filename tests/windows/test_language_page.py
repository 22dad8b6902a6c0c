"""The first start where nobody knows yet which language is read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.language.locales import LANGUAGES, of_system
from cardgui.windows.language_page import LanguagePage
from cardgui.windows.main_window import MainWindow
from tests.windows.conftest import OpenWindow

FIRST_PAGE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardgui.__main__ import main
from cardgui.windows.main_window import MainWindow

def open_window(window):
    print(type(window.page).__name__, window.services.translators.language.code)
    QTimer.singleShot(0, QApplication.quit)

MainWindow.open = open_window
main([])
"""


@pytest.mark.parametrize(
    ("system", "chosen", "found"),
    [
        ("de_DE.UTF-8", "", "LanguagePage en"),
        ("de_DE.UTF-8", "vi", "StartPage vi"),
        ("sw_KE.UTF-8", "", "StartPage sw"),
        ("ar_MA.UTF-8", "", "StartPage ar"),
        ("en_GB.UTF-8", "", "StartPage en"),
    ],
)
def test_the_first_page_of_a_first_start(home: Path, system: str, chosen: str, found: str) -> None:
    if chosen:
        (home / "cardgui.ini").write_text(f"[General]\nlanguage={chosen}\n", encoding="utf-8")
    environment = {**os.environ, "LC_ALL": system, "LANGUAGE": "", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.strip() == found


@pytest.fixture
def asked(open_window: OpenWindow) -> MainWindow:
    """A window that asks for the language."""
    window = open_window(800, 600)
    window.resume(ask_language=True)
    return window


def page_of(window: MainWindow) -> LanguagePage:
    assert window.page is window.language_page
    assert window.language_page is not None
    return window.language_page


@pytest.mark.parametrize(
    ("system", "code"), [(["de-DE", "de"], None), (["C"], None), ([], None), (["de-DE", "sw-KE"], "sw"), (["en"], "en")]
)
def test_the_system_may_speak_none_of_the_four(system: list[str], code: str | None) -> None:
    found = of_system(system)
    assert (None if found is None else found.code) == code


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_a_language_is_chosen_by_its_own_name(asked: MainWindow, language: object) -> None:
    code = language.code  # type: ignore[attr-defined]
    button = page_of(asked).buttons[code]
    assert button.text() == button.accessibleName() == language.own_name  # type: ignore[attr-defined]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked.services.preferences.language == code
    assert asked.services.translators.language is language
    assert asked.page is asked.start_page
    assert asked.language_page is None
    # Asked once: the next start goes on from here.
    assert asked.registry["home"].isVisible() is False


def test_each_button_is_in_its_own_language_and_direction(asked: MainWindow) -> None:
    buttons = page_of(asked).buttons
    directions = {code: button.layoutDirection() for code, button in buttons.items()}
    assert [code for code, found in directions.items() if found == Qt.LayoutDirection.RightToLeft] == ["ar"]
    lines = {code: button.accessibleDescription() for code, button in buttons.items()}
    assert len(set(lines.values())) == 4, "each line is in another language"
    assert lines["en"] == "Play in English"


def test_arrows_and_enter_choose(asked: MainWindow) -> None:
    page = page_of(asked)
    assert QApplication.focusWidget() is page.buttons["en"]
    for key, code in [
        (Qt.Key.Key_Right, "sw"),
        (Qt.Key.Key_Down, "ar"),
        (Qt.Key.Key_Left, "vi"),
        (Qt.Key.Key_Up, "en"),
        (Qt.Key.Key_Tab, "sw"),
        (Qt.Key.Key_Tab, "vi"),
    ]:
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is page.buttons[code]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert asked.services.preferences.language == "vi"


def test_a_screen_reader_finds_four_buttons(asked: MainWindow) -> None:
    for language in LANGUAGES:
        interface = QAccessible.queryAccessibleInterface(page_of(asked).buttons[language.code])
        assert interface.role() == QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == language.own_name


@pytest.mark.parametrize("name", ["settings", "menu", "new_match", "history", "rules", "open_record", "home"])
def test_nothing_leads_into_a_language_that_is_not_read(asked: MainWindow, name: str) -> None:
    asked.registry[name].trigger()
    assert asked.page is page_of(asked)
    assert asked.menu is None


def test_an_open_match_comes_before_the_question(open_window: OpenWindow) -> None:
    open_window().begin(parse_setup("skyjo", "person,easy", 3))
    window = open_window()
    window.resume(ask_language=True)
    assert window.page is window.table_page


def test_the_page_follows_look_and_text_size(asked: MainWindow) -> None:
    for look in ("night", "high_contrast", "day"):
        asked.services.preferences.colours = look
        asked.services.preferences.text_size = 200
        QApplication.processEvents()
        assert not asked.grab().isNull()
