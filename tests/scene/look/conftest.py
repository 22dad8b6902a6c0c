from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> QGuiApplication:
    """Pixmaps and fonts need a running application."""
    return qapp
