"""What this machine remembers: the settings that belong to it and not to one person, and where data is kept.

A setting is written when it is changed and read with doubt: what is not one of its values counts as its default.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QStandardPaths, Signal

APPLICATION_ID: Final = "org.cardgui.CardTable"
ORGANISATION_NAME: Final = "cardgui"
ORGANISATION_DOMAIN: Final = "cardgui.org"
APPLICATION_NAME: Final = "CardTable"

HOME_VARIABLE: Final = "CARDGUI_HOME"
"""Environment variable that names a folder for everything: data, and the settings as `cardgui.ini`."""

LANGUAGES: Final = ("", "en", "sw", "vi", "ar")
DIGITS: Final = ("automatic", "native", "western")
COLOURS: Final = ("system", "day", "night", "high_contrast")
HAND_ORDERS: Final = ("", "rank", "suit")
UNDO_POLICIES: Final = ("any", "until_seen", "never")
CARD_BACKS: Final = ("", "stars", "petals", "waves", "tiles", "blossoms")

_LARGEST: Final = 64 * 1024

T = TypeVar("T")


def name_application() -> None:
    """Give the application the names from which the places of data and settings follow. To be called once, before
    `Preferences` or `data_folder`."""
    QCoreApplication.setOrganizationName(ORGANISATION_NAME)
    QCoreApplication.setOrganizationDomain(ORGANISATION_DOMAIN)
    QCoreApplication.setApplicationName(APPLICATION_NAME)


def home_folder() -> Path | None:
    """The folder that CARDGUI_HOME names, absolute; None when it names none."""
    home = os.environ.get(HOME_VARIABLE, "").strip()
    return Path(home).expanduser().absolute() if home else None


def data_folder() -> Path:
    """The folder for the database and for what is set aside. It need not exist yet."""
    home = home_folder()
    if home is not None:
        return home
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(place) if place else Path.home() / f".{APPLICATION_NAME}"


class Setting(Generic[T]):
    """One setting, a typed attribute of `Preferences`.

    key: its name in the settings.  default: its value where nothing that can be understood is stored.
    read: makes a stored value into one of this setting's; raises ValueError for one that is none.
    """

    def __init__(self, key: str, default: T, read: Callable[[object], T]) -> None:
        self.key = key
        self.default = default
        self.read = read

    @overload
    def __get__(self, owner: None, owner_type: type[Preferences]) -> Setting[T]: ...
    @overload
    def __get__(self, owner: Preferences, owner_type: type[Preferences]) -> T: ...
    def __get__(self, owner: Preferences | None, owner_type: type[Preferences]) -> T | Setting[T]:
        if owner is None:
            return self
        return owner.value_of(self)

    def __set__(self, owner: Preferences, value: T) -> None:
        owner.store(self, value)


def _choice(*values: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in values:
            raise ValueError(f"expected one of {', '.join(repr(known) for known in values)}")
        return value

    return read


def _number(lowest: int, highest: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        number = None
        if isinstance(value, int) and not isinstance(value, bool):
            number = value
        elif isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
            number = int(value)
        if number is None or not lowest <= number <= highest:
            raise ValueError(f"expected a whole number from {lowest} to {highest}")
        return number

    return read


def _switch(value: object) -> bool:
    # QSettings reads an INI file's switches as texts.
    if value is True or value == "true":
        return True
    if value is False or value == "false":
        return False
    raise ValueError("expected true or false")


def _bytes(value: object) -> bytes:
    if isinstance(value, QByteArray):
        value = bytes(value.data())
    if not isinstance(value, bytes) or len(value) > _LARGEST:
        raise ValueError("expected bytes")
    return value


class Preferences(QObject):
    """The settings of this machine.

    Attributes (each can be read and set; setting what is none of its values raises ValueError):
        language: at start: "" as the system has it [default], "en", "sw", "vi" or "ar".
        digits: "automatic" as the system's locale has them [default], "native" the language's own, or "western".
        colours: "system" day, night or high contrast as the desktop is [default], "day", "night", "high_contrast".
        text_size: percent, 75 to 200 [100].
        card_size: at the table, percent of the largest for which there is room, 60 to 100 [100].
        sound: on [default] or off.
        loudness: of the sounds, percent, 0 to 100 [60].
        animation_speed: percent of the usual speed, 0 to 400 [100]; 0 means no animation at all,
            and is the default where the system wants less motion.
        computer_pace: milliseconds that a computer seat waits before it moves, 0 to 5000 [600].
        undo_policy: "any" at any time [default], "until_seen" until an unseen card was seen, "never".
        hints: whether a hint can be asked for [yes].
        card_back: "" each game's own [default], or the name of one for all games.
        four_colours: each suit of the 52 cards has a colour of its own [no].
        large_print: cards with larger numerals and indices [no].
        wait_unseen: computer seats wait while the window is out of sight [yes].
        hand_order: how the hand of somebody lies who has not set it: "rank" [default], "suit", "" as the cards came.
        full_screen: whether the window fills the screen [no].
        window_geometry: what QWidget.saveGeometry() gave, b"" for nothing [default].

    Signals:
        changed(key): a setting has another value now; key is the attribute's name, "set_up/<game>" or
            "presets/<game>".
        <attribute>_changed(): the same for that one attribute.
        system_contrast_changed(): the system wants another contrast.

    system_contrast: whether the system wants high contrast just now; not stored.

    set_aside: the new name under which settings that could not be read whole were kept, else None.
    """

    changed = Signal(str)
    language_changed = Signal()
    digits_changed = Signal()
    colours_changed = Signal()
    text_size_changed = Signal()
    card_size_changed = Signal()
    sound_changed = Signal()
    loudness_changed = Signal()
    animation_speed_changed = Signal()
    computer_pace_changed = Signal()
    undo_policy_changed = Signal()
    hints_changed = Signal()
    card_back_changed = Signal()
    four_colours_changed = Signal()
    large_print_changed = Signal()
    wait_unseen_changed = Signal()
    hand_order_changed = Signal()
    full_screen_changed = Signal()
    window_geometry_changed = Signal()
    system_contrast_changed = Signal()

    language = Setting("language", "", _choice(*LANGUAGES))
    digits = Setting("digits", "automatic", _choice(*DIGITS))
    colours = Setting("colours", "system", _choice(*COLOURS))
    text_size = Setting("text_size", 100, _number(75, 200))
    card_size = Setting("card_size", 100, _number(60, 100))
    sound = Setting("sound", True, _switch)
    loudness = Setting("loudness", 60, _number(0, 100))
    animation_speed = Setting("animation_speed", 100, _number(0, 400))
    computer_pace = Setting("computer_pace", 600, _number(0, 5000))
    undo_policy = Setting("undo_policy", "any", _choice(*UNDO_POLICIES))
    hints = Setting("hints", True, _switch)
    card_back = Setting("card_back", "", _choice(*CARD_BACKS))
    four_colours = Setting("four_colours", False, _switch)
    large_print = Setting("large_print", False, _switch)
    wait_unseen = Setting("wait_unseen", True, _switch)
    hand_order = Setting("hand_order", "rank", _choice(*HAND_ORDERS))
    full_screen = Setting("full_screen", False, _switch)
    window_geometry = Setting("window_geometry", b"", _bytes)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        home = home_folder()
        if home is None:
            self._settings = QSettings(self)
        else:
            self._settings = QSettings(str(home / "cardgui.ini"), QSettings.Format.IniFormat, self)
        self._defaults: dict[str, object] = {}
        self.system_contrast = False
        self.set_aside = self._keep_unreadable()

    def value_of(self, setting: Setting[T]) -> T:
        """The stored value of `setting`, its default where there is none that can be understood."""
        default = setting.read(self._defaults.get(setting.key, setting.default))
        try:
            return setting.read(self._settings.value(setting.key, default))
        except ValueError:
            return default

    def set_default(self, setting: Setting[T], value: T) -> None:
        """Let `value` count while nothing else is stored, until the program ends; says so where that changes it."""
        before = self.value_of(setting)
        self._defaults[setting.key] = setting.read(value)
        if self.value_of(setting) != before:
            self.changed.emit(setting.key)
            getattr(self, f"{setting.key}_changed").emit()

    def set_system_contrast(self, high: bool) -> None:
        """What the system wants."""
        if high != self.system_contrast:
            self.system_contrast = high
            self.system_contrast_changed.emit()

    def store(self, setting: Setting[T], value: T) -> None:
        """Store `value`, and say so when it is another one. Raises ValueError when `setting` cannot have it."""
        try:
            value = setting.read(value)
        except ValueError as error:
            raise ValueError(f"{setting.key}: {error}, got {value!r}") from None
        if value == self.value_of(setting):
            return
        self._settings.setValue(setting.key, QByteArray(value) if isinstance(value, bytes) else value)
        self.changed.emit(setting.key)
        getattr(self, f"{setting.key}_changed").emit()

    def set_up(self, game: str) -> dict[str, object] | None:
        """How the last new match of `game` was set up; None when nothing that can be understood is stored. What is
        in it was not checked against the rules: they may have changed."""
        value = self._json(f"set_up/{game}")
        return value if isinstance(value, dict) else None

    def store_set_up(self, game: str, set_up: dict[str, object]) -> None:
        """Remember how a new match of `game` was set up. set_up: whatever JSON can hold.

        Raises ValueError (or TypeError) for what it cannot.
        """
        self._store_json(f"set_up/{game}", set_up, f"set-up of {game}")

    def presets(self, game: str) -> list[object]:
        """The house rules of `game` that were saved under a name, as they were stored; what is in them was not
        checked."""
        value = self._json(f"presets/{game}")
        return value if isinstance(value, list) else []

    def store_presets(self, game: str, presets: list[object]) -> None:
        """Save house rules. presets: whatever JSON can hold. Raises ValueError (or TypeError) for what it cannot."""
        self._store_json(f"presets/{game}", presets, f"presets of {game}")

    def _json(self, key: str) -> object:
        text = self._settings.value(key)
        if not isinstance(text, str) or len(text) > _LARGEST:
            return None
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return None

    def _store_json(self, key: str, value: object, what: str) -> None:
        text = json.dumps(value, allow_nan=False)
        if len(text) > _LARGEST:
            raise ValueError(f"{what}: expected at most {_LARGEST} characters, got {len(text)}")
        if value == self._json(key):
            return
        self._settings.setValue(key, text)
        self.changed.emit(key)

    def save(self) -> bool:
        """Write what is not on the disk yet, and answer whether that was possible. Qt does so by itself within
        moments; a setting that cannot be written still holds until the program ends."""
        self._settings.sync()
        return self._settings.status() != QSettings.Status.AccessError

    def _keep_unreadable(self) -> Path | None:
        """Copy a settings file that is partly unreadable to a new name: writing would drop those parts."""
        if self._settings.status() != QSettings.Status.FormatError:
            return None
        path = Path(self._settings.fileName())
        for number in count(1):
            copy = path.with_name(f"{path.stem}-unreadable-{number}{path.suffix}")
            try:
                with copy.open("xb") as target, path.open("rb") as source:
                    shutil.copyfileobj(source, target)
            except FileExistsError:
                continue
            except OSError:
                return None
            return copy
        return None
