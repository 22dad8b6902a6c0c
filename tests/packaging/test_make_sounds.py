"""The sounds: the script makes them again byte for byte, and they are short, soft and without clicks."""

from __future__ import annotations

import array
import math
import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest

import make_sounds
from cardgui.sound.names import SOUNDS, files_of

FILES = [file for name in SOUNDS for file in files_of(name)]
JINGLES = {"complete": 0.6, "your_turn": 0.5, "round_won": 1.0, "match_won": 1.5}
"""The longest, seconds. A card is heard for less than a quarter of one."""
FULL = 32768


def read(file: Path) -> list[float]:
    with wave.open(str(file), "rb") as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 44_100)
        values = array.array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / FULL for value in values]


def peak(values: list[float]) -> float:
    return max(abs(value) for value in values)


def rms(values: list[float]) -> float:
    return math.sqrt(sum(value * value for value in values) / len(values))


def test_the_script_makes_the_same_bytes_again(tmp_path: Path, root: Path) -> None:
    make_sounds.write(tmp_path)
    folder = root / "resources" / "sounds"
    assert {path.name for path in folder.iterdir()} == {f"{file}.wav" for file in FILES}
    for path in folder.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), path.name
    assert sum(path.stat().st_size for path in folder.iterdir()) < 400 * 1024


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_has_ended_before_it_is_played_again(name: str) -> None:
    for file in files_of(name):
        length = len(read(make_sounds.FOLDER / f"{file}.wav")) / make_sounds.RATE
        assert 0.08 < length < JINGLES.get(name, 0.25)
        assert length * 1000 <= SOUNDS[name].apart * SOUNDS[name].variants


@pytest.mark.parametrize("file", FILES)
def test_a_sound_is_soft_and_does_not_click(file: str) -> None:
    values = read(make_sounds.FOLDER / f"{file}.wav")
    # Nothing near full scale is cut off, and it is about as loud as the others.
    assert 0.15 < peak(values) < 0.35
    assert -30 < 20 * math.log10(rms(values)) < -20
    # From silence and back to it, without a step or a constant part.
    assert abs(values[0]) < 0.001
    assert peak(values[:22]) < 0.1 * peak(values)
    assert peak(values[-220:]) < 0.1 * peak(values)
    assert abs(sum(values) / len(values)) < 0.01 * peak(values)
    # Not sharp: little of it is in quick changes, as hiss is.
    changes = [later - earlier for earlier, later in pairwise(values)]
    assert rms(changes) < 0.4 * rms(values)
