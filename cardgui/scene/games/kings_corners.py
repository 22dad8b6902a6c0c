"""Kings Corners at the table: its faces, its words, and runs of cards that are laid in one gesture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

import msgspec
from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import View
from cardgui.language.bidi import isolate
from cardgui.language.numbers import number
from cardgui.language.phrases.common import level_title
from cardgui.language.phrases.playing_cards import playing_card
from cardgui.rules.cards import UNKNOWN, playing_text
from cardgui.rules.kings_corners.cards import KIND, NEXT
from cardgui.rules.kings_corners.places import CORNERS, FIRST_HAND, LAST_CORNER, SIDES, STOCK
from cardgui.rules.moves import DRAW, END, MOVE, Move
from cardgui.rules.seats import LEVELS
from cardgui.scene.choices import Slot
from cardgui.scene.games.chips import heap_paints
from cardgui.scene.games.kings_corners_layout import chips_of, kings_corners_layout, pot_of
from cardgui.scene.layout import Frame, Layout, Paint
from cardgui.scene.look.card_pictures import CardFace
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import Fact, PillContent, PlateContent, Weight


class KingsCornersTable:
    """Implements `TableGame`, `RunTable` and `ChipTable`."""

    name = "kings_corners"
    back = CardFace("back_blue")
    lit_when_idle = False

    def layout(self, frame: Frame, view: View) -> Layout:
        return kings_corners_layout(frame, view)

    def card_face(self, face: int) -> CardFace:
        return CardFace("playing", playing_text(face))

    def empty_place(self, view: View, place: int, rtl: bool) -> PlaceMark | None:
        if place in SIDES:
            word = QCoreApplication.translate("KingsCornersTable", "any card", "may be laid on an empty side; short")
            return PlaceMark(word=word, emblem="suits", right_to_left=rtl)
        if place in CORNERS:
            word = QCoreApplication.translate("KingsCornersTable", "king", "may be laid on an empty corner; short")
            return PlaceMark(word=word, emblem="crown", right_to_left=rtl)
        return PlaceMark() if place == STOCK else None

    def pills(self, view: View) -> Mapping[str, PillContent]:
        piles = view.observation.table.piles
        pills = {"stock": PillContent(number(len(piles[STOCK])), icon="card")}
        for seat in range(view.seats):
            if seat != view.bottom:
                pills[f"hand {seat}"] = PillContent(number(len(piles[FIRST_HAND + seat])), icon="card")
        chips = chips_of(view)
        for seat, count in enumerate(chips):
            bare = PillContent(number(count), icon="chip")
            pills[f"chips {seat}"] = PillContent(self._chips(count), shorter=bare)
        if chips:
            pot = QCoreApplication.translate("KingsCornersTable", "Pot {number}", "the chips in the middle")
            pills["pot"] = PillContent(pot.format(number=number(pot_of(view))), size=16)
        return pills

    def plate(self, view: View, seat: int) -> PlateContent:
        chair = view.chairs[seat]
        told: tuple[Fact, ...] = ()
        if chair.member is not None:
            told = (Fact(chair.members[chair.member], Weight.HEAVY),)
        elif seat == view.viewer and sum(c.is_person for c in view.chairs) == 1:
            told = (Fact(QCoreApplication.translate("KingsCornersTable", "You"), Weight.ASIDE),)
        elif chair.level is not None:
            told = (Fact(level_title(chair.level), Weight.ASIDE),)
        points = view.observation.options.get("scoring") == "penalty_points"
        return PlateContent(
            name=chair.name,
            avatar=chair.picture,
            facts=told,
            level=None if chair.level is None else LEVELS.index(chair.level) + 1,
            levels=len(LEVELS),
            score=number(view.totals[seat]) if points else None,
            score_label=QCoreApplication.translate("KingsCornersTable", "points", "under the total on a plate"),
            active=view.turn == seat,
        )

    def prompt(self, view: View, held: bool) -> str:
        if not view.legal:
            return ""
        if held:
            return QCoreApplication.translate("KingsCornersTable", "Choose a place")
        if any(move.verb == DRAW for move in view.legal):
            return QCoreApplication.translate("KingsCornersTable", "No card fits: draw one")
        hand = any(move.is_play and move.source >= FIRST_HAND for move in view.legal)
        pile = any(move.is_play and move.source < FIRST_HAND for move in view.legal)
        if hand and pile:
            return QCoreApplication.translate("KingsCornersTable", "Lay a card, or move a pile")
        if hand:
            return QCoreApplication.translate("KingsCornersTable", "Lay a card")
        if pile:
            return QCoreApplication.translate("KingsCornersTable", "Move a pile")
        if any(move.verb == MOVE for move in view.legal):
            return QCoreApplication.translate("KingsCornersTable", "Send a complete pile back, or end your turn")
        return QCoreApplication.translate("KingsCornersTable", "End your turn")

    def end_button(self, view: View) -> tuple[str, Move] | None:
        end = next((move for move in view.legal if move.verb == END), None)
        return None if end is None else (QCoreApplication.translate("KingsCornersTable", "End turn"), end)

    def draw_place(self) -> int:
        return STOCK

    def attempt(self, view: View, slot: Slot) -> Move | None:
        if not view.legal:
            return None
        actor = view.legal[0].actor
        if slot.place == STOCK:
            return view.game.move(actor, DRAW)
        target = SIDES[0] if slot.place != SIDES[0] else SIDES[1]
        return view.game.move(actor, MOVE, slot.place, slot.at, target)

    def best(self, view: View, moves: Sequence[Move]) -> Move:
        """Onto a pile rather than on an empty side, which takes any card later; a king to a corner."""
        piles = view.observation.table.piles

        def promise(move: Move) -> int:
            if move.target in CORNERS:
                return 3
            if move.target in SIDES:
                return 2 if piles[move.target] else 1
            return 0

        return max(moves, key=promise)

    def joined(self, view: View, run: Sequence[Slot], slot: Slot) -> list[Slot] | None:
        """Cards that fit each other in order can be laid together where the first may begin a pile (KC-11)."""
        table = view.observation.table
        place = run[0].place
        if place < FIRST_HAND or slot.place != place or slot in run or not 0 <= slot.at < len(table.piles[place]):
            return None
        faces = {one: table.faces[table.piles[place][one.at]] for one in (*run, slot)}
        if UNKNOWN in faces.values():
            return None
        longer = sorted(faces, key=lambda one: KIND[faces[one]], reverse=True)
        if any(NEXT[faces[one]] != KIND[faces[two]] for one, two in pairwise(longer)):
            return None
        first = longer[0]
        begins = any(
            move.source == place and move.at == first.at and not table.piles[move.target]
            for move in view.legal
            if move.verb == MOVE
        )
        return longer if begins else None

    def run_moves(self, view: View, run: Sequence[Slot], first: Move) -> list[Move]:
        """Each card that is laid lets those behind it in the hand move down by one."""
        laid: list[int] = []
        moves = []
        for slot in run:
            at = slot.at - sum(other < slot.at for other in laid)
            laid.append(slot.at)
            moves.append(view.game.move(first.actor, MOVE, first.source, at, first.target))
        return moves

    def with_chips(self, view: View, seat: int, chips: int, pot: int) -> View:
        state = dict(view.observation.state)
        state["chips"] = [count + chips * (number == seat) for number, count in enumerate(chips_of(view))]
        state["pot"] = pot_of(view) + pot
        return replace(view, observation=msgspec.structs.replace(view.observation, state=state))

    def heaps(self, count: int) -> Sequence[Paint]:
        return heap_paints(count)

    def place_name(self, view: View, slot: Slot) -> str:
        table = view.observation.table
        pile = table.piles[slot.place]
        if slot.place == STOCK:
            stock = QCoreApplication.translate("KingsCornersTable", "Stock, %n card(s)", "", len(pile))
            if not chips_of(view):
                return stock
            pot = QCoreApplication.translate("KingsCornersTable", "{stock}; in the pot: {chips}")
            return pot.format(stock=stock, chips=self._chips(pot_of(view)))
        if slot.place > LAST_CORNER:
            return self._hand_name(view, slot)
        point = self._point(slot.place)
        if not pile:
            if slot.place in SIDES:
                empty = QCoreApplication.translate("KingsCornersTable", "{side}, empty: any card may be laid")
                return empty.format(side=point)
            empty = QCoreApplication.translate("KingsCornersTable", "{corner}, empty: a king may be laid")
            return empty.format(corner=point)
        first, last = playing_card(table.faces[pile[0]]), playing_card(table.faces[pile[-1]])
        if len(pile) == 1:
            single = QCoreApplication.translate("KingsCornersTable", "{place}: {card}")
            return single.format(place=point, card=first)
        many = QCoreApplication.translate(
            "KingsCornersTable", "{place}: {last}, pile of %n card(s) from {first}", "", len(pile)
        )
        return many.format(place=point, last=last, first=first)

    def banner(self, view: View, closer: int) -> str:
        """Nobody closes a round of Kings Corners: it ends at once."""
        return ""

    def _hand_name(self, view: View, slot: Slot) -> str:
        table = view.observation.table
        seat = slot.place - FIRST_HAND
        pile = table.piles[slot.place]
        if 0 <= slot.at < len(pile) and table.faces[pile[slot.at]] != UNKNOWN:
            mine = QCoreApplication.translate("KingsCornersTable", "{card}, in your hand")
            return mine.format(card=playing_card(table.faces[pile[slot.at]]))
        name = isolate(view.chairs[seat].name)
        held = QCoreApplication.translate("KingsCornersTable", "{name} holds %n card(s)", "", len(pile))
        held = held.format(name=name)
        chips = chips_of(view)
        if not chips:
            return held
        with_chips = QCoreApplication.translate("KingsCornersTable", "{holds}, and has {chips}", "cards and chips")
        return with_chips.format(holds=held, chips=self._chips(chips[seat]))

    def _chips(self, count: int) -> str:
        return QCoreApplication.translate("KingsCornersTable", "%n chip(s)", "", count)

    def _point(self, place: int) -> str:
        return (
            QCoreApplication.translate("KingsCornersTable", "North"),
            QCoreApplication.translate("KingsCornersTable", "East"),
            QCoreApplication.translate("KingsCornersTable", "South"),
            QCoreApplication.translate("KingsCornersTable", "West"),
            QCoreApplication.translate("KingsCornersTable", "Corner north-east"),
            QCoreApplication.translate("KingsCornersTable", "Corner south-east"),
            QCoreApplication.translate("KingsCornersTable", "Corner south-west"),
            QCoreApplication.translate("KingsCornersTable", "Corner north-west"),
        )[place - SIDES[0]]
