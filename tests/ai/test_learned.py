from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import pytest

from cardgui.ai.learned import DamagedTable, load, packed, write

NUMBERS = [0, 1, -1, 32767, -32768]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An importable package with nothing in it."""
    (tmp_path / "some_tables").mkdir()
    (tmp_path / "some_tables" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "some_tables", raising=False)
    return "some_tables"


@pytest.mark.parametrize("width", [2, 4])
def test_what_was_written_is_read(package: str, width: int) -> None:
    digest = write(package, "a.bin", NUMBERS, width)
    assert load(package, "a.bin", digest, width) == NUMBERS


def test_the_bytes_are_the_same_on_every_machine() -> None:
    assert packed([1, -2]) == b"\x01\x00\xfe\xff"


def test_a_damaged_table_is_refused_in_one_line(package: str, tmp_path: Path) -> None:
    digest = write(package, "a.bin", NUMBERS)
    (tmp_path / package / "a.bin").write_bytes(packed([*NUMBERS[1:], 7]))
    with pytest.raises(DamagedTable) as refused:
        load(package, "a.bin", digest)
    line = str(refused.value)
    assert "\n" not in line
    assert all(part in line for part in ("some_tables/a.bin", digest, "python -m some_tables.train"))


def test_a_missing_table_is_refused_in_one_line(package: str) -> None:
    with pytest.raises(DamagedTable, match=r"^the learned table some_tables/none.bin cannot be read"):
        load(package, "none.bin", sha256().hexdigest())
