from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale

from cardgui.language.birthdays import birthday_text, read_birthday

TODAY = date(2027, 1, 15)


@pytest.mark.parametrize("locale", ["en_001", "sw_TZ", "vi_VN", "ar_EG", "ar_AE"])
def test_what_is_shown_can_be_read_again(locale: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        for day in (date(2015, 3, 25), date(1947, 12, 1), date(2016, 2, 29)):
            assert read_birthday(birthday_text(day), TODAY) == day
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("text", ["25/3/2015", "25.3.2015", " 25 - 03 - 2015 ", "2015-03-25", "٢٥/٣/٢٠١٥"])
def test_it_is_read_in_many_forms(text: str) -> None:
    assert read_birthday(text, TODAY) == date(2015, 3, 25)


def test_nothing_is_no_birthday() -> None:
    assert read_birthday("  ", TODAY) is None


@pytest.mark.parametrize("text", ["25/3", "31/2/2015", "25/3/15", "x", "1/1/1899", "16/1/2027", "1/2/3/4"])
def test_what_is_no_birthday_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="birthday"):
        read_birthday(text, TODAY)
