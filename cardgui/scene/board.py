"""A match on the table: what has happened is shown there, and what is played is done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal

from cardgui.controller.view import Change, View
from cardgui.rules.moves import MOVE, TOP, Move
from cardgui.rules.places import PlaceKind
from cardgui.rules.steps import Closing, TakenBack
from cardgui.rules.table import Table
from cardgui.scene import durations
from cardgui.scene.card_item import CardItem
from cardgui.scene.choices import Choices, Slot
from cardgui.scene.cues import Cues
from cardgui.scene.durations import Speed
from cardgui.scene.held import Held, run_table
from cardgui.scene.hint import Hint
from cardgui.scene.layout import Spread
from cardgui.scene.lights import Lights, Lit
from cardgui.scene.look.card_style import CardStyle
from cardgui.scene.look.theme import Theme
from cardgui.scene.meanwhile import Meanwhile, before_payments, with_table
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import MOST_IN_PLACE, Pose, Poses
from cardgui.scene.settling import MOVE as GLIDE
from cardgui.scene.settling import Mark, Settling, Track, tracks_of
from cardgui.scene.table_scene import TableScene
from cardgui.scene.tables import table_of

LIFTED_BY = 0.07
"""How far a card that is held without being dragged stands above its place, in u."""
LIFTED_FROM_HAND = 0.15
"""The same for a card of a hand, whose neighbours cover it."""
OFFERED_BY = 0.1
"""How far a card of the hand stands out that can be held with those that are."""


class Board(TableScene):
    """Shows what the controller says has happened, and says what the person wants to play.

    Attributes:
        hand_order: how the hand of whoever looks at a view lies; None for as it lies now.
        paused: computer seats are kept waiting.

    Signals:
        settled: everything that was shown has come to rest.
        hand_sorted(str): the person at the screen wants the hand to lie in this order from now on.
        chosen: a list of Moves that the person wants to play.
        changed_places: what lies where, or what can be done, has changed (for the overlay of buttons).
        sounded(str, float): a sound of `sound.names` is due, of such a strength, 0 to 1.
    """

    settled = Signal()
    hand_sorted = Signal(str)
    chosen = Signal(object)
    changed_places = Signal()
    sounded = Signal(str, float)

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__(paintbox)
        self.lights = Lights(self, paintbox)
        self.settling = Settling(self.items_by_card, self)
        self.settling.settled.connect(self._rest)
        self.hint = Hint(self, self.lights, self.settling)
        self.meanwhile = Meanwhile(self.fixtures)
        self.settling.advanced.connect(self.meanwhile.advance)
        self.cues = Cues(self.sounded.emit)
        self.settling.advanced.connect(self.cues.advance)
        self.speed = Speed()
        self.paused = False
        self.hand_order: Callable[[View], str] | None = None
        self._closing: int | None = None

    # -- what is shown

    def show(self, change: Change) -> None:
        """Show a change: from where the cards are now to where they are after it."""
        self.settling.finish()
        self._clear_call()
        before, after = self.view, change.after
        start = self._current_poses()
        self.hint.hide()
        same_table = before is not None and before.game is after.game and before.seats == after.seats
        self.paintbox.set_game(table_of(after.game.name))
        self.view = after
        if self.hand_order is not None and after.viewer is not None:
            self.frame = replace(self.frame, hand_order=self.hand_order(after))
        self.layout = self._layout(after)
        self._have_cards(len(after.game.deck))
        final = Poses.of(self.layout, after).all(after.observation.table)
        tracks: list[Track] = []
        marks: list[Mark] = []
        if self.speed.factor > 0 and (same_table or change.kind == "deal"):
            tracks = self._tracks(change, start, final, marks)
        self._closing = next((step.seat for step in change.steps if isinstance(step, Closing)), None)
        if tracks and change.kind == "deal":
            assert self.paintbox.game is not None
            self.fixtures.show(after, self.layout)
            dealt_from = self.paintbox.game.draw_place()
            self.fixtures.drop_edges(place for place in self.layout.spots if place != dealt_from)
        if marks:
            self._count_along(change, marks)
        self.fixtures.drop_edges(place for place, pile in enumerate(after.observation.table.piles) if len(pile) < 2)
        self.lights.show_last(None)
        self.cues.begin(change, marks)
        self.settling.run(tracks, final, max((mark.end for mark in marks), default=0))

    def _count_along(self, change: Change, marks: list[Mark]) -> None:
        """Let counts, sums and chips keep up with the cards that set out and come."""
        before, after, game = change.before, change.after, self.paintbox.game
        assert self.layout is not None
        if change.kind == "deal":
            table = Table.fresh(after.game.deck, len(after.observation.table.piles))
            begin = before_payments(game, with_table(after, table), change.steps)
        else:
            assert before is not None
            begin = with_table(before, before.observation.table.copy())
        self.meanwhile.begin(game, begin, self.layout, self._layout, marks)

    def _tracks(self, change: Change, start: dict[int, Pose], final: dict[int, Pose], marks: list[Mark]) -> list[Track]:
        before, after = change.before, change.after
        assert self.layout is not None
        if change.kind == "deal":
            table = Table.fresh(after.game.deck, len(after.observation.table.piles))
            poses = Poses.of(self.layout, after)
            poses.clear_heights()
            start = poses.all(table)
            for card, pose in start.items():
                self.items_by_card[card].stand(pose)
            return tracks_of(change.steps, table, poses, start, self.speed, marks)
        if before is None or before.bottom != after.bottom or before.viewer != after.viewer:
            return []
        taken_back = any(isinstance(step, TakenBack) for step in change.steps)
        if change.kind == "move" and not taken_back:
            poses = Poses.of(self.layout, before)
            return tracks_of(change.steps, before.observation.table.copy(), poses, start, self.speed, marks)
        if (change.kind in ("undo", "redo", "past") or taken_back) and before.round == after.round:
            length = self.speed.ms(durations.GLIDE_BACK)
            return [
                Track(card, start[card], pose, 0, length, GLIDE)
                for card, pose in final.items()
                if card in start and start[card] != pose
            ]
        return []

    def _rest(self) -> None:
        view, layout = self.view, self.layout
        if view is None or layout is None:
            return
        self.meanwhile.end()
        self.cues.end()
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

    def _clear_call(self) -> None:
        self.choices = Choices()
        if self.held is not None:
            for card in self.held.cards:
                self.items_by_card[card].lifted = False
            self.held = None
        self.lights.hide_hint()
        self.lights.show_targets(())
        self.fixtures.show_ghosts(())
        if self.layout is not None and self.view is not None:
            self.fixtures.show_call(replace(self.view, legal=()), self.layout, False, paused=False)

    def set_paused(self, on: bool) -> None:
        """Say at the table whether computer seats are kept waiting, while one is on turn."""
        if on != self.paused:
            self.paused = on
            if self.view is not None and self.layout is not None and not self.settling.running:
                self._show_call(self.view, self.held is not None)

    def _show_call(self, view: View, held: bool) -> None:
        assert self.layout is not None
        self.fixtures.show_call(view, self.layout, held, paused=self.paused)

    # -- the room

    def set_frame(self, size: QSizeF, direction: Qt.LayoutDirection) -> None:
        """Lay the table out anew for a window `size` px large and a reading direction; a cut, no animation."""
        self.frame = replace(self.frame, size=size, direction=direction)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.relayout()

    def sort_hand(self, order: str) -> None:
        """Let the hand lie in an order from now on, or, if it does already, as its cards came; they glide there."""
        order = "" if self.frame.hand_order == order else order
        self.settling.finish()
        self.put_back()
        self.settling.finish()
        start = self._current_poses()
        self.frame = replace(self.frame, hand_order=order)
        self.relayout()
        view = self.view
        if view is not None and self.speed.factor > 0:
            length = self.speed.ms(durations.GLIDE_BACK)
            final = self._final(view)
            moved = [card for card, pose in final.items() if start[card] != pose]
            for card in moved:
                self.items_by_card[card].stand(start[card])
            self.settling.glide([Track(card, start[card], final[card], 0, length, GLIDE) for card in moved])
        self.hand_sorted.emit(order)

    def set_text(self, factor: float) -> None:
        """Have words on the table so much larger than usual, as far as there is room; never smaller."""
        self.frame = replace(self.frame, text=max(1.0, factor))
        self.relayout()

    def set_card_size(self, share: float) -> None:
        """Have cards as large as this share of the largest for which there is room."""
        self.frame = replace(self.frame, cards=min(1.0, share))
        self.relayout()

    def set_look(self, theme: Theme) -> None:
        """Draw everything in another look."""
        self.paintbox.set(theme=theme)
        self.relayout()

    def set_cards(self, style: CardStyle) -> None:
        """Draw the cards as people like them."""
        self.paintbox.set(style=style)
        self.relayout()

    def relayout(self) -> None:
        """Let everything stand where it belongs now, drawn anew where size, look or language have changed."""
        self.settling.finish()
        self.hint.hide()
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
                self._take_again(held)
            self.changed_places.emit()
        self.update()

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

    # -- what the person does

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

    def begin_drag(self, slot: Slot) -> None:
        """What is held is going to be carried by the card of a slot; a run is gathered round it."""
        held = self.held
        if held is not None and self.layout is not None and len(held.run) > 1:
            held.grip_run(slot, self.layout.spots[slot.place].u)
            for height, card in enumerate(held.cards):
                self.items_by_card[card].lift(height, turned=False)

    def _moves_to(self, held: Held, place: int) -> list[Move]:
        """The moves that lay what is held on a place."""
        game, first = run_table(self.paintbox.game), held.targets[place]
        if len(held.run) > 1 and game is not None and self.view is not None:
            return game.run_moves(self.view, held.run, first)
        return [first]

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

    def let_go(self) -> None:
        """Put what is held back, unless it has to be moved."""
        if self.held is not None:
            self.put_back()
            self._take_only()

    def _take_only(self) -> None:
        """Take a card that was drawn and has to go somewhere."""
        only = self.choices.only_source()
        if only is None or self.held is not None or self.layout is None:
            return
        if self.layout.spots[only.place].spread is Spread.SINGLE:
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
            self.chosen.emit(self._moves_to(held, slot.place))
            return True
        at_once = self.choices.at_once.get(slot)
        if at_once is not None:
            self.chosen.emit([at_once])
            return True
        if held is not None and slot in held.run:
            if slot == held.slot:
                self.let_go()
            else:
                self._hold_run(held.run[: held.run.index(slot)])
            return True
        if self.join(slot) or self.take(slot):
            return True
        self._try_in_vain(slot)
        return False

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

    def play_best(self, slot: Slot) -> bool:
        """Play the card of a slot to the best legal place, as a double click asks. Whether it could be played."""
        held = self.held
        if held is None or len(held.run) < 2 or slot not in held.run:
            held = None
        moves = list((self.choices.targets(slot) if held is None else held.targets).values())
        if not moves or self.view is None or self.paintbox.game is None:
            return False
        best = self.paintbox.game.best(self.view, moves)
        self.chosen.emit([best] if held is None else self._moves_to(held, best.target))
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

    def stop(self) -> None:
        """End all animation, as before the board goes."""
        self.settling.stop()
        self.lights.stop()
        self.fixtures.stop()
