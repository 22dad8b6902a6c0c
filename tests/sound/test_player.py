"""What is sent to the process that plays, and what happens where it cannot: nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgui.sound.names import SOUNDS
from cardgui.sound.player import UNAVAILABLE, SoundPlayer, volume_of

ROOT = Path(__file__).parents[2]
PLAYS = """
import sys
print("ready", flush=True)
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
"""
"""Stands for the process: writes down what it is to play."""
ENDS = "import sys; open(sys.argv[1], 'a').write('started\\n'); sys.exit(int(sys.argv[2]))"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Room:
    """A player, its clock, and what its process was told."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "heard"
        self.clock = Clock()
        self.player = SoundPlayer()
        self.made: list[SoundPlayer] = [self.player]

    def have(self, script: str, *arguments: str) -> SoundPlayer:
        self.player = SoundPlayer([sys.executable, "-c", script, str(self.file), *arguments], self.clock)
        self.made.append(self.player)
        return self.player

    def heard(self) -> list[str]:
        return self.file.read_text().splitlines() if self.file.exists() else []


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    for player in made.made:
        player.close()
        assert not player.running


def ready(player: SoundPlayer, qtbot: QtBot) -> None:
    player.play("place")
    qtbot.waitUntil(lambda: player.ready, timeout=30_000)


def test_sounds_are_sent_one_line_each_with_another_file_each_time(room: Room, qtbot: QtBot) -> None:
    player = room.have(PLAYS)
    player.use(True, 100)
    ready(player, qtbot)
    for _ in range(3):
        room.clock.now += 1
        assert player.play("slide")
    assert player.play("your_turn", 0.5)
    qtbot.waitUntil(lambda: len(room.heard()) == 4, timeout=30_000)
    # What came before the process was ready is not there: late it would be noise.
    assert room.heard() == ["slide_1 0.600", "slide_2 0.600", "slide_1 0.600", "your_turn 0.400"]


def test_off_is_off(room: Room, qtbot: QtBot) -> None:
    player = room.have(PLAYS)
    for on, loudness in ((False, 60), (True, 0)):
        player.use(on, loudness)
        player.warm_up()
        assert not player.play("place")
        assert not player.running
    player.use(True, 60)
    ready(player, qtbot)
    player.use(False, 60)
    assert not player.play("place")
    qtbot.waitUntil(lambda: not player.running, timeout=30_000)
    assert room.heard() == []


def test_sounds_that_come_too_fast_are_left_out(room: Room, qtbot: QtBot) -> None:
    player = room.have(PLAYS)
    player.use(True, 60)
    ready(player, qtbot)
    sent = 0
    for millisecond in range(0, 1000, 10):
        room.clock.now = 5 + millisecond / 1000
        sent += player.play("deal")
    assert 1000 / SOUNDS["deal"].apart <= sent <= 1000 / (SOUNDS["deal"].apart - 30) + 1


def test_where_there_is_no_multimedia_it_is_not_looked_for_again(room: Room, qtbot: QtBot) -> None:
    player = room.have(ENDS, str(UNAVAILABLE))
    player.use(True, 60)
    player.play("place")
    qtbot.waitUntil(lambda: not player.running, timeout=30_000)
    player.play("place")
    player.warm_up()
    assert not player.ready
    qtbot.waitUntil(lambda: not player._warming.isActive(), timeout=30_000)
    assert not player.running
    assert room.heard() == ["started"]
    # Somebody who switches sound off and on has perhaps mended it.
    player.use(False, 60)
    player.use(True, 60)
    player.play("place")
    qtbot.waitUntil(lambda: room.heard() == ["started", "started"], timeout=30_000)


def test_a_process_that_dies_is_started_again_but_not_for_ever(room: Room, qtbot: QtBot) -> None:
    player = room.have(ENDS, "1")
    player.use(True, 60)
    for _ in range(6):
        player.play("place")
        qtbot.waitUntil(lambda: not player.running, timeout=30_000)
    assert room.heard() == ["started"] * 3


def test_a_program_that_is_not_there_is_no_error(room: Room, qtbot: QtBot, tmp_path: Path) -> None:
    player = SoundPlayer([str(tmp_path / "nothing")])
    room.made.append(player)
    player.use(True, 60)
    player.play("place")
    qtbot.waitUntil(lambda: not player.running, timeout=30_000)
    assert not player.play("place")


def test_louder_is_louder() -> None:
    volumes = [volume_of(loudness, 1) for loudness in range(101)]
    assert volumes == sorted(set(volumes))
    assert (volumes[0], volumes[100]) == (0, 1)


def test_the_window_never_loads_multimedia() -> None:
    """It is loaded by the process that plays alone, which there is not while sound is off."""
    program = (
        "import sys, cardgui.app, cardgui.sound.voices\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from cardgui.sound.player import SoundPlayer\n"
        "application = QCoreApplication([])\n"
        "player = SoundPlayer(['nothing'])\n"
        "player.use(False, 60)\n"
        "player.warm_up()\n"
        "player.play('place')\n"
        "print([name for name in sys.modules if 'Multimedia' in name], player.running)"
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "[] False\n", "")
