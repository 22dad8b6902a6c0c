"""The words on the wooden bar: a title, and a smaller text after it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cardgui.scene.look.fonts import REGULAR, SEMI_BOLD, font
from cardgui.scene.look.text import line_width, paint_line, text_px
from cardgui.scene.look.theme import Theme

_TITLE, _SUBTITLE = 19.0, 14.5
_BETWEEN = 14.0


def title_widths(title: str, subtitle: str, scale: float, text_scale: float = 1.0) -> tuple[float, float]:
    """The widths of both, px, the second with the gap before it; 0 where there is none."""
    size = scale * text_scale
    wide = line_width(title, font(text_px(_TITLE, size), SEMI_BOLD)) if title else 0.0
    small = line_width(subtitle, font(text_px(_SUBTITLE, size), REGULAR)) + _BETWEEN * scale if subtitle else 0.0
    return wide, small


def paint_title(
    painter: QPainter,
    room: QRectF,
    title: str,
    subtitle: str,
    theme: Theme,
    scale: float,
    rtl: bool = False,
    text_scale: float = 1.0,
) -> None:
    """Paint both at the leading end of `room`, px, elided where they do not fit. text_scale: of the words alone."""
    align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
    size = scale * text_scale
    wide, small = title_widths(title, subtitle, scale, text_scale)
    paint_line(painter, room, title, font(text_px(_TITLE, size), SEMI_BOLD), theme.on_wood, align, rtl)
    taken = wide + _BETWEEN * scale
    if small and room.width() - taken > 0:
        rest = room.adjusted(0, 0, -taken, 0) if rtl else room.adjusted(taken, 0, 0, 0)
        rest.translate(0, scale)
        paint_line(painter, rest, subtitle, font(text_px(_SUBTITLE, size), REGULAR), theme.on_wood_muted, align, rtl)
