"""The cards of Skyjo, -2 to 12: a colour and a motif for each range, from snow to flame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush

from cardgui.scene.look.drawing import inset, line_round, round_path, vertical
from cardgui.scene.look.lettering import Align, paint_numeral
from cardgui.scene.look.shapes import paint_shape, placed
from cardgui.scene.look.sheet import Sheet
from cardgui.scene.look.theme import color


@dataclass(frozen=True)
class _Range:
    """The panel's colours (top, bottom, edge), the ink of the numerals, and the motif with its colour."""

    top: str
    bottom: str
    edge: str
    ink: str
    motif: str
    motif_ink: str


_BELOW_ZERO: Final = _Range("#4543A6", "#312F80", "#26246A", "#FFFFFF", "snowflake", "#8E8DE0")
_ZERO: Final = _Range("#E6F5FB", "#C6E6F3", "#8CC4DC", "#124A66", "drop", "#79BEDC")
_LOW: Final = _Range("#8FD6AC", "#6FC293", "#3F9A6B", "#0C3D26", "leaf", "#3F9A6B")
_MIDDLE: Final = _Range("#FBCB52", "#F2B02B", "#C98C12", "#4A2D00", "sun", "#C57F06")
_HIGH: Final = _Range("#C93A33", "#A32026", "#7E141B", "#FFFFFF", "flame", "#F08A72")


def _range(number: int) -> _Range:
    if number < 0:
        return _BELOW_ZERO
    if number == 0:
        return _ZERO
    return _LOW if number <= 4 else _MIDDLE if number <= 8 else _HIGH


def paint_skyjo(sheet: Sheet, text: str) -> None:
    """The face called "-2" to "12"."""
    number = int(text)
    kind = _range(number)
    painter, u, middle = sheet.painter, sheet.u, sheet.middle
    strong = sheet.theme.high_contrast
    panel = inset(sheet.rect, 0.05 * u)
    outline = round_path(panel, 0.062 * u)
    white_ink = kind.ink == "#FFFFFF"
    if strong:
        painter.fillPath(outline, QBrush(color(kind.bottom if white_ink else kind.top)))
    else:
        painter.fillPath(outline, vertical(panel, kind.top, kind.bottom))
    if not strong:
        painter.save()
        painter.setClipPath(outline)
        painter.setOpacity(0.30)
        painter.fillPath(placed(kind.motif, middle.x(), middle.y(), 0.47 * u), QBrush(color(kind.motif_ink)))
        painter.restore()
    line_round(painter, panel, 0.062 * u, color(kind.edge, 1.0 if strong else 0.55), max(1.0, 0.008 * u))

    ink = "#000000" if strong and not white_ink else kind.ink
    label = sheet.numeral(number)
    short = 0 <= number < 10
    rtl = sheet.right_to_left
    if sheet.simple:
        paint_numeral(
            painter,
            middle + QPointF(0, 0.11 * u),
            label,
            (1.10 if sheet.style.large_print and short else 0.96 if short else 0.84) * u,
            ink,
            max_width=(0.80 if sheet.style.large_print else 0.76) * u,
            right_to_left=rtl,
        )
        paint_numeral(
            painter,
            sheet.spot(0.11, 0.20),
            label,
            (0.38 if sheet.style.large_print else 0.31) * u,
            ink,
            max_width=(0.42 if sheet.style.large_print else 0.34) * u,
            align="left",
            right_to_left=rtl,
        )
        spot = sheet.spot(-0.19, 0.20)
        paint_shape(painter, kind.motif, spot.x(), spot.y(), 0.105 * u, ink)
        return
    paint_numeral(painter, middle, label, (0.80 if short else 0.70) * u, ink, max_width=0.68 * u, right_to_left=rtl)
    corners: tuple[tuple[float, float, Align], ...] = ((0.115, 0.195, "left"), (-0.115, -0.195, "right"))
    for x, y, align in corners:
        spot = sheet.spot(x, y)
        paint_numeral(painter, spot, label, 0.29 * u, ink, max_width=0.30 * u, align=align, right_to_left=rtl)
    for x, y in ((-0.19, 0.195), (0.19, -0.195)):
        spot = sheet.spot(x, y)
        paint_shape(painter, kind.motif, spot.x(), spot.y(), 0.085 * u, ink)
