"""Names in one sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from cardgui.language.bidi import without_marks
from cardgui.language.lists import all_of, facts, one_of
from cardgui.language.locales import Digits, by_code
from cardgui.language.translators import Translators


@pytest.mark.parametrize(
    ("code", "all_names", "two", "choice"),
    [
        ("en", "A, B and C", "A and B", "A, B or C"),
        ("sw", "A, B na C", "A na B", "A, B au C"),
        ("vi", "A, B và C", "A và B", "A, B hoặc C"),
        ("ar", "A وB وC", "A وB", "A أو B أو C"),
    ],
)
def test_lists_of_a_language(translators: Translators, code: str, all_names: str, two: str, choice: str) -> None:
    translators.use(by_code(code))
    assert without_marks(all_of(["A", "B", "C"])) == all_names
    assert without_marks(all_of(["A", "B"])) == two
    assert without_marks(one_of(["A", "B", "C"])) == choice
    assert (without_marks(all_of(["A"])), without_marks(one_of(["A"])), all_of([]), one_of([])) == ("A", "A", "", "")


def test_each_name_is_isolated(translators: Translators) -> None:
    translators.use(by_code("ar"))
    assert all_of(["Amina", "ليلى"]) == "\u2068Amina\u2069 و\u2068ليلى\u2069"
    assert "{name}" in one_of(["{name}", "B"])


def test_no_dot_stands_beside_arabic_digits() -> None:
    """A dot there reads like their zero."""
    default = QLocale()
    try:
        QLocale.setDefault(by_code("ar").locale(Digits.NATIVE))
        assert facts(["الجولة ١", "حتى ١٠٠"]) == "الجولة ١، حتى ١٠٠"
        QLocale.setDefault(by_code("en").locale(Digits.NATIVE))
        assert facts(["Round 1", "to 100"]) == "Round 1 · to 100"
    finally:
        QLocale.setDefault(default)
