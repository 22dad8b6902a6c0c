"""The walk through all places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.windows.main_window import MainWindow
from tests.pages.household import Household
from tests.pages.places import PLACES, Place


def every_window(house: Household, but: Sequence[str] = ()) -> Iterator[tuple[str, QWidget]]:
    """Each of `PLACES` after the other: its name, and what is to be looked at there. but: not these."""
    for place in PLACES:
        if place.name not in but:
            with visit(house, place):
                for window in shown(house.window):
                    yield place.name, window


@contextmanager
def visit(house: Household, place: Place) -> Iterator[None]:
    """Inside, a place is open, and all has settled."""
    # Nothing is painted but what is looked at: the rest would cost time.
    house.window.setUpdatesEnabled(False)
    place.open(house)
    # Words that wrap ask for height only when they know their width.
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents()
    house.window.setUpdatesEnabled(True)
    yield
    house.window.setUpdatesEnabled(False)
    house.clear()


def above(window: MainWindow) -> list[QWidget]:
    """Menus and Qt's own dialogs that are open."""
    return [other for other in QApplication.topLevelWidgets() if other.isVisible() and other is not window]


def shown(window: MainWindow) -> list[QWidget]:
    """What is to be looked at: what is open above the window, else the window."""
    return above(window) or [window]
