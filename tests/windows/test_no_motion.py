"""Where people want nothing to move, nothing does: each picture is the last one as soon as it is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.windows.ask_who_dialog import LOTS, AskWhoDialog
from cardgui.windows.dealers_draw_dialog import DEAL
from cardgui.windows.main_window import MainWindow
from cardgui.windows.widgets.dialog_frame import DialogFrame

AWHILE = 120
"""ms: longer than a frame of any animation, shorter than any pause between two moves."""


@pytest.fixture(autouse=True)
def small_tables_are_there(window: MainWindow) -> None:
    """The start page makes them in idle time, and they would be seen to come."""
    for _ in range(200):
        if all(card.art.preview is not None for card in window.start_page.cards):
            return
        QTest.qWait(10)
    raise AssertionError("no small tables after two seconds")


def seen(window: MainWindow) -> QImage:
    QApplication.processEvents()
    return window.grab().toImage()


def stands_still(window: MainWindow) -> None:
    before = seen(window)
    QTest.qWait(AWHILE)
    assert seen(window) == before


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("skyjo", ()),
        ("skip_bo", ("stock_size=5",)),
        ("skip_bo_junior", ("stock_size=3",)),
        ("kings_corners", ("scoring=chips",)),
    ],
)
def test_a_table_with_a_curtain_hints_and_a_score_sheet(
    window: MainWindow, game: str, options: tuple[str, ...]
) -> None:
    assert window.services.preferences.animation_speed == 0
    window.settle_and_begin(parse_setup(game, "person:Ada,person:Bo,easy", 4, options))
    controller = window.services.controller
    while frames := DialogFrame.open_over(window):
        stands_still(window)
        frames[-1].finish(LOTS if isinstance(frames[-1], AskWhoDialog) else DEAL)
    board = window.table_page.board.board
    looked = 0
    for step in range(2000):
        view = controller.view()
        assert not board.settling.running
        if step < 16 or view.waiting:
            stands_still(window)
            looked += 1
        if view.waiting or view.over:
            break
        if view.asked_for is not None:
            controller.i_am_here(view.asked_for)
        elif view.legal:
            if step < 8:
                controller.ask_hint()
                stands_still(window)
            controller.play([choose(view.observation, "easy", step)])
        else:
            QApplication.processEvents()
    assert looked >= 4
    QTest.qWait(AWHILE)
    assert window.table_page.sheet is not None
    stands_still(window)
    window.table_page.close_sheet()
    running = [
        animation
        for parent in (window, window.table_page.board.scene())
        for animation in parent.findChildren(QAbstractAnimation)
        if animation.state() == QAbstractAnimation.State.Running
    ]
    # What is announced across the table goes after a while, without fading.
    assert all(animation is board.fixtures._fade for animation in running)


def test_pages_and_dialogs(window: MainWindow) -> None:
    for name in ("settings", "rules", "about", "keyboard"):
        window.registry[name].trigger()
        stands_still(window)
        DialogFrame.open_over(window)[-1].finish("")
        stands_still(window)
    window.open_history()
    stands_still(window)
    window.open_new_match(None)
    stands_still(window)
