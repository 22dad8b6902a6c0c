"""The wheel and the source archive: what is in them, and that the program finds its files in an installed wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import cardgui

pytestmark = pytest.mark.xdist_group("wheel")

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sw">
<context><name>Main</name><message><source>Undo</source><translation>Tendua</translation></message></context>
</TS>
"""


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist of this checkout (and one more catalogue), and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("built")
    checkout = folder / "checkout"
    kept_out = shutil.ignore_patterns(".*", "__pycache__", "compiled", "build", "dist")
    shutil.copytree(root, checkout, ignore=kept_out)
    shutil.copy(root / ".gitignore", checkout)
    (checkout / "translations").mkdir(exist_ok=True)
    (checkout / "translations" / "cardgui_xx.ts").write_text(CATALOGUE, encoding="utf-8")
    build("sdist", checkout, folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        # Python 3.11.2, which Debian 12 has, knows no filter= yet; later ones want a choice.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder / "sdist")
    build("wheel", next((folder / "sdist").iterdir()), folder)
    return folder


def build(target: str, source: Path, folder: Path) -> None:
    """Builds with the tools of this environment, so that nothing is downloaded."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    run = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


def test_the_wheel_carries_everything_and_nothing_else(wheel: Path, root: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    resources = [path.relative_to(root) for path in (root / "resources").rglob("*") if path.is_file()]
    assert {f"cardgui/_bundled/{path.as_posix()}" for path in resources} <= set(names)
    assert "cardgui/_bundled/translations/cardgui_xx.qm" in names
    assert "cardgui/__init__.py" in names
    assert any(name.endswith("licenses/THIRD_PARTY_LICENCES.md") for name in names)
    assert {name.split("/")[0] for name in names} == {"cardgui", f"cardgui-{cardgui.__version__}.dist-info"}
    assert not [name for name in names if name.endswith((".ts", ".pyc"))]
    assert len(names) == len(set(names))


def test_the_wheel_names_its_command_and_what_it_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        info = f"cardgui-{cardgui.__version__}.dist-info"
        assert "cardgui = cardgui.__main__:main" in archive.read(f"{info}/entry_points.txt").decode()
        metadata = archive.read(f"{info}/METADATA").decode()
    assert "Requires-Python: >=3.11" in metadata
    assert metadata.count("Requires-Dist: pyside6-essentials") == 2
    assert "pytest" not in metadata.partition("\n\n")[0]


def test_an_installed_wheel_finds_its_files(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    program = """
import sys
from PySide6.QtCore import QCoreApplication, QTranslator
import cardgui
from cardgui import resources
assert resources.path().is_relative_to(sys.argv[1]), cardgui.__file__
assert resources.path("fonts", "OFL.txt").is_file()
application = QCoreApplication([])
translator = QTranslator()
assert translator.load(str(resources.translations() / "cardgui_xx.qm"))
application.installTranslator(translator)
print(QCoreApplication.translate("Main", "Undo"))
"""
    run = subprocess.run(
        [sys.executable, "-P", "-c", program, str(tmp_path / "installed")],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.stderr) == ("Tendua\n", "")


def test_the_checkout_finds_its_files(root: Path) -> None:
    from cardgui import resources

    assert resources.path("playing-cards", "KH.svg") == root / "resources" / "playing-cards" / "KH.svg"
    assert resources.path("playing-cards", "KH.svg").is_file()
    assert resources.translations() == root / "translations" / "compiled"


def test_a_broken_catalogue_is_named(tmp_path: Path) -> None:
    import translations

    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "cardgui_sw.ts").write_text("<TS", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError) as failure:
        translations.compile_all(tmp_path / "compiled", tmp_path)
    assert "cardgui_sw.ts" in failure.value.stderr + failure.value.stdout
    assert list(tmp_path.glob("compiled/*.qm")) == []
