"""Every setting holds where it belongs as soon as it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardgui.controller.pace import COMPUTER_WAIT
from cardgui.controller.view import Change
from cardgui.language.locales import Digits, by_code
from cardgui.windows.actions import Actions
from cardgui.windows.appearance import animation_factor, pace_percent, theme_of, use_theme
from cardgui.windows.services import Services
from cardgui.windows.table_page import TablePage
from cardgui.windows.tastes import PERSONAL
from cardgui.windows.widgets.themed import current_theme

GROUPS = {
    "language": "language",
    "look": "colours",
    "digits": "digits",
    "text": "text_size",
    "animation": "animation_speed",
    "pace": "computer_pace",
    "undo": "undo_policy",
}
"""The setting by what the names of its actions begin with."""
_NUMBERS = ("text_size", "animation_speed", "computer_pace")


class LiveSettings(QObject):
    """Attributes:

    tastes: what holds for whoever looks at the table.
    """

    def __init__(self, window: QWidget, services: Services, actions: Actions, page: TablePage) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._actions = actions
        self._page = page
        self._at_table = False
        preferences = services.preferences
        self.tastes = services.tastes
        self._uses = {
            "language": self._use_language,
            "digits": self._use_language,
            "colours": self._use_look,
            "text_size": self._use_text_size,
            "card_size": self._use_card_size,
            "animation_speed": self._use_speed,
            "computer_pace": self._use_pace,
            "undo_policy": self._use_undo_policy,
            "hints": self._use_hints,
            "card_back": self._use_cards,
            "four_colours": self._use_cards,
            "large_print": self._use_cards,
            "full_screen": self._use_full_screen,
        }
        self.tastes.changed.connect(self._use)
        preferences.changed.connect(self._preference_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_look)
        preferences.system_contrast_changed.connect(self._use_look)
        services.controller.changed.connect(self._changed)
        for key in self._uses:
            if key not in ("language", "digits", "full_screen"):
                self._uses[key]()
        self.check_choices()

    # -- who looks

    def at_table(self, on: bool) -> None:
        """The table is the page that is shown, or it is not."""
        self._at_table = on
        self._look()

    def _changed(self, change: Change) -> None:
        self._look()

    def _look(self) -> None:
        controller = self._services.controller
        self.tastes.look(controller.view() if self._at_table and controller.has_match else None)

    # -- what is chosen

    def choose(self, action: str) -> None:
        """An action of `actions.CHOICES`."""
        group, _, value = action.partition("_")
        if group == "sound":
            self._choose_sound(int(value))
        elif group in GROUPS:
            key = GROUPS[group]
            self.set(key, int(value) if key in _NUMBERS else value)

    def set(self, key: str, value: object) -> None:
        """A setting, by its attribute of `Preferences`: that of whoever looks, where they have an own one."""
        if key in PERSONAL:
            self.tastes.choose(key, value)
        else:
            setattr(self._services.preferences, key, value)
        self.check_choices()

    def value(self, key: str) -> object:
        """What holds now."""
        return self.tastes.value(key) if key in PERSONAL else getattr(self._services.preferences, key)

    def toggle_full_screen(self) -> None:
        self._services.preferences.full_screen = not self._window.isFullScreen()

    def toggle_sound(self) -> None:
        preferences = self._services.preferences
        preferences.sound = not preferences.sound

    def _choose_sound(self, loudness: int) -> None:
        """So loud, percent, from now on; 0 switches the sounds off and keeps how loud they were."""
        preferences = self._services.preferences
        if loudness:
            preferences.loudness = loudness
        preferences.sound = loudness > 0
        self.check_choices()

    # -- where it holds

    def _preference_changed(self, key: str) -> None:
        # What people have of their own is used as `tastes` says.
        if key not in PERSONAL:
            self._use(key)

    def _use(self, key: str) -> None:
        use = self._uses.get(key)
        if use is not None:
            use()
        self.check_choices()

    def _use_language(self) -> None:
        preferences, translators = self._services.preferences, self._services.translators
        language = by_code(preferences.language) if preferences.language else translators.language
        translators.use(language, Digits(self.tastes.digits))
        # Those who gave no name are called by words of the language.
        self._services.controller.people_changed()

    def _use_look(self) -> None:
        theme = theme_of(self.tastes.colours, self._services.preferences.system_contrast)
        use_theme(theme)
        self._page.set_look(theme)

    def _use_text_size(self) -> None:
        current_theme.set_text_scale(self.tastes.text_size / 100)
        self._page.board.set_text(current_theme.text_scale)

    def _use_card_size(self) -> None:
        self._page.board.set_card_size(self.tastes.card_size / 100)

    def _use_speed(self) -> None:
        self._page.board.set_speed(animation_factor(self.tastes.animation_speed))

    def _use_cards(self) -> None:
        current_theme.set_cards(self.tastes.cards)
        self._page.board.set_cards(self.tastes.cards)

    def _use_pace(self) -> None:
        pause = self._services.preferences.computer_pace
        self._services.controller.set_speed(pace_percent(pause))
        self._page.replay.pace = pause / COMPUTER_WAIT

    def _use_undo_policy(self) -> None:
        policy = self._services.preferences.undo_policy
        self._services.controller.set_undo_policy(policy)  # type: ignore[arg-type]  # one of `UNDO_POLICIES`
        self._page.update_actions()

    def _use_hints(self) -> None:
        self._page.update_actions()

    def _use_full_screen(self) -> None:
        # One that was maximised is so again afterwards.
        state = self._window.windowState()
        if self._services.preferences.full_screen:
            self._window.setWindowState(state | Qt.WindowState.WindowFullScreen)
        else:
            self._window.setWindowState(state & ~Qt.WindowState.WindowFullScreen)

    def check_choices(self) -> None:
        """Show in the menu what holds."""
        preferences, actions = self._services.preferences, self._actions
        actions.check(f"language_{self._services.translators.language.code}")
        actions.check("full_screen", preferences.full_screen)
        actions.check("mute", not preferences.sound)
        names = [f"sound_{preferences.loudness if preferences.sound else 0}"]
        names += [f"{group}_{self.value(key)}" for group, key in GROUPS.items() if key != "language"]
        for name in names:
            actions.check_choice(name)
