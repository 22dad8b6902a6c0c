"""There is a rule book for each game and language, and it speaks of every option."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from cardgui.language.locales import LANGUAGES
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.scene.look.text import line_width
from cardgui.windows.rule_book import _BULLET_GAP, RuleReader, rule_book
from cardgui.windows.services import offered_games
from cardgui.windows.widgets.themed import ui_font


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


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_bullets_stand_clear_of_their_text(qtbot: QtBot, language: str) -> None:
    """Ink, then a gap of some pixels, then the text; the next line of an item begins where the first one does."""
    rtl = language == "ar"
    item = "بدّلها بواحدة من أوراقك " * 6 if rtl else "Hhhh iiii hhhh iiii " * 8
    locale = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        reader = RuleReader(f"- {item}")
    finally:
        QLocale.setDefault(locale)
    qtbot.addWidget(reader)
    reader.resize(500, 300)
    reader.show()
    block = reader.document().begin()
    lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
    assert len(lines) > 1
    starts = [
        line.cursorToX(line.textStart() + (len(_BULLET_GAP) if number == 0 else 0))[0]
        for number, line in enumerate(lines)
    ]
    assert starts == pytest.approx([starts[0]] * len(starts), abs=1)
    gap = QFontMetricsF(block.charFormat().font()).horizontalAdvance(" ") + line_width(_BULLET_GAP, ui_font(17))
    assert gap >= 8
    edge = lines[0].cursorToX(0)[0]
    assert abs(edge - starts[0]) >= 5
    assert (edge > starts[0]) is rtl
