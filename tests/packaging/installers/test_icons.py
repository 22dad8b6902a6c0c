"""The icon files that the program draws for desktops."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from installers import icons


@pytest.fixture(scope="module")
def folder(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("icons")
    icons.draw_all(made)
    return made


def test_every_size_is_there_and_its_corners_are_clear(folder: Path) -> None:
    for kind in ("apps", "mimetypes"):
        for size in icons.SIZES:
            image = QImage(str(folder / kind / f"{size}.png"))
            assert (image.width(), image.height()) == (size, size)
            assert image.pixelColor(0, 0).alpha() < 128
            assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert QImage(str(folder / "apps" / "48.png")) != QImage(str(folder / "mimetypes" / "48.png"))


def test_the_icon_file_of_windows(folder: Path) -> None:
    for name in ("cardgui", "record"):
        data = (folder / f"{name}.ico").read_bytes()
        assert struct.unpack_from("<HHH", data) == (0, 1, len(icons.ICO_SIZES))
        for number, size in enumerate(icons.ICO_SIZES):
            width, _, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
            assert (width, bits) == (size % 256, 32)
            block = data[place : place + length]
            assert len(block) == length
            if size == 256:
                assert block.startswith(b"\x89PNG")
            else:
                assert struct.unpack_from("<Iii", block) == (40, size, 2 * size)


def test_the_icon_file_of_macos(folder: Path) -> None:
    data = (folder / "cardgui.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    place, found = 8, {}
    while place < len(data):
        kind, length = data[place : place + 4], struct.unpack_from(">I", data, place + 4)[0]
        found[kind] = QImage.fromData(data[place + 8 : place + length]).width()
        place += length
    assert found == icons.ICNS_TYPES
