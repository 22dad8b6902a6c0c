"""The one-folder program: what is in it, and that it does what the program does from a checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cardgui.ai.players import choose
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.seats import LEVELS, Seat
from installers import elf, trimming
from system_libraries import Need, missing_for_sound
from tests.packaging.installers.helpers import ROOT, moves, wait_until

pytestmark = pytest.mark.installers

MOST_BYTES = 115_000_000
RECORDS = {
    "en": "golden/skyjo-columns.cardgame",
    "sw": "golden/skip-bo-teams.cardgame",
    "vi": "golden/junior-two-rounds.cardgame",
    "ar": "data/kings_corners/kings_corners-7-0003.cardgame",
}


def quiet(home: Path) -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CARDGUI_HOME": str(home)}


def test_what_is_not_used_is_not_there_and_what_is_needed_is(program: Path) -> None:
    files = [path.relative_to(program.parent).as_posix() for path in program.parent.rglob("*") if path.is_file()]
    assert [file for file in files if not trimming.wanted(file.removeprefix("_internal/"))] == []
    names = {Path(file).name for file in files}
    for part in (
        "libicudata.so.73",
        "libqxcb.so",
        "libqwayland.so",
        "libqoffscreen.so",
        "libibusplatforminputcontextplugin.so",
        "libcomposeplatforminputcontextplugin.so",
        "libQt6Svg.so.6",
        "qtbase_ar.qm",
        "cardgui_en.qm",
        "cardgui_sw.qm",
        "cardgui_vi.qm",
        "cardgui_ar.qm",
        "columns.bin",
    ):
        assert part in names
    assert not [
        name for name in names if name.startswith(("libQt6Qml", "libQt6Quick", "libQt6OpenGL", "libgtk", "_ssl"))
    ]
    assert sum((program.parent / file).lstat().st_size for file in files) < MOST_BYTES


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="licences of libraries come from packages of Debian")
def test_every_library_of_the_system_has_its_licence_with_it(program: Path) -> None:
    inside = program.parent / "_internal"
    licences = inside / "cardgui" / "_bundled" / "resources" / "licences"
    texts = {path.stem for path in (licences / "libraries").iterdir() if path.stat().st_size > 500}
    # What is a link lies in the folder of Qt's or of Qt for Python's, and Python has a text of its own.
    libraries = [path.name.partition(".so")[0] for path in inside.glob("lib*.so*") if not path.is_symlink()]
    without = [name for name in libraries if not any(text.startswith(name) for text in texts)]
    assert [name for name in without if not name.startswith("libpython")] == []
    assert "libxcb-cursor" in libraries
    assert {"Qt-parts.txt", "Python-parts.txt", "PyInstaller.txt"} <= {path.name for path in licences.iterdir()}


def test_no_link_points_at_what_was_left_out(program: Path) -> None:
    links = [path for path in program.parent.rglob("*") if path.is_symlink()]
    assert links
    assert [link.name for link in links if not link.exists()] == []


def test_no_file_sends_the_loader_to_a_folder_of_the_build_machine(program: Path) -> None:
    for file in elf.in_folder(program.parent):
        assert [place for place in file.searched if not place.startswith("$ORIGIN")] == [], file.path


@pytest.mark.parametrize("language", RECORDS)
def test_it_draws_what_a_checkout_draws(program: Path, language: str, tmp_path: Path) -> None:
    """The same pixels: card art, typeface, Arabic letters, translations. A game in each language."""
    pictures = []
    for name, command in (("frozen", [str(program)]), ("checkout", [sys.executable, "-m", "cardgui"])):
        picture = tmp_path / f"{name}.png"
        record = ROOT / "tests" / "records" / RECORDS[language]
        arguments = ["render", str(record), "--after", "9", "--language", language, "--output", str(picture)]
        run = subprocess.run([*command, *arguments], cwd=ROOT, env=quiet(tmp_path), capture_output=True, text=True)
        assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
        pictures.append(picture.read_bytes())
    assert pictures[0] == pictures[1]


def test_its_worker_answers_as_a_checkout_does_for_every_game_and_level_and_loads_no_qt(program: Path) -> None:
    """Also where its modules were compiled: CARDGUI_DIST names such a build."""
    questions, moves_here = [], []
    for game in GAMES:
        match = Match(GAMES[game], [Seat("person", "a")] * GAMES[game].low, 3)
        observation = match.observe(match.round.seat)
        for level in LEVELS:
            question = {"id": len(questions), "level": level, "seed": 1, "observation": observation}
            questions.append(msgspec.json.encode(question) + b"\n")
            moves_here.append(choose(observation, level, 1).text)
    with subprocess.Popen([str(program), "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, question in enumerate(questions):
            process.stdin.write(question)
            process.stdin.flush()
            reply = msgspec.json.decode(process.stdout.readline())
            assert reply == {"id": number, "move": moves_here[number]}
        loaded = Path(f"/proc/{process.pid}/maps").read_text()
        process.stdin.close()
    assert process.returncode == 0
    assert "_internal" in loaded
    assert "Qt6" not in loaded


def test_its_sounds_can_be_played(program: Path, tmp_path: Path) -> None:
    if lacking := [library.package for library in missing_for_sound(Need.WINDOW)]:
        pytest.skip(f"needs {', '.join(lacking)}")
    run = subprocess.run(
        [str(program), "sounds"], input=b"place_1 0.5\n", env=quiet(tmp_path), capture_output=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, b"ready\n"), run.stderr


def test_computer_players_move_at_its_table(program: Path, tmp_path: Path) -> None:
    arguments = ["--game", "kings_corners", "--seats", "easy,easy", "--deal", "7", "--language", "vi"]
    process = subprocess.Popen(
        [str(program), *arguments], env=quiet(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        wait_until(lambda: moves(tmp_path) > 3, "moves of the computer players")
    finally:
        process.terminate()
        out, errors = process.communicate()
    assert (out, errors) == ("", "")
