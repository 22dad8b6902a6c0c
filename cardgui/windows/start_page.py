"""The first page: which game, go on with the last match, who is at home."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.language.dates import moment_text
from cardgui.language.lists import facts
from cardgui.language.phrases import phrases_of
from cardgui.language.phrases.common import round_title
from cardgui.rules.game import Game
from cardgui.scene.look import fonts
from cardgui.scene.look.text import line_width
from cardgui.storage.errors import StorageError
from cardgui.windows.actions import Actions
from cardgui.windows.avatar_row import AvatarRow
from cardgui.windows.family_row import FamilyRow
from cardgui.windows.game_art import CardStrip
from cardgui.windows.game_card import GameCard
from cardgui.windows.margins import set_margins
from cardgui.windows.menus import open_choices
from cardgui.windows.page import Page
from cardgui.windows.people_dialogs import show_family
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.saved_matches import SavedMatch, last_unfinished
from cardgui.windows.services import Services, offered_games
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import px, ui_font

_TITLE, _LEAST_TITLE = 38.0, 20.0


class StartPage(Page):
    """Signals:

    play(str): a game was chosen, by its name.
    go_on(int): a saved match was chosen, by its id.
    """

    play = Signal(str)
    go_on = Signal(int)

    def __init__(self, services: Services, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._actions = actions
        self._language = BarButton("globe")
        self._language.setObjectName("language")
        self._language.clicked.connect(lambda: open_choices(actions, "language", self._language))
        self.bar.add_trailing(actions.button("rules"))
        self.bar.add_trailing(actions.button("settings"))
        self.bar.add_trailing(self._language)
        self.menu_button = actions.button("menu")
        self.bar.add_trailing(self.menu_button)

        self._title = TextLabel("", _TITLE, fonts.EXTRA_BOLD)
        self._family = FamilyRow()
        self._family.chosen.connect(self._edit_person)
        self.cards = [GameCard(game, wide=len(offered_games()) == 1) for game in offered_games()]
        self._continue = ContinuePanel()
        self._continue.go_on.connect(self.go_on)
        self._family_button = PushButton("", "secondary", "people", 48)
        self._family_button.clicked.connect(lambda: show_family(self, services, self.refresh))
        self._history_button = PushButton("", "secondary", "trophy", 48)
        self._history_button.clicked.connect(actions["history"].trigger)
        self._open_button = PushButton("", "secondary", "cards", 48)
        self._open_button.clicked.connect(actions["open_record"].trigger)

        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._family, 1)
        self._games = QHBoxLayout()
        for card in self.cards:
            card.play.connect(self.play)
            self._games.addWidget(card, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self._family_button)
        self._foot.addWidget(self._history_button)
        self._foot.addWidget(self._open_button)
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self.content)
        self._column.addLayout(self._head)
        self._column.addLayout(self._games, 1)
        self._column.addWidget(self._continue)
        self._column.addLayout(self._foot)
        self._retranslate()
        self.theme_changed()

    # -- contents

    def refresh(self) -> None:
        """Look again who is known and which match can be gone on with."""
        store = self._services.people
        try:
            people = store.all() if store is not None else []
        except StorageError:
            people = []
        self._family.show_people(people)
        self._family.setVisible(store is not None)
        self._family_button.setVisible(store is not None)
        self._history_button.setVisible(store is not None)
        saved = last_unfinished(self._services)
        self._continue.setVisible(saved is not None)
        if saved is not None:
            self._continue.show_match(saved, datetime.datetime.fromtimestamp(self._services.clock()))

    def focus_first(self) -> None:
        """Give the focus to what is most likely wanted."""
        target = self._continue.button if not self._continue.isHidden() else self.cards[0].button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def game_in_focus(self) -> Game | None:
        """The game whose card has the focus."""
        return next((card.game for card in self.cards if card.isAncestorOf(self.focusWidget() or self)), None)

    def _edit_person(self, person: object) -> None:
        edit_person(self, self._services, person, lambda saved: self.refresh())  # type: ignore[arg-type]

    # -- looks

    def _retranslate(self) -> None:
        self.bar.set_title(QCoreApplication.translate("Start", "Card Table", "the program's name"))
        self._title.setText(QCoreApplication.translate("Start", "Welcome! What shall we play?"))
        self.theme_changed()
        tooltip = QCoreApplication.translate("Start", "Choose the language")
        self._language.set_text(self._services.translators.language.own_name, tooltip)
        self._family_button.set_text(QCoreApplication.translate("Start", "Family"))
        self._history_button.set_text(QCoreApplication.translate("Start", "History", "button: all matches of the past"))
        self._history_button.setToolTip(self._actions["history"].toolTip())
        self._open_button.set_text(QCoreApplication.translate("Start", "Open a record"))
        self._open_button.setToolTip(self._actions["open_record"].toolTip())
        for card in self.cards:
            card.retranslate()
        if self.isVisible():
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            low = self.height() < 640 * self.k
            side = px(48 if self.width() > 1000 * self.k else 28)
            self._column.setContentsMargins(side, px(12 if low else 20), side, px(10 if low else 30))
            self._column.setSpacing(px(10 if low else 20))
            self._head.setSpacing(px(20))
            self._fit_title(self.width() - 2 * side - px(20 + 72) - self._family.minimumSizeHint().width())
            self._title.hold_height(px(60))
            self._games.setSpacing(px(16))
            self._foot.setSpacing(0)
        super().theme_changed()

    def _fit_title(self, room: float) -> None:
        """Let the title be smaller where very large letters leave no room for it, px."""
        size = _TITLE
        while size > _LEAST_TITLE and line_width(self._title.text(), ui_font(size, fonts.EXTRA_BOLD)) > room:
            size -= 1
        self._title.set_size(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.theme_changed()


class ContinuePanel(Panel):
    """The match that was played last.

    Signals:
        go_on(int): its id.
    """

    go_on = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: SavedMatch | None = None
        self._parts: list[str] = []
        self._strip = CardStrip()
        self._title = TextLabel("", 22, fonts.EXTRA_BOLD)
        self._where = TextLabel("", 16, role="muted")
        self._seats = AvatarRow(21)
        self.button = PushButton("", "gold", "right", 48)
        self.button.clicked.connect(self._chosen)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._where)
        words.addStretch(1)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._strip)
        self._line.addLayout(words)
        self._line.addWidget(self._seats, 1)
        self._line.addWidget(self.button)
        self.theme_changed()

    def show_match(self, match: SavedMatch, now: datetime.datetime) -> None:
        """now: local time."""
        self._match = match
        phrases = phrases_of(match.game)
        self._strip.show_cards(match.game, match.cards)
        title = QCoreApplication.translate("Start", "Go on with {game}", "a game's name")
        self._title.setText(title.format(game=phrases.title()))
        parts = [round_title(match.round)]
        if match.turn is not None:
            turn = QCoreApplication.translate("Start", "{name} is on turn")
            parts.append(turn.format(name=isolate(match.turn.name)))
        else:
            parts.append(QCoreApplication.translate("Start", "the round is over", "of the match to go on with"))
        parts.append(moment_text(datetime.datetime.fromtimestamp(match.last_played), now))
        self._parts = parts
        self._fit()
        self._seats.show_pictures([(chair.picture, chair.name) for chair in match.chairs])
        self.button.set_text(QCoreApplication.translate("Start", "Go on", "button: with the last match"))
        self.button.setAccessibleDescription(f"{self._title.text()}. {' · '.join(parts)}")

    def _fit(self) -> None:
        """Leave the last words out where they would take the room of the pictures."""
        if not self._parts:
            return
        room = self.width() - self._strip.width() - self.button.sizeHint().width() - self._seats.sizeHint().width()
        room -= px(90)
        font = self._where.font()
        count = len(self._parts)
        while count > 1 and line_width(facts(self._parts[:count]), font) > room:
            count -= 1
        self._where.setText(facts(self._parts[:count]))
        self._where.setToolTip(facts(self._parts) if count < len(self._parts) else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.theme_changed()

    def _chosen(self) -> None:
        if self._match is not None:
            self.go_on.emit(self._match.id)

    def theme_changed(self) -> None:
        if hasattr(self, "_line"):
            set_margins(self._line, self.rtl, px(8), px(8), px(15), px(8))
            self._line.setSpacing(px(20))
            self._fit()
        super().theme_changed()
