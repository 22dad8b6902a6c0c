"""The AppDir: the folder that appimagetool turns into an AppImage, and that starts as it is by its AppRun."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from installers.product import APPLICATION_ID, COMMAND


def build(program: Path, share: Path, target: Path) -> Path:
    """Makes the folder in `target` and answers it."""
    folder = target / "CardTable.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(program, folder / "usr" / "lib" / COMMAND, symlinks=True, copy_function=link_or_copy)
    shutil.copytree(share, folder / "usr" / "share")
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    (folder / "AppRun").symlink_to(f"usr/lib/{COMMAND}/{COMMAND}")
    shutil.copy(share / "applications" / f"{APPLICATION_ID}.desktop", folder)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{APPLICATION_ID}.png", folder)
    (folder / ".DirIcon").symlink_to(f"{APPLICATION_ID}.png")
    return folder


def link_or_copy(source: str, target: str) -> None:
    """Both folders are only read, so they may share their files where the file system lets them."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
