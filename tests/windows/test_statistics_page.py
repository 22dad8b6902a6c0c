"""The statistics of each person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui.storage.header_facts import Measure
from cardgui.storage.statistics import Share
from cardgui.windows.history_page import STATISTICS
from cardgui.windows.main_window import MainWindow
from tests.windows.history import finished, opened, people_of


def test_a_person_who_was_removed_stays_in_the_others_matches(window: MainWindow) -> None:
    amina, juma = (people_of(window).add(name, picture, 1.0) for name, picture in (("Amina", "fox"), ("Juma", "lion")))
    finished(window, seats="person,person", p0=amina, p1=juma)
    people_of(window).remove(juma)
    page = opened(window)
    assert [chair.name for chair in page.model.rows[0].chairs] == ["Amina", "Juma"]
    page.parts.set_current(STATISTICS)
    assert [button.text() for button in page.statistics.pictures] == ["Amina"]
    assert page.statistics.cards[0].figures.played == 1


def test_statistics_of_each_person_by_mouse_and_by_keys(window: MainWindow) -> None:
    amina, juma = (people_of(window).add(name, picture, 1.0) for name, picture in (("Amina", "fox"), ("Juma", "lion")))
    finished(window, p0=amina)
    finished(window, "kings_corners", "person,expert,person", p0=amina, p2=juma)
    page = opened(window)
    page.parts.set_current(STATISTICS)
    assert page.search.isHidden()
    one, two = page.statistics.pictures
    QTest.mouseClick(two, Qt.MouseButton.LeftButton)
    assert [card.figures.game for card in page.statistics.cards] == ["kings_corners"]
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Space)
    cards = page.statistics.cards
    assert [card.figures.game for card in cards] == ["kings_corners", "skyjo"]
    assert [level.level for level in cards[0].levels] == ["expert"]
    assert cards[0].levels[0].share == Share(1, cards[0].figures.won)
    assert cards[0].levels[0].accessibleName().startswith("Expert: ")
    told = {line.text: line.value for line in cards[1].lines}
    assert told["Fewest points, to 20"] == str(cards[1].figures.best[Measure("low", 20)])
    assert told["Most won in a row"] == str(cards[1].figures.won)
