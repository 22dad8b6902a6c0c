"""Small pictures of saved matches, which give nothing away: made one by one while nothing else is to be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardgui.controller.library import Library
from cardgui.controller.still import onlooker_view
from cardgui.rules.errors import RulesError
from cardgui.scene.look import drawing
from cardgui.scene.miniature import table_miniature
from cardgui.storage.errors import StorageError, UnreadableMatch
from cardgui.windows.saved_matches import SavedMatch
from cardgui.windows.services import Services
from cardgui.windows.widgets.themed import FixedSize, current_theme, px

_WIDTH = 184.0
"""Of the pictures as they are made, px at scale 1; smaller ones are drawn from them."""
RATIO = 1.44
"""Width by height of the pictures as they are shown."""
_KEPT = 80


class MatchPictures(QObject):
    """Keeps the pictures of matches; each is made anew when its match, the look or the language is another.

    Signals:
        made(): another picture is there.
    """

    made = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        database = services.database
        self._library = None if database is None else Library(database, services.clock)
        self._pictures: OrderedDict[Hashable, QPixmap | None] = OrderedDict()
        self._wanted: OrderedDict[Hashable, tuple[SavedMatch, float]] = OrderedDict()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make_one)

    def picture(self, match: SavedMatch, dpr: float) -> QPixmap | None:
        """The picture of a match; None while it is not made, and where the match cannot be read. dpr: of the screen."""
        locale, direction = QLocale(), QGuiApplication.layoutDirection()
        theme, style, wide = current_theme.theme, current_theme.cards, px(_WIDTH)
        key = (match.id, match.moves, match.last_played, theme.name, style, wide, dpr, locale, direction)
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        if self._library is not None and key not in self._wanted:
            self._wanted[key] = match, dpr
            self._timer.start(0)
        return None

    def stop(self) -> None:
        """Make nothing that nobody sees any more; what is asked for again is made then."""
        self._timer.stop()
        self._wanted.clear()

    def _make_one(self) -> None:
        if not self._wanted:
            return
        key, (match, dpr) = self._wanted.popitem(last=False)
        self._pictures[key] = self._made(match, dpr)
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)
        if self._wanted:
            self._timer.start(0)
        self.made.emit()

    def _made(self, match: SavedMatch, dpr: float) -> QPixmap | None:
        assert self._library is not None
        try:
            table = self._library.read(match.id)
        except (StorageError, UnreadableMatch, RulesError):
            return None
        return table_miniature(
            onlooker_view(table),
            px(_WIDTH),
            dpr,
            current_theme.theme,
            QLocale(),
            QGuiApplication.layoutDirection(),
            current_theme.cards,
        )


def paint_match_picture(painter: QPainter, rect: QRectF, radius: float, picture: QPixmap | None) -> None:
    """Paint a picture into a rounded room, which it fills; plain cloth while there is none. radius: px."""
    theme, k = current_theme.theme, current_theme.scale
    path = drawing.round_path(rect, radius)
    light = QRadialGradient(rect.center(), rect.width() * 0.75)
    light.setColorAt(0, QColor(theme.felt[0]))
    light.setColorAt(1, QColor(theme.felt[2]))
    painter.fillPath(path, QBrush(light))
    if picture is not None:
        painter.save()
        painter.setClipPath(path)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = picture.deviceIndependentSize()
        scale = max(rect.width() / size.width(), rect.height() / size.height())
        corner = rect.center() - QPointF(size.width(), size.height()) * (scale / 2)
        painter.drawPixmap(QRectF(corner, size * scale), picture, QRectF(picture.rect()))
        painter.restore()
    if theme.high_contrast:
        drawing.line_round(painter, drawing.inset(rect, k), radius - k, QColor(theme.line), 2 * k)


class MatchPicture(FixedSize, QWidget):
    """The picture of one match."""

    def __init__(self, pictures: MatchPictures, height: float, radius: float, parent: QWidget | None = None) -> None:
        """height, radius: px at scale 1."""
        super().__init__(parent)
        self._pictures = pictures
        self._height, self._radius = height, radius
        self._match: SavedMatch | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pictures.made.connect(self.update)
        self.follow_theme()

    def show_match(self, match: SavedMatch) -> None:
        self._match = match
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(self._height * RATIO), px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing.antialias(painter)
        picture = None if self._match is None else self._pictures.picture(self._match, self.devicePixelRatioF())
        paint_match_picture(painter, QRectF(self.rect()), self._radius * self.k, picture)
