from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QFontInfo

from cardgui.scene.look import fonts
from cardgui.scene.look.lettering import glyph_path, numeral, numeral_path, words_fit

MINUS = "\N{MINUS SIGN}"


def test_digits_follow_the_locale() -> None:
    assert numeral(12, QLocale("ar_EG")) == "١٢"
    assert numeral(12, QLocale("ar_AE")) == "12"
    assert numeral(-2, QLocale("en_US")) == f"{MINUS}2"
    assert MINUS in numeral(-2, QLocale("ar_EG"))


@pytest.mark.parametrize(("name", "left"), [("en_US", True), ("ar_AE", True), ("ar_EG", False)])
def test_minus_stands_on_the_side_where_it_is_usual(name: str, left: bool) -> None:
    locale = QLocale(name)
    digit = glyph_path(numeral(2, locale), right_to_left=locale.textDirection().name == "RightToLeft")
    signed = glyph_path(numeral(-2, locale), right_to_left=locale.textDirection().name == "RightToLeft")
    # The digit is the tall part: its shape begins at the left end where the minus is at the right.
    tall = [
        point.x
        for point in (signed.elementAt(index) for index in range(signed.elementCount()))
        if point.y < signed.boundingRect().top() + 2
    ]
    middle = signed.boundingRect().center().x()
    assert signed.boundingRect().width() > digit.boundingRect().width() * 1.3
    assert (min(tall) > middle) == left


@pytest.mark.parametrize("locale", ["en_US", "ar_EG"])
@pytest.mark.parametrize("number", range(-2, 13))
@pytest.mark.parametrize("width", [12.0, 40.0, 400.0])
def test_numeral_is_centred_by_its_shape_and_fits(number: int, width: float, locale: str) -> None:
    at = QPointF(70, 90)
    seen = numeral_path(numeral(number, QLocale(locale)), at, 60, max_width=width).boundingRect()
    assert seen.width() <= width + 0.01
    assert seen.center().x() == pytest.approx(70, abs=0.01)
    assert seen.center().y() == pytest.approx(90, abs=0.01)


def test_numeral_can_begin_or_end_at_the_point() -> None:
    at = QPointF(10, 10)
    assert numeral_path("12", at, 30, align="left").boundingRect().left() == pytest.approx(10, abs=0.01)
    assert numeral_path("12", at, 30, align="right").boundingRect().right() == pytest.approx(10, abs=0.01)


def test_squeezed_numeral_keeps_its_height() -> None:
    at = QPointF(0, 0)
    free = numeral_path("10", at, 50).boundingRect()
    squeezed = numeral_path("10", at, 50, max_width=free.width() * 0.8, squeeze=0.75).boundingRect()
    shrunk = numeral_path("10", at, 50, max_width=free.width() * 0.8).boundingRect()
    assert squeezed.height() == pytest.approx(free.height(), abs=0.01)
    assert shrunk.height() == pytest.approx(free.height() * 0.8, abs=0.01)


def test_words_fit_whole_or_not() -> None:
    assert words_fit("discard", 15, 80)
    assert words_fit("chồng bài bỏ", 15, 60)
    assert not words_fit("discard", 15, 20)


def test_fonts_are_the_bundled_ones() -> None:
    fonts.load()
    for weight in (fonts.REGULAR, fonts.SEMI_BOLD, fonts.EXTRA_BOLD):
        info = QFontInfo(fonts.font(20, weight))
        assert info.family() == fonts.FAMILY
        assert info.pixelSize() == 20
