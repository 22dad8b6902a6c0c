"""What sets the levels apart."""

from __future__ import annotations

import random

import pytest

from cardgui.ai.levels import LEVELS
from cardgui.ai.players import choose
from cardgui.ai.skip_bo_junior.yardsticks import YARDSTICKS
from cardgui.rules.observation import observe
from tests.ai.answers import answer, whole_turn
from tests.ai.skip_bo_junior.tables import laid

OFF: dict[str, object] = {"must_play": False}


def test_the_beginner_sees_its_stock_card_mostly_but_not_always() -> None:
    table = laid((5, 2, 8, 8), p0_stock="10 6", p0_hand_0="3", p0_hand_1="10", p0_hand_2="10").round
    said = [answer(table, "beginner", seed) for seed in range(200)]
    assert 100 < said.count("stock>build.0") < 180
    assert said.count("hand.0>build.1") == 200 - said.count("stock>build.0")


def test_the_beginner_now_and_then_plays_a_wild_card_where_a_number_would_do() -> None:
    table = laid((2, 8, 8, 8), p0_stock="10 1", p0_hand_0="3", p0_hand_1="W", p0_hand_2="1").round
    said = [answer(table, "beginner", seed) for seed in range(200)]
    assert 60 < said.count("hand.0>build.0") < 180


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_the_lower_levels_never_stop_before_they_must(level: str) -> None:
    """SBJ-11, `must_play` off: nobody laughs at a card that is played."""
    table = laid((5, 8, 8, 8), OFF, p0_stock="10 1", p0_hand_0="6", p0_hand_1="10", p0_hand_2="3", p1_stock="10 7")
    assert {answer(table.round, level, seed) for seed in range(30)} == {"hand.0>build.0"}


def test_the_steady_player_does_not_block() -> None:
    """The skilled one keeps the six, for the other seat waits with a seven."""
    table = laid((5, 8, 8, 8), OFF, p0_stock="10 1", p0_hand_0="6", p0_hand_1="10", p0_hand_2="3", p1_stock="10 7")
    assert answer(table.round, "steady") == "hand.0>build.0"
    assert answer(table.round, "skilled") == "end"


@pytest.mark.parametrize("level", ["steady", "skilled", "expert"])
def test_whoever_plans_finds_the_way_to_the_last_stock_card(level: str) -> None:
    """SBJ-14: the five uncovers the wild card, which has to be the six."""
    match = laid((4, 2, 2, 2), p0_stock="7", p0_hand_0="W 5", p0_hand_1="9", p0_hand_2="10", p1_stock="10 7")
    whole_turn(match.round, level)
    assert match.round.result is not None
    assert match.round.result.winners == (0,)


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_of_two_piles_the_one_that_does_not_help_the_last_stock_card_of_the_other_seat(level: str) -> None:
    """The other seat would win with a seven."""
    table = laid((5, 8, 8, 8), p0_stock="10 2 1", p0_hand_0="W", p0_hand_1="1", p0_hand_2="4", p1_stock="7").round
    assert answer(table, level) != "hand.0>build.0"


def test_the_expert_gives_the_same_answer_to_the_same_seed() -> None:
    table = laid((5, 1, 4, 4), p0_stock="10 9 3", p0_hand_0="2 6", p0_hand_1="W", p0_hand_2="W 5").round
    assert [answer(table, "expert", seed) for seed in range(6)] == [answer(table, "expert", seed) for seed in range(6)]


def test_the_expert_does_not_think_where_there_is_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid((5, 8, 8, 8), p0_stock="10 6", p0_hand_0="1 7", p0_hand_1="3", p0_hand_2="3").round
    monkeypatch.setattr("cardgui.ai.skip_bo_junior.expert.Worlds", None)
    assert answer(table, "expert") == "stock>build.0"


def test_yardsticks_play_what_is_legal() -> None:
    table = laid((5, 2, 8, 8), OFF, p0_stock="10 6", p0_hand_0="3", p0_hand_1="W", p0_hand_2="10").round
    for player in YARDSTICKS.values():
        assert player(observe(table, 0), random.Random(1)) in table.legal_moves()
    assert all(choose(observe(table, 0), level, 1) in table.legal_moves() for level in LEVELS)
