from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QColor, QImage

from cardgui.preferences import CARD_BACKS
from cardgui.scene.look import card_pictures
from cardgui.scene.look.card_pictures import (
    LIFTED_MARGIN,
    MARGIN,
    MOST_EDGES,
    CardFace,
    CardPictures,
    all_faces,
    device_size,
)
from cardgui.scene.look.card_style import BACKS, PLAIN, CardStyle
from cardgui.scene.look.playing_faces import SUITS, suit_ink
from cardgui.scene.look.sheet import SIMPLE_BELOW, Sheet
from cardgui.scene.look.theme import DAY, HIGH_CONTRAST, NIGHT, THEMES, Theme

from .pixels import bounds, content, image_of

ENGLISH = QLocale("en_US")
EGYPT = QLocale("ar_EG")
EMIRATES = QLocale("ar_AE")


def test_each_face_is_painted_once_for_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[str, int]] = []

    def note(sheet: Sheet, text: str) -> None:
        painted.append((text, round(sheet.u)))

    monkeypatch.setitem(card_pictures._PAINTERS, "skyjo", note)
    pictures = CardPictures()
    for _ in range(3):
        for size, dpr in ((40.0, 1.0), (40.0, 2.0), (60.0, 1.0)):
            for face in all_faces("skyjo"):
                pictures.pixmap(face, size, dpr, DAY, ENGLISH)
    assert len(painted) == 15 * 3
    assert len(set(painted)) == 15 * 3
    assert pictures.cache.made == 15 * 3


def test_sizes_that_make_the_same_pixels_share_a_pixmap() -> None:
    pictures = CardPictures()
    face = CardFace("number", "7")
    pictures.pixmap(face, 50.1, 1.0, DAY, ENGLISH)
    pictures.pixmap(face, 50.2, 1.0, DAY, ENGLISH)
    assert pictures.cache.made == 1
    pictures.pixmap(face, 51.0, 1.0, DAY, ENGLISH)
    assert pictures.cache.made == 2


def test_a_language_redraws_only_faces_with_its_own_digits() -> None:
    pictures = CardPictures()
    for locale in (ENGLISH, QLocale("vi_VN"), QLocale("sw_TZ"), EGYPT):
        for face in (CardFace("skyjo", "5"), CardFace("playing", "5H"), CardFace("back_clay")):
            pictures.pixmap(face, 40, 1, DAY, locale)
    assert pictures.cache.made == 3 + 1


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [30.0, 44.0, 61.7, 100.0])
@pytest.mark.parametrize("lifted", [False, True])
def test_pixmap_is_the_card_with_room_for_its_shadow(size: float, dpr: float, lifted: bool) -> None:
    pictures = CardPictures()
    pixmap = pictures.pixmap(CardFace("number", "3"), size, dpr, DAY, ENGLISH, lifted)
    width, height = device_size(size, dpr)
    margin = math.ceil((LIFTED_MARGIN if lifted else MARGIN) * width)
    assert (pixmap.width(), pixmap.height()) == (width + 2 * margin, height + 2 * margin)
    assert pixmap.devicePixelRatio() == dpr
    offset = pictures.offset(size, dpr, lifted)
    assert offset.x() == offset.y() == pytest.approx(-margin / dpr)
    image = image_of(pixmap)
    # The card fills its place, and the shadow has died away at the rim.
    middle = image.rect().center()
    card = QRect(margin, margin, width, height)
    for x, y in ((card.left(), middle.y()), (card.right(), middle.y()), (middle.x(), card.top())):
        assert image.pixelColor(x, y).alpha() == 255
    for x in range(image.width()):
        assert image.pixelColor(x, 0).alpha() <= 2
        assert image.pixelColor(x, image.height() - 1).alpha() <= 2
    assert image.pixelColor(middle.x(), card.bottom() + 2).alpha() > 20


