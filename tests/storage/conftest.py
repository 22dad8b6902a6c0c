"""What the tests of storage share."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgui.storage.database import Database
from cardgui.storage.matches import MatchStore

DAY = datetime.date(2026, 11, 30)
HEADER = json.dumps(
    {"cardgame": 1, "game": "skyjo", "options": {}, "seats": [{"kind": "person", "name": "Amina"}] * 2, "deal": 7}
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder; it does not exist yet."""
    return tmp_path / "data"


@pytest.fixture
def today() -> datetime.date:
    return DAY


@pytest.fixture
def header() -> str:
    """A record without moves, as JSON text."""
    return HEADER


@pytest.fixture
def database(folder: Path) -> Iterator[Database]:
    database = Database.open(folder, DAY)
    yield database
    database.close()


@pytest.fixture
def store(database: Database) -> MatchStore:
    return MatchStore(database)
