"""Records (`*.cardgame`) as files. What is in them is for `cardgui.rules` to judge."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardgui.rules.errors import english, system_reason
from cardgui.storage.errors import RecordFileError

SUFFIX: Final = ".cardgame"
SIZE_LIMIT: Final = 16 * 1024 * 1024
"""Bytes. A match of a million moves is about as large."""


def read_record(path: Path, limit: int = SIZE_LIMIT) -> str:
    """The text of the record at `path`, without a byte order mark.

    Raises RecordFileError: not found, a folder, no ordinary file, more than `limit` bytes, not UTF-8, not
    permitted, or a disk that fails. Never reads more than `limit` + 1 bytes, and never waits on a pipe.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise RecordFileError("folder", path, english("is a folder; expected a record file"))
        if not stat.S_ISREG(mode):
            raise RecordFileError("not_a_file", path, english("is not an ordinary file; expected a record file"))
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise RecordFileError("not_found", path, english("is not there; expected a record file")) from None
    except ValueError as error:
        raise RecordFileError("not_found", path, english("is no name of a file; expected a record file")) from error
    except OSError as error:
        raise _failure(error, path, english("cannot be read")) from error
    if len(content) > limit:
        raise RecordFileError(
            "too_large", path, english("is too large; expected at most {limit} bytes", limit=limit), limit
        )
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordFileError(
            "not_text",
            path,
            english("is not UTF-8 at byte {start}; expected a record, which is a JSON text", start=error.start),
        ) from None


def write_record(path: Path, text: str) -> None:
    """Write a record so that `path` holds either all of `text` or what it held before.

    Raises RecordFileError: a folder, not permitted, disk full or failing; then `path` is as it was.
    """
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise RecordFileError(
            "not_text", path, english("cannot be written; expected text that can be UTF-8")
        ) from error
    write_whole(path, content)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that `path` holds either all of `content` or what it held before; a device is written to as it
    is. Raises RecordFileError as `write_record` does."""
    target = path.resolve() if path.is_symlink() else path
    if target.is_dir():
        raise RecordFileError("folder", path, english("is a folder; expected the name of a file"))
    temporary: Path | None = None
    try:
        if target.exists() and not target.is_file():
            with target.open("wb", buffering=0) as device:
                device.write(content)
            return
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=target.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):  # some file systems have no permissions to set
            temporary.chmod(_mode(target))
        temporary.replace(target)
        temporary = None
    except (FileNotFoundError, NotADirectoryError):
        raise RecordFileError("not_found", path, english("cannot be written; expected a folder that exists")) from None
    except ValueError as error:
        raise RecordFileError("not_found", path, english("is no name of a file; expected one")) from error
    except OSError as error:
        raise _failure(error, path, english("cannot be written")) from error
    finally:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink()


def _mode(target: Path) -> int:
    """The permissions of the file that is replaced, or those that any new file gets."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _failure(error: OSError, path: Path, what: str) -> RecordFileError:
    if error.errno in (errno.ELOOP, errno.ENAMETOOLONG):
        return RecordFileError(
            "not_found", path, english("{what}; expected the name of a file that is there", what=what)
        )
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return RecordFileError("full", path, english("{what}; the disk is full, expected room to save", what=what))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return RecordFileError(
            "not_permitted", path, english("{what}; expected a file and folder you have the rights to", what=what)
        )
    reason = system_reason(error)
    return RecordFileError("disk", path, english("{what} ({reason}); expected a sound disk", what=what, reason=reason))
