"""Talking, drawing too many and playing out of turn in Skip-Bo: SB-20 to SB-23."""

from __future__ import annotations

import random

import pytest

from cardgui.rules.errors import IllegalMove
from cardgui.rules.games import GAMES
from cardgui.rules.matches import Match
from cardgui.rules.observation import imagine, observe
from cardgui.rules.positions import position
from cardgui.rules.steps import Called, Moved, Steps, TakenBack, seen_by
from cardgui.rules.table import fold
from tests.rules.tables import arrange, legal, others, place, play, skip_bo


def teams(**options: object) -> Match:
    """Four seats, two sides; seats 0 and 2 are partners, seat 0 is on turn."""
    match = skip_bo(seats=4, teams="two_sides", **options)
    return arrange(
        match,
        {
            "p0.hand": ["9", "9"],
            "p1.stock": ["12"],
            "p2.stock": ["8", "7"],
            "p3.stock": ["12"],
            "p0.stock": ["12"],
            "draw": ["3", "4", "5", "6"],
        },
        "p3.discard.3",
    )


def test_sb_20_who_can_be_called() -> None:
    """SB-20: a partner of the seat on turn, by a seat of another side; with `free_table` off too."""
    match = teams()
    assert others(match, 1) == {"p1:call talking p2"}
    assert others(match, 3) == {"p3:call talking p2"}
    assert not others(match, 0)
    assert not others(match, 2)
    play(match, "hand.0>discard.0")
    assert others(match, 0) == {"p0:call talking p3"}
    assert not any(others(skip_bo(seats=4), seat) for seat in range(4)), "no partners without teams"


def test_sb_20_the_talkers_stock_takes_two_cards_to_its_bottom() -> None:
    """SB-20: unseen, one after the other."""
    match = teams()
    steps: Steps = []
    play(match, "p1:call talking p2", steps)
    assert place(match, "p2.stock") == ["5", "6", "8", "7"]
    assert place(match, "p2.stock", seen_by=2) == ["?", "?", "?", "7"]
    assert match.round.seat == 0
    assert steps[0] == Called(1, "call talking", 2)
    assert [step.why for step in steps if isinstance(step, Moved)] == ["penalty"] * 2


def test_sb_20_once_a_turn_and_three_times_a_round() -> None:
    match = skip_bo(seats=4, teams="two_sides")
    for turn in range(3):
        play(match, "p1:call talking p2")
        assert not others(match, 1)
        assert not others(match, 3)
        with pytest.raises(IllegalMove) as caught:
            play(match, "p3:call talking p2")
        assert caught.value.reason == "called_often_enough"
        for _ in range(4):
            play(match, next(text for text in sorted(legal(match)) if "discard" in text.split(">")[1]))
        assert match.round.seat == 0, turn
    assert not others(match, 1)
    assert len(place(match, "p2.stock")) == 36


