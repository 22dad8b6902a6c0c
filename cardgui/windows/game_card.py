"""A game on the start page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.language.numbers import span
from cardgui.language.phrases import phrases_of
from cardgui.rules.game import Game
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.icons import paint_icon
from cardgui.scene.look.text import LEAST_TEXT, line_width, paint_line
from cardgui.windows.game_art import GameArt
from cardgui.windows.services import offered_games
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import Themed, px, ui_font

_TITLE = 27.0
_PITCH = 16.0
_LEAST_PLAYERS = 10.0
_LEAST_ART = 84


class GameCard(Panel):
    """Picture, name, how many can play, what it is about, and the button that begins a match.

    `wide`: the picture beside the words, for a card that has the page to itself; otherwise above them.

    Attributes: art: the picture.

    Signals:
        play(str): the game's name.  entered(): the pointer has come.
    """

    play = Signal(str)
    entered = Signal()

    def __init__(self, game: Game, wide: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=28 if wide else 24)
        self.game = game
        self._wide = wide
        self.art = GameArt(game.name, 21 if wide else 18)
        self.art.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = TextLabel("", 46 if wide else _TITLE, fonts.EXTRA_BOLD)
        self._players = _Players(18 if wide else 16)
        self._pitch = TextLabel("", 21 if wide else _PITCH, wrap=True)
        self.button = PushButton("", "primary", "play", 60 if wide else 48)
        self.button.clicked.connect(lambda: self.play.emit(game.name))
        self._words = QVBoxLayout()
        if wide:
            self._words.addStretch(3)
        self._words.addWidget(self._title)
        self._words.addWidget(self._players)
        self._words.addWidget(self._pitch)
        self._words.addStretch(2 if wide else 1)
        self._words.addWidget(self.button)
        if wide:
            self._words.addStretch(3)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom, self)
        self._row.addWidget(self.art, 11 if wide else 1)
        self._row.addLayout(self._words, 9 if wide else 0)
        if not wide:
            # All cards of a row are equally wide, whatever their names need.
            for part in (self, self._title):
                part.setSizePolicy(QSizePolicy.Policy.Ignored, part.sizePolicy().verticalPolicy())
        self.retranslate()
        self.theme_changed()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        phrases = phrases_of(self.game.name)
        self._title.setText(phrases.title())
        players = QCoreApplication.translate("Start", "{count} players", "a span such as 2–8").format(
            count=span(self.game.low, self.game.high)
        )
        self._players.set_text(players)
        self._pitch.setText(phrases.pitch())
        self.button.set_text(QCoreApplication.translate("Start", "Play", "button: begin a new match of this game"))
        self.button.setAccessibleName(f"{self.button.text()}: {phrases.title()}")
        self.button.setAccessibleDescription(f"{players}. {phrases.pitch()}")
        self.art.retranslate()
        self._fit()

    @property
    def least(self) -> int:
        """The height in which picture, name, players and button have room, px."""
        parts = (self._title.height(), self._players.sizeHint().height(), self.button.sizeHint().height())
        rows, words = self._row.contentsMargins(), self._words.contentsMargins()
        edges = sum(edge.top() + edge.bottom() for edge in (rows, words))
        return self.art.minimumSizeHint().height() + sum(parts) + edges + 3 * self._words.spacing()

    def _fit(self) -> None:
        """Let a long name be smaller, and leave out in a low window what the rule book says at more length."""
        if self._wide or not self.width():
            return
        room = self.width() - px(8 + 10) * 2
        size = _title_size(room - px(4))
        self._title.setFixedHeight(QFontMetrics(ui_font(size, fonts.EXTRA_BOLD)).height())
        self._title.set_size(size)
        taken = [self._title.size(), self._players.sizeHint(), self.button.sizeHint()]
        rest = self.height() - sum(part.height() for part in taken) - px(8 + 6 + 4 + 12)
        # Names and pictures of all cards in a row stand on one line, whether the words below them need one line or two.
        self._pitch.setMinimumHeight(0)
        two_lines = QFontMetrics(self._pitch.font()).boundingRect(QRect(), Qt.TextFlag.TextWordWrap, "1\n2").height()
        pitch = max(self._pitch.heightForWidth(room), two_lines)
        self._pitch.setMinimumHeight(pitch)
        self._pitch.setVisible(rest - pitch >= px(_LEAST_ART))
        self.art.setToolTip("" if rest - pitch >= px(_LEAST_ART) else self._pitch.text())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def theme_changed(self) -> None:
        if hasattr(self, "_row"):
            edge = px(8)
            self._row.setContentsMargins(edge, edge, edge, edge)
            self._row.setSpacing(0)
            if self._wide:
                self._words.setContentsMargins(px(36), px(8), px(36), px(8))
            else:
                self._words.setContentsMargins(px(10), px(6), px(10), px(4))
            self._words.setSpacing(px(6 if self._wide else 2))
            self._fit()
        super().theme_changed()


def _title_size(room: float) -> float:
    """The size, px at scale 1, at which the name of every game has `room` px: the cards of a row look alike."""
    names = [phrases_of(game.name).title() for game in offered_games()]
    size = _TITLE
    while True:
        font = ui_font(size, fonts.EXTRA_BOLD)
        if font.pixelSize() <= LEAST_TEXT or max(line_width(name, font) for name in names) <= room:
            return size
        size -= 0.5


class _Players(Themed, QWidget):
    """The sign for people, and how many."""

    def __init__(self, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._text = ""
        self.follow_theme()

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        font = ui_font(self._size, fonts.SEMI_BOLD)
        side = font.pixelSize() * 1.7
        return QSize(round(side + line_width(self._text, font)), round(side))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        size = self._size
        # Very large letters are smaller in a narrow card.
        while size > _LEAST_PLAYERS:
            font = ui_font(size, fonts.SEMI_BOLD)
            if font.pixelSize() * 1.65 + line_width(self._text, font) <= self.width():
                break
            size -= 0.5
        font = ui_font(size, fonts.SEMI_BOLD)
        side, middle = font.pixelSize() * 1.3, self.height() / 2
        left = self.width() - side if self.rtl else 0.0
        paint_icon(painter, "people", QRectF(left, middle - side / 2, side, side), self.theme.muted, rtl=self.rtl)
        gap = font.pixelSize() * 1.65
        room = QRectF(0 if self.rtl else gap, 0, self.width() - gap, self.height())
        align = Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        paint_line(painter, room, self._text, font, self.theme.muted, align, self.rtl)
