"""What the shared libraries of Linux say about themselves, as objdump prints it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

_MAGIC = b"\x7fELF"
Version = tuple[int, ...]


@dataclass(frozen=True)
class Elf:
    """One program or library.

    path: the file.  needed: the names that it asks the loader for.  glibc: the newest version of glibc that a symbol
    of its asks for, () where there is none.  searched: the folders that it has the loader search first.
    """

    path: Path
    needed: tuple[str, ...]
    glibc: Version
    searched: tuple[str, ...] = ()


def is_elf(path: Path) -> bool:
    """Whether the file is a program or a shared library, and no link to one."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def read(paths: Iterable[Path]) -> list[Elf]:
    """What these files say, in their order.

    :raises FileNotFoundError: there is no objdump (Debian's package binutils)
    :raises subprocess.CalledProcessError: a file cannot be read; objdump's words are in `stderr`
    """
    read = []
    for path in paths:
        run = subprocess.run(["objdump", "-p", str(path)], check=True, capture_output=True, text=True)
        read.append(parse(path, run.stdout))
    return read


def parse(path: Path, text: str) -> Elf:
    """What objdump printed of one file."""
    needed = re.findall(r"^\s+NEEDED\s+(\S+)$", text, re.MULTILINE)
    versions = [_version(found) for found in re.findall(r"\bGLIBC_([\d.]+)\b", text)]
    searched = re.findall(r"^\s+(?:RUNPATH|RPATH)\s+(\S+)$", text, re.MULTILINE)
    return Elf(path, tuple(needed), max(versions, default=()), tuple(":".join(searched).split(":")) if searched else ())


def in_folder(folder: Path) -> list[Elf]:
    """All of a folder, with those below it."""
    return read(sorted(path for path in folder.rglob("*") if is_elf(path)))


def unmet(files: Sequence[Elf]) -> set[str]:
    """The names that these files ask for and that none of them has: what the system must bring."""
    there = {file.path.name for file in files}
    return {name for file in files for name in file.needed} - there


def newest_glibc(files: Sequence[Elf]) -> Version:
    """The oldest glibc with which all of these start."""
    return max((file.glibc for file in files), default=())


def _version(text: str) -> Version:
    return tuple(int(part) for part in text.split("."))
