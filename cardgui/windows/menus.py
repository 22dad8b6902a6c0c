"""The menu of the bar, in the look of the moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QWidget

from cardgui.scene.look import icons
from cardgui.scene.look.theme import css
from cardgui.windows.action_texts import submenu_texts
from cardgui.windows.actions import CHOICES, ICONS, Actions
from cardgui.windows.widgets.themed import current_theme, off_ink, px, ui_font

_SUBMENU_ICONS = {
    "matches": "cards",
    "course": "play",
    "past": "log",
    "settings": "gear",
    "help": "info",
    "language": "globe",
    "look": "sun",
    "digits": "pencil",
    "text": "search",
    "sound": "sound",
    "animation": "speed",
    "pace": "clock",
    "undo_policy": "undo",
}
_ROWS = (
    ("home", "usual_match", "new_match", "+matches", "history", "open_record"),
    ("undo", "redo", "hint", "call", "chairs", "score_sheet", "+course", "+past"),
    ("+settings", "rules", "+help"),
    ("quit",),
)
_SUBMENUS = {
    "matches": ("again", "same_deal", "open_matches", "save_record", "give_up"),
    "course": ("pause", "step", "fast_forward", "next_round"),
    "past": ("log", "past_start", "past_play", "past_back", "past_forward", "now", "continue_here"),
    "settings": (
        "settings",
        "+language",
        "+look",
        "+digits",
        "+text",
        "+sound",
        "+animation",
        "+pace",
        "+undo_policy",
        "full_screen",
    ),
    "help": ("keyboard", "about"),
    **CHOICES,
    "sound": (*CHOICES["sound"], "mute"),
}
_PADDING, _LEAST_PADDING = 6.0, 1.0
"""Room over and under a line, px at scale 1; the least where there is little height."""
_SIZE, _LEAST_SIZE = 16.0, 11.0


def open_main_menu(actions: Actions, below: QWidget) -> QMenu:
    """Show the menu under a button, at its trailing edge. It deletes itself when it closes."""
    menu = build_main_menu(actions, below.window())
    bottom = below.mapTo(below.window(), QPoint(0, below.height())).y()
    fit(menu, below.window().height() - bottom)
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
    for row in _ROWS:
        if not menu.isEmpty():
            menu.addSeparator()
        _fill(menu, row, actions)
    return menu


def _fill(menu: QMenu, names: Sequence[str], actions: Actions) -> None:
    for name in names:
        if name.startswith("+"):
            group = name[1:]
            submenu = styled(QMenu(submenu_texts()[group], menu))
            submenu.setIcon(_icon(_SUBMENU_ICONS[group], submenu))
            _fill(submenu, _SUBMENUS[group], actions)
            if submenu.isEmpty():
                submenu.deleteLater()
            else:
                menu.addMenu(submenu)
        elif actions[name].isVisible():
            if name in ICONS:
                actions[name].setIcon(_icon(ICONS[name], menu))
            menu.addAction(actions[name])


def fit(menu: QMenu, height: float) -> None:
    """Bring the lines closer together where the menu would be higher than `height`, px, and make large letters smaller
    where that does not do."""
    padding, size = _PADDING, _SIZE
    while menu.sizeHint().height() > height and size > _LEAST_SIZE:
        if padding > _LEAST_PADDING:
            padding -= 1
        else:
            size -= 0.5
        styled(menu, padding, size)


def styled(menu: QMenu, padding: float = _PADDING, size: float = _SIZE) -> QMenu:
    """A menu in the program's look; it deletes itself when it closes.

    padding: over and under a line.  size: of the letters; both px at scale 1.
    """
    theme = current_theme.theme
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not isinstance(menu.parentWidget(), QMenu))
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    menu.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    menu.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
    menu.setToolTipsVisible(True)
    menu.setFont(ui_font(size))
    line = px(2 if theme.high_contrast else 1)
    # Stylesheets know no logical sides, so both get the room for icon and arrow.
    menu.setStyleSheet(
        f"QMenu {{ background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.line};"
        f" border-radius: {px(14)}px; padding: {px(8)}px; }}"
        f"QMenu::item {{ padding: {px(padding)}px {px(30)}px {px(padding)}px {px(14)}px; border-radius: {px(9)}px; }}"
        f"QMenu::item:selected {{ background: {theme.button}; color: {theme.button_text}; }}"
        f"QMenu::item:disabled {{ color: {off_ink(theme.text, theme.panel).name()}; }}"
        f"QMenu::item:disabled:selected {{ background: {css(theme.text, 0.12)}; }}"
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
    off = off_ink(theme.text, theme.panel).name()
    inks = {QIcon.Mode.Normal: theme.text, QIcon.Mode.Active: theme.button_text, QIcon.Mode.Disabled: off}
    icon = QIcon()
    for mode, ink in inks.items():
        icon.addPixmap(icons.icon_pixmap(name, ink, px(20), menu.devicePixelRatioF(), rtl=rtl), mode)
    return icon
