from __future__ import annotations

import pytest

from cardgui.language.phrases.conflicts import conflict_reason
from cardgui.language.phrases.presets import as_usual, options_text, preset_title, value_text
from cardgui.rules.conflicts import CODES
from cardgui.rules.games import GAMES
from cardgui.rules.options import OptionValue
from cardgui.rules.presets import PRESETS

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_conflict_is_explained_in_a_sentence_of_its_own() -> None:
    sentences = {conflict_reason(code) for code in CODES}
    assert len(sentences) == len(CODES)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_preset_has_a_name_and_says_what_is_in_it(game: str) -> None:
    assert len({preset_title(preset.key) for preset in PRESETS[game]}) == len(PRESETS[game])
    for preset in PRESETS[game]:
        text = options_text(GAMES[game], preset.options)
        assert (text == as_usual()) == (not preset.options)
        assert text.count(": ") == len(preset.options)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_of_every_option_has_words(game: str) -> None:
    for spec in GAMES[game].specs:
        numbers: list[OptionValue] = [spec.low, spec.high]
        values: list[OptionValue] = list(spec.choices) or ([False, True] if spec.is_switch else numbers)
        said = {value_text(GAMES[game], spec, value) for value in values}
        assert len(said) == len(values)
        assert all(said)
