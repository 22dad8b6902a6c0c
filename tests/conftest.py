"""What all tests share that need a QApplication: the bundled typeface, loaded before any widget, and one style."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """pytest-qt's application, looking the same on every machine."""
    from cardgui.scene.look import fonts

    qapp.setStyle("Fusion")
    fonts.load()
    qapp.setFont(fonts.font(15))
    return qapp
