"""All settings in groups; each holds as soon as it is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from cardgui.language.bidi import isolate
from cardgui.storage.errors import StorageError
from cardgui.windows.card_samples import BackChoice, CardSamples
from cardgui.windows.live_settings import LiveSettings
from cardgui.windows.option_row import OptionRow
from cardgui.windows.services import Services
from cardgui.windows.setting_words import (
    SWITCHES,
    back_names,
    setting_choices,
    setting_help,
    setting_text,
    setting_title,
    setting_value,
)
from cardgui.windows.tastes import PERSONAL
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import px
from cardgui.windows.widgets.toggle import Toggle

GROUPS: dict[str, tuple[str, ...]] = {
    "table": ("colours", "animation_speed", "full_screen"),
    "cards": ("card_back", "card_size", "large_print", "four_colours"),
    "sound": ("sound", "loudness"),
    "language": ("language", "text_size", "digits"),
    "play": ("computer_pace", "wait_unseen", "hints", "undo_policy"),
}
"""The settings of each group, by their attributes of `Preferences`."""


def _group_titles() -> dict[str, str]:
    return {
        "table": QCoreApplication.translate("Settings", "Table", "group of settings"),
        "cards": QCoreApplication.translate("Settings", "Cards", "group of settings"),
        "sound": QCoreApplication.translate("Settings", "Sound", "group of settings"),
        "language": QCoreApplication.translate("Settings", "Language and text", "group of settings"),
        "play": QCoreApplication.translate("Settings", "Play", "group of settings: how it is played"),
    }


class SettingsDialog(DialogFrame):
    """Attributes:

    controls: the control of each setting, by its attribute of `Preferences`.
    """

    def __init__(self, host: QWidget, services: Services, live: LiveSettings, group: str = "table") -> None:
        super().__init__(host, "", width_px=780)
        self._services = services
        self._live = live
        self.controls: dict[str, Segments | Toggle | BackChoice] = {}
        self._rows: dict[str, OptionRow] = {}
        self._tabs = Segments(list(_group_titles().items()), group, "")
        self._tabs.chosen.connect(self._show_group)
        self.add_above(self._tabs)
        self._pages = QStackedWidget()
        self.body_layout.addWidget(self._pages)
        services.preferences.changed.connect(self._refresh)
        live.tastes.changed.connect(self._refresh)
        self._fill()
        self.set_first_focus(self._tabs.taken_button())

    # -- groups

    def show_group(self, group: str) -> None:
        """Show the settings of a group, one of `GROUPS`."""
        self._tabs.set_current(group)

    def _show_group(self, group: str) -> None:
        self._pages.setCurrentIndex(list(GROUPS).index(group))

    def _fill(self) -> None:
        """Build all anew, in the language of the moment."""
        group = self._tabs.current()
        title = QCoreApplication.translate("Settings", "Settings")
        self.set_title(title)
        self._tabs.setAccessibleName(title)
        self._tabs.set_segments(list(_group_titles().items()), group)
        while self._pages.count():
            old = self._pages.widget(0)
            assert old is not None
            self._pages.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.controls.clear()
        self._rows.clear()
        for keys in GROUPS.values():
            self._pages.addWidget(self._page(keys))
        self._show_group(group)
        self._refresh("")

    def _page(self, keys: tuple[str, ...]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        if "card_back" in keys:
            column.addWidget(CardSamples())
        for key in keys:
            control = self._control(key)
            title = setting_title(key)
            control.setAccessibleName(title)
            control.setAccessibleDescription(setting_help(key))
            row = OptionRow(title, setting_help(key), control, not isinstance(control, Toggle), last=key == keys[-1])
            self.controls[key] = control
            self._rows[key] = row
            column.addWidget(row)
        column.addStretch(1)
        return page

    def _control(self, key: str) -> Segments | Toggle | BackChoice:
        value = self._value(key)
        if key == "card_back":
            backs = BackChoice(str(value), setting_title(key))
            backs.chosen.connect(lambda word: self._live.set(key, word))
            return backs
        if key in SWITCHES:
            toggle = Toggle(setting_title(key), bool(value))
            toggle.toggled.connect(lambda on: self._live.set(key, on))
            return toggle
        segments = Segments(setting_choices(key, value), setting_text(value), setting_title(key))
        segments.chosen.connect(lambda text: self._take(key, text))
        return segments

    # -- values

    def _value(self, key: str) -> object:
        return self._services.translators.language.code if key == "language" else self._live.value(key)

    def _take(self, key: str, text: str) -> None:
        if text != setting_text(self._value(key)):
            self._live.set(key, setting_value(key, text))

    def _refresh(self, changed: str) -> None:
        """Show what holds now, whoever has changed it."""
        for key, control in self.controls.items():
            value = self._value(key)
            if isinstance(control, Toggle):
                control.setChecked(bool(value))
            elif isinstance(control, BackChoice):
                control.set_current(str(value))
                self._rows[key].explain(back_names()[str(value)])
            else:
                if setting_text(value) not in control.offered():
                    control.set_segments(setting_choices(key, value), setting_text(value))
                control.set_current(setting_text(value))
            if key in PERSONAL:
                self._tell_whose(key)
        self.controls["loudness"].setEnabled(self._services.preferences.sound)

    def _tell_whose(self, key: str) -> None:
        tastes = self._live.tastes
        if tastes.person is None or tastes.own(tastes.person, key) is None:
            self._rows[key].explain(setting_help(key))
            return
        text = QCoreApplication.translate("Settings", "{name}'s own setting", "a person")
        self._rows[key].explain(text.format(name=isolate(self._name(tastes.person))), "accent")

    def _name(self, person: int) -> str:
        store = self._services.people
        try:
            known = store.get(person) if store is not None else None
        except StorageError:
            known = None
        return known.name if known is not None else ""

    # -- looks

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_pages"):
            focused = self._focused()
            self._fill()
            if focused is not None:
                focused().setFocus()

    def _focused(self) -> Callable[[], QWidget] | None:
        """How to find again what has the focus, when all is built anew."""
        inside = self.focusWidget()
        if inside is None or not inside.hasFocus():
            return None
        if self._tabs.isAncestorOf(inside):
            return self._tabs.taken_button
        for key, control in self.controls.items():
            if control is inside or control.isAncestorOf(inside):
                return lambda: self._stop_of(key)
        return None

    def _stop_of(self, key: str) -> QWidget:
        control = self.controls[key]
        return control.taken_button() if isinstance(control, Segments) else control
