"""What is told in a dialog: in the language of the moment, with the exact line of an error below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.language.lines import said
from cardgui.storage.errors import StorageError
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.message import tell


def tell_line(parent: QWidget, line: str) -> DialogFrame:
    """Something that the person has to know; play goes on. line: in the language of the moment."""
    return tell(parent, QCoreApplication.translate("Messages", "Please note"), line, sign="warning")


def tell_storage_error(parent: QWidget, error: StorageError) -> DialogFrame:
    """Something could not be saved or read."""
    return tell(parent, QCoreApplication.translate("Messages", "Not saved"), storage_sentence(error), sign="warning")


def storage_sentence(error: StorageError) -> str:
    """What went wrong, in words, and the exact line."""
    words = {
        "locked": QCoreApplication.translate("Messages", "Another program is using the saved matches just now."),
        "full": QCoreApplication.translate("Messages", "The disk is full."),
        "read_only": QCoreApplication.translate(
            "Messages", "Nothing may be written in the folder of the saved matches."
        ),
        "cannot_open": QCoreApplication.translate("Messages", "The saved matches cannot be opened."),
        "disk": QCoreApplication.translate("Messages", "The disk reports an error."),
        "damaged": QCoreApplication.translate("Messages", "The file with the saved matches is damaged."),
        "later": QCoreApplication.translate("Messages", "The saved matches come from a later version of this program."),
        "out_of_step": QCoreApplication.translate("Messages", "The match was changed in another window."),
    }.get(error.code, QCoreApplication.translate("Messages", "Saving did not succeed."))
    return with_exact_line(words, error)


def with_exact_line(words: str, error: Exception | str) -> str:
    """A sentence, and below it the line that says what, where and what was expected: an error's, or one of
    `rules.errors`."""
    return f"{words}\n\n{said(error)}"
