"""That the installed PySide6 is not one that takes references from None (PYSIDE-3474, in 6.12.0)."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QGraphicsRectItem


def test_a_moved_item_leaves_none_its_references() -> None:
    """With the fault each call takes one, and below Python 3.12 the program aborts when they are used up."""
    item = QGraphicsRectItem(0, 0, 10, 10)
    before = sys.getrefcount(None)
    for x in range(1000):
        item.setPos(x, 0)
    assert abs(sys.getrefcount(None) - before) < 100
