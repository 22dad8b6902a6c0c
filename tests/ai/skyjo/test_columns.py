from __future__ import annotations

from fractions import Fraction

import pytest

from cardgui.ai.skyjo.columns import (
    DOWN,
    KINDS,
    LONGEST,
    POINT,
    SPAN,
    deck_faces,
    index,
    revealed,
    worth_after,
    worth_by_third,
)


def kinds(*faces: int | None) -> tuple[int, ...]:
    return tuple(DOWN if face is None else face + 2 for face in faces)


def average(known: tuple[int, ...], faces: list[int], columns: bool) -> Fraction:
    """The mean over every way of turning up the rest, one card after the other, in points."""
    if len(known) == 3:
        return Fraction(0 if columns and len(set(known)) == 1 else sum(known) - 6)
    total = Fraction(0)
    for kind, count in enumerate(faces):
        if count:
            rest = [n - (k == kind) for k, n in enumerate(faces)]
            total += count * average((*known, kind), rest, columns)
    return total / sum(faces)


@pytest.mark.parametrize("known", [(), (5,), (5, 5), (0, 0), (3, 9), (14, 14, 14), (2, 3, 4)])
@pytest.mark.parametrize("columns", [True, False])
def test_turning_up_a_column_costs_its_mean(known: tuple[int, ...], columns: bool) -> None:
    """SJ-9, with SJ-8 on and off."""
    faces = deck_faces()
    column = (*known, DOWN, DOWN, DOWN)[:3]
    exact = average(known, faces, columns) * POINT
    assert abs(revealed(column, faces, columns) - exact) < 40
    # Exact for the sum; that all three hidden ones are equal is rounded by kind.
    assert abs(revealed((*known, DOWN, DOWN, DOWN)[:3], faces, columns) - exact) <= KINDS


def test_cards_that_are_all_seen_complete_nothing() -> None:
    faces = deck_faces()
    faces[14] = 0
    with_columns, without = (revealed(kinds(12, 12, None), faces, columns) for columns in (True, False))
    assert with_columns == without


def test_a_pair_is_worth_more_with_columns_and_time() -> None:
    """SJ-8: two twelves and time are better than a twelve and a five."""
    pair = index(*kinds(12, 12, None))
    soon, late = worth_after(1, True), worth_after(8, True)
    assert late[pair] < soon[pair] < worth_after(0, False)[pair]
    assert late[pair] < worth_after(8, False)[pair]
    assert late[pair] < late[index(*kinds(12, 5, None))]


def test_more_time_never_costs_and_the_order_in_a_column_is_nothing() -> None:
    for steps in range(LONGEST):
        now, later = worth_after(steps, True), worth_after(steps + 1, True)
        assert all(after <= before for before, after in zip(now, later))
    worth = worth_after(4, True)
    assert worth[index(1, 7, DOWN)] == worth[index(DOWN, 1, 7)] == worth[index(7, DOWN, 1)]
    assert worth_by_third(worth, 1, 7) == [worth[index(third, 7, 1)] for third in range(SPAN)]


def test_three_low_cards_are_no_column_to_wish_for() -> None:
    """Taking out three -2 gives six points away."""
    worth = worth_after(4, True)
    assert worth[index(*kinds(-2, -2, -1))] < worth[index(*kinds(-2, -2, -2))] == 0
