"""All text stands out from its ground as WCAG 2.2 asks at level AA (1.4.3: 4.5 to 1, 3 to 1 for large letters), and so
do frames and rings that say something (1.4.11: 3 to 1), in all three looks.

Inks and grounds that are part of a look are compared as they are; what is laid on with some opacity is mixed with each
ground that can lie beneath. Numerals are measured on the pictures of the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QPixmap

from cardgui.scene.look import faces, playing_faces, skyjo_faces
from cardgui.scene.look.card_pictures import CardFace, CardPictures, all_faces
from cardgui.scene.look.card_style import BACKS, PLAIN, CardStyle
from cardgui.scene.look.drawing import mix
from cardgui.scene.look.theme import CURTAIN, DAY, THEMES, Theme
from cardgui.windows.past_bar import GROUND, INK, SOFT_INK
from cardgui.windows.widgets.bar_button import OFF_ON_WOOD
from cardgui.windows.widgets.themed import off_ink
from tests.scene.look.pixels import content

TEXT, LARGE = 4.5, 3.0
ENGLISH = QLocale("en_US")
BUTTON_INK = "#2B2420"
GOLD_INK = "#3A2614"

Pair = tuple[str, str | QColor, str | QColor]


def luminance(paint: str | QColor) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    colour = QColor(paint)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | QColor, two: str | QColor) -> float:
    """1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(two)))
    return (lighter + 0.05) / (darker + 0.05)


def over(paint: str, alpha: float, ground: str | QColor) -> QColor:
    """A colour laid on a ground."""
    return mix(QColor(ground).name(), paint, alpha)


def on_pages(theme: Theme) -> Iterator[Pair]:
    for ink in ("text", "muted", "accent", "warning"):
        for ground in ("page", "panel", "panel_soft"):
            yield f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground)
    for ink in ("on_wood", "on_wood_muted"):
        for ground in ("wood", "wood_dark"):
            yield f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground)
    for ground in ("page", "panel", "panel_soft"):
        yield f"what cannot be used, on {ground}", off_ink(theme.text, getattr(theme, ground)), getattr(theme, ground)
    yield (
        "what cannot be used, on wood",
        off_ink(theme.on_wood, theme.wood, OFF_ON_WOOD),
        over(theme.on_wood, 0.045, theme.wood),
    )
    yield "chosen, but cannot be used", theme.text, over(theme.text, 0.16, theme.panel_soft)
    yield "lowest score", theme.lowest_text, theme.lowest_fill
    yield "button, pale end", theme.button_text, mix(theme.button, "#FFFFFF", 0.10 if not theme.high_contrast else 0)
    yield "button", theme.button_text, theme.button
    danger = "#000000" if QColor(theme.warning).lightnessF() > 0.5 else "#FFFFFF"
    yield "danger button", danger, theme.warning
    yield "danger button, pale end", danger, mix(theme.warning, "#FFFFFF", 0.10 if not theme.high_contrast else 0)
    yield "gold button", "#000000" if theme.high_contrast else GOLD_INK, "#FBC443" if theme is DAY else theme.gold
    pill = 0.34 + 0.22 if theme is DAY else 0.09 + 0.08
    for wood in (theme.wood, theme.wood_dark):
        if not theme.high_contrast:
            yield "log pill", theme.on_wood, over("#FFFFFF", pill, wood)
    if not theme.high_contrast:
        for ground in GROUND:
            yield "bar of the past", INK, ground
            yield "bar of the past, softer", SOFT_INK, ground
        yield "place on the curtain", "#FFFFFF", over("#2A0D17", 0.72, max(CURTAIN, key=luminance))


def on_the_cloth(theme: Theme) -> Iterator[Pair]:
    grounds = [*theme.felt, *(over(theme.mat, theme.mat_alpha, felt) for felt in theme.felt)]
    for felt in grounds:
        plate = over(theme.plate, theme.plate_alpha, felt)
        yield "plate", theme.plate_text, plate
        yield "plate, second line", theme.plate_muted, plate
        yield "score label", theme.plate_muted, plate if theme.high_contrast else over("#000000", 0.22, plate)
        pill = over(theme.plate, min(1.0, theme.plate_alpha + 0.05), felt)
        yield "count", theme.plate_text, pill
        place = over(theme.place, theme.place_alpha, felt)
        yield "number of an empty place", over(theme.place_text, theme.place_text_alpha, place), place
        yield "word of an empty place", theme.place_text, place
    active = theme.active_plate
    yield "plate on turn", theme.active_text, active
    yield "plate on turn, second line", theme.active_muted, active
    score = active if theme.high_contrast else over("#B5431F", 0.10, active)
    yield "score on turn", theme.active_text, score
    yield "score label on turn", theme.active_muted, score
    yield "button at the table", BUTTON_INK if not theme.high_contrast else "#2B2420", theme.gold


