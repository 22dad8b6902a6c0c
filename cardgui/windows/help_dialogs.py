"""Every way to move cards, and every shortcut."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.text import line_width, paint_line
from cardgui.windows.actions import SHORTCUTS, Actions
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.themed import Themed, px, ui_font


class KeyCaps(Themed, QWidget):
    """Keys as they look on a keyboard, side by side."""

    def __init__(self, keys: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setAccessibleName(", ".join(keys))
        self.follow_theme()

    def _wide(self, key: str) -> float:
        return max(30 * self.k, line_width(key, ui_font(15, fonts.SEMI_BOLD)) + 18 * self.k)

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._wide(key) + 6 * self.k for key in self._keys)), round(36 * self.k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, start = self.k, self.theme, 0.0
        for key in self._keys:
            wide = self._wide(key)
            x = self.width() - start - wide if self.rtl else start
            cap = QRectF(x + k, (self.height() - 29 * k) / 2, wide - 2 * k, 29 * k)
            if not theme.high_contrast:
                drawing.fill_round(painter, cap.translated(0, 2 * k), 7 * k, QColor(theme.line))
            drawing.fill_round(painter, cap, 7 * k, QColor(theme.panel_soft))
            drawing.line_round(painter, drawing.inset(cap, 0.6 * k), 7 * k, QColor(theme.line), 1.2 * k)
            paint_line(painter, cap, key, ui_font(15, fonts.SEMI_BOLD), theme.text)
            start += wide + 6 * k


def table_keys() -> list[tuple[list[str], str]]:
    """The keys and the mouse at the table, with what they do."""
    enter = QCoreApplication.translate("Help", "Enter", "a key")
    space = QCoreApplication.translate("Help", "Space", "a key")
    escape = QCoreApplication.translate("Help", "Esc", "a key")
    drag = QCoreApplication.translate("Help", "Drag", "what the mouse does")
    click = QCoreApplication.translate("Help", "Click", "what the mouse does")
    double = QCoreApplication.translate("Help", "Double click", "what the mouse does")
    return [
        ([drag], QCoreApplication.translate("Help", "Carry a card to a place that lights up")),
        ([click], QCoreApplication.translate("Help", "Take a card, and click again where it goes")),
        ([double], QCoreApplication.translate("Help", "Play a card to the best place")),
        (["←", "→", "↑", "↓"], QCoreApplication.translate("Help", "From card to card")),
        ([enter, space], QCoreApplication.translate("Help", "Take a card, and lay it down")),
        ([escape], QCoreApplication.translate("Help", "Put the card back")),
    ]


def show_keyboard_help(parent: QWidget, actions: Actions) -> DialogFrame:
    """Every way to move cards, and every shortcut."""
    title = QCoreApplication.translate("Help", "Keyboard and mouse")
    frame = DialogFrame(parent.window(), title, width_px=660)
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(24))
    grid.setVerticalSpacing(px(5))
    grid.setColumnStretch(1, 1)
    rows = table_keys()
    rows.append(
        (["←", "→"], QCoreApplication.translate("Help", "In a rule book: from link to link; Enter follows one"))
    )
    rows += [(_native(keys), actions[name].text().rstrip("…")) for name, keys in SHORTCUTS.items()]
    for row, (keys, text) in enumerate(rows):
        grid.addWidget(KeyCaps(keys), row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(TextLabel(text, 16.5, wrap=True), row, 1, Qt.AlignmentFlag.AlignVCenter)
    frame.body_layout.addLayout(grid)
    frame.add_button("ok", QCoreApplication.translate("Help", "Close"), "primary")
    frame.open()
    return frame


def _native(keys: tuple[str, ...]) -> list[str]:
    return [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys]
