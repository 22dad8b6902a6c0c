"""The first page: go on with what is open, play as last time, which game, who is at home."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.language.lists import all_of
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.scene.look import fonts
from cardgui.scene.look.text import line_width
from cardgui.storage.errors import StorageError
from cardgui.storage.people import Person
from cardgui.windows.action_texts import action_texts
from cardgui.windows.actions import Actions
from cardgui.windows.continue_panel import ContinuePanel, OtherMatches, UsualPanel, play_text
from cardgui.windows.family_row import FamilyRow
from cardgui.windows.game_card import GameCard
from cardgui.windows.game_previews import GamePreviews
from cardgui.windows.match_pictures import MatchPictures
from cardgui.windows.menus import open_choices
from cardgui.windows.page import Page
from cardgui.windows.people_dialogs import show_family
from cardgui.windows.person_dialog import edit_person
from cardgui.windows.saved_matches import SavedMatch, open_matches
from cardgui.windows.services import Services, offered_games
from cardgui.windows.toast import Toast
from cardgui.windows.usual_match import usual_match
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import current_theme, px, ui_font

_TITLE, _LEAST_TITLE = 38.0, 20.0
_HIGHEST_TITLE = 0.056
"""Of the page's height."""


class StartPage(Page):
    """Signals:

    play(str): a game was chosen, by its name.
    go_on(int): a saved match was chosen, by its id.
    give_up(object): the SavedMatch that nobody wants to go on with.
    all_matches(): all open matches are to be seen.

    Attributes:
        matches: those that can be gone on with.  pictures: of them.
        usual: what is played with one click.
    """

    play = Signal(str)
    go_on = Signal(int)
    give_up = Signal(object)
    all_matches = Signal()

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
        self._family.all_asked.connect(lambda: show_family(self, services, self.refresh))
        self.cards = [GameCard(game, wide=len(offered_games()) == 1) for game in offered_games()]
        self.matches: list[SavedMatch] = []
        self.usual = usual_match(services)
        self.pictures = MatchPictures(services, self)
        self._continue = ContinuePanel(self.pictures)
        self._continue.go_on.connect(self.go_on)
        self._continue.give_up.connect(lambda: self.give_up.emit(self._continue.match))
        self._others = OtherMatches(self.pictures)
        self._others.go_on.connect(self.go_on)
        self._others.all.connect(self.all_matches)
        self._usual = UsualPanel()
        self._usual.play.connect(actions["usual_match"].trigger)
        self._usual.change.connect(lambda: self.play.emit(self.usual.game.name))
        self._usual_button = PushButton("", "primary", "play", 48)
        self._usual_button.clicked.connect(actions["usual_match"].trigger)
        self.toast = Toast(self)
        self._family_button = PushButton("", "secondary", "people", 48)
        self._family_button.clicked.connect(lambda: show_family(self, services, self.refresh))
        self._history_button = PushButton("", "secondary", "trophy", 48)
        self._history_button.clicked.connect(actions["history"].trigger)
        self._open_button = PushButton("", "secondary", "cards", 48)
        self._open_button.clicked.connect(actions["open_record"].trigger)

        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._family, 1)
        self.previews = GamePreviews(
            self.cards, self._may_move, lambda: bool(DialogFrame.open_over(self.window())), self
        )
        services.preferences.animation_speed_changed.connect(self.previews.wake)
        self._games = QHBoxLayout()
        for card in self.cards:
            card.play.connect(self.play)
            self._games.addWidget(card, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self._usual_button)
        self._foot.addWidget(self._family_button)
        self._foot.addWidget(self._history_button)
        self._foot.addWidget(self._open_button)
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self.content)
        self._column.addLayout(self._head)
        self._column.addLayout(self._games, 1)
        self._quick = QHBoxLayout()
        self._quick.addWidget(self._continue, 1)
        self._quick.addWidget(self._usual, 1)
        self._quick.addWidget(self._others)
        self._column.addLayout(self._quick)
        self._column.addLayout(self._foot)
        self._retranslate()
        self.theme_changed()
        # Once more when all parts have taken the new size of letters.
        current_theme.changed.connect(self._share_height)

    # -- contents

    def refresh(self) -> None:
        """Look again who is known, which matches can be gone on with, and what is usually played."""
        store = self._services.people
        try:
            people = store.all() if store is not None else []
        except StorageError:
            people = []
        self._family.show_people(people)
        self._family.setVisible(store is not None)
        self._family_button.setVisible(store is not None)
        self._history_button.setVisible(store is not None)
        now = datetime.datetime.fromtimestamp(self._services.clock())
        self.matches = open_matches(self._services)
        self.usual = usual_match(self._services)
        self._continue.setVisible(bool(self.matches))
        self._usual.setVisible(not self.matches)
        self._usual_button.setVisible(bool(self.matches))
        if self.matches:
            self._continue.show_match(self.matches[0], now)
        self._others.show_matches(self.matches[1:], now)
        self._usual.show_usual(self.usual)
        self._share_room()

    def _name_usual(self) -> None:
        """Say on the button at the foot what is played; where there is less room, less is said there and shown."""
        title = phrases_of(self.usual.game.name).title()
        text = QCoreApplication.translate("Start", "Play {game}", "button: the usual match").format(game=title)
        others = {self._family_button: "people", self._history_button: "trophy", self._open_button: "cards"}
        shown = [button for button in (self._usual_button, *others) if not button.isHidden()]
        room = self.width() - 2 * px(28)
        for words, icons in ((text, True), (play_text(), True), (play_text(), False)):
            self._usual_button.set_text(words)
            for button, icon in others.items():
                button.set_icon(icon if icons else "")
            if sum(button.sizeHint().width() for button in shown) <= room:
                break
        names = all_of([name for _, name in self.usual.players])
        self._usual_button.setAccessibleName(f"{action_texts()['usual_match'].text}: {title}")
        self._usual_button.setAccessibleDescription(names)
        self._usual_button.setToolTip(f"{self._actions['usual_match'].toolTip()}\n{names}")

    def standing(self, match: SavedMatch) -> list[str]:
        """How far a match is, in words."""
        return match.standing(datetime.datetime.fromtimestamp(self._services.clock()))

    def focus_first(self) -> None:
        """Give the focus to what is most likely wanted."""
        target = self._usual.button if self._continue.isHidden() else self._continue.button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def game_in_focus(self) -> Game | None:
        """The game whose card has the focus."""
        return next((card.game for card in self.cards if card.isAncestorOf(self.focusWidget() or self)), None)

    def _edit_person(self, person: Person | None) -> None:
        edit_person(self, self._services, person, lambda saved: self.refresh())

    # -- looks

    def _retranslate(self) -> None:
        self.bar.set_title(QCoreApplication.translate("Start", "Card Table", "the program's name"))
        self._title.setText(QCoreApplication.translate("Start", "Welcome! What shall we play?"))
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
        elif event.type() == QEvent.Type.ActivationChange and hasattr(self, "previews"):
            self.previews.wake()

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            low = self.height() < 640 * self.k
            side = px(48 if self.width() > 1000 * self.k else 28)
            self._column.setContentsMargins(side, px(12 if low else 20), side, px(10 if low else 30))
            self._column.setSpacing(px(10 if low else 20))
            self._head.setSpacing(px(20))
            self._games.setSpacing(px(16))
            self._foot.setSpacing(0)
            self._quick.setSpacing(px(10))
            self._share_room()
        super().theme_changed()

    def _share_room(self) -> None:
        self._share_height()
        self._share_row()

    def _share_row(self) -> None:
        """Share the row with the open matches among the first one and the others."""
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._quick.spacing()
        self._others.set_room(room - self._continue.least)
        self._name_usual()

    def _share_height(self) -> None:
        """Let the title be smaller where very large letters leave no room for it, and say less of the open match where
        they leave none for the games."""
        panel = self._usual if self._continue.isHidden() else self._continue
        margins = self._column.contentsMargins()
        sides = margins.left() + margins.right()
        room = self.width() - sides - px(20 + 72) - self._family.minimumSizeHint().width()
        size = _TITLE
        while size > _LEAST_TITLE:
            font = ui_font(size, fonts.EXTRA_BOLD)
            if line_width(self._title.text(), font) <= room and font.pixelSize() <= self.height() * _HIGHEST_TITLE:
                break
            size -= 1
        rest = self.height() - self.bar.sizeHint().height() - max(card.least for card in self.cards)
        rest -= margins.top() + margins.bottom() + 3 * self._column.spacing() + self._history_button.sizeHint().height()
        lines = 2 if panel.height_with(2) + self._title_height(size) <= rest else 1
        for each in (self._usual, self._continue):
            each.set_lines(lines)
        while size > _LEAST_TITLE and panel.height_with(lines) + self._title_height(size) > rest:
            size -= 1
        self._title.set_size(size)
        self._title.setFixedHeight(self._title_height(size))

    @staticmethod
    def _title_height(size: float) -> int:
        """What stands above Arabic and Vietnamese letters would be cut off by less."""
        return max(px(60 * size / _TITLE), QFontMetrics(ui_font(size, fonts.EXTRA_BOLD)).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.theme_changed()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.previews.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.previews.rest()
        self.pictures.stop()

    def _may_move(self) -> bool:
        """Whether somebody sees the games play, and wishes to."""
        window = self.window()
        seen = self.isVisible() and window.isActiveWindow() and not window.isMinimized()
        return seen and bool(self._services.preferences.animation_speed)
