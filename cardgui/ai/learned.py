"""Tables of whole numbers that computer players have learned: data files of the package, checked when they are read.

A table is a file of little-endian signed numbers beside the modules of its game, written by that game's training
command, `python -m cardgui.ai.<game>.train`, always to the very same bytes.
"""

from __future__ import annotations

import struct
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

FORMATS = {1: "b", 2: "h", 4: "i"}
"""The letters of `struct` by the bytes of a number."""


class DamagedTable(Exception):
    """A table is missing or is not the one that was learned; one line says which, and how to get it back."""


def packed(numbers: list[int], width: int = 2) -> bytes:
    """The file of a table. width: bytes a number, 1, 2 or 4. Raises struct.error where one does not fit."""
    return struct.pack(f"<{len(numbers)}{FORMATS[width]}", *numbers)


def load(package: str, name: str, digest: str, width: int = 2) -> list[int]:
    """The numbers of a table.

    package: where the file lies, such as "cardgui.ai.skyjo".  name: of the file.
    digest: the SHA-256 of its bytes, in hexadecimal digits.  width: bytes a number, 1, 2 or 4.
    Raises DamagedTable.
    """
    try:
        content = files(package).joinpath(name).read_bytes()
    except OSError as error:
        raise DamagedTable(_line(package, name, f"cannot be read ({error.strerror or error})")) from error
    found = sha256(content).hexdigest()
    if found != digest:
        raise DamagedTable(_line(package, name, f"has SHA-256 {found}, expected {digest}"))
    return list(struct.unpack(f"<{len(content) // width}{FORMATS[width]}", content))


def write(package: str, name: str, numbers: list[int], width: int = 2) -> str:
    """Write the file of a table where `load` looks for it, in a checkout, and return its SHA-256."""
    content = packed(numbers, width)
    Path(str(files(package).joinpath(name))).write_bytes(content)
    return sha256(content).hexdigest()


def _line(package: str, name: str, what: str) -> str:
    return f"the learned table {package}/{name} {what}; `python -m {package}.train` writes it again"
