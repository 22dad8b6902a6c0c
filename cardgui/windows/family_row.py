"""The people of the house in a row, with a place to add one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.storage.people import Person
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.themed import Themed

_RADIUS = 23.0


class FamilyRow(Themed, QWidget):
    """As many people as there is room for, at the end of the widget; the last place adds somebody.

    Signals:
        chosen(object): a Person, or None for the place to add one.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: list[AvatarButton] = []
        self._add = AvatarButton("", "", _RADIUS, parent=self)
        self._add.clicked.connect(lambda: self.chosen.emit(None))
        self._retranslate()
        self.follow_theme()

    def show_people(self, people: Sequence[Person]) -> None:
        for button in self._people:
            button.hide()
            button.deleteLater()
        self._people = []
        for person in people:
            button = AvatarButton(shown_picture(person), "", _RADIUS, parent=self)
            button.setAccessibleName(person.name)
            button.setToolTip(person.name)
            button.clicked.connect(lambda checked=False, person=person: self.chosen.emit(person))
            self._people.append(button)
        self.updateGeometry()
        self._place()

    def _retranslate(self) -> None:
        text = QCoreApplication.translate("Start", "Add somebody to the family")
        self._add.setAccessibleName(text)
        self._add.setToolTip(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def sizeHint(self) -> QSize:
        side = self._add.sizeHint()
        return QSize(side.width() * (len(self._people) + 1), side.height())

    def minimumSizeHint(self) -> QSize:
        return self._add.sizeHint()

    def theme_changed(self) -> None:
        self._place()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        size = self._add.sizeHint()
        fitting = max(0, self.width() // max(1, size.width()) - 1)
        shown = [*self._people[:fitting], self._add]
        for button in self._people[fitting:]:
            button.hide()
        for index, button in enumerate(shown):
            from_end = (len(shown) - index) * size.width()
            x = from_end - size.width() if self.rtl else self.width() - from_end
            button.setGeometry(x, (self.height() - size.height()) // 2, size.width(), size.height())
            button.show()
