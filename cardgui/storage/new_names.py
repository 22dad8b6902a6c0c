"""New names for what is set aside, so that nothing is ever overwritten."""

from __future__ import annotations

import datetime
import os
from itertools import count
from pathlib import Path
from typing import Final

DATABASE_COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database; they belong to it and go where it goes."""


def reserve(folder: Path, stem: str, suffix: str, today: datetime.date) -> Path:
    """Make an empty file `<stem>-unreadable-<date>-<n><suffix>` in `folder` under the first free n from 1, and
    answer its path. The name is taken in the same step, so two processes never get the same one.

    Raises OSError when `folder` cannot be written to.
    """
    for number in count(1):
        path = folder / f"{stem}-unreadable-{today.isoformat()}-{number}{suffix}"
        if any(os.path.lexists(f"{path}{ending}") for ending in DATABASE_COMPANIONS):
            continue
        try:
            path.open("xb").close()
        except FileExistsError:
            continue
        return path
    raise AssertionError("count() does not end")


def set_file_aside(path: Path, today: datetime.date) -> Path:
    """Rename `path`, with its companions where they are, to a new name beside it; answer that name.

    The companions go first: a `-wal` that stayed behind would be replayed into the next database of this name.
    Raises OSError when a file cannot be renamed, for example because Windows holds it open.
    """
    target = reserve(path.parent, path.stem, path.suffix, today)
    try:
        for ending in DATABASE_COMPANIONS:
            companion = Path(f"{path}{ending}")
            if companion.exists():
                companion.rename(f"{target}{ending}")
        if path.is_dir():
            target.unlink()  # a folder can not take the place of a file
            path.rename(target)
        elif os.path.lexists(path):
            path.replace(target)
    except OSError:
        if target.is_file() and target.stat().st_size == 0:
            target.unlink()
        raise
    return target
