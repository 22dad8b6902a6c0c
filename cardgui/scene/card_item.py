"""One card on the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import Pose

LIFTED_SCALE = 1.05
LIFTED_ANGLE = -4.0
HELD_HEIGHT = 10_000_000


class CardItem(QGraphicsPixmapItem):
    """A card by its id; it only shows pixmaps of the paintbox.

    Attributes:
        card: the id, which follows the card through the round.
        pose: where it stands, or is on its way to.
        lifted: held in the hand: larger, turned, with a longer shadow.
    """

    def __init__(self, card: int, paintbox: Paintbox) -> None:
        super().__init__()
        self.card = card
        self.pose: Pose | None = None
        self.lifted = False
        self._paintbox = paintbox
        self._shown: tuple[int, float, bool, int, float] | None = None
        self._turn = 1.0
        self.setTransformationMode(paintbox.smooth)

    def stand(self, pose: Pose) -> None:
        """Be where `pose` says, at rest."""
        self.pose = pose
        self.lifted = False
        self._turn = 1.0
        self.show_face(pose.face, pose.u, pose.strip)
        self.setPos(self._snapped(pose))
        self.setZValue(pose.order)
        self.setVisible(pose.visible)
        self._shape(1.0, pose.angle)

    def between(self, start: Pose, end: Pose, way: float, turn: float) -> None:
        """Be on the way from `start` to `end`.

        way: 0 to 1, eased.  turn: 0 to 1 of turning over, where one of the two shows the back.
        """
        self.setPos(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way)
        face = end.face if start.face == end.face or turn >= 0.5 else start.face
        self.show_face(face, end.u, end.strip)
        self._turn = abs(math.cos(math.pi * turn)) if end.turned_from(start) else 1.0
        width = start.u + (end.u - start.u) * way
        arc = 0.06 * math.sin(math.pi * way)
        self._shape(width / end.u * (1 + arc), start.angle + (end.angle - start.angle) * way)

    def lift(self, height: int = 0, turned: bool = True) -> None:
        """Be held: larger, a little turned, above all other cards. height: among the cards that are held."""
        self.lifted = True
        if self.pose is not None:
            self.show_face(self.pose.face, self.pose.u)
        self.setZValue(HELD_HEIGHT + height)
        self._turn = 1.0
        self._shape(LIFTED_SCALE, LIFTED_ANGLE if turned else 0.0)

    def show_face(self, face: int, u: float, strip: float = 0.0) -> None:
        """Show a face (UNKNOWN: the back) at a card width of `u` px. strip: see `Pose`."""
        shown = (face, u, self.lifted, self._paintbox.version, strip)
        if shown == self._shown:
            return
        self._shown = shown
        self.setPixmap(self._paintbox.card(face, u, self.lifted, strip))
        width, height = CardPictures.card_size(u, self._paintbox.dpr)
        corner = CardPictures.offset(u, self._paintbox.dpr, self.lifted)
        self.setOffset(QPointF(corner.x() - width / 2, corner.y() - height / 2))

    def _snapped(self, pose: Pose) -> QPointF:
        """The pose's middle, moved so that the card's corner is on a whole device pixel: else its face would blur."""
        dpr = self._paintbox.dpr
        width, height = CardPictures.card_size(pose.u, dpr)
        left, top = round((pose.x - width / 2) * dpr) / dpr, round((pose.y - height / 2) * dpr) / dpr
        return QPointF(left + width / 2, top + height / 2)

    def _shape(self, scale: float, angle: float) -> None:
        transform = QTransform()
        transform.rotate(angle)
        transform.scale(scale * max(self._turn, 0.01), scale)
        self.setTransform(transform)