def test_sb_20_a_used_up_stock_is_open_again() -> None:
    match = teams()
    arrange(
        match,
        {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"], "p3.stock": ["12"], "draw": ["3", "4", "5"]},
        "p3.discard.3",
    )
    play(match, "p3:call talking p2")
    assert place(match, "p2.stock", seen_by=1) == ["?", "5"]
    assert place(match, "p2.stock") == ["4", "5"]


def test_sb_20_fewer_cards_if_there_are_no_more() -> None:
    match = teams()
    arrange(
        match,
        {
            "p0.hand": ["9"],
            "p0.stock": ["12"],
            "p1.stock": ["12"],
            "p2.stock": ["7"],
            "p3.stock": ["12"],
            "build.0": ["1", "2"],
        },
        "p3.discard.3",
    )
    play(match, "p3:call talking p2")
    assert place(match, "p2.stock") == ["1", "7"]
    assert place(match, "build.0") == ["2"]
    assert position(match)["legal_moves"]


def free(**options: object) -> Match:
    """Two seats at a free table; seat 0 is on turn, seat 1 could play 1, 2 out of turn."""
    match = skip_bo(free_table=True, **options)
    return arrange(
        match,
        {
            "p0.hand": ["9", "9"],
            "p0.stock": ["10", "11", "12"],
            "p1.hand": ["1", "9"],
            "p1.stock": ["8", "2"],
            "draw": ["3", "4", "5", "6"],
        },
        "p1.discard.3",
    )


def test_sb_21_drawing_too_many() -> None:
    """SB-21: the card is shuffled among the face-down cards of the stock; the top card stays."""
    match = free()
    assert "draw" in legal(match)
    before = place(match, "p0.stock")
    play(match, "draw")
    after = place(match, "p0.stock")
    assert after[-1] == "12"
    assert sorted(after) == sorted([*before, "6"])
    assert len(place(match, "p0.hand")) == 2
    assert place(match, "p0.stock", seen_by=0) == ["?", "?", "?", "12"]
    assert match.round.seat == 0
    assert match.round.shuffles == 2


def test_sb_21_the_top_card_stays_whatever_the_shuffle() -> None:
    """SB-21."""
    lowest = set()
    for deal in range(12):
        match = play(free(deal=deal), "draw")
        assert place(match, "p0.stock", seen_by=1) == ["?", "?", "?", "12"]
        lowest.add(place(match, "p0.stock")[0])
    assert lowest == {"6", "10", "11"}, "the card that was drawn can come to lie anywhere below"


def test_sb_21_drawing_from_a_pile_that_is_renewed_for_it() -> None:
    """SB-21, SB-12, ALL-7: with the draw pile empty there is something to draw as long as it can be renewed."""
    done = list(range(1, 13))
    match = free(decks=[done])
    own = {"p0.hand": ["9"], "p0.stock": ["12", "11"], "p1.stock": ["12"], "p1.discard.3": ["11"]}
    arrange(match, {**own, "completed": [str(number) for number in done]}, "p1.discard.3")
    assert place(match, "draw") == []
    play(match, "draw")
    assert place(match, "completed") == []
    assert len(place(match, "draw")) == 11
    assert sorted(place(match, "p0.stock")) == ["1", "11", "12"]
    arrange(match, own, "p1.discard.3")
    assert "draw" not in legal(match), "nothing is left at all"


def test_sb_21_the_shuffle_tells_nothing() -> None:
    """ALL-2: nobody learns which faces lie in a stock from the cards that were shuffled into it."""
    match = free()
    unseen = match.observe(0).table.hidden
    play(match, "draw")
    after = match.observe(0).table
    assert after.hidden[0] == unseen[0]
    assert all(not faces for faces in after.hidden[1:])
    assert {after.pool[card] for card in match.round.piles[GAMES["skip_bo"].place("p0.stock")]} == {0}


def test_sb_21_on_a_used_up_stock_it_becomes_the_top() -> None:
    match = skip_bo(seats=4, teams="two_sides", free_table=True)
    arrange(
        match,
        {"p0.hand": ["9"], "p1.stock": ["12"], "p2.stock": ["12"], "p3.stock": ["12"], "draw": ["3", "4"]},
        "p3.discard.3",
    )
    play(match, "draw")
    assert place(match, "p0.stock", seen_by=3) == ["4"]
    assert match.round.shuffles == 2, "a shuffle of one card"


def test_sb_22_out_of_turn_one_may_draw_and_play_but_not_discard() -> None:
    """SB-22: from the own hand, stock and discard piles."""
    match = free()
    assert others(match, 1) == {"p1:draw", *(f"p1:hand.0>build.{pile}" for pile in range(4))}
    assert not others(match, 0)
    play(match, "p1:hand.0>build.0, p1:draw")
    assert place(match, "p1.hand", seen_by=1) == ["9", "6"]
    assert position(match)["in_doubt"] == ["p1:hand.0>build.0", "p1:draw"]
    assert others(match, 0) == {"p0:caught p1"}
    assert match.round.seat == 0
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1:hand.0>discard.0")
    assert caught.value.reason == "not_out_of_turn"


def test_sb_22_not_from_partners_piles() -> None:
    """SB-22: from the own hand, stock and discard piles only, unlike in turn (SB-18)."""
    match = skip_bo(seats=4, teams="two_sides", free_table=True)
    own = {"p1.hand": ["9"], "p1.stock": ["12"], "p3.stock": ["1"], "p3.discard.0": ["1"]}
    arrange(match, {**own, "p0.hand": ["9"], "p0.stock": ["12"], "p2.stock": ["12"]}, "draw")
    assert others(match, 1) == {"p1:draw", "p1:call talking p2"}
    for source in ("p3.stock", "p3.discard.0"):
        with pytest.raises(IllegalMove) as caught:
            play(match, f"p1:{source}>build.0")
        assert caught.value.reason == "not_your_cards"
    play(match, "hand.0>discard.0")
    assert {"p3.stock>build.0", "p3.discard.0>build.0"} < legal(match)


def test_sb_22_a_pile_completed_out_of_turn_is_taken_away() -> None:
    """SB-22, SB-7: and comes back if the move is taken back."""
    match = free()
    up_to_11 = [str(number) for number in range(1, 12)]
    own = {"p1.hand": ["12", "9"], "p1.stock": ["8"], "build.2": up_to_11}
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["12"], **own}, "draw")
    play(match, "p1:hand.0>build.2")
    assert place(match, "build.2") == []
    assert place(match, "completed") == [*up_to_11, "12"]
    play(match, "p0:caught p1")
    assert place(match, "build.2") == up_to_11
    assert place(match, "completed") == []
    assert "stock>build.2" in legal(match), "it stands at 11 again"


