"""What is usual of each option, and what is chosen for the match that a rule book is read for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardgui.language.numbers import number
from cardgui.language.phrases import phrases_of
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionSpec, OptionValue
from cardgui.rules.skip_bo.options import STOCKS


@dataclass(frozen=True, slots=True)
class OptionLine:
    """value: in words.  usual: whether it is what is usual."""

    value: str
    usual: bool


def option_lines(game: str, seats: int, values: Mapping[str, object]) -> dict[str, OptionLine]:
    """By option, what is chosen. values: those that differ from the usual."""
    found = {}
    for spec in GAMES[game].option_specs(seats):
        value = values.get(spec.name, spec.default)
        assert value is None or isinstance(value, (bool, int, str))
        found[spec.name] = OptionLine(_words(game, spec, value, seats), value == spec.default)
    return found


def usual_value(game: str, option: str) -> str:
    """What is usual of an option, with any number of seats."""
    spec = next(spec for spec in GAMES[game].specs if spec.name == option)
    if spec.default is None:
        least, most = min(STOCKS.values()), max(STOCKS.values())
        text = QCoreApplication.translate("RuleBook", "{most}, or {least} with many players", "the size of a stock")
        return text.format(most=number(most), least=number(least))
    return _words(game, spec, spec.default, GAMES[game].low)


def at_this_table(line: OptionLine) -> str:
    """The line under an option that says what is chosen."""
    text = QCoreApplication.translate("RuleBook", "At this table: {choice}", "what is chosen of an option")
    return text.format(choice=line.value)


def _words(game: str, spec: OptionSpec, value: OptionValue, seats: int) -> str:
    phrases = phrases_of(game)
    if spec.choices:
        return phrases.choice(spec.name, str(value))
    if spec.is_switch:
        if value:
            return QCoreApplication.translate("RuleBook", "on", "an option that can be on or off")
        return QCoreApplication.translate("RuleBook", "off", "an option that can be on or off")
    shown = STOCKS[seats] if value is None else value
    return phrases.unit(spec, shown) or number(int(shown))
