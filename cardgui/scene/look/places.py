"""Empty places: an inlay in the cloth that says what belongs there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardgui.scene.look.drawing import fill_round, inset, line_round
from cardgui.scene.look.lettering import paint_numeral, paint_words, words_fit
from cardgui.scene.look.shapes import paint_shape
from cardgui.scene.look.sheet import RADIUS
from cardgui.scene.look.theme import Theme, color

Style = Literal["open", "lifted", "gone"]
Emblem = Literal["", "crown", "suits"]

_SUIT_SPOTS: Final = (("S", -0.14, -0.14), ("H", 0.14, -0.14), ("C", -0.14, 0.14), ("D", 0.14, 0.14))


@dataclass(frozen=True, slots=True)
class PlaceMark:
    """What an empty place says.

    Attributes:
        number: a number in the players' digits, such as the next one of a building pile, or "".
        word: a short translated word, such as "discard", or "".
        emblem: "crown" (a king goes here), "suits" (any card) or "".
        right_to_left: reading direction of the word.
        style: "open": a place of the layout; "lifted": a card has just been taken from here, dashed;
            "gone": nothing will lie here any more (a removed column of Skyjo), faint and dashed.
    """

    number: str = ""
    word: str = ""
    emblem: Emblem = ""
    right_to_left: bool = False
    style: Style = "open"


def paint_place(painter: QPainter, rect: QRectF, mark: PlaceMark, theme: Theme) -> None:
    """Paint an empty place the size of a card, `rect` in logical px."""
    u = rect.width()
    strength, dashes = {
        "open": (1.0, ()),
        "lifted": (1.0, (0.055 * u, 0.045 * u)),
        "gone": (0.45, (0.05 * u, 0.05 * u)),
    }[mark.style]
    fill_round(painter, rect, RADIUS * u, color(theme.place, theme.place_alpha * (0.65 if strength < 1 else 1)))
    width = max(1.5, 0.016 * u) if mark.style == "open" else max(1.3, 0.014 * u)
    line_round(
        painter,
        inset(rect, 0.012 * u + width / 2),
        (RADIUS - 0.012) * u,
        color(theme.place_line, theme.place_line_alpha * strength),
        width,
        dashes,
    )
    ink = color(theme.place_text, theme.place_text_alpha)
    soft = color(theme.place_text, theme.place_text_alpha * (1.0 if theme.high_contrast else 0.78))
    middle = rect.center()
    box = QRectF(rect.x() + 0.07 * u, rect.bottom() - 0.47 * u, 0.86 * u, 0.42 * u)
    # On a place too small for it, a word cut short would say less than none.
    word = mark.word if words_fit(mark.word, 0.15 * u, box.width()) else ""
    raised = 0.08 * u if word else 0.0
    if mark.emblem == "crown":
        paint_shape(painter, "crown", middle.x(), middle.y() - raised, 0.26 * u, soft)
    elif mark.emblem == "suits":
        for suit, x, y in _SUIT_SPOTS:
            paint_shape(painter, suit, middle.x() + x * u, middle.y() - 1.4 * raised + y * u, 0.10 * u, soft)
    if mark.number:
        middle.setY(middle.y() - raised)
        paint_numeral(painter, middle, mark.number, 0.56 * u, ink, max_width=0.8 * u)
    if word:
        paint_words(painter, box, word, 0.15 * u, color(theme.place_text), right_to_left=mark.right_to_left)
