"""Who deals in Skip-Bo, what rounds and matches amount to, blocked rounds: SB-2, SB-14 to SB-17, SB-24, SB-27."""

from __future__ import annotations

from datetime import date

import pytest

from cardgui.rules import ages
from cardgui.rules.chance import SplitMix64
from cardgui.rules.errors import OptionError, RecordError
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.positions import position
from cardgui.rules.skip_bo.dealers_draw import dealers_draw
from cardgui.rules.skip_bo.options import SkipBoOptions
from cardgui.rules.skip_bo.scoring import match_winners, round_result
from cardgui.rules.start import Start
from cardgui.rules.steps import Steps
from tests.rules.tables import arrange, legal, people, place, play, skip_bo

GAME = GAMES["skip_bo"]
WILD = GAME.faces_by_text["W"]


def test_sb_2_the_highest_card_deals() -> None:
    """SB-2: a wild card counts as nothing; those who tie draw again, going on from the same deck."""
    ties = wilds = 0
    for deal in range(150):
        cards = iter(SplitMix64(deal).shuffled(GAME.deck))
        drawing = [0, 1, 2, 3]
        laps = 0
        while len(drawing) > 1:
            drawn = {seat: next(cards) for seat in drawing}
            wilds += WILD in drawn.values()
            worth = {seat: 0 if face == WILD else face for seat, face in drawn.items()}
            drawing = [seat for seat in drawing if worth[seat] == max(worth.values())]
            laps += 1
        ties += laps > 1
        draw = dealers_draw(deal, 4, GAME.deck)
        assert draw.dealer == drawing[0] == Match(GAME, people(4), deal).round.dealer
        assert len(draw.laps) == laps
    assert ties
    assert wilds


def test_sb_2_who_is_out_draws_no_more() -> None:
    draw = next(draw for draw in (dealers_draw(deal, 3, GAME.deck) for deal in range(99)) if len(draw.laps) > 1)
    assert None not in draw.laps[0]
    assert None in draw.laps[1]
    assert draw.laps[-1][draw.dealer] is not None


def test_sb_2_later_the_deal_passes_to_the_left() -> None:
    """SB-2, SB-5, ALL-6."""
    match = won_by_seat_0(skip_bo(seats=3))
    assert match.round.dealer == 2
    match.next_round()
    assert match.round.dealer == 0
    assert match.round.seat == 1


def test_sb_27_the_youngest_starts() -> None:
    """SB-27, ALL-6: a lot names the first, the seat to its right deals."""
    firsts = set()
    for deal in range(30):
        match = Match(GAME, people(3), deal, {"first_dealer": "youngest_starts"})
        assert match.round.seat == SplitMix64(deal).pick(3)
        assert match.round.dealer == (match.round.seat - 1) % 3
        firsts.add(match.round.seat)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(("years", "dealer", "first"), [((2015, 1980, 1950), 2, 0), ((1980, 1950, 2015), 1, 2)])
def test_sb_27_by_ages_too(years: tuple[int, ...], dealer: int, first: int) -> None:
    """SB-27, ALL-6: where birthdays are known, the youngest plays first and the seat to its right deals."""
    (youngest,) = ages.youngest([[date(year, 6, 1)] for year in years])
    match = Match(GAME, people(3), 5, {"first_dealer": "youngest_starts"}, Start(first=youngest))
    assert (match.round.dealer, match.round.seat) == (dealer, first)


def test_sb_5_a_pair_that_the_rules_forbid_is_refused() -> None:
    expected = r"^start\.first: 2 is impossible, 1, the seat to the dealer's left, was expected$"
    with pytest.raises(RecordError, match=expected):
        Match(GAME, people(3), 5, start=Start(0, 2))
    with pytest.raises(RecordError, match=r"^start\.how: "):
        Match(GAME, people(3), 5, start=Start(0, how=[["rock", "paper", "-"]]))


def won_by_seat_0(match: Match) -> Match:
    """Seat 0 plays its last stock card; the others have 2, 3, 4... cards left."""
    stocks = {f"p{seat}.stock": ["12"] * (seat + 1) for seat in range(1, match.round.seats)}
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["1"], **stocks}, "draw")
    return play(match, "stock>build.0")


@pytest.mark.parametrize("scoring", ["winner_takes", "each_counts"])
def test_sb_15_points(scoring: str) -> None:
    """SB-15: 25 and 5 for each card left in the other stocks; what is counted scores nothing for those who count."""
    match = won_by_seat_0(skip_bo(seats=3, scoring=scoring))
    assert position(match)["scores"] == [25 + 5 * (2 + 3), 0, 0]
    assert match.results[0].counted == (0, 10, 15)
    assert match.totals == [50, 0, 0]
    assert position(match)["round_winners"] == [0]
    assert not match.over


