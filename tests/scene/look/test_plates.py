from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardgui.scene.look import fonts, plates, text
from cardgui.scene.look.plates import Fact, PillContent, PlateContent
from cardgui.scene.look.theme import DAY, THEMES

PLATE = PlateContent("Amina", "fox", (Fact("You"), Fact("shows 23")), score="35", score_label="points", active=True)
ROBOT = PlateContent("Baraka", "robot-1", (Fact("Medium"), Fact("shows 13")), level=2, score="28", score_label="points")
ARABIC = PlateContent("جدّتي هدى", "owl", (Fact("ظاهر ١٦"),), score="٩", score_label="نقطة")


class _Lines:
    """What `paint_line` was asked to paint, and what it painted."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.shown: list[str] = []
        self.sizes: list[int] = []
        self.places: dict[str, QRectF] = {}


@pytest.fixture
def lines(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> _Lines:
    fonts.load()
    seen = _Lines()

    def watched(
        painter: QPainter,
        rect: QRectF,
        words: str,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        rtl: bool = False,
    ) -> str:
        shown = text.paint_line(painter, rect, words, font, colour, align, rtl)
        seen.asked.append(words)
        seen.shown.append(shown)
        seen.sizes.append(font.pixelSize())
        seen.places[words] = QRectF(rect)
        return shown

    monkeypatch.setattr(plates, "paint_line", watched)
    return seen


def _plate(content: PlateContent, width: float, scale: float = 1.0, rtl: bool = False, theme: str = "day") -> QImage:
    image = QImage(round(width + 80 * scale), round(126 * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rect = QRectF(40 * scale, 40 * scale, width, 46 * scale)
    plates.paint_plate(painter, rect, content, THEMES[theme], scale, rtl)
    painter.end()
    return image


@pytest.mark.parametrize("scale", [0.9, 1.0, 2.0])
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("content", [PLATE, ROBOT, ARABIC, PlateContent("Lan", "cat")])
def test_at_its_own_width_nothing_is_elided(lines: _Lines, content: PlateContent, scale: float, rtl: bool) -> None:
    _plate(content, plates.plate_width(content, scale), scale, rtl)
    assert lines.shown == lines.asked
    assert content.name in lines.shown


@pytest.mark.parametrize("content", [PLATE, ROBOT, ARABIC])
def test_a_narrow_plate_elides_its_lines_but_never_the_score(lines: _Lines, content: PlateContent) -> None:
    _plate(content, plates.plate_width(content) - 30)
    shown = dict(zip(lines.asked, lines.shown, strict=True))
    assert content.score is not None
    assert shown[content.score] == content.score
    assert shown[content.score_label] == content.score_label
    assert any("…" in painted for painted in lines.shown)


@pytest.mark.parametrize("scale", [0.3, 0.6, 0.9])
def test_no_text_falls_below_twelve_px(lines: _Lines, scale: float) -> None:
    _plate(ROBOT, 260, scale)
    assert len(lines.sizes) == 4
    assert min(lines.sizes) >= 12


def test_a_plate_is_mirrored_from_right_to_left(lines: _Lines) -> None:
    _plate(PLATE, 240)
    name, score = lines.places["Amina"].center().x(), lines.places["35"].center().x()
    _plate(PLATE, 240, rtl=True)
    width = 240 + 80
    assert lines.places["Amina"].center().x() == pytest.approx(width - name)
    assert lines.places["35"].center().x() == pytest.approx(width - score)


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_glow_and_shadow_keep_within_the_margin(qapp: QApplication, theme: str, scale: float) -> None:
    fonts.load()
    image = _plate(PLATE, 200 * scale, scale, theme=theme)
    margin = plates.plate_margin(scale)
    outside = round(40 * scale) - margin - 1
    assert outside > 0
    for x in range(image.width()):
        assert image.pixelColor(x, outside).alpha() <= 1
    for y in range(image.height()):
        assert image.pixelColor(outside, y).alpha() <= 1


def test_only_the_plate_on_turn_glows(qapp: QApplication) -> None:
    fonts.load()
    image = _plate(PLATE, 200)
    quiet = _plate(ROBOT, 200)
    above = 40 - 8
    assert image.pixelColor(140, above).red() > 150
    assert image.pixelColor(140, above).alpha() > quiet.pixelColor(140, above).alpha()


@pytest.mark.parametrize("kind", ["count", "prompt", "warning"])
@pytest.mark.parametrize("icon", ["", "card", "hint"])
@pytest.mark.parametrize("scale", [0.9, 1.0, 2.0])
def test_a_pill_is_wide_enough_for_its_words(lines: _Lines, kind: plates.PillKind, icon: str, scale: float) -> None:
    pill = PillContent("Your turn", icon, kind)
    image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    rect = plates.pill_rect(pill, QPointF(300, 100), scale)
    plates.paint_pill(painter, rect, pill, DAY, scale)
    plates.paint_pill(painter, rect, pill, DAY, scale, rtl=True)
    painter.end()
    assert lines.shown == ["Your turn", "Your turn"]
    assert rect.contains(lines.places["Your turn"])


def test_a_pill_kept_narrow_elides(lines: _Lines) -> None:
    pill = PillContent("Your turn: build, or discard a card", kind="prompt")
    image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    rect = plates.pill_rect(pill, QPointF(300, 100), 1.0, most=90)
    plates.paint_pill(painter, rect, pill, DAY)
    painter.end()
    assert rect.width() == 90
    assert "…" in lines.shown[0]


def test_pills_have_the_heights_of_the_design(qapp: QApplication) -> None:
    assert plates.pill_height(PillContent("Your turn", kind="prompt")) == 36
    assert abs(plates.pill_height(PillContent("next: 6")) - 25) <= 1
