"""No text is cut off or lies over another, on any page, in any language, in the smallest window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.language.locales import by_code
from cardgui.language.translators import Translators
from cardgui.windows.services import Services
from cardgui.windows.setting_words import TEXT_SIZES
from tests.pages.household import Household
from tests.pages.walk import every_window
from tests.windows import pseudo
from tests.windows.conftest import OpenWindow
from tests.windows.fit import faults

LANGUAGES = {"en": "en", "sw": "sw", "vi": "vi", "ar": "ar", "longer": "en", "longer-rtl": "ar"}
"""What stands in for a language of that code."""
AGREED = re.compile(r"AvatarButton .*: cut short|Chair .*: cut short")
"""A long name under a small picture, and the name of a level beside the bars that show it: both are whole in the
tooltip and for a screen reader."""


@pytest.fixture(scope="session")
def longer(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Path:
    """The longer language, in the place of English and of Arabic."""
    folder = tmp_path_factory.mktemp("longer")
    for right_to_left in (False, True):
        pseudo.write_catalogue(folder, right_to_left)
    return folder


@pytest.fixture
def household(
    request: pytest.FixtureRequest, services: Services, qapp: QApplication, longer: Path, open_window: OpenWindow
) -> Iterator[Household]:
    """A family in a window of 800 x 600 with the text size and the language that are asked for."""
    language, text = request.param
    if language.startswith("longer"):
        services.translators = Translators(qapp, catalogues=longer)
    services.preferences.text_size = text
    services.preferences.language = LANGUAGES[language]
    services.translators.use(by_code(LANGUAGES[language]))
    window = open_window(800, 600)
    house = Household(window, LANGUAGES[language])
    house.move_in()
    house.clear()
    yield house
    house.clear()
    services.translators.remove()


# Qt's own menus and file dialogs ask the screen for more than one without a display can do.
@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(
    "household",
    [*((language, text) for language in LANGUAGES for text in (100, 150)), ("ar", max(TEXT_SIZES))],
    ids=lambda asked: f"{asked[0]}-{asked[1]}",
    indirect=True,
)
def test_all_words_can_be_read(household: Household) -> None:
    found: dict[str, str] = {}
    for place, window in every_window(household):
        for fault in faults(window):
            if not AGREED.match(fault):
                found.setdefault(fault, place)
    assert not found, "\n" + "\n".join(f"{place}: {fault}" for fault, place in found.items())
