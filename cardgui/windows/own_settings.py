"""How one person likes the table; what is not chosen is as the program has it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardgui.language.bidi import isolate
from cardgui.storage.people import Person
from cardgui.windows.option_row import OptionRow
from cardgui.windows.setting_words import (
    setting_choices,
    setting_help,
    setting_text,
    setting_title,
    setting_value,
)
from cardgui.windows.tastes import PERSONAL, Tastes
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.segments import Segments


class OwnSettingsDialog(DialogFrame):
    """Each choice is kept at once; the table has it when that person looks.

    Attributes:
        controls: by the keys of `tastes.PERSONAL`.
    """

    def __init__(self, host: QWidget, tastes: Tastes, person: Person) -> None:
        name = isolate(person.name)
        super().__init__(
            host,
            QCoreApplication.translate("Settings", "{name}'s own settings").format(name=name),
            QCoreApplication.translate("Settings", "The table has them while it is this person's turn."),
            width_px=700,
        )
        self._tastes = tastes
        self._person = person.id
        self.controls: dict[str, Segments] = {}
        as_program = QCoreApplication.translate("Settings", "As the program", "a person's own setting: none")
        last = list(PERSONAL)[-1]
        for key in PERSONAL:
            own = tastes.own(person.id, key)
            choices = [("", as_program), *setting_choices(key, own)]
            segments = Segments(choices, "" if own is None else setting_text(own), setting_title(key))
            segments.setAccessibleDescription(setting_help(key))
            segments.chosen.connect(lambda text, key=key: self._choose(key, text))
            self.controls[key] = segments
            row = OptionRow(setting_title(key), setting_help(key), segments, True, last=key == last)
            self.body_layout.addWidget(row)
        self.add_button(
            "", QCoreApplication.translate("Settings", "Done", "button: closes a dialog"), "primary", "check"
        )

    def _choose(self, key: str, text: str) -> None:
        self._tastes.set_own(self._person, key, setting_value(key, text) if text else None)
