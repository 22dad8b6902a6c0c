"""Room round things: margins that follow the reading direction, where Qt's own are always left and right."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget


def set_margins(layout: QLayout, rtl: bool, leading: int, top: int, trailing: int, bottom: int) -> None:
    """Set a layout's margins, px: `leading` is at the left, or at the right where it is read from there."""
    left, right = (trailing, leading) if rtl else (leading, trailing)
    layout.setContentsMargins(left, top, right, bottom)


def close_lines(*lines: QWidget) -> QVBoxLayout:
    """Lines of words close below one another, in the middle of the height there is."""
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addStretch(1)
    for line in lines:
        column.addWidget(line)
    column.addStretch(1)
    return column
