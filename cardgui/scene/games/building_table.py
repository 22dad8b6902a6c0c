"""What the tables of the two Skip-Bo games have in common: faces, building piles, stocks and their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import View
from cardgui.language.bidi import isolate
from cardgui.language.lists import all_of
from cardgui.language.numbers import number
from cardgui.rules.cards import UNKNOWN, WILD
from cardgui.rules.moves import DRAW, END, MOVE, Move
from cardgui.rules.seats import LEVELS
from cardgui.rules.skip_bo.places import BUILDS, COMPLETED, DRAW_PILE, FIRST_OWN
from cardgui.scene.choices import Slot
from cardgui.scene.look.card_pictures import CardFace
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import Fact, PillContent, PlateContent, Weight
from cardgui.scene.poses import STANDS_FOR, heights_of


class BuildingTable:
    """The shared part of both `TableGame`s.

    own_places: the places of a seat, its stock first.
    """

    back = CardFace("back_blue")
    own_places: Callable[[int], list[int]]

    def card_face(self, face: int) -> CardFace:
        stands_for, printed = divmod(face, STANDS_FOR)
        text = str(printed) if printed != WILD else f"W{stands_for or ''}"
        return CardFace("number", text)

    def empty_place(self, view: View, place: int, rtl: bool) -> PlaceMark | None:
        if place in BUILDS:
            return PlaceMark(number=number(1))
        return None if place == COMPLETED else PlaceMark()

    def pills(self, view: View) -> Mapping[str, PillContent]:
        piles = view.observation.table.piles
        stock = self.own_places(view.bottom)[0]
        pills = {
            "draw": PillContent(number(len(piles[DRAW_PILE])), icon="card"),
            "stock": self.stock_pill(len(piles[stock])),
        }
        for pile, height in enumerate(heights_of(view).values()):
            needed = number(height + 1)
            bare = PillContent(needed, size=self.pill_size)
            words = QCoreApplication.translate("SkipBoTable", "next: {number}", "under a building pile")
            told = replace(bare, text=words.format(number=needed), shorter=bare)
            if height == 0:
                # On the empty place the number stands too: there the usual word does as well.
                words = QCoreApplication.translate("SkipBoTable", "start: {number}", "under an empty building place")
                told = replace(bare, text=words.format(number=needed), shorter=told)
            pills[f"build {pile}"] = told
        return pills

    pill_size: float = 0.0

    def stock_pill(self, count: int) -> PillContent:
        """The label at the own stock."""
        return PillContent(number(count), icon="card", size=15.5)

    def plate(self, view: View, seat: int) -> PlateContent:
        chair = view.chairs[seat]
        told = []
        if chair.member is not None:
            told.append(Fact(chair.members[chair.member], Weight.HEAVY))
        elif seat == view.viewer and sum(c.kind != "computer" for c in view.chairs) == 1:
            told.append(Fact(QCoreApplication.translate("SkipBoTable", "You"), Weight.ASIDE))
        told += self.standing(view, seat)
        left = len(view.observation.table.piles[self.own_places(seat)[0]])
        return PlateContent(
            name=chair.name,
            avatar=chair.picture,
            facts=tuple(told),
            level=None if chair.level is None else LEVELS.index(chair.level) + 1,
            levels=len(LEVELS),
            score=None if seat == view.bottom else number(left),
            score_label=QCoreApplication.translate("SkipBoTable", "stock", "cards left, under a number on a plate"),
            active=view.turn == seat,
            badge=self.badge(view, seat),
        )

    def standing(self, view: View, seat: int) -> list[Fact]:
        """What the plate of a seat says besides its name."""
        return []

    def badge(self, view: View, seat: int) -> str:
        """The icon at the picture of a seat."""
        return ""

    def end_button(self, view: View) -> tuple[str, Move] | None:
        for move in view.legal:
            if move.verb == END:
                return QCoreApplication.translate("SkipBoTable", "Stop here", "a button that ends the turn"), move
        return None

    def draw_place(self) -> int:
        return DRAW_PILE

    def attempt(self, view: View, slot: Slot) -> Move | None:
        if not view.legal:
            return None
        actor = view.legal[0].actor
        if slot.place == DRAW_PILE:
            return view.game.move(actor, DRAW)
        if slot.place in BUILDS or slot.place == COMPLETED:
            return None
        return view.game.move(actor, MOVE, slot.place, slot.at, BUILDS[0])

    def banner(self, view: View, closer: int) -> str:
        return ""

    def best(self, view: View, moves: Sequence[Move]) -> Move:
        return max(moves, key=lambda move: self.gain(view, move))

    def gain(self, view: View, move: Move) -> tuple[int, ...]:
        """How good a move of a card is beside others of the same card: a building pile that comes close to the top
        of the own stock, else the highest one; cards are put away last."""
        heights = heights_of(view)
        if move.target not in heights:
            return (0,)
        height = heights[move.target] + 1
        table = view.observation.table
        stock = table.piles[self.own_places(move.actor)[0]]
        top = table.faces[stock[-1]] if stock and move.source != self.own_places(move.actor)[0] else UNKNOWN
        return 1, int(height + 1 == top), int(height < top), height

    # -- words for a screen reader

    def place_name(self, view: View, slot: Slot) -> str:
        """What lies at a place, as the viewer sees it."""
        pile = view.observation.table.piles[slot.place]
        if slot.place == DRAW_PILE:
            return QCoreApplication.translate("SkipBoTable", "Draw pile, %n card(s)", "", len(pile))
        if slot.place == COMPLETED:
            return QCoreApplication.translate(
                "SkipBoTable", "Completed piles, %n card(s)", "under the draw pile", len(pile)
            )
        if slot.place in BUILDS:
            return self._build_name(view, slot.place)
        seat, own = divmod(slot.place - FIRST_OWN, len(self.own_places(0)))
        name = isolate(view.chairs[seat].name)
        if own == 0:
            return self._stock_name(view, name, pile)
        return self.own_name(view, name, slot, own)

    def own_name(self, view: View, name: str, slot: Slot, own: int) -> str:
        """The words for a place of a seat besides its stock. own: its number among them."""
        raise KeyError(slot.place)

    @staticmethod
    def card_name(face: int) -> str:
        """A card in words."""
        if face == UNKNOWN:
            return QCoreApplication.translate("SkipBoTable", "face down", "a card")
        if face == WILD:
            return QCoreApplication.translate("SkipBoTable", "wild card")
        return number(face)

    def cards_name(self, view: View, pile: Sequence[int]) -> str:
        """An open pile in words: its top card, and what lies beneath, from above."""
        cards = [self.card_name(view.observation.table.faces[card]) for card in reversed(pile)]
        if not cards:
            return QCoreApplication.translate("SkipBoTable", "empty", "a pile")
        if len(cards) == 1:
            return cards[0]
        text = QCoreApplication.translate("SkipBoTable", "{card} on top, below it {others}", "cards of a pile")
        return text.format(card=cards[0], others=all_of(cards[1:]))

    @staticmethod
    def _build_name(view: View, place: int) -> str:
        height = heights_of(view)[place]
        pile = number(place - BUILDS[0] + 1)
        if height == 0:
            text = QCoreApplication.translate("SkipBoTable", "Building pile {pile}: empty, begins with {next}")
        else:
            text = QCoreApplication.translate("SkipBoTable", "Building pile {pile}: {height}, next {next}")
        return text.format(pile=pile, height=number(height), next=number(height + 1))

    def _stock_name(self, view: View, name: str, pile: Sequence[int]) -> str:
        if not pile:
            return QCoreApplication.translate("SkipBoTable", "{name}, stock: empty").format(name=name)
        top = self.card_name(view.observation.table.faces[pile[-1]])
        left = QCoreApplication.translate("SkipBoTable", "%n card(s) left", "in a stock", len(pile))
        text = QCoreApplication.translate("SkipBoTable", "{name}, stock: {card}, {left}")
        return text.format(name=name, card=top, left=left)
