"""Names of the other direction keep their place in every sentence of the program."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from cardgui.language.locales import by_code
from cardgui.windows.services import Services
from tests.pages.household import NAMES, Household
from tests.pages.walk import every_window
from tests.windows.conftest import OpenWindow
from tests.windows.fit import watching

LATIN = ("Amina (7)", "Bà Ngọc Lan", "J. R. (12)", "Ana-Maria", "Mzee Baraka 2", "Zoë", "Hoàng 3", "Josie!")
"""Names that end in what has no direction of its own, and drag along what stands beside them."""


@pytest.fixture
def household(request: pytest.FixtureRequest, services: Services, open_window: OpenWindow) -> Iterator[Household]:
    """A window in a language, with people whose names are of the other direction."""
    language = request.param
    services.preferences.language = language
    services.translators.use(by_code(language))
    house = Household(open_window(800, 600), language, names=LATIN if language == "ar" else NAMES["ar"])
    house.move_in()
    house.clear()
    yield house
    house.clear()


def texts(window: QWidget) -> Iterator[str]:
    with watching() as lines:
        window.grab()
    yield from (line.text for line in lines)
    yield from (label.text() for label in window.findChildren(QLabel) if label.isVisible())


def is_apart(text: str, name: str) -> bool:
    """Whether all that stands beside a name in a text cannot reach it."""
    for found in re.finditer(re.escape(name), text):
        before, after = text[: found.start()], text[found.end() :]
        beside = any(unicodedata.bidirectional(letter) in ("L", "R", "AL", "EN", "AN") for letter in before + after)
        if beside and not (before.endswith("\u2068") and after.startswith("\u2069")):
            return False
    return True


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("household", ["en", "ar"], indirect=True)
def test_every_name_is_kept_apart_from_what_stands_beside_it(household: Household) -> None:
    wrong: dict[str, str] = {}
    seen: set[str] = set()
    for place, window in every_window(household):
        for text in texts(window):
            for name in household.names:
                if name in text:
                    seen.add(name)
                    if not is_apart(text, name):
                        wrong.setdefault(text, place)
    assert not wrong, "\n" + "\n".join(f"{place}: {text!r}" for text, place in wrong.items())
    assert seen == set(household.names)
