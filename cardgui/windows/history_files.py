"""Saved matches out to record files and in from them, each fault told of in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.controller import sentences
from cardgui.controller.library import Library
from cardgui.language.bidi import without_marks
from cardgui.rules.errors import RulesError
from cardgui.storage.errors import RecordFileError, StorageError, UnreadableMatch
from cardgui.storage.records_files import SUFFIX
from cardgui.windows.file_dialog import record_dialog
from cardgui.windows.messages import storage_sentence, tell_line
from cardgui.windows.past_match import ShownMatch

_TOLD = 5
"""So many faults are told of one by one."""


@dataclass(frozen=True, slots=True)
class TakenIn:
    """The ids of the matches of some files.  added: those that are new.  known: those that were saved already."""

    added: list[int]
    known: list[int]


def choose_records(parent: QWidget, library: Library, done: Callable[[TakenIn], object]) -> None:
    """Ask for record files and save their matches. done: called with what was found in them."""
    title = QCoreApplication.translate("History", "Add matches from files", "title of a file dialog")
    dialog = record_dialog(parent, title, save=False, several=True)
    dialog.filesSelected.connect(lambda names: done(take_in(parent, library, [Path(name) for name in names])))
    dialog.open()


def take_in(parent: QWidget, library: Library, paths: Sequence[Path]) -> TakenIn:
    """Save the matches of record files that are not saved yet, and tell of each file that is none."""
    taken = TakenIn([], [])
    faults: list[str] = []
    for path in paths:
        try:
            match_id, new = library.take_in(path)
            (taken.added if new else taken.known).append(match_id)
        except RecordFileError as error:
            faults.append(sentences.record_unreadable(error))
        except StorageError as error:
            # It would be the same with those that follow.
            faults.append(storage_sentence(error))
            break
    if faults:
        more = len(faults) - _TOLD
        if more > 0:
            del faults[_TOLD:]
            faults.append(QCoreApplication.translate("History", "And %n more file(s) cannot be opened.", "", more))
        tell_line(parent, "\n\n".join(faults))
    return taken


def choose_where_to_save(parent: QWidget, library: Library, match: ShownMatch) -> None:
    """Ask for a file and write the match into it."""
    dialog = record_dialog(parent, QCoreApplication.translate("Window", "Save as file"), save=True)
    dialog.selectFile(without_marks(f"{match.title}-{match.match.id}{SUFFIX}"))
    dialog.fileSelected.connect(lambda name: write_out(parent, library, match.match.id, Path(name)))
    dialog.open()


def write_out(parent: QWidget, library: Library, match_id: int, path: Path) -> bool:
    """Write a saved match into a file; answers whether that was possible, and tells why not."""
    try:
        library.write_out(match_id, path)
    except RecordFileError as error:
        tell_line(parent, sentences.record_not_written(error))
    except (StorageError, UnreadableMatch, RulesError) as error:
        tell_line(parent, sentences.match_unreadable(error))
    else:
        return True
    return False
