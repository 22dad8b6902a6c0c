"""Asks people who of them is the oldest, the youngest, or had a birthday last."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardgui.windows.seat_cards import Sitting
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.themed import px

LOTS = "lots"
_COLUMNS = 4


class AskWhoDialog(DialogFrame):
    """Finishes with the number of a seat as text, with LOTS, or with "" to go back.

    Attributes: buttons: by seat.
    """

    def __init__(self, parent: QWidget, question: str, candidates: Mapping[int, Sitting]) -> None:
        """candidates: by seat."""
        super().__init__(
            parent.window(),
            question,
            QCoreApplication.translate("Openings", "Click who it is. Birthdays can be entered on the start page."),
            width_px=560,
        )
        self.buttons: dict[int, AvatarButton] = {}
        grid = QGridLayout()
        grid.setSpacing(px(6))
        for index, (seat, sitting) in enumerate(candidates.items()):
            button = AvatarButton(sitting.picture, sitting.name, 38)
            button.clicked.connect(lambda checked=False, seat=seat: self.finish(str(seat)))
            grid.addWidget(button, index // _COLUMNS, index % _COLUMNS, Qt.AlignmentFlag.AlignCenter)
            self.buttons[seat] = button
        self.body_layout.addLayout(grid)
        self.add_button(LOTS, lots_text(), "secondary", "again")
        self.set_first_focus(next(iter(self.buttons.values())))


def lots_text() -> str:
    """On the button that leaves it to chance."""
    return QCoreApplication.translate("Openings", "Draw lots", "instead of answering or playing for it")
