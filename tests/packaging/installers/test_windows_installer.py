"""The installer for Windows, with a payload that stands for the program; under Wine, where that is there, it runs."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from installers import icons, windows_installer
from progress import Progress
from tests.packaging.installers.helpers import need, x_server

pytestmark = pytest.mark.installers

FOLDER = "Programs/Card Table"
AMD64, I386 = 0x8664, 0x14C


@pytest.fixture(scope="module")
def payload(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("payload")
    (folder / "_internal" / "PySide6").mkdir(parents=True)
    for name in ("cardgui.exe", "cardgui-console.exe", "_internal/base_library.zip", "_internal/PySide6/Qt6Core.dll"):
        (folder / name).write_bytes(name.encode())
    return folder


@pytest.fixture(scope="module")
def installer(qapp: QApplication, payload: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled with -WX: any remark of makensis's is an error, such as a text that a language lacks."""
    need("makensis")
    folder = tmp_path_factory.mktemp("setup")
    icons.draw_all(folder / "icons")
    tool = windows_installer.makensis()
    assert tool is not None
    return windows_installer.build(tool, payload, folder / "icons", folder / "work", folder, Progress())


def machine(file: Path) -> int:
    """The processor that a program of Windows is for (Microsoft's IMAGE_FILE_HEADER)."""
    data = file.read_bytes()
    assert data[:2] == b"MZ"
    header = struct.unpack_from("<I", data, 0x3C)[0]
    assert data[header : header + 4] == b"PE\0\0"
    return int(struct.unpack_from("<H", data, header + 4)[0])


def test_it_compiles_without_a_warning(installer: Path) -> None:
    assert installer.name.endswith("-setup.exe")
    assert machine(installer) in (AMD64, I386)


def test_it_compiles_with_the_nsis_of_windows_which_has_no_starters_of_64_bits(
    installer: Path, payload: Path, tmp_path: Path
) -> None:
    tool = windows_installer.makensis()
    assert tool is not None
    made = windows_installer.build(
        tool, payload, installer.parent / "icons", tmp_path, tmp_path, Progress(), processor="x86"
    )
    assert machine(made) == I386


class Wine:
    """A Windows of its own, in a folder."""

    def __init__(self, folder: Path, display: str) -> None:
        self.drive = folder / "drive_c"
        self._environ = {**os.environ, "WINEPREFIX": str(folder), "WINEDEBUG": "-all", "DISPLAY": display}
        self._environ["WINEDLLOVERRIDES"] = "mscoree,mshtml="
        self._tool = shutil.which("wine64") or shutil.which("wine") or "/usr/lib/wine/wine64"

    def run(self, *arguments: str) -> int:
        command = [self._tool, *arguments]
        return subprocess.run(command, env=self._environ, capture_output=True, check=False, timeout=300).returncode

    def value(self, key: str, name: str = "") -> str:
        """A value of the registry, "" where there is none."""
        which = ["/v", name] if name else ["/ve"]
        command = [self._tool, "reg", "query", f"HKCU\\{key}", *which]
        run = subprocess.run(command, env=self._environ, capture_output=True, text=True, check=False, timeout=300)
        lines = [line for line in run.stdout.splitlines() if "REG_" in line]
        return lines[0].split("REG_", 1)[1].split(None, 1)[1].strip() if lines else ""

    def set(self, key: str, name: str, value: str) -> None:
        """Sets a value of the registry."""
        assert self.run("reg", "add", f"HKCU\\{key}", "/v", name, "/d", value, "/f") == 0

    def folder(self, place: str) -> Path:
        """A folder of the person's, such as AppData/Local."""
        return next((self.drive / "users").glob(f"*/{place}"))

    def be(self, version: str) -> None:
        """Be that Windows from now on, such as "win10"."""
        self.set("Software\\Wine", "Version", version)

    def end(self) -> None:
        """Waits until nothing of it runs any more."""
        subprocess.run(
            [shutil.which("wineserver") or "/usr/lib/wine/wineserver64", "-k"], env=self._environ, check=False
        )


@pytest.fixture
def wine(tmp_path: Path) -> Iterator[Wine]:
    if not any(Path(place).exists() for place in ("/usr/lib/wine/wine64", "/usr/bin/wine64")):
        pytest.skip("needs wine64")
    with x_server() as display:
        made = Wine(tmp_path / "wine", display)
        assert made.run("wineboot", "--init") == 0
        made.be("win10")
        yield made
        made.end()


def test_an_older_windows_is_refused(wine: Wine, installer: Path) -> None:
    wine.be("win7")
    assert wine.run(str(installer), "/S") == 3
    assert not list(wine.drive.rglob("cardgui.exe"))


def test_it_installs_and_uninstalls_silently_and_leaves_saves(wine: Wine, installer: Path, payload: Path) -> None:
    assert wine.run(str(installer), "/S") == 0
    folder = wine.folder("AppData/Local") / FOLDER
    for file in payload.rglob("*"):
        if file.is_file():
            assert (folder / file.relative_to(payload)).read_bytes() == file.read_bytes()
    assert wine.value("Software\\Classes\\.cardgame") == "cardgui.match"
    assert wine.value("Software\\Classes\\cardgui.match\\shell\\open\\command").endswith('cardgui.exe" --desktop "%1"')
    assert list(wine.folder("AppData/Roaming").rglob("Card Table.lnk"))
    saves = wine.folder("AppData/Roaming") / "cardgui" / "CardTable"
    saves.mkdir(parents=True)
    (saves / "cardtable.sqlite").touch()
    stranger = folder / "of somebody else.txt"
    stranger.touch()

    # Once more over itself, as an upgrade does, where the first one spoke another language; then away.
    menu = next(wine.folder("AppData/Roaming").rglob("Card Table.lnk"))
    menu.rename(menu.with_name("Meza ya Karata.lnk"))
    wine.set("Software\\cardgui\\CardTable\\Installation", "Shortcut", "Meza ya Karata")
    assert wine.run(str(installer), "/S") == 0
    assert [path.name for path in menu.parent.glob("*.lnk")] == ["Card Table.lnk"]
    assert (saves / "cardtable.sqlite").exists()
    assert wine.run(str(folder / "uninstall.exe"), "/S") == 0
    end = time.monotonic() + 60
    while (folder / "uninstall.exe").exists() and time.monotonic() < end:
        time.sleep(0.2)
    assert [path.name for path in folder.rglob("*")] == [stranger.name]
    assert wine.value("Software\\Classes\\.cardgame") == ""
    assert not list(wine.folder("AppData/Roaming").rglob("Card Table.lnk"))
    assert (saves / "cardtable.sqlite").exists()

    assert wine.run(str(installer), "/S") == 0
    assert wine.run(str(folder / "uninstall.exe"), "/S", "/DELETE_SAVES") == 0
    end = time.monotonic() + 60
    while saves.exists() and time.monotonic() < end:
        time.sleep(0.2)
    assert not saves.exists()