def signals(theme: Theme) -> Iterator[Pair]:
    """Lines without which one would not know something, on what they lie."""
    for felt in theme.felt:
        for line in ("target", "hint", "turn"):
            yield line, getattr(theme, line), felt
    for ground in (theme.page, theme.panel, theme.panel_soft):
        yield "focus on a page", theme.focus, ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_text_stands_out(theme: Theme) -> None:
    pairs = [*on_pages(theme), *on_the_cloth(theme)]
    low = [f"{name}: {contrast(ink, ground):.2f}" for name, ink, ground in pairs if contrast(ink, ground) < TEXT]
    assert not low, "\n".join(low)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_lines_that_say_something_stand_out(theme: Theme) -> None:
    low = [f"{name}: {contrast(ink, on):.2f}" for name, ink, on in signals(theme) if contrast(ink, on) < LARGE]
    assert not low, "\n".join(low)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_focus_is_seen_on_any_ground(theme: Theme) -> None:
    """Of the ring and the line beside it one stands out on each ground, and both from each other."""
    grounds = (
        *theme.felt,
        theme.wood,
        theme.wood_dark,
        theme.page,
        theme.panel,
        *theme.paper,
        theme.button,
        theme.gold,
    )
    assert contrast(theme.focus, theme.focus_halo) >= LARGE
    for ground in grounds:
        assert max(contrast(theme.focus, ground), contrast(theme.focus_halo, ground)) >= LARGE, ground


STYLES = {
    "plain": PLAIN,
    "four colours": CardStyle(four_colours=True),
    "large print": CardStyle(large_print=True),
    "both": CardStyle(four_colours=True, large_print=True),
}
FACES = [face for kind in ("number", "skyjo", "playing") for face in all_faces(kind)]
MODULES = (faces, skyjo_faces, playing_faces)


def grounds_of_ink(with_ink: QPixmap, without: QPixmap, ink: QColor) -> list[QColor]:
    """What lies under the pixels that are wholly of an ink in one picture and clearly something else in the other."""
    seen, bare = content(with_ink), content(without)
    places = range(0, len(seen), 4)
    pairs = {(seen[at : at + 3], bare[at : at + 3]) for at in places}
    wanted = bytes((ink.blue(), ink.green(), ink.red()))

    def far(one: bytes, two: bytes) -> int:
        return max(abs(a - b) for a, b in zip(one, two, strict=True))

    return [
        QColor(bare[2], bare[1], bare[0]) for seen, bare in pairs if far(seen, wanted) <= 3 and far(seen, bare) > 30
    ]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("size", [36.0, 80.0])
@pytest.mark.parametrize("style", STYLES, ids=list(STYLES))
def test_numerals_stand_out_from_their_cards(
    theme: Theme, size: float, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    low = []
    look = STYLES[style]
    for face in FACES:
        plain = CardPictures().pixmap(face, size, 1.0, theme, ENGLISH, style=look)
        inks: list[QColor] = []
        with monkeypatch.context() as patch:

            def note(painter: Any, spot: Any, text: str, pixels: float, ink: str | QColor, **more: Any) -> None:
                inks.append(QColor(ink))  # noqa: B023

            for module in MODULES:
                patch.setattr(module, "paint_numeral", note)
            patch.setattr(faces, "_paint_inside", lambda *given: inks.append(QColor("#FFFFFF")))  # noqa: B023
            bare = CardPictures().pixmap(face, size, 1.0, theme, ENGLISH, style=look)
        assert inks or face.text == "W", face
        for ink in {one.rgb() for one in inks}:
            found = sorted(contrast(QColor(ink), under) for under in grounds_of_ink(plain, bare, QColor(ink)))
            # The smoothed edge of a medallion is under a few pixels.
            least = found[len(found) // 20] if found else 0.0
            if least < TEXT:
                low.append(f"{face.text}: {QColor(ink).name()} {least:.2f}")
    assert not low, "\n".join(low)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("back", BACKS)
def test_backs_stand_out_from_the_cloth(theme: Theme, back: str) -> None:
    """Their edge does, all round, whatever is within; and what is within stands out from that edge."""
    size = 80.0
    image = CardPictures().pixmap(CardFace("back_clay"), size, 1.0, theme, ENGLISH, style=CardStyle(back)).toImage()
    corner = CardPictures.offset(size, 1.0)
    left, middle = round(-corner.x()), image.height() // 2
    edge = [QColor(image.pixel(left + inside, middle)) for inside in range(2, 7)]
    for felt in theme.felt:
        assert max(contrast(colour, felt) for colour in edge) >= LARGE, felt
    within = [QColor(image.pixel(x, middle)) for x in range(left + 8, image.width() // 2)]
    assert max(contrast(inner, outer) for inner in within for outer in edge) >= LARGE
