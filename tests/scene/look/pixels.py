"""Looking at pictures pixel by pixel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPixmap


def image_of(pixmap: QPixmap) -> QImage:
    """The pixels, one by one whatever the device pixel ratio."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(1)
    return image


def content(pixmap: QPixmap) -> bytes:
    # The bytes belong to the image, which must outlive the copying.
    image = image_of(pixmap)
    return bytes(image.constBits())


def bounds(image: QImage, area: QRect, counts: Callable[[QColor], bool]) -> QRect:
    """The smallest rectangle round the pixels of `area` for which `counts` holds."""
    hits = [
        (x, y)
        for y in range(area.top(), area.bottom() + 1)
        for x in range(area.left(), area.right() + 1)
        if counts(image.pixelColor(x, y))
    ]
    assert hits, "there is nothing of that kind"
    left, right = min(x for x, _ in hits), max(x for x, _ in hits)
    top, bottom = min(y for _, y in hits), max(y for _, y in hits)
    return QRect(left, top, right - left + 1, bottom - top + 1)
