"""A bounded store of pixmaps: the one unused for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


class PixmapCache:
    """Pixmaps by key, at most `limit` bytes of them; the one asked for last is always kept.

    Attributes:
        limit: bytes.
        held: bytes held at present.
        made: how many pixmaps have been made so far.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self.made = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of `key`, made by `make` when there is none yet."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = make()
        self.made += 1
        self._pixmaps[key] = made
        self.held += _bytes(made)
        while self.held > self.limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self.held -= _bytes(oldest)
        return made

    def clear(self) -> None:
        """Forget all pixmaps."""
        self._pixmaps.clear()
        self.held = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
