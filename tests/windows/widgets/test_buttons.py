from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardgui.windows.widgets.bar_button import BarButton
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import ROOM, current_theme, scale_for
from cardgui.windows.widgets.wood_bar import WoodBar

Window = Callable[..., QWidget]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_press_a_push_button(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    button = PushButton("Play", icon="play")
    window(button)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(button, key)
    assert pressed == [True]
    assert button.accessibleName() == "Play"


@pytest.mark.parametrize("height", [36, 44, 48, 54, 60])
@pytest.mark.parametrize("scale", [0.9, 1.0, 2.0])
def test_a_push_button_has_the_height_asked_for(height: int, scale: float) -> None:
    current_theme.set_scale(scale)
    hint = PushButton("Play", height_px=height).sizeHint()
    assert abs(hint.height() - (height + 2 * ROOM) * scale) <= 1


def test_a_push_button_grows_live_with_scale_and_text(window: Window) -> None:
    button = PushButton("Play")
    window(button)
    before = button.sizeHint()
    current_theme.set_scale(2.0)
    assert abs(button.sizeHint().height() - 2 * before.height()) <= 1
    wide = button.sizeHint().width()
    current_theme.set_text_scale(1.5)
    assert button.sizeHint().width() > wide


def test_words_that_do_not_fit_are_said_to_be_elided(window: Window) -> None:
    button = PushButton("A text that is much too long for it")
    window(button)
    assert not button.is_elided()
    button.setFixedWidth(120)
    assert button.is_elided()


def test_a_compact_bar_button_keeps_its_name_and_tells_it_as_a_tooltip() -> None:
    button = BarButton("undo", "Undo")
    wide = button.sizeHint().width()
    assert button.toolTip() == ""
    button.set_compact(True)
    assert button.sizeHint().width() < wide
    assert button.toolTip() == button.accessibleName() == "Undo"


def _bar(width: int, window: Window, rtl: bool = False) -> tuple[WoodBar, BarButton, BarButton]:
    bar = WoodBar("Skip-Bo", "Round 1 of many rounds")
    home, undo = BarButton("home", "", "Home"), BarButton("undo", "Undo a long word")
    bar.add_leading(home)
    bar.add_trailing(undo)
    host = window(bar, rtl=rtl, width=width)
    assert host.width() == width
    return bar, home, undo


def test_the_bar_takes_the_words_off_its_buttons_when_narrow_and_gives_them_back(window: Window) -> None:
    bar, _, undo = _bar(900, window)
    assert not undo.compact
    bar.window().resize(430, 300)
    bar.resize(400, bar.height())
    assert undo.compact
    bar.resize(880, bar.height())
    assert not undo.compact


def test_the_smaller_text_is_whole_or_a_shorter_one_or_none(window: Window) -> None:
    bar, _, _ = _bar(900, window)
    bar.set_title("Kings Corners", "Round 1 of 10 for chips", "Round 1")
    shown = []
    for width in range(880, 200, -10):
        bar.resize(width, bar.height())
        if not shown or shown[-1] != bar.shown_subtitle:
            shown.append(bar.shown_subtitle)
    assert shown[0] == "Round 1 of 10 for chips"
    assert shown[-2:] == ["Round 1", ""]


def test_the_bar_is_mirrored(window: Window) -> None:
    bar, home, undo = _bar(900, window, rtl=True)
    assert home.geometry().center().x() > bar.width() / 2 > undo.geometry().center().x()


def test_the_middle_of_the_bar_never_lies_over_buttons_or_title(window: Window) -> None:
    bar, _, undo = _bar(900, window)
    middle = QWidget()
    middle.setMinimumSize(60, 20)
    bar.set_middle(middle)
    for width in range(320, 900, 20):
        bar.resize(width, bar.height())
        assert middle.geometry().right() < undo.geometry().left()
        assert middle.width() >= 60


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1280, 800, 1.0), (800, 600, 0.9), (3840, 2160, 2.7), (2560, 1600, 2.0), (9000, 9000, 2.7)],
)
def test_scale_of_a_window(width: int, height: int, scale: float) -> None:
    assert scale_for(width, height) == pytest.approx(scale)


def test_the_theme_tells_of_changes_once_and_only_of_changes() -> None:
    changes: list[str] = []

    def note() -> None:
        changes.append(current_theme.theme.name)

    current_theme.changed.connect(note)
    current_theme.set_theme("night")
    current_theme.set_theme("night")
    current_theme.set_scale(1.0)
    current_theme.set_scale(5.0)
    current_theme.changed.disconnect(note)
    assert changes == ["night", "night"]
    assert current_theme.scale == 2.7
