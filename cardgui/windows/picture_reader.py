"""Reads picture files beside the window's own work: one of a camera may take seconds."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardgui.windows import picture_files
from cardgui.windows.picture_files import PictureError


class PictureReader(QObject):
    """One file after the other; what comes of the last one is told, in the window's thread.

    Signals:
        taken(bytes): the small picture, as `read_picture` makes it.
        refused(object): a PictureError.
    """

    taken = Signal(bytes)
    refused = Signal(object)
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self.busy = False
        self._done.connect(self._tell)

    def read(self, path: Path) -> None:
        """Begin to read a file; one that is being read is forgotten."""
        self._number += 1
        self.busy = True
        number = self._number

        def work() -> None:
            try:
                found: object = picture_files.read_picture(path)
            except PictureError as error:
                found = error
            # The dialog may be gone by now.
            with suppress(RuntimeError):
                self._done.emit(number, found)

        QThreadPool.globalInstance().start(work)

    def _tell(self, number: int, found: object) -> None:
        if number != self._number:
            return
        self.busy = False
        if isinstance(found, bytes):
            self.taken.emit(found)
        else:
            self.refused.emit(found)
