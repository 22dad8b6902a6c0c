"""What the table asks of a game: its layout, its faces, its words. One file a game in `games/` answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from cardgui.controller.view import View
from cardgui.rules.moves import Move
from cardgui.scene.choices import Slot
from cardgui.scene.layout import Frame, Layout
from cardgui.scene.look.card_pictures import CardFace
from cardgui.scene.look.places import PlaceMark
from cardgui.scene.look.plates import PillContent, PlateContent


class TableGame(Protocol):
    """The table of one game. Texts are in the language of the moment."""

    name: str
    back: CardFace
    lit_when_idle: bool
    """Whether all that can be played lights up while nothing is held; in games with hands that is too much."""

    def layout(self, frame: Frame, view: View) -> Layout:
        """Where everything is."""

    def card_face(self, face: int) -> CardFace:
        """The picture of a face."""

    def empty_place(self, view: View, place: int, rtl: bool) -> PlaceMark | None:
        """What an empty place shows; None for nothing."""

    def pills(self, view: View) -> Mapping[str, PillContent]:
        """The small labels, by the names of `Layout.pills`."""

    def plate(self, view: View, seat: int) -> PlateContent:
        """What the plate of a seat says."""

    def prompt(self, view: View, held: bool) -> str:
        """What the person at the screen is to do now; "" when it is not their turn. held: a card is in the hand."""

    def end_button(self, view: View) -> tuple[str, Move] | None:
        """The text of the button that ends the turn, and its move, while it can be ended."""

    def draw_place(self) -> int:
        """The place that stands for a `draw` when it is clicked."""

    def best(self, view: View, moves: Sequence[Move]) -> Move:
        """The best of some moves of one card, for a double click. moves: not empty."""

    def attempt(self, view: View, slot: Slot) -> Move | None:
        """The move that a click on a slot would make if it were legal, so that the person is told why it is not."""

    def place_name(self, view: View, slot: Slot) -> str:
        """What a screen reader says of a place or a card of a hand, with what lies there as the viewer sees it."""

    def banner(self, view: View, closer: int) -> str:
        """What is announced across the table when `closer` has closed the round."""
