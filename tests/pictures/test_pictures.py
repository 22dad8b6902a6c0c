"""The command that pictures everything for reviewers works, and nothing is pictured twice."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from PySide6.QtGui import QImage

from tests.pages.places import EVERYWHERE
from tests.pictures.__main__ import options
from tests.pictures.dress import dresses

ROOT = Path(__file__).parents[2]


def test_each_place_has_files_of_its_own() -> None:
    names = Counter(place.file for place in EVERYWHERE)
    assert max(names.values()) == 1
    assert all(re.fullmatch("[a-z0-9_-]+", name) for name in names)


def test_usually_each_language_and_each_look_is_taken() -> None:
    taken = dresses(options(["out"]))
    assert {dress.language for dress in taken} == {"en", "sw", "vi", "ar"}
    assert {(dress.language, dress.look) for dress in taken} >= {("ar", "night"), ("en", "high_contrast")}
    assert {(dress.size, dress.text) for dress in taken if dress.language == "ar"} >= {("800x600", 150)}
    assert len(dresses(options(["out", "--every"]))) == 4 * 3 * 2 * 2
    chosen = dresses(options(["out", "--language", "sw", "--size", "1024x700"]))
    assert {(dress.language, dress.size) for dress in chosen} == {("sw", "1024x700")}


def test_some_pictures_and_the_page_with_them(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.pictures",
        str(tmp_path / "out"),
        "--place",
        "^(about|menu|table-skyjo-2-seats)$",
    ]
    command += ["--language", "ar", "--look", "night", "--size", "800x600", "--text", "100"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    assert not run.stderr
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'<img loading="lazy" src="([^"]+)"', page)
    assert len(files) == 3
    for file in files:
        assert QImage(str(tmp_path / "out" / file)).width() == 800
    assert len({(tmp_path / "out" / file).read_bytes() for file in files}) == 3


def test_a_place_that_there_is_not(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.pictures", str(tmp_path / "out"), "--place", "nothing like that"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert "nothing like that" in run.stderr