def test_sb_22_it_is_no_play_of_the_seat_on_turn() -> None:
    """SB-22, SB-24: the seat on turn has played nothing, so the round is blocked all the same."""
    match = free()
    own = {"p1.hand": ["1", "9", "9"], "p1.stock": ["12"], "p1.discard.3": ["11"]}
    arrange(match, {"p0.hand": ["9", "9"], "p0.stock": ["12"], **own}, "p1.discard.3")
    play(match, "p1:hand.0>build.0, hand.0>discard.0")
    assert not match.round.over
    play(match, "hand.0>discard.0")
    assert match.results[0].blocked


def test_sb_22_at_most_five_moves() -> None:
    match = free()
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"]}, "draw")
    play(match, ", ".join(["p1:draw"] * 5))
    assert len(place(match, "p1.hand")) == 5
    assert not others(match, 1)
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1:draw")
    assert caught.value.reason == "five_at_most"
    play(match, "draw")
    assert "p1:draw" in others(match, 1), "five between two moves of the seat on turn"


def test_sb_22_by_one_seat_only() -> None:
    match = skip_bo(seats=3, free_table=True)
    play(match, "p1:draw")
    assert others(match, 2) == {"p2:caught p1"}
    with pytest.raises(IllegalMove) as caught:
        play(match, "p2:draw")
    assert caught.value.reason == "another_is_in_doubt"


def test_sb_22_sb_9_does_not_draw_out_of_turn() -> None:
    match = free()
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["12"], "p1.stock": ["12"], "p1.hand": ["1"]}, "draw")
    play(match, "p1:hand.0>build.0")
    assert place(match, "p1.hand") == []


def test_sb_22_caught_takes_all_moves_back() -> None:
    """SB-22: what was seen stays known; the offender's next turn is played without any drawing."""
    match = free()
    before = position(match)["places"]
    steps: Steps = []
    play(match, "p1:hand.0>build.0, p1:stock>build.0, p1:draw")
    play(match, "p0:caught p1", steps)
    assert position(match)["places"] == before
    assert position(match)["in_doubt"] == []
    assert position(match)["no_draw"] == [1]
    assert place(match, "p1.stock", seen_by=0) == ["8", "2"], "the 8 was turned up"
    assert place(match, "draw", seen_by=1)[-1] == "6"
    assert place(match, "draw", seen_by=0)[-1] == "?"
    assert place(match, "p1.hand", seen_by=0) == ["1", "?"]
    assert not others(match, 1), "caught, it plays out of turn no more before its own turn"
    assert [type(step) for step in steps] == [Called, TakenBack]
    play(match, "hand.0>discard.0")
    assert place(match, "p1.hand") == ["1", "9"], "no drawing"
    assert "draw" not in legal(match)
    play(match, "hand.0>build.0, hand.0>discard.0")
    assert position(match)["no_draw"] == []


def test_sb_22_the_penalty_holds_for_sb_9_too() -> None:
    """SB-22, SB-13: with an empty hand the turn ends by itself once nothing can be played."""
    match = free()
    arrange(match, {"p0.hand": ["9", "9"], "p0.stock": ["12"], "p1.hand": ["1"], "p1.stock": ["12"]}, "draw")
    play(match, "p1:draw, p0:caught p1, hand.0>discard.0")
    assert place(match, "p1.hand") == ["1"]
    play(match, "hand.0>build.0")
    assert match.round.seat == 0
    assert place(match, "p1.hand") == []
    assert position(match)["no_draw"] == []


def test_sb_22_shuffles_are_taken_back_but_keep_their_number() -> None:
    """SB-22: such a shuffle keeps its entry in `decks`, and later ones count on."""
    done = list(range(1, 13))
    match = free(decks=[done[::-1], [6, 7, 8, 9, 1, 2, 3, 4, 5, 10, 11, 12]])
    own = {"p0.hand": ["9", "9"], "p0.stock": ["12"], "p1.stock": ["12"]}
    arrange(match, {**own, "completed": [str(number) for number in done]}, "p1.discard.3")
    before = position(match)["places"]
    viewers = [0, 1, None]
    tables = {seat: match.round.table(seat) for seat in viewers}
    steps: Steps = []
    play(match, "p1:draw", steps)
    assert place(match, "p1.hand") == ["12"]
    play(match, "p0:caught p1", steps)
    assert position(match)["places"] == before
    assert match.round.shuffles == 2
    for seat in viewers:
        assert fold(tables[seat], seen_by(steps, match.round.eye(seat))) == match.round.table(seat)
        seen = observe(match.round, seat)
        assert observe(imagine(seen, random.Random(1)), seat) == seen
    play(match, "hand.0>discard.0")
    assert match.round.shuffles == 3
    assert place(match, "p0.hand") == ["9", "6", "7", "8", "9"], "seat 1 drew nothing, and seat 0 from the next deck"


