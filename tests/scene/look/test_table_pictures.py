from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from cardgui.scene.look.lights import LIGHT_MARGIN, last_move_badge, paint_hint_arrow
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.shapes import NAMES, shape
from cardgui.scene.look.soft import blur, paint_soft
from cardgui.scene.look.table_pictures import Picture, TablePictures
from cardgui.scene.look.table_surface import MAT_MARGIN
from cardgui.scene.look.theme import DAY, HIGH_CONTRAST, THEMES, Theme

from .pixels import content, image_of

ALL_THEMES = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


@ALL_THEMES
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_table_fills_the_window_and_is_kept(theme: Theme, dpr: float) -> None:
    pictures = TablePictures()
    first = pictures.table(800, 600, 46, 6, theme, dpr)
    pictures.table(800, 600, 46, 6, theme, dpr)
    assert pictures.cache.made == 1
    assert (first.width(), first.height()) == (800 * dpr, 600 * dpr)
    assert first.devicePixelRatio() == dpr
    image = image_of(first)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(0, 800, 7) for y in range(0, 600, 7))


def test_cloth_is_light_in_the_middle_and_wood_lies_round_it() -> None:
    image = image_of(TablePictures().table(800, 600, 46, 6, DAY, 1))
    middle, corner = image.pixelColor(400, 310), image.pixelColor(40, 570)
    assert middle.green() > middle.red()
    assert middle.lightnessF() > corner.lightnessF() + 0.05
    for x, y in ((400, 20), (2, 300), (797, 300), (400, 597)):
        assert image.pixelColor(x, y).red() > 180
    grain = {image.pixel(x, 310) for x in range(390, 410)}
    assert len(grain) > 3


def test_high_contrast_table_is_black() -> None:
    image = image_of(TablePictures().table(800, 600, 46, 6, HIGH_CONTRAST, 1))
    assert image.pixelColor(400, 300).name() == "#000000"
    assert image.pixelColor(400, 20).name() == "#000000"


@ALL_THEMES
def test_mat_on_turn_differs_and_its_glow_fits(theme: Theme) -> None:
    pictures = TablePictures()
    calm = pictures.mat(300, 120, 18, theme, 1)
    active = pictures.mat(300, 120, 18, theme, 1, 1.5, active=True)
    assert -active.offset.x() >= MAT_MARGIN * 1.5
    image = image_of(active.pixmap)
    assert all(image.pixelColor(x, 0).alpha() <= 2 for x in range(image.width()))
    assert all(image.pixelColor(0, y).alpha() <= 2 for y in range(image.height()))
    assert content(calm.pixmap) != content(pictures.mat(300, 120, 18, theme, 1, corner=True).pixmap)


@ALL_THEMES
def test_every_place_and_light_looks_its_own(theme: Theme) -> None:
    pictures = TablePictures()
    marks = (
        PlaceMark(),
        PlaceMark(number="7"),
        PlaceMark(number="٧"),
        PlaceMark(word="discard"),
        PlaceMark(emblem="crown"),
        PlaceMark(emblem="suits"),
        PlaceMark(emblem="crown", word="king"),
        PlaceMark(style="lifted"),
        PlaceMark(style="gone"),
    )
    places = [pictures.place(100, mark, theme, 1).pixmap for mark in marks]
    lights = [
        pictures.target(100, theme, 1).pixmap,
        pictures.target(100, theme, 1, near=True).pixmap,
        pictures.target(100, theme, 1, near=True, on_card=True).pixmap,
        pictures.target(100, theme, 1, calm=True).pixmap,
        pictures.target(100, theme, 1, calm=True, on_card=True).pixmap,
        pictures.hint(100, theme, 1).pixmap,
        pictures.last_move(100, theme, 1).pixmap,
        pictures.last_move(100, theme, 1, mirrored=True).pixmap,
        pictures.focus(100, 140, 8, theme, 1).pixmap,
        pictures.focus(100, 140, 8, theme, 1, gap=12).pixmap,
    ]
    made = [content(pixmap) for pixmap in places + lights]
    assert len(set(made)) == len(made)
    for pixmap in lights:
        image = image_of(pixmap)
        assert all(image.pixelColor(x, 0).alpha() <= 3 for x in range(image.width()))
    for mark in marks:
        pictures.place(100, mark, theme, 1)
    assert pictures.cache.made == len(made)


def test_a_word_too_long_for_a_small_place_is_left_out() -> None:
    pictures = TablePictures()
    without = pictures.place(40, PlaceMark(), DAY, 1).pixmap
    assert content(pictures.place(40, PlaceMark(word="discard"), DAY, 1).pixmap) == content(without)


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_lights_leave_the_card_clear(dpr: float) -> None:
    pictures = TablePictures()
    lights: list[Picture] = [
        pictures.target(80, DAY, dpr, on_card=True),
        pictures.target(80, DAY, dpr, on_card=True, calm=True),
        pictures.hint(80, DAY, dpr),
        pictures.last_move(80, DAY, dpr, badge=False),
    ]
    for light in lights:
        image = image_of(light.pixmap)
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 0
        assert -light.offset.x() * dpr == round(-light.offset.x() * dpr)
        assert -light.offset.x() >= LIGHT_MARGIN * 80


def test_badge_sits_at_the_trailing_lower_corner() -> None:
    rect = QRectF(100, 50, 60, 84)
    right, radius = last_move_badge(rect)
    left, _ = last_move_badge(rect, mirrored=True)
    assert right.x() - rect.center().x() == rect.center().x() - left.x()
    assert right.x() > left.x()
    assert radius == 11
    assert last_move_badge(QRectF(0, 0, 200, 280))[1] == pytest.approx(34)


def test_arrow_runs_from_start_to_end() -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_hint_arrow(painter, QPointF(20, 180), QPointF(170, 40), DAY)
    painter.end()
    assert image.pixelColor(20, 180).alpha() > 200
    assert image.pixelColor(172, 38).name() == DAY.hint.lower()


def test_blur_spreads_without_loss_and_keeps_the_middle() -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.fillRect(15, 15, 30, 30, Qt.GlobalColor.white)
    painter.end()
    blurred = blur(image, 3.0)
    row = [blurred.pixelColor(x, 30).alpha() for x in range(60)]
    assert row[30] >= 252
    assert row[14] + row[15] == pytest.approx(255, abs=6)
    assert row[:30] == sorted(row[:30])
    assert sum(row) == pytest.approx(30 * 255, rel=0.02)


def test_a_wide_glow_is_as_even_as_a_small_one() -> None:
    """The straight parts are stretched: along them nothing changes."""
    image = QImage(1200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_soft(painter, QRectF(60, 60, 1080, 80), 20, 13, "#FFFFFF", ring=9)
    painter.end()
    along = {image.pixelColor(x, 60).alpha() for x in range(200, 1000)}
    assert max(along) - min(along) <= 1
    assert min(along) > 40


@pytest.mark.parametrize("name", NAMES)
def test_shapes_are_about_a_unit_large(name: str) -> None:
    box = shape(name).boundingRect()
    assert 0.8 < max(box.width(), box.height()) <= 2.2
    assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) <= 1.1
