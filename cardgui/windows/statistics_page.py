"""What somebody has played and won: a person chosen by picture, and a card for each game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.lists import facts
from cardgui.storage.people import Person
from cardgui.storage.statistics import GameStatistics, Share
from cardgui.windows.game_figures import GameFigures, played_text, share_text
from cardgui.windows.people_dialogs import shown_picture
from cardgui.windows.services import offered_games
from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.scroll import ScrollArea
from cardgui.windows.widgets.themed import ROOM, Themed, px

_TWO_COLUMNS = 860.0
"""From this width on, px at scale 1, two cards stand side by side."""


class StatisticsPage(Themed, QWidget):
    """Pictures of the people, and below them what the chosen one has played and won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: Sequence[Person] = ()
        self._statistics: Sequence[GameStatistics] = ()
        self._chosen: int | None = None
        self._side = 0
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._said = TextLabel("", 18, role="muted", wrap=True)
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self.cards: list[GameFigures] = []
        self._scroll = ScrollArea(self._body)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addWidget(self._said)
        self._column.addWidget(self._scroll, 1)
        self.follow_theme()

    @property
    def pictures(self) -> list[AvatarButton]:
        """The buttons of the people, in their order."""
        return [button for button in self._group.buttons() if isinstance(button, AvatarButton)]

    def show_statistics(self, people: Sequence[Person], statistics: Sequence[GameStatistics]) -> None:
        """Show these figures; whoever was chosen stays so, else it is who has played last."""
        self._people, self._statistics = people, statistics
        known = {person.id for person in people}
        if self._chosen not in known:
            latest = max((entry for entry in statistics if entry.person in known),
                         key=lambda entry: entry.last_played, default=None)  # fmt: skip
            self._chosen = latest.person if latest is not None else (people[0].id if people else None)
        self._show_people()
        self._show_cards()

    def _show_people(self) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
        while self._row.count():
            item = self._row.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for person in self._people:
            button = AvatarButton(shown_picture(person), person.name, 26)
            button.setCheckable(True)
            button.setChecked(person.id == self._chosen)
            button.clicked.connect(lambda checked=False, person=person: self.choose(person.id))
            self._group.addButton(button)
            self._row.addWidget(button)
        self._row.addStretch(1)

    def set_side(self, side: int) -> None:
        """Leave that much free at both sides, px."""
        self._side = side
        self._row.setContentsMargins(side, px(4), side, 0)
        self._said.setContentsMargins(side + px(ROOM), 0, side + px(ROOM), 0)
        self._grid.setContentsMargins(side, px(6), side, px(28))

    def choose(self, person: int) -> None:
        """Show the figures of the person with that id."""
        self._chosen = person
        for button, entry in zip(self.pictures, self._people, strict=True):
            button.setChecked(entry.id == person)
        self._show_cards()

    def _show_cards(self) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        order = [game.name for game in offered_games()]
        own = [entry for entry in self._statistics if entry.person == self._chosen and entry.game in order]
        own.sort(key=lambda entry: order.index(entry.game))
        self.cards = [GameFigures(entry) for entry in own]
        if not self._people:
            text = QCoreApplication.translate("History", "Add somebody to the family, and what they win is counted.")
        elif not own:
            text = QCoreApplication.translate("History", "No match of theirs is over yet.", "of the chosen person")
        else:
            played, won = sum(entry.played for entry in own), sum(entry.won for entry in own)
            text = facts((played_text(played), share_text(Share(played, won))))
        self._said.setText(text)
        self._place()

    def _place(self) -> None:
        columns = 2 if self.width() >= _TWO_COLUMNS * self.k else 1
        for card in self.cards:
            self._grid.removeWidget(card)
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for row in range(5):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(len(self.cards), 1)

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            self._column.setContentsMargins(0, 0, 0, 0)
            self._column.setSpacing(px(8))
            self._row.setSpacing(px(6))
            self.set_side(self._side)
            self._grid.setSpacing(px(16))
            self._place()
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
