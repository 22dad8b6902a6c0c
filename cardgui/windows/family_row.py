"""The people of the house in a row, with a place to add one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.language.numbers import number
from cardgui.storage.people import Person
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed

_RADIUS = 23.0


class FamilyRow(Themed, QWidget):
    """As many people as there is room for, at the end of the widget, and how many more there are; the last place adds
    somebody.

    Signals:
        chosen(object): a Person, or None for the place to add one.
        all_asked(): somebody wants to see those for whom there is no room.
    """

    chosen = Signal(object)
    all_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: list[AvatarButton] = []
        self._more = PushButton("", "secondary", "", 36, self)
        self._more.clicked.connect(self.all_asked)
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
        for one, following in pairwise([*self._people, self._more, self._add]):
            self.setTabOrder(one, following)
        self.updateGeometry()
        self._place()

    def _retranslate(self) -> None:
        text = QCoreApplication.translate("Start", "Add somebody to the family")
        self._add.setAccessibleName(text)
        self._add.setToolTip(text)
        more = QCoreApplication.translate("NewMatch", "More people")
        self._more.setAccessibleName(more)
        self._more.setToolTip(more)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._place()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self._place()

    def sizeHint(self) -> QSize:
        side = self._add.sizeHint()
        return QSize(side.width() * (len(self._people) + 1), side.height())

    def minimumSizeHint(self) -> QSize:
        side = self._add.sizeHint()
        return QSize(side.width() * (2 if self._people else 1), side.height())

    def theme_changed(self) -> None:
        self._place()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        size = self._add.sizeHint()
        fitting = max(0, self.width() // max(1, size.width()) - 1)
        if fitting < len(self._people):
            fitting = max(0, fitting - 1)
        rest = self._people[fitting:]
        for hidden in rest:
            hidden.hide()
        self._more.set_text(f"+{number(len(rest))}")
        self._more.setVisible(bool(rest))
        shown: list[QWidget] = [*self._people[:fitting], *([self._more] if rest else []), self._add]
        for index, button in enumerate(shown):
            from_end = (len(shown) - index) * size.width()
            x = from_end - size.width() if self.rtl else self.width() - from_end
            high = min(button.sizeHint().height(), size.height())
            button.setGeometry(x, (self.height() - high) // 2, size.width(), high)
            button.show()
