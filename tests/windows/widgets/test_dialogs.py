from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.message import Answer, ask, tell
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.stepper import Stepper

Window = Callable[..., QWidget]


def _focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


@pytest.fixture
def outside(window: Window) -> QPushButton:
    """A button of the page, which has the focus."""
    button = QPushButton("outside")
    window(button, QPushButton("another"), width=900, height=700)
    button.setFocus()
    return button


def _frame(outside: QPushButton) -> DialogFrame:
    frame = DialogFrame(outside.window(), "Title", "Subtitle")
    frame.body_layout.addWidget(Stepper(0, 9, 3, "Cards"))
    frame.body_layout.addWidget(Segments([("a", "Yes"), ("b", "No")], "b", "Choice"))
    frame.add_button("save", "Save")
    frame.add_button("next", "Next", "primary")
    frame.open()
    return frame


def test_it_covers_the_host_also_when_that_grows(outside: QPushButton) -> None:
    frame = _frame(outside)
    outside.window().resize(1000, 800)
    assert frame.geometry() == outside.window().rect()
    assert frame.rect().contains(frame.sheet_rect())
    assert abs(frame.sheet_rect().center().x() - frame.rect().center().x()) <= 1


def test_escape_finishes_it_and_gives_the_focus_back(qtbot: QtBot, outside: QPushButton) -> None:
    frame = _frame(outside)
    assert not outside.hasFocus()
    with qtbot.waitSignal(frame.finished) as blocker:
        qtbot.keyClick(_focused(), Qt.Key.Key_Escape)
    assert blocker.args == [""]
    assert outside.hasFocus()
    assert DialogFrame.open_over(outside.window()) == []


def test_escape_does_not_finish_one_that_must_be_answered(qtbot: QtBot, outside: QPushButton) -> None:
    frame = DialogFrame(outside.window(), "Title", closable=False)
    button = frame.add_button("go", "Go")
    frame.open()
    qtbot.keyClick(button, Qt.Key.Key_Escape)
    assert DialogFrame.open_over(outside.window()) == [frame]


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_the_tab_key_goes_round_inside(qtbot: QtBot, outside: QPushButton, modifier: Qt.KeyboardModifier) -> None:
    frame = _frame(outside)
    seen: list[str] = []
    for _ in range(10):
        qtbot.keyClick(_focused(), Qt.Key.Key_Tab, modifier)
        assert frame.isAncestorOf(_focused())
        seen.append(_focused().accessibleName())
    # The stepper, the segment taken, two buttons, the close button: five stops, twice round.
    assert seen[:5] == seen[5:]
    stops = ["Close", "Cards", "No", "Save", "Next"]
    assert seen[:5] == (stops if not modifier else ["Save", "No", "Cards", "Close", "Next"])


def test_the_last_button_has_the_focus_at_first_and_its_key_is_the_answer(qtbot: QtBot, outside: QPushButton) -> None:
    frame = _frame(outside)
    assert _focused().accessibleName() == "Next"
    keys: list[str] = []
    frame.finished.connect(keys.append)
    qtbot.keyClick(_focused(), Qt.Key.Key_Return)
    assert keys == ["next"]


def test_shortcuts_of_the_window_rest_but_for_full_screen(qtbot: QtBot, outside: QPushButton) -> None:
    fired: list[str] = []
    for keys in ("Ctrl+Z", "U", "F11"):
        QShortcut(QKeySequence(keys), outside.window(), lambda keys=keys: fired.append(keys))
    frame = _frame(outside)
    for key, modifier in (
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier),
    ):
        qtbot.keyClick(_focused(), key, modifier)
    assert fired == ["F11"]
    frame.finish()
    qtbot.keyClick(_focused(), Qt.Key.Key_U)
    assert fired == ["F11", "U"]


def test_a_screen_reader_finds_nothing_below_it(outside: QPushButton) -> None:
    below = _frame(outside)

    def inside(frame: DialogFrame) -> int:
        return QAccessible.queryAccessibleInterface(frame).childCount()

    assert QAccessible.queryAccessibleInterface(below).role() == QAccessible.Role.Dialog
    count = inside(below)
    assert count > 0
    above = tell(outside, "Note", "Something")
    assert inside(below) == 0
    assert inside(above) > 0
    above.finish()
    assert inside(below) == count


def test_clicks_do_not_reach_the_page(qtbot: QtBot, outside: QPushButton) -> None:
    clicked: list[bool] = []
    outside.clicked.connect(lambda: clicked.append(True))
    frame = _frame(outside)
    place = outside.mapTo(outside.window(), outside.rect().center())
    assert outside.window().childAt(place) is frame or frame.isAncestorOf(outside.window().childAt(place))
    qtbot.mouseClick(frame, Qt.MouseButton.LeftButton, pos=place)
    assert clicked == []


def test_long_contents_scroll_in_a_small_window(outside: QPushButton) -> None:
    outside.window().resize(700, 480)
    frame = DialogFrame(outside.window(), "Title")
    for number in range(30):
        frame.body_layout.addWidget(TextLabel(f"Line {number}"))
    button = frame.add_button("ok", "OK")
    frame.open()
    assert frame.rect().contains(frame.sheet_rect())
    place = button.mapTo(frame, button.rect().bottomRight())
    assert frame.sheet_rect().contains(place)
    assert frame._scroll.verticalScrollBar().maximum() > 0


def test_its_children_outlive_garbage_collections(qtbot: QtBot, outside: QPushButton) -> None:
    frame = _frame(outside)
    for _ in range(3):
        qtbot.keyClick(_focused(), Qt.Key.Key_Tab)
        gc.collect()
    assert frame.findChild(Segments).current() == "b"
    assert frame.findChild(Stepper).maximum() == 9


def test_a_question_calls_back_with_the_answer(qtbot: QtBot, outside: QPushButton) -> None:
    answers: list[str] = []
    frame = ask(
        outside,
        "Leave?",
        "It is saved.",
        [Answer("no", "Stay", default=True), Answer("yes", "Leave", "danger")],
        answers.append,
    )
    assert _focused().accessibleName() == "Stay"
    assert answers == []
    leave = next(button for button in frame.findChildren(PushButton) if button.text() == "Leave")
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert answers == ["yes"]
    assert outside.hasFocus()


def test_a_message_closed_by_escape_is_done_too(qtbot: QtBot, outside: QPushButton) -> None:
    done: list[bool] = []
    tell(outside, "Saved", "Your match was saved.", lambda: done.append(True))
    qtbot.keyClick(_focused(), Qt.Key.Key_Escape)
    assert done == [True]
