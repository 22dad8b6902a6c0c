from __future__ import annotations

from cardgui.ai.skip_bo.discards import order, putting
from cardgui.rules.cards import WILD
from cardgui.rules.skip_bo.game import SKIP_BO as GAME
from tests.ai.answers import answer, whole_turn
from tests.ai.skip_bo.table import laid
from tests.rules.tables import play


def test_a_run_of_plays_that_ends_with_the_stock_card() -> None:
    """SB-8: one from a discard pile, two from the hand, and the stock card goes on top of them."""
    match = laid(p0_stock="12 4", p0_hand="2 3 9 9 9", p0_discard_1="8 1", heights=(6, 6, 6, 0), p1_stock="12 12")
    moves = whole_turn(match.round)
    assert moves[:4] == ["discard.1>build.3", "hand.0>build.3", "hand.0>build.3", "stock>build.3"]


def test_wild_cards_are_kept_for_the_stock() -> None:
    match = laid(p0_stock="12 12", p0_hand="W 9 9 5 5", heights=(2, 2, 2, 2), p1_stock="12 12")
    assert all(not move.startswith("hand.0>") for move in whole_turn(match.round))
    match = laid(p0_stock="12 4", p0_hand="W 9 9 6 6", heights=(2, 0, 0, 0), p1_stock="12 12")
    assert whole_turn(match.round)[:2] == ["hand.0>build.0", "stock>build.0"]


def test_nothing_is_built_up_to_what_the_next_seat_needs() -> None:
    """It holds back a six while the other waits for a seven, and plays it while the other waits for a four (SB-10)."""
    held = laid(p0_stock="12 1", p0_hand="6 10 10 10 11", heights=(5, 8, 8, 8), p1_stock="12 7")
    assert ">build" not in " ".join(whole_turn(held.round))
    free = laid(p0_stock="12 1", p0_hand="6 10 10 10 11", heights=(5, 8, 8, 8), p1_stock="12 4")
    assert whole_turn(free.round)[0] == "hand.0>build.0"
    must = laid(
        p0_stock="12 1", p0_hand="6 10 10 10 11", heights=(5, 8, 8, 8), p1_stock="12 7", options={"must_play": True}
    )
    assert whole_turn(must.round)[0] == "hand.0>build.0"


def test_a_hand_that_can_be_emptied_is_emptied_for_five_more_cards() -> None:
    """SB-9."""
    match = laid(p0_stock="12 1", p0_hand="7 8", heights=(6, 4, 4, 4), p1_stock="12 2")
    assert answer(match.round) == "hand.0>build.0"
    play(match, "hand.0>build.0")
    assert answer(match.round) == "hand.0>build.0"


def test_the_last_stock_card_wins_whatever_it_costs() -> None:
    """SB-14."""
    match = laid(p0_stock="5", p0_hand="W W W 9 9", heights=(1, 11, 11, 11), p1_stock="12 6")
    moves = whole_turn(match.round)
    assert moves[-1] == "stock>build.0"
    assert match.round.over


def test_partners_stocks_are_helped() -> None:
    """SB-17, SB-18."""
    match = laid(
        seats=4,
        options={"teams": "two_sides"},
        p0_stock="12 12",
        p0_hand="3 9 9 9 9",
        heights=(2, 6, 6, 6),
        p2_stock="12 4",
        p1_stock="12 12",
        p3_stock="12 12",
    )
    assert whole_turn(match.round)[:2] == ["hand.0>build.0", "p2.stock>build.0"]


def test_wild_cards_are_not_thrown_away() -> None:
    """SB-25, both ways."""
    for allowed in (True, False):
        match = laid(
            p0_stock="12 12",
            p0_hand="W W W W 9",
            heights=(2, 2, 2, 2),
            p1_stock="12 4",
            options={"discard_wild": allowed},
        )
        assert whole_turn(match.round)[-1].startswith("hand.4>discard.")


def test_discards_lie_so_that_they_can_be_played_again() -> None:
    """SB-10: on the next higher card, else on an equal one; a low card is not buried under a high one."""
    match = laid(
        p0_stock="12 12",
        p0_hand="7 5 9 9 9",
        heights=(1, 1, 1, 1),
        p1_stock="12 12",
        p0_discard_0="8",
        p0_discard_1="3",
        p0_discard_2="11",
        p0_discard_3="3",
    )
    assert answer(match.round) == "hand.0>discard.0"
    assert putting(7, (8,)) > putting(7, (7,)) > putting(7, (10,)) > putting(7, (3,))
    assert putting(WILD, (8,)) < putting(12, (1,))


def test_a_pile_in_order_is_worth_more_than_one_in_disorder() -> None:
    tidy, untidy = order((4, 5, 6, 7)), order((7, 4, 6, 5))
    assert tidy[0] > untidy[0]
    assert tidy[-1] == untidy[-1] == 0
    assert len(tidy) == 5


def test_with_nothing_left_to_draw_nobody_holds_anything_back() -> None:
    """SB-12, SB-24: or the round would stand still."""
    places = {"p0_stock": "12 1", "p0_hand": "6 10 10 10 11", "p1_stock": "12 7"}
    position = laid(heights=(5, 8, 8, 8), **places).round
    assert ">discard" in answer(position)
    under_a_discard = GAME.place("p1.discard.0")
    for place in (GAME.place("draw"), *(GAME.place(f"build.{i}") for i in range(4))):
        top = [] if place == GAME.place("draw") else [position.piles[place].pop()]
        position.piles[under_a_discard] += position.piles[place]
        position.piles[place] = top
    position.knows = [
        position.everyone if card in position.piles[under_a_discard] else known
        for card, known in enumerate(position.knows)
    ]
    position.restore(position.state())
    assert answer(position) == "hand.0>build.0"
