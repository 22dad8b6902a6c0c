"""Kings Corners: what is fixed (KC-1), who begins (KC-5), and how matches go on and end (KC-17 to KC-20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgui.rules.cards import playing_text
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.kings_corners.cards import PLAYING_CARDS
from cardgui.rules.kings_corners.opening import opening
from cardgui.rules.kings_corners.options import KingsCornersOptions
from cardgui.rules.kings_corners.places import STOCK, common_places
from cardgui.rules.kings_corners.round import KingsCornersRound
from cardgui.rules.kings_corners.scoring import match_winners
from cardgui.rules.moves import DRAW, END, MOVE
from cardgui.rules.options import GameOptions, OptionValue
from cardgui.rules.places import Place, PlaceKind, seat_places
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import Round
from cardgui.rules.start import Start


class KingsCorners(Game):
    """One deck of 52 cards, A to K of spades, hearts, diamonds, clubs (KC-1)."""

    name = "kings_corners"
    low = 2
    high = 4
    deck = PLAYING_CARDS
    option_type = KingsCornersOptions
    secret_hands = True
    hands_count = True
    words = (DRAW, END)
    reasons = (
        "complete_piles_stay",
        "corner_piles_stay",
        "does_not_fit",
        "draw_first",
        "draw_not_due",
        "drawn_by_itself",
        "kings_only",
        "must_lay",
        "must_play",
        "no_card_there",
        "not_complete",
        "not_there",
        "not_your_cards",
        "nothing_to_draw",
        "piles_not_to_empty_sides",
    )

    def face_text(self, face: int) -> str:
        return playing_text(face)

    def common_places(self) -> list[Place]:
        return common_places()

    def own_places(self, seat: int) -> list[Place]:
        return seat_places(seat, [("hand", PlaceKind.HAND)])

    def conflicts(self, given: Mapping[str, OptionValue], company: Company) -> list[Conflict]:
        """KC-5, KC-17 to KC-19."""
        found = []
        if given.get("scoring") != "penalty_points":
            found.append(Conflict("target", "with_penalty_points_only"))
        if given.get("scoring") != "chips":
            found += [Conflict(field, "with_chips_only") for field in ("chips", "chips_for_cards", "rounds")]
        if company.people < 1:
            asked = ("oldest", "youngest", "latest_birthday", "straws", "rock_paper_scissors")
            found += [Conflict("first_player", "some_people", choice) for choice in asked]
        return found

    def _is_play(self, verb: str, source: int, target: int) -> bool:
        return verb == MOVE and target != STOCK

    def _expected(self) -> str:
        return "hand.3>side.n, hand.0>corner.ne, side.n>side.e, side.n>corner.sw, corner.ne>draw, draw or end"

    def new_round(self, options: GameOptions, dealing: Dealing) -> Round:
        assert isinstance(options, KingsCornersOptions)
        return KingsCornersRound(self, options, dealing)

    def blank_round(self, options: GameOptions, seats: int) -> Round:
        assert isinstance(options, KingsCornersOptions)
        return KingsCornersRound.blank(self, options, seats)

    def opening(self, options: GameOptions, seats: int, deal: int, start: Start) -> tuple[int, int | None]:
        assert isinstance(options, KingsCornersOptions)
        return opening(options, seats, deal, start)

    def following(
        self, options: GameOptions, seats: int, dealer: int, first: int | None, result: RoundResult
    ) -> tuple[int, int | None]:
        """KC-20: the deal passes to the left, and the seat to the dealer's left begins (ALL-6)."""
        dealer = (dealer + 1) % seats
        return dealer, (dealer + 1) % seats

    def fewest_win(self, options: GameOptions) -> bool:
        """KC-17: penalty points count against those who get them."""
        assert isinstance(options, KingsCornersOptions)
        return options.scoring == "penalty_points"

    def first_totals(self, options: GameOptions, seats: int) -> list[int]:
        """KC-18: with chips, those that each seat starts with."""
        assert isinstance(options, KingsCornersOptions)
        return [options.chips if options.scoring == "chips" else 0] * seats

    def match_winners(self, options: GameOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
        assert isinstance(options, KingsCornersOptions)
        return match_winners(options, totals, results)


KINGS_CORNERS = KingsCorners()
