"""There is a rule book for each game and language, and it speaks of every option."""

from __future__ import annotations

import pytest

from cardgui.language.locales import LANGUAGES
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.windows.rule_book import rule_book
from cardgui.windows.services import offered_games


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("game", offered_games(), ids=lambda game: game.name)
def test_there_is_one_of_the_same_build(game: Game, language: str) -> None:
    own, english = rule_book(game.name, language), rule_book(game.name, "en")
    assert own.parent.name == language
    shapes = [
        [line[: len(line) - len(line.lstrip("#-*"))] for line in path.read_text(encoding="utf-8").splitlines()]
        for path in (own, english)
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("game", offered_games(), ids=lambda game: game.name)
def test_it_names_every_option(game: Game) -> None:
    text = rule_book(game.name, "en").read_text(encoding="utf-8")
    for spec in game.option_specs(game.low):
        assert f"**{phrases_of(game.name).option_title(spec.name)}.**" in text
