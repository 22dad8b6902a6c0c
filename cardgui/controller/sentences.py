"""What the table has to say when something fails, in the language at the table: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardgui.language.lines import said
from cardgui.storage.database import SetAside
from cardgui.storage.errors import RecordFileError, StorageError

_NAMED = 6
"""So many files are named."""


def not_saved(error: StorageError) -> str:
    """The match cannot be saved."""
    if error.code == "full":
        return QCoreApplication.translate(
            "Controller", "The disk is full, so the match is not being saved. You can play on; make room to keep it."
        )
    if error.code == "out_of_step":
        return QCoreApplication.translate(
            "Controller", "This match was changed in another window. Yours goes on as a second one, so both are kept."
        )
    if error.code == "locked":
        return QCoreApplication.translate(
            "Controller", "Another program is using the saved matches. You can play on; saving is tried at every move."
        )
    return QCoreApplication.translate(
        "Controller", "The match is not being saved, but you can play on. The reason: {problem}"
    ).format(problem=said(error))


def nothing_kept(error: StorageError) -> str:
    """The saved matches could not be opened at the start."""
    if error.code == "later":
        return QCoreApplication.translate(
            "Controller",
            "The saved matches come from a later version of this program and stay as they are: {file}. "
            "Nothing you play now will be kept, unless you save it as a file.",
        ).format(file=said(error.where))
    return QCoreApplication.translate(
        "Controller",
        "Nothing you play now will be kept, since the saved matches cannot be opened. The reason: {problem}",
    ).format(problem=said(error))


def data_set_aside(found: SetAside) -> str:
    """The saved matches could not be read at the start."""
    return QCoreApplication.translate(
        "Controller", "The saved matches could not be read. They were kept as {file}, and you start afresh."
    ).format(file=said(found.path))


def matches_set_aside(kept: Sequence[tuple[Path, Exception]]) -> str:
    """Saved matches could not be read. kept: the file and what is wrong, of one at least."""
    path, problem = kept[0]
    if len(kept) > 1:
        names = [file.name for file, _ in kept[:_NAMED]] + ["…"] * (len(kept) > _NAMED)
        return QCoreApplication.translate(
            "Controller",
            "%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}",
            "",
            len(kept),
        ).format(folder=said(path.parent), files=said(", ".join(names)), problem=said(problem))
    return QCoreApplication.translate(
        "Controller", "A saved match could not be read and was kept as {file}. The reason: {problem}"
    ).format(file=said(path), problem=said(problem))


def match_unreadable(problem: object) -> str:
    """A saved match could not be read, and not be set aside either."""
    return QCoreApplication.translate("Controller", "A saved match cannot be opened. The reason: {problem}").format(
        problem=said(problem)
    )


def record_unreadable(error: RecordFileError) -> str:
    """A record file could not be opened."""
    return QCoreApplication.translate("Controller", "The record {file} cannot be opened. The reason: {problem}").format(
        file=said(error.path), problem=said(error.problem)
    )


def record_not_written(error: RecordFileError) -> str:
    """A record file could not be written."""
    return QCoreApplication.translate("Controller", "The record {file} was not saved. The reason: {problem}").format(
        file=said(error.path), problem=said(error.problem)
    )


def deck_wrong(problem: object) -> str:
    """The shuffle that a move needs is wrong in the record that the match came from."""
    return QCoreApplication.translate(
        "Controller", "This match cannot go on: the cards to be shuffled are wrong in its record. The reason: {problem}"
    ).format(problem=said(problem))
