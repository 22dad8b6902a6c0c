"""What was closed is freed: a window, its pages and its table are held by nothing that stays."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.windows.main_window import MainWindow
from tests.pages.household import Household
from tests.pages.places import PLACES
from tests.pages.program import end, hold_still, start
from tests.pages.walk import visit
from tests.windows.conftest import close


# Qt's own file dialogs ask the screen for more than one without a display can do.
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_closed_window_is_freed_with_all_that_was_opened_in_it(qapp: QApplication, home: Path) -> None:
    services = start(qapp, home)
    hold_still(services)
    window = MainWindow(services)
    window.resume()
    window.show()
    house = Household(window)
    house.move_in()
    house.clear()
    for place in PLACES:
        with visit(house, place):
            pass
    held = [weakref.ref(thing) for thing in (window, window.start_page, window.table_page, window.table_page.board)]
    close(window)
    end(services)
    del window, services, house
    gc.collect()
    assert [thing() is None for thing in held] == [True] * len(held)
