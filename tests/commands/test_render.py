"""`cardgui render`: pictures of any size, without a warning, the same for the same position."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardgui.commands.render import table_image
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import Seat
from cardgui.scene.look.theme import DAY
from tests.commands.conftest import Run


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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_one_line(cardgui: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "full.png").symlink_to("/dev/full")
    done = cardgui("render", str(record), "--size", "200x150", "--output", "full.png")
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr == "cardgui: full.png: cannot be written; the disk is full, expected room to save\n"
    assert Path("/dev/full").is_char_device()


def test_the_picture_is_whole(cardgui: Run, record: Path, tmp_path: Path) -> None:
    done = cardgui("render", str(record), "--size", "200x150", "--output", "table.png")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(tmp_path / "table.png")).size() == QSize(200, 150)
    assert {path.name for path in tmp_path.iterdir()} == {"played.cardgame", "table.png"}


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_bar_says_what_is_played(qapp: QApplication, direction: Qt.LayoutDirection) -> None:
    """Game and round stand on the wood, where reading begins; the rest of it is bare."""
    match = Match(GAMES["skyjo"], [Seat("person", "One"), Seat("person", "Two")], 4)
    qapp.setLayoutDirection(direction)
    try:
        image = table_image(match, None, QSize(800, 600), "day")
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    ink = QColor(DAY.on_wood).rgb()
    said = [x for x in range(800) for y in range(8, 38) if image.pixel(x, y) == ink]
    assert said
    assert max(said) < 400 if direction == Qt.LayoutDirection.LeftToRight else min(said) > 400
