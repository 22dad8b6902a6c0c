"""A hint at the table: one good move, pointed at."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardgui.rules.moves import DRAW, END, Move
from cardgui.rules.places import PlaceKind
from cardgui.scene.choices import Slot
from cardgui.scene.durations import Speed
from cardgui.scene.lights import Lights
from cardgui.scene.settling import Settling
from cardgui.scene.table_scene import TableScene

HINTED_BY = 0.12
"""How far the card of a hint stands out of its place, in u."""


class Hint:
    """Lets the card of a good move stand out of its place, and lights up where it goes."""

    def __init__(self, scene: TableScene, lights: Lights, settling: Settling) -> None:
        self._scene = scene
        self._lights = lights
        self._settling = settling
        self._cards: list[int] = []

    def show(self, move: Move, speed: Speed) -> bool:
        """Point at a move. Whether there is anything to show."""
        self._settling.finish()
        self.hide()
        scene = self._scene
        room = self._room(move)
        if room is None or scene.layout is None or scene.view is None:
            return False
        target = scene.room_of(Slot(move.target)) if move.target in scene.layout.spots else None
        if move.target >= 0 and move.source in scene.layout.spots and scene.held is None:
            pile = scene.view.observation.table.piles[move.source]
            whole = scene.view.game.places(scene.view.seats)[move.source].kind is PlaceKind.SPREAD
            by = -HINTED_BY * room.width()
            room.translate(0, by)
            for card in pile if whole else [pile[move.at]]:
                self._cards.append(card)
                scene.items_by_card[card].moveBy(0, by)
        self._lights.show_hint(room, target, scene.frame.k, speed)
        return True

    def hide(self) -> None:
        """Take the hint away; its card lies down again."""
        self._lights.hide_hint()
        for card in self._cards:
            item = self._scene.items_by_card.get(card)
            if item is not None and item.pose is not None and not item.lifted and not self._settling.running:
                item.stand(item.pose)
        self._cards = []

    def words(self, move: Move) -> list[str]:
        """What the hint of a move points at, as the buttons over the table are called: the card, then its place."""
        view, layout, game = self._scene.view, self._scene.layout, self._scene.paintbox.game
        if view is None or layout is None or game is None:
            return []
        slots = [Slot(move.source, move.at), Slot(move.target)]
        words = [game.place_name(view, slot) for slot in slots if slot.place in layout.spots]
        end = game.end_button(view)
        if move.verb == END and end is not None:
            return [end[0]]
        return words or [game.place_name(view, Slot(game.draw_place()))]

    def _room(self, move: Move) -> QRectF | None:
        """Where a hint points first, px; None for a move that is not made on the table."""
        scene = self._scene
        if scene.layout is None or scene.view is None or scene.paintbox.game is None:
            return None
        if move.source in scene.layout.spots:
            return scene.room_of(Slot(move.source, move.at))
        if move.verb == DRAW:
            return scene.room_of(Slot(scene.paintbox.game.draw_place()))
        button = scene.fixtures.button
        return QRectF(button) if move.verb == END and not button.isNull() else None
