from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from cardgui.scene.look import fonts
from cardgui.scene.look.elision import elided

ARABIC = "عبد الرحمن بن عبد العزيز"
LATIN = "Maximiliana Wilhelmina"


def _places(text: str, right_to_left: bool) -> tuple[float, float]:
    """Where the first letter stands in the painted line, and where the "…"; px from the left."""
    layout = QTextLayout(text, fonts.font(20))
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1000)
    layout.endLayout()
    dots = text.index("…")
    ends = (line.cursorToX(dots)[0], line.cursorToX(dots + 1)[0])
    return line.cursorToX(1)[0], sum(ends) / 2


@pytest.mark.parametrize("right_to_left", [False, True])
@pytest.mark.parametrize("name", [ARABIC, LATIN])
def test_the_dots_stand_at_the_end_of_the_name_s_own_direction(
    qapp: QApplication, name: str, right_to_left: bool
) -> None:
    metrics = QFontMetricsF(fonts.font(20))
    text = elided(name, metrics, 90)
    assert "…" in text
    assert metrics.horizontalAdvance(text) <= 90
    first, dots = _places(text, right_to_left)
    assert (dots < first) is (name is ARABIC)


def test_what_fits_is_left_alone(qapp: QApplication) -> None:
    metrics = QFontMetricsF(fonts.font(20))
    for name in (ARABIC, LATIN, "123", ""):
        assert elided(name, metrics, 1000) == name
