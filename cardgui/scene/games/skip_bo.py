"""Skip-Bo at the table: its layout, its sides and its words."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import View
from cardgui.language.numbers import number
from cardgui.language.phrases.common import points
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.moves import MOVE, Move
from cardgui.rules.skip_bo.options import SkipBoOptions
from cardgui.rules.skip_bo.places import BUILDS, FIRST_OWN, OWN
from cardgui.rules.skip_bo.scoring import sides_of
from cardgui.scene.choices import Slot
from cardgui.scene.games.building_table import BuildingTable
from cardgui.scene.games.skip_bo_layout import own_places, skip_bo_layout
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import Fact, Weight

HAND = 1
SIDES = ("sun", "moon", "star")
"""The sign of each side in team play."""


class SkipBoTable(BuildingTable):
    """Implements `TableGame`."""

    name = "skip_bo"
    lit_when_idle = False
    own_places = staticmethod(own_places)

    def layout(self, frame: Frame, view: View) -> Layout:
        open_hands = view.viewer is None and view.computers_only
        return skip_bo_layout(frame, view.seats, view.bottom, allies(view, view.bottom), open_hands)

    def empty_place(self, view: View, place: int, rtl: bool) -> PlaceMark | None:
        mark = super().empty_place(view, place, rtl)
        if place < FIRST_OWN:
            return mark
        seat, own = divmod(place - FIRST_OWN, OWN)
        if own == HAND:
            return None
        if own > HAND and seat == view.bottom:
            word = QCoreApplication.translate("SkipBoTable", "discard", "on an empty discard place")
            return PlaceMark(word=word, right_to_left=rtl)
        return mark

    def standing(self, view: View, seat: int) -> list[Fact]:
        told = []
        if seat != view.bottom and seat in allies(view, view.bottom):
            partner = QCoreApplication.translate("SkipBoTable", "Partner", "plays on the same side")
            told.append(Fact(partner, Weight.HEAVY))
        if _options(view).scoring != "single_round":
            told.append(Fact(points(view.totals[seat])))
        return told

    def badge(self, view: View, seat: int) -> str:
        sides = sides_of(_options(view), view.seats)
        if sides != view.seats:
            return SIDES[seat % sides]
        return "dealer" if view.observation.state["dealer"] == seat else ""

    def prompt(self, view: View, held: bool) -> str:
        moves = [move for move in view.legal if move.verb == MOVE and not move.out_of_turn]
        if not moves or view.turn != view.viewer:
            return ""
        if held:
            return QCoreApplication.translate("SkipBoTable", "Where does it go?", "a card that is held")
        build = any(move.target in BUILDS for move in moves)
        if build and all(move.target in BUILDS for move in moves):
            return QCoreApplication.translate("SkipBoTable", "Build")
        if build:
            return QCoreApplication.translate("SkipBoTable", "Build, or discard a card")
        return QCoreApplication.translate("SkipBoTable", "Discard a card")

    def gain(self, view: View, move: Move) -> tuple[int, ...]:
        """A card that fits nowhere goes on one of the same number, else into an empty place, else on the one above
        it in number, else where it covers the least: the highest number."""
        if move.target in BUILDS:
            return super().gain(view, move)
        table = view.observation.table
        card = table.faces[table.piles[move.source][move.at]]
        pile = table.piles[move.target]
        if not pile:
            return 0, 2, 0
        top = table.faces[pile[-1]]
        return 0, {0: 3, 1: 1}.get(top - card, 0), -len(pile) if top == card else top

    def own_name(self, view: View, name: str, slot: Slot, own: int) -> str:
        table = view.observation.table
        pile = table.piles[slot.place]
        if own == HAND and 0 <= slot.at < len(pile):
            text = QCoreApplication.translate("SkipBoTable", "{name}, hand card {number}: {card}")
            face = table.faces[pile[slot.at]] if view.viewer == (slot.place - FIRST_OWN) // OWN else UNKNOWN
            return text.format(name=name, number=number(slot.at + 1), card=self.card_name(face))
        if own == HAND:
            cards = QCoreApplication.translate("SkipBoTable", "%n card(s) in hand", "", len(pile))
            return QCoreApplication.translate("SkipBoTable", "{name}: {cards}").format(name=name, cards=cards)
        text = QCoreApplication.translate("SkipBoTable", "{name}, discard pile {number}: {cards}")
        return text.format(name=name, number=number(own - HAND), cards=self.cards_name(view, pile))


def allies(view: View, seat: int) -> Collection[int]:
    """The seats of the side of a seat, itself included; none where everybody plays alone."""
    sides = sides_of(_options(view), view.seats)
    return range(seat % sides, view.seats, sides) if sides != view.seats else ()


def _options(view: View) -> SkipBoOptions:
    options = view.game.options(view.observation.options, view.seats)
    assert isinstance(options, SkipBoOptions)
    return options
