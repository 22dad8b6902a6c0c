from __future__ import annotations

import random

from cardgui.ai.kings_corners.deals import Deal, packed
from cardgui.ai.kings_corners.plays import NEED, PARENT, laid
from cardgui.ai.kings_corners.rollouts import Rollout
from cardgui.ai.kings_corners.sight import EMPTY, seen
from cardgui.ai.kings_corners.turn import Turn
from cardgui.rules.kings_corners.cards import KIND, KINGS
from cardgui.rules.kings_corners.game import KINGS_CORNERS as GAME
from cardgui.rules.observation import observe
from tests.ai.answers import answer, whole_turn
from tests.harness.play import new_match, random_options
from tests.harness.policy import choose as at_random
from tests.rules.kings_corners.tables import BLACK_DOWN, table

CORNERS_TAKEN = ("KS", "KH", "KD", "KC")


def kind(text: str) -> int:
    return KIND[GAME.faces_by_text[text]]


def test_the_order_that_empties_the_hand() -> None:
    """KC-10, KC-11, KC-15: the pile is moved, the jack fills the gap, and what is left fits on it."""
    position = table("JS 10H 9S", "2S 2H", sides=("8S", "7H", "AS", "AC"), corners=("", "", "", ""), stock="")
    whole_turn(position)
    assert position.over


def test_kings_go_to_corners() -> None:
    """KC-8."""
    position = table("KS 2C 2S", "3S 3H", sides=("8S", "9S", "AS", ""))
    assert whole_turn(position)[0] == "hand.0>corner.ne"


def test_an_empty_side_gets_the_card_that_no_pile_will_take() -> None:
    """KC-11: both black tens that the red nine waits for are covered, the black sevens for the six are to come."""
    position = table(
        "9H 6H",
        "2S 2H 4S 4H",
        sides=("10S 9D", "10C 9C", "AS", ""),
        corners=("KS", "KC", "KD", "KH"),
        stock="7S 7C 3S 5D QS",
    )
    assert answer(position) == "hand.0>side.w"


def test_a_complete_pile_on_a_side_is_sent_back_for_the_room() -> None:
    """KC-12: the last card then fills the side."""
    position = table("5H", "2C 2D", sides=(BLACK_DOWN, "9C", "7D", "JD"), corners=("KC", "KD", "KH", ""))
    assert whole_turn(position)[-1] == "hand.0>side.n"
    assert position.over


def test_who_is_stuck_draws() -> None:
    """KC-6."""
    sides = ("9C", "9S", "AD", "AH")
    position = table("5H", "2S 2H", sides=sides, corners=CORNERS_TAKEN, stock="2C 3C", draw="when_stuck")
    assert answer(position) == "draw"


def test_a_turn_never_goes_on_for_ever() -> None:
    """The fault of public programs: piles that wander between empty sides. Every turn ends, whatever the options."""
    for seed in range(12):
        rng = random.Random(seed)
        seats = rng.randint(2, 4)
        match = new_match(GAME, seats, seed, random_options(GAME, seats, rng) | {"must_play": seed % 2 == 0})
        while not match.round.over:
            whole_turn(match.round, "easy" if seed % 3 == 0 else "skilled")


def test_plays_are_those_of_the_rules() -> None:
    """The small model and the rules agree on what can follow, position by position."""
    for seed in range(30):
        rng = random.Random(seed)
        match = new_match(GAME, 2 + seed % 3, seed, {"must_play": False})
        while not match.round.over:
            position = match.round
            turn = Turn(seen(observe(position, position.seat)))
            by_rules = {turn._after(move) for move in position.legal_moves() if move.target >= 0}
            assert by_rules == set(turn.follow(turn.root))
            match.play(at_random(position, rng))


def test_kinds_follow_each_other() -> None:
    assert NEED[kind("KS")] == kind("QH") == kind("QD")
    assert PARENT[kind("QH")] == kind("KS")
    assert all(PARENT[king] == -1 for king in KINGS)


def test_a_rollout_lays_what_fits() -> None:
    """A king to a corner, piles onto others, and the highest cards onto the sides that this empties."""
    sides = tuple(laid(EMPTY, kind(card)) for card in ("8S", "7H", "AS", "5H"))
    hand = (kind("3H"), kind("6S"), kind("10S"), kind("JH"), kind("KH"))
    rollout = Rollout((sides, (EMPTY,) * 4, ()), 0, Deal([packed(()), packed(hand)], []))
    rollout.lay_all(1)
    assert rollout.ones[1] == rollout.twos[1] == 0
    assert sorted(rollout.heads) == sorted(kind(card) for card in ("8S", "AS", "JH", "3H"))
    assert sorted(rollout.needs[:4]) == sorted([kind("4S"), NEED[kind("AS")], kind("9H"), kind("2S")])
    assert kind("QS") in rollout.needs[4:]
