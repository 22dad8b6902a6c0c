"""A game as a picture: a small table on coloured cloth that plays by itself, and a tile."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from cardgui.rules.games import GAMES
from cardgui.scene.look import drawing
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.theme import Theme
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.preview import Preview
from cardgui.scene.tables import table_of
from cardgui.windows.widgets.themed import FixedSize, Themed, current_theme

_PICTURES = CardPictures(limit=24 * 1024 * 1024)
_FIRST_DEAL = 5
REFIT_MS = 150
"""So long after the last change of size the small table is drawn anew, ms."""


@dataclass(frozen=True, slots=True)
class Art:
    """cloth: the colour at the light and at the edge.  faces: two of its cards, as records write them."""

    cloth: tuple[str, str]
    faces: tuple[str, ...]


ART = {
    "skip_bo_junior": Art(("#FFCB6B", "#E8973A"), ("W", "2")),
    "skip_bo": Art(("#7E62BE", "#4A3186"), ("8", "12")),
    "kings_corners": Art(("#3C8C76", "#1E5A4B"), ("QD", "KS")),
    "skyjo": Art(("#5FA6CF", "#2E6A97"), ("7", "12")),
}
_OTHER = Art(("#3C8C76", "#1E5A4B"), ())


class GameArt(Themed, QWidget):
    """A game on coloured cloth that can play itself. It stands still unless it is told to `step`.

    Attributes: preview: the small table; None until `prepare`, which takes some time.
    """

    def __init__(self, game: str, radius: float = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._radius = radius
        self.preview: Preview | None = None
        self._look: tuple[object, ...] = ()
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(REFIT_MS)
        self._refit.timeout.connect(self.fit)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(round(268 * self.k), round(208 * self.k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(60 * self.k), round(50 * self.k))

    # -- the small table

    def prepare(self) -> None:
        """Make the small table, in the middle of a match."""
        paintbox = Paintbox()
        paintbox.cards = _PICTURES
        self.preview = Preview(GAMES[self._game], paintbox, _FIRST_DEAL)
        self.preview.setParent(self)
        self.preview.changed.connect(self._repaint)
        self.fit()

    def _repaint(self) -> None:
        self.update()

    def step(self) -> None:
        """Let one move be seen."""
        if self.preview is not None:
            self.preview.step()

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.preview is not None and self.preview.settling.running

    def rest(self) -> None:
        """Let everything stand where it goes."""
        if self.preview is not None:
            self.preview.settling.finish()

    def fit(self) -> None:
        """Draw the small table for the size, look and language of now; where nobody sees it, once it is shown."""
        self._refit.stop()
        if self.preview is None or not self.isVisible():
            return
        look = (self.theme.name, self.card_style, QLocale(), self.layoutDirection(), self.devicePixelRatioF())
        paintbox = self.preview.paintbox
        if look != self._look:
            self._look = look
            paintbox.set(theme=self.theme, locale=QLocale(), direction=self.layoutDirection(),
                         dpr=self.devicePixelRatioF(), style=self.card_style)  # fmt: skip
            if self.preview.view is not None and self.preview.frame.direction == paintbox.direction:
                self.preview.relayout()
        self.preview.place(QSizeF(self.size()))
        self.update()

    def retranslate(self) -> None:
        """Take the digits of the present language."""
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # While a window is dragged larger the picture is stretched; it is drawn anew when the hand rests.
        super().resizeEvent(event)
        self._fit_soon()

    def _fit_soon(self) -> None:
        if self.preview is not None and self.isVisible():
            self._refit.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._refit.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.fit()

    def theme_changed(self) -> None:
        if hasattr(self, "_look") and self.preview is not None and self._look:
            if self.theme.name != self._look[0] or self.card_style != self._look[1]:
                self.fit()
            else:
                self._fit_soon()
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        rect, k = QRectF(self.rect()), self.k
        path = drawing.round_path(rect, self._radius * k)
        _paint_cloth(painter, rect, path, ART.get(self._game, _OTHER))
        if self.preview is not None and self.preview.view is not None:
            painter.save()
            painter.setClipPath(path)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            room = self.preview.sceneRect()
            scale = min(rect.width() / room.width(), rect.height() / room.height())
            shown = QRectF(QPointF(), room.size() * scale)
            shown.moveCenter(rect.center())
            self.preview.render(painter, shown, room)
            painter.restore()
        if self.theme.high_contrast:
            edge = drawing.inset(rect, k)
            drawing.line_round(painter, edge, (self._radius - 1) * k, QColor(self.theme.line), 2 * k)


def _paint_cloth(painter: QPainter, rect: QRectF, path: QPainterPath, art: Art) -> None:
    """The coloured cloth of a game, with a light on it; black in high contrast."""
    theme = current_theme.theme
    if theme.high_contrast:
        painter.fillPath(path, QColor("#000000"))
        return
    shade = 0.0 if theme.name == "day" else 0.30
    middle = QPointF(rect.center().x(), rect.y() + rect.height() * 0.42)
    light = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.72)
    light.setColorAt(0, drawing.mix(art.cloth[0], "#000000", shade))
    light.setColorAt(1, drawing.mix(art.cloth[1], "#000000", shade))
    painter.fillPath(path, QBrush(light))


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
    for index, text in enumerate(art.faces):
        pixmap = _PICTURES.pixmap(table.card_face(GAMES[game].faces_by_text[text]), u, sharp, theme, QLocale())
        painter.save()
        painter.translate(rect.center() + QPointF((index - 0.5) * u * 0.62, 0))
        painter.rotate((index - 0.5) * 16)
        painter.drawPixmap(QPointF(-u / 2, -0.7 * u) + CardPictures.offset(u, sharp), pixmap)
        painter.restore()


class GameTile(FixedSize, QWidget):
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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        paint_game_tile(painter, QRectF(self.rect()), self._game, self.theme, self.k, self.devicePixelRatioF())
