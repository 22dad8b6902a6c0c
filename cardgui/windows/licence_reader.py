"""The page on which licences are read: English in every language, from left to right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QWidget

from cardgui.scene.look import fonts
from cardgui.windows.widgets.reading import ReadingPage
from cardgui.windows.widgets.themed import px, ui_font


class LicenceReader(ReadingPage):
    """Markdown with headings and paragraphs, in the program's typeface."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = ""
        self.follow_theme()

    def set_markdown(self, markdown: str) -> None:
        """Show a text from its beginning."""
        self._markdown = markdown
        self._set_text()
        self.verticalScrollBar().setValue(0)

    def theme_changed(self) -> None:
        super().theme_changed()
        self._set_text()

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
            heading = block.blockFormat().headingLevel()
            shape = QTextBlockFormat()
            shape.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            shape.setTopMargin(px(18 if heading == 2 else 12 if heading else 3))
            shape.setBottomMargin(px(4))
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(shape)
            if heading:
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = QTextCharFormat()
                letters.setFont(
                    ui_font(21 if heading == 2 else 18, fonts.EXTRA_BOLD if heading < 4 else fonts.SEMI_BOLD)
                )
                letters.setForeground(QColor(self.theme.button))
                cursor.setCharFormat(letters)
            block = block.next()
