"""The languages the program speaks, and which of them it starts with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, Qt


class Digits(StrEnum):
    """Whose digits numbers are written with; only Arabic makes a difference.

    AUTOMATIC is one of the others, by the system's locale: see `digits_of_system`.
    """

    AUTOMATIC = "automatic"
    NATIVE = "native"
    WESTERN = "western"


class UnknownLanguage(ValueError):
    """A language was asked for that the program does not speak; the text names those that it does.

    Attributes:
        code: what was asked for.
    """

    def __init__(self, code: str) -> None:
        offered = ", ".join(language.code for language in LANGUAGES)
        super().__init__(f"unknown language '{code}': expected one of {offered}")
        self.code = code


@dataclass(frozen=True, slots=True)
class Language:
    """One language.

    Attributes:
        code: ISO 639-1, also the end of the catalogue's name (``cardgui_sw``).
        own_name: its name in itself, the same in every language's menu.
        right_to_left: whether it is read from right to left.
        native: name of the QLocale that writes its numbers and dates with its own digits.
        western: the same with the digits 0 to 9.
    """

    code: str
    own_name: str
    right_to_left: bool
    native: str
    western: str

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction windows are laid out in."""
        return Qt.LayoutDirection.RightToLeft if self.right_to_left else Qt.LayoutDirection.LeftToRight

    def locale(self, digits: Digits = Digits.NATIVE, system: QLocale | None = None) -> QLocale:
        """The locale that writes numbers, dates and lists. system: for automatic digits; None asks Qt."""
        if digits == Digits.AUTOMATIC:
            digits = self.digits_of_system(QLocale.system() if system is None else system)
        return QLocale(self.western if digits == Digits.WESTERN else self.native)

    def digits_of_system(self, system: QLocale) -> Digits:
        """The digits that people of the system's region write this language with: in Arabic ٠١٢٣ from Egypt to Iraq,
        0123 from Morocco to Libya and in the Emirates (Unicode CLDR, default numbering systems). Where the system
        speaks this language it says so itself; else its territory decides, and a region without Arabic has the
        language's own digits."""
        own = QLocale(self.native)
        if system.language() != own.language():
            system = QLocale(own.language(), system.territory())
        return Digits.WESTERN if system.zeroDigit() == QLocale(self.western).zeroDigit() else Digits.NATIVE


# World English ("A, B and C", day before month): plain "en" would mean the habits of one country.
ENGLISH = Language("en", "English", False, "en_001", "en_001")
LANGUAGES: tuple[Language, ...] = (
    ENGLISH,
    Language("sw", "Kiswahili", False, "sw_TZ", "sw_TZ"),
    Language("vi", "Tiếng Việt", False, "vi_VN", "vi_VN"),
    Language("ar", "العربية", True, "ar_EG", "ar_AE"),
)


def find(tag: str) -> Language | None:
    """The language a tag such as ``sw``, ``sw-KE``, ``ar_AE`` or ``vi_VN.UTF-8`` means, None if not offered."""
    code = tag.strip().replace("_", "-").split("-", 1)[0].split(".", 1)[0].lower()
    return next((language for language in LANGUAGES if language.code == code), None)


def by_code(tag: str) -> Language:
    """Like `find`.

    Raises:
        UnknownLanguage: the program does not speak it.
    """
    language = find(tag)
    if language is None:
        raise UnknownLanguage(tag)
    return language


def of_system(system: Iterable[str] | None = None) -> Language | None:
    """The first of the system's languages that the program speaks. system: its languages, best first; None asks Qt."""
    tags = QLocale.system().uiLanguages() if system is None else system
    return next((language for language in map(find, tags) if language is not None), None)


def choose(argument: str | None = None, preference: str | None = None, system: Iterable[str] | None = None) -> Language:
    """The language to start with: the argument, else the preference, else the system's first that fits, else English.

    Args:
        argument: what was asked for on the command line.
        preference: what was chosen at an earlier start; ignored when the program no longer speaks it.
        system: the system's languages, best first; None asks Qt.

    Raises:
        UnknownLanguage: the argument names a language that is not offered.
    """
    if argument is not None:
        return by_code(argument)
    return find(preference or "") or of_system(system) or ENGLISH
