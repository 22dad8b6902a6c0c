"""Skyjo: what is fixed (SJ-1), and how matches go on and end (SJ-4, SJ-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgui.rules.cards import number_text
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import RecordError, english
from cardgui.rules.game import Game
from cardgui.rules.moves import DRAW, END, FLIP, MOVE, Move
from cardgui.rules.options import GameOptions, OptionValue
from cardgui.rules.places import COMMON, Place, PlaceKind, seat_places
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import Round
from cardgui.rules.skyjo.grid import CELLS
from cardgui.rules.skyjo.options import SkyjoOptions
from cardgui.rules.skyjo.round import SkyjoRound
from cardgui.rules.start import Start


class Skyjo(Game):
    """150 cards: five -2, ten -1, fifteen 0, ten each of 1 to 12 (SJ-1)."""

    name = "skyjo"
    low = 2
    high = 8
    deck = tuple(sorted([-2] * 5 + [-1] * 10 + [0] * 15 + [n for n in range(1, 13) for _ in range(10)]))
    option_type = SkyjoOptions
    low_wins = True
    words = (DRAW, END)
    reasons = (
        "already_face_up",
        "no_card_there",
        "own_grid_only",
        "place_the_drawn_card",
        "take_a_card_first",
        "turn_one_up",
        "turn_one_up_or_end",
        "turn_up_two",
    )

    def face_text(self, face: int) -> str:
        return number_text(face)

    def common_places(self) -> list[Place]:
        return [Place("draw", PlaceKind.DRAW, COMMON), Place("discard", PlaceKind.OPEN, COMMON)]

    def own_places(self, seat: int) -> list[Place]:
        cells = [(f"grid.{cell}", PlaceKind.GRID) for cell in range(CELLS)]
        return seat_places(seat, [*cells, ("drawn", PlaceKind.OPEN)])

    def conflicts(self, given: Mapping[str, OptionValue], company: Company) -> list[Conflict]:
        """SJ-10."""
        return [Conflict("tie_doubles", "with_doubling_only")] if given.get("double") == "never" else []

    def _parse_word(self, text: str, actor: int, verb: str | None, argument: str | None, called: bool) -> Move:
        if verb == FLIP and argument is not None:
            place, at = self._read_place(argument, actor, text)
            return self.move(actor, FLIP, place, at, out_of_turn=called)
        return super()._parse_word(text, actor, verb, argument, called)

    def _is_play(self, verb: str, source: int, target: int) -> bool:
        return verb in (MOVE, FLIP, DRAW)

    def _expected(self) -> str:
        return "draw, end, flip grid.5, discard>grid.3, drawn>grid.3 or drawn>discard"

    def new_round(self, options: GameOptions, dealing: Dealing) -> Round:
        assert isinstance(options, SkyjoOptions)
        return SkyjoRound(self, options, dealing)

    def blank_round(self, options: GameOptions, seats: int) -> Round:
        return SkyjoRound.blank(self, options, seats)

    def opening(self, options: GameOptions, seats: int, deal: int, start: Start) -> tuple[int, int | None]:
        if start.first is not None:
            limits = english("no first player was expected, since the two cards turned up decide who begins")
            raise RecordError(
                "start.first", english("{first} is impossible, {limits}", first=start.first, limits=limits)
            )
        return super().opening(options, seats, deal, start)

    def following(
        self, options: GameOptions, seats: int, dealer: int, first: int | None, result: RoundResult
    ) -> tuple[int, int | None]:
        """The deal passes to the left (ALL-6); who begins is SJ-4."""
        assert isinstance(options, SkyjoOptions)
        dealer = (dealer + 1) % seats
        if options.next_starter == "closer" and result.closer is not None:
            return dealer, result.closer
        return dealer, next(seat for seat in from_left_of(dealer, seats) if seat in result.winners)

    def first_totals(self, options: GameOptions, seats: int) -> list[int]:
        return [0] * seats

    def match_winners(self, options: GameOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
        assert isinstance(options, SkyjoOptions)
        if max(totals) < options.target:
            return []
        return [seat for seat, total in enumerate(totals) if total == min(totals)]


def from_left_of(dealer: int, seats: int) -> list[int]:
    """All seats clockwise, the one to the dealer's left first."""
    return [(dealer + 1 + i) % seats for i in range(seats)]


SKYJO = Skyjo()
