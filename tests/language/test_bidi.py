"""Names, numbers and notation keep their place in sentences of either direction."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardgui.language import bidi, numbers
from cardgui.language.locales import Digits, by_code
from cardgui.language.translators import Translators


def positions(text: str, pieces: list[str], right_to_left: bool) -> list[float]:
    """Where on the line, in pixels from the left, the first character of each piece stands."""
    layout = QTextLayout(text, QFont())
    option = QTextOption()
    option.setTextDirection(by_code("ar" if right_to_left else "en").direction)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return [float(line.cursorToX(text.index(piece))[0]) for piece in pieces]


def test_a_name_that_cannot_disturb_stays_as_it_is(translators: Translators) -> None:
    translators.use(by_code("en"))
    assert bidi.isolate("Amina (7)") == "Amina (7)"
    assert bidi.isolate("ليلى") == "\u2068ليلى\u2069"
    assert bidi.isolate("") == ""
    assert bidi.isolate_left_to_right("P2 > D") == "P2 > D"
    translators.use(by_code("ar"))
    assert bidi.isolate("Amina (7)") == "\u2068Amina (7)\u2069"
    assert bidi.isolate_left_to_right("P2 > D") == "\u2066P2 > D\u2069"


@pytest.mark.parametrize("code", ["en", "ar"])
def test_nobody_can_turn_a_line_around_with_a_name(translators: Translators, code: str) -> None:
    translators.use(by_code(code))
    assert bidi.without_marks(bidi.isolate("An\u202ena\u2069\u2066")) == "Anna"
    assert "\u202e" not in bidi.isolate("An\u202ena")


def test_a_latin_name_keeps_its_bracket_and_its_score_in_an_arabic_line(
    qapp: QApplication, translators: Translators
) -> None:
    translators.use(by_code("ar"), Digits.WESTERN)
    name = "Amina (7)"
    bare, whole = f"{name} 12", f"{bidi.isolate(name)} {numbers.number(12)}"
    # Bare, the score joins the Latin run and stands to the right of the name, where the line begins.
    name_at, score_at = positions(whole, ["Amina", "12"], right_to_left=True)
    assert score_at < name_at
    name_at, score_at = positions(bare, ["Amina", "12"], right_to_left=True)
    assert score_at > name_at


def test_an_arabic_name_leaves_the_score_to_its_right_in_an_english_line(
    qapp: QApplication, translators: Translators
) -> None:
    translators.use(by_code("en"))
    name_at, score_at = positions(f"ليلى {numbers.number(-2)}", ["ليلى", "2"], right_to_left=False)
    assert score_at < name_at
    name_at, score_at = positions(f"{bidi.isolate('ليلى')} {numbers.number(-2)}", ["ليلى", "2"], right_to_left=False)
    assert score_at > name_at


def test_a_minus_stays_before_its_number_in_an_arabic_line(qapp: QApplication, translators: Translators) -> None:
    translators.use(by_code("ar"), Digits.WESTERN)
    minus_at, digit_at = positions(f"نقاط {numbers.number(-2)}", ["−", "2"], right_to_left=True)
    assert minus_at < digit_at


@pytest.mark.parametrize("digits", Digits)
def test_a_label_of_numbers_and_names_stands_where_the_arabic_line_begins(
    qtbot: QtBot, translators: Translators, digits: Digits
) -> None:
    translators.use(by_code("ar"), digits)
    for text in (numbers.number(-2), f"{bidi.isolate('Amina (7)')} {numbers.signed(5)}", "P2 > D"):
        label = QLabel(bidi.line(text))
        qtbot.addWidget(label)
        label.resize(600, 40)
        picture = label.grab().toImage()
        ground = picture.pixel(0, 0)
        columns = [x for x in range(picture.width()) if any(picture.pixel(x, y) != ground for y in range(40))]
        assert min(columns) > 300


def test_a_line_of_a_left_to_right_language_stays_as_it_is(translators: Translators) -> None:
    translators.use(by_code("vi"))
    assert bidi.line("Bảo 5") == "Bảo 5"
