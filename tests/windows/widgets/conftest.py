from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardgui.scene.look import fonts
from cardgui.scene.look.theme import DAY
from cardgui.windows.widgets.themed import current_theme


@pytest.fixture(autouse=True)
def day_at_scale_one(qapp: QApplication) -> Iterator[None]:
    qapp.setStyle("Fusion")
    fonts.load()
    yield
    current_theme.theme = DAY
    current_theme.scale = 1.0
    current_theme.text_scale = 1.0


@pytest.fixture
def window(qtbot: QtBot) -> Callable[..., QWidget]:
    """A shown and active window with the given widgets one below the other."""

    hosts: list[QWidget] = []  # qtbot itself keeps weak references only

    def show(*widgets: QWidget, rtl: bool = False, width: int = 600, height: int = 500) -> QWidget:
        host = QWidget()
        hosts.append(host)
        qtbot.addWidget(host)
        host.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        layout = QVBoxLayout(host)
        for widget in widgets:
            layout.addWidget(widget)
        layout.addStretch(1)
        host.resize(width, height)
        with qtbot.waitActive(host):
            host.show()
            host.activateWindow()
        return host

    return show
