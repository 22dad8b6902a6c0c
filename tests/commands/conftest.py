"""The command `cardgui` as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgui.ai.players import choose
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.records import to_record
from cardgui.rules.seats import Seat

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "cardgui"]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for data and settings, in which English was chosen."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "cardgui.ini").write_text("[General]\nlanguage=en\n", encoding="utf-8")
    monkeypatch.setenv("CARDGUI_HOME", str(folder))
    return folder


@pytest.fixture
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def cardgui(environment: dict[str, str], tmp_path: Path) -> Run:
    """cardgui(*arguments, given=""): the finished process, its output as text. It runs in `tmp_path`."""

    def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *arguments],
            input=given,
            capture_output=True,
            text=True,
            env=environment,
            cwd=tmp_path,
            timeout=60,
        )

    return run


@pytest.fixture
def played() -> Match:
    """A Skyjo match of three seats whose first round is over."""
    chairs = [Seat("person", "Amani"), Seat("computer", "Linh", "easy"), Seat("person", "نور")]
    match = Match(GAMES["skyjo"], chairs, 11)
    while not match.round.over:
        match.play(choose(match.observe(match.round.seat), "easy", len(match.moves)))
    return match


@pytest.fixture
def record(played: Match, tmp_path: Path) -> Path:
    path = tmp_path / "played.cardgame"
    path.write_text(to_record(played), encoding="utf-8")
    return path
