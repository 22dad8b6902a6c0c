"""The page on which licences are read: English in every language, from left to right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cardgui.scene.look import fonts
from cardgui.windows.widgets.focus_ring import FocusRing
from cardgui.windows.widgets.reading import dress
from cardgui.windows.widgets.themed import Themed, px, ui_font

_HEIGHT = 2000.0


class LicenceReader(Themed, QTextBrowser):
    """Markdown with headings and paragraphs, in the program's typeface; arrow and page keys scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(120))
        self._ring = FocusRing(self)
        self.follow_theme()

    def set_markdown(self, markdown: str) -> None:
        """Show a text from its beginning."""
        self._markdown = markdown
        self._set_text()
        self.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setHeight(px(_HEIGHT))
        return hint

    def theme_changed(self) -> None:
        dress(self, self.theme)
        self._set_text()
        super().theme_changed()

    def _set_text(self) -> None:
        document = self.document()
        place = self.verticalScrollBar().value() if self.isVisible() else 0
        document.setDefaultFont(ui_font(17))
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        option.setAlignment(Qt.AlignmentFlag.AlignLeft)
        document.setDefaultTextOption(option)
        document.setMarkdown(self._markdown)
        # Room for the ring of the keyboard's focus.
        document.setDocumentMargin(px(12))
        self._dress_blocks()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(place)

    def _dress_blocks(self) -> None:
        """Headings and paragraphs with the program's sizes and room."""
        cursor = QTextCursor(self.document())
        block = self.document().begin()
        while block.isValid():
            heading = block.blockFormat().headingLevel() > 0
            shape = QTextBlockFormat()
            shape.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            shape.setTopMargin(px(18 if heading else 3))
            shape.setBottomMargin(px(4))
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(shape)
            if heading:
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = QTextCharFormat()
                letters.setFont(ui_font(21, fonts.EXTRA_BOLD))
                letters.setForeground(QColor(self.theme.button))
                cursor.setCharFormat(letters)
            block = block.next()
