"""The program's icon: two cards on the felt of a table."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter, QRadialGradient

from cardgui.scene.look import drawing
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.theme import DAY

_CARDS = ((CardFace("skyjo", "5"), -0.13, -10), (CardFace("skyjo", "12"), 0.13, 10))


def paint_program_icon(painter: QPainter, size: int) -> None:
    """Paint it `size` px wide and high from the origin."""
    drawing.antialias(painter)
    rect = QRectF(0, 0, size, size)
    light = QRadialGradient(rect.center(), size * 0.7)
    light.setColorAt(0, DAY.felt[0])
    light.setColorAt(1, DAY.felt[2])
    rim = size * 0.045
    drawing.fill_round(painter, rect, size * 0.24, drawing.vertical(rect, "#DDB983", "#B98D52"))
    painter.fillPath(drawing.round_path(drawing.inset(rect, rim), size * 0.20), light)
    pictures = CardPictures(limit=4 * 1024 * 1024)
    u = size * 0.42
    for face, across, turn in _CARDS:
        painter.save()
        painter.translate(size * (0.5 + across), size * 0.51)
        painter.rotate(turn)
        pixmap = pictures.pixmap(face, u, 2, DAY, QLocale.c())
        painter.drawPixmap(QPointF(-u / 2, -0.7 * u) + CardPictures.offset(u, 2), pixmap)
        painter.restore()
