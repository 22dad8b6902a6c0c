"""What all tests share: Qt looks the same on every machine, and no test leaves widgets to those after it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """pytest-qt's application with the bundled typeface, loaded before any widget, and one style."""
    from cardgui.scene.look import fonts

    qapp.setStyle("Fusion")
    fonts.load()
    qapp.setFont(fonts.font(15))
    return qapp


@pytest.fixture(autouse=True)
def deleted() -> Iterator[None]:
    """Nothing waits to be deleted when a test has ended: without an event loop Qt would keep it for good, and tell each
    forgotten widget of every change of language."""
    yield
    # Most tests know no Qt.
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
