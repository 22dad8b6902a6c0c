"""The page of the first start where the system's language is none of the four: each offers itself in its own words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.language.locales import LANGUAGES, Language
from cardgui.language.translators import Translators
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import SHADOW
from cardgui.windows.page import Page
from cardgui.windows.program_icon import paint_program_icon
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.themed import Themed, paint_focus_ring, px, ui_font

_NAME, _LINE, _LEAST = 38.0, 18.0, 12.0
_COLUMNS = 2


class LanguagePage(Page):
    """Attributes:

    buttons: one for each language, by its code.

    Signals:
        chosen(str): a language, by its code.
    """

    chosen = Signal(str)

    def __init__(self, translators: Translators, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._emblem = _Emblem()
        self.buttons: dict[str, LanguageButton] = {}
        self._grid = QGridLayout()
        for place, language in enumerate(LANGUAGES):
            button = LanguageButton(language, translators)
            button.clicked.connect(lambda checked=False, code=language.code: self.chosen.emit(code))
            button.stepped.connect(lambda across, down, place=place: self._step(place, across, down))
            self.buttons[language.code] = button
            self._grid.addWidget(button, *divmod(place, _COLUMNS))
        self._column = QVBoxLayout(self.content)
        self._column.addStretch(1)
        self._column.addWidget(self._emblem)
        self._column.addLayout(self._grid, 100)
        self._column.addStretch(1)
        # Nobody has chosen yet: the order on the page is the same for everybody.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        names = [translators.text_in(language, "Start", "Card Table", "the program's name") for language in LANGUAGES]
        self.bar.set_title(" · ".join(names))
        self.setAccessibleName(" · ".join(language.own_name for language in LANGUAGES))
        self.theme_changed()

    def focus_first(self) -> None:
        """Give the focus to the first language."""
        next(iter(self.buttons.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, place: int, across: int, down: int) -> None:
        row, column = divmod(place, _COLUMNS)
        buttons = list(self.buttons.values())
        wanted = ((row + down) % (len(buttons) // _COLUMNS)) * _COLUMNS + (column + across) % _COLUMNS
        buttons[wanted].setFocus(Qt.FocusReason.TabFocusReason)

    def theme_changed(self) -> None:
        if hasattr(self, "_column"):
            wide = self.width() > 1000 * self.k
            side = px(120 if wide else 28)
            self._column.setContentsMargins(side, px(18), side, px(44 if wide else 22))
            self._column.setSpacing(px(12))
            self._grid.setSpacing(px(12))
            for button in self.buttons.values():
                button.setMaximumHeight(px(200))
        super().theme_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.theme_changed()


class _Emblem(Themed, QWidget):
    """The program's sign, which needs no words."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(96), px(96))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate((self.width() - self.height()) / 2, 0)
        paint_program_icon(painter, self.height())


class LanguageButton(PaintedButton):
    """A language's name and a line that offers it, both in itself and read in its direction.

    Signals:
        stepped(int, int): an arrow key was pressed: columns to the right, rows down.
    """

    stepped = Signal(int, int)

    def __init__(self, language: Language, translators: Translators) -> None:
        super().__init__()
        source = QT_TRANSLATE_NOOP("LanguagePage", "Play in English")
        self._line = translators.text_in(language, "LanguagePage", str(source))
        self.setObjectName(language.code)
        self.setText(language.own_name)
        self.setAccessibleName(language.own_name)
        self.setAccessibleDescription(self._line)
        self.setLayoutDirection(language.direction)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(300), px(140))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(90))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(*step)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme, rect = self.k, self.theme, self.visible_rect()
        radius = 22 * k
        if not theme.high_contrast:
            paint_soft(painter, rect, radius, 5 * k, SHADOW, 0.22, dy=2 * k)
        ground = QColor(theme.panel)
        if self.underMouse() or self.isDown():
            ground = drawing.mix(theme.panel, theme.button, 0.18 if self.isDown() else 0.08)
        drawing.fill_round(painter, rect, radius, ground)
        width = (2.0 if theme.high_contrast else 1.0) * k
        drawing.line_round(painter, drawing.inset(rect, width / 2), radius - width / 2, QColor(theme.line), width)
        self._paint_words(painter, drawing.inset(rect, 24 * k))
        if self.hasFocus():
            paint_focus_ring(painter, rect, radius)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        rtl, side = self.rtl, 34 * self.k
        arrow = QRectF(room.left() if rtl else room.right() - side, room.center().y() - side / 2, side, side)
        paint_icon(painter, "right", arrow, self.theme.button, rtl=rtl)
        gap = side + 10 * self.k
        words = room.adjusted(gap, 0, 0, 0) if rtl else room.adjusted(0, 0, -gap, 0)
        align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        name, line = _fitting(self.text(), _NAME, words.width(), True), _fitting(self._line, _LINE, words.width())
        high, low = name.pixelSize() * 1.3, line.pixelSize() * 1.5
        top = words.center().y() - (high + low) / 2
        upper = QRectF(words.left(), top, words.width(), high)
        lower = QRectF(words.left(), top + high, words.width(), low)
        paint_line(painter, upper, self.text(), name, self.theme.text, align, rtl)
        paint_line(painter, lower, self._line, line, self.theme.muted, align, rtl)


def _fitting(text: str, size: float, room: float, heavy: bool = False) -> QFont:
    """The letters, smaller where very large ones have no room, px."""
    weight = fonts.EXTRA_BOLD if heavy else fonts.REGULAR
    while size > _LEAST and line_width(text, ui_font(size, weight)) > room:
        size -= 0.5
    return ui_font(size, weight)
