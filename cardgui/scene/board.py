"""The table as a scene: it shows what the controller says has happened, and says what the person wants to play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardgui.controller.view import Change, View
from cardgui.rules.moves import TOP, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.steps import Closing
from cardgui.rules.table import Table
from cardgui.scene import durations
from cardgui.scene.card_item import CardItem
from cardgui.scene.choices import Choices, Slot
from cardgui.scene.durations import Speed
from cardgui.scene.fixtures import Fixtures
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.lights import Lights, Lit
from cardgui.scene.look.theme import Theme
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import Pose, Poses
from cardgui.scene.settling import MOVE, Settling, Track, tracks_of
from cardgui.scene.tables import table_of

LIFTED_BY = 0.07
"""How far a card that is held without being dragged stands above its place, in u."""


@dataclass(slots=True)
class Held:
    """What is in the hand. cards: ids, a whole pile or one card.  slot: where they came from.

    targets: by place, the moves that can be made.  grip: of each card, how far its middle is from the first one's.
    """

    cards: list[int]
    slot: Slot
    targets: dict[int, Move]
    grip: list[QPointF]
    dragged: bool = False
    near: int | None = None


class Board(QGraphicsScene):
    """One view of a match, laid out for the size of the window: scene coordinates are the pixels of the view.

    Signals:
        settled: everything that was shown has come to rest.
        chosen: a list of Moves that the person wants to play.
        changed_places: what lies where, or what can be done, has changed (for the overlay of buttons).
    """

    settled = Signal()
    chosen = Signal(object)
    changed_places = Signal()

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.paintbox = paintbox
        self.items_by_card: dict[int, CardItem] = {}
        self.fixtures = Fixtures(self, paintbox)
        self.lights = Lights(self, paintbox)
        self.settling = Settling(self.items_by_card, self)
        self.settling.settled.connect(self._rest)
        self.speed = Speed()
        self.frame = Frame(QSizeF(1280, 800))
        self.view: View | None = None
        self.layout: Layout | None = None
        self.choices = Choices()
        self.held: Held | None = None
        self._closing: int | None = None

    # -- what is shown

    def show(self, change: Change) -> None:
        """Show a change: from where the cards are now to where they are after it."""
        self.settling.finish()
        self._clear_call()
        before, after = self.view, change.after
        start = self._current_poses()
        same_table = before is not None and before.game is after.game and before.seats == after.seats
        self.paintbox.set_game(table_of(after.game.name))
        self.view = after
        self.layout = self._layout(after)
        self._have_cards(len(after.game.deck))
        poses = Poses(self.layout, after.game, after.seats)
        final = poses.all(after.observation.table)
        tracks: list[Track] = []
        if self.speed.factor > 0 and (same_table or change.kind == "deal"):
            tracks = self._tracks(change, poses, start, final)
        self._closing = next((step.seat for step in change.steps if isinstance(step, Closing)), None)
        if not tracks or change.kind in ("deal", "open", "viewer"):
            self.fixtures.show(after, self.layout)
        self.lights.show_last(None)
        self.settling.run(tracks, final)

    def _tracks(
        self, change: Change, poses: Poses, start: dict[int, Pose], final: dict[int, Pose]
    ) -> list[Track]:
        before, after = change.before, change.after
        if change.kind == "deal":
            table = Table.fresh(after.game.deck, len(after.observation.table.piles))
            start = poses.all(table)
            for card, pose in start.items():
                self.items_by_card[card].stand(pose)
            return tracks_of(change.steps, table, poses, start, self.speed)
        if before is None or before.bottom != after.bottom:
            return []
        if change.kind == "move":
            return tracks_of(change.steps, before.observation.table.copy(), poses, start, self.speed)
        if change.kind in ("undo", "redo") and before.round == after.round:
            length = self.speed.ms(durations.GLIDE_BACK)
            return [
                Track(card, start[card], pose, 0, length, MOVE)
                for card, pose in final.items()
                if card in start and start[card] != pose
            ]
        return []

    def _rest(self) -> None:
        view, layout = self.view, self.layout
        if view is None or layout is None:
            return
        self.fixtures.show(view, layout)
        if self._closing is not None and self.paintbox.game is not None:
            self.fixtures.show_banner(self.paintbox.game.banner(view, self._closing), layout, self.speed)
            self._closing = None
        self._offer()
        self.settled.emit()

    def _offer(self) -> None:
        """Offer what may be played now: lights, the line that says so, the card that has to be moved in the hand."""
        view = self.view
        assert view is not None
        assert self.paintbox.game is not None
        self.choices = Choices.of(view.legal, self.paintbox.game.draw_place())
        self._light()
        self._take_only()
        self.changed_places.emit()

    def _light(self) -> None:
        view, layout = self.view, self.layout
        if view is None or layout is None:
            return
        held = self.held
        assert self.paintbox.game is not None
        if held is not None:
            lit = [Slot(place) for place in held.targets]
        else:
            lit = self.choices.lit() if self.paintbox.game.lit_when_idle else []
        piles = view.observation.table.piles
        near = None if held is None else held.near
        self.lights.show_targets(
            Lit(slot.place, slot.at, self.room_of(slot), bool(piles[slot.place]), slot.place == near)
            for slot in lit
            if slot.place in layout.spots
        )
        self.fixtures.show_call(view, layout, held is not None)
        last = view.last
        if last is None or last.place not in layout.spots or (held is not None and last.card in held.cards):
            self.lights.show_last(None)
        else:
            pile = piles[last.place]
            at = pile.index(last.card) if last.card in pile else TOP
            self.lights.show_last(self.room_of(Slot(last.place, at)), view.chairs[last.actor].picture)

    def _clear_call(self) -> None:
        self.choices = Choices()
        if self.held is not None:
            for card in self.held.cards:
                self.items_by_card[card].lifted = False
            self.held = None
        self.lights.hide_hint()
        self.lights.show_targets(())
        if self.layout is not None and self.view is not None:
            self.fixtures.show_call(replace(self.view, legal=()), self.layout, False)

    # -- the room

    def set_frame(self, size: QSizeF, direction: Qt.LayoutDirection) -> None:
        """Lay the table out anew for a window `size` px large and a reading direction; a cut, no animation."""
        self.frame = Frame(size, direction)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.relayout()

    def set_look(self, theme: Theme) -> None:
        """Draw everything in another look."""
        self.paintbox.set(theme=theme)
        self.relayout()

    def relayout(self) -> None:
        """Let everything stand where it belongs now, drawn anew where size, look or language have changed."""
        self.settling.finish()
        self.lights.hide_hint()
        view = self.view
        if view is not None:
            held = self.held
            self.held = None
            self.layout = self._layout(view)
            for card, pose in self._final(view).items():
                self.items_by_card[card].stand(pose)
            self.fixtures.show(view, self.layout)
            self._light()
            if held is not None:
                self.take(held.slot)
            self.changed_places.emit()
        self.update()

    def _layout(self, view: View) -> Layout:
        assert self.paintbox.game is not None
        return self.paintbox.game.layout(self.frame, view)

    def _final(self, view: View) -> dict[int, Pose]:
        assert self.layout is not None
        return Poses(self.layout, view.game, view.seats).all(view.observation.table)

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
                moved = item.lifted or item.x() != item.pose.x or item.y() != item.pose.y
                poses[card] = replace(item.pose, x=item.x(), y=item.y()) if moved else item.pose
        return poses

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt and its wooden rim."""
        frame, box = self.frame, self.paintbox
        pixmap = box.parts.table(
            frame.size.width(), frame.size.height(), frame.bar, frame.rail, box.theme, box.dpr
        )
        painter.drawPixmap(QPointF(0, 0), pixmap)

    # -- what the person does

    def _is_hand(self, place: int) -> bool:
        assert self.view is not None
        return self.view.game.places(self.view.seats)[place].kind is PlaceKind.HAND

    def slots(self) -> list[Slot]:
        """Everything on the table that can be pointed at: each card of a hand, else each place."""
        if self.view is None or self.layout is None:
            return []
        piles = self.view.observation.table.piles
        found = []
        for place in self.layout.spots:
            if self._is_hand(place):
                found += [Slot(place, at) for at in range(len(piles[place]))]
            else:
                found.append(Slot(place))
        return found

    def room_of(self, slot: Slot) -> QRectF:
        """Where the card of a slot lies, or would lie, px."""
        assert self.view is not None
        assert self.layout is not None
        count = len(self.view.observation.table.piles[slot.place])
        at = slot.at if slot.at != TOP else max(0, count - 1)
        return self.layout.spots[slot.place].card_rect(at, max(count, 1))

    def slot_at(self, point: QPointF) -> Slot | None:
        """What is pointed at; of things that overlap, the one that something can be done with, then the upper one."""
        if self.view is None or self.layout is None:
            return None
        piles = self.view.observation.table.piles
        under = []
        for slot in self.slots():
            count = len(piles[slot.place])
            spot = self.layout.spots[slot.place]
            room = spot.card_rect(slot.at, count) if slot.at != TOP else spot.pile_rect(count)
            if room.contains(point):
                under.append(slot)
        return max(
            under,
            key=lambda slot: (self.is_open(slot), bool(piles[slot.place]), slot.at),
            default=None,
        )

    def is_open(self, slot: Slot) -> bool:
        """Whether a click there would do something."""
        held = self.held
        if held is not None and (slot == held.slot or (slot.place in held.targets and slot.at in (TOP, 0))):
            return True
        return slot in self.choices.sources or slot in self.choices.at_once

    def take(self, slot: Slot) -> bool:
        """Take what lies in a slot in the hand; lights show where it may go. Whether it can be moved at all."""
        targets = self.choices.targets(slot)
        if not targets or self.view is None or self.layout is None:
            return False
        self.put_back()
        pile = self.view.observation.table.piles[slot.place]
        kind = self.view.game.places(self.view.seats)[slot.place].kind
        cards = list(pile) if kind is PlaceKind.SPREAD else [pile[slot.at]]
        items = [self.items_by_card[card] for card in cards]
        grip = [item.pos() - items[-1].pos() for item in items]
        self.held = Held(cards, slot, targets, grip)
        for height, item in enumerate(items):
            item.lift(height, turned=len(items) == 1)
            item.setY(item.y() - LIFTED_BY * self.layout.spots[slot.place].u)
        self._light()
        return True

    def put_back(self) -> None:
        """Put what is held back where it came from; it glides."""
        held = self.held
        if held is None:
            return
        self.held = None
        tracks = []
        for card in held.cards:
            item = self.items_by_card[card]
            pose = item.pose
            assert pose is not None
            start = replace(pose, x=item.x(), y=item.y())
            item.stand(pose)
            tracks.append(Track(card, start, pose, 0, self.speed.ms(durations.GLIDE_BACK), MOVE))
        if held.dragged and self.speed.factor > 0:
            self.settling.glide(tracks)
        self._light()

    def drag_to(self, point: QPointF) -> None:
        """Carry what is held along with the pointer; the place it would drop on lights up stronger."""
        held = self.held
        if held is None:
            return
        held.dragged = True
        for card, grip in zip(held.cards, held.grip, strict=True):
            self.items_by_card[card].setPos(point + grip)
        near = self._nearest(held, point)
        if near != held.near:
            held.near = near
            self._light()

    def drop(self) -> bool:
        """Let go of what is held: onto the legal place that it overlaps most, or back. Whether a move was made."""
        held = self.held
        if held is None:
            return False
        if held.near is None:
            self.put_back()
            self._take_only()
            return False
        self.chosen.emit([held.targets[held.near]])
        return True

    def let_go(self) -> None:
        """Put what is held back, unless it has to be moved."""
        if self.held is not None and self.choices.only_source() != self.held.slot:
            self.put_back()

    def _take_only(self) -> None:
        only = self.choices.only_source()
        if only is not None and self.held is None:
            self.take(only)

    def _nearest(self, held: Held, point: QPointF) -> int | None:
        card = self.room_of(held.slot)
        card.moveCenter(point)
        assert self.view is not None
        assert self.layout is not None
        piles, spots = self.view.observation.table.piles, self.layout.spots

        def overlap(place: int) -> float:
            shared = card.intersected(spots[place].pile_rect(len(piles[place])))
            return shared.width() * shared.height()

        best = max(held.targets, key=overlap, default=None)
        return best if best is not None and overlap(best) > 0 else None

    def click(self, slot: Slot) -> bool:
        """Do what a click on a slot means. Whether it meant anything."""
        held = self.held
        if held is not None and slot.place in held.targets:
            self.chosen.emit([held.targets[slot.place]])
            return True
        at_once = self.choices.at_once.get(slot)
        if at_once is not None:
            self.chosen.emit([at_once])
            return True
        if held is not None and held.slot == slot:
            self.let_go()
            return True
        return self.take(slot)

    def play_best(self, slot: Slot) -> bool:
        """Play the card of a slot to the best legal place, as a double click asks. Whether it could be played."""
        moves = list(self.choices.targets(slot).values())
        if not moves or self.view is None or self.paintbox.game is None:
            return False
        self.chosen.emit([self.paintbox.game.best(self.view, moves)])
        return True

    def press_button(self) -> bool:
        """End the turn, where it can be ended."""
        if self.view is None or self.paintbox.game is None:
            return False
        end = self.paintbox.game.end_button(self.view)
        if end is None or self.settling.running:
            return False
        self.chosen.emit([end[1]])
        return True

    def show_hint(self, move: Move) -> None:
        """Show a good move: its card and its place."""
        if self.layout is None or self.paintbox.game is None or self.settling.running:
            return
        source = Slot(move.source, move.at) if move.source >= 0 else Slot(self.paintbox.game.draw_place())
        target = self.room_of(Slot(move.target)) if move.target in self.layout.spots else None
        self.lights.show_hint(self.room_of(source), target, self.frame.k, self.speed)

    def stop(self) -> None:
        """End all animation, as before the board goes."""
        self.settling.stop()
        self.lights.stop()
        self.fixtures.stop()
