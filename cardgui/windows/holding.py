"""Dialogs at the table for which computer players wait."""

from __future__ import annotations

from cardgui.controller.table import TableController
from cardgui.windows.widgets.dialog_frame import DialogFrame


def hold_while_open(frame: DialogFrame, controller: TableController) -> None:
    """Let computer players wait until a dialog is closed; then they go on as before."""
    before = controller.mode

    def go_on(key: str) -> None:
        if controller.has_match and controller.mode == "paused":
            if before == "fast":
                controller.fast_forward(True)
            else:
                controller.pause(False)

    if before != "paused":
        controller.pause(True)
        frame.finished.connect(go_on)
