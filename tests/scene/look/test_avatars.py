from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardgui.scene.look import avatars, icons


def _image(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _drawn(who: str) -> bytes:
    image = _image(64)
    painter = QPainter(image)
    avatars.paint_avatar(painter, QPointF(32, 32), 30, who, None)
    painter.end()
    return bytes(image.constBits())


def test_every_picture_differs_from_every_other(qapp: QApplication) -> None:
    names = avatars.ANIMALS + avatars.ROBOTS
    assert len(names) == 14 + 18
    assert len({_drawn(who) for who in names}) == len(names)
    assert all(avatars.is_avatar(who) for who in names)


@pytest.mark.parametrize("who", ["", "dragon", "robot", "robot-18", "robot--1", "robot-01", "\ud800"])
def test_an_animal_stands_in_for_an_unknown_picture(qapp: QApplication, who: str) -> None:
    """A damaged or newer database may name any."""
    assert not avatars.is_avatar(who)
    assert avatars.known_picture(who) in avatars.ANIMALS
    assert _drawn(who) == _drawn(avatars.known_picture(who))


def test_nothing_is_painted_outside_the_circle(qapp: QApplication) -> None:
    for who in avatars.ANIMALS + avatars.ROBOTS:
        image = _image(80)
        painter = QPainter(image)
        avatars.paint_avatar(painter, QPointF(40, 40), 20, who, None)
        painter.end()
        for x in range(80):
            for y in (*range(18), *range(62, 80)):
                assert image.pixelColor(x, y).alpha() == 0, who


def test_a_picture_is_painted_once_for_each_look(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    original = avatars.paint_avatar

    def counted(painter: QPainter, centre: QPointF, radius: float, who: str, *rest: object) -> None:
        painted.append(who)
        original(painter, centre, radius, who, *rest)  # type: ignore[arg-type]  # passed through as it came

    monkeypatch.setattr(avatars, "paint_avatar", counted)
    avatars._pixmap.cache_clear()
    for _ in range(3):
        avatars.avatar_pixmap("owl", 40)
        avatars.avatar_pixmap("owl", 40, 2.0)
        avatars.avatar_pixmap("owl", 40, 1.0, "#FFCE57")
    assert painted == ["owl"] * 3
    assert avatars.avatar_pixmap("owl", 40, 2.0).width() == 80


def test_level_bars_take_the_room_they_say(qapp: QApplication) -> None:
    room = avatars.level_bars_size(3, 2.0)
    image = _image(100)
    painter = QPainter(image)
    avatars.paint_level_bars(painter, QPointF(20, 60), 2, 3, "#FF0000", 2.0)
    painter.end()
    inked = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).alpha() > 8]
    assert min(x for x, _ in inked) >= 20
    assert max(x for x, _ in inked) < 20 + room.width() + 1
    assert min(y for _, y in inked) >= 60 - room.height() - 1
    assert max(y for _, y in inked) < 60
    full = {x for x, y in inked if image.pixelColor(x, y).alpha() > 200}
    assert max(full) < 20 + 2 * 6.2 * 2


def _icon(name: str, rtl: bool) -> QImage:
    image = _image(48)
    painter = QPainter(image)
    icons.paint_icon(painter, name, QRectF(0, 0, 48, 48), "#000000", rtl=rtl)
    painter.end()
    return image


def _differing(first: QImage, second: QImage) -> int:
    """How many pixels differ by more than antialiasing does."""
    return sum(
        abs(first.pixelColor(x, y).alpha() - second.pixelColor(x, y).alpha()) > 96
        for x in range(first.width())
        for y in range(first.height())
    )


def test_only_icons_that_follow_the_reading_direction_are_mirrored(qapp: QApplication) -> None:
    for name in icons.ICON_NAMES:
        plain, turned = _icon(name, False), _icon(name, True)
        if name in icons.FOLLOW_DIRECTION:
            assert _differing(plain, turned) > 20, name
            assert _differing(plain.flipped(Qt.Orientation.Horizontal), turned) < 8, name
        else:
            assert plain == turned, name


def test_every_icon_fits_its_grid_and_shows_something(qapp: QApplication) -> None:
    for name in icons.ICON_NAMES:
        image = _image(60)
        painter = QPainter(image)
        icons.paint_icon(painter, name, QRectF(6, 6, 48, 48), "#000000")
        painter.end()
        inked = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 20]
        assert len(inked) > 60, name
        assert all(5 <= x <= 54 and 5 <= y <= 54 for x, y in inked), name


def test_an_unknown_icon_is_an_error_that_names_it(qapp: QApplication) -> None:
    image = _image(8)
    painter = QPainter(image)
    with pytest.raises(ValueError, match="'teapot'"):
        icons.paint_icon(painter, "teapot", QRectF(0, 0, 8, 8), "#000000")
    painter.end()
