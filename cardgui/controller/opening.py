"""Record files in."""

from __future__ import annotations

from pathlib import Path

from cardgui.rules.matches import Match
from cardgui.rules.records import from_record
from cardgui.storage.records_files import read_record


def load_record(path: Path) -> Match:
    """The match of a record file, after its last move.

    Raises RecordFileError for a file that cannot be read and RecordError for one that is no sound record, each with
    one line that says what, where and what was expected.
    """
    return from_record(read_record(path))
