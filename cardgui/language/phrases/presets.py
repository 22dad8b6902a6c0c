"""The words of presets, and options in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardgui.language.lists import facts
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.rules.options import OptionSpec, OptionValue


def preset_title(key: str) -> str:
    """The name of a preset of `cardgui.rules.presets`. Raises KeyError."""
    return {
        "usual": QCoreApplication.translate("Presets", "As in the rule book", "house rules: none is changed"),
        "source": QCoreApplication.translate(
            "Presets", "To the letter", "house rules: as they were first written down"
        ),
        "source_publisher": QCoreApplication.translate(
            "Presets", "As in the publisher's rules", "house rules: which are the source rules too"
        ),
        "publisher": QCoreApplication.translate("Presets", "As in the publisher's rules", "house rules"),
        "books": QCoreApplication.translate("Presets", "As in card game books", "house rules: of an old game"),
        "children": QCoreApplication.translate("Presets", "For small children", "house rules"),
    }[key]


def own_choice() -> str:
    """Options that are none of the presets."""
    return QCoreApplication.translate("Presets", "Your own choice", "house rules that have no name")


def as_usual() -> str:
    """Options that are all at their defaults."""
    return QCoreApplication.translate("Presets", "Nothing changed", "house rules: what is in them")


def options_text(game: Game, options: Mapping[str, OptionValue]) -> str:
    """What is not as usual, in one line: ``Double in a tie too: On · Points that end the match: 50 points``."""
    specs = {spec.name: spec for spec in game.specs}
    parts = []
    text = QCoreApplication.translate("Presets", "{option}: {value}", "one of the house rules and how it is")
    for name, spec in specs.items():
        if name in options:
            title = phrases_of(game.name).option_title(name)
            parts.append(text.format(option=title, value=value_text(game, spec, options[name])))
    return facts(parts) if parts else as_usual()


def value_text(game: Game, spec: OptionSpec, value: OptionValue) -> str:
    """The value of an option in words."""
    phrases = phrases_of(game.name)
    if spec.choices:
        return phrases.choice(spec.name, str(value))
    if spec.is_switch:
        on = QCoreApplication.translate("Presets", "on", "one of the house rules is switched on")
        return on if value else QCoreApplication.translate("Presets", "off", "one of the house rules is switched off")
    return phrases.unit(spec, value)
