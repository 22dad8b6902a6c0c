"""House rules that go together, under a name. A preset names the options that differ from their defaults.

usual: the defaults, which are what the rule books tell.  source: the letter of the source rules, where it differs.
source_publisher: the defaults too, where the source is the publisher's sheet.
publisher: as on the publisher's sheet.  books: as card game books have a game that has no publisher.
children: short, and nothing that hurts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cardgui.rules.conflicts import Company
from cardgui.rules.errors import OptionError
from cardgui.rules.game import Game
from cardgui.rules.options import OptionValue


@dataclass(frozen=True, slots=True)
class Preset:
    """key: how its words are found.  options: those that differ from their defaults, legal at every table."""

    key: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


PRESETS: Mapping[str, tuple[Preset, ...]] = {
    # The source rules of Junior are the publisher's sheet (SBJ-2 to SBJ-14). SBJ-4: fewer cards, a shorter game.
    "skip_bo_junior": (
        Preset("source_publisher"),
        Preset("children", {"stock_size": 5}),
    ),
    "skip_bo": (
        Preset("usual"),
        # SB-26, SB-27.
        Preset("publisher", {"must_play": True, "first_dealer": "youngest_starts"}),
        Preset("children", {"stock_size": 10, "scoring": "single_round", "first_dealer": "youngest_starts"}),
    ),
    "kings_corners": (
        Preset("usual"),
        Preset("books", {"complete_pile": "stays", "scoring": "penalty_points"}),
        Preset("children", {"first_player": "youngest", "complete_pile": "stays"}),
    ),
    # SJ-10: the source doubles a score below zero too; the default and the publisher do not.
    "skyjo": (
        Preset("usual"),
        Preset("source", {"double": "always"}),
        # SJ-4, SJ-7, SJ-10.
        Preset("publisher", {"next_starter": "closer", "reveal_after_discard": "must", "tie_doubles": True}),
        Preset("children", {"target": 50, "double": "never"}),
    ),
}
"""By game, in the order in which they are offered. The first one is what a new match has when nobody has chosen."""


def in_effect(game: Game, given: Mapping[str, object], company: Company) -> dict[str, OptionValue]:
    """What of `given` takes effect at a table, as those that differ from their defaults.

    A number beyond a limit that the seats set is drawn in to it; what the rules do not know, what cannot be chosen
    and what would have no effect (`Game.conflicts`) is left out. `Game.options` accepts the answer.
    """
    values: dict[str, OptionValue] = {}
    for spec in game.option_specs(company.seats):
        if spec.name not in given:
            continue
        value = given[spec.name]
        if spec.is_number and isinstance(value, int) and not isinstance(value, bool):
            value = min(spec.high, max(spec.low, value))
        try:
            values[spec.name] = spec.check(value)
        except OptionError:
            continue
    for conflict in game.conflicts(values, company):
        if conflict.value is None or values.get(conflict.field) == conflict.value:
            values.pop(conflict.field, None)
    defaults = {spec.name: spec.default for spec in game.specs}
    return {name: value for name, value in values.items() if value != defaults[name]}


def matching(game: Game, presets: Iterable[Preset], options: Mapping[str, object], company: Company) -> list[str]:
    """The keys of the presets that are, at this table, what `options` are."""
    wanted = in_effect(game, options, company)
    return [preset.key for preset in presets if in_effect(game, preset.options, company) == wanted]
