"""The menu of the bar, in the look of the moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QWidget

from cardgui.scene.look import icons
from cardgui.windows.action_texts import submenu_texts
from cardgui.windows.actions import CHOICES, ICONS, Actions
from cardgui.windows.widgets.themed import current_theme, px, ui_font

_SUBMENU_ICONS = {
    "language": "globe",
    "look": "sun",
    "digits": "pencil",
    "text": "search",
    "animation": "speed",
    "pace": "clock",
    "undo_policy": "undo",
}
_ROWS = (
    ("home", "new_match", "open_record", "save_record"),
    ("undo", "redo", "hint", "call", "chairs", "pause", "step", "fast_forward", "next_round", "score_sheet"),
    ("log", "past_back", "past_forward", "now"),
    ("+language", "+look", "+digits", "+text", "+animation", "+pace", "+undo_policy", "full_screen"),
    ("rules", "keyboard", "about"),
    ("quit",),
)


def open_main_menu(actions: Actions, below: QWidget) -> QMenu:
    """Show the menu under a button, at its trailing edge. It deletes itself when it closes."""
    menu = build_main_menu(actions, below.window())
    pop_up(menu, below)
    return menu


def open_choices(actions: Actions, name: str, below: QWidget) -> QMenu:
    """Show one of the submenus under a button."""
    menu = styled(QMenu(below.window()))
    menu.addActions([actions[action] for action in CHOICES[name]])
    pop_up(menu, below)
    return menu


def build_main_menu(actions: Actions, parent: QWidget) -> QMenu:
    """The menu with everything that can be done now; actions of the table are left out elsewhere."""
    menu = styled(QMenu(parent))
    texts = submenu_texts()
    for row in _ROWS:
        if not menu.isEmpty():
            menu.addSeparator()
        for name in row:
            if name.startswith("+"):
                group = name[1:]
                submenu = styled(QMenu(texts[group], menu))
                submenu.setIcon(_icon(_SUBMENU_ICONS[group], submenu))
                submenu.addActions([actions[action] for action in CHOICES[group]])
                menu.addMenu(submenu)
            elif actions[name].isVisible():
                actions[name].setIcon(_icon(ICONS[name], menu))
                menu.addAction(actions[name])
    return menu


def styled(menu: QMenu) -> QMenu:
    """A menu in the program's look; it deletes itself when it closes."""
    theme = current_theme.theme
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not isinstance(menu.parentWidget(), QMenu))
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    menu.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    menu.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
    menu.setToolTipsVisible(True)
    menu.setFont(ui_font(16))
    line = px(2 if theme.high_contrast else 1)
    # Stylesheets know no logical sides, so both get the room for icon and arrow.
    menu.setStyleSheet(
        f"QMenu {{ background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.line};"
        f" border-radius: {px(14)}px; padding: {px(8)}px; }}"
        f"QMenu::item {{ padding: {px(6)}px {px(30)}px {px(6)}px {px(14)}px; border-radius: {px(9)}px; }}"
        f"QMenu::item:selected {{ background: {theme.button}; color: {theme.button_text}; }}"
        f"QMenu::item:disabled {{ color: {theme.muted}; }}"
        f"QMenu::icon {{ padding-left: {px(10)}px; padding-right: {px(10)}px; }}"
        f"QMenu::separator {{ height: 1px; background: {theme.line}; margin: {px(6)}px {px(10)}px; }}"
    )
    return menu


def pop_up(menu: QMenu, below: QWidget) -> None:
    """Show a menu under a widget, ending where the widget ends in reading direction."""
    size = menu.sizeHint()
    rtl = below.layoutDirection() == Qt.LayoutDirection.RightToLeft
    place = below.mapToGlobal(QPoint(0 if rtl else below.width(), below.height()))
    menu.popup(place if rtl else place - QPoint(size.width(), 0))


def _icon(name: str, menu: QMenu) -> QIcon:
    theme = current_theme.theme
    rtl = menu.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return icons.icon(name, theme.text, px(20), menu.devicePixelRatioF(), rtl)
