"""The program as a process: it opens, and Ctrl+C or closing the window end it without a word."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardgui.storage.database import FILE_NAME

ROOT = Path(__file__).parents[1]


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "CARDGUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", "cardgui", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_match(home: Path, process: subprocess.Popen[str]) -> None:
    """Until the new match is saved: then the window is shown, or about to be."""
    for _ in range(600):
        if (home / FILE_NAME).exists():
            break
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    time.sleep(0.5)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
@pytest.mark.parametrize("stop", ["SIGINT", "SIGTERM"])
def test_ctrl_c_ends_it_cleanly_in_the_middle_of_a_computer_players_turn(tmp_path: Path, stop: str) -> None:
    process = start(tmp_path, "--game", "skyjo", "--seats", "easy,easy,easy", "--deal", "7", "--language", "ar")
    wait_for_match(tmp_path, process)
    process.send_signal(getattr(signal, stop))
    out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (0, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "chess"),
        ("--game", "skyjo", "--seats", "person"),
        ("--game", "skyjo", "--seats", "person,wizard"),
        ("--game", "skyjo", "--option", "target=5"),
        ("--game", "skyjo", "--deal", "-1"),
        ("--language", "tlh"),
        ("no-such-file.cardgame",),
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    process = start(tmp_path, *arguments)
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 2
    assert out == ""
    assert len(errors.strip().splitlines()) == 1
    assert "expected" in errors
    assert not list(tmp_path.iterdir())
