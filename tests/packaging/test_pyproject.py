"""What pyproject.toml promises to those who install and change the program."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import cardgui

RANGES = [">=6.11.3,<6.12; python_version < '3.12'", ">=6.12,<6.13; python_version >= '3.12'"]
ESSENTIALS = [f"PySide6-Essentials{versions}" for versions in RANGES]
ADDONS = [f"PySide6-Addons{versions}" for versions in RANGES]


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    return (root / "pyproject.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def data(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def test_qt_is_the_version_that_works_with_each_python(data: dict[str, Any]) -> None:
    """6.12 aborts below Python 3.12 (PYSIDE-3474)."""
    named = [entry for entry in data["project"]["dependencies"] if entry.startswith("PySide6")]
    assert named == [*ESSENTIALS, *ADDONS]
    assert [entry for entry in data["build-system"]["requires"] if entry.startswith("PySide6")] == ESSENTIALS


def test_every_dependency_is_bounded_and_says_why_it_is_there(text: str, data: dict[str, Any]) -> None:
    lines = text.splitlines()
    for requirement in (
        *data["project"]["dependencies"],
        *data["build-system"]["requires"],
        *data["dependency-groups"]["test"],
        *data["dependency-groups"]["build"],
    ):
        assert re.search(r">=[\d.]+,<[\d.]+", requirement), requirement
    listed = [number for number, line in enumerate(lines) if re.match(r'  "[\w-]+>=', line)]
    groups = sum(len(group) for group in data["dependency-groups"].values())
    assert len(listed) == len(data["project"]["dependencies"]) + 3 + groups
    for number in listed:
        above = lines[number - 1].strip()
        assert above.startswith("#") or "PySide6-Essentials" in above, lines[number]


def test_the_version_stands_in_one_place(text: str, data: dict[str, Any]) -> None:
    assert data["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", cardgui.__version__)
    assert cardgui.__version__ not in text