def test_sb_15_a_single_round_decides() -> None:
    match = won_by_seat_0(skip_bo(seats=3, scoring="single_round"))
    assert position(match)["scores"] == [1, 0, 0]
    assert match.winners == [0]


def test_sb_16_the_target() -> None:
    """SB-16: the highest wins, equals share."""
    match = won_by_seat_0(skip_bo(seats=3, target=50))
    assert match.winners == [0]
    for totals, winners in [([499, 0], []), ([500, 0], [0]), ([500, 505], [1]), ([505, 505], [0, 1])]:
        result = round_result([0, 1], 0, SkipBoOptions())
        assert match_winners(SkipBoOptions(), totals, result) == winners
    for target in (49, 2001):
        with pytest.raises(OptionError, match=r"^target: "):
            skip_bo(target=target)


@pytest.mark.parametrize(
    ("seats", "teams", "fine"),
    [
        (4, "two_sides", True),
        (6, "two_sides", True),
        (6, "three_sides", True),
        (4, "three_sides", False),
        (3, "two_sides", False),
        (2, "two_sides", False),
        (5, "two_sides", False),
    ],
)
def test_sb_17_which_sides_there_can_be(seats: int, teams: str, fine: bool) -> None:
    """SB-17."""
    if fine:
        skip_bo(seats=seats, teams=teams)
        return
    with pytest.raises(OptionError) as caught:
        skip_bo(seats=seats, teams=teams)
    assert caught.value.field == "teams"


def test_sb_17_points_are_kept_by_side() -> None:
    """SB-17, SB-19: seat i belongs to side i mod the sides; every seat of a winning side is a winner."""
    result = round_result([0, 2, 3, 0, 4, 5], 0, SkipBoOptions(teams="three_sides"))
    assert result.winners == (0, 3)
    assert result.scores == (25 + 5 * 14, 0, 0, 95, 0, 0)
    two = round_result([0, 2, 0, 4, 0, 6], 0, SkipBoOptions(teams="two_sides"))
    assert two.winners == (0, 2, 4)
    assert two.scores == (85, 0, 85, 0, 85, 0)


def test_sb_18_partners_cards_can_be_played() -> None:
    """SB-18, SB-11: their stock and discard piles, also from the first turn; discards go to the own piles only."""
    match = skip_bo(seats=4, teams="two_sides")
    arrange(
        match,
        {
            "p0.hand": ["9"],
            "p0.stock": ["12"],
            "p2.stock": ["7", "2", "1"],
            "p2.discard.1": ["1"],
            "p1.stock": ["1"],
            "p3.stock": ["1"],
            "p1.discard.0": ["1"],
        },
        "draw",
    )
    builds = {text for text in legal(match) if "build" in text}
    assert builds == {f"{source}>build.{pile}" for source in ("p2.stock", "p2.discard.1") for pile in range(4)}
    assert {text for text in legal(match) if "hand" in text} == {f"hand.0>discard.{pile}" for pile in range(4)}
    play(match, "p2.stock>build.0")
    assert place(match, "p2.stock", seen_by=1) == ["?", "2"]


def test_sb_14_sb_19_a_side_wins_when_all_its_stocks_are_played_out() -> None:
    """SB-18: also when the own stock is used up."""
    match = skip_bo(seats=4, teams="two_sides")
    arrange(
        match,
        {"p0.hand": ["9"], "p0.stock": ["1"], "p2.stock": ["2"], "p1.stock": ["12"] * 3, "p3.stock": ["12"]},
        "draw",
    )
    play(match, "stock>build.0")
    assert not match.round.over
    play(match, "p2.stock>build.0")
    assert match.round.over
    assert match.totals == [45, 0, 45, 0]
    assert position(match)["round_winners"] == [0, 2]


def blocked(stocks: list[int], **options: object) -> Match:
    """A round where nobody can play and nothing is left to draw, just before seat 0 discards."""
    seats = len(stocks)
    wanted = {f"p{seat}.stock": ["12"] * cards for seat, cards in enumerate(stocks)}
    hands = {f"p{seat}.hand": ["9", "9"] for seat in range(seats)}
    last = f"p{seats - 1}.discard.3"
    return arrange(skip_bo(seats=seats, **options), {**wanted, **hands, last: ["11"]}, last)


def test_sb_24_a_blocked_round() -> None:
    """SB-24: each winner scores 5 for each card of those who hold more, nobody the 25."""
    match = blocked([2, 1, 3])
    play(match, "hand.0>discard.0, hand.0>discard.0")
    assert not match.round.over
    play(match, "hand.0>discard.0")
    assert match.round.over
    assert position(match)["round_winners"] == [1]
    assert position(match)["scores"] == [0, 25, 0]
    assert match.results[0].blocked


