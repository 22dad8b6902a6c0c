"""What the start page begins with: the match that is open, others that are, or the usual match."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.language.lists import all_of, facts
from cardgui.language.phrases import phrases_of
from cardgui.scene.look import drawing, fonts
from cardgui.scene.look.text import line_width, paint_line
from cardgui.scene.look.theme import color
from cardgui.windows.action_texts import action_texts
from cardgui.windows.avatar_row import AvatarRow
from cardgui.windows.game_art import GameTile
from cardgui.windows.giving_up import give_up_text
from cardgui.windows.margins import close_lines, set_margins
from cardgui.windows.match_pictures import RATIO, MatchPicture, MatchPictures, paint_match_picture
from cardgui.windows.open_matches import go_on_text
from cardgui.windows.saved_matches import SavedMatch
from cardgui.windows.usual_match import UsualMatch
from cardgui.windows.widgets.label import TextLabel
from cardgui.windows.widgets.painted_button import PaintedButton
from cardgui.windows.widgets.panel import Panel
from cardgui.windows.widgets.push_button import PushButton
from cardgui.windows.widgets.themed import FixedSize, Themed, current_theme, paint_focus_ring, px, ui_font

HEIGHT = 84.0
"""Of the pictures, px at scale 1."""
_EDGE = 8
_GAP = 14
_LINES = 2
"""At most, below the title."""
_LEAST_WORDS = 150.0
_TITLE, _LEAST_TITLE = 22.0, 15.0


class QuickPanel(Panel):
    """A picture, a title and one or two lines below it, the players, and one golden button.

    Attributes: button: the golden one.  other: the plain one before it.
    """

    def __init__(self, picture: QWidget, other: PushButton, icon: str, parent: QWidget | None = None) -> None:
        """icon: on the golden button."""
        super().__init__(parent)
        self._titles: tuple[str, ...] = ("",)
        self._parts: list[str] = []
        self._most = _LINES
        self._picture = picture
        self._title = TextLabel("", _TITLE, fonts.EXTRA_BOLD)
        self._where = TextLabel("", 16, role="muted")
        self._seats = AvatarRow(21)
        self.other = other
        other.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button = PushButton("", "gold", icon, 48)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._picture)
        self._line.addLayout(close_lines(self._title, self._where))
        self._line.addWidget(self._seats, 1)
        self._line.addWidget(self.other)
        self._line.addWidget(self.button)
        self.theme_changed()

    def show_words(self, titles: Sequence[str], parts: Sequence[str], players: Sequence[tuple[str, str]]) -> None:
        """titles: the same with less and less words, for less room.  parts: of the lines below; the last ones are left
        out first.  players: picture and name of each."""
        self._titles, self._parts = tuple(titles), list(parts)
        self._seats.show_pictures(players)
        self.button.setAccessibleDescription(f"{titles[0]}. {facts(parts)}")
        self._fit()

    def _fit(self) -> None:
        if not self._parts:
            return
        room = self.width() - self.beside
        seats = px(_GAP) + min(self._seats.sizeHint().width(), round(self.width() * 0.24))
        roomy = room - seats >= self._words
        self._seats.setVisible(roomy)
        if roomy:
            room -= seats
        size = _TITLE
        found = next((text for text in self._titles if self._wide(text, size) <= room), self._titles[-1])
        while size > _LEAST_TITLE and self._wide(found, size) > room:
            size -= 0.5
        self._title.set_size(size)
        self._title.setText(found)
        lines = self._lines(room)
        told = facts(self._parts)
        self._where.setText("\n".join(lines))
        self._where.setToolTip("" if facts(lines) == told else told)

    def _lines(self, room: float) -> list[str]:
        """As much of the parts as the lines of `room` px hold; the first part is there in any case."""
        font, rest, lines = self._where.font(), list(self._parts), list[str]()
        while rest and len(lines) < self._most:
            count = len(rest)
            while count > 1 and line_width(facts(rest[:count]), font) > room:
                count -= 1
            line = facts(rest[:count])
            if line_width(line, font) > room:
                if lines:
                    break
                metrics = self._where.fontMetrics()
                line = metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(0, round(room)))
            lines.append(line)
            del rest[:count]
        return lines

    def set_lines(self, most: int) -> None:
        """Have no more than so many lines below the title."""
        if most != self._most:
            self._most = most
            self._fit()

    def height_with(self, lines: int) -> int:
        """How high it is with so many lines below the title, px."""
        title = QFontMetrics(ui_font(_TITLE, fonts.EXTRA_BOLD)).height()
        words = title + lines * self._where.fontMetrics().lineSpacing()
        inner = max(words, self._picture.height(), self.button.sizeHint().height())
        return inner + 2 * px(_EDGE)

    @property
    def beside(self) -> int:
        """What everything but words and players takes of the width, px."""
        buttons = self.button.sizeHint().width() + self.other.sizeHint().width()
        return self._picture.width() + buttons + px(2 * _EDGE) + 3 * px(_GAP)

    @property
    def least(self) -> int:
        """The width with some room for words, px."""
        return self.beside + self._words

    @property
    def _words(self) -> int:
        """What words take at least, px."""
        return round(px(_LEAST_WORDS) * current_theme.text_scale)

    @staticmethod
    def _wide(text: str, size: float) -> float:
        return line_width(text, ui_font(size, fonts.EXTRA_BOLD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.theme_changed()

    def theme_changed(self) -> None:
        if hasattr(self, "_line"):
            set_margins(self._line, self.rtl, px(_EDGE), px(_EDGE), px(_EDGE), px(_EDGE))
            self._line.setSpacing(px(_GAP))
            self._fit()
        super().theme_changed()


class ContinuePanel(QuickPanel):
    """The match that was played last.

    Signals:
        go_on(int): its id.  give_up(): it is not to be gone on with.
    """

    go_on = Signal(int)
    give_up = Signal()

    def __init__(self, pictures: MatchPictures, parent: QWidget | None = None) -> None:
        self.match: SavedMatch | None = None
        self._shown = MatchPicture(pictures, HEIGHT, 16)
        other = PushButton("", "secondary", "flag", 48)
        super().__init__(self._shown, other, "right", parent)
        self.button.clicked.connect(self._chosen)
        other.clicked.connect(self.give_up)

    def show_match(self, match: SavedMatch, now: datetime.datetime) -> None:
        """now: local time."""
        self.match = match
        self._shown.show_match(match)
        title = QCoreApplication.translate("Start", "Go on with {game}", "a game's name").format(game=match.title)
        self.button.set_text(go_on_text())
        self.other.setAccessibleName(f"{give_up_text()}: {match.title}")
        self.other.setToolTip(give_up_text())
        players = [(chair.picture, chair.name) for chair in match.chairs]
        self.show_words((title, match.title), match.standing(now), players)

    def _chosen(self) -> None:
        if self.match is not None:
            self.go_on.emit(self.match.id)


class UsualPanel(QuickPanel):
    """The usual match, where none is open.

    Signals:
        play(): begin it.  change(): choose who plays and how first.
    """

    play = Signal()
    change = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._tile = GameTile(HEIGHT)
        super().__init__(self._tile, PushButton("", "secondary", "people", 48), "play", parent)
        self.button.clicked.connect(self.play)
        self.other.clicked.connect(self.change)

    def show_usual(self, usual: UsualMatch) -> None:
        self._tile.show_game(usual.game.name)
        title = phrases_of(usual.game.name).title()
        self.button.set_text(play_text())
        self.button.setAccessibleName(f"{action_texts()['usual_match'].text}: {title}")
        self.other.set_text(QCoreApplication.translate("Start", "Change…", "button: who plays and how, before a match"))
        self.other.setToolTip(QCoreApplication.translate("Start", "Choose who plays and how, then begin"))
        players = usual.players
        options = usual.game.options(usual.options, len(players))
        names = all_of([name for _, name in players])
        self.show_words((title,), (names, phrases_of(usual.game.name).goal(options)), players)


def play_text() -> str:
    """On the button that begins the usual match."""
    return QCoreApplication.translate("Start", "Play", "button: begin the usual match at once")


class MatchTile(FixedSize, PaintedButton):
    """One more open match: its picture with the game's name on it."""

    def __init__(self, pictures: MatchPictures, match: SavedMatch, now: datetime.datetime) -> None:
        """now: local time."""
        super().__init__()
        self.match = match
        self._pictures = pictures
        described = facts(match.standing(now))
        title = QCoreApplication.translate("Start", "Go on with {game}", "a game's name").format(game=match.title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(described)
        self.setToolTip(f"{title} · {described}")
        pictures.made.connect(self.update)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(px(HEIGHT * RATIO) + 2 * px(_EDGE), px(HEIGHT) + 2 * px(_EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        k, theme = self.k, self.theme
        rect = drawing.inset(QRectF(self.rect()), px(_EDGE))
        if self.isDown():
            rect.translate(0, 1.2 * k)
        radius = 16 * k
        paint_match_picture(painter, rect, radius, self._pictures.picture(self.match, self.devicePixelRatioF()))
        font = ui_font(13, fonts.SEMI_BOLD)
        high = font.pixelSize() * 1.5
        plate = QRectF(rect.x(), rect.bottom() - high, rect.width(), high)
        painter.save()
        painter.setClipPath(drawing.round_path(rect, radius))
        painter.fillRect(plate, color("#000000", 1.0 if theme.high_contrast else 0.72))
        painter.restore()
        paint_line(painter, plate.adjusted(7 * k, 0, -7 * k, 0), self.match.title, font, "#FFFFFF", rtl=self.rtl)
        if theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor(theme.line), 2 * k)
        if self.underMouse() and not theme.high_contrast:
            drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor(theme.gold), 3 * k)
        if self.hasFocus():
            paint_focus_ring(painter, rect, radius)


class OtherMatches(Themed, QWidget):
    """The open matches but for the first one: as many pictures as there is room for, and a button for all of them.

    Signals:
        go_on(int): the id of the one that was chosen.  all(): all are to be seen.
    """

    go_on = Signal(int)
    all = Signal()

    def __init__(self, pictures: MatchPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.tiles: list[MatchTile] = []
        self._most, self._count = 1, 0
        self.more = PushButton("", "secondary", "cards", 48)
        self.more.clicked.connect(self.all)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self._line.addWidget(self.more)
        self.follow_theme()

    def show_matches(self, matches: Sequence[SavedMatch], now: datetime.datetime) -> None:
        """now: local time."""
        for tile in self.tiles:
            self._line.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        # More are never in sight, and each picture takes time.
        self.tiles = [MatchTile(self._pictures, match, now) for match in matches[:4]]
        for index, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda checked=False, match=tile.match: self.go_on.emit(match.id))
            self._line.insertWidget(index, tile)
        self._count = len(matches)
        self.setVisible(bool(matches))
        self._fit()

    def set_room(self, room: float) -> None:
        """Take no more than `room` px of width."""
        tile = px(HEIGHT * RATIO) + 2 * px(_EDGE)
        self._most = max(0, int((room - self.more.sizeHint().width()) // tile))
        self._fit()

    def _fit(self) -> None:
        for index, tile in enumerate(self.tiles):
            tile.setVisible(index < self._most)
        hidden = self._count - min(self._most, len(self.tiles))
        if hidden > 0:
            text = QCoreApplication.translate("Start", "%n more", "button: open matches", hidden)
        else:
            text = QCoreApplication.translate("Start", "All", "button: see all open matches")
        whole = QCoreApplication.translate("Start", "Show all open matches")
        self.more.set_text(text)
        self.more.setAccessibleName(f"{text}: {whole}")
        self.more.setToolTip(whole)
