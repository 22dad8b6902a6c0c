"""How turns and rounds end."""

from __future__ import annotations

import pytest

from cardgui.rules.steps import RoundOver, TurnPassed
from tests.rules.kings_corners.tables import BLACK_DOWN, legal, lying, match, play, round_of, table

CLOSED = ("AS", "AC", "AH", "AD")
OPEN_TEN = ("10H", "AC", "AH", "AD")
HELD = {"sides": ("10H", "9S", "AH", "AD"), "must_play": False}
"""Nobody with low cards can lay one, but a pile can be moved."""


def test_a_turn_goes_on_until_nothing_can_be_laid_or_moved() -> None:
    """KC-13, ALL-8: any number of plays in any order; then it ends by itself, visibly."""
    position = table("9S 8D 2S", "KC 2C", sides=("10H", "9D", "QD", "JC"), corners=("KS", "KH", "KD", "KC"))
    assert "end" not in legal(position)
    play(position, "hand.0>side.n", "hand.0>side.n", "side.s>corner.ne", "side.w>corner.ne")
    assert position.seat == 0
    steps = play(position, "hand.0>side.w")
    assert [type(step) for step in steps[-1:]] == [RoundOver]


def test_the_turn_that_ends_by_itself_says_so() -> None:
    """ALL-8."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN)
    steps = play(position, "hand.0>side.n")
    assert [step for step in steps if isinstance(step, TurnPassed)] == [TurnPassed(1, 0, "stuck")]


def test_turns_of_seats_that_can_do_nothing_end_one_after_the_other() -> None:
    """ALL-8: each has drawn its card (KC-6)."""
    position = table("9S 2S", "2C", "2H", "KC 3C", sides=OPEN_TEN, stock="4C 4D 4S")
    steps = play(position, "hand.0>side.n")
    assert [step.seat for step in steps if isinstance(step, TurnPassed)] == [1, 2, 3]
    assert [lying(position, f"p{seat}.hand") for seat in (1, 2, 3)] == ["2C 4S", "2H 4D", "KC 3C 4C"]


def test_a_complete_pile_is_a_choice_at_the_end() -> None:
    """KC-13: it may be sent back, or the turn ended; while a card can be laid the turn cannot be ended."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN, corners=(BLACK_DOWN, "", "", ""))
    assert legal(position) == {"hand.0>side.n", "corner.ne>draw"}
    play(position, "hand.0>side.n")
    assert legal(position) == {"corner.ne>draw", "end"}
    steps = play(position.clone(), "end")
    assert steps == [TurnPassed(1, 0)]
    assert position.seat == 0


def test_without_must_play_cards_can_be_held_back() -> None:
    """KC-13."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN, must_play=False)
    assert legal(position) == {"hand.0>side.n", "end"}
    assert play(position, "end") == [TurnPassed(1, 0)]
    stuck = table("9S 2S", "KC 2C", sides=OPEN_TEN, must_play=False)
    assert play(stuck, "hand.0>side.n")[-1] == TurnPassed(1, 0, "stuck")


@pytest.mark.parametrize("must_play", [True, False])
def test_the_round_ends_the_moment_a_hand_is_empty(must_play: bool) -> None:
    """KC-15: also with plays left, also with the last card of a run."""
    position = table("9S 8H", "KC 2C", sides=OPEN_TEN, corners=("KD", "QS", "", ""), must_play=must_play)
    steps = play(position, "hand.0>side.n", "hand.0>side.n")
    assert steps[-1] == RoundOver((0,), (1, 0), False)
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.seat == -1
    assert legal(position) == set()


# -- blocked rounds


def test_a_round_in_which_all_hold_back_is_blocked() -> None:
    """KC-16: the stock is empty, nobody lays a card or can lay one; moving piles would be possible."""
    position = table("2S 2C", "2H 3H 4H", "KC 6C", corners=("QH", "QD", "JS", "JC"), turns=5, **HELD)
    play(position, "end", "end")
    assert not position.over
    steps = play(position, "end")
    assert position.result is not None
    assert position.result.blocked
    assert steps[-1] == RoundOver((0,), (1, 0, 0), True)


def test_equal_lowest_counts_share_it() -> None:
    """KC-16: a king counts 10."""
    position = table("2S 2C", "2H 3H", "KC", corners=("QH", "QD", "JS", "JC"), turns=5, **HELD)
    play(position, "end", "end", "end")
    assert position.result is not None
    assert position.result.winners == (0, 1)


@pytest.mark.parametrize("stock", ["", "5D"])
def test_it_is_not_blocked_while_there_is_a_stock(stock: str) -> None:
    """KC-16: and the stock counts before the draw of `end_of_turn`."""
    position = table("2S 2C", "2H 3H", stock=stock, turns=5, draw="end_of_turn", **HELD)
    play(position, "end", "end")
    assert position.over == (stock == "")
    if not position.over:
        play(position, "end")
        assert position.over


def test_it_is_not_blocked_while_somebody_can_lay_a_card() -> None:
    """KC-16, and the trap of a block rule that is reached without the cap."""
    position = table("2S 8D", "2H 3H", turns=5, **HELD)
    play(position, *["end"] * 8)
    assert not position.over


def test_a_card_laid_starts_the_count_again() -> None:
    """KC-16: each seat in turn must have done nothing."""
    position = table("2S 3S", "2H 8D 3H", "2C 3C", turns=5, **HELD)
    play(position, "end", "hand.1>side.e", "end", "end", "end")
    assert not position.over
    play(position, "end")
    assert position.over


@pytest.mark.parametrize("draw", ["every_turn", "end_of_turn"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_after_a_hundred_turns_a_seat(seats: int, draw: str) -> None:
    """ALL-4: everybody holds back (KC-16); the lowest count wins, and each hand counts against its holder."""
    of = match(seats, 3, must_play=False, draw=draw, scoring="penalty_points", target=200)
    while not of.round.over:
        end = [move for move in of.legal_moves() if move.text == "end"]
        of.play(end[0])
        assert min(of.round.turns) <= 100
    assert of.round.turns == [100] * seats
    result = of.results[0]
    assert result.blocked
    held = [[of.game.face_text(of.round.face[card]) for card in round_of(of).hand(seat)] for seat in range(seats)]
    assert list(result.scores) == [sum(10 if card[0] == "K" else 1 for card in hand) for hand in held]
    assert sum(map(len, held)) == 52 - sum(len(of.round.piles[place]) for place in range(9))
    assert result.winners == tuple(s for s in range(seats) if result.scores[s] == min(result.scores))
