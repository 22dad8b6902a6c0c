"""`cardgui render`: a picture of the table at any moment of a record, without a display server."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication

from cardgui.controller.still import still_view
from cardgui.controller.view import Change
from cardgui.language.locales import Language
from cardgui.language.phrases import phrases_of
from cardgui.language.translators import Translators
from cardgui.rules.errors import RulesError, english
from cardgui.rules.matches import Match
from cardgui.scene.board import Board
from cardgui.scene.board_view import LEAST_SIZE
from cardgui.scene.durations import Speed
from cardgui.scene.look import fonts
from cardgui.scene.look.drawing import antialias
from cardgui.scene.look.theme import THEMES
from cardgui.scene.look.title import paint_title
from cardgui.scene.paintbox import Paintbox
from cardgui.storage.errors import RecordFileError
from cardgui.storage.records_files import write_whole


def render(match: Match, seat: int | None, size: QSize, language: Language, look: str, output: Path) -> None:
    """Write a PNG of the table.

    seat: whose eyes; None an onlooker's.  size: px.  look: a name of `THEMES`.
    Raises RulesError (one line) where the picture cannot be written.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or QApplication(["cardgui"])
    assert isinstance(app, QApplication)
    fonts.load()
    translators = Translators(app)
    translators.use(language)
    image = table_image(match, seat, size, look)
    translators.remove()
    try:
        write_whole(output, png_of(image))
    except RecordFileError as error:
        raise RulesError(str(error)) from None


def png_of(image: QImage) -> bytes:
    """The picture as a PNG file. Made here and written by others, since the PNG library complains of a full disk in a
    line of its own."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise RulesError(
            english("the picture cannot be made ({value}), expected memory for it", value=writer.error().name)
        )
    return bytes(buffer.data().data())


def table_image(match: Match, seat: int | None, size: QSize, look: str) -> QImage:
    """The table as `render` writes it, in the language of the moment."""
    paintbox = Paintbox()
    paintbox.set(theme=THEMES[look], locale=QLocale(), direction=QApplication.layoutDirection())
    board = Board(paintbox)
    board.speed = Speed(0)
    # A picture smaller than the least window is that window's, drawn smaller.
    larger = max(LEAST_SIZE.width() / size.width(), LEAST_SIZE.height() / size.height(), 1.0)
    board.set_frame(QSizeF(size) * larger, paintbox.direction)
    view, phrases = still_view(match, seat), phrases_of(match.game.name)
    board.show(Change("open", None, view))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    board.render(painter, QRectF(0, 0, size.width(), size.height()), board.sceneRect())
    painter.scale(1 / larger, 1 / larger)
    _paint_title(painter, board, phrases.title(), phrases.subtitle(view.round, match.options))
    painter.end()
    board.stop()
    return image


def _paint_title(painter: QPainter, board: Board, title: str, subtitle: str) -> None:
    """Say on the wood at the top what the window's bar says."""
    frame, box = board.frame, board.paintbox
    end = 20 * frame.k
    room = QRectF(end, 0, frame.size.width() - 2 * end, frame.bar)
    antialias(painter)
    paint_title(painter, room, title, subtitle, box.theme, frame.k, frame.mirrored)
