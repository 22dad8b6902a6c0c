"""In the real window everything that the person at the bottom uses is as wide as a finger (9 mm, 34 px at 96 dpi)."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.controller.setup import parse_setup
from cardgui.rules.games import GAMES
from tests.scene.test_touch import FINGER, widths
from tests.windows.conftest import OpenWindow

LEAST = (1024, 700)


@pytest.mark.parametrize(("text_size", "log"), [(100, False), (160, True)], ids=["usual", "large text, with the log"])
@pytest.mark.parametrize("game", GAMES)
def test_own_places_and_cards(open_window: OpenWindow, game: str, text_size: int, log: bool) -> None:
    window = open_window(*LEAST)
    window.services.preferences.text_size = text_size
    controller = window.services.controller
    low = []
    for seats in range(GAMES[game].low, GAMES[game].high + 1):
        assert window.begin(parse_setup(game, ",".join(["person:Amina"] + ["easy"] * (seats - 1)), 5))
        for _ in range(8):
            if controller.view().legal:
                controller.play(controller.view().legal[:1])
            QApplication.processEvents()
        if log != window.table_page.log.unfolded:
            window.table_page.log.toggle()
        QApplication.processEvents()
        assert window.size().toTuple() == LEAST
        low += [(seats, what, round(wide, 1)) for wide, what in widths(window.table_page.board) if wide < FINGER]
    assert not low
