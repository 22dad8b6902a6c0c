"""Makes the modules of packaging/ importable; at the end of the path, since their names are short and common."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

if str(ROOT / "packaging") not in sys.path:
    sys.path.append(str(ROOT / "packaging"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT
