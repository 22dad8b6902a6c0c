"""A window with everything behind it, in a folder of its own, without movement and pauses."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.scene.look.theme import DAY
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import Services
from cardgui.windows.widgets.themed import current_theme
from tests.pages.program import end, hold_still, start


class OpenWindow(Protocol):
    """Starts the program: a shown and active window of a size in px, with the match on it that was open at the end
    of the window before, which is closed first as if the program had ended."""

    def __call__(self, width: int = 1280, height: int = 800) -> MainWindow: ...


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
    """What is behind the first window."""
    made = start(qapp, home)
    hold_still(made)
    yield made
    end(made)


def close(window: MainWindow) -> None:
    """Close a window; timers that outlive it are a fault."""
    window.close()
    QApplication.processEvents()
    assert not [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(qapp: QApplication, home: Path, services: Services) -> Iterator[OpenWindow]:
    opened: list[MainWindow] = []
    started = [services]

    def make(width: int = 1280, height: int = 800) -> MainWindow:
        if opened:
            close(opened.pop())
            end(started[-1])
            started.append(start(qapp, home))
        window = MainWindow(started[-1])
        opened.append(window)
        window.resume()
        window.resize(width, height)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        return window

    yield make
    for window in opened:
        close(window)
    if len(started) > 1:
        end(started[-1])


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()
