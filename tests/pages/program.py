"""What stands behind a window, in a folder of its own, at a time that does not go on."""

from __future__ import annotations

import datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.table import TableController
from cardgui.language.translators import Translators
from cardgui.preferences import Preferences
from cardgui.storage.database import Database
from cardgui.windows.services import Services

NOW = 1_800_000_000.0
"""Seconds since 1970, UTC."""
TODAY = datetime.date(2027, 1, 15)


def start(application: QApplication, folder: Path) -> Services:
    """Everything behind a window."""
    database = Database.open(folder, TODAY)
    controller = TableController(database, players=choose, speed=0, clock=lambda: NOW)
    return Services(controller, Preferences(), Translators(application), database, lambda: NOW)


def hold_still(services: Services) -> None:
    """Without movement and pauses."""
    services.preferences.animation_speed = 0
    services.preferences.computer_pace = 0


def end(services: Services) -> None:
    services.controller.close()
    services.translators.remove()
    if services.database is not None:
        services.database.close()
