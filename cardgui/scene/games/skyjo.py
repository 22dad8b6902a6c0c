"""Skyjo at the table: its faces and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from cardgui.controller.view import View
from cardgui.language.bidi import isolate
from cardgui.language.numbers import number
from cardgui.rules.cards import UNKNOWN
from cardgui.rules.moves import DRAW, END, FLIP, MOVE, Move
from cardgui.rules.rounds import NOBODY
from cardgui.rules.seats import LEVELS
from cardgui.rules.skyjo.grid import CELLS, DISCARD_PILE, DRAW_PILE, WIDTH, grid_start
from cardgui.rules.skyjo.round import CHOOSING, OPENING, PLACING, REVEALING
from cardgui.scene.choices import Slot
from cardgui.scene.games.skyjo_layout import skyjo_layout
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look.card_pictures import CardFace
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import Fact, PillContent, PlateContent, Weight

SPAN = CELLS + 1
AVERAGE = 5
"""What a card is worth that nobody has seen: the mean of the deck, rounded."""


class SkyjoTable:
    """Implements `TableGame`."""

    name = "skyjo"
    back = CardFace("back_clay")
    lit_when_idle = True

    def layout(self, frame: Frame, view: View) -> Layout:
        return skyjo_layout(frame, view.observation.seats, view.bottom)

    def card_face(self, face: int) -> CardFace:
        return CardFace("skyjo", str(face))

    def empty_place(self, view: View, place: int, rtl: bool) -> PlaceMark | None:
        if place <= DISCARD_PILE:
            return PlaceMark()
        return PlaceMark(style="gone") if (place - grid_start(0)) % SPAN < CELLS else None

    def pills(self, view: View) -> Mapping[str, PillContent]:
        piles = view.observation.table.piles
        discard = QCoreApplication.translate("SkyjoTable", "discard", "the discard pile, under it")
        thrown = PillContent(number(len(piles[DISCARD_PILE])), icon="cards")
        return {
            "draw": PillContent(number(len(piles[DRAW_PILE])), icon="card"),
            "discard": PillContent(discard, shorter=thrown),
        }

    def plate(self, view: View, seat: int) -> PlateContent:
        chair = view.chairs[seat]
        shows = QCoreApplication.translate("SkyjoTable", "shows {points}", "the sum of a player's face-up cards")
        told = [Fact(shows.format(points=number(self._shown(view, seat))))]
        level = None
        if chair.level is not None:
            level = LEVELS.index(chair.level) + 1
        if chair.member is not None:
            told.insert(0, Fact(chair.members[chair.member], Weight.HEAVY))
        elif seat == view.viewer and sum(c.kind != "computer" for c in view.chairs) == 1:
            told.insert(0, Fact(QCoreApplication.translate("SkyjoTable", "You"), Weight.ASIDE))
        closer = view.observation.state["closer"] == seat
        if closer:
            closed = QCoreApplication.translate("SkyjoTable", "closed", "on the plate of who closed the round")
            told.insert(0, Fact(closed, Weight.HEAVY))
        return PlateContent(
            name=chair.name,
            avatar=chair.picture,
            facts=tuple(told),
            level=level,
            levels=len(LEVELS),
            score=number(view.totals[seat]),
            score_label=QCoreApplication.translate("SkyjoTable", "points", "under the total on a plate"),
            active=view.turn == seat,
            badge="check" if closer else "",
        )

    def prompt(self, view: View, held: bool) -> str:
        if not view.legal:
            return ""
        phase = view.observation.state["phase"]
        if phase == OPENING:
            open_cells = CELLS - self._down(view, view.legal[0].actor).bit_count()
            return QCoreApplication.translate("SkyjoTable", "Turn up %n card(s)", "", 2 - open_cells)
        if phase == CHOOSING:
            if held:
                return QCoreApplication.translate("SkyjoTable", "Choose the card to exchange")
            if view.observation.state["closer"] != NOBODY:
                return QCoreApplication.translate("SkyjoTable", "Last turn: take one")
            return QCoreApplication.translate("SkyjoTable", "Take one of these")
        if phase == PLACING:
            return QCoreApplication.translate("SkyjoTable", "Exchange it, or discard it")
        if phase == REVEALING and self.end_button(view) is not None:
            return QCoreApplication.translate("SkyjoTable", "Turn one up, if you like")
        return QCoreApplication.translate("SkyjoTable", "Turn up %n card(s)", "", 1)

    def end_button(self, view: View) -> tuple[str, Move] | None:
        for move in view.legal:
            if move.verb == END:
                words = QCoreApplication.translate("SkyjoTable", "Leave them", "end the turn, turn no card up")
                return words, move
        return None

    def draw_place(self) -> int:
        return DRAW_PILE

    def best(self, view: View, moves: Sequence[Move]) -> Move:
        """Where the card helps most: it completes a column, else it replaces the highest card above it, else a
        face-down one; a card that helps nowhere is discarded where it can be."""
        table = view.observation.table
        card = table.faces[table.piles[moves[0].source][-1]]

        def gain(move: Move) -> tuple[int, int]:
            if move.target == DISCARD_PILE:
                return 0, 0
            start = grid_start(move.actor)
            cell = move.target - start
            column = [table.piles[start + other] for other in range(cell % WIDTH, CELLS, WIDTH) if other != cell]
            equal = sum(bool(pile) and table.faces[pile[-1]] == card for pile in column)
            face = table.faces[table.piles[move.target][-1]]
            old = AVERAGE if face == UNKNOWN else face
            if equal == 2 and card >= 0:
                return 2, old
            return (1, old - card) if old > card else (-1, old - card)

        return max(moves, key=gain)

    def attempt(self, view: View, slot: Slot) -> Move | None:
        if not view.legal:
            return None
        actor = view.legal[0].actor
        if slot.place == DRAW_PILE:
            return view.game.move(actor, DRAW)
        if slot.place == DISCARD_PILE:
            return view.game.move(actor, MOVE, DISCARD_PILE, target=grid_start(actor))
        return view.game.move(actor, FLIP, slot.place) if (slot.place - grid_start(0)) % SPAN < CELLS else None

    def place_name(self, view: View, slot: Slot) -> str:
        table = view.observation.table
        place = slot.place
        pile = table.piles[place]
        if place == DRAW_PILE:
            return QCoreApplication.translate("SkyjoTable", "Draw pile, %n card(s)", "", len(pile))
        if place == DISCARD_PILE:
            if not pile:
                return QCoreApplication.translate("SkyjoTable", "Discard pile, empty")
            top = QCoreApplication.translate("SkyjoTable", "Discard pile, {card} on top")
            return top.format(card=number(table.faces[pile[-1]]))
        seat, cell = divmod(place - grid_start(0), SPAN)
        if cell == CELLS:
            if not pile:
                return QCoreApplication.translate("SkyjoTable", "No card drawn")
            drawn = QCoreApplication.translate("SkyjoTable", "Drawn card, {card}")
            return drawn.format(card=number(table.faces[pile[-1]]))
        if not pile:
            card = QCoreApplication.translate("SkyjoTable", "no card")
        elif table.faces[pile[-1]] == UNKNOWN:
            card = QCoreApplication.translate("SkyjoTable", "face down")
        else:
            card = number(table.faces[pile[-1]])
        where = QCoreApplication.translate("SkyjoTable", "{name}, row {row}, column {column}: {card}")
        row, column = divmod(cell, WIDTH)
        name = isolate(view.chairs[seat].name)
        return where.format(name=name, row=number(row + 1), column=number(column + 1), card=card)

    def banner(self, view: View, closer: int) -> str:
        text = QCoreApplication.translate("SkyjoTable", "{name} has closed the round. One more turn for all others.")
        return text.format(name=isolate(view.chairs[closer].name))

    @staticmethod
    def _down(view: View, seat: int) -> int:
        down = view.observation.state["down"]
        assert isinstance(down, list)
        mask = down[seat]
        assert isinstance(mask, int)
        return mask

    def _shown(self, view: View, seat: int) -> int:
        """The sum of the face-up cards of a seat."""
        table = view.observation.table
        start = grid_start(seat)
        everyone = (1 << view.observation.seats + 1) - 1
        shown = 0
        for pile in table.piles[start : start + CELLS]:
            if pile and table.knows[pile[-1]] == everyone:
                shown += table.faces[pile[-1]]
        return shown
