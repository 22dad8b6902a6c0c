"""What a proofreader would see in all translated texts, whatever they say."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.language.test_glossary import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_composed(language: str) -> None:
    """A letter and its marks are one character: so a search finds it, and every font has it."""
    assert [text for _, text in texts(language) if text != unicodedata.normalize("NFC", text)] == []


def test_vietnamese_tone_marks_stand_in_one_way() -> None:
    """Both ways are in use, but not in one program: xóa, hủy, tùy and not xoá, huỷ, tuỳ."""
    other = re.compile(r"(?:o[àáảãạèéẻẽẹ]|(?<![qQ])u[ỳýỷỹỵ])(?!\w)", re.IGNORECASE)
    assert [text for _, text in texts("vi") if other.search(text)] == []


def test_notation_in_arabic_begins_with_its_own_sign() -> None:
    """Between Arabic words `*.png` is shown as `png.*` and `?7` as `7?`, unless a mark before it says that it is read
    from left to right."""
    turned = re.compile(r"(?<![\w\u200e\u2066:.,/*?+-])[.*?/+-]+[A-Za-z0-9]")
    faults = []
    for _, text in texts("ar"):
        for found in turned.finditer(text):
            before = re.sub(r"[\s(]+$", "", text[: found.start()])
            # After a Latin word, or the number behind one, the sign belongs to it.
            if not re.search(r"[A-Za-z0-9}]$", before):
                faults.append(text)
    assert faults == []
