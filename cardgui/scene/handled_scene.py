"""What the person holds: taken from the table, carried over it, and laid down or put back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Signal

from cardgui.controller.view import View
from cardgui.rules.moves import MOVE, TOP, Move
from cardgui.rules.places import PlaceKind
from cardgui.scene import durations
from cardgui.scene.card_item import CardItem
from cardgui.scene.choices import Slot
from cardgui.scene.durations import Speed
from cardgui.scene.held import Held, run_table
from cardgui.scene.hint import Hint
from cardgui.scene.layout import Spread
from cardgui.scene.lights import Lights, Lit
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import MOST_IN_PLACE
from cardgui.scene.settling import MOVE as GLIDE
from cardgui.scene.settling import Settling, Track
from cardgui.scene.table_scene import TableScene

LIFTED_BY = 0.07
"""How far a card that is held without being dragged stands above its place, in u."""
LIFTED_FROM_HAND = 0.15
"""The same for a card of a hand, whose neighbours cover it."""
OFFERED_BY = 0.1
"""How far a card of the hand stands out that can be held with those that are."""


class HandledScene(TableScene):
    """A table whose cards can be taken in hand; lights show where they may go.

    Attributes:
        lights, hint: what is lit.  settling: what moves there.  speed: of all movement.
        paused: computer seats are kept waiting.

    Signals:
        chosen: a list of Moves that the person wants to play.
    """

    chosen = Signal(object)

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__(paintbox)
        self.lights = Lights(self, paintbox)
        self.settling = Settling(self.items_by_card, self)
        self.hint = Hint(self, self.lights, self.settling)
        self.speed = Speed()
        self.paused = False

    # -- in the hand

    def take(self, slot: Slot, point: QPointF | None = None) -> bool:
        """Take what lies in a slot in the hand; lights show where it may go. Whether it can be moved at all.

        point: where it was touched; that card of a whole pile follows the pointer.
        """
        targets = self.choices.targets(slot)
        if not targets or self.view is None or self.layout is None:
            return False
        self.hint.hide()
        self.put_back()
        pile = self.view.observation.table.piles[slot.place]
        kind = self.view.game.places(self.view.seats)[slot.place].kind
        cards = list(pile) if kind is PlaceKind.SPREAD else [pile[slot.at]]
        items = [self.items_by_card[card] for card in cards]
        touched = [item for item in items if point is not None and item.contains(item.mapFromScene(point))]
        middle = (touched or items)[-1].pos()
        self.held = Held(cards, [slot], targets, [item.pos() - middle for item in items])
        self._lift()
        return True

    def _lift(self) -> None:
        """Let what is held stand out above its place."""
        held = self.held
        assert held is not None
        assert self.layout is not None
        by = LIFTED_FROM_HAND if self._is_hand(held.slot.place) else LIFTED_BY
        for card in held.cards:
            item = self.items_by_card[card]
            if not item.lifted:
                assert item.pose is not None
                item.lift(item.pose.order % MOST_IN_PLACE, turned=len(held.cards) == 1)
                item.setY(item.pose.y - by * self.layout.spots[held.slot.place].u)
        below = self._below_held(held)
        if below is not None and below.pose is not None:
            below.show_face(below.pose.face, below.pose.u)
        self._light()

    def _below_held(self, held: Held) -> CardItem | None:
        """The card that is seen whole while those above it are held."""
        assert self.view is not None
        pile = self.view.observation.table.piles[held.slot.place]
        rest = pile[: -len(held.cards)]
        on_top = pile[len(rest) :] == held.cards and not self._is_hand(held.slot.place)
        return self.items_by_card[rest[-1]] if rest and on_top else None

    def _take_only(self) -> None:
        """Take a card that was drawn and has to go somewhere."""
        only = self.choices.only_source()
        if only is None or self.held is not None or self.layout is None:
            return
        if self.layout.spots[only.place].spread is Spread.SINGLE:
            self.take(only)

    def join(self, slot: Slot) -> bool:
        """Hold one more card with those that are held. Whether it belongs to them."""
        held, game = self.held, run_table(self.paintbox.game)
        if held is None or self.view is None or game is None:
            return False
        run = game.joined(self.view, held.run, slot)
        if run is None:
            return False
        self._hold_run(run)
        return True

    def _hold_run(self, run: list[Slot]) -> None:
        """Hold the cards of these slots, in the order in which they are to be laid."""
        assert self.view is not None
        pile = self.view.observation.table.piles[run[0].place]
        cards = [pile[slot.at] for slot in run]
        old = self.held
        for card in old.cards if old is not None else ():
            pose = self.items_by_card[card].pose
            assert pose is not None
            self.items_by_card[card].stand(pose)
        self.held = Held(cards, run, self.choices.targets(run[0]), [QPointF() for _ in cards])
        self._lift()

    def _offer_to_join(self) -> None:
        """Let those cards stand out that could be held with those that are."""
        for slot in self.joining:
            self._shift(slot, 0)
        self.joining = []
        held, game, view = self.held, run_table(self.paintbox.game), self.view
        if held is None or view is None or held.dragged or game is None:
            return
        count = len(view.observation.table.piles[held.slot.place])
        others = [Slot(held.slot.place, at) for at in range(count)]
        self.joining = [slot for slot in others if game.joined(view, held.run, slot) is not None]
        for slot in self.joining:
            self._shift(slot, OFFERED_BY)

    def _shift(self, slot: Slot, by: float) -> None:
        assert self.view is not None
        pile = self.view.observation.table.piles[slot.place]
        item = self.items_by_card[pile[slot.at]] if slot.at < len(pile) else None
        if item is None or item.pose is None or item.lifted or self.settling.running:
            return
        item.stand(item.pose)
        if by:
            item.setY(item.y() - by * item.pose.u)

    # -- carried and put down

    def begin_drag(self, slot: Slot) -> None:
        """What is held is going to be carried by the card of a slot; a run is gathered round it."""
        held = self.held
        if held is not None and self.layout is not None and len(held.run) > 1:
            held.grip_run(slot, self.layout.spots[slot.place].u)
            for height, card in enumerate(held.cards):
                self.items_by_card[card].lift(height, turned=False)

    def drag_to(self, point: QPointF) -> None:
        """Carry what is held along with the pointer; the place it would drop on lights up stronger."""
        held = self.held
        if held is None:
            return
        begins, held.at = not held.dragged, QPointF(point)
        if begins:
            self._light()
        for card, grip in zip(held.cards, held.grip, strict=True):
            self.items_by_card[card].setPos(point + grip)
        near = self._nearest(held, point)
        if near != held.near:
            held.near = near
            self._light()

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

    def drop(self, point: QPointF | None = None) -> bool:
        """Let go of what is held: onto the legal place that it overlaps most, or back. Whether a move was made.

        point: of the pointer, so that the rules can say why not there.
        """
        held = self.held
        if held is None:
            return False
        if held.near is None:
            under = self.slot_at(point) if point is not None else None
            if under is not None and under.place != held.slot.place:
                self._try_in_vain(under)
            self.put_back()
            self._take_only()
            return False
        self.chosen.emit(self._moves_to(held, held.near))
        return True

    def _moves_to(self, held: Held, place: int) -> list[Move]:
        """The moves that lay what is held on a place."""
        game, first = run_table(self.paintbox.game), held.targets[place]
        if len(held.run) > 1 and game is not None and self.view is not None:
            return game.run_moves(self.view, held.run, first)
        return [first]

    def _try_in_vain(self, slot: Slot) -> None:
        """Let the rules say why nothing can be done with a slot now (ALL-5)."""
        view, game, held = self.view, self.paintbox.game, self.held
        if view is None or game is None or not view.legal:
            return
        if held is not None and slot.place != held.slot.place:
            actor = view.legal[0].actor
            move: Move | None = view.game.move(actor, MOVE, held.slot.place, held.slot.at, slot.place)
        else:
            move = game.attempt(view, slot)
        if move is not None and move not in view.legal:
            self.chosen.emit([move])

    def let_go(self) -> None:
        """Put what is held back, unless it has to be moved."""
        if self.held is not None:
            self.put_back()
            self._take_only()

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
            tracks.append(Track(card, start, pose, 0, self.speed.ms(durations.GLIDE_BACK), GLIDE))
        below = self._below_held(held)
        if below is not None and below.pose is not None:
            below.stand(below.pose)
        if held.dragged and self.speed.factor > 0:
            self.settling.glide(tracks)
        self._light()

    def _take_again(self, before: Held) -> None:
        """Hold what was held before everything was laid out anew, and carry it where the pointer has it."""
        if not self.take(before.slot):
            return
        for slot in before.run[1:]:
            self.join(slot)
        held = self.held
        if held is None or before.at is None:
            return
        gripped = before.grip.index(QPointF())
        if len(held.run) > 1:
            self.begin_drag(before.run[gripped])
        else:
            middle = self.items_by_card[held.cards[gripped]].pos()
            held.grip = [self.items_by_card[card].pos() - middle for card in held.cards]
        self.drag_to(before.at)

    # -- what shows it

    def _light(self) -> None:
        view, layout = self.view, self.layout
        if view is None or layout is None:
            return
        held = self.held
        assert self.paintbox.game is not None
        if held is not None:
            lit = [Slot(place) for place in held.targets]
        else:
            lit = self.choices.lit() if self.paintbox.game.lit_when_idle else self.choices.due()
        self._offer_to_join()
        piles = view.observation.table.piles
        near = None if held is None else held.near
        self.lights.show_targets(
            Lit(slot.place, slot.at, self.room_of(slot), bool(piles[slot.place]), slot.place == near)
            for slot in lit
            if slot.place in layout.spots
        )
        self._show_call(view, held is not None)
        self.fixtures.show_ghosts([] if held is None else self._left_empty(held))
        last = view.last
        spot = None if last is None else layout.spots.get(last.place)
        if last is None or spot is None or spot.tucked or (held is not None and last.card in held.cards):
            self.lights.show_last(None)
        else:
            pile = piles[last.place]
            whole = view.game.places(view.seats)[last.place].kind is PlaceKind.SPREAD
            at = pile.index(last.card) if last.card in pile and not whole else TOP
            self.lights.show_last(self.room_of(Slot(last.place, at)), view.chairs[last.actor].picture)

    def _left_empty(self, held: Held) -> list[QRectF]:
        """Where held cards lay beside others, or alone."""
        assert self.view is not None
        assert self.layout is not None
        piles, spots = self.view.observation.table.piles, self.layout.spots
        return [
            self.room_of(slot)
            for slot in held.run
            if spots[slot.place].spread is Spread.FAN and (self._is_hand(slot.place) or len(piles[slot.place]) == 1)
        ]

    def set_paused(self, on: bool) -> None:
        """Say at the table whether computer seats are kept waiting, while one is on turn."""
        if on != self.paused:
            self.paused = on
            if self.view is not None and self.layout is not None and not self.settling.running:
                self._show_call(self.view, self.held is not None)

    def _show_call(self, view: View, held: bool) -> None:
        assert self.layout is not None
        self.fixtures.show_call(view, self.layout, held, paused=self.paused)