def test_sb_24_equal_fewest_share() -> None:
    match = play(blocked([1, 1, 3]), "hand.0>discard.0, hand.0>discard.0, hand.0>discard.0")
    assert position(match)["scores"] == [15, 15, 0]
    assert position(match)["round_winners"] == [0, 1]
    shared = play(blocked([1, 1, 2], scoring="single_round"), ", ".join(["hand.0>discard.0"] * 3))
    assert shared.winners == [0, 1]
    assert position(shared)["scores"] == [1, 1, 0], "SB-15: each has won it"


def test_sb_24_sides_count_all_their_stocks() -> None:
    """SB-24, SB-17: the smallest stock is on the side that holds more."""
    match = play(blocked([1, 2, 5, 2], teams="two_sides"), ", ".join(["hand.0>discard.0"] * 4))
    assert match.results[0].blocked
    assert position(match)["round_winners"] == [1, 3]
    assert position(match)["scores"] == [0, 5 * 6, 0, 5 * 6]


@pytest.mark.parametrize("left", [{"completed": ["2", "3"]}, {"build.0": ["1", "2"]}])
def test_sb_24_something_to_draw_does_not_block(left: dict[str, list[str]]) -> None:
    """SB-24, SB-12: the draw pile is empty, but there are completed cards, or covered ones."""
    match = blocked([1, 1])
    nines = {f"p{seat}.hand": ["9"] * 5 for seat in (0, 1)}
    arrange(match, {**nines, "p0.stock": ["12"], "p1.stock": ["12"], "p1.discard.3": ["11"], **left}, "p1.discard.3")
    play(match, "hand.0>discard.0, hand.0>discard.0")
    assert not match.round.over
    assert len(place(match, "p0.hand")) == 5, "it was drawn now"


def test_sb_24_a_turn_with_a_play_does_not_block() -> None:
    """SB-24: each seat must have played nothing, and be able to play nothing."""
    match = blocked([1, 1])
    hands = {"p0.hand": ["1", "9", "9"], "p1.hand": ["9", "9"]}
    arrange(match, {**hands, "p0.stock": ["12"], "p1.stock": ["12"], "p1.discard.3": ["11"]}, "p1.discard.3")
    play(match, "hand.0>build.0, hand.0>discard.0, hand.0>discard.0")
    assert not match.round.over, "seat 0 has played a card"
    play(match, "hand.0>discard.0")
    assert match.round.over
    assert match.results[0].blocked


def test_sb_24_a_play_that_was_possible_does_not_block() -> None:
    """SB-24: before its discard it must have been able to play nothing."""
    match = blocked([2, 1])
    arrange(
        match,
        {"p0.stock": ["12"], "p1.stock": ["12"], "p0.hand": ["1", "9"], "p1.hand": ["9", "9"], "p1.discard.3": ["11"]},
        "p1.discard.3",
    )
    play(match, "hand.0>discard.0, hand.0>discard.0")
    assert not match.round.over
    play(match, "hand.0>discard.1")
    assert not match.round.over, "the 1 on the discard pile can be played"


def test_sb_24_turns_without_any_card_count() -> None:
    """SB-24, SB-13: a seat with nothing in its hand ends its turn by itself, and the round ends."""
    match = blocked([2, 1, 3])
    arrange(
        match,
        {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"] * 2, "p2.stock": ["12"] * 2, "p2.discard.3": ["11"]},
        "p2.discard.3",
    )
    steps: Steps = []
    play(match, "hand.0>discard.0", steps)
    assert match.round.over
    assert position(match)["round_winners"] == [0]


def test_sb_24_a_turn_that_ends_by_itself_counts_only_with_nothing_to_draw() -> None:
    """SB-24, SB-22: a caught seat may not draw what there is, so its turn without cards blocks nothing."""
    match = skip_bo(free_table=True)
    wanted = {"p0.hand": ["9", "9"], "p0.stock": ["12"], "p1.stock": ["12"], "draw": ["8"], "p1.discard.3": ["11"]}
    arrange(match, wanted, "p1.discard.3")
    play(match, "p1:draw, p0:caught p1, hand.0>discard.0")
    assert match.round.turns == [2, 1], "seat 1 had no card"
    assert place(match, "p0.hand") == ["9", "8"]
    play(match, "hand.1>discard.0")
    assert match.round.turns == [2, 2], "only now can neither seat draw"
    assert match.results[0].blocked


def test_the_cap_ends_a_round_as_blocked() -> None:
    """ALL-4: when every seat has had 300 turns."""
    match = skip_bo({0: ["12"], 1: ["12"]})
    facts = match.round.state()
    facts["turns"] = [300, 299]
    match.round.restore(facts)
    play(match, "hand.0>discard.0")
    assert match.round.turns == [300, 300]
    assert not match.round.over
    play(match, "hand.0>discard.0")
    assert match.round.over
    assert match.results[0].blocked
    assert match.totals == [0, 0]
