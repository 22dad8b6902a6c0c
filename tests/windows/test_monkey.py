"""Whatever hands do while cards are on their way: nothing fails, and the scene ends as the layout of the match says."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QTest

from cardgui.controller.setup import parse_setup
from cardgui.scene.tables import TABLES
from tests.scene.random_play import at_rest
from tests.windows.conftest import OpenWindow
from tests.windows.monkey import Monkey


# Said by the offscreen platform when a menu opens.
@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing the keyboard")
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in TABLES for seats in ("person,easy", "person,person,easy,skilled")],
)
def test_the_scene_equals_the_layout_after_random_hands(open_window: OpenWindow, game: str, seats: str) -> None:
    rng = random.Random(f"{game} {seats}")
    window = open_window()
    assert window.begin(parse_setup(game, seats, 3))
    for turn in range(150):
        if turn % 50 == 49:
            window = open_window()
            assert window.page is window.table_page, "the match is on the table again"
            window.services.preferences.animation_speed = 400
        monkey = Monkey(window, rng)
        monkey.act()
        QTest.qWait(rng.choice((0, 0, 1, 15)))
        if turn % 10 == 9:
            monkey.rest()
            at_rest(window.table_page.board)
