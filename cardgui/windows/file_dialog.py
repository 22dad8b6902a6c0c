"""The dialogs for files: the system's where it has one, else Qt's own in the program's look."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QProxyStyle,
    QSplitter,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from cardgui.language.bidi import is_right_to_left
from cardgui.scene.look import fonts
from cardgui.scene.look.theme import css
from cardgui.storage.records_files import SUFFIX
from cardgui.windows.picture_files import SUFFIXES
from cardgui.windows.widgets.themed import current_theme, px, ui_font

_LRM = "\u200e"
_WIDTH, _HEIGHT, _PLACES = 720.0, 520.0, 170.0


class _PathStyle(QProxyStyle):
    """Writes a box's words from left to right. The box's own direction does not do that: the painter in it has the
    application's."""

    def __init__(self, box: QComboBox) -> None:
        # Without a name it would be the desktop's style, which is not the application's everywhere.
        super().__init__(QApplication.style().name())
        self.setParent(box)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        super().drawControl(element, option, painter, widget)
        painter.restore()


def record_dialog(parent: QWidget, title: str, save: bool, several: bool = False) -> QFileDialog:
    """The dialog for a record file, not yet shown; it deletes itself when it closes.

    several: more than one file can be opened.
    """
    records = QCoreApplication.translate("Window", "Records of matches", "files in a file dialog")
    dialog = _dialog(parent, title, _filter(records, f"*{SUFFIX}"))
    if several:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    if save:
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    return dialog


def picture_dialog(parent: QWidget, title: str) -> QFileDialog:
    """The dialog for a picture file, not yet shown; it deletes itself when it closes."""
    pictures = QCoreApplication.translate("Window", "Pictures", "files in a file dialog")
    endings = " ".join(f"*{suffix} *{suffix.upper()}" for suffix in SUFFIXES)
    return _dialog(parent, title, _filter(pictures, endings))


def _filter(words: str, patterns: str) -> str:
    """A line of the files that are shown. Qt reads the patterns from its end, so a mark before the bracket has to keep
    them in order where the words are read from right to left."""
    return f"{words} {_LRM if is_right_to_left() else ''}({patterns})"


def _dialog(parent: QWidget, title: str, files: str) -> QFileDialog:
    """For one file that is there. files: the filter of those that are meant."""
    # No class of its own: Qt takes the system's dialog for a QFileDialog alone.
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    every = QCoreApplication.translate("Window", "All files", "in a file dialog")
    dialog.setNameFilters([files, _filter(every, "*")])
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    # Names alone: sizes and kinds say nothing here, and their columns are too narrow for the words.
    dialog.setViewMode(QFileDialog.ViewMode.List)
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, QCoreApplication.translate("Window", "Folder:", "in a file dialog"))
    dialog.setLabelText(labels.FileName, QCoreApplication.translate("Window", "Name of the file:"))
    dialog.setLabelText(labels.FileType, QCoreApplication.translate("Window", "Files:", "which ones a dialog shows"))
    dialog.setFont(ui_font(16))
    dialog.setStyleSheet(_style())
    for mode in ("listModeButton", "detailModeButton"):
        button = dialog.findChild(QToolButton, mode)
        if button is not None:
            button.hide()
    # Paths are notation: read from the right, their first slash would stand at the end.
    folder = dialog.findChild(QComboBox, "lookInCombo")
    if folder is not None:
        folder.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        folder.setStyle(_PathStyle(folder))
    name = dialog.findChild(QLineEdit, "fileNameEdit")
    if name is not None:
        name.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    room = parent.window().size()
    dialog.resize(min(px(_WIDTH), room.width() - px(40)), min(px(_HEIGHT), room.height() - px(40)))
    parts = dialog.findChild(QSplitter, "splitter")
    if parts is not None:
        parts.setSizes([px(_PLACES), dialog.width() - px(_PLACES)])
    return dialog


def _style() -> str:
    theme = current_theme.theme
    line = px(2 if theme.high_contrast else 1)
    thumb = css(theme.text, 1.0 if theme.high_contrast else 0.34)
    round_box = f"border: {line}px solid {theme.line}; border-radius: {px(12)}px"
    return (
        f"QFileDialog {{ background: {theme.page}; }}"
        f"QLabel {{ color: {theme.text}; background: transparent; }}"
        f"QLineEdit {{ background: {theme.panel}; color: {theme.text}; {round_box};"
        f" padding: {px(5)}px {px(10)}px; selection-background-color: {theme.button};"
        f" selection-color: {theme.button_text}; }}"
        f"QListView, QTreeView {{ background: {theme.panel}; color: {theme.text}; {round_box}; padding: {px(6)}px;"
        " outline: none; }"
        f"QListView::item {{ padding: {px(3)}px; border-radius: {px(7)}px; }}"
        f"QListView::item:selected {{ background: {theme.button}; color: {theme.button_text}; }}"
        # Without a picture of its own a styled box has no arrow, so Qt draws these.
        f"QLineEdit:focus, QListView:focus {{ border: {px(2)}px solid {theme.focus}; }}"
        f"QPushButton {{ background: {theme.panel}; color: {theme.text}; {round_box}; border-radius: {px(17)}px;"
        f" padding: {px(6)}px {px(20)}px; font-weight: {int(fonts.SEMI_BOLD)}; min-width: {px(70)}px; }}"
        f"QPushButton:default {{ background: {theme.button}; color: {theme.button_text};"
        f" border-color: {theme.button}; }}"
        f"QPushButton:focus {{ border: {px(2)}px solid {theme.focus}; }}"
        f"QPushButton:disabled {{ background: {theme.panel_soft}; color: {theme.muted}; border-color: {theme.line}; }}"
        f"QToolButton {{ background: transparent; border: none; border-radius: {px(9)}px; padding: {px(5)}px; }}"
        f"QToolButton:hover, QToolButton:checked {{ background: {theme.panel_soft}; }}"
        f"QComboBox QAbstractItemView {{ background: {theme.panel}; color: {theme.text};"
        f" selection-background-color: {theme.button}; selection-color: {theme.button_text}; }}"
        "QScrollBar { background: transparent; border: none; margin: 0; }"
        f"QScrollBar:vertical {{ width: {px(12)}px; }} QScrollBar:horizontal {{ height: {px(12)}px; }}"
        f"QScrollBar::handle {{ background: {thumb}; border-radius: {max(1, px(12) // 2 - 3)}px; margin: 3px; }}"
        f"QScrollBar::handle:vertical {{ min-height: {px(36)}px; }}"
        f"QScrollBar::handle:horizontal {{ min-width: {px(36)}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
        f"QSplitter::handle {{ background: transparent; width: {px(8)}px; }}"
    )
