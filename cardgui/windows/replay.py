"""The past goes on by itself: one moment after the other, until the present or until somebody stops it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardgui.controller.table import TableController
from cardgui.controller.view import Change

LEAST_MS = 350
"""The shortest pause, however fast computer players are."""
USUAL_MS = 1100


class Replay(QObject):
    """Attributes:

    running: whether the past goes on by itself.

    Signals:
        changed(bool): `running` is another now.
    """

    changed = Signal(bool)

    def __init__(self, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._own = False
        self.running = False
        self.pace = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        controller.changed.connect(self._follow)

    def toggle(self) -> None:
        """Let the past go on from the moment that is looked at, from the present from the start; or stop that."""
        if self.running:
            self.stop()
        elif self._controller.moments > 1:
            if self._controller.view().past is None and not self._look_at(0):
                return
            self._run(True)
            self._timer.start(self._pause())

    def stop(self) -> None:
        """Stay where it is."""
        self._timer.stop()
        self._run(False)

    def _pause(self) -> int:
        return max(LEAST_MS, round(USUAL_MS * self.pace))

    def _run(self, on: bool) -> None:
        if on != self.running:
            self.running = on
            self.changed.emit(on)

    def _next(self) -> None:
        past = self._controller.view().past if self._controller.has_match else None
        if past is None:
            self.stop()
            return
        self._look_at(past + 1)
        if self._controller.view().past is None:
            self.stop()
        else:
            self._timer.start(self._pause())

    def _look_at(self, moment: int) -> bool:
        self._own = True
        try:
            return self._controller.look_at(moment)
        finally:
            self._own = False

    def _follow(self, change: Change) -> None:
        """Whatever somebody else does stops it."""
        if self.running and not self._own:
            self.stop()
