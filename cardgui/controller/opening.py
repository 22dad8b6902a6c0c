"""Record files in."""

from __future__ import annotations

from pathlib import Path

from cardgui.rules.errors import RecordError
from cardgui.rules.matches import Match
from cardgui.rules.records import from_record
from cardgui.storage.errors import RecordFileError
from cardgui.storage.records_files import read_record


def load_record(path: Path) -> Match:
    """The match of a record file, after its last move.

    Raises RecordFileError for a file that cannot be read or holds no sound record: one line that says what, where and
    what was expected.
    """
    try:
        return from_record(read_record(path))
    except RecordError as error:
        raise RecordFileError("wrong", path, str(error)) from error
