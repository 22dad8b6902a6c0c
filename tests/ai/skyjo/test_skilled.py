from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cardgui.ai.levels import LEVELS
from cardgui.ai.players import choose
from cardgui.ai.skyjo.outlook import Outlook
from cardgui.ai.skyjo.sight import sight_of
from cardgui.rules.matches import Match

Arrange = Callable[..., Match]
HIGH = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
LOW = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 4]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.parse_move(move))
    return match


STRONG = pytest.mark.parametrize("level", ["skilled", "expert"])


def answers(match: Match, level: str) -> set[str]:
    """What the seat on turn does, with ten seeds."""
    return {str(choose(match.observe(match.round.seat), level, seed)) for seed in range(10)}


@STRONG
def test_a_column_is_completed_with_the_discard(arrange: Arrange, level: str) -> None:
    """SJ-8: even with twelves; without columns nobody takes one."""
    grid = [12, 1, 2, 3, 12, 5, 6, 7, 8, 9, 10, 11]
    cells = [(0, 4), (0, 1)]
    assert answers(arrange([grid, LOW], 12, turned=cells), level) == {"discard>grid.8"}
    assert answers(arrange([grid, LOW], 12, turned=cells, columns=False), level) == {"draw"}


@STRONG
def test_a_column_is_completed_with_a_drawn_card(arrange: Arrange, level: str) -> None:
    grid = [11, 1, 2, 3, 11, 5, 6, 7, 8, 9, 10, 12]
    match = play(arrange([grid, LOW], 10, draws=[11], turned=[(0, 4), (0, 1)]), "draw")
    assert answers(match, level) == {"drawn>grid.8"}


@STRONG
def test_a_low_discard_is_taken_and_a_high_one_left(arrange: Arrange, level: str) -> None:
    assert "draw" not in answers(arrange([HIGH, LOW], -2, turned=[(0, 1), (0, 1)]), level)
    assert answers(arrange([HIGH, LOW], 12, turned=[(1, 6), (0, 1)]), level) == {"draw"}


@STRONG
def test_the_next_seat_is_not_given_the_card_that_completes_its_column(arrange: Arrange, level: str) -> None:
    """Of a nine and a five the nine goes first, unless the next seat collects nines."""
    mine = [9, 5, 2, 3, 4, 7, 6, 8, 1, 3, 10, 11]
    cells = [(0, 1), (0, 4)]
    for pair, answer in ((10, "discard>grid.0"), (9, "discard>grid.1")):
        theirs = [pair, 0, 2, 3, pair, 5, 6, 7, 1, 3, 11, 11]
        match = arrange([mine, theirs], 12, draws=[0], turned=cells)
        play(match, "draw", "drawn>discard", "end")
        # Early in a round so little is at stake that the skilled player errs now and then.
        moves = [str(choose(match.observe(0), level, seed)) for seed in range(20)]
        assert Counter(moves).most_common(1)[0][0] == answer


def last_card_left(arrange: Arrange, mine: list[int], theirs: list[int], **options: object) -> Match:
    """Seat 0 has drawn a card that it does not want, and one card left to turn up."""
    draws = [12] * 2 + [11] * 6 + [10] * 6 + [9] * 5 + [-2]
    match = arrange([mine, theirs], theirs[0], draws=draws, turned=[(0, 1), (0, 1)], **options)
    if match.round.seat == 1:
        play(match, "discard>grid.0")
    for cell in range(2, 11):
        play(match, "draw", "drawn>discard", f"flip grid.{cell}", "draw", "drawn>discard", f"flip grid.{cell}")
    return play(match, "draw", "drawn>discard")


@STRONG
def test_a_round_is_closed_by_the_one_who_is_ahead_only(arrange: Arrange, level: str) -> None:
    """SJ-10: the closer's score is doubled unless it is the lowest."""
    good = [0, 1, -1, 0, 2, 0, -1, 1, 0, 2, 1, 0]
    bad = [8, 6, 3, 8, 7, 5, 4, 8, 6, 7, 5, 4]
    assert answers(last_card_left(arrange, good, bad), level) == {"flip grid.11"}
    assert answers(last_card_left(arrange, bad, good), level) == {"end"}
    assert answers(last_card_left(arrange, bad, good, reveal_after_discard="must"), level) == {"flip grid.11"}


def test_closing_costs_what_the_options_say(arrange: Arrange) -> None:
    """SJ-10 and its options, seen from far behind."""
    bad, good = [8, 6, 3, 8, 7, 5, 4, 8, 6, 7, 5, 4], [0, 1, -1, 0, 2, 0, -1, 1, 0, 2, 1, 0]

    def closing(points: int, **options: object) -> int:
        match = last_card_left(arrange, bad, good, **options)
        return Outlook(sight_of(match.observe(0))).closing(points)

    assert closing(60) - closing(60, double="never") == 60_000
    assert closing(-1) == closing(-1, double="never")
    assert closing(-1, double="always") <= closing(-1)


@STRONG
def test_in_the_last_lap_the_most_expensive_card_goes(arrange: Arrange, level: str) -> None:
    """SJ-9: one turn is left, so only what is saved counts."""
    good = [0, 1, -1, 0, 2, 0, -1, 1, 0, 2, 1, 0]
    bad = [8, 6, 3, 8, 7, 5, 4, 9, 6, 7, 5, 4]
    match = play(last_card_left(arrange, good, bad), "flip grid.11")
    assert match.round.seat == 1
    assert answers(match, level) == {"draw"}
    assert answers(play(match, "draw"), level) == {"drawn>grid.7"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_opening_turns_up_two_cards_that_lie_face_down(arrange: Arrange, seats: int, level: str) -> None:
    """SJ-2, SJ-3."""
    grid = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    match = arrange([grid] * seats, 12, turned=[])
    for _ in range(2 * seats):
        match.play(choose(match.observe(match.round.seat), level, 4))
    assert [mask.bit_count() for mask in match.round.down] == [10] * seats  # type: ignore[attr-defined]
