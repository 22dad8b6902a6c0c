"""Skip-Bo Junior: what is fixed (SBJ-1, SBJ-2), who deals and begins (SBJ-3), and how matches end (SBJ-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardgui.rules.cards import WILD, wild_text
from cardgui.rules.chance import lots
from cardgui.rules.conflicts import Company, Conflict
from cardgui.rules.dealing import Dealing
from cardgui.rules.game import Game
from cardgui.rules.moves import END, MOVE
from cardgui.rules.options import GameOptions, OptionSpec, OptionValue
from cardgui.rules.places import Place, PlaceKind, seat_places
from cardgui.rules.results import RoundResult
from cardgui.rules.rounds import Round
from cardgui.rules.skip_bo.junior_round import HAND_PILES, JuniorRound
from cardgui.rules.skip_bo.options import MOST_JUNIOR_STOCK, JuniorOptions
from cardgui.rules.skip_bo.places import common_places
from cardgui.rules.start import Start, refuse_throws


class SkipBoJunior(Game):
    """96 cards: eight each of 1 to 10, and 16 wild cards (SBJ-2)."""

    name = "skip_bo_junior"
    low = 2
    high = 4
    deck = tuple(sorted([n for n in range(1, 11) for _ in range(8)] + [WILD] * 16))
    option_type = JuniorOptions
    words = (END,)
    reasons = ("does_not_fit", "must_play", "no_card_there", "not_there", "not_your_cards")

    def face_text(self, face: int) -> str:
        return wild_text(face)

    def common_places(self) -> list[Place]:
        return common_places()

    def own_places(self, seat: int) -> list[Place]:
        piles = [(f"hand.{i}", PlaceKind.OPEN) for i in range(HAND_PILES)]
        return seat_places(seat, [("stock", PlaceKind.STOCK), *piles])

    def option_specs(self, seats: int) -> tuple[OptionSpec, ...]:
        """SBJ-4: how large a stock can be depends on the seats."""
        return tuple(
            replace(spec, high=MOST_JUNIOR_STOCK[seats]) if spec.name == "stock_size" else spec for spec in self.specs
        )

    def conflicts(self, given: Mapping[str, OptionValue], company: Company) -> list[Conflict]:
        return []

    def _is_play(self, verb: str, source: int, target: int) -> bool:
        return verb == MOVE

    def _expected(self) -> str:
        return "hand.0>build.2, stock>build.1 or end"

    def new_round(self, options: GameOptions, dealing: Dealing) -> Round:
        assert isinstance(options, JuniorOptions)
        return JuniorRound(self, options, dealing)

    def blank_round(self, options: GameOptions, seats: int) -> Round:
        assert isinstance(options, JuniorOptions)
        return JuniorRound.blank(self, options, seats)

    def opening(self, options: GameOptions, seats: int, deal: int, start: Start) -> tuple[int, int | None]:
        """SBJ-3: lots name the dealer, then the first, each only where it is needed (NOTATION, Chance)."""
        refuse_throws(start)
        stream = lots(deal)
        dealer = stream.pick(seats) if start.dealer is None else start.dealer
        return dealer, stream.pick(seats) if start.first is None else start.first

    def following(
        self, options: GameOptions, seats: int, dealer: int, first: int | None, result: RoundResult
    ) -> tuple[int, int | None]:
        """SBJ-3: the same in every round."""
        return dealer, first

    def first_totals(self, options: GameOptions, seats: int) -> list[int]:
        return [0] * seats

    def match_winners(self, options: GameOptions, totals: Sequence[int], results: Sequence[RoundResult]) -> list[int]:
        assert isinstance(options, JuniorOptions)
        return [seat for seat, won in enumerate(totals) if won >= options.rounds_to_win]


SKIP_BO_JUNIOR = SkipBoJunior()
