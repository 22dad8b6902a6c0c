"""A window with everything behind it, in a folder of its own, without movement and pauses."""

from __future__ import annotations

import datetime
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.table import TableController
from cardgui.language.translators import Translators
from cardgui.preferences import Preferences
from cardgui.scene.look.theme import DAY
from cardgui.storage.database import Database
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services
from cardgui.windows.widgets.themed import current_theme

NOW = 1_800_000_000.0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for data and settings."""
    monkeypatch.setenv("CARDGUI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    """Look and language are as before after each test, and no thread is left."""
    locale, threads = QLocale(), threading.active_count()
    yield
    current_theme.theme, current_theme.scale, current_theme.text_scale = DAY, 1.0, 1.0
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert threading.active_count() == threads


@pytest.fixture
def services(qapp: QApplication, home: Path) -> Iterator[Services]:
    preferences = Preferences()
    preferences.animation_speed = 0
    preferences.computer_pace = 0
    database = Database.open(home, _today())
    controller = TableController(database, players=choose, speed=0, clock=lambda: NOW)
    translators = Translators(qapp)
    yield Services(controller, preferences, translators, database, lambda: NOW)
    controller.close()
    translators.remove()
    database.close()


def _today() -> datetime.date:
    return datetime.date(2027, 1, 15)


@pytest.fixture
def open_window(services: Services) -> Iterator[Callable[..., MainWindow]]:
    """Makes a shown and active window; timers that outlive it are a fault."""
    made: list[MainWindow] = []

    def make(width: int = 1280, height: int = 800) -> MainWindow:
        window = MainWindow(services)
        made.append(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        return window

    yield make
    for window in made:
        window.close()
        QApplication.processEvents()
        running = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
        assert not running
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window: Callable[..., MainWindow]) -> MainWindow:
    return open_window()
