"""Still pictures on the table, kept by name: what has not changed is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardgui.scene.look.table_pictures import Picture


class Sprites:
    """Pictures of one layer of a scene. Between `begin` and `end` those that are still wanted are `put`."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """height: the z value of the layer's lowest picture."""
        self._scene = scene
        self._height = height
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._keys: dict[str, Hashable] = {}
        self._wanted: set[str] = set()

    def begin(self) -> None:
        self._wanted = set()

    def put(self, name: str, key: Hashable, corner: QPointF, make: Callable[[], Picture], above: float = 0) -> None:
        """Show a picture with its thing's top left corner at `corner`, px. key: what the picture depends on."""
        self._wanted.add(name)
        item = self._items.get(name)
        if item is None:
            item = QGraphicsPixmapItem()
            self._items[name] = item
            self._scene.addItem(item)
        if self._keys.get(name) != key:
            self._keys[name] = key
            picture = make()
            item.setPixmap(picture.pixmap)
            item.setOffset(picture.offset)
        # On a whole device pixel, else the picture would blur.
        dpr = item.pixmap().devicePixelRatio() or 1.0
        item.setPos(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr)
        item.setZValue(self._height + above)
        item.setOpacity(1.0)
        item.show()

    def end(self) -> None:
        """Take away what was not put since `begin`."""
        for name in [name for name in self._items if name not in self._wanted]:
            self._scene.removeItem(self._items.pop(name))
            del self._keys[name]

    def clear(self) -> None:
        self.begin()
        self.end()

    def fade(self, name: str, opacity: float) -> None:
        """Show a picture at an opacity from 0 to 1."""
        item = self._items.get(name)
        if item is not None:
            item.setOpacity(opacity)

    def names(self) -> list[str]:
        """The names of the pictures shown."""
        return list(self._items)
