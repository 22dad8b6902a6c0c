"""A match on the table: what has happened is shown there, and what is played is done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal

from cardgui.controller.view import Change, View
from cardgui.rules.steps import Closing, TakenBack
from cardgui.rules.table import Table
from cardgui.scene import durations
from cardgui.scene.choices import Choices, Slot
from cardgui.scene.cues import Cues
from cardgui.scene.handled_scene import HandledScene
from cardgui.scene.look.card_style import CardStyle
from cardgui.scene.look.theme import Theme
from cardgui.scene.meanwhile import Meanwhile, before_payments, with_table
from cardgui.scene.paintbox import Paintbox
from cardgui.scene.poses import Pose, Poses
from cardgui.scene.settling import MOVE as GLIDE
from cardgui.scene.settling import Mark, Track, tracks_of
from cardgui.scene.tables import table_of


class Board(HandledScene):
    """Shows what the controller says has happened, and says what the person wants to play.

    Attributes:
        hand_order: how the hand of whoever looks at a view lies; None for as it lies now.

    Signals:
        settled: everything that was shown has come to rest.
        hand_sorted(str): the person at the screen wants the hand to lie in this order from now on.
        changed_places: what lies where, or what can be done, has changed (for the overlay of buttons).
        sounded(str, float): a sound of `sound.names` is due, of such a strength, 0 to 1.
    """

    settled = Signal()
    hand_sorted = Signal(str)
    changed_places = Signal()
    sounded = Signal(str, float)

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__(paintbox)
        self.settling.settled.connect(self._rest)
        self.meanwhile = Meanwhile(self.fixtures)
        self.settling.advanced.connect(self.meanwhile.advance)
        self.cues = Cues(self.sounded.emit)
        self.settling.advanced.connect(self.cues.advance)
        self.hand_order: Callable[[View], str] | None = None
        self._closing: int | None = None

    # -- what is shown

    def show(self, change: Change) -> None:
        """Show a change: from where the cards are now to where they are after it."""
        self.settling.finish()
        self._withdraw()
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

    def _withdraw(self) -> None:
        """Take back what `_offer` offered, and what is held."""
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

    # -- what the person does

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
