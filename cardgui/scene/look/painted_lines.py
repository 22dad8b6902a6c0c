"""What the painting of texts tells: which line, how much of it there was room for, and where its letters are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPaintDevice, QPainter


@dataclass(frozen=True, slots=True)
class PaintedLine:
    """A line of text as it was painted.

    text: what was to be said.  shown: what there was room for.  seen: where its letters are, in px of `device`.
    """

    text: str
    shown: str
    seen: QRectF
    device: QPaintDevice


watchers: list[Callable[[PaintedLine], None]] = []
"""Are told of each line that is painted: tests look there whether all words can be read."""


def tell_watchers(painter: QPainter, text: str, shown: str, font: QFont, start: QPointF) -> None:
    """A line was painted with its baseline from `start` on, in units of the painter."""
    if watchers:
        metrics = QFontMetricsF(font)
        high = metrics.capHeight()
        seen = QRectF(start.x(), start.y() - high, metrics.horizontalAdvance(shown), high)
        line = PaintedLine(text, shown, painter.worldTransform().mapRect(seen), painter.device())
        for watcher in watchers:
            watcher(line)
