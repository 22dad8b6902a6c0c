"""How whoever looks at the table likes it: that person's own settings, and for the rest those of this machine."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from cardgui.controller.view import View
from cardgui.preferences import Preferences, Setting
from cardgui.scene.look.card_style import CardStyle
from cardgui.storage.errors import StorageError
from cardgui.storage.people import PeopleStore, PersonalSettings

PERSONAL: Final[dict[str, tuple[Setting[int] | Setting[str] | Setting[bool], str]]] = {
    "text_size": (Preferences.text_size, "text_size"),
    "card_size": (Preferences.card_size, "card_size"),
    "digits": (Preferences.digits, "digits"),
    "colours": (Preferences.colours, "colours"),
    "animation_speed": (Preferences.animation_speed, "speed"),
    "four_colours": (Preferences.four_colours, "four_colours"),
    "large_print": (Preferences.large_print, "large_print"),
}
"""What a person may have an own setting of: the preference, and the field of `PersonalSettings`."""


class Tastes(QObject):
    """Attributes:

    person: the id of whoever is looked at as the one who looks; None for nobody who is known.

    Signals:
        changed(str): a key of `PERSONAL` has another value now, for whoever looks.
    """

    changed = Signal(str)

    def __init__(self, preferences: Preferences, people: PeopleStore | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._people = people
        self._read: dict[int, PersonalSettings] = {}
        self.person: int | None = None
        self._values = {key: self.value(key) for key in PERSONAL}
        preferences.changed.connect(self._machine_changed)

    # -- what holds

    def value(self, key: str) -> object:
        """What holds now for a key of `PERSONAL`."""
        own = self.own(self.person, key)
        return getattr(self._preferences, key) if own is None else own

    def own(self, person: int | None, key: str) -> object:
        """What a person has set; None for as the program."""
        if person is None:
            return None
        setting, field = PERSONAL[key]
        found = getattr(self._settings(person), field)
        if found is None:
            return None
        try:
            return setting.read(found)
        except ValueError:
            return None

    @property
    def text_size(self) -> int:
        value = self.value("text_size")
        assert isinstance(value, int)
        return value

    @property
    def card_size(self) -> int:
        value = self.value("card_size")
        assert isinstance(value, int)
        return value

    @property
    def animation_speed(self) -> int:
        value = self.value("animation_speed")
        assert isinstance(value, int)
        return value

    @property
    def digits(self) -> str:
        return str(self.value("digits"))

    @property
    def colours(self) -> str:
        return str(self.value("colours"))

    @property
    def cards(self) -> CardStyle:
        """How cards are drawn; their backs are the same for everybody."""
        return CardStyle(self._preferences.card_back, bool(self.value("four_colours")), bool(self.value("large_print")))

    # -- what changes it

    def look(self, view: View | None) -> None:
        """Somebody else looks, or nobody: at a table, or None where there is none. Whoever is asked for looks
        already."""
        person = None
        if view is not None:
            seat = view.viewer if view.viewer is not None else view.asked_for
            person = None if seat is None else view.chairs[seat].person
        if person != self.person:
            self.person = person
            self._tell()

    def choose(self, key: str, value: object) -> None:
        """Whoever looks wants it so. One who has an own setting changes that, so that everything that is chosen is
        seen; else it is the machine's."""
        if self.person is not None and self.own(self.person, key) is not None:
            self.set_own(self.person, key, value)
        else:
            setattr(self._preferences, key, value)

    def set_own(self, person: int, key: str, value: object) -> None:
        """A person wants it so from now on, None for as the program. Where it cannot be saved it holds until the
        program ends. Raises ValueError for what is none of the setting's values."""
        setting, field = PERSONAL[key]
        chosen = None if value is None else setting.read(value)
        before = self._settings(person)
        if self._people is not None:
            # The order of the hand is kept by others.
            with suppress(StorageError):
                before = self._people.settings(person)
        after = replace(before, **{field: chosen})  # type: ignore[arg-type]  # `read` has checked it
        self._read[person] = after
        if self._people is not None:
            with suppress(StorageError):
                self._people.set_settings(person, after)
        self._tell()

    def _settings(self, person: int) -> PersonalSettings:
        if person not in self._read:
            try:
                found = PersonalSettings() if self._people is None else self._people.settings(person)
            except StorageError:
                found = PersonalSettings()
            self._read[person] = found
        return self._read[person]

    def _machine_changed(self, key: str) -> None:
        if key in PERSONAL:
            self._tell()

    def _tell(self) -> None:
        """Say what is another now."""
        for key, before in list(self._values.items()):
            now = self.value(key)
            if now != before:
                self._values[key] = now
                self.changed.emit(key)
