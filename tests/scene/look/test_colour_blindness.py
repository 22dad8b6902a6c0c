"""Nothing rests on colour alone: what has to be told apart differs in lightness for everybody.

Pictures are turned into what people without one of the three kinds of cones see (Machado, Oliveira and Fernandes, A
Physiologically-based Model for Simulation of Color Vision Deficiency, 2009, severity 1.0, on linear RGB), and then
into greys: where the greys differ, a shape does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardgui.scene.games.skip_bo import SIDES
from cardgui.scene.look.avatars import level_bars_size, paint_level_bars
from cardgui.scene.look.card_pictures import CardFace, CardPictures, all_faces
from cardgui.scene.look.card_style import BACKS, PLAIN, CardStyle
from cardgui.scene.look.plates import Fact, PlateContent, paint_plate
from cardgui.scene.look.table_pictures import Picture, TablePictures
from cardgui.scene.look.theme import THEMES, Theme

MACHADO = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
ENGLISH = QLocale("en_US")
CARD = 40.0
"""px: the width of a small card."""
SEEN = 20
"""Lightness steps of 255 that are seen side by side."""
CARD_SHARE = 0.008
"""So much of its picture is otherwise at least: as much as a 3 differs from a 5 in the corner of a small card."""


@cache
def grey(kind: str, pixel: bytes) -> int:
    """The lightness, 0 to 255, of a pixel (blue, green, red) for people of a kind."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (b / 255 for b in pixel[2::-1])]
    seen = [sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in MACHADO[kind]]
    red, green, blue = (min(1.0, max(0.0, value)) for value in seen)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def greys(kind: str, image: QImage) -> bytes:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    raw = bytes(image.constBits())
    return bytes(grey(kind, raw[at : at + 3]) for at in range(0, len(raw), 4))


def picture(ground: str, width: int, height: int, paint: Callable[[QPainter], object]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def differing(one: bytes, two: bytes) -> float:
    """The share of pixels whose lightness differs to the eye."""
    return sum(abs(a - b) >= SEEN for a, b in zip(one, two, strict=True)) / len(one)


def card(theme: Theme, face: CardFace, style: CardStyle = PLAIN) -> QImage:
    pixmap = CardPictures().pixmap(face, CARD, 1.0, theme, ENGLISH, style=style)
    return picture(theme.felt[1], pixmap.width(), pixmap.height(), lambda painter: painter.drawPixmap(0, 0, pixmap))


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize("deck", ["number", "skyjo", "playing"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_faces_differ(theme: Theme, deck: str, kind: str) -> None:
    """Each card from each other, red suits from black ones and from each other too."""
    seen = {face.text: greys(kind, card(theme, face)) for face in all_faces(deck)}
    alike = [f"{a} {b}" for a, b in combinations(seen, 2) if differing(seen[a], seen[b]) < CARD_SHARE]
    assert not alike


LARGE_PRINT, FOUR_COLOURS = CardStyle(large_print=True), CardStyle(four_colours=True)
BOTH = CardStyle(four_colours=True, large_print=True)


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize(
    ("deck", "style"),
    [
        ("number", LARGE_PRINT),
        ("skyjo", LARGE_PRINT),
        ("playing", LARGE_PRINT),
        ("playing", FOUR_COLOURS),
        ("playing", BOTH),
    ],
    ids=["number, large", "skyjo, large", "playing, large", "playing, four colours", "playing, both"],
)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_faces_differ_however_people_like_them(theme: Theme, deck: str, style: CardStyle, kind: str) -> None:
    seen = {face.text: greys(kind, card(theme, face, style)) for face in all_faces(deck)}
    alike = [f"{a} {b}" for a, b in combinations(seen, 2) if differing(seen[a], seen[b]) < CARD_SHARE]
    assert not alike


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_backs_differ_from_each_other_and_from_every_face(theme: Theme, kind: str) -> None:
    """Also from those that have nearly nothing on them, in large print."""
    backs = {name: greys(kind, card(theme, CardFace("back_clay"), CardStyle(name))) for name in BACKS}
    alike = [f"{a} {b}" for a, b in combinations(backs, 2) if differing(backs[a], backs[b]) < 0.05]
    assert not alike
    faces = [face for deck in ("number", "skyjo", "playing") for face in all_faces(deck)]
    for style in (PLAIN, LARGE_PRINT):
        for face in faces:
            seen = greys(kind, card(theme, face, style))
            near = {name: differing(seen, back) for name, back in backs.items() if differing(seen, back) < 0.2}
            assert not near, face


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_levels_differ(theme: Theme, kind: str) -> None:
    """Each number of full bars from the next, on plates at rest and on turn."""
    size = level_bars_size(5)
    for ink, ground in ((theme.plate_muted, theme.plate), (theme.active_muted, theme.active_plate)):
        bars = [
            greys(
                kind,
                picture(
                    ground,
                    size.width() + 2,
                    size.height() + 2,
                    lambda painter: paint_level_bars(painter, QPointF(1, size.height() + 1), full, 5, ink),  # noqa: B023
                ),
            )
            for full in range(6)
        ]
        for fewer, more in combinations(bars, 2):
            assert differing(fewer, more) > 0.02


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_lights_are_seen_and_differ(theme: Theme, kind: str) -> None:
    """A place where the card may go, the one it would drop on, a hint, the last move's card and the keyboard's ring:
    on the cloth and round a card."""
    parts = TablePictures()
    lights = {
        "target": parts.target(CARD, theme, 1.0),
        "near": parts.target(CARD, theme, 1.0, near=True),
        "hint": parts.hint(CARD, theme, 1.0),
        "last": parts.last_move(CARD, theme, 1.0),
        "focus": parts.focus(CARD, CARD * 1.4, 6, theme, 1.0),
    }
    bare = card(theme, all_faces("skyjo")[3])

    def lit(light: Picture | None, felt: str, on_card: bool) -> bytes:
        def paint(painter: QPainter) -> None:
            if on_card:
                painter.drawImage(30, 30, bare)
            if light is not None:
                at = QPointF(30, 30) - CardPictures.offset(CARD, 1.0) if on_card else QPointF(36, 36)
                painter.drawPixmap(at + light.offset, light.pixmap)

        return greys(kind, picture(felt, 120, 140, paint))

    for felt in theme.felt:
        for on_card in (False, True):
            seen = {name: lit(light, felt, on_card) for name, light in lights.items()}
            seen["nothing"] = lit(None, felt, on_card)
            for one, two in combinations(seen, 2):
                assert differing(seen[one], seen[two]) > 0.004, (one, two, on_card)


@pytest.mark.parametrize("kind", MACHADO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_seats_differ(theme: Theme, kind: str) -> None:
    """The sides of team play by a sign, the seat on turn by a light plate."""

    def plate(badge: str, active: bool = False) -> bytes:
        shown = PlateContent("Ada", "fox", (Fact("You"),), active=active, badge=badge)
        rect = QRectF(20, 20, 160, 46)
        return greys(kind, picture(theme.felt[1], 200, 86, lambda painter: paint_plate(painter, rect, shown, theme)))

    assert len(set(SIDES)) == len(SIDES)
    for one, two in combinations([*SIDES, ""], 2):
        assert differing(plate(one), plate(two)) > 0.001, (one, two)
    assert differing(plate(""), plate("", active=True)) > 0.2
