"""The games on the start page play by themselves, and stand still where they should."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui.windows import game_previews
from cardgui.windows.about import show_about
from cardgui.windows.main_window import MainWindow
from cardgui.windows.services import offered_games
from tests.windows.conftest import OpenWindow


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@contextmanager
def painting(window: MainWindow) -> Iterator[Paints]:
    paints = Paints()
    arts = [card.art for card in window.start_page.cards]
    for art in arts:
        art.installEventFilter(paints)
    yield paints
    for art in arts:
        art.removeEventFilter(paints)


def prepared(window: MainWindow) -> None:
    """Wait for all small tables, and for the first pictures of them."""
    for _ in range(100):
        QApplication.processEvents()
        if all(card.art.preview is not None for card in window.start_page.cards):
            break
    for _ in range(5):
        QTest.qWait(2)


def played(window: MainWindow) -> list[int]:
    """How many moves were made at each small table."""
    made = []
    for card in window.start_page.cards:
        assert card.art.preview is not None
        made.append(len(card.art.preview._match.moves))
    return made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAUSE_MS", "_LOOK_AGAIN_MS", "_COVERED_MS"):
        monkeypatch.setattr(game_previews, name, 1)


def let_play(window: MainWindow, times: int = 30) -> None:
    for _ in range(times):
        for card in window.start_page.cards:
            card.art.rest()
        QTest.qWait(2)


def test_each_game_plays_in_its_turn(window: MainWindow, quick: None) -> None:
    window.services.preferences.animation_speed = 100
    prepared(window)
    before = played(window)
    with painting(window) as paints:
        let_play(window)
    assert all(now != earlier for now, earlier in zip(played(window), before, strict=True))
    assert paints.count > 4


def test_without_movement_all_stand_still(window: MainWindow, quick: None) -> None:
    assert window.services.preferences.animation_speed == 0
    prepared(window)
    before = played(window)
    assert all(before), "in the middle of a match, not before it"
    with painting(window) as paints:
        let_play(window)
    assert played(window) == before
    assert paints.count == 0
    assert not window.start_page.previews.awake


def test_when_movement_is_switched_off_everything_rests_at_once(window: MainWindow) -> None:
    window.services.preferences.animation_speed = 100
    prepared(window)
    art = window.start_page.cards[0].art
    art.step()
    assert art.moving
    window.services.preferences.animation_speed = 0
    assert not art.moving
    assert not window.start_page.previews.awake


@pytest.mark.parametrize("how", ["table", "minimised", "hidden", "inactive"])
def test_what_nobody_sees_does_not_move(window: MainWindow, quick: None, how: str) -> None:
    window.services.preferences.animation_speed = 100
    prepared(window)
    previews = window.start_page.previews
    assert previews.awake
    if how == "table":
        window.open_history()
    elif how == "minimised":
        window.showMinimized()
    elif how == "hidden":
        window.hide()
    else:
        other = QWidget()
        other.show()
        other.activateWindow()
        assert QTest.qWaitForWindowActive(other)
    QTest.qWait(5)
    let_play(window, 3)
    before = played(window)
    let_play(window, 5)
    assert played(window) == before
    assert not previews.awake


def test_nothing_moves_under_a_dialog_and_all_goes_on_after_it(window: MainWindow, quick: None) -> None:
    window.services.preferences.animation_speed = 100
    prepared(window)
    frame = show_about(window)
    let_play(window, 3)
    before = played(window)
    let_play(window, 10)
    assert played(window) == before
    frame.finish()
    let_play(window, 20)
    assert played(window) != before


def test_in_the_long_run_all_rest_and_a_pointer_wakes_them(
    window: MainWindow, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_previews, "MOST_MOVES", 3)
    window.services.preferences.animation_speed = 100
    prepared(window)
    let_play(window, 20)
    assert not window.start_page.previews.awake
    window.start_page.cards[2].entered.emit()
    assert window.start_page.previews.awake


def test_matches_follow_one_another_without_end(window: MainWindow) -> None:
    prepared(window)
    for card in window.start_page.cards:
        preview = card.art.preview
        assert preview is not None
        first = preview._deal
        for _ in range(400):
            preview.step()
            preview.settling.finish()
            if preview._deal > first + 1:
                break
        assert preview._deal > first, card.game.name


def test_every_game_has_a_small_table_that_shows_something(open_window: OpenWindow) -> None:
    window = open_window(800, 600)
    prepared(window)
    assert [card.game for card in window.start_page.cards] == offered_games()
    for card in window.start_page.cards:
        preview = card.art.preview
        assert preview is not None
        room = preview.sceneRect()
        seen = [item for item in preview.items_by_card.values() if item.isVisible() and room.contains(item.pos())]
        assert len(seen) >= 7, card.game.name
        for item in seen:
            assert room.contains(item.sceneBoundingRect().center())
            assert preview.layout is not None


def test_it_follows_look_language_and_size(window: MainWindow) -> None:
    prepared(window)
    art = window.start_page.cards[3].art

    def picture() -> QImage:
        QTest.qWait(5)
        return art.grab().toImage()

    seen = [picture()]
    window.services.preferences.colours = "high_contrast"
    seen.append(picture())
    window.services.preferences.language = "ar"
    seen.append(picture())
    assert len({bytes(image.constBits()) for image in seen}) == 3
    assert art.preview is not None
    assert art.preview.paintbox.direction == Qt.LayoutDirection.RightToLeft
    window.resize(1600, 1000)
    QTest.qWait(250)
    assert art.preview.frame.size.toTuple() == art.size().toTuple()
