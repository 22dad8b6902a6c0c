"""Where no window can be shown one line says so; Qt would abort the program."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cardgui.display import missing_display


@pytest.mark.parametrize(
    ("environ", "platform", "told"),
    [
        ({}, "linux", "no display"),
        ({"DISPLAY": ":4711"}, "linux", "':4711' cannot be reached"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", ""),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", ""),
        ({}, "win32", ""),
        ({}, "darwin", ""),
    ],
)
def test_what_is_said(environ: dict[str, str], platform: str, told: str) -> None:
    said = missing_display(environ, platform)
    assert told in said
    assert bool(said) == bool(told)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_the_program_ends_with_one_line() -> None:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    environ = {name: value for name, value in os.environ.items() if name not in names}
    run = subprocess.run([sys.executable, "-m", "cardgui"], capture_output=True, text=True, env=environ, check=False)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