def test_a_lifted_card_casts_the_longer_shadow() -> None:
    pictures = CardPictures()

    def shade_below(lifted: bool, distance: int) -> int:
        image = image_of(pictures.pixmap(CardFace("back_blue"), 100, 1, DAY, ENGLISH, lifted))
        bottom = (image.height() + 140) // 2
        return image.pixelColor(image.width() // 2, bottom + distance).alpha()

    assert shade_below(False, 14) < 5
    assert shade_below(True, 14) > 30


def test_high_contrast_has_no_shadow_but_a_thick_black_edge() -> None:
    image = image_of(CardPictures().pixmap(CardFace("number", "3"), 100, 1, HIGH_CONTRAST, ENGLISH))
    margin = (image.width() - 100) // 2
    assert image.pixelColor(margin - 1, image.height() // 2).alpha() == 0
    assert image.pixelColor(margin, image.height() // 2) == QColor(Qt.GlobalColor.black)
    assert image.pixelColor(margin + 1, image.height() // 2) == QColor(Qt.GlobalColor.black)
    assert image.pixelColor(margin + 50, margin + 10) == QColor(Qt.GlobalColor.white)


@pytest.mark.parametrize("locale", [ENGLISH, EGYPT, EMIRATES], ids=["en", "eg", "ae"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("size", [30.0, 44.0, 80.0])
def test_no_two_faces_look_alike(size: float, theme: Theme, locale: QLocale) -> None:
    pictures = CardPictures()
    faces = [face for kind in card_pictures._TEXTS for face in all_faces(kind)]
    assert len(faces) == 25 + 15 + 52 + len(BACKS)
    seen = {content(pictures.pixmap(face, size, 1, theme, locale)) for face in faces}
    assert len(seen) == len(faces)


@pytest.mark.parametrize("size", [44.0, 100.0])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("style", [CardStyle(large_print=True), CardStyle(four_colours=True)], ids=["large", "four"])
def test_no_two_faces_look_alike_in_any_style(size: float, theme: Theme, style: CardStyle) -> None:
    pictures = CardPictures()
    for kind in ("number", "skyjo", "playing"):
        seen = {content(pictures.pixmap(face, size, 1, theme, EGYPT, style=style)) for face in all_faces(kind)}
        assert len(seen) == len(all_faces(kind))


def test_with_four_colours_no_suit_has_the_colour_of_another() -> None:
    for theme in THEMES.values():
        assert len({suit_ink(suit, theme, True) for suit in SUITS}) == 4
        assert len({suit_ink(suit, theme, False) for suit in SUITS}) == 2
    pictures = CardPictures()
    red, plain = QColor(suit_ink("D", DAY, False)), CardFace("playing", "KD")

    def reds(style: CardStyle) -> int:
        image = image_of(pictures.pixmap(plain, 100, 1, DAY, ENGLISH, style=style))
        # The index and its suit, and the pip in the picture's other corner.
        marks = [*product(range(17, 44), range(17, 70)), *product(range(80, 101), range(105, 135))]
        return sum(image.pixelColor(x, y) == red for x, y in marks)

    assert reds(CardStyle(large_print=True)) > 100
    assert reds(CardStyle(large_print=True, four_colours=True)) == 0


def test_large_print_is_larger_in_the_corner_that_a_fan_shows() -> None:
    pictures = CardPictures()

    def ink(face: CardFace, style: CardStyle) -> int:
        image = image_of(pictures.pixmap(face, 100, 1, DAY, ENGLISH, style=style))
        ground = image.pixelColor(16 + 50, 16 + 8).lightness()
        corner = product(range(16, 16 + 34), range(16, 16 + 46))
        return sum(abs(image.pixelColor(x, y).lightness() - ground) > 60 for x, y in corner)

    for face in (CardFace("playing", "8S"), CardFace("number", "8"), CardFace("skyjo", "8")):
        assert ink(face, CardStyle(large_print=True)) > 1.25 * ink(face, PLAIN), face


@pytest.mark.parametrize("size", [12.0, 55.0, 180.0, 400.0])
def test_backs_can_be_drawn_at_every_size(size: float) -> None:
    """Qt complains of colours that are none, and complaints are faults."""
    pictures = CardPictures()
    for kind in BACKS.values():
        for theme in THEMES.values():
            assert not pictures.pixmap(CardFace(kind), size, 1, theme, ENGLISH).isNull()


def test_suits_can_be_read_on_the_paper_of_every_look() -> None:
    def light(text: str) -> float:
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _parts(text)]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for theme in THEMES.values():
        for suit, paper, four in product(SUITS, theme.paper, (False, True)):
            ink = suit_ink(suit, theme, four)
            assert (light(paper) + 0.05) / (light(ink) + 0.05) >= 4.5, (theme.name, suit)


def _parts(text: str) -> tuple[float, float, float]:
    value = QColor(text)
    return value.redF(), value.greenF(), value.blueF()


def test_one_back_for_all_games_or_each_its_own() -> None:
    pictures = CardPictures()
    own = [pictures.pixmap(CardFace(kind), 60, 1, DAY, ENGLISH) for kind in ("back_blue", "back_clay")]
    assert content(own[0]) != content(own[1])
    looks = set()
    for word in BACKS:
        drawn = [pictures.pixmap(CardFace(kind), 60, 1, DAY, ENGLISH, style=CardStyle(word)) for kind in BACKS.values()]
        assert len({content(back) for back in drawn}) == 1
        looks.add(content(drawn[0]))
    assert len(looks) == len(BACKS)
    assert {word for word in CARD_BACKS if word} == set(BACKS)
    face = CardFace("number", "3")
    assert pictures.pixmap(face, 60, 1, DAY, ENGLISH) is pictures.pixmap(face, 60, 1, DAY, ENGLISH)


def test_day_and_night_paper_differ() -> None:
    pictures = CardPictures()
    face = CardFace("number", "4")
    assert content(pictures.pixmap(face, 60, 1, DAY, ENGLISH)) != content(pictures.pixmap(face, 60, 1, NIGHT, ENGLISH))


@pytest.mark.parametrize("kind", ["number", "skyjo"])
@pytest.mark.parametrize("text", ["6", "9"])
def test_both_corner_numerals_stand_upright(kind: str, text: str) -> None:
    u = 200
    image = image_of(CardPictures().pixmap(CardFace(kind, text), u, 1, DAY, ENGLISH))
    margin = math.ceil(MARGIN * u)
    ground = image.pixelColor(margin + 40, margin + 80).lightnessF()
    corner = QRect(15, 12, 37, 47) if kind == "number" else QRect(20, 17, 38, 45)
    corner.translate(margin, margin)
    opposite = QRect(0, 0, corner.width(), corner.height())
    opposite.moveBottomRight(image.rect().bottomRight() - corner.topLeft())

    def inked(pixel: QColor) -> bool:
        return abs(pixel.lightnessF() - ground) > 0.3

    first, second = bounds(image, corner, inked), bounds(image, opposite, inked)
    assert abs(first.width() - second.width()) <= 2
    assert abs(first.height() - second.height()) <= 2
    width, height = min(first.width(), second.width()), min(first.height(), second.height())
    one = [[inked(image.pixelColor(first.x() + x, first.y() + y)) for x in range(width)] for y in range(height)]
    other = [[inked(image.pixelColor(second.x() + x, second.y() + y)) for x in range(width)] for y in range(height)]
    turned = [row[::-1] for row in reversed(other)]
    assert unequal(one, other) < unequal(one, turned) / 3


def unequal(one: list[list[bool]], other: list[list[bool]]) -> int:
    return sum(a != b for row, row_b in zip(one, other, strict=True) for a, b in zip(row, row_b, strict=True))


def test_small_cards_have_no_marks_and_no_lower_corners() -> None:
    def lower_right_is_blank(device_width: int) -> bool:
        dark = QColor("#9A4302").lightnessF()
        image = image_of(CardPictures().pixmap(CardFace("number", "1"), device_width, 1, DAY, ENGLISH))
        margin = math.ceil(MARGIN * device_width)
        area = QRect(0, 0, device_width // 4, device_width // 5)
        area.moveBottomRight(image.rect().bottomRight())
        area.translate(-margin - 3, -margin - 3)
        return all(
            image.pixelColor(x, y).lightnessF() > dark + 0.3
            for x in range(area.left(), area.right())
            for y in range(area.top(), area.bottom())
        )

    assert lower_right_is_blank(SIMPLE_BELOW - 1)
    assert not lower_right_is_blank(SIMPLE_BELOW)


def test_memory_is_bounded_and_the_oldest_go_first() -> None:
    one = CardPictures()
    one.pixmap(CardFace("skyjo", "0"), 60, 1, DAY, ENGLISH)
    size = one.cache.held
    pictures = CardPictures(limit=3 * size)
    for text in ("0", "1", "2"):
        pictures.pixmap(CardFace("skyjo", text), 60, 1, DAY, ENGLISH)
    pictures.pixmap(CardFace("skyjo", "0"), 60, 1, DAY, ENGLISH)
    pictures.pixmap(CardFace("skyjo", "3"), 60, 1, DAY, ENGLISH)
    assert (len(pictures.cache), pictures.cache.held, pictures.cache.made) == (3, 3 * size, 4)
    pictures.pixmap(CardFace("skyjo", "0"), 60, 1, DAY, ENGLISH)
    assert pictures.cache.made == 4
    pictures.pixmap(CardFace("skyjo", "1"), 60, 1, DAY, ENGLISH)
    assert pictures.cache.made == 5


def test_a_pixmap_larger_than_the_bound_is_still_given() -> None:
    pictures = CardPictures(limit=10)
    pixmap = pictures.pixmap(CardFace("skyjo", "0"), 60, 1, DAY, ENGLISH)
    assert not pixmap.isNull()
    pictures.clear()
    assert (len(pictures.cache), pictures.cache.held) == (0, 0)


def test_a_pile_shows_its_cards_up_to_six() -> None:
    pictures = CardPictures()
    heights = [pictures.edges(cards, 100, 1, DAY).height() for cards in (1, 2, 6, 7, 60)]
    assert heights[1] - heights[0] == 2
    assert heights[2] - heights[0] == 2 * (MOST_EDGES - 1)
    assert heights[2] == heights[3] == heights[4]


@pytest.mark.parametrize(
    ("kind", "text"),
    [("skyjo", "13"), ("number", "W13"), ("playing", "1H"), ("back_blue", "x"), ("tarot", "0")],
)
def test_a_face_that_does_not_exist_is_refused(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"expected one of"):
        CardFace(kind, text)


@pytest.mark.parametrize("locale", [ENGLISH, EGYPT], ids=["en", "eg"])
@pytest.mark.parametrize("size", [48, 100])
@pytest.mark.parametrize("number", range(1, 13))
def test_white_numeral_stays_inside_its_medallion(number: int, size: int, locale: QLocale) -> None:
    """Turned black outside: no pixel of the numeral may lie on the paper."""
    theme = replace(DAY, paper=("#000000", "#000000"))
    image = image_of(CardPictures().pixmap(CardFace("number", str(number)), size, 1, theme, locale))
    margin = math.ceil(MARGIN * size)
    ring = {
        image.pixelColor(margin + x, margin + y).lightnessF()
        for y in range(round(0.28 * size), round(1.12 * size))
        for x in range(round(0.08 * size), round(0.92 * size))
        if beside_black(image, margin + x, margin + y)
    }
    assert ring
    assert max(ring) < 0.62


def beside_black(image: QImage, x: int, y: int) -> bool:
    return any(image.pixelColor(x + dx, y + dy).lightnessF() < 0.02 for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


@pytest.mark.parametrize("locale", [ENGLISH, EGYPT])
@pytest.mark.parametrize("size", [72.0, 115.0])
def test_a_covered_card_is_told_from_all_others_by_its_strip(size: float, locale: QLocale) -> None:
    """Numbers and wild cards in so little of a card; and only where a strip was asked for."""
    pictures, strip, left = CardPictures(), 0.1, round(MARGIN * size) + 3
    seen = set()
    for face in all_faces("number"):
        image = image_of(pictures.pixmap(face, size, 1, DAY, locale, strip=strip))
        assert image != image_of(pictures.pixmap(face, size, 1, DAY, locale))
        room = QRect(left, math.ceil(MARGIN * size), round(size * 0.6), round(strip * size))
        part = image.copy(room)
        seen.add(bytes(part.constBits()))
    assert len(seen) == len(all_faces("number"))
    back = CardFace("back_blue")
    made = pictures.cache.made
    pictures.pixmap(back, size, 1, DAY, locale)
    pictures.pixmap(back, size, 1, DAY, locale, strip=strip)
    assert pictures.cache.made == made + 1
