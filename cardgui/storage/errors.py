"""What can go wrong with what is saved. Each message is one line; `code` lets the window say it in a language."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final

from cardgui.rules.errors import english, system_reason

_LINES: Final = {
    "locked": english("another program is writing to it; expected it to be free within a moment"),
    "full": english("the disk is full; expected room to save"),
    "read_only": english("nothing may be written there; expected a folder that can be written to"),
    "cannot_open": english("it cannot be opened; expected a file or folder that can be read and written"),
    "disk": english("the disk reports an error; expected to read and write there"),
    "damaged": english("the file is damaged; expected a sound database"),
    "later": english("a later version of this program has written it; expected that version, or an older file"),
    "out_of_step": english("the match was changed elsewhere; expected the position that was saved last"),
    "refused": english("the entry does not fit what is saved; expected people and matches that exist"),
    "failed": english("saving failed; expected a database of this version"),
}

_CODES: Final = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CONSTRAINT: "refused",
}


class StorageError(Exception):
    """Saving or reading failed and nothing was changed; `str()` is one line.

    code: one of "locked", "full", "read_only", "cannot_open", "disk", "damaged", "later", "out_of_step", "refused",
        "failed".
    where: the file or folder it is about; None for a database in memory.
    detail: what can be said in any language: a `Line`, or notation such as the name of an error code.
    """

    def __init__(self, code: str, where: Path | None, detail: str = "") -> None:
        self.code = code
        self.where = where
        place = where or english("the database in memory")
        line = english("{where}: {problem}", where=place, problem=_LINES[code])
        if detail:
            line = english("{problem} ({detail})", problem=line, detail=detail)
        super().__init__(line)


class UnreadableMatch(Exception):
    """One saved match that cannot be understood; the others are not touched by that. `str()` is one line.

    match_id: the match.  problem: what is wrong with it and what was expected.
    """

    def __init__(self, match_id: int, problem: str) -> None:
        self.match_id = match_id
        self.problem = problem
        where = english("saved match {number}", number=match_id)
        super().__init__(english("{where}: {problem}", where=where, problem=problem))


class RecordFileError(Exception):
    """A record file that cannot be read or written; `str()` is one line.

    code: "not_found", "folder", "not_a_file", "too_large", "not_text", "not_permitted", "full" or "disk"; "wrong" for
        a file that holds no sound record.
    path: the file.  problem: the line without it.  limit: for "too_large", the bytes that are allowed, else 0.
    """

    def __init__(self, code: str, path: Path, problem: str, limit: int = 0) -> None:
        self.code = code
        self.path = path
        self.problem = problem
        self.limit = limit
        super().__init__(english("{where}: {problem}", where=path, problem=problem))


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code of `error`; `sqlite3.SQLITE_ERROR` where there is none."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def storage_error(error: sqlite3.Error, where: Path | None) -> StorageError:
    """What `error` means to the people at the table."""
    code = _CODES.get(primary_code(error), "failed")
    # SQLite's own words are English everywhere; the cause that is raised with it keeps them for whoever mends it.
    name: str = getattr(error, "sqlite_errorname", "")
    return StorageError(code, where, name if code in ("failed", "refused", "disk") else "")


def os_error(error: OSError, where: Path) -> StorageError:
    """What `error` means to the people at the table."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StorageError("full", where)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return StorageError("read_only", where)
    return StorageError("cannot_open", where, system_reason(error))
