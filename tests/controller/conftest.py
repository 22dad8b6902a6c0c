"""Tables and databases that are closed again, and nothing left running after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.controller.table import TableController
from cardgui.storage.database import Database
from tests.controller.playing import quick_player
from tests.controller.screen import DAY, Screen

MakeTable = Callable[..., tuple[TableController, Screen]]


@pytest.fixture
def make_table(qapp: QApplication) -> Iterator[MakeTable]:
    """Makes a table and its screen. Without `players` or `worker` a quick player answers; speed 0 by default."""
    made: list[TableController] = []

    def make(
        database: Database | None = None, *, settles: bool = True, **options: object
    ) -> tuple[TableController, Screen]:
        if "players" not in options and "worker" not in options:
            options["players"] = quick_player
        options.setdefault("speed", 0)
        table = TableController(database, clock=lambda: 1000.0, **options)  # type: ignore[arg-type]  # passed through
        made.append(table)
        return table, Screen(table, settles)

    yield make
    for table in made:
        table.close()
        assert not table._questions.worker.running
        assert not table._questions._pause.isActive()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database.open(tmp_path / "data", DAY)
    yield opened
    opened.close()


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Database]:
    opened = Database.in_memory(tmp_path)
    yield opened
    opened.close()