def test_sb_22_uncaught_they_stand() -> None:
    match = free()
    play(match, "p1:hand.0>build.0, hand.0>discard.0")
    assert position(match)["in_doubt"] == []
    assert position(match)["no_draw"] == []
    assert place(match, "build.0") == ["1"]
    assert not others(match, 0) & {"p0:caught p1"}


def test_sb_22_a_stock_so_emptied_ends_the_round_at_the_next_move() -> None:
    """SB-22: nothing follows that move by itself, and the side that played out of turn has won."""
    match = free()
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["2"], "p1.stock": ["1"]}, "draw")
    play(match, "p1:stock>build.0")
    assert not match.round.over
    hands = place(match, "p1.hand")
    play(match, "stock>build.0")
    assert match.round.over
    assert place(match, "p1.hand") == hands
    assert position(match)["round_winners"] == [1]
    assert position(match)["scores"] == [0, 25]


def test_sb_22_nothing_follows_the_last_move_by_itself() -> None:
    """SB-22: a full pile stays where it is, and no stock card is turned up."""
    match = free()
    up_to_11 = [str(number) for number in range(1, 12)]
    own = {"p0.hand": ["9"], "p0.stock": ["8", "12"], "build.1": up_to_11}
    arrange(match, {**own, "p1.stock": ["1"]}, "draw")
    play(match, "p1:stock>build.0, stock>build.1")
    assert match.round.over
    assert place(match, "build.1") == [*up_to_11, "12"]
    assert place(match, "completed") == []
    assert place(match, "p0.stock", seen_by=1) == ["?"]
    assert position(match)["scores"] == [0, 25 + 5]


@pytest.mark.parametrize(("offender", "partner"), [(1, 3), (3, 1)])
def test_sb_22_sides_win_out_of_turn_with_all_their_stocks_only(offender: int, partner: int) -> None:
    """SB-22, SB-19: the side that played out of turn has won once all stocks of its seats are played out."""
    own = {f"p{offender}.stock": ["1"], "p0.hand": ["9"], "p0.stock": ["12"], "p2.stock": ["12"] * 2}
    moves = f"p{offender}:stock>build.0, hand.0>discard.0"
    match = skip_bo(seats=4, teams="two_sides", free_table=True)
    play(arrange(match, {**own, f"p{partner}.stock": ["12"]}, "draw"), moves)
    assert not match.round.over
    assert match.round.seat == 1
    match = skip_bo(seats=4, teams="two_sides", free_table=True)
    play(arrange(match, own, "draw"), moves)
    assert match.round.over
    assert position(match)["round_winners"] == [1, 3]
    assert position(match)["scores"] == [0, 40, 0, 40]


def test_sb_22_a_stock_so_emptied_can_still_be_caught() -> None:
    match = free()
    arrange(match, {"p0.hand": ["9"], "p0.stock": ["2"], "p1.stock": ["1"]}, "draw")
    play(match, "p1:stock>build.0, p0:caught p1, hand.0>discard.0")
    assert not match.round.over
    assert place(match, "p1.stock") == ["1"]


def test_sb_22_a_seat_without_hand_cards_is_left_a_play() -> None:
    """SB-22: a move that would leave a seat on turn without hand cards no play at all is not open."""
    match = free()
    arrange(
        match,
        {"p0.stock": ["12", "2"], "p1.stock": ["12"], "p1.hand": ["2", "3"], "build.0": ["1"], "p1.discard.3": ["11"]},
        "p1.discard.3",
    )
    assert legal(match) == {"stock>build.0"}
    assert not others(match, 1)
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1:hand.0>build.0")
    assert caught.value.reason == "leaves_no_play"


def test_sb_22_while_moves_are_in_doubt_nobody_is_called_for_talking() -> None:
    match = skip_bo(seats=4, teams="two_sides", free_table=True)
    play(match, "p2:draw")
    assert others(match, 1) == {"p1:caught p2"}
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1:call talking p2")
    assert caught.value.reason == "moves_in_doubt"
    play(match, "p1:caught p2")
    assert "p1:call talking p2" in others(match, 1)
    assert "p3:draw" in others(match, 3), "another seat may then do the same"


def test_sb_23_without_a_free_table_there_is_no_breach() -> None:
    """SB-23."""
    match = skip_bo()
    assert "draw" not in legal(match)
    assert not others(match, 1)
    with pytest.raises(IllegalMove) as caught:
        play(match, "p1:draw")
    assert caught.value.reason == "not_your_turn"
