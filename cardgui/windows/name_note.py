"""The line under a field of a name that says why it cannot be had."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit

from cardgui.language.numbers import number
from cardgui.rules.names import can_be_seen
from cardgui.storage.people import NAME_LENGTH, clean_name
from cardgui.windows.widgets.label import TextLabel, TextRole
from cardgui.windows.widgets.scroll import bring_in_sight
from cardgui.windows.widgets.themed import ROOM, px


class NameNote(TextLabel):
    """Nothing is seen of it until something is wrong. The field takes no more letters than a name has."""

    def __init__(self, field: QLineEdit, arrange: Callable[[], None], hint: Callable[[str], str] | None = None) -> None:
        """arrange: called where the note comes or goes, which takes room.

        hint: what is worth knowing of a name that can be had, "" for nothing; asked at each letter.
        """
        super().__init__("", 15.5, role="warning", wrap=True)
        self._field = field
        self._arrange = arrange
        self._hint = hint
        self.setContentsMargins(px(ROOM), 0, px(ROOM), 0)
        self.hide()
        field.setMaxLength(NAME_LENGTH)
        field.textChanged.connect(self._changed)
        field.inputRejected.connect(self._full)

    def name(self) -> str | None:
        """The name that was written. Where it is none the field has the focus, and here stands why not."""
        text = self._field.text()
        try:
            return clean_name(text)
        except ValueError:
            if can_be_seen(text):
                self.refuse(_too_long())
            elif not text.strip():
                self.refuse(QCoreApplication.translate("Names", "Please write a name."))
            else:
                self.refuse(QCoreApplication.translate("Names", "Nothing can be seen of this name."))
            return None

    def refuse(self, why: str) -> None:
        """Say why the name cannot be had, and let another one be written."""
        self._say(why, "warning")
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, text: str) -> None:
        if len(text) == NAME_LENGTH and self.text() == _too_long():
            return
        self._say(self._hint(text) if self._hint is not None else "", "muted")

    def _full(self) -> None:
        self._say(_too_long(), "warning")

    def _say(self, text: str, role: TextRole) -> None:
        if text == self.text():
            return
        self.set_role(role)
        self.setText(text)
        self.setVisible(bool(text))
        self._field.setAccessibleDescription(text)
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._field, text))
        self._arrange()
        # When the layout has given it its room.
        QTimer.singleShot(0, self, self._bring_in_sight)

    def _bring_in_sight(self) -> None:
        """Where the field is scrolled with others, so that both can be seen."""
        bring_in_sight(self)
        bring_in_sight(self._field)


def _too_long() -> str:
    text = QCoreApplication.translate("Names", "A name has at most {number} characters.")
    return text.format(number=number(NAME_LENGTH))
