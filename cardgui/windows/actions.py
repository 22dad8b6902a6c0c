"""The registry of actions: everything that a person can do besides moving cards, each with name, shortcut and icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cardgui.language.locales import LANGUAGES
from cardgui.windows.action_texts import action_texts
from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.keys import key_sequences

SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "home": ("Alt+Home",),
    "usual_match": ("Ctrl+P",),
    "new_match": ("Ctrl+N",),
    "again": ("Ctrl+R",),
    "same_deal": ("Ctrl+Shift+R",),
    "open_matches": ("Ctrl+M",),
    "give_up": ("Ctrl+G",),
    "history": ("Ctrl+H",),
    "open_record": ("Ctrl+O",),
    "save_record": ("Ctrl+S",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "hint": ("H",),
    "call": ("C",),
    "chairs": ("Ctrl+T",),
    "log": ("L",),
    "past_back": ("PgUp",),
    "past_forward": ("PgDown",),
    "now": ("Esc",),
    "past_start": ("Ctrl+PgUp",),
    "past_play": ("R",),
    "continue_here": ("Ctrl+Shift+N",),
    "pause": ("P",),
    "step": ("S",),
    "fast_forward": ("F",),
    "next_round": ("N",),
    "score_sheet": ("F2",),
    "rules": ("F1",),
    "keyboard": ("Ctrl+F1", "?"),
    "settings": ("Ctrl+,",),
    "menu": ("F10",),
    "mute": ("M",),
    "full_screen": ("F11",),
    "quit": ("Ctrl+Q",),
}
ICONS: Final[dict[str, str]] = {
    "home": "home",
    "usual_match": "play",
    "new_match": "plus",
    "again": "again",
    "same_deal": "cards",
    "open_matches": "swap",
    "give_up": "flag",
    "history": "trophy",
    "open_record": "open",
    "save_record": "save",
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "call": "sound",
    "chairs": "people",
    "log": "log",
    "past_back": "left",
    "past_forward": "right",
    "now": "clock",
    "past_start": "up",
    "past_play": "play",
    "continue_here": "plus",
    "pause": "pause",
    "step": "step",
    "fast_forward": "speed",
    "next_round": "right",
    "score_sheet": "trophy",
    "rules": "book",
    "keyboard": "keyboard",
    "about": "info",
    "settings": "gear",
    "menu": "menu",
    "mute": "mute",
    "full_screen": "fullscreen",
    "quit": "leave",
}
CHECKED_ICONS: Final[dict[str, str]] = {"pause": "play"}
"""What the button of an action shows while the action holds: what it would do now."""
AT_TABLE: Final = (
    "home",
    "again",
    "same_deal",
    "give_up",
    "save_record",
    "undo",
    "redo",
    "hint",
    "call",
    "chairs",
    "log",
    "past_back",
    "past_forward",
    "now",
    "past_start",
    "past_play",
    "continue_here",
    "pause",
    "step",
    "fast_forward",
    "next_round",
    "score_sheet",
)
"""What can be done at the table alone."""
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": tuple(f"language_{language.code}" for language in LANGUAGES),
    "look": ("look_system", "look_day", "look_night", "look_high_contrast"),
    "digits": ("digits_automatic", "digits_native", "digits_western"),
    "text": ("text_100", "text_125", "text_150"),
    "sound": ("sound_0", "sound_30", "sound_60", "sound_100"),
    "animation": ("animation_50", "animation_100", "animation_200", "animation_0"),
    "pace": ("pace_1500", "pace_600", "pace_250", "pace_0"),
    "undo_policy": ("undo_any", "undo_until_seen", "undo_never"),
}
"""Actions of which one holds at a time, by the name of their submenu."""


class Actions(QObject):
    """All actions of one window, by name. They belong to the window, so that their shortcuts work wherever the focus
    is, or is not.

    Signals:
        chosen(str): an action was triggered.
    """

    chosen = Signal(str)

    def __init__(self, window: QWidget, allowed: Callable[[str], bool]) -> None:
        """allowed: whether an action may be carried out now; asked when it is triggered."""
        super().__init__(window)
        self._window = window
        self._allowed = allowed
        self._actions: dict[str, QAction] = {}
        for name in (*ICONS, *(action for group in CHOICES.values() for action in group)):
            self._add(name)
        for names in CHOICES.values():
            group = QActionGroup(self)
            for name in names:
                self[name].setCheckable(True)
                group.addAction(self[name])
        for name in ("log", "past_play", "pause", "fast_forward", "mute", "full_screen"):
            self[name].setCheckable(True)
        self.retranslate()

    def _add(self, name: str) -> None:
        action = QAction(self._window)
        action.setObjectName(name)
        action.setShortcuts(key_sequences(SHORTCUTS.get(name, ())))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setMenuRole(
            {
                "quit": QAction.MenuRole.QuitRole,
                "settings": QAction.MenuRole.PreferencesRole,
                "about": QAction.MenuRole.AboutRole,
            }.get(name, QAction.MenuRole.NoRole)
        )
        action.setIconVisibleInMenu(True)
        action.triggered.connect(lambda: self._triggered(name))
        self._window.addAction(action)
        self._actions[name] = action

    def _triggered(self, name: str) -> None:
        if self._allowed(name):
            self.chosen.emit(name)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def names(self) -> Sequence[str]:
        """All of them."""
        return tuple(self._actions)

    def retranslate(self) -> None:
        """Take the words of the present language."""
        texts = action_texts()
        for language in LANGUAGES:
            self[f"language_{language.code}"].setText(language.own_name)
        for name, text in texts.items():
            self[name].setText(text.text)
            self.set_tooltip(name, text.tooltip)

    def set_tooltip(self, name: str, tooltip: str) -> None:
        """What an action does, or why it cannot be done now; the shortcut is put behind it."""
        action = self[name]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tooltip} ({keys})" if keys else tooltip)
        action.setStatusTip(tooltip)

    def check(self, name: str, checked: bool = True) -> None:
        """Show an action as holding or not, without carrying it out."""
        self[name].setChecked(checked)

    def check_choice(self, name: str) -> None:
        """Show which one of `CHOICES` holds; none of its submenu where that has no such choice, as for a number
        between two steps."""
        beginning = name[: name.index("_") + 1]
        for choice in next(choices for choices in CHOICES.values() if choices[0].startswith(beginning)):
            self.check(choice, choice == name)

    def button(self, name: str, parent: QWidget | None = None) -> BarButton:
        """A button of the bar that stands for an action and always looks like it.

        parent: in a window that is shown already it must be given, for without one the button would be shown as a
        window of its own, which takes the keyboard's focus along.
        """
        action = self[name]
        button = BarButton(ICONS[name], parent=parent)
        button.setObjectName(name)
        button.setCheckable(action.isCheckable())
        button.clicked.connect(action.trigger)

        def follow() -> None:
            if not isValid(button):
                # Its page has gone; the action outlives it.
                action.changed.disconnect(follow)
                return
            word = action_texts()[name].word
            button.set_text(word, action.toolTip())
            button.set_title(action.text())
            button.setAccessibleDescription(action.toolTip())
            button.setEnabled(action.isEnabled())
            # Shown without a parent it would be a window of its own, and take the keyboard's focus.
            if not action.isVisible():
                button.hide()
            elif button.parentWidget() is not None:
                button.show()
            button.setChecked(action.isCheckable() and action.isChecked())
            button.set_icon(CHECKED_ICONS[name] if action.isChecked() and name in CHECKED_ICONS else ICONS[name])

        action.changed.connect(follow)
        follow()
        return button
