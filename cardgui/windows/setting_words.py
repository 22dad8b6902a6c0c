"""The words of settings and of what can be chosen for each. Asked again with each language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardgui.language.locales import LANGUAGES
from cardgui.language.numbers import decimal, percentage
from cardgui.preferences import CARD_BACKS
from cardgui.windows.action_texts import action_texts, submenu_texts
from cardgui.windows.actions import CHOICES

_BY_ACTION = {
    "colours": "look",
    "digits": "digits",
    "animation_speed": "animation",
    "computer_pace": "pace",
    "undo_policy": "undo_policy",
}
"""Settings whose choices are actions too, by the name of their submenu."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175)
CARD_SIZES = (60, 70, 80, 90, 100)
NUMBERS = ("text_size", "card_size", "animation_speed", "computer_pace", "loudness")
SWITCHES = ("sound", "hints", "four_colours", "large_print", "wait_unseen", "full_screen")


def setting_title(key: str) -> str:
    """What a setting is called. key: its attribute of `Preferences`."""
    titles = {
        **{setting: submenu_texts()[menu] for setting, menu in _BY_ACTION.items()},
        "language": submenu_texts()["language"],
        "text_size": submenu_texts()["text"],
        "sound": submenu_texts()["sound"],
        "loudness": QCoreApplication.translate("Settings", "Loudness", "of the sounds"),
        "full_screen": action_texts()["full_screen"].text,
        "hints": QCoreApplication.translate("Settings", "Hints"),
        "card_back": QCoreApplication.translate("Settings", "Card backs"),
        "card_size": QCoreApplication.translate("Settings", "Card size"),
        "four_colours": QCoreApplication.translate("Settings", "Suits in four colours"),
        "large_print": QCoreApplication.translate("Settings", "Large print"),
        "wait_unseen": QCoreApplication.translate("Settings", "Computer players wait for you"),
    }
    return titles[key]


def setting_help(key: str) -> str:
    """What it does, "" where the title says it."""
    helps = {
        "colours": QCoreApplication.translate("Settings", "The desktop may ask for night, or for high contrast"),
        "animation_speed": QCoreApplication.translate("Settings", "How fast cards go from place to place"),
        "digits": QCoreApplication.translate(
            "Settings", "In Arabic; automatic is as the region of this computer has them"
        ),
        "text_size": QCoreApplication.translate("Settings", "Of all words, at the table too"),
        "card_size": QCoreApplication.translate(
            "Settings", "{largest}: as large as there is room for at the table", "of cards; {largest} is 100%"
        ).format(largest=percentage(1.0)),
        "sound": action_texts()["mute"].tooltip,
        "full_screen": action_texts()["full_screen"].tooltip,
        "hints": QCoreApplication.translate("Settings", "The bar has a button that shows a good move"),
        "four_colours": QCoreApplication.translate("Settings", "Spades black, hearts red, diamonds blue, clubs green"),
        "large_print": QCoreApplication.translate("Settings", "Cards with larger numbers and letters"),
        "wait_unseen": QCoreApplication.translate("Settings", "While the window is out of sight"),
        "computer_pace": QCoreApplication.translate("Settings", "Before each of their moves"),
        "undo_policy": QCoreApplication.translate("Settings", "When a move may be taken back"),
    }
    return helps.get(key, "")


def setting_choices(key: str, value: object = None) -> list[tuple[str, str]]:
    """What can be chosen, as text (`setting_value` reads it), and how that is called.

    value: what holds now. Where it is none of the steps, as when another version or the settings file gave it, it
    stands among them under its own number, so that what is in force is always seen.
    """
    choices = _steps(key)
    text = "" if value is None else setting_text(value)
    if key not in NUMBERS or value is None or text in [offered for offered, _ in choices]:
        return choices
    # No pause and no movement stand last, apart from the others.
    steps = [int(offered) for offered, _ in choices if int(offered)]
    rising = steps[0] < steps[-1]
    place = sum(1 for step in steps if (step < int(text)) is rising)
    return [*choices[:place], (text, _number_text(key, int(text))), *choices[place:]]


def _number_text(key: str, value: int) -> str:
    """How a number that has no word of its own is written."""
    if key == "computer_pace":
        places = 1 if value % 100 == 0 else 2 if value % 10 == 0 else 3
        text = QCoreApplication.translate("Settings", "{number} s", "a pause, in seconds")
        return text.format(number=decimal(value / 1000, places))
    return percentage(value / 100)


def _steps(key: str) -> list[tuple[str, str]]:
    if key in SWITCHES:
        on = QCoreApplication.translate("Settings", "On", "a setting is switched on")
        return [("true", on), ("false", QCoreApplication.translate("Settings", "Off", "a setting is switched off"))]
    if key == "language":
        return [(language.code, language.own_name) for language in LANGUAGES]
    if key == "text_size":
        return [(str(size), percentage(size / 100)) for size in TEXT_SIZES]
    if key == "card_size":
        return [(str(size), percentage(size / 100)) for size in CARD_SIZES]
    if key == "card_back":
        names = back_names()
        return [(back, names[back]) for back in CARD_BACKS]
    texts = action_texts()
    menu = "sound" if key == "loudness" else _BY_ACTION[key]
    found = [(name.partition("_")[2], texts[name].text) for name in CHOICES[menu]]
    return [(value, text) for value, text in found if (key, value) != ("loudness", "0")]


def back_names() -> dict[str, str]:
    """What the card backs of `preferences.CARD_BACKS` are called."""
    return {
        "": QCoreApplication.translate("Settings", "Each game its own", "card backs"),
        "stars": QCoreApplication.translate("Settings", "Stars", "a card back"),
        "petals": QCoreApplication.translate("Settings", "Petals", "a card back"),
        "waves": QCoreApplication.translate("Settings", "Waves", "a card back"),
        "tiles": QCoreApplication.translate("Settings", "Tiles", "a card back"),
        "blossoms": QCoreApplication.translate("Settings", "Blossoms", "a card back"),
    }


def setting_value(key: str, text: str) -> object:
    """The value of a setting that a text of `setting_choices` stands for."""
    if key in SWITCHES:
        return text == "true"
    return int(text) if key in NUMBERS else text


def setting_text(value: object) -> str:
    """The text that stands for a value in `setting_choices`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
