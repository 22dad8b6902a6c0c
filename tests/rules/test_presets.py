"""House rules that go together, and what cannot: every preset and every pair of options, at every table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cardgui.rules.conflicts import CODES, Company
from cardgui.rules.errors import OptionError
from cardgui.rules.game import Game
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionSpec, OptionValue
from cardgui.rules.presets import PRESETS, in_effect, matching

ALL = list(GAMES.values())


def companies(game: Game) -> Iterator[Company]:
    for seats in range(game.low, game.high + 1):
        for people in range(min(seats, 3) + 1):
            yield Company(seats, people)


def values(spec: OptionSpec) -> list[OptionValue]:
    """Of a number the ends and the default; of all else everything."""
    if spec.is_switch:
        return [False, True]
    return list(spec.choices) or list(dict.fromkeys([spec.low, spec.high, spec.default]))


def fits(game: Game, options: dict[str, OptionValue], company: Company) -> bool:
    try:
        game.options(options, company.seats)
    except OptionError:
        return False
    return True


def test_every_game_has_presets_that_differ() -> None:
    assert set(PRESETS) == set(GAMES)
    for game, presets in PRESETS.items():
        keys = [preset.key for preset in presets]
        assert len(set(keys)) == len(keys)
        assert presets[0].options == {}, "a match for which nothing was chosen has a name"
        for one, other in combinations(presets, 2):
            assert one.options != other.options, (game, one.key, other.key)
        assert any(preset.key == "children" for preset in presets)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_preset_is_legal_at_every_table(game: Game) -> None:
    for preset, company in product(PRESETS[game.name], companies(game)):
        game.options(preset.options, company.seats)
        assert preset.options == game.options(preset.options, company.seats).changed(), "nothing is said twice"
        if company.people:
            assert in_effect(game, preset.options, company) == preset.options
        assert preset.key in matching(game, PRESETS[game.name], preset.options, company)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_what_takes_effect_of_any_two_options_is_never_refused(game: Game) -> None:
    for company in companies(game):
        for one, other in combinations(game.specs, 2):
            for pair in product(values(one), values(other)):
                given = dict(zip((one.name, other.name), pair, strict=True))
                left = in_effect(game, given, company)
                assert left == game.options(left, company.seats).changed()
                assert in_effect(game, left, company) == left


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_what_is_refused_is_explained(game: Game) -> None:
    """Each single value that the rules refuse is a number beyond a limit, or has a conflict of its own (SB-17)."""
    for company in companies(game):
        limits = {spec.name: spec for spec in game.option_specs(company.seats)}
        for spec in game.specs:
            for value in values(spec):
                if value is None or fits(game, {spec.name: value}, company):
                    continue
                conflicts = game.conflicts({spec.name: value}, company)
                said = [conflict for conflict in conflicts if (conflict.field, conflict.value) == (spec.name, value)]
                assert said or (isinstance(value, int) and value > limits[spec.name].high), (spec.name, value)


def test_every_conflict_names_an_option_and_a_reason() -> None:
    seen = set()
    for game in ALL:
        specs = {spec.name: spec for spec in game.specs}
        for company in companies(game):
            for spec in game.specs:
                for value in values(spec):
                    for conflict in game.conflicts({spec.name: value}, company):
                        seen.add(conflict.code)
                        assert conflict.value is None or conflict.value in values(specs[conflict.field])
                        assert conflict.value != specs[conflict.field].default, "the default can always be chosen"
    assert seen == set(CODES)


def test_numbers_keep_to_the_limits_of_the_table() -> None:
    """SB-3."""
    game = GAMES["skip_bo"]
    assert in_effect(game, {"stock_size": 40}, Company(6, 1)) == {"stock_size": 21}
    assert in_effect(game, {"teams": "two_sides"}, Company(5, 1)) == {}
    assert in_effect(game, {"free_table": True}, Company(4, 1)) == {}
    assert in_effect(game, {"free_table": True}, Company(4, 2)) == {"free_table": True}


def test_a_target_without_points_counts_for_nothing() -> None:
    """ALL-9."""
    game = GAMES["kings_corners"]
    assert in_effect(game, {"target": 50}, Company(2, 1)) == {}
    chips = {"scoring": "chips", "target": 50, "rounds": 3}
    assert in_effect(game, chips, Company(2, 1)) == {"scoring": "chips", "rounds": 3}


def test_what_the_rules_do_not_know_is_left_out() -> None:
    given = {"target": 70, "columns": "perhaps", "gone": 3, "double": ["never"], "next_starter": None}
    assert in_effect(GAMES["skyjo"], given, Company(2, 1)) == {"target": 70}
