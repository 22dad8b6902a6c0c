"""The process that plays: with effects that only count, without multimedia, and as it is on this machine."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui.sound.names import SOUNDS, files_of
from cardgui.sound.player import UNAVAILABLE
from cardgui.sound.voices import Voices, serve

ROOT = Path(__file__).parents[2]


class CountingEffect:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.volume = 1.0
        self.plays = self.stops = 0

    def setVolume(self, volume: float, /) -> None:
        self.volume = volume

    def play(self) -> None:
        self.plays += 1

    def stop(self) -> None:
        self.stops += 1


@pytest.fixture
def effects() -> dict[str, CountingEffect]:
    return {}


@pytest.fixture
def voices(effects: dict[str, CountingEffect]) -> Voices:
    def make(path: Path) -> CountingEffect:
        effect = effects[path.stem] = CountingEffect(path)
        return effect

    return Voices(make)


def test_every_sound_has_its_files(voices: Voices, effects: dict[str, CountingEffect]) -> None:
    voices.load()
    assert set(effects) == {file for name in SOUNDS for file in files_of(name)}
    assert all(effect.path.is_file() for effect in effects.values())


def test_a_line_plays_one_file_once(voices: Voices, effects: dict[str, CountingEffect]) -> None:
    voices.load()
    voices.obey("place_2 0.25\n")
    assert effects["place_2"].volume == 0.25
    assert {file: effect.plays for file, effect in effects.items() if effect.plays} == {"place_2": 1}
    voices.obey("turn_1 7\n")
    assert effects["turn_1"].volume == 1


@pytest.mark.parametrize("line", ["", "\n", "place_1\n", "place_1 loud\n", "../place_1 1\n", "place_9 1\n"])
def test_other_lines_are_passed_over(voices: Voices, effects: dict[str, CountingEffect], line: str) -> None:
    voices.load()
    voices.obey(line)
    assert not any(effect.plays for effect in effects.values())


def test_without_a_device_nothing_is_loaded_and_at_the_end_all_is_stopped(
    voices: Voices, effects: dict[str, CountingEffect]
) -> None:
    voices.obey("place_1 1")
    assert effects == {}
    voices.load()
    voices.clear()
    assert all(effect.stops == 1 for effect in effects.values())
    voices.obey("place_1 1")
    assert effects["place_1"].plays == 0


def test_without_multimedia_it_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    answers = io.BytesIO()
    assert serve(io.BytesIO(b"place_1 1\n"), answers) == UNAVAILABLE
    assert answers.getvalue() == b""


def test_the_process_ends_with_its_input_and_does_not_crash() -> None:
    """With a device, without one, and without multimedia."""
    run = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "cardgui", "sounds"],
        input=b"place_1 0.01\nyour_turn 0.01\n",
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, "PULSE_SERVER": "unix:/nowhere", "PIPEWIRE_REMOTE": "nowhere"},
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) in ((0, b"ready\n"), (UNAVAILABLE, b""))
