"""The program's type family, Baloo Bhaijaan 2 (Latin, Vietnamese, Arabic and both kinds of digits)."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from cardgui import resources

FAMILY: Final = "Baloo Bhaijaan 2"
REGULAR: Final = QFont.Weight.Normal
SEMI_BOLD: Final = QFont.Weight.DemiBold
EXTRA_BOLD: Final = QFont.Weight.ExtraBold

_FILES: Final = (
    "BalooBhaijaan2_400Regular.ttf",
    "BalooBhaijaan2_600SemiBold.ttf",
    "BalooBhaijaan2_800ExtraBold.ttf",
)


def load() -> None:
    """Make the family known to the running QGuiApplication; does nothing when it already is.

    Raises:
        FileNotFoundError: a font file is missing or cannot be read as a font.
    """
    if FAMILY in QFontDatabase.families():
        return
    for name in _FILES:
        file = resources.path("fonts", name)
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FileNotFoundError(f"{file}: expected a font file of the family {FAMILY}")


def font(pixels: float, weight: QFont.Weight = REGULAR) -> QFont:
    """The family at a height of `pixels` (rounded, at least 1), unhinted, so that it scales evenly."""
    return QFont(_font(max(1, round(pixels)), weight))


@cache
def _font(pixels: int, weight: QFont.Weight) -> QFont:
    load()
    result = QFont(FAMILY)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result
