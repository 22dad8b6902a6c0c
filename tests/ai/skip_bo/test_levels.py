"""What tells the levels of Skip-Bo apart, in set positions."""

from __future__ import annotations

import random

import pytest

from cardgui.ai.skip_bo.players import PLAYERS
from cardgui.ai.skip_bo.yardsticks import YARDSTICKS
from cardgui.rules.observation import observe
from tests.ai.answers import answer, whole_turn
from tests.ai.skip_bo.table import laid

SEEDS = range(40)


@pytest.mark.parametrize("level", PLAYERS)
def test_a_stock_card_that_fits_is_played_at_once_or_on_the_way(level: str) -> None:
    position = laid(p0_stock="12 5", p0_hand="9 9 9 9 W", heights=(4, 7, 7, 7), p1_stock="12 12").round
    assert {answer(position, level, seed) for seed in range(5)} == {"stock>build.0"}


@pytest.mark.parametrize("level", PLAYERS)
def test_wild_cards_are_not_thrown_away(level: str) -> None:
    """SB-25."""
    position = laid(p0_stock="12 12", p0_hand="W 9 9 9 W", heights=(2, 2, 2, 2), p1_stock="12 12").round
    for seed in range(5):
        assert answer(position, level, seed).startswith(("hand.1>", "hand.2>", "hand.3>"))


def test_a_beginner_overlooks_now_and_then_what_an_easy_player_sees() -> None:
    position = laid(p0_stock="12 12", p0_hand="3 9 9 10 10", heights=(2, 6, 6, 6), p1_stock="12 1").round
    said = [answer(position, "beginner", seed) for seed in SEEDS]
    played = said.count("hand.0>build.0")
    assert len(SEEDS) // 2 < played < len(SEEDS)
    assert {answer(position, "easy", seed) for seed in SEEDS} == {"hand.0>build.0"}


def test_an_easy_player_has_whims_and_the_greedy_yardstick_has_none() -> None:
    """Equal cards together."""
    match = laid(p0_stock="12 12", p0_hand="7 5 9 9 10", heights=(1, 1, 1, 1), p1_stock="12 12", p0_discard_2="5")
    said = {answer(match.round, "easy", seed) for seed in SEEDS}
    assert len(said) > 1
    assert "hand.1>discard.2" in said
    greedy = {YARDSTICKS["greedy"](observe(match.round, 0), random.Random(seed)).text for seed in SEEDS}
    assert greedy == {"hand.1>discard.2"}


def test_a_steady_player_plans_its_turn_and_grudges_nobody_anything() -> None:
    """Its own stock card through four plays; and a six, though the next seat waits for a seven, which skilled keeps."""
    plan = laid(p0_stock="12 4", p0_hand="2 3 9 9 9", p0_discard_1="8 1", heights=(6, 6, 6, 0), p1_stock="12 12")
    assert whole_turn(plan.round, "steady")[:4] == [
        "discard.1>build.3",
        "hand.0>build.3",
        "hand.0>build.3",
        "stock>build.3",
    ]
    held = laid(p0_stock="12 1", p0_hand="6 10 10 10 11", heights=(5, 8, 8, 8), p1_stock="12 7")
    assert answer(held.round, "steady") == "hand.0>build.0"
    assert ">discard" in answer(held.round, "skilled")
    assert ">discard" in answer(held.round, "expert")


@pytest.mark.parametrize("level", ["steady", "skilled", "expert"])
def test_partners_stocks_are_helped(level: str) -> None:
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
    assert whole_turn(match.round, level)[:2] == ["hand.0>build.0", "p2.stock>build.0"]


@pytest.mark.parametrize("level", ["steady", "skilled", "expert"])
def test_the_last_stock_card_wins_whatever_it_costs(level: str) -> None:
    """SB-14."""
    match = laid(p0_stock="5", p0_hand="W W W 9 9", heights=(1, 11, 11, 11), p1_stock="12 6")
    assert whole_turn(match.round, level)[-1] == "stock>build.0"
    assert match.round.over


def test_an_expert_takes_the_place_of_a_rival_who_is_about_to_win() -> None:
    """The only pile on which the other's last stock card fits gets another card, be it a wild one."""
    match = laid(p0_stock="12 12 2", p0_hand="W 9 9 9 9", heights=(5, 8, 8, 8), p1_stock="6")
    assert "hand.0>build.0" in whole_turn(match.round, "expert")
