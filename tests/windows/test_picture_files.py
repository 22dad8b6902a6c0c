"""Own pictures: what is taken, what of it is kept, and what is refused in one line."""

from __future__ import annotations

import os
import struct
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication

from cardgui.scene.look.own_pictures import SIDE
from cardgui.storage.people import LARGEST_PICTURE
from cardgui.windows.picture_files import MOST_BYTES, PictureError, picture_of, read_picture

pytestmark = pytest.mark.usefixtures("qapp")


def striped(width: int, height: int) -> QImage:
    """Red at the left, green in a square in the middle, blue at the right."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    painter = QPainter(image)
    painter.fillRect(width // 2, 0, width, height, QColor("#0000FF"))
    side = min(width, height)
    painter.fillRect((width - side) // 2, (height - side) // 2, side, side, QColor("#00FF00"))
    painter.end()
    return image


def encoded(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    assert writer.write(image), writer.errorString()
    return bytes(buffer.data().data())


def decoded(png: bytes) -> QImage:
    assert png.startswith(b"\x89PNG")
    image = QImage.fromData(png)
    assert (image.width(), image.height()) == (SIDE, SIDE)
    return image


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png_header(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


def png_bomb(width: int, height: int) -> bytes:
    """A few bytes that would be so large a picture."""
    return png_header(width, height) + chunk(b"IDAT", zlib.compress(b"\0" * 1_000_000)) + chunk(b"IEND", b"")


def gif(width: int, height: int, frames: int) -> bytes:
    """Frames of one pixel: white at first, then black ones."""
    head = b"GIF89a" + struct.pack("<HH", width, height) + b"\x80\0\0" + b"\xff\xff\xff\0\0\0"
    made = head + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    for frame in range(frames):
        data = b"\x02\x02\x44\x01\x00" if frame == 0 else b"\x02\x02\x4c\x01\x00"
        made += b"\x21\xf9\x04\x04\x0a\0\0\0" + b"\x2c\0\0\0\0" + struct.pack("<HH", 1, 1) + b"\0" + data
    return made + b"\x3b"


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp", "bmp"])
@pytest.mark.parametrize(("width", "height"), [(900, 300), (40, 120), (1, 1), (3000, 2000)])
def test_the_middle_of_a_picture_is_kept(tmp_path: Path, kind: str, width: int, height: int) -> None:
    path = tmp_path / "photo.txt"
    path.write_bytes(encoded(striped(width, height), kind))
    image = decoded(read_picture(path))
    for x, y in ((3, 3), (SIDE - 4, 3), (SIDE // 2, SIDE // 2), (3, SIDE - 4), (SIDE - 4, SIDE - 4)):
        red, green, blue, _ = image.pixelColor(x, y).getRgb()  # type: ignore[misc]  # four ints
        assert green > 180
        assert red < 100
        assert blue < 100


def test_of_a_moving_picture_the_first_moment_is_kept() -> None:
    image = decoded(picture_of(gif(1, 1, 3)))
    assert image.pixelColor(100, 100) == QColor("#FFFFFF")


def test_nothing_but_pixels_is_kept() -> None:
    image = striped(300, 300)
    image.setText("Author", "somebody-with-a-name")
    image.setText("Location", "48.1,11.5")
    content = encoded(image, "png")
    assert b"Author" in content
    kept = picture_of(content)
    assert decoded(kept).textKeys() == []
    assert b"Author" not in kept
    assert b"tEXt" not in kept


def test_the_largest_that_can_come_of_it_can_be_saved() -> None:
    noise = QImage(os.urandom(SIDE * SIDE * 4), SIDE, SIDE, QImage.Format.Format_ARGB32)
    assert len(picture_of(encoded(noise, "png"))) <= LARGEST_PICTURE


def test_what_can_be_seen_through_stays_so() -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor(255, 0, 0, 0))
    assert decoded(picture_of(encoded(image, "png"))).pixelColor(50, 50).alpha() == 0


def test_a_photograph_stands_upright() -> None:
    """The camera was held on its side: EXIF orientation 6."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 100, 200, QColor("#00FF00"))
    painter.end()
    content = encoded(image, "jpeg")
    tiff = b"MM\0\x2a\0\0\0\x08\0\x01" + struct.pack(">HHIHH", 0x0112, 3, 1, 6, 0) + b"\0\0\0\0"
    exif = b"Exif\0\0" + tiff
    turned = content[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + content[2:]
    top = decoded(picture_of(turned)).pixelColor(128, 20)
    assert top.green() > 200
    assert top.red() < 60


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_picture"),
        (b"GI", "no_picture"),
        (b"hello, I am text" * 100, "no_picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "no_picture"),
        (b"%PDF-1.4", "no_picture"),
        (b"\x89PNG\r\n\x1a\n", "damaged"),
        (b"\xff\xd8\xff", "damaged"),
        (b"RIFF\x10\0\0\0WEBP", "damaged"),
        (b"BM", "damaged"),
        (b"GIF89a", "damaged"),
        (png_bomb(100_000, 100_000), "too_large"),
        (png_bomb(60_000, 10), "too_large"),
        (png_bomb(9_000, 9_000), "too_large"),
        (png_header(500, 500), "damaged"),
        (png_header(500, 500) + chunk(b"IDAT", zlib.compress(b"\0" * 10)) + chunk(b"IEND", b""), "damaged"),
        (gif(65_535, 65_535, 1), "damaged"),
        (b"BM" + struct.pack("<IIIIiiHHIIiiII", 54, 0, 54, 40, 30_000, 30_000, 1, 24, 0, 0, 0, 0, 0, 0), "damaged"),
    ],
)
def test_hostile_files_are_refused_with_a_reason(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    with pytest.raises(PictureError) as caught:
        read_picture(path)
    assert caught.value.code == code
    assert caught.value.sentence()


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp", "bmp"])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_picture_that_is_cut_off_is_refused(kind: str, share: float) -> None:
    noise = QImage(os.urandom(100 * 100 * 4), 100, 100, QImage.Format.Format_RGB32)
    content = encoded(noise, kind)
    with pytest.raises(PictureError) as caught:
        picture_of(content[: round(len(content) * share)])
    assert caught.value.code == "damaged"


def test_a_small_picture_within_does_not_make_a_cut_off_one_whole() -> None:
    inner = encoded(striped(16, 16), "jpeg")
    content = encoded(striped(600, 600), "jpeg")
    cut = content[:2] + b"\xff\xe1" + struct.pack(">H", len(inner) + 2) + inner + content[2 : len(content) * 2 // 3]
    with pytest.raises(PictureError, match="damaged"):
        picture_of(cut)


def test_what_is_no_file_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    waiting = tmp_path / "waiting"
    if hasattr(os, "mkfifo"):
        os.mkfifo(waiting)
    for path in (tmp_path, tmp_path / "missing", waiting, Path("a\0b")):
        with pytest.raises(PictureError, match="unreadable"):
            read_picture(path)


def test_a_file_larger_than_any_photograph_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(PictureError, match="too_large"):
        read_picture(path)


def test_the_reader_s_complaints_are_not_printed(capfd: pytest.CaptureFixture[str], qapp: QApplication) -> None:
    content = encoded(striped(600, 600), "jpeg")
    spoilt = content[:700] + b"\x12\x34\x56" * 50 + content[850:]
    with suppress(PictureError):
        picture_of(spoilt)
    assert capfd.readouterr() == ("", "")
