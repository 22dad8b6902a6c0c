"""Programs that a test needs, an X server, and what has been saved so far."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardgui.storage.database import FILE_NAME

ROOT = Path(__file__).resolve().parents[3]


def need(*tools: str) -> None:
    """Skips a test where one of these programs is not installed."""
    missing = [tool for tool in tools if not shutil.which(tool)]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of its own while inside; gives its DISPLAY."""
    need("Xvfb", "xdotool")
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def wait_until(there: Callable[[], bool], what: str, seconds: float = 90) -> None:
    """Waits for something that takes as long as the machine is busy."""
    end = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.1)


def saved(home: Path, query: str) -> list[tuple[object, ...]]:
    """The rows that a query finds in the saved matches of a data folder; none while there is no file yet."""
    if not (home / FILE_NAME).exists():
        return []
    connection = sqlite3.connect(f"file:{home / FILE_NAME}?mode=ro", uri=True, timeout=5)
    try:
        return connection.execute(query).fetchall()
    except sqlite3.OperationalError:
        return []  # just being made
    finally:
        connection.close()


def moves(home: Path) -> int:
    """How many moves of persons and computer players are saved."""
    return len(saved(home, "SELECT number FROM moves"))
