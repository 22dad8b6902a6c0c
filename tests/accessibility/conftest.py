"""A virtual screen with a session's bus, on which the assistive layer's registry can run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SEARCH = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing_packages() -> list[str]:
    """The Debian packages that are wanting."""
    if not sys.platform.startswith("linux"):
        return ["Linux"]
    missing = [package for tool, package in (("Xvfb", "xvfb"), ("dbus-run-session", "dbus")) if not shutil.which(tool)]
    if not any(os.path.exists(launcher) for launcher in LAUNCHERS):
        missing.append("at-spi2-core")
    if not os.path.exists(SYSTEM_PYTHON):
        return [*missing, "python3"]
    if subprocess.run([SYSTEM_PYTHON, "-c", SEARCH], capture_output=True, check=False).returncode:
        missing += ["python3-gi", "gir1.2-atspi-2.0"]
    return missing


@pytest.fixture
def assistive_environment(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a program on a screen of its own, in a folder of its own, without movement and pauses."""
    missing = missing_packages()
    if missing:
        pytest.skip(f"a screen reader's view needs {', '.join(missing)}")
    home = tmp_path / "home"
    home.mkdir()
    settings = "[General]\nanimation_speed=0\ncomputer_pace=0\nsound=false\nlanguage=en\n"
    (home / "cardgui.ini").write_text(settings, encoding="utf-8")
    root = Path(__file__).parents[2]
    reader, writer = os.pipe()
    # An X server says its number once it answers.
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            display = told.readline().strip()
        assert display, "Xvfb does not start"
        dropped = ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE")
        yield {
            **{name: value for name, value in os.environ.items() if name not in dropped},
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "CARDGUI_HOME": str(home),
            "PYTHONPATH": str(root),
            "PYTHONWARNINGS": "ignore::DeprecationWarning",
        }
    finally:
        screen.terminate()
        screen.wait()
