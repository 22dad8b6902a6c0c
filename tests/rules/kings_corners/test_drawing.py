"""When a card is drawn."""

from __future__ import annotations

import pytest

from cardgui.rules.steps import Moved, TurnPassed
from tests.rules.kings_corners.tables import BLACK_DOWN, legal, lying, play, reason, stock_size, table

CLOSED = ("AS", "AC", "AH", "AD")
OPEN_TEN = ("10H", "AC", "AH", "AD")


def test_a_turn_begins_with_drawing_one_card() -> None:
    """KC-6: the default; nobody else sees the card."""
    position = table("9S 9C 2S", "KC 2C", sides=OPEN_TEN, stock="3C 9D 4D")
    steps = play(position, "hand.0>side.n")
    drawn = [step for step in steps if isinstance(step, Moved) and step.why == "draw"]
    assert [(step.actor, step.knows) for step in drawn] == [(1, (0b010,))]
    assert lying(position, "p1.hand") == "KC 2C 4D"
    assert "draw" not in legal(position)


def test_an_empty_stock_ends_the_drawing_only() -> None:
    """KC-14: play goes on."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN)
    play(position, "hand.0>side.n")
    assert lying(position, "p1.hand") == "KC 2C"
    assert position.seat == 1


# -- when_stuck


def test_when_stuck_nothing_is_drawn_at_the_start() -> None:
    """KC-6."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN, stock="3C 4D", draw="when_stuck")
    play(position, "hand.0>side.n")
    assert lying(position, "p1.hand") == "KC 2C"
    assert reason(position, "draw") == "draw_not_due"


@pytest.mark.parametrize("must_play", [True, False])
def test_a_seat_that_can_do_nothing_draws_one_and_plays_on(must_play: bool) -> None:
    """KC-6: the draw is compulsory, with `must_play` off too."""
    position = table("2S", "KC 2C", sides=OPEN_TEN, stock="3C 9S", draw="when_stuck", must_play=must_play)
    assert legal(position) == {"draw"}
    assert reason(position, "end") == "draw_first"
    play(position, "draw")
    assert legal(position) == {"hand.1>side.n"}


def test_only_once_a_turn() -> None:
    """KC-6: if the card does not help the turn ends by itself (ALL-8)."""
    position = table("2S", "KC 2C", sides=OPEN_TEN, stock="9S 3C", draw="when_stuck")
    play(position, "draw")
    assert position.seat == 1
    assert lying(position, "p0.hand") == "2S 3C"
    position = table("2S 2C", "KC 2C", sides=OPEN_TEN, stock="8D 4C 9S", draw="when_stuck", must_play=False)
    play(position, "draw", "hand.2>side.n")
    assert position.seat == 1


def test_not_after_a_play() -> None:
    """KC-6."""
    laid = table("9S 2S", "KC 2C", sides=OPEN_TEN, stock="3C", draw="when_stuck")
    play(laid, "hand.0>side.n")
    assert laid.seat == 1


def test_a_seat_that_can_move_a_pile_does_not_draw() -> None:
    """KC-6: and with `must_play` off it may end its turn, since it can lay no card."""
    position = table("2S", "KC 2C", sides=("10H", "9S", "AH", "AD"), stock="3C", draw="when_stuck", must_play=False)
    assert legal(position) == {"side.e>side.n", "end"}


def test_a_seat_that_can_lay_a_card_may_not_end_its_turn_without() -> None:
    """KC-6: with `must_play` off; also after moving piles, and after the draw."""
    position = table("9S 9C", "KC 2C", sides=("10H", "AC", "10D", "AD"), stock="3C", draw="when_stuck", must_play=False)
    assert legal(position) == {"hand.0>side.n", "hand.0>side.s", "hand.1>side.n", "hand.1>side.s"}
    assert reason(position, "end") == "must_lay"
    play(position, "hand.0>side.n")
    assert legal(position) == {"hand.0>side.s", "end"}
    moved = table("2S", "KC 2C", sides=("10H", "9S", "AH", "AD"), stock="3C", draw="when_stuck", must_play=False)
    play(moved, "side.e>side.n")
    assert legal(moved) == {"hand.0>side.e"}


def test_sending_a_complete_pile_back_is_no_play() -> None:
    """KC-6, KC-12: the draw stays due; with an empty stock it becomes due by it."""
    for stock in ("", "3C"):
        position = table("2S", "7C 2C", sides=CLOSED, corners=(BLACK_DOWN, "", "", ""), stock=stock, draw="when_stuck")
        assert legal(position) == {"corner.ne>draw", "draw" if stock else "end"}
        play(position, "corner.ne>draw")
        assert legal(position) == {"draw"}
        assert position.seat == 0, "still the same turn"


def test_nothing_to_draw_when_stuck() -> None:
    """KC-6, KC-14: the turn ends by itself."""
    position = table("9S 2S", "2C", sides=OPEN_TEN, draw="when_stuck", turns=3)
    steps = play(position, "hand.0>side.n")
    passed = [(step.before, step.seat, step.why) for step in steps if isinstance(step, TurnPassed)]
    assert passed[:2] == [(0, 1, "stuck"), (1, 0, "stuck")]
    assert reason(table("9S", "2C", sides=OPEN_TEN, draw="when_stuck"), "draw") == "nothing_to_draw"


# -- end_of_turn


def test_drawing_at_the_end_of_the_turn() -> None:
    """KC-6: the house rule."""
    position = table("9S 2S", "KC 2C", sides=OPEN_TEN, stock="3C 8H 9D", draw="end_of_turn")
    play(position, "hand.0>side.n")
    assert lying(position, "p0.hand") == "2S 9D"
    assert lying(position, "p1.hand") == "KC 2C"
    assert stock_size(position) == 2


def test_the_last_turn_before_the_cap_ends_with_drawing_too() -> None:
    """KC-6, ALL-4: the card counts in the hand."""
    sides = ("10H", "9S", "AH", "AD")
    position = table(
        "2S 2C 3C", "2H 3H", sides=sides, stock="3D KC", seat=1, turns=100, draw="end_of_turn", must_play=False
    )
    play(position, "end")
    assert position.over
    assert lying(position, "p1.hand") == "2H 3H KC"
    assert position.result is not None
    assert position.result.blocked
    assert position.result.winners == (0,)


def test_no_card_is_drawn_after_going_out() -> None:
    """KC-15: the round has ended."""
    position = table("9S", "KC 2C", sides=OPEN_TEN, stock="3C 9D", draw="end_of_turn")
    play(position, "hand.0>side.n")
    assert position.over
    assert stock_size(position) == 2
