"""Looking through a pile: while the pointer or the keyboard rests on one whose cards lie too close to be read, all its
cards are shown side by side, from the lowest to the top one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPen

from cardgui.rules.cards import UNKNOWN
from cardgui.rules.places import PlaceKind
from cardgui.scene.board import Board
from cardgui.scene.choices import Slot
from cardgui.scene.layout import CARD_RATIO, Spread
from cardgui.scene.look.card_pictures import CardPictures
from cardgui.scene.look.soft import paint_soft
from cardgui.scene.look.table_pictures import Picture
from cardgui.scene.look.theme import SHADOW, Theme, color
from cardgui.scene.signs import painted_picture
from cardgui.scene.sprites import Sprites

REST_MS = 450
"""A pointer that has not left a pile for so long looks through it; so does a finger that stays on it."""
READABLE_STEP = 0.23
"""Earlier cards of which less than this is seen, in u, cannot be read."""
LOOK_HEIGHT = 15_000_000
CARD = 74.0
"""The width of the cards shown, px at scale 1."""
STEP = 0.62
"""From one to the next, in u; less where there are many."""
LEAST_STEP = 0.34


class LookThrough(QObject):
    """Shows one pile of a board at a time. Attributes: slot: the one that is shown, or None."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._sprites = Sprites(board, LOOK_HEIGHT)
        self._resting: Slot | None = None
        self.slot: Slot | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._rested)
        board.changed_places.connect(self.hide)

    def point_at(self, slot: Slot | None) -> None:
        """The pointer is over a slot now, or over nothing."""
        if slot == self._resting:
            return
        self.hide()
        self._resting = slot
        if slot is not None and self.is_close(slot):
            self._timer.start()

    def hide(self) -> None:
        """Show nothing, until the pointer comes to another slot."""
        self._timer.stop()
        if self.slot is not None:
            self.slot = None
            self._sprites.clear()

    def stop(self) -> None:
        """End, as when the board goes."""
        self._timer.stop()

    def is_close(self, slot: Slot) -> bool:
        """Whether cards of an open pile lie there too close to be read."""
        view, layout = self._board.view, self._board.layout
        if view is None or layout is None or slot.place not in layout.spots:
            return False
        spot = layout.spots[slot.place]
        table = view.observation.table
        pile = table.piles[slot.place]
        kind = view.game.places(view.seats)[slot.place].kind
        if spot.spread is not Spread.FAN or kind is PlaceKind.HAND or len(pile) < 2:
            return False
        if any(table.faces[card] == UNKNOWN for card in pile):
            return False
        dx, dy = spot.fan.step(len(pile), spot.u)
        return max(abs(dx), abs(dy)) < READABLE_STEP * spot.u

    def show(self, slot: Slot) -> None:
        """Show the cards of a slot, if they lie close."""
        self.hide()
        board = self._board
        view, layout, box = board.view, board.layout, board.paintbox
        if view is None or layout is None or not self.is_close(slot):
            return
        self.slot = slot
        table = view.observation.table
        faces = [table.faces[card] for card in table.piles[slot.place]]
        frame = layout.frame
        felt, k = frame.felt, frame.k
        pad, u = 14 * k, CARD * k
        across = felt.width() - 40 * k - 2 * pad
        in_line = max(1, int((across / u - 1) / LEAST_STEP) + 1)
        lines = -(-len(faces) // in_line)
        in_line = -(-len(faces) // lines)
        step = min(STEP * u, (across - u) / max(1, in_line - 1))
        width = u + (in_line - 1) * step + 2 * pad
        height = lines * CARD_RATIO * u + (lines - 1) * 8 * k + 2 * pad
        spot = layout.spots[slot.place]
        room = self._room(spot.pile_rect(len(faces)), spot.card_rect(len(faces) - 1, len(faces)), width, height, felt)
        self._sprites.begin()
        key = (room.width(), room.height(), k, box.version)
        self._sprites.put(
            "panel", key, room.topLeft(), partial(painted_picture, box, room.size(), 16 * k, _paint_panel, k)
        )
        for index, face in enumerate(faces):
            line, at = divmod(index, in_line)
            corner = QPointF(room.x() + pad + at * step, room.y() + pad + line * (CARD_RATIO * u + 8 * k))
            self._sprites.put(f"card {index}", (face, u, box.version), corner, partial(self._card, face, u), index + 1)
        self._sprites.end()

    def _card(self, face: int, u: float) -> Picture:
        box = self._board.paintbox
        return Picture(box.card(face, u), CardPictures.offset(u, box.dpr))

    @staticmethod
    def _room(pile: QRectF, top: QRectF, width: float, height: float, felt: QRectF) -> QRectF:
        """Above the pile, else below it, else beside it, so that its top card is not covered."""
        gap = 0.12 * top.width()
        x = min(max(pile.center().x() - width / 2, felt.left() + gap), felt.right() - gap - width)
        if top.top() - gap - height >= felt.top():
            return QRectF(x, max(felt.top() + gap, min(pile.top() - gap, top.top() - gap) - height), width, height)
        return QRectF(x, min(pile.bottom() + gap, felt.bottom() - gap - height), width, height)

    def _rested(self) -> None:
        board = self._board
        if self._resting is not None and (board.held is None or not board.held.dragged):
            self.show(self._resting)


def _paint_panel(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    radius = 16 * scale
    if theme.high_contrast:
        painter.setPen(QPen(color(theme.plate_line), 2 * scale))
    else:
        paint_soft(painter, rect, radius, 7 * scale, SHADOW, 0.45, dy=4 * scale)
        painter.setPen(QPen(color(theme.plate_line, theme.plate_line_alpha), scale))
    painter.setBrush(color(theme.plate, 0.94 if not theme.high_contrast else 1.0))
    painter.drawRoundedRect(rect, radius, radius)
