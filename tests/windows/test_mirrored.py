"""Read from right to left every page is the mirror image of what it is from left to right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView, QMenu, QWidget

from cardgui.language.locales import ENGLISH, Language
from cardgui.windows.services import Services
from tests.pages.household import Household
from tests.pages.walk import every_window
from tests.windows.conftest import OpenWindow

MIRRORED = replace(ENGLISH, right_to_left=True, native="ar_AE", western="ar_AE")
"""English from right to left: the same words, and the same digits, take the same room."""
SAME, NEAR = 2, 4
"""Px by which a size may differ, and a place."""
ONE_WAY = ("first page", "open a file")
"""Each language there has its own direction; Qt lays out its own dialog."""


@pytest.fixture
def household(services: Services, open_window: OpenWindow) -> Iterator[Household]:
    services.translators.use(ENGLISH)
    house = Household(open_window(800, 600))
    house.move_in(4)
    house.clear()
    yield house
    house.clear()
    services.translators.use(ENGLISH)


def places(top: QWidget) -> list[tuple[str, QRect]]:
    """All widgets that are seen, in the order in which they were made, and where they are."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top) or widget.window() is not top.window():
            continue
        inside = any(isinstance(above, QGraphicsView) for above in _above(widget, top))
        if not inside and not isinstance(widget, QMenu):
            corner = widget.mapTo(top, widget.rect().topLeft())
            name = widget.objectName() or widget.accessibleName()
            found.append((f"{type(widget).__name__} {name}", QRect(corner, widget.size())))
    return found


def _above(widget: QWidget, top: QWidget) -> Iterator[QWidget]:
    while widget is not top:
        parent = widget.parentWidget()
        if parent is None:
            return
        yield parent
        widget = parent


def seen(house: Household, language: Language) -> dict[str, tuple[int, list[tuple[str, QRect]]]]:
    """The width and the widgets of every place, by its name."""
    house.window.services.translators.use(language)
    found: dict[str, tuple[int, list[tuple[str, QRect]]]] = {}
    for place, top in every_window(house, ONE_WAY):
        found.setdefault(place, (top.width(), places(top)))
    return found


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_every_page_is_mirrored(household: Household) -> None:
    usual, mirrored = seen(household, ENGLISH), seen(household, MIRRORED)
    wrong: list[str] = []
    tried = 0
    for place, (width, widgets) in usual.items():
        others = mirrored[place][1]
        assert [name.split()[0] for name, _ in widgets] == [name.split()[0] for name, _ in others], place
        for (name, one), (_, other) in zip(widgets, others, strict=True):
            same = abs(one.width() - other.width()) <= SAME and abs(one.height() - other.height()) <= SAME
            # Clockwise stays clockwise.
            if not same or name.startswith("Chair "):
                continue
            tried += 1
            away = abs(other.x() - (width - one.x() - one.width())) + abs(other.y() - one.y())
            if away > NEAR:
                wrong.append(f"{place}: {name}: {one.getRect()} is {other.getRect()}")
    assert not wrong, "\n" + "\n".join(wrong)
    assert tried > 500
