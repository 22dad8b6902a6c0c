"""A picture file that somebody brings along, read with doubt and made into a small square of our own."""

from __future__ import annotations

import stat
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMessageLogContext,
    QRect,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QImageWriter, QPainter

from cardgui.scene.look.own_pictures import SIDE

SUFFIXES: Final = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")
MOST_BYTES: Final = 40 * 1024 * 1024
MOST_PIXELS: Final = 64_000_000
MOST_SIDE: Final = 16_384
"""What a file may have at most: more than any camera of a family makes, and no more than can be held."""

_READING: Final = threading.Lock()
"""One picture at a time: the handler of Qt's messages is one for the whole program."""

_STARTS: Final = ((b"\x89PNG\r\n\x1a\n", b"png"), (b"\xff\xd8\xff", b"jpeg"), (b"GIF8", b"gif"), (b"BM", b"bmp"))


class PictureError(Exception):
    """A file that is not taken. code: "unreadable", "no_picture", "too_large" or "damaged"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def sentence(self) -> str:
        """Why, in the language of the moment."""
        return {
            "unreadable": QCoreApplication.translate("Pictures", "This file cannot be opened."),
            "no_picture": QCoreApplication.translate(
                "Pictures", "This is not a picture. PNG, JPEG, WebP, BMP and GIF can be used."
            ),
            "too_large": QCoreApplication.translate("Pictures", "This picture is too large."),
            "damaged": QCoreApplication.translate("Pictures", "This picture is damaged or not complete."),
        }[self.code]


def read_picture(path: Path) -> bytes:
    """The middle of a picture as a PNG of `SIDE` x `SIDE` pixels, with nothing else that was in the file.

    What it is tells the content, whatever the name. Of a moving picture it is the first moment.
    Raises PictureError.
    """
    return picture_of(_content(path))


def picture_of(content: bytes) -> bytes:
    """As `read_picture`, for the content of a file."""
    kind = _kind(content)
    if kind is None:
        raise PictureError("no_picture")
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    # Only the reader of that one kind ever sees the bytes. What it complains of is said to people in one line.
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    with _READING:
        before = _silence_this_thread()
        try:
            image = _read(reader, kind, content)
        finally:
            qInstallMessageHandler(before)
    if image.isNull():
        raise PictureError("damaged")
    return _png(_square(image))


def _read(reader: QImageReader, kind: bytes, content: bytes) -> QImage:
    """The picture, a null one where it is not whole. Raises PictureError."""
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise PictureError("damaged")
    if max(size.width(), size.height()) > MOST_SIDE or size.width() * size.height() > MOST_PIXELS:
        raise PictureError("too_large")
    if not _is_whole(kind, content):
        return QImage()
    _shrink(reader, size)
    return reader.read()


def _silence_this_thread() -> Callable[[QtMsgType, QMessageLogContext, str], None] | None:
    """Say nothing of what Qt has to say in this thread; answers what said it before, to be installed again."""
    here = threading.get_ident()

    def pass_on(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if threading.get_ident() == here:
            return
        if before is not None:
            before(kind, context, text)
        else:
            print(text, file=sys.stderr)

    before: Callable[[QtMsgType, QMessageLogContext, str], None] | None = qInstallMessageHandler(pass_on)
    return before


def _content(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise PictureError("unreadable")
        if status.st_size > MOST_BYTES:
            raise PictureError("too_large")
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise PictureError("unreadable") from error
    if len(content) > MOST_BYTES:
        raise PictureError("too_large")
    return content


def _kind(content: bytes) -> bytes | None:
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return b"webp"
    return next((kind for start, kind in _STARTS if content.startswith(start)), None)


def _is_whole(kind: bytes, content: bytes) -> bool:
    """Whether the end of the picture is there, where its reader would fill up what is missing."""
    if kind == b"bmp":
        return int.from_bytes(content[2:6], "little") <= len(content)
    return kind != b"jpeg" or _is_whole_jpeg(content)


def _is_whole_jpeg(content: bytes) -> bool:
    """The segments before the picture may hold a small picture with an end of its own, so they are passed over."""
    at = 2
    while at + 4 <= len(content) and content[at] == 0xFF:
        if content[at + 1] == 0xFF:
            at += 1
        elif content[at + 1] == 0xDA:
            return content.find(b"\xff\xd9", at) >= 0
        else:
            at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    return False


def _shrink(reader: QImageReader, size: QSize) -> None:
    """Have a large picture read small: a JPEG is never whole in memory then."""
    least = min(size.width(), size.height())
    if least > 2 * SIDE:
        share = 2 * SIDE / least
        reader.setScaledSize(QSize(round(size.width() * share), round(size.height() * share)))


def _square(image: QImage) -> QImage:
    """The middle, as large as it can be, on a picture that has nothing of the old one but its pixels."""
    if image.colorSpace().isValid():
        # A picture whose colours cannot be converted keeps them as they are.
        converted = image.convertedToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
        image = image if converted.isNull() else converted
    side = min(image.width(), image.height())
    middle = QRect((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    cut = image.copy(middle).scaled(
        SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    fresh = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    fresh.fill(Qt.GlobalColor.transparent)
    painter = QPainter(fresh)
    painter.drawImage(QRect(0, 0, SIDE, SIDE), cut, QRect(0, 0, cut.width(), cut.height()))
    painter.end()
    return fresh


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise PictureError("damaged")
    return bytes(buffer.data().data())
