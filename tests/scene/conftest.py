"""Boards on a controller whose computer seats answer at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardgui.ai.players import choose
from cardgui.controller.setup import parse_setup
from cardgui.controller.table import TableController
from cardgui.scene.board_view import BoardView
from cardgui.scene.look import fonts

MakeBoard = Callable[..., BoardView]


@pytest.fixture
def make_board(qapp: QApplication) -> Iterator[MakeBoard]:
    """Makes a shown board with a new match. speed: 0 shows everything at once."""
    fonts.load()
    made: list[BoardView] = []

    def make(
        seats: str = "person,easy",
        deal: int = 7,
        *,
        speed: float = 0,
        size: tuple[int, int] = (1280, 800),
        direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
        options: tuple[str, ...] = (),
        game: str = "skyjo",
    ) -> BoardView:
        controller = TableController(players=choose, speed=0)
        view = BoardView(controller)
        made.append(view)
        view.setLayoutDirection(direction)
        view.set_speed(speed)
        view.resize(*size)
        view.show()
        controller.new_match(parse_setup(game, seats, deal, options))
        return view

    yield make
    for view in made:
        view.stop()
        view.controller.close()
        view.hide()
        view.deleteLater()
