"""The program as a process: it opens, and Ctrl+C or closing the window end it without a word."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
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
    """Until the new match is on the table: then the window is about to be shown, and Ctrl+C is its own."""
    for _ in range(1200):
        assert process.poll() is None, process.communicate()
        with (
            suppress(sqlite3.OperationalError),
            closing(sqlite3.connect(f"file:{home / FILE_NAME}?mode=ro", uri=True)) as saved,
        ):
            if saved.execute("SELECT match_id FROM at_table").fetchone():
                break
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


INTERRUPTED = """
import os, signal, sys
from cardgui import __main__, app

def interrupted(painter, size):
    os.kill(os.getpid(), signal.SIGINT)
    for _ in range(100):
        pass

app.paint_program_icon = interrupted
sys.exit(__main__.main([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
def test_ctrl_c_before_there_is_a_window_ends_it_in_silence(tmp_path: Path) -> None:
    environment = {**os.environ, "CARDGUI_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, "", "")


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


LOOK = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QLabel
from cardgui import app
from cardgui.__main__ import main

def look(application):
    for file in sys.argv[2:]:
        QCoreApplication.sendEvent(application, QFileOpenEvent(file))
    QCoreApplication.processEvents()
    print(*(label.text() for label in application.allWidgets() if isinstance(label, QLabel) and label.isVisible()))
    return 0

app.Application.exec = look
sys.exit(main(["--desktop", "--language", "en", *sys.argv[1].split()]))
"""


def shown(home: Path, *arguments: str) -> str:
    """The words in the window after a start from the desktop. arguments: the file that it was started with, "" for
    none, and those that are opened later, as macOS does it."""
    environment = {**os.environ, "CARDGUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", LOOK, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.mark.parametrize("late", [False, True])
def test_a_double_click_on_a_damaged_record_is_answered_in_the_window(tmp_path: Path, late: bool) -> None:
    damaged = tmp_path / "damaged.cardgame"
    damaged.write_text("{", encoding="utf-8")
    words = shown(tmp_path, "", str(damaged)) if late else shown(tmp_path, str(damaged))
    assert "damaged.cardgame" in words
    assert "not JSON" in words


@pytest.mark.parametrize("late", [False, True])
def test_a_double_click_opens_a_record(tmp_path: Path, late: bool) -> None:
    record = str(ROOT / "tests" / "records" / "golden" / "skyjo-columns.cardgame")
    shown(tmp_path, "", record) if late else shown(tmp_path, record)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as saved:
        assert saved.execute("SELECT game FROM at_table JOIN matches ON matches.id = match_id").fetchall() == [
            ("skyjo",)
        ]
