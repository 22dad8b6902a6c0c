"""The rule book of a game, over the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cardgui import resources
from cardgui.language.bidi import is_right_to_left
from cardgui.language.numbers import in_own_digits
from cardgui.language.phrases import phrases_of
from cardgui.scene.look import fonts
from cardgui.scene.look.text import line_width
from cardgui.windows.widgets.dialog_frame import DialogFrame
from cardgui.windows.widgets.focus_ring import FocusRing
from cardgui.windows.widgets.scroll import scroll_bar_style
from cardgui.windows.widgets.segments import Segments
from cardgui.windows.widgets.themed import Themed, px, ui_font

_WIDTH, _HEIGHT = 880.0, 560.0
_FALLBACK = "en"
_BULLET = 14.0
"""The size of letters that a bullet is drawn for, px at scale 1."""
_BULLET_GAP = "\u00a0\u00a0"
"""What a bullet is further away from its text."""
_LINE_HEIGHT = 82
"""Percent: the typeface's own line box is high."""


def rule_book(game: str, language: str) -> Path:
    """The file of a game's rules in a language, or in English where there is none."""
    own = resources.path("rulebooks", language, f"{game}.md")
    return own if own.is_file() else resources.path("rulebooks", _FALLBACK, f"{game}.md")


def show_rules(parent: QWidget, game: str, language: str, others: Sequence[str] = ()) -> DialogFrame:
    """Show the rules of a game; those of `others` can be chosen too.

    Raises OSError when the program was installed without them.
    """

    def text_of(name: str) -> str:
        return rule_book(name, language).read_text(encoding="utf-8")

    def title_of(name: str) -> str:
        return QCoreApplication.translate("Rules", "Rules · {game}").format(game=phrases_of(name).title())

    def turn_to(name: str) -> None:
        frame.set_title(title_of(name))
        reader.setAccessibleName(title_of(name))
        reader.set_markdown(text_of(name))

    reader = RuleReader(text_of(game))
    reader.setAccessibleName(title_of(game))
    frame = DialogFrame(parent.window(), title_of(game), width_px=_WIDTH)
    names = [name for name in others if rule_book(name, language).is_file()]
    if game in names and len(names) > 1:
        label = QCoreApplication.translate("Rules", "Game")
        choice = Segments([(name, phrases_of(name).title()) for name in names], game, label)
        choice.chosen.connect(turn_to)
        frame.body_layout.addWidget(choice)
    frame.body_layout.addWidget(reader, 1)
    frame.set_first_focus(reader)
    frame.open()
    return frame


class RuleReader(Themed, QTextBrowser):
    """Markdown in the program's typeface; arrow and page keys scroll."""

    def __init__(self, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = markdown
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(120))
        self._ring = FocusRing(self)
        self.follow_theme()

    def set_markdown(self, markdown: str) -> None:
        """Show another book from its beginning."""
        self._markdown = markdown
        self._set_text()
        self.verticalScrollBar().setValue(0)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setHeight(px(_HEIGHT))
        return hint

    def theme_changed(self) -> None:
        theme = self.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.button))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.button_text))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(theme))
        self._set_text()
        super().theme_changed()

    def _set_text(self) -> None:
        document = self.document()
        place = self.verticalScrollBar().value() if self.isVisible() else 0
        document.setDefaultFont(ui_font(17))
        option = QTextOption()
        rtl = is_right_to_left()
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        option.setAlignment(Qt.AlignmentFlag.AlignLeft)
        document.setDefaultTextOption(option)
        document.setMarkdown(in_own_digits(self._markdown))
        # Room for the ring of the keyboard's focus.
        document.setDocumentMargin(px(12))
        self._dress_blocks(rtl)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(place)

    def _dress_blocks(self, rtl: bool) -> None:
        """Headings and paragraphs with the program's sizes and room."""
        cursor = QTextCursor(self.document())
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            shape = QTextBlockFormat()
            shape.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
            shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setTopMargin(px({0: 3, 1: 4, 2: 18}.get(level, 12)))
            shape.setBottomMargin(px(4))
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(shape)
            if level:
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = QTextCharFormat()
                weight = fonts.EXTRA_BOLD if level < 3 else fonts.SEMI_BOLD
                letters.setFont(ui_font({1: 26, 2: 21}.get(level, 18), weight))
                letters.setForeground(QColor(self.theme.button if level == 2 else self.theme.text))
                cursor.setCharFormat(letters)
            else:
                self._soften_bold(block)
                if block.textList() is not None:
                    self._move_bullet(block)
            block = block.next()

    def _move_bullet(self, block: QTextBlock) -> None:
        """Room between a bullet and its text. Qt draws it a space before the first line, in the format of the block
        itself: so that line begins with spaces, and as much further out."""
        cursor = QTextCursor(block)
        bullet = QTextCharFormat()
        bullet.setFont(ui_font(_BULLET))
        bullet.setForeground(QColor(self.theme.button))
        cursor.mergeBlockCharFormat(bullet)
        letters = QTextCharFormat()
        letters.setFont(self.document().defaultFont())
        cursor.insertText(_BULLET_GAP, letters)
        shape = QTextBlockFormat()
        shape.setTextIndent(-line_width(_BULLET_GAP, letters.font()))
        cursor.mergeBlockFormat(shape)

    def _soften_bold(self, block: QTextBlock) -> None:
        """Bold words in the weight that the typeface has."""
        fragments = []
        part = block.begin()
        while not part.atEnd():
            fragment = part.fragment()
            if fragment.isValid() and fragment.charFormat().fontWeight() > QFont.Weight.Medium:
                fragments.append((fragment.position(), fragment.length()))
            part += 1
        cursor = QTextCursor(self.document())
        for position, length in fragments:
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            letters = QTextCharFormat()
            letters.setFontWeight(int(fonts.SEMI_BOLD))
            cursor.mergeCharFormat(letters)
