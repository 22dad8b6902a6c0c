"""Who can be put on a chair: the family, and computer players of each level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from cardgui.language.numbers import number
from cardgui.language.phrases.common import level_title
from cardgui.rules.seats import LEVELS
from cardgui.scene.look import fonts
from cardgui.scene.look.text import paint_line
from cardgui.storage.people import Person
from cardgui.windows.menus import pop_up, styled
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import ui_font

ROBOT_OF = {level: f"robot-{index + 2}" for index, level in enumerate(LEVELS)}
"""The picture that stands for a level."""


class Tray(Panel):
    """Pictures that can be clicked or dragged onto a chair; a check mark is on those who sit already.

    Signals:
        person_chosen(object): a Person was clicked.
        level_chosen(str): a level was clicked.
        added(): somebody new is to be known.
        drag_moved(QPoint): something is carried; global coordinates.
        drag_ended(): it is not carried any more.
        person_dropped(object, QPoint), level_dropped(str, QPoint): it was let go there.
    """

    person_chosen = Signal(object)
    level_chosen = Signal(str)
    added = Signal()
    drag_moved = Signal(QPoint)
    drag_ended = Signal()
    person_dropped = Signal(object, QPoint)
    level_dropped = Signal(str, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=22)
        self._people: list[Person] = []
        self._seated: set[int] = set()
        self._buttons: list[AvatarButton] = []
        self._line = 0.0
        self._titles = (QRectF(), QRectF())
        self._words = ("", "")
        self._more = PushButton("", "secondary", "", 36, self)
        self._more.clicked.connect(self._show_rest)
        self._rest: list[Person] = []
        self._add = AvatarButton("", "", 25, parent=self)
        self._add.clicked.connect(self.added)
        self._levels: dict[str, AvatarButton] = {}
        for index, level in enumerate(LEVELS):
            button = AvatarButton(ROBOT_OF[level], "", 25, index + 1, len(LEVELS), True, self)
            button.clicked.connect(lambda checked=False, level=level: self.level_chosen.emit(level))
            button.drag_moved.connect(self.drag_moved)
            button.drag_cancelled.connect(self.drag_ended)
            button.dropped.connect(lambda place, level=level: self._drop_level(level, place))
            self._levels[level] = button
        self.can_add = True
        self.retranslate()
        self.arrange()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        family = QCoreApplication.translate("NewMatch", "Family", "people who can be put on chairs")
        computers = QCoreApplication.translate("NewMatch", "Computer", "computer players who can be put on chairs")
        self._words = (family, computers)
        self._add.set_player("", QCoreApplication.translate("People", "Add", "somebody to the family"))
        for index, level in enumerate(LEVELS):
            button = self._levels[level]
            button.set_player(ROBOT_OF[level], level_title(level), index + 1)
            tooltip = QCoreApplication.translate("NewMatch", "Click to seat a computer player, or drag it onto a chair")
            button.setToolTip(tooltip)
            button.setAccessibleName(f"{computers}, {level_title(level)}")
        self.arrange()

    def show_people(self, people: Sequence[Person], seated: set[int]) -> None:
        """seated: ids of those who sit on a chair."""
        if list(people) != self._people:
            self._people = list(people)
            self._make_buttons()
        self._seated = seated
        for button, person in zip(self._buttons, self._people):
            button.setChecked(person.id in seated)
        self.arrange()

    def _make_buttons(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for person in self._people:
            button = AvatarButton(shown_picture(person), person.name, 25, draggable=True, parent=self)
            button.setCheckable(True)
            button.clicked.connect(lambda checked=False, person=person: self.person_chosen.emit(person))
            button.drag_moved.connect(self.drag_moved)
            button.drag_cancelled.connect(self.drag_ended)
            button.dropped.connect(lambda place, person=person: self._drop_person(person, place))
            self._buttons.append(button)

    def _drop_person(self, person: Person, place: QPoint) -> None:
        self.drag_ended.emit()
        self.person_dropped.emit(person, place)

    def _drop_level(self, level: str, place: QPoint) -> None:
        self.drag_ended.emit()
        self.level_dropped.emit(level, place)

    def _show_rest(self) -> None:
        """Those there is no room for."""
        menu = styled(QMenu(self.window()))
        for person in self._rest:
            action = menu.addAction(person.name)
            action.setCheckable(True)
            action.setChecked(person.id in self._seated)
            action.triggered.connect(lambda checked=False, person=person: self.person_chosen.emit(person))
        pop_up(menu, self._more)

    # -- where things are

    def sizeHint(self) -> QSize:
        return QSize(round(600 * self.k), round(20 * self.k) + self._add.sizeHint().height() + round(14 * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(420 * self.k), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def theme_changed(self) -> None:
        if hasattr(self, "can_add"):
            self.updateGeometry()
            self.arrange()
        super().theme_changed()

    def arrange(self) -> None:
        """Put people before, and computer players after a line; those without room go behind a button."""
        k, rtl, whole = self.k, self.rtl, self.width()
        top, high = round(24 * k), self._add.sizeHint().height()
        pitch = round(75 * k)
        levels = list(self._levels.values())
        family = (min(2, len(self._people)) + (1 if self.can_add else 0)) * pitch
        widths = self._level_widths(whole - family - 58 * k)

        def put(widget: QWidget, start: float, wide: int, high: int, y: int) -> None:
            x = self.width() - start - wide if rtl else start
            widget.setGeometry(round(x), y, wide, high)
            widget.show()

        computers = start = whole - 14 * k - sum(widths)
        for button, wide in zip(levels, widths):
            put(button, start, round(wide), high, top)
            start += wide
        self._line = computers - 14 * k
        room = self._line - 16 * k
        self._add.setVisible(self.can_add)
        places = int(room // pitch) - (1 if self.can_add else 0)
        shown = len(self._buttons) if len(self._buttons) <= places else max(0, places - 1)
        self._rest = self._people[shown:]
        start = 14 * k
        for index, button in enumerate(self._buttons):
            if index < shown:
                put(button, start, pitch, high, top)
                start += pitch
            else:
                button.hide()
        self._more.setVisible(bool(self._rest))
        if self._rest:
            self._more.set_text(f"+{number(len(self._rest))}")
            self._more.setToolTip(QCoreApplication.translate("NewMatch", "More people"))
            size = self._more.sizeHint()
            put(self._more, start + (pitch - size.width()) / 2, size.width(), size.height(), top + round(6 * k))
            start += pitch
        if self.can_add:
            put(self._add, start, pitch, high, top)
        self._titles = (
            QRectF(22 * k, 5 * k, self._line - 30 * k, 24 * k),
            QRectF(computers + 8 * k, 5 * k, whole - computers - 16 * k, 24 * k),
        )
        self.update()

    def _level_widths(self, room: float) -> list[float]:
        """How wide each level may be: all alike, or where that takes more than `room` px, as their words need it, at
        last less."""
        wanted = [button.sizeHint().width() + 3 * self.k for button in self._levels.values()]
        alike = [max(wanted)] * len(wanted)
        if sum(alike) <= room:
            return alike
        least = [button.minimumSizeHint().width() + 2 * self.k for button in self._levels.values()]
        give = sum(wanted) - sum(least)
        share = min(1.0, max(0.0, (sum(wanted) - room) / give)) if give > 0 else 0.0
        return [wide - share * (wide - low) for wide, low in zip(wanted, least)]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        k, width = self.k, self.width()
        align = Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        for room, text in zip(self._titles, self._words):
            if self.rtl:
                room = QRectF(width - room.right(), room.top(), room.width(), room.height())
            paint_line(painter, room, text, ui_font(15.5, fonts.SEMI_BOLD), self.theme.muted, align, self.rtl)
        x = width - self._line if self.rtl else self._line
        painter.fillRect(QRectF(x, 18 * k, 1.5 * k, self.height() - 36 * k), QColor(self.theme.line))
