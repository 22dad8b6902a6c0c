"""Pictures of a game: a fan of its cards on coloured cloth, and a small tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardgui.rules.games import GAMES
from cardgui.scene.look import drawing
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.theme import Theme
from cardgui.scene.tables import table_of
from cardgui.windows.widgets.themed import Themed

_PICTURES = CardPictures(limit=24 * 1024 * 1024)


@dataclass(frozen=True, slots=True)
class Art:
    """cloth: the colour at the light and at the edge.  faces: of the fan from left to right, as records write them."""

    cloth: tuple[str, str]
    faces: tuple[str, ...]


ART = {
    "skip_bo_junior": Art(("#FFCB6B", "#E8973A"), ("3", "1", "W", "2")),
    "skip_bo": Art(("#7E62BE", "#4A3186"), ("4", "W", "8", "12")),
    "kings_corners": Art(("#3C8C76", "#1E5A4B"), ("JS", "QD", "KS")),
    "skyjo": Art(("#5FA6CF", "#2E6A97"), ("-2", "0", "3", "7", "12")),
}
_OTHER = Art(("#3C8C76", "#1E5A4B"), ())


class GameArt(Themed, QWidget):
    """A fan of a game's cards, as large as the widget lets it be."""

    def __init__(self, game: str, radius: float = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._radius = radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(round(268 * self.k), round(208 * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(60 * self.k), round(50 * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k = QRectF(self.rect()), self.k
        art = ART.get(self._game, _OTHER)
        path = drawing.round_path(rect, self._radius * k)
        if self.theme.high_contrast:
            painter.fillPath(path, QColor("#000000"))
            edge = drawing.inset(rect, k)
            drawing.line_round(painter, edge, (self._radius - 1) * k, QColor(self.theme.line), 2 * k)
        else:
            shade = 0.0 if self.theme.name == "day" else 0.30
            light = QRadialGradient(
                QPointF(rect.center().x(), rect.y() + rect.height() * 0.42), max(rect.width(), rect.height()) * 0.72
            )
            light.setColorAt(0, drawing.mix(art.cloth[0], "#000000", shade))
            light.setColorAt(1, drawing.mix(art.cloth[1], "#000000", shade))
            painter.fillPath(path, QBrush(light))
        painter.setClipPath(path)
        faces = [GAMES[self._game].faces_by_text[text] for text in art.faces]
        if rect.width() < 340 * k and len(faces) > 4:
            del faces[2]
        count = len(faces)
        step = 0.50 if rect.width() < 340 * k else 0.60
        # In a low room the cloth hides the cards' lower edge, so that they stay large.
        u = min(rect.height() * 0.68, rect.width() / (1.9 + (count - 1) * step))
        middle = max(rect.center().y() - 0.04 * u, rect.y() + 0.84 * u)
        self._paint_fan(painter, QPointF(rect.center().x(), middle), u, faces, step)

    def _paint_fan(self, painter: QPainter, centre: QPointF, u: float, faces: Sequence[int], step: float) -> None:
        table, dpr = table_of(self._game), self.devicePixelRatioF()
        # Turned pictures are drawn from larger ones, so that their edges stay fine.
        sharp = 2 * dpr
        offset = CardPictures.offset(u, sharp)
        for index, face in enumerate(faces):
            away = index - (len(faces) - 1) / 2
            pixmap = _PICTURES.pixmap(table.card_face(face), u, sharp, self.theme, QLocale(), style=self.card_style)
            painter.save()
            painter.translate(centre.x() + away * step * u, centre.y() + away * away * u * 0.042)
            painter.rotate(away * 8)
            painter.drawPixmap(QPointF(-u / 2, -0.7 * u) + offset, pixmap)
            painter.restore()


def paint_game_tile(painter: QPainter, rect: QRectF, game: str, theme: Theme, k: float, dpr: float) -> None:
    """A small square that stands for a game: its cloth, and two of its cards where it is known.

    k: the scale on every px.  dpr: the screen's device pixel ratio.
    """
    art = ART.get(game, _OTHER)
    path = drawing.round_path(rect, 12 * k)
    if theme.high_contrast:
        painter.fillPath(path, QColor("#000000"))
        drawing.line_round(painter, drawing.inset(rect, k), 11 * k, QColor(theme.line), 2 * k)
    else:
        shade = 0.0 if theme.name == "day" else 0.30
        painter.fillPath(path, drawing.vertical(rect, *(drawing.mix(tone, "#000000", shade) for tone in art.cloth)))
    if game not in ART:
        return
    table, u = table_of(game), rect.width() * 0.46
    sharp = 2 * dpr
    for index, text in enumerate(art.faces[-2:]):
        pixmap = _PICTURES.pixmap(table.card_face(GAMES[game].faces_by_text[text]), u, sharp, theme, QLocale())
        painter.save()
        painter.translate(rect.center() + QPointF((index - 0.5) * u * 0.62, 0))
        painter.rotate((index - 0.5) * 16)
        painter.drawPixmap(QPointF(-u / 2, -0.7 * u) + CardPictures.offset(u, sharp), pixmap)
        painter.restore()


class GameTile(Themed, QWidget):
    """The small square that stands for a game, as a widget."""

    def __init__(self, side: float, parent: QWidget | None = None) -> None:
        """side: px at scale 1."""
        super().__init__(parent)
        self._side = side
        self._game = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def show_game(self, game: str) -> None:
        """game: its name."""
        self._game = game
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._side * self.k), round(self._side * self.k))

    def theme_changed(self) -> None:
        self.setFixedSize(self.sizeHint())
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        paint_game_tile(painter, QRectF(self.rect()), self._game, self.theme, self.k, self.devicePixelRatioF())
