"""The table as a scene: the cards and what else lies on it, and where each of them is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip

from cardgui.controller.view import View
from cardgui.rules.moves import TOP
from cardgui.rules.places import PlaceKind
from cardgui.scene.card_item import CardItem
from cardgui.scene.choices import Choices, Slot
from cardgui.scene.fixtures import Fixtures
from cardgui.scene.held import Held
from cardgui.scene.layout import Frame, Layout, Sorter, with_words
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import Pose, Poses

FINGER = 34.0
"""px: 9 mm on a screen of 96 px an inch; whatever is tapped is that wide."""
SNAP = 1.0
"""A card at rest is up to so many px from its pose, on a whole device pixel."""


class TableScene(QGraphicsScene):
    """What lies on the table in one view of a match, laid out for the size of the window: scene coordinates are the
    pixels of the view.

    Attributes:
        items_by_card: one item for each card of the deck, by its id.
        view, layout: what is shown, and where it is; None before the first match.
        choices: what may be played now.  held: the cards that the person has in hand, and where they may go.
        joining: cards that can be held with those.
    """

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.paintbox = paintbox
        self.items_by_card: dict[int, CardItem] = {}
        self.fixtures = Fixtures(self, paintbox)
        self.frame = Frame(QSizeF(1280, 800))
        self.view: View | None = None
        self.layout: Layout | None = None
        self.choices = Choices()
        self.held: Held | None = None
        self.joining: list[Slot] = []

    # -- the cards

    def _layout(self, view: View) -> Layout:
        assert self.paintbox.game is not None
        game = self.paintbox.game
        return with_words(self.frame, lambda frame: game.layout(frame, view))

    def _final(self, view: View) -> dict[int, Pose]:
        assert self.layout is not None
        return Poses.of(self.layout, view).all(view.observation.table)

    def _have_cards(self, count: int) -> None:
        """Have one item for each card of the deck."""
        for card in [card for card in self.items_by_card if card >= count]:
            self.removeItem(self.items_by_card.pop(card))
        for card in range(len(self.items_by_card), count):
            item = CardItem(card, self.paintbox)
            self.items_by_card[card] = item
            self.addItem(item)

    def _current_poses(self) -> dict[int, Pose]:
        """Where the cards are seen now, a held card in the hand."""
        poses = {}
        for card, item in self.items_by_card.items():
            if item.pose is not None:
                moved = abs(item.x() - item.pose.x) > SNAP or abs(item.y() - item.pose.y) > SNAP
                poses[card] = replace(item.pose, x=item.x(), y=item.y()) if moved else item.pose
        return poses

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt and its wooden rim."""
        frame, box = self.frame, self.paintbox
        pixmap = box.parts.table(frame.size.width(), frame.size.height(), frame.bar, frame.rail, box.theme, box.dpr)
        painter.drawPixmap(QPointF(0, 0), pixmap)

    # -- where things are

    def _is_hand(self, place: int) -> bool:
        assert self.view is not None
        return self.view.game.places(self.view.seats)[place].kind is PlaceKind.HAND

    def _is_own_hand(self, place: int) -> bool:
        assert self.view is not None
        return self._is_hand(place) and self.view.game.places(self.view.seats)[place].seat == self.view.viewer

    def _position(self, slot: Slot) -> int:
        """Where the card of a slot is among those of its place as they are seen."""
        assert self.view is not None
        assert self.layout is not None
        table = self.view.observation.table
        pile = table.piles[slot.place]
        at = slot.at if slot.at != TOP else max(0, len(pile) - 1)
        return self.layout.seen(slot.place, pile, table.faces).index(at) if at < len(pile) else at

    def slots(self) -> list[Slot]:
        """Everything on the table that can be pointed at: each card of the viewer's hand, else each place."""
        if self.view is None or self.layout is None:
            return []
        piles = self.view.observation.table.piles
        found = []
        for place in self.layout.spots:
            if self._is_own_hand(place):
                found += [Slot(place, at) for at in range(len(piles[place]))]
            else:
                found.append(Slot(place))
        return found

    def room_of(self, slot: Slot) -> QRectF:
        """Where the card of a slot lies, or would lie, px."""
        assert self.view is not None
        assert self.layout is not None
        count = len(self.view.observation.table.piles[slot.place])
        spot = self.layout.spots[slot.place]
        if slot.at == TOP and self._is_hand(slot.place):
            return spot.pile_rect(count)
        return spot.card_rect(self._position(slot), max(count, 1))

    def slot_at(self, point: QPointF) -> Slot | None:
        """What is pointed at; of things that overlap, the one that something can be done with, then the upper one."""
        if self.view is None or self.layout is None:
            return None
        piles = self.view.observation.table.piles
        under = []
        for slot in self.slots():
            count = len(piles[slot.place])
            spot = self.layout.spots[slot.place]
            room = self.room_of(slot) if slot.at != TOP else spot.pile_rect(count)
            if room.contains(point):
                under.append(slot)
        # A card that covers another of the same hand is meant itself.
        covered = {one for one in under for two in under if one.place == two.place and self._below(one, two)}
        under = [slot for slot in under if slot not in covered]
        return max(
            under,
            key=lambda slot: (self.is_open(slot), bool(piles[slot.place]), self._position(slot)),
            default=None,
        )

    def _below(self, one: Slot, two: Slot) -> bool:
        return self._position(one) < self._position(two)

    def is_open(self, slot: Slot) -> bool:
        """Whether a click there would do something."""
        held = self.held
        if held is not None and (slot in held.run or (slot.place in held.targets and slot.at in (TOP, 0))):
            return True
        if slot in self.joining:
            return True
        return slot in self.choices.sources or slot in self.choices.at_once

    def sorter_at(self, point: QPointF) -> Sorter | None:
        """The sorting button at a point."""
        sorters = self.layout.sorters if self.layout is not None else ()
        return next((sorter for sorter in sorters if self.sorter_room(sorter).contains(point)), None)

    @staticmethod
    def sorter_room(sorter: Sorter) -> QRectF:
        """Where a sorting button can be hit: at least as wide as a finger, however small it is drawn."""
        more = max(0.0, FINGER - sorter.rect.width()) / 2
        return sorter.rect.adjusted(-more, -more, more, more)

    def plate_at(self, point: QPointF) -> int | None:
        """The seat whose plate is at a point, where nothing of the play lies over it or is held."""
        if self.layout is None or self.held is not None or self.fixtures.button.contains(point):
            return None
        seat = next((seat for seat, room in self.layout.plates.items() if room.contains(point)), None)
        slot = self.slot_at(point) if seat is not None else None
        return None if slot is not None and self.is_open(slot) else seat

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Tell a hand that rests on a button that sorts what it does."""
        sorter = self.sorter_at(event.scenePos())
        if sorter is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(event.screenPos(), sorter.title, event.widget())
