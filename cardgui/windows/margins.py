"""Margins that follow the reading direction; Qt's own are always left and right."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def set_margins(layout: QLayout, rtl: bool, leading: int, top: int, trailing: int, bottom: int) -> None:
    """Set a layout's margins, px: `leading` is at the left, or at the right where it is read from there."""
    left, right = (trailing, leading) if rtl else (leading, trailing)
    layout.setContentsMargins(left, top, right, bottom)
