"""Where no window can be shown one line says so; Qt would abort the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from cardgui.display import missing_display

TWICE = """
import time
from cardgui.display import missing_display
print(missing_display())
time.sleep(1)
print(missing_display())
"""


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


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")
def test_a_server_that_ends_with_its_last_client_is_still_there_for_qt() -> None:
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-terminate", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            display = f":{told.readline().strip()}"
        environ = {**os.environ, "DISPLAY": display}
        environ.pop("QT_QPA_PLATFORM", None)
        run = subprocess.run([sys.executable, "-c", TWICE], capture_output=True, text=True, env=environ, check=False)
        server.terminate()
    assert (run.stdout, run.stderr) == ("\n\n", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_the_program_ends_with_one_line() -> None:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    environ = {name: value for name, value in os.environ.items() if name not in names}
    run = subprocess.run([sys.executable, "-m", "cardgui"], capture_output=True, text=True, env=environ, check=False)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
