from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from cardgui.windows.widgets.segments import Segment, Segments
from cardgui.windows.widgets.stepper import Stepper
from cardgui.windows.widgets.themed import current_theme
from cardgui.windows.widgets.toggle import Toggle

Window = Callable[..., QWidget]
THREE = [("a", "Winner"), ("b", "Everyone"), ("c", "One round")]
LEFT = Qt.MouseButton.LeftButton


def _end(widget: QWidget, right: bool) -> QPoint:
    """A place on the sign at the right or left end."""
    return QPoint(widget.width() - 25 if right else 25, widget.height() // 2)


@pytest.mark.parametrize("rtl", [False, True])
def test_the_signs_of_a_stepper_step_and_are_mirrored(qtbot: QtBot, window: Window, rtl: bool) -> None:
    stepper = Stepper(1, 30, 10, "Cards", step=5)
    window(stepper, rtl=rtl)
    values: list[int] = []
    stepper.valueChanged.connect(values.append)
    qtbot.mouseClick(stepper, LEFT, pos=_end(stepper, not rtl))
    qtbot.mouseClick(stepper, LEFT, pos=_end(stepper, rtl))
    qtbot.mouseClick(stepper, LEFT, pos=_end(stepper, rtl))
    assert values == [15, 10, 5]


def test_a_stepper_stops_at_its_limits(qtbot: QtBot, window: Window) -> None:
    stepper = Stepper(1, 3, 2, "Cards")
    window(stepper)
    for _ in range(4):
        qtbot.keyClick(stepper, Qt.Key.Key_Up)
    assert stepper.value() == 3
    for _ in range(4):
        qtbot.mouseClick(stepper, LEFT, pos=_end(stepper, False))
    assert stepper.value() == 1


def test_a_number_can_be_typed_into_a_stepper(qtbot: QtBot, window: Window) -> None:
    stepper = Stepper(1, 30, 10, "Cards")
    window(stepper)
    stepper.setFocus()
    stepper.selectAll()
    qtbot.keyClicks(stepper, "24")
    qtbot.keyClick(stepper, Qt.Key.Key_Return)
    assert stepper.value() == 24


def test_a_stepper_shows_the_digits_of_its_language(window: Window) -> None:
    stepper = Stepper(1, 500, 350, "Cards")
    window(stepper)
    stepper.setLocale(QLocale("ar_EG"))
    assert stepper.text() == "٣٥٠"


def test_a_word_in_place_of_the_least_number_is_whole(window: Window) -> None:
    stepper = Stepper(2, 30, 2, "Cards")
    window(stepper)
    current_theme.set_text_scale(1.5)
    stepper.setSpecialValueText("المعتاد")
    stepper.resize(stepper.sizeHint())
    assert stepper.text() == "المعتاد"
    assert stepper.fontMetrics().horizontalAdvance(stepper.text()) + 4 <= stepper.lineEdit().width()


def test_holding_a_sign_repeats_it_and_letting_go_stops(qtbot: QtBot, window: Window) -> None:
    stepper = Stepper(0, 1000, 0, "Cards")
    window(stepper)
    qtbot.mousePress(stepper, LEFT, pos=_end(stepper, True))
    qtbot.waitUntil(lambda: stepper.value() >= 3)
    qtbot.mouseRelease(stepper, LEFT, pos=_end(stepper, True))
    assert not stepper._repeat.isActive()


def test_arrow_keys_move_the_choice_round_the_end(qtbot: QtBot, window: Window) -> None:
    segments = Segments(THREE, "a", "Scoring")
    window(segments)
    chosen: list[str] = []
    segments.chosen.connect(chosen.append)
    buttons = segments.findChildren(QRadioButton)
    buttons[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(segments.window().focusWidget(), key)
    assert chosen == ["b", "c", "a", "c"]
    assert segments.current() == "c"
    assert buttons[2].hasFocus()


def test_arrow_keys_are_mirrored_with_the_segments(qtbot: QtBot, window: Window) -> None:
    segments = Segments(THREE, "a", "Scoring")
    window(segments, rtl=True)
    buttons = segments.findChildren(QRadioButton)
    assert buttons[0].x() > buttons[1].x() > buttons[2].x()
    buttons[0].setFocus()
    qtbot.keyClick(buttons[0], Qt.Key.Key_Left)
    assert segments.current() == "b"


def test_a_click_anywhere_on_a_segment_takes_it(qtbot: QtBot, window: Window) -> None:
    segments = Segments(THREE, "a", "Scoring")
    window(segments)
    button = segments.findChildren(QRadioButton)[1]
    qtbot.mouseClick(button, LEFT, pos=QPoint(button.width() - 4, 4))
    assert segments.current() == "b"


def test_segments_go_into_rows_when_the_words_do_not_fit(qtbot: QtBot, window: Window) -> None:
    segments = Segments([Segment(key, f"A rather long choice {key}") for key in "abcd"], "a", "Scoring")
    host = window(segments, width=1000)
    assert segments.rows() == 1
    low = segments.height()
    host.resize(460, 500)
    qtbot.waitUntil(lambda: segments.rows() == 2 and segments.height() > low)
    host.resize(260, 500)
    qtbot.waitUntil(lambda: segments.rows() == 4 and segments.height() > 4 * 42)
    for button in segments.findChildren(QRadioButton):
        assert segments.rect().contains(button.geometry())


def test_a_segment_withheld_is_passed_over(qtbot: QtBot, window: Window) -> None:
    segments = Segments(THREE, "a", "Scoring")
    window(segments)
    segments.set_segment_enabled("b", False, "Only with four players")
    button = segments.findChildren(QRadioButton)[0]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Right)
    assert segments.current() == "c"


def test_unknown_segments_are_named_in_the_error() -> None:
    with pytest.raises(ValueError, match=r"'x'.*a, b, c"):
        Segments(THREE, "x", "Scoring")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_switch_a_toggle(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    toggle = Toggle("Teams")
    window(toggle)
    states: list[bool] = []
    toggle.toggled.connect(states.append)
    qtbot.keyClick(toggle, key)
    qtbot.keyClick(toggle, key)
    assert states == [True, False]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_that_is_held_down_switches_a_toggle_once(window: Window, key: Qt.Key) -> None:
    toggle = Toggle("Teams")
    window(toggle)
    for repeated in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
        QApplication.sendEvent(toggle, event)
    assert toggle.isChecked()


def test_a_click_beside_the_knob_switches_a_toggle(qtbot: QtBot, window: Window) -> None:
    toggle = Toggle("Teams")
    window(toggle)
    qtbot.mouseClick(toggle, LEFT, pos=QPoint(toggle.width() - 10, toggle.height() // 2))
    assert toggle.isChecked()


@pytest.mark.parametrize("theme", ["day", "night", "high_contrast"])
def test_choices_live_through_theme_scale_and_garbage_collection(qtbot: QtBot, window: Window, theme: str) -> None:
    host = window(Segments(THREE, "a", "Scoring"), Stepper(1, 9, 3, "Cards"), Toggle("Teams"))
    current_theme.set_theme(theme)
    current_theme.set_scale(1.6)
    gc.collect()
    assert not host.grab().isNull()
    assert host.findChild(Segments).current() == "a"
