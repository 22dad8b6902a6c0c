"""Draws the program's icons with the program's own code: `python -m installers.icons FOLDER`, in .venv.

FOLDER/apps/SIZE.png        the program
FOLDER/mimetypes/SIZE.png   a match that was kept as a file
FOLDER/cardgui.ico          both for Windows
FOLDER/record.ico
FOLDER/cardgui.icns         both for macOS
FOLDER/record.icns
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath, QPen

Paint = Callable[[QPainter, int], None]

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the icons that a Linux desktop picks from."""
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_TYPES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"icp6": 64,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Apple's names of the places in an icon file; some are the double size of a smaller one."""
# A size between: below 256 px Windows wants plain pixels, from there on a PNG.
_ICO_PNG = 256


def paint_record_icon(painter: QPainter, size: int) -> None:
    """A sheet of paper with a turned corner, and the program's icon on it."""
    from cardgui.windows.program_icon import paint_program_icon

    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height, fold = size * 0.76, size * 0.94, size * 0.24
    left, top = (size - width) / 2, (size - height) / 2
    sheet = QPainterPath(QPointF(left, top))
    sheet.lineTo(left + width - fold, top)
    sheet.lineTo(left + width, top + fold)
    sheet.lineTo(left + width, top + height)
    sheet.lineTo(left, top + height)
    sheet.closeSubpath()
    corner = QPainterPath(QPointF(left + width - fold, top))
    corner.lineTo(left + width - fold, top + fold)
    corner.lineTo(left + width, top + fold)
    corner.closeSubpath()
    pen = QPen(QColor("#9A8B72"), max(1.0, size / 64))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawPath(sheet)
    painter.setBrush(QColor("#E6D9BE"))
    painter.drawPath(corner)
    inner = width * 0.78
    painter.translate(left + (width - inner) / 2, top + height - inner - (width - inner) / 2)
    painter.scale(inner / size, inner / size)
    paint_program_icon(painter, size)


def picture(paint: Paint, size: int) -> QImage:
    """One icon, `size` px wide and high, on nothing. Small ones are drawn larger and shrunk: so edges stay soft."""
    larger = size * (4 if size < 64 else 2 if size < 256 else 1)
    image = QImage(larger, larger, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, larger)
    painter.end()
    return image.scaled(size, size, mode=Qt.TransformationMode.SmoothTransformation)


def png(image: QImage) -> bytes:
    """The picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stub knows no device
        raise OSError("a picture could not be made into a PNG")
    return bytes(buffer.data().data())


def ico(images: Mapping[int, QImage]) -> bytes:
    """An icon file of Windows, from pictures by their size (Microsoft's ICONDIR)."""
    blocks = [png(image) if size >= _ICO_PNG else _bitmap(image) for size, image in images.items()]
    place = 6 + 16 * len(blocks)
    head = struct.pack("<HHH", 0, 1, len(blocks))
    for size, block in zip(images, blocks, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(block), place)
        place += len(block)
    return head + b"".join(blocks)


def _bitmap(image: QImage) -> bytes:
    """Pixels from the bottom up, blue first, and an empty mask (BITMAPINFOHEADER)."""
    size = image.width()
    flipped = image.convertToFormat(QImage.Format.Format_ARGB32).flipped(Qt.Orientation.Vertical)
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + bytes(flipped.constBits()) + mask


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An icon file of macOS, from PNG files by their type."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw_all(folder: Path) -> None:
    """Writes all icon files."""
    from cardgui.windows.program_icon import paint_program_icon

    for kind, name, paint in (("apps", "cardgui", paint_program_icon), ("mimetypes", "record", paint_record_icon)):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for size in SIZES:
            (folder / kind / f"{size}.png").write_bytes(png(picture(paint, size)))
        (folder / f"{name}.ico").write_bytes(ico({size: picture(paint, size) for size in ICO_SIZES}))
        apple = {kind: png(picture(paint, size)) for kind, size in ICNS_TYPES.items()}
        (folder / f"{name}.icns").write_bytes(icns(apple))


def main(arguments: list[str]) -> int:
    """Draws into the folder that is named."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(arguments[:1])
    from cardgui.scene.look import fonts

    fonts.load()
    draw_all(Path(arguments[1]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
