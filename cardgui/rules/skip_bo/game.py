"""Skip-Bo: what is fixed (SB-1), who deals (SB-2, SB-27), and how matches go on and end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardgui.rules.cards import WILD, wild_text
from cardgui.rules.chance import lots
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.dealing import Dealing
from cardgui.rules.errors import RecordError, english
from cardgui.rules.game import Game
from cardgui.rules.moves import CAUGHT, DRAW, END, MOVE, TALKING, Move
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.places import Place, PlaceKind, seat_places
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import Round
from cardgui.rules.skip_bo.dealers_draw import dealers_draw
from cardgui.rules.skip_bo.options import MOST_STOCK, SkipBoOptions
from cardgui.rules.skip_bo.places import BUILDS, common_places
from cardgui.rules.skip_bo.round import SkipBoRound
from cardgui.rules.skip_bo.scoring import match_winners
from cardgui.rules.start import Start, refuse_throws


class SkipBo(Game):
    """162 cards: twelve each of 1 to 12, and 18 wild cards (SB-1)."""

    name = "skip_bo"
    low = 2
    high = 6
    deck = tuple(sorted([n for n in range(1, 13) for _ in range(12)] + [WILD] * 18))
    option_type = SkipBoOptions
    secret_hands = True
    words = (DRAW, END)
    reasons = (
        "another_is_in_doubt",
        "called_often_enough",
        "cannot_be_called",
        "caught_before",
        "caught_no_draw",
        "discard_from_hand",
        "discard_to_end",
        "does_not_fit",
        "drawn_by_itself",
        "five_at_most",
        "leaves_no_play",
        "moves_in_doubt",
        "must_play",
        "no_card_there",
        "not_out_of_turn",
        "not_there",
        "not_your_cards",
        "nothing_to_catch",
        "nothing_to_draw",
        "own_discard_piles_only",
        "wild_may_not_be_discarded",
    )

    def face_text(self, face: int) -> str:
        return wild_text(face)

    def common_places(self) -> list[Place]:
        return common_places()

    def own_places(self, seat: int) -> list[Place]:
        discards = [(f"discard.{i}", PlaceKind.OPEN) for i in range(4)]
        return seat_places(seat, [("stock", PlaceKind.STOCK), ("hand", PlaceKind.HAND), *discards])

    def option_specs(self, seats: int) -> tuple[OptionSpec, ...]:
        """SB-3, SB-17: how large a stock can be, and which sides there can be, depends on the seats."""
        sides = ("off", *(["two_sides"] if seats in (4, 6) else []), *(["three_sides"] if seats == 6 else []))
        return tuple(
            replace(spec, high=MOST_STOCK[seats])
            if spec.name == "stock_size"
            else replace(spec, choices=sides)
            if spec.name == "teams"
            else spec
            for spec in self.specs
        )

    def conflicts(self, given: Mapping[str, OptionValue], company: Company) -> list[Conflict]:
        """SB-15 to SB-17, SB-23, SB-27."""
        found = []
        if given.get("scoring") == "single_round":
            found.append(Conflict("target", "with_points_only"))
        if company.seats not in (4, 6):
            found.append(Conflict("teams", "four_or_six_seats", "two_sides"))
        if company.seats != 6:
            found.append(Conflict("teams", "six_seats", "three_sides"))
        if company.people < 2:
            found.append(Conflict("free_table", "two_people", True))
        if company.people < 1:
            found.append(Conflict("first_dealer", "some_people", "youngest_starts"))
        return found

    def _is_play(self, verb: str, source: int, target: int) -> bool:
        return verb == MOVE and target in BUILDS

    def _parse_word(self, text: str, actor: int, verb: str | None, argument: str | None, called: bool) -> Move:
        if called and verb in (TALKING, CAUGHT) and argument and re.fullmatch(r"p[0-5]", argument):
            return self.move(actor, verb, target=int(argument[1:]), out_of_turn=True)
        return super()._parse_word(text, actor, verb, argument, called)

    def _expected(self) -> str:
        return "hand.2>build.0, stock>build.1, discard.3>build.1, hand.1>discard.0, draw or p3:call talking p1"

    def new_round(self, options: GameOptions, dealing: Dealing) -> Round:
        assert isinstance(options, SkipBoOptions)
        return SkipBoRound(self, options, dealing)

    def blank_round(self, options: GameOptions, seats: int) -> Round:
        assert isinstance(options, SkipBoOptions)
        return SkipBoRound.blank(self, options, seats)

    def opening(self, options: GameOptions, seats: int, deal: int, start: Start) -> tuple[int, int | None]:
        """SB-2, SB-5, SB-27: the seat to the dealer's left begins."""
        assert isinstance(options, SkipBoOptions)
        refuse_throws(start)
        if start.dealer is not None:
            dealer = start.dealer
        elif start.first is not None:
            dealer = (start.first - 1) % seats
        elif options.first_dealer == "youngest_starts":
            dealer = (lots(deal).pick(seats) - 1) % seats
        else:
            dealer = dealers_draw(deal, seats, self.deck).dealer
        first = (dealer + 1) % seats
        if start.first not in (None, first):
            limits = english("{first}, the seat to the dealer's left, was expected", first=first)
            raise RecordError(
                "start.first", english("{first} is impossible, {limits}", first=start.first, limits=limits)
            )
        return dealer, first

    def following(
        self, options: GameOptions, seats: int, dealer: int, first: int | None, result: RoundResult
    ) -> tuple[int, int | None]:
        dealer = (dealer + 1) % seats
        return dealer, (dealer + 1) % seats

    def first_totals(self, options: GameOptions, seats: int) -> list[int]:
        return [0] * seats

    def match_winners(self, options: GameOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
        assert isinstance(options, SkipBoOptions)
        return match_winners(options, totals, results[-1])


SKIP_BO = SkipBo()
