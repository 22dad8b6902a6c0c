"""Pictures that people brought along themselves, by name; `avatars` paints them like all others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

SIDE: Final = 256
"""Width and height of every own picture, in pixels."""

_pictures: dict[str, QImage] = {}


def keep(name: str, png: bytes) -> bool:
    """Have a picture of that name from now on. Answers whether the bytes are one: a PNG of `SIDE` x `SIDE` pixels."""
    if name in _pictures:
        return True
    buffer = QBuffer()
    buffer.setData(QByteArray(png))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if (size.width(), size.height()) != (SIDE, SIDE):
        return False
    image = reader.read()
    if image.isNull():
        return False
    _pictures[name] = image
    return True


def is_own(name: str) -> bool:
    """Whether there is a picture of that name."""
    return name in _pictures


@lru_cache(maxsize=128)
def own_picture(name: str, side: int) -> QImage:
    """The picture of that name, `side` pixels wide and high. Raises KeyError where there is none."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return _pictures[name].scaled(QSize(side, side), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
