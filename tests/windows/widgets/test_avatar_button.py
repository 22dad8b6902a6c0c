from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardgui.windows.widgets.avatar_button import AvatarButton
from cardgui.windows.widgets.panel import Panel, _Shadow
from cardgui.windows.widgets.themed import current_theme

Window = Callable[..., QWidget]
LEFT = Qt.MouseButton.LeftButton


def _watched(window: Window, draggable: bool = True) -> tuple[AvatarButton, list[str]]:
    button = AvatarButton("fox", "Amina", draggable=draggable)
    window(button)
    heard: list[str] = []
    button.clicked.connect(lambda: heard.append("clicked"))
    button.drag_started.connect(lambda: heard.append("started"))
    button.dropped.connect(lambda place: heard.append("dropped"))
    button.drag_cancelled.connect(lambda: heard.append("cancelled"))
    return button, heard


def _carry(qtbot: QtBot, button: AvatarButton) -> None:
    middle = button.rect().center()
    qtbot.mousePress(button, LEFT, pos=middle)
    qtbot.mouseMove(button, middle + QPoint(4, 0))
    qtbot.mouseMove(button, middle + QPoint(60, 80))


def test_a_drag_tells_where_it_was_let_go_and_is_no_click(qtbot: QtBot, window: Window) -> None:
    button, heard = _watched(window)
    places: list[QPoint] = []
    button.dropped.connect(places.append)
    _carry(qtbot, button)
    assert button.is_dragged()
    end = button.rect().center() + QPoint(70, 90)
    qtbot.mouseRelease(button, LEFT, pos=end)
    assert heard == ["started", "dropped"]
    assert places == [button.mapToGlobal(end)]
    assert not button.is_dragged()


def test_escape_cancels_a_drag(qtbot: QtBot, window: Window) -> None:
    button, heard = _watched(window)
    _carry(qtbot, button)
    qtbot.keyClick(button, Qt.Key.Key_Escape)
    qtbot.mouseRelease(button, LEFT, pos=QPoint(500, 400))
    assert heard == ["started", "cancelled"]


def test_hiding_cancels_a_drag(qtbot: QtBot, window: Window) -> None:
    button, heard = _watched(window)
    _carry(qtbot, button)
    button.hide()
    assert heard == ["started", "cancelled"]


def test_a_press_without_a_drag_is_a_click(qtbot: QtBot, window: Window) -> None:
    button, heard = _watched(window)
    qtbot.mouseClick(button, LEFT)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert heard == ["clicked", "clicked"]


def test_what_is_not_draggable_is_not_dragged(qtbot: QtBot, window: Window) -> None:
    button, heard = _watched(window, draggable=False)
    _carry(qtbot, button)
    qtbot.mouseRelease(button, LEFT, pos=QPoint(500, 400))
    assert heard == []


def test_without_a_name_the_picture_is_what_is_read_aloud() -> None:
    assert AvatarButton("fox", "").accessibleName() == "Fox"


def test_a_panel_has_one_shadow_below_its_siblings_and_none_in_high_contrast(qtbot: QtBot, window: Window) -> None:
    panel, other = Panel(), QWidget()
    panel.setMinimumSize(100, 100)
    host = window(other, panel)
    panel.move(panel.pos() + QPoint(3, 3))
    shadows = host.findChildren(_Shadow)
    assert len(shadows) == 1
    assert shadows[0].geometry().contains(panel.geometry())
    assert host.children().index(shadows[0]) < host.children().index(other)
    panel.hide()
    assert all(shadow.isHidden() for shadow in host.findChildren(_Shadow))
    panel.show()
    current_theme.set_theme("high_contrast")
    assert all(shadow.isHidden() for shadow in host.findChildren(_Shadow))
