from __future__ import annotations

from tests.ai.answers import answer, whole_turn
from tests.ai.skip_bo_junior.tables import laid


def test_hand_piles_are_played_in_the_order_that_frees_the_stock() -> None:
    """SBJ-6: the two lies under the six; a wild card is spared for it on the right pile."""
    match = laid((5, 1, 4, 4), p0_stock="10 3", p0_hand_0="2 6", p0_hand_1="9", p0_hand_2="9")
    assert whole_turn(match.round)[:3] == ["hand.0>build.0", "hand.0>build.1", "stock>build.1"]


def test_a_wild_card_goes_where_the_stock_needs_it() -> None:
    """SBJ-8: with `must_play` it has to be played, but on the third pile it is worth most (SBJ-11)."""
    match = laid((5, 6, 2, 7), p0_stock="10 4", p0_hand_0="W", p0_hand_1="10", p0_hand_2="10")
    assert whole_turn(match.round)[:2] == ["hand.0>build.2", "stock>build.2"]


def test_of_two_piles_the_one_that_helps_nobody() -> None:
    """The other seat waits for a seven."""
    match = laid((5, 2, 2, 2), p0_stock="10 1", p0_hand_0="W", p0_hand_1="10", p0_hand_2="10", p1_stock="10 7")
    assert answer(match.round) != "hand.0>build.0"


def test_it_stops_where_a_play_would_help_the_other_seat() -> None:
    """SBJ-11, `must_play` off."""
    off: dict[str, object] = {"must_play": False}
    held = laid((5, 8, 8, 8), off, p0_stock="10 1", p0_hand_0="6", p0_hand_1="10", p0_hand_2="3", p1_stock="10 7")
    assert answer(held.round) == "end"
    free = laid((5, 8, 8, 8), off, p0_stock="10 1", p0_hand_0="6", p0_hand_1="10", p0_hand_2="3", p1_stock="10 4")
    assert answer(free.round) == "hand.0>build.0"


def test_the_last_stock_card_wins() -> None:
    """SBJ-14."""
    match = laid((5, 2, 2, 8), p0_stock="8", p0_hand_0="W 6", p0_hand_1="9", p0_hand_2="10", p1_stock="10 7")
    whole_turn(match.round)
    assert match.round.over
    assert match.round.result is not None
    assert match.round.result.winners == (0,)
