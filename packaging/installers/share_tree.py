"""The files around the program that every kind of Linux installation has, as they lie below /usr/share."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from cardgui.commands import inspect, render_arguments, simulate, window_arguments
from installers import desktop_files
from installers.icons import SIZES
from installers.man_page import man_page
from installers.product import APPLICATION_ID, COMMAND, project_releases, texts, version


def write_share(folder: Path, icons: Path) -> None:
    """Writes them into `folder`. icons: as `installers.icons` draws them."""
    shutil.rmtree(folder, ignore_errors=True)
    for place, text in {
        f"applications/{APPLICATION_ID}.desktop": desktop_files.desktop_entry(texts()),
        f"mime/packages/{APPLICATION_ID}.xml": desktop_files.mime_package(texts()),
        f"metainfo/{APPLICATION_ID}.metainfo.xml": desktop_files.appstream(texts(), project_releases()),
    }.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    for size in SIZES:
        for kind, name in (("apps", APPLICATION_ID), ("mimetypes", desktop_files.mime_icon())):
            target = folder / "icons" / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(icons / kind / f"{size}.png", target)
    page = folder / "man" / "man6" / f"{COMMAND}.6.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual().encode(), 9, mtime=0))


def manual() -> str:
    """The manual page of this checkout."""
    commands = [
        module.parser(f"{COMMAND} {name}")
        for name, module in (("simulate", simulate), ("inspect", inspect), ("render", render_arguments))
    ]
    return man_page(window_arguments.parser(COMMAND), commands, version())
