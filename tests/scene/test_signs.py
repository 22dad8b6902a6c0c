"""What plates and labels keep where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QApplication

from cardgui.scene.fixtures import Fixtures
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look import fonts
from cardgui.scene.look.plates import Fact, PillContent, PlateContent, Weight, plate_width
from cardgui.scene.signs import fitted
from tests.scene.test_words import NAMES

FACTS = (Fact("Partner", Weight.HEAVY), Fact("You", Weight.ASIDE), Fact("120 points"))
PLATE = PlateContent("Mwanaidi Ali", "fox", FACTS, level=2, score="28", score_label="stock")


@pytest.fixture(autouse=True)
def typeface(qapp: QApplication) -> None:
    fonts.load()


def test_facts_go_whole_and_the_lightest_first() -> None:
    kept: list[list[Weight]] = []
    for width in range(360, 110, -2):
        (shown,), scale = fitted([PLATE], QSizeF(width, 46), 1.0, 1.0)
        assert scale == 1.0
        assert [fact for fact in FACTS if fact in shown.facts] == list(shown.facts)
        if shown.facts:
            assert plate_width(shown, 1.0, 46) <= width
        weights = sorted(fact.weight for fact in shown.facts)
        if not kept or kept[-1] != weights:
            kept.append(weights)
    light, usual, heavy = Weight.ASIDE, Weight.USUAL, Weight.HEAVY
    assert kept == [[light, usual, heavy], [usual, heavy], [heavy], []]


def test_words_are_smaller_before_a_name_is_cut() -> None:
    (shown,), scale = fitted([PLATE], QSizeF(150, 62), 0.9, 1.35)
    assert 0.9 <= scale < 1.35
    assert plate_width(shown, scale, 62) <= 150


def test_a_smaller_picture_makes_room_for_a_name() -> None:
    """The plate of a neighbour at Skip-Bo in a window of 800 x 600 beside the log."""
    for names in NAMES.values():
        for name in names:
            content = PlateContent(name, "fox", level=2, levels=5, score="26", score_label="stock")
            (shown,), scale = fitted([content], QSizeF(107, 43), 0.9, 1.35)
            assert shown.name == name
            assert plate_width(shown, scale, 43) <= 107


def test_labels_of_one_width_are_shorter_together() -> None:
    """The longest gives way first, and others that have room keep their words."""
    start = PillContent("to begin: 1", shorter=PillContent("next: 1", shorter=PillContent("1")))
    after = PillContent("next: 7", shorter=PillContent("7"))
    own = PillContent("48 chips", shorter=PillContent("48", icon="chip"))
    pills = {"a": start, "b": after, "own": own}

    def shown(width: float) -> list[str]:
        rooms = dict.fromkeys(pills, QPointF())
        layout = Layout(Frame(QSizeF(1280, 800)), {}, (), {}, rooms, pill_widths={"a": width, "b": width})
        return [pill.text for pill in Fixtures.fitting_pills(pills, layout)[0].values()]

    seen = []
    for width in range(120, 20, -1):
        if not seen or seen[-1] != shown(width):
            seen.append(shown(width))
    words = [["to begin: 1", "next: 7"], ["next: 1", "next: 7"], ["1", "7"]]
    assert seen == [[*two, "48 chips"] for two in words]
