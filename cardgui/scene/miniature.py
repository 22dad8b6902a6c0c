"""Small pictures of a table, without anything that would have to be read."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardgui.controller.view import Change, View
from cardgui.scene.board import Board
from cardgui.scene.durations import Speed
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.card_style import CardStyle
from cardgui.scene.look.theme import Theme
from cardgui.scene.paintbox import Paintbox

_CARDS = CardPictures(8 * 1024 * 1024)
"""Several pictures after one another show the same few cards."""

WINDOW = QSizeF(800, 600)
"""px: the window whose table is shown smaller. The least one has the largest cards for its size."""


def table_miniature(
    view: View,
    width: float,
    dpr: float,
    theme: Theme,
    locale: QLocale,
    direction: Qt.LayoutDirection,
    style: CardStyle,
) -> QPixmap:
    """The cloth with all that lies on it, as `view` shows it. width: logical px of the picture.

    It is drawn as on a screen of so few pixels, so that cards are as they are drawn when they are small.
    """
    paintbox = Paintbox()
    paintbox.cards = _CARDS
    board = Board(paintbox)
    board.speed = Speed(0)
    board.fixtures.wordless = True
    board.set_frame(WINDOW, direction)
    felt = board.frame.felt
    scale = width / felt.width()
    paintbox.set(theme=theme, locale=locale, direction=direction, dpr=scale * dpr, style=style)
    board.show(Change("open", None, view))
    pixmap = QPixmap(round(width * dpr), math.floor(felt.height() * scale * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    board.render(painter, QRectF(pixmap.rect()), felt)
    painter.end()
    board.stop()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
