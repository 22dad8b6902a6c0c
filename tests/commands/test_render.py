"""`cardgui render`: pictures of any size, without a warning, the same for the same position."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardgui.commands.render import table_image
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat


@pytest.mark.parametrize("size", [(100, 100), (300, 120), (800, 600)])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_every_size(qapp: QApplication, game: str, size: tuple[int, int]) -> None:
    """A size below the least window is that window drawn smaller; nothing is painted into an empty room."""
    match = Match(GAMES[game], [Seat("person", "One"), Seat("person", "Two")], 4)
    image = table_image(match, None, QSize(*size), "day")
    assert (image.width(), image.height()) == size
    colours = {image.pixel(x, y) for x in range(0, size[0], 7) for y in range(0, size[1], 7)}
    assert len(colours) > 20


def test_the_same_position_gives_the_same_picture(qapp: QApplication, tmp_path: Path) -> None:
    match = Match(GAMES["skyjo"], [Seat("person", "One"), Seat("person", "Two")], 4)
    first, second = (table_image(match, 1, QSize(800, 600), "night") for _ in range(2))
    assert first == second
    assert first.save(str(tmp_path / "table.png"))
    assert QImage(str(tmp_path / "table.png")).size() == QSize(800, 600)
