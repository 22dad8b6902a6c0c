"""Sets a rule book: headings, paragraphs, pictures and boxes of options, as a document to be read and searched."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCollator, QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextList,
    QTextListFormat,
    QTextOption,
    QTextTableFormat,
)

from cardgui.language.bidi import is_right_to_left
from cardgui.language.lists import facts
from cardgui.language.numbers import in_own_digits
from cardgui.scene.look import fonts
from cardgui.scene.look.text import line_width
from cardgui.windows.rule_books.book import Block, Book
from cardgui.windows.rule_books.chosen_options import OptionLine, at_this_table, option_lines, usual_value
from cardgui.windows.rule_books.pictures import picture
from cardgui.windows.widgets.themed import current_theme, ui_font

MEASURE = 38.0
"""How long a line is at most, in the size of its letters: some 75 of them."""
TEXT = 17.0
_TITLE, _HEADING, _CAPTION = 29.0, 22.0, 15.0
_BULLET = 14.0
"""The size of letters that a bullet is drawn for, px at scale 1."""
_BULLET_GAP = "\u00a0\u00a0"
"""What a bullet is further away from its text."""
_LINE_HEIGHT = 84
"""Percent: the typeface's own line box is high."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What is chosen in the match that the book is read for. seats: how many chairs it has.

    values: by option, those that differ from the usual.
    """

    seats: int
    values: dict[str, object]


class Typesetter:
    """Fills a document with a book.

    zoom: how much larger than the program's own text it is set.  width: of the page, px.  dpr: device pixel ratio.
    starts: by block of the book, the block of the document with which it begins.
    """

    def __init__(
        self,
        document: QTextDocument,
        game: str,
        book: Book,
        choices: Choices | None,
        zoom: float,
        width: float,
        dpr: float,
    ) -> None:
        self._document = document
        self._game = game
        self._book = book
        self._lines: dict[str, OptionLine] = (
            {} if choices is None else option_lines(game, choices.seats, choices.values)
        )
        self._zoom = zoom
        self._k = current_theme.scale * current_theme.text_scale * zoom
        self._dpr = dpr
        self._rtl = is_right_to_left()
        self._cursor = QTextCursor(document)
        self._fresh = True
        self._bullets: QTextList | None = None
        self.starts: list[int] = []
        margin = 18 * current_theme.scale
        self.measure = min(width - 2 * margin, MEASURE * self._font(TEXT).pixelSize())
        self._side = max(margin, (width - self.measure) / 2)

    def set(self) -> None:
        """Set the whole book."""
        document = self._document
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setDefaultFont(self._font(TEXT))
        option = QTextOption()
        option.setTextDirection(self._direction)
        option.setAlignment(Qt.AlignmentFlag.AlignLeft)
        document.setDefaultTextOption(option)
        document.setDocumentMargin(0)
        page = document.rootFrame().frameFormat()
        page.setLeftMargin(self._side)
        page.setRightMargin(self._side)
        page.setTopMargin(10 * current_theme.scale)
        page.setBottomMargin(26 * current_theme.scale)
        document.rootFrame().setFrameFormat(page)
        self._cursor.beginEditBlock()
        for number, block in enumerate(self._book.blocks):
            self._set_block(number, block)
        self._cursor.endEditBlock()

    # -- blocks

    def _set_block(self, number: int, block: Block) -> None:
        if block.kind != "point":
            self._bullets = None
        if block.kind in ("title", "heading"):
            self._heading(block)
        elif block.kind == "picture":
            self._picture(block)
        elif block.kind == "option":
            self._option(block)
        elif block.kind == "options":
            self._options()
        elif block.kind == "index":
            self._index()
        else:
            self._paragraph(block)

    def _new_block(self, shape: QTextBlockFormat, starts: bool = True) -> QTextBlock:
        """Begin a paragraph. starts: it is the first of its block of the book."""
        shape.setLayoutDirection(self._direction)
        if self._fresh:
            self._cursor.setBlockFormat(shape)
        else:
            self._cursor.insertBlock(shape)
        self._cursor.setBlockCharFormat(self._letters())
        self._fresh = False
        if starts:
            self.starts.append(self._cursor.blockNumber())
        return self._cursor.block()

    def _shape(self, above: float, below: float) -> QTextBlockFormat:
        shape = QTextBlockFormat()
        shape.setTopMargin(above * self._k)
        shape.setBottomMargin(below * self._k)
        shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return shape

    def _heading(self, block: Block) -> None:
        first = block.kind == "title"
        shape = self._shape(4 if first else 30, 6 if first else 5)
        shape.setHeadingLevel(block.level)
        self._new_block(shape)
        size = _TITLE if first else _HEADING
        ink = current_theme.theme.text if first else self._accent
        self._cursor.insertText(in_own_digits(block.text), self._letters(size, fonts.EXTRA_BOLD, ink))

    def _paragraph(self, block: Block) -> None:
        if block.kind == "point":
            self._new_block(self._shape(3, 5))
            if self._bullets is None:
                style = QTextListFormat()
                style.setStyle(QTextListFormat.Style.ListDisc)
                self._bullets = self._cursor.createList(style)
            else:
                self._bullets.add(self._cursor.block())
            self._move_bullet()
        else:
            self._new_block(self._shape(4, 6))
        self._words(block)

    def _words(self, block: Block) -> None:
        for piece in block.pieces:
            kind = piece.target.partition(":")[0]
            if piece.target and kind != "term":
                letters = self._link(piece.target)
            else:
                letters = self._letters(weight=fonts.SEMI_BOLD if piece.bold or piece.target else fonts.REGULAR)
            self._cursor.insertText(in_own_digits(piece.text), letters)

    def _move_bullet(self) -> None:
        """Room between a bullet and its text. Qt draws it a space before the first line, in the format of the block
        itself: so that line begins with spaces, and as much further out."""
        bullet = QTextCharFormat()
        bullet.setFont(self._font(_BULLET))
        bullet.setForeground(QColor(self._accent))
        self._cursor.setBlockCharFormat(bullet)
        letters = self._letters()
        self._cursor.insertText(_BULLET_GAP, letters)
        shape = QTextBlockFormat()
        shape.setTextIndent(-line_width(_BULLET_GAP, letters.font()))
        self._cursor.mergeBlockFormat(shape)

    def _picture(self, block: Block) -> None:
        image = picture(self._game, block.name, self.measure, self._dpr, self._zoom)
        name = f"picture:{block.name}"
        self._document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
        shape = self._shape(12, 0)
        shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        shape.setNonBreakableLines(True)
        # Its line is as high as the picture.
        shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        self._new_block(shape)
        caption = in_own_digits(block.plain)
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(image.deviceIndependentSize().width())
        form.setHeight(image.deviceIndependentSize().height())
        form.setProperty(QTextFormat.Property.ImageAltText.value, caption)
        self._cursor.insertImage(form)
        under = self._shape(3, 16)
        under.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inset = self.measure * 0.04
        under.setLeftMargin(inset)
        under.setRightMargin(inset)
        self._new_block(under, starts=False)
        self._cursor.insertText(caption, self._letters(_CAPTION, ink=current_theme.theme.muted))

    def _option(self, block: Block) -> None:
        """An option in a box, with what is chosen for this match."""
        theme = current_theme.theme
        form = QTextFrameFormat()
        form.setBackground(QBrush(QColor(theme.panel_soft)))
        form.setBorder((2 if theme.high_contrast else 0) * current_theme.scale)
        form.setBorderBrush(QBrush(QColor(theme.line)))
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setPadding(11 * self._k)
        form.setTopMargin(9 * self._k)
        form.setBottomMargin(9 * self._k)
        form.setLayoutDirection(self._direction)
        if self._fresh:
            # Qt has a paragraph between two boxes; it shall take no room.
            between = QTextBlockFormat()
            between.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            self._cursor.setBlockFormat(between)
        self._cursor.insertFrame(form)
        self._fresh = True
        self._new_block(self._shape(0, 0))
        self._words(block)
        line = self._lines.get(block.name)
        if line is not None:
            self._new_block(self._shape(4, 0), starts=False)
            self._cursor.insertText(at_this_table(line), self._letters(TEXT, fonts.SEMI_BOLD, self._accent))
        self._cursor.setPosition(self._document.rootFrame().lastPosition())
        self._fresh = True

    # -- what the program adds

    def _options(self) -> None:
        """All options side by side: the usual, and what is chosen."""
        blocks = [block for block in self._book.blocks if block.kind == "option"]
        form = QTextTableFormat()
        theme = current_theme.theme
        form.setBorder(0)
        form.setCellPadding(6 * self._k)
        form.setCellSpacing(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setTopMargin(8 * self._k)
        form.setBottomMargin(24 * self._k)
        form.setLayoutDirection(self._direction)
        form.setHeaderRowCount(1)
        heads = [
            QCoreApplication.translate("RuleBook", "House rule", "heading of a column of options"),
            QCoreApplication.translate("RuleBook", "Usual", "heading of a column: what is usual"),
        ]
        if self._lines:
            heads.append(QCoreApplication.translate("RuleBook", "At this table", "heading of a column: what is chosen"))
        table = self._cursor.insertTable(len(blocks) + 1, len(heads), form)
        self.starts.append(table.cellAt(0, 0).firstCursorPosition().blockNumber())

        def cell(row: int, column: int, text: str, letters: QTextCharFormat) -> None:
            place = table.cellAt(row, column)
            shape = place.format().toTableCellFormat()
            if row % 2:
                shape.setBackground(QBrush(QColor(theme.panel_soft)))
            place.setFormat(shape)
            cursor = place.firstCursorPosition()
            block = self._shape(1, 1)
            block.setLayoutDirection(self._direction)
            cursor.setBlockFormat(block)
            cursor.insertText(text, letters)

        for column, head in enumerate(heads):
            cell(0, column, head, self._letters(_CAPTION, fonts.SEMI_BOLD, theme.muted))
        for row, block in enumerate(blocks, 1):
            line = self._lines.get(block.name)
            title = in_own_digits(next(piece.text for piece in block.pieces).rstrip("."))
            cell(row, 0, title, self._link(f"option:{block.name}", size=16))
            cell(row, 1, usual_value(self._game, block.name), self._letters(16))
            if line is not None:
                weight = fonts.REGULAR if line.usual else fonts.EXTRA_BOLD
                cell(row, 2, line.value, self._letters(16, weight))
        self._cursor.setPosition(self._document.rootFrame().lastPosition())
        self._fresh = True

    def _index(self) -> None:
        """The terms in the order of the language, each with the sections where it is explained or matters."""
        collator = QCollator(QLocale())
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        terms = sorted(self._book.terms.items(), key=lambda item: collator.sortKey(item[1][0]))
        for place, (key, (name, blocks)) in enumerate(terms):
            shape = self._shape(2, 3)
            self._new_block(shape, starts=place == 0)
            self._cursor.insertText(in_own_digits(name), self._link(f"term:{key}"))
            heads = {self._book.section_of(number): number for number in reversed(blocks)}
            between = "\u2003"
            for head, number in reversed(heads.items()):
                if head is not None:
                    muted = self._letters(_CAPTION, ink=current_theme.theme.muted)
                    self._cursor.insertText(between, muted)
                    muted.setAnchor(True)
                    muted.setAnchorHref(f"block:{number}")
                    self._cursor.insertText(in_own_digits(self._book.blocks[head].text), muted)
                    between = facts(["", ""])

    # -- letters

    @property
    def _direction(self) -> Qt.LayoutDirection:
        return Qt.LayoutDirection.RightToLeft if self._rtl else Qt.LayoutDirection.LeftToRight

    @property
    def _accent(self) -> str:
        """The colour of headings and links."""
        theme = current_theme.theme
        return theme.gold if theme.name == "night" else theme.button

    def _font(self, size: float, weight: QFont.Weight = fonts.REGULAR) -> QFont:
        return ui_font(size * self._zoom, weight)

    def _letters(
        self, size: float = TEXT, weight: QFont.Weight = fonts.REGULAR, ink: str | None = None
    ) -> QTextCharFormat:
        letters = QTextCharFormat()
        letters.setFont(self._font(size, weight))
        letters.setForeground(QColor(ink or current_theme.theme.text))
        return letters

    def _link(self, target: str, size: float = TEXT) -> QTextCharFormat:
        letters = self._letters(size, fonts.SEMI_BOLD, self._accent)
        letters.setAnchor(True)
        letters.setAnchorHref(target)
        letters.setFontUnderline(True)
        return letters
