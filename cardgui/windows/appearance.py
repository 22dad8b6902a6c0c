"""Which look holds, and what of the preferences it follows from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from cardgui.scene.look.theme import THEMES, Theme
from cardgui.windows.widgets.themed import current_theme, off_ink, ui_font

USUAL_PACE_MS = 600


def theme_of(chosen: str, system_contrast: bool) -> Theme:
    """The look by a word of `preferences.COLOURS`. system_contrast: the system wants high contrast."""
    if chosen == "system" and system_contrast:
        chosen = "high_contrast"
    elif chosen == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        chosen = "night" if dark else "day"
    return THEMES[chosen]


def use_theme(theme: Theme) -> None:
    """Have all widgets in that look, those of Qt's own dialogs and tooltips too."""
    palette = palette_of(theme)
    QApplication.setPalette(palette)
    QToolTip.setPalette(palette)
    QToolTip.setFont(ui_font(14.5))
    current_theme.set_theme(theme)


def palette_of(theme: Theme) -> QPalette:
    """The look as Qt's own widgets understand it."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.page),
        (roles.WindowText, theme.text),
        (roles.Base, theme.panel),
        (roles.AlternateBase, theme.panel_soft),
        (roles.Text, theme.text),
        (roles.PlaceholderText, theme.muted),
        (roles.Button, theme.panel_soft),
        (roles.ButtonText, theme.text),
        (roles.Highlight, theme.button),
        (roles.HighlightedText, theme.button_text),
        (roles.ToolTipBase, theme.panel),
        (roles.ToolTipText, theme.text),
        (roles.Link, theme.button),
    ):
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, off_ink(theme.text, theme.page))
    return palette


def animation_factor(percent: int) -> float:
    """How long animations take, 1 being usual, from their speed in percent; 0 means no movement."""
    return 100 / percent if percent else 0.0


def pace_percent(pause_ms: int) -> int:
    """The speed of computer seats from the pause before their moves, ms."""
    return round(USUAL_PACE_MS * 100 / pause_ms) if pause_ms else 0
