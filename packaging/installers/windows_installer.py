"""The installer for Windows: NSIS's makensis packs the frozen program into one file."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from installers.product import MAKER, MIME_TYPE, SUFFIX, Texts, texts, version
from progress import Progress

SCRIPT = Path(__file__).parent / "windows" / "cardgui.nsi"
LANGUAGES = {"en": "English", "sw": "Swahili", "vi": "Vietnamese", "ar": "Arabic"}
"""NSIS's names. Swahili is not among those that it comes with, so its files lie beside the script."""
STRINGS = {
    "NAME": "name",
    "SUMMARY": "summary",
    "RECORD": "record",
    "KEEP_SAVES": "keep_saves",
    "CLOSE_FIRST": "close_first",
    "NEWER_THERE": "newer_there",
    "OPEN_RECORD": "open_record",
    "NEEDS_WINDOWS": "needs_windows",
}
"""Names in the script, and the texts that they stand for."""


def makensis() -> str | None:
    """The program, on the path or where NSIS's own installer puts it on Windows; None where there is none."""
    found = shutil.which("makensis")
    if found is None and sys.platform == "win32":
        for variable in ("ProgramFiles(x86)", "ProgramFiles"):
            usual = Path(os.environ.get(variable, ""), "NSIS", "makensis.exe")
            if usual.is_file():
                return str(usual)
    return found


def strings(texts: Mapping[str, Texts]) -> str:
    """The texts in the language of the script."""
    lines = []
    for language, name in LANGUAGES.items():
        for key, attribute in STRINGS.items():
            lines.append(f'LangString {key} ${{LANG_{name.upper()}}} "{_escape(getattr(texts[language], attribute))}"')
    return "\n".join(lines) + "\n"


def _escape(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"')


def uninstalled_files(program: Path) -> str:
    """The lines of the script that delete just what was installed, so that a folder of somebody's stays whole."""
    files = sorted(path.relative_to(program) for path in program.rglob("*") if path.is_file())
    folders = sorted((path.relative_to(program) for path in program.rglob("*") if path.is_dir()), reverse=True)
    lines = [f'Delete "$INSTDIR\\{_windows(path)}"' for path in files]
    lines += [f'RMDir "$INSTDIR\\{_windows(path)}"' for path in folders]
    return "\n".join(lines) + "\n"


def _windows(path: Path) -> str:
    return path.as_posix().replace("/", "\\").replace("$", "$$")


def build(
    tool: str, program: Path, icons: Path, work: Path, target: Path, progress: Progress, *, processor: str | None = None
) -> Path:
    """Makes the installer in the folder `target` and answers the file.

    tool: makensis.  program: the frozen folder.  icons: as `installers.icons` draws them.
    processor: that of the installer in NSIS's word, such as "x86"; by default the best that this NSIS has.
    :raises CommandFailed: makensis failed, or warned of something
    """
    work.mkdir(parents=True, exist_ok=True)
    # NSIS takes a file with a byte order mark for UTF-8.
    (work / "strings.nsh").write_text(strings(texts()), encoding="utf-8-sig")
    (work / "uninstalled.nsh").write_text(uninstalled_files(program), encoding="utf-8-sig")
    file = target / f"CardTable-{version()}-setup.exe"
    size = sum(path.stat().st_size for path in program.rglob("*") if path.is_file()) // 1024
    given = {
        "VERSION": version(),
        "MAKER": MAKER,
        "MIME_TYPE": MIME_TYPE,
        "SUFFIX": SUFFIX,
        "PROGRAM": str(program),
        "ICONS": str(icons),
        "WORK": str(work),
        "OUTPUT": str(file),
        "KILOBYTES": str(size),
    }
    if processor:
        given["TARGET"] = f"{processor}-unicode"
    mark = "/" if sys.platform == "win32" else "-"
    command = [tool, f"{mark}WX", f"{mark}V2", f"{mark}INPUTCHARSET", "UTF8"]
    command += [f"{mark}D{name}={value}" for name, value in given.items()]
    progress.run([*command, str(SCRIPT)])
    return file
